// How long an answer takes until everybody at the table has been told, while many tables are in play. Starts the built server
// on this machine with a folder of its own, seats people who answer with bots beside them, measures, and cleans up.
import { availableParallelism, loadavg } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { inflateRawSync } from 'node:zlib';
import { WebSocket } from 'ws';
import { figures, post, signIn, sleep, startDatabase, startServer } from './own-server.mjs';
import { server } from './prepare.mjs';
import { titleOf } from './titles.mjs';

const usage = `npm run load -- [options]

  --game NAME    the game that is played (the first that the server knows)
  --tables N     tables in play (200)
  --people N     people at each table, who answer what they are asked (1)
  --bots N       bots at each table (2)
  --kind KIND    the level of the bots (random)
  --watchers N   sockets at each table that only watch (1)
  --seconds N    how long to measure (30)
  --warm N       seconds before that (10)
  --think MS     a person answers after this long, on average (1000)
  --nodes N      servers on one PostgreSQL, which is started for it, instead of one with a file (0)
  --across       those who only watch do so at another node than where the people are
  --server FILE  the built server
  --profile DIR  where the processor profiles of the server's threads are written
  --json         the last line of the output is one JSON object

npm run load -- --idle N   how much memory tables take that nobody looks at`;

const { values: flags } = parseArgs({
  options: {
    game: { type: 'string' },
    tables: { type: 'string', default: '200' },
    people: { type: 'string', default: '1' },
    bots: { type: 'string', default: '2' },
    kind: { type: 'string', default: 'random' },
    watchers: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '30' },
    warm: { type: 'string', default: '10' },
    think: { type: 'string', default: '1000' },
    nodes: { type: 'string', default: '0' },
    across: { type: 'boolean', default: false },
    server: { type: 'string', default: server },
    profile: { type: 'string' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (flags.help) {
  console.log(usage);
  process.exit(0);
}
const wish = Object.fromEntries(
  ['tables', 'people', 'bots', 'watchers', 'seconds', 'warm', 'think', 'nodes'].map((name) => {
    const value = Number(flags[name]);
    if (Number.isInteger(value) && value >= (name === 'tables' || name === 'people' || name === 'seconds' ? 1 : 0))
      return [name, value];
    console.error(`--${name} must be a whole number, not "${flags[name]}"\n\n${usage}`);
    return process.exit(2);
  }),
);

const profiling = flags.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${flags.profile}`];
// Everybody comes from one address here.
const most = String(wish.tables * (wish.people + wish.watchers + 1));
const room = ['--channels', most, '--channels-per-address', most, '--guests-per-hour', most];
const database = wish.nodes === 0 ? null : await startDatabase(flags.server);
const env = database === null ? {} : { DATABASE_URL: database.url };
const servers = Array.from({ length: Math.max(1, wish.nodes) }, () => startServer(flags.server, room, profiling, env));
let isMeasuring = false;
let isOver = false;
const told = [];
const acknowledged = [];
const counts = { answers: 0, refused: 0, problems: {}, updates: 0, bytes: 0 };

try {
  const bases = await Promise.all(servers.map(({ address }) => address));
  const [base] = bases;
  const began = Date.now();
  const { id: game } = await titleOf(base, flags.game);
  // A person holds only so many channels.
  const tablesOfOne = Math.max(1, Math.floor(40 / (wish.people + wish.watchers)));
  let cookie = '';
  for (let n = 0; n < wish.tables; n++) {
    if (n % tablesOfOne === 0) cookie = await signIn(base, 'Load');
    await openTable(bases, cookie, n, game);
  }
  say(`${wish.tables} tables opened in ${((Date.now() - began) / 1000).toFixed(1)} s`);
  await sleep(wish.warm * 1000);
  const before = await metrics(bases);
  isMeasuring = true;
  const delay = monitorEventLoopDelay({ resolution: 2 });
  delay.enable();
  await sleep(wish.seconds * 1000);
  delay.disable();
  isMeasuring = false;
  const after = await metrics(bases);
  isOver = true;
  report(before, after, delay);
} catch (error) {
  console.error(`the load test failed: ${error.message}`);
  process.exitCode = 1;
} finally {
  isOver = true;
  await Promise.all(servers.map((each) => each.end(10_000)));
  await database?.end();
  process.exit();
}

/** People, bots and watchers at one table; each person answers in his own time. */
async function openTable(bases, cookie, n, game) {
  const base = bases[n % bases.length];
  const elsewhere = flags.across ? bases[(n + 1) % bases.length] : base;
  const seats = [...Array(wish.people).fill('me'), ...Array(wish.bots).fill(flags.kind)];
  const made = await post(`${base}/api/tables`, { game, name: `Load ${n}`, seats, options: null }, cookie);
  const { id } = await made.json();
  const room = { sockets: [], sent: null };
  for (let seat = 0; seat < wish.people; seat++) await sit(base, cookie, id, seat, room);
  for (let w = 0; w < wish.watchers; w++) await sit(elsewhere, cookie, id, null, room);
}

function sit(base, cookie, table, seat, room) {
  // As a browser does.
  const socket = new WebSocket(`${base.replace('http', 'ws')}/live`, ['packed'], { headers: { cookie } });
  const player = { socket, seat, view: null, timer: null, nextId: 1 };
  room.sockets.push(player);
  return new Promise((seated, fail) => {
    socket.on('open', () => socket.send(JSON.stringify({ type: 'sit', table, seat, have: null })));
    socket.on('error', fail);
    socket.on('close', () => isOver || fail(new Error('a socket was closed')));
    socket.on('message', (data, isPacked) => {
      const message = JSON.parse((isPacked ? inflateRawSync(data) : data).toString());
      if (isMeasuring) counts.bytes += data.length;
      if (message.type === 'view') {
        player.view = message.view;
        seated();
      } else if (message.type === 'update') {
        player.view = applyPatch(player.view, message.patch);
        if (isMeasuring) counts.updates++;
        hasHeard(player, room);
      } else if (message.type === 'accepted' && room.sent?.by === player) {
        room.sent.accepted = performance.now();
        settle(room);
      } else if (message.type === 'refused' || message.type === 'problem') {
        if (room.sent?.by === player) room.sent = null;
        if (message.type === 'refused') counts.refused++;
        else counts.problems[message.code] = (counts.problems[message.code] ?? 0) + 1;
        player.view = { ...player.view, decisions: player.view.decisions };
      }
      think(player, room);
    });
  });
}

/** Answers after a while, when asked and when nobody's answer is being measured at this table. */
function think(player, room) {
  if (player.timer !== null || player.seat === null || player.view.decisions.length === 0) return;
  player.timer = setTimeout(
    () => {
      player.timer = null;
      const [decision] = player.view.decisions;
      if (decision === undefined || isOver) return;
      if (room.sent !== null) {
        think(player, room);
        return;
      }
      const value = decision.kind === 'plan' ? decision.fallback : pick(decision);
      const { answers } = player.view;
      // What is answered in secret is told to nobody else before all have answered, bots too.
      const waiting = new Set(decision.secret ? [player] : room.sockets);
      room.sent = { by: player, at: performance.now(), answers, waiting, accepted: null };
      const message = { type: 'answer', id: player.nextId++, version: answers, decision: player.view.decision, value };
      player.socket.send(JSON.stringify(message));
    },
    wish.think * (0.5 + Math.random()),
  );
}

function pick({ options, pick: [least, most] }) {
  const count = Math.min(options.length, Math.max(least, Math.min(1, most)));
  const pool = options.map((o) => o.id);
  return Array.from({ length: count }, () => pool.splice(Math.floor(Math.random() * pool.length), 1)[0]);
}

/** An answer is told when every socket at the table has seen it happen. */
function hasHeard(player, room) {
  const { sent } = room;
  if (sent === null || player.view.answers <= sent.answers) return;
  sent.waiting.delete(player);
  if (sent.waiting.size === 0) sent.told ??= performance.now();
  settle(room);
}

function settle(room) {
  const { sent } = room;
  if (sent.accepted === null || sent.told === undefined) return;
  room.sent = null;
  if (!isMeasuring) return;
  counts.answers++;
  told.push(sent.told - sent.at);
  acknowledged.push(sent.accepted - sent.at);
}

function applyPatch(before, patch) {
  if (typeof patch !== 'object' || patch === null || Array.isArray(patch)) return patch;
  if ('=' in patch) return patch['='];
  if ('#' in patch || '+' in patch) {
    const out = before.slice();
    for (const [place, change] of Object.entries(patch['#'] ?? {})) out[place] = applyPatch(out[place], change);
    return [...out, ...(patch['+'] ?? [])];
  }
  const out = { ...before };
  for (const [key, change] of Object.entries(patch)) {
    if (change === null) delete out[key];
    else out[key] = applyPatch(out[key] ?? null, change);
  }
  return out;
}

/** Of all servers together; what is late, of the one that is latest. */
async function metrics(bases) {
  const all = await Promise.all(bases.map(metricsOf));
  const sum = (name) => all.reduce((total, one) => total + one[name], 0);
  const together = (name) =>
    all[0][name].map(({ most }, i) => ({
      most,
      count: all.reduce((total, one) => total + (one[name][i]?.count ?? 0), 0),
    }));
  return {
    ...Object.fromEntries(['answers', 'heap', 'resident', 'cpu'].map((name) => [name, sum(name)])),
    inside: together('inside'),
    stored: together('stored'),
    delay: Object.fromEntries(
      Object.keys(all[0].delay).map((share) => [share, Math.max(...all.map((one) => one.delay[share]))]),
    ),
  };
}

async function metricsOf(base) {
  const { text, figure } = await figures(base);
  return {
    answers: figure('custodian_answers_total'),
    heap: figure('custodian_heap_bytes'),
    resident: figure('custodian_resident_bytes'),
    cpu: figure('custodian_cpu_seconds_total'),
    inside: histogram(text, 'custodian_answer_seconds'),
    stored: histogram(text, 'custodian_store_seconds'),
    delay: Object.fromEntries(
      [...text.matchAll(/^custodian_delay_seconds\{quantile="(.+?)"\} (.+)$/gm)].map(([, share, n]) => [
        share,
        n * 1000,
      ]),
    ),
  };
}

function histogram(text, name) {
  return [...text.matchAll(new RegExp(`^${name}_bucket\\{le="(.+?)"\\} (\\d+)$`, 'gm'))].map(([, le, n]) => ({
    most: le === '+Inf' ? Number.POSITIVE_INFINITY : Number(le) * 1000,
    count: Number(n),
  }));
}

/** From the server's own histogram: the bucket in which the share is reached. */
function inside(before, after, share) {
  const grown = after.map(({ most, count }, i) => ({ most, count: count - (before[i]?.count ?? 0) }));
  const all = grown[grown.length - 1]?.count ?? 0;
  return grown.find(({ count }) => count >= all * share)?.most ?? Number.NaN;
}

function report(before, after, own) {
  const of = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  const row = (times) => {
    const sorted = times.slice().sort((a, b) => a - b);
    return { p50: of(sorted, 0.5), p95: of(sorted, 0.95), p99: of(sorted, 0.99), max: sorted[sorted.length - 1] ?? 0 };
  };
  const result = {
    ...wish,
    kind: flags.kind,
    cores: availableParallelism(),
    answers: counts.answers,
    answersPerSecond: counts.answers / wish.seconds,
    allAnswersPerSecond: (after.answers - before.answers) / wish.seconds,
    refused: counts.refused,
    problems: counts.problems,
    updatesPerSecond: counts.updates / wish.seconds,
    kilobytesPerSecond: counts.bytes / 1024 / wish.seconds,
    heapMegabytes: after.heap / 2 ** 20,
    residentMegabytes: after.resident / 2 ** 20,
    serverCores: (after.cpu - before.cpu) / wish.seconds,
    load: loadavg()[0],
    told: row(told),
    acknowledged: row(acknowledged),
    // In the server, without the way there and back: the upper end of the bucket.
    inside: Object.fromEntries([50, 95, 99].map((p) => [`p${p}`, inside(before.inside, after.inside, p / 100)])),
    stored: Object.fromEntries([50, 95, 99].map((p) => [`p${p}`, inside(before.stored, after.stored, p / 100)])),
    // How late the server is with what it has to do.
    serverDelay: { p50: after.delay['0.5'], p95: after.delay['0.95'], p99: after.delay['0.99'], max: after.delay['1'] },
    serverMillisecondsPerAnswer: (1000 * (after.cpu - before.cpu)) / (after.answers - before.answers),
    // How late this very program is: what is measured cannot be more exact.
    ownDelay: {
      p50: own.percentile(50) / 1e6,
      p95: own.percentile(95) / 1e6,
      p99: own.percentile(99) / 1e6,
      max: own.max / 1e6,
    },
  };
  const cell = (n) => n.toFixed(1).padStart(8);
  console.log(
    `${wish.tables} tables, each with ${wish.people} of people, ${wish.bots} bots (${flags.kind}), ${wish.watchers} watching; ${wish.seconds} s; ${wish.nodes === 0 ? 'one server with a file' : `${wish.nodes} on PostgreSQL${flags.across ? ', watched across' : ''}`}`,
  );
  console.log(
    `answers of people ${cell(result.answersPerSecond)} /s   all answers ${cell(result.allAnswersPerSecond)} /s   updates ${cell(result.updatesPerSecond)} /s`,
  );
  console.log(
    `traffic ${cell(result.kilobytesPerSecond)} kB/s   heap ${cell(result.heapMegabytes)} MB   memory ${cell(result.residentMegabytes)} MB   server ${cell(result.serverCores)} of ${result.cores} cores`,
  );
  console.log(`\nmilliseconds            p50     p95     p99     max`);
  for (const [title, r] of [
    ['answer to broadcast', result.told],
    ['answer to accepted', result.acknowledged],
  ])
    console.log(`${title.padEnd(20)}${cell(r.p50)}${cell(r.p95)}${cell(r.p99)}${cell(r.max)}`);
  console.log(
    `in the server       ${['p50', 'p95', 'p99'].map((p) => `≤ ${result.inside[p]}`.padStart(8)).join('')}   (p50, p95, p99)`,
  );
  console.log(
    `of that stored      ${['p50', 'p95', 'p99'].map((p) => `≤ ${result.stored[p]}`.padStart(8)).join('')}   (p50, p95, p99)`,
  );
  console.log(
    `the server's delay  ${cell(result.serverDelay.p50)}${cell(result.serverDelay.p95)}${cell(result.serverDelay.p99)}${cell(result.serverDelay.max)}   ${result.serverMillisecondsPerAnswer.toFixed(2)} ms of processor for each answer`,
  );
  console.log(
    `this program's delay${cell(result.ownDelay.p50)}${cell(result.ownDelay.p95)}${cell(result.ownDelay.p99)}${cell(result.ownDelay.max)}   load average ${result.load.toFixed(1)}`,
  );
  if (counts.refused > 0 || Object.keys(counts.problems).length > 0)
    console.log(`refused ${counts.refused}, problems ${JSON.stringify(counts.problems)}`);
  if (flags.json) console.log(JSON.stringify(result));
}

function say(text) {
  console.error(`[load] ${text}`);
}

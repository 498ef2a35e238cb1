// How much memory tables take that nobody looks at: while they are open, and once they have left memory. Starts the built server on
// this machine with a folder of its own, plays a little at every table, leaves, and waits until the tables are closed.
import { parseArgs } from 'node:util';
import { WebSocket } from 'ws';
import { figures, post, signIn, sleep, startServer } from './own-server.mjs';
import { server } from './prepare.mjs';
import { titleOf } from './titles.mjs';

const usage = `npm run load -- --idle N [options]

  --idle N       tables that are played at and left
  --game NAME    the game that is played (the first that the server knows)
  --answers N    answers of a person at each of them (5)
  --after N      seconds after which the server closes a table that nobody looks at (20)
  --seconds N    how long to wait at most until all are closed (120)
  --server FILE  the built server
  --json         the last line of the output is one JSON object`;

const { values: flags } = parseArgs({
  options: {
    idle: { type: 'string' },
    game: { type: 'string' },
    answers: { type: 'string', default: '5' },
    after: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '120' },
    server: { type: 'string', default: server },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (flags.help) {
  console.log(usage);
  process.exit(0);
}
const [tables, answers, after, seconds] = ['idle', 'answers', 'after', 'seconds'].map((name) => {
  const value = Number(flags[name]);
  if (Number.isInteger(value) && value >= 1) return value;
  console.error(`--${name} must be a whole number of 1 or more, not "${flags[name]}"\n\n${usage}`);
  return process.exit(2);
});
const TABLES_OF_ONE = 40;
const AT_ONCE = 24;

const limits = ['--guests-per-hour', String(tables), '--channels-per-address', '1000', '--idle', String(after)];
const own = startServer(flags.server, limits);

try {
  const base = await own.address;
  const title = await titleOf(base, flags.game);
  const atFirst = await memory(base);
  let next = 0;
  let cookie = Promise.resolve('');
  const work = async () => {
    while (next < tables) {
      const n = next++;
      if (n % TABLES_OF_ONE === 0) cookie = signIn(base, `Idle ${n}`);
      await playAt(base, await cookie, n, title);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const open = await memory(base);
  const deadline = Date.now() + seconds * 1000;
  let closed = await memory(base);
  while (closed.tables > 0 && Date.now() < deadline) {
    await sleep(1000);
    closed = await memory(base);
  }
  const megabytes = (bytes) => (bytes / 2 ** 20).toFixed(0).padStart(6);
  const rows = [
    ['at the start', atFirst],
    ['all have left', open],
    ['after a while', closed],
  ];
  console.log(
    `${tables} tables, each left after ${answers} answers of a person\n\n                tables  heap MB  resident MB`,
  );
  for (const [title, f] of rows)
    console.log(
      `${title.padEnd(16)}${String(f.tables).padStart(6)}   ${megabytes(f.heap)}       ${megabytes(f.resident)}`,
    );
  if (flags.json) console.log(JSON.stringify({ count: tables, answers, atFirst, open, closed }));
  if (closed.tables > 0) throw new Error(`${closed.tables} tables are still open`);
} catch (error) {
  console.error(`the test of idle tables failed: ${error.message}`);
  process.exitCode = 1;
} finally {
  await own.end(30_000);
  process.exit();
}

/** Makes a table, answers what a person is asked there, and leaves. */
async function playAt(base, cookie, n, { id: game, seats: [least] }) {
  const seats = ['me', ...Array(least - 1).fill('random')];
  const made = await post(`${base}/api/tables`, { game, name: `Idle ${n}`, seats, options: null }, cookie);
  const { id } = await made.json();
  const socket = new WebSocket(`${base.replace('http', 'ws')}/live`, { headers: { cookie } });
  await new Promise((left, fail) => {
    let given = 0;
    let again = null;
    const send = (message) => socket.readyState === socket.OPEN && socket.send(JSON.stringify(message));
    const sit = () => send({ type: 'sit', table: id, seat: 0, have: null });
    // Whoever wants no patches sits down anew: the whole view comes. Not too often: the server counts.
    const sitAgain = () => {
      clearTimeout(again);
      again = setTimeout(sit, 500);
    };
    socket.on('open', sit);
    socket.on('error', fail);
    socket.on('close', left);
    socket.on('message', (data) => {
      const message = JSON.parse(data.toString());
      // Some questions want more than the first answer: whoever is refused leaves as well.
      if (message.type === 'refused' || (message.type === 'accepted' && ++given >= answers)) socket.close();
      else if (message.type !== 'view') sitAgain();
      else if (message.view.decisions.length > 0) send({ type: 'answer', id: given + 1, ...answerTo(message.view) });
    });
  });
}

function answerTo({ answers: version, decision, decisions: [asked] }) {
  const first = () => asked.options.slice(0, asked.pick[0]).map((option) => option.id);
  return { version, decision, value: asked.kind === 'plan' ? asked.fallback : first() };
}

async function memory(base) {
  const { figure } = await figures(base);
  return {
    tables: figure('custodian_tables'),
    heap: figure('custodian_heap_bytes'),
    resident: figure('custodian_resident_bytes'),
  };
}

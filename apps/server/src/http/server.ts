// The server: pages, the JSON interface and the live channel on one port.
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { isTooDeep, MOST_NESTED } from '@custodian/protocol/schemas';
import type { Titles } from '@custodian/title';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import files from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import Fastify, { LogController } from 'fastify';
import { Gauge } from 'prom-client';
import { afterPeople } from '../bots/turns.ts';
import { notBefore, now } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Done, Jobs } from '../jobs.ts';
import { startJobs } from '../jobs.ts';
import { actsOf } from '../keeping/acts.ts';
import type { Backups } from '../keeping/backups.ts';
import type { House } from '../keeping/house.ts';
import { openHouse } from '../keeping/house.ts';
import type { Nodes } from '../nodes/places.ts';
import { alone } from '../nodes/places.ts';
import { REQUEST_ID, Unreached } from '../nodes/reaching.ts';
import { isSame, tokenHash } from '../secrets.ts';
import type { Job, Storage } from '../storage/storage.ts';
import { IN_TROUBLE, named, StorageTrouble, TableMoved } from '../storage/trouble.ts';
import { reckon } from '../tables/reckoning.ts';
import type { AdviseSeat, AskBot } from '../tables/table.ts';
import { Tables } from '../tables/tables.ts';
import { ENTER, enteringBy } from '../told/entering.ts';
import { heraldOf } from '../told/herald.ts';
import { keysOf } from '../told/keys.ts';
import { senderOf } from '../told/sending.ts';
import { addressOf, isLoopback } from './address.ts';
import { companyRoutes } from './company-routes.ts';
import { compressAnswers } from './compress.ts';
import type { Patience } from './connections.ts';
import { boundConnections, PATIENCE } from './connections.ts';
import { dataRoutes } from './data-routes.ts';
import { deviceRoutes } from './device-routes.ts';
import { doorOf } from './door.ts';
import { enterRoutes } from './enter-routes.ts';
import { habitRoutes } from './habit-routes.ts';
import { healthOf } from './health.ts';
import { keepHouse, tidyUp } from './keeper.ts';
import { keeperRoutes } from './keeper-routes.ts';
import type { Allowance } from './limits.ts';
import { allowance } from './limits.ts';
import { measure, timed } from './metrics.ts';
import { isNode, nodeRoutes } from './node-routes.ts';
import { passkeyRoutes } from './passkey-routes.ts';
import { COOKIE, peopleRoutes, personOf } from './people.ts';
import { answerProblem, refuseForNow } from './problems.ts';
import { profileRoutes } from './profile-routes.ts';
import { openSockets } from './sockets.ts';
import { tableRoutes } from './table-routes.ts';
import { titleRoutes } from './title-routes.ts';
import { toldRoutes } from './told-routes.ts';

const MINUTE = 60_000;
/** A page that opens a table asks for so many files for each other request, while its browser knows none of them. */
const FILES_PER_REQUEST = 20;
/** Attempts with a password that one address has in a minute. */
const ATTEMPTS = 10;
/** Files an hour with everything about one person. */
const FILES_OF_DATA = 5;
/** Links to come in by that one mail address is sent in an hour. */
const LINKS = 5;
/** Seats at public tables that a person takes in an hour, changes to whom he blocks, and reports in a day. */
const JOINS = 12;
const BLOCKS = 60;
const REPORTS = 10;
const LARGEST_BODY = 32 * 1024;

export interface Running {
  readonly port: number;
  readonly tables: Tables;
  readonly jobs: Jobs;
  /** Removes sessions that are over and tables that are abandoned; done every hour. */
  tidyUp(): Promise<void>;
  stop(): Promise<void>;
}

/** What the server works with. */
export interface Equipment {
  readonly titles: Titles;
  readonly storage: Storage;
  readonly askBot: AskBot;
  /** How many questions wait for a bot. */
  readonly botsWaiting?: () => number;
  /** The other nodes of this server; none unless given. */
  readonly nodes?: Nodes;
  readonly adviseSeat?: AdviseSeat;
  /** The folder of the page's files. */
  readonly pages: string;
  /** Copies that keepers may make; null or left out where a database keeps the games. */
  readonly backups?: Backups | null;
  /** How long a request may take to arrive. */
  readonly patience?: Patience;
}

export async function startServer(config: Config, equipment: Equipment): Promise<Running> {
  const { titles, askBot, adviseSeat, pages, nodes = alone, patience = PATIENCE } = equipment;
  const storage = named(equipment.storage);
  notBefore(await storage.latest());
  const app = Fastify({
    logger:
      config.log === 'silent'
        ? false
        : { level: config.log, redact: ['req.headers.cookie', 'req.headers.authorization'] },
    bodyLimit: LARGEST_BODY,
    requestTimeout: patience.request,
    http: { headersTimeout: patience.headers, connectionsCheckingInterval: patience.every },
    frameworkErrors: (_error, _request, reply) => answerProblem(reply, 400, 'the address of the request is malformed'),
    logController: new LogController({ disableRequestLogging: true }),
    // One that a proxy or another node has named keeps its name, so that it is found in every log.
    genReqId: ({ headers }) => nameOf(headers[REQUEST_ID]) ?? randomBytes(9).toString('base64url'),
    forceCloseConnections: true,
  });
  let isStopping = false;
  boundConnections(app.server, config);
  const from = (request: FastifyRequest): string => addressOf(request.raw, config.proxy);
  const report = (what: string, error: unknown): void => {
    metrics.faults.inc();
    app.log.error({ err: error }, what);
  };
  const house: House = await openHouse({
    ...{ storage, canMail: config.mail !== null, report },
    tell: () => nodes.tell({ type: 'house' }),
    reopened: () => void tables.heedRest().catch((error) => report('clocks could not be set right', error)),
  });
  const tables: Tables = new Tables({
    titles,
    storage: timed(storage, (seconds) => metrics.stored.observe(seconds)),
    // Bots rest while the server is closed.
    askBot: (...asked) => house.opened().then(() => askBot(...asked)),
    botsTurn: afterPeople(),
    jobs: { put: (job) => jobs.put(job), drop: (key) => jobs.drop(key) },
    tell: (tiding) => herald.tell(tiding),
    nodes,
    ...(adviseSeat && { adviseSeat }),
    report,
    idle: config.idle * 1000,
  });
  const keys = await keysOf(storage);
  const sender = senderOf(config, keys);
  const origin = (): string =>
    config.origins[0] ?? `http://${config.host}:${(app.server.address() as AddressInfo | null)?.port ?? config.port}`;
  const later = { put: (job: Job) => jobs.put(job), drop: (key: string) => jobs.drop(key) };
  const herald = heraldOf({ storage, jobs: later, tables, keys, sender, origin, report });
  const reckoned = async ({ owner }: Job): Promise<Done> => {
    await reckon(storage, titles, owner);
    return 'done';
  };
  const jobs = startJobs(
    storage,
    {
      pace: async ({ owner }) => (house.isClosed() ? { due: now() + MINUTE / 2, about: null } : tables.timeCame(owner)),
      reckon: reckoned,
      ...herald.workers,
      [ENTER]: enteringBy({ storage, sender, origin }),
    },
    report,
  );
  const metrics = measure(tables, equipment.botsWaiting);
  const watch = {
    onAnswer: (ms: number) => metrics.answers.observe(ms / 1000),
    onProblem: (code: string) => metrics.problems.inc({ code }),
    report,
  };
  const sockets = openSockets(tables, config, watch, house, nodes);
  const acts = actsOf(storage, report);
  const canMail = config.mail !== null;
  const door = doorOf({ storage, sockets, nodes, secure: config.secure, canMail });
  new Gauge({
    name: 'custodian_sockets',
    help: 'Open live channels',
    registers: [metrics.registry],
    collect() {
      this.set(sockets.count());
    },
  });

  await app.register(cookie);
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        connectSrc: ["'self'", 'ws:', 'wss:'],
        imgSrc: ["'self'", 'data:', 'blob:'],
        styleSrc: ["'self'", "'unsafe-inline'"],
        scriptSrc: ["'self'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        upgradeInsecureRequests: config.secure ? [] : null,
      },
    },
    strictTransportSecurity: config.secure,
  });
  compressAnswers(app, pages);

  /** Requests that change something must come from a page of ours. */
  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') return;
    if (!isOurs(request.headers.origin, request.headers.host, config)) return answerProblem(reply, 403, 'wrong origin');
    return undefined;
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header(REQUEST_ID, request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    const { statusCode: status, elapsedTime } = reply;
    request.log.debug({ method, route: routeOptions.url, status, ms: Math.round(elapsedTime) }, 'request');
  });
  readJson(app);
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof StorageTrouble || error instanceof TableMoved || error instanceof Unreached) {
      metrics.faults.inc();
      request.log.error({ err: error }, 'storage is in trouble');
      return answerProblem(reply, 503, IN_TROUBLE);
    }
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    if (status >= 500) return answerProblem(reply, status, 'the server could not do this; nothing was changed');
    return answerProblem(reply, status, IN_WORDS[error.code] ?? error.message);
  });

  const health = healthOf(storage);
  app.get('/healthz', async (_, reply) =>
    (await health()) ? { ok: true, tables: tables.count } : answerProblem(reply, 503, 'storage cannot be written'),
  );
  // Whether the process answers at all, and whether people may be sent to it: who restarts it looks at the first, who stands before it
  // at the second.
  app.get('/livez', async () => ({ ok: true }));
  app.get('/readyz', async (_, reply) => {
    if (isStopping) return answerProblem(reply, 503, 'the server is stopping');
    if (!nodes.isReady()) return answerProblem(reply, 503, 'the database does not know of this node');
    return (await health()) ? { ok: true } : answerProblem(reply, 503, 'storage cannot be written');
  });
  const mayMeasure = (request: FastifyRequest): boolean => {
    const { authorization, 'x-forwarded-for': forwarded } = request.headers;
    if (config.metricsToken !== null && authorization !== undefined)
      return isSame(authorization, `Bearer ${config.metricsToken}`);
    return isLoopback(from(request)) && (config.proxy || forwarded === undefined);
  };
  /** Only to this machine, or by a word: whoever sits at a table could tell from the figures that somebody has answered in secret. */
  app.get('/metrics', async (request, reply) =>
    mayMeasure(request)
      ? reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
      : answerProblem(reply, 403, 'only for the machine the server runs on, or by its word'),
  );
  // What is limited is decided by the route that was found, never by how its address was written.
  await app.register(async (api) => {
    const requests = config.requestsPerMinute;
    limit(api, nodes.allowance('requests', requests, MINUTE), requests);
    const attempts = nodes.allowance('attempts', ATTEMPTS, MINUTE);
    const guests = nodes.allowance('guests', config.guestsPerHour, 60 * MINUTE);
    heedClosing(api, house);
    api.get('/api/house', async () => ({ house: house.news() }));
    keeperRoutes(api, { storage, tables, door, acts, house, backups: equipment.backups ?? null });
    peopleRoutes(api, { storage, tables, door, acts, attempts, guests, addressOf: from });
    passkeyRoutes(api, { storage, door, acts, origins: config.origins, attempts, addressOf: from });
    const mails = nodes.allowance('mails', LINKS, 60 * MINUTE);
    enterRoutes(api, { storage, door, acts, jobs: later, canMail, attempts, mails, addressOf: from });
    deviceRoutes(api, storage, door);
    dataRoutes(api, {
      storage,
      tables,
      door,
      attempts,
      files: allowance(FILES_OF_DATA, 60 * MINUTE),
      addressOf: from,
    });
    companyRoutes(api, {
      ...{ storage, tables, sockets, nodes },
      reports: nodes.allowance('reports', REPORTS, 24 * 60 * MINUTE),
      blocks: nodes.allowance('blocks', BLOCKS, 60 * MINUTE),
    });
    profileRoutes(api, storage, later);
    titleRoutes(api, titles);
    tableRoutes(api, {
      ...{ storage, tables, titles, nodes },
      mostTables: config.tablesPerPerson,
      joins: nodes.allowance('joins', JOINS, 60 * MINUTE),
    });
    habitRoutes(api, storage, tables, herald);
    toldRoutes(api, { storage, keys, herald, door, canMail });
    api.all('/api/*', (_, reply) => answerProblem(reply, 404, 'there is nothing here'));
  });
  if (nodes.secret !== null) nodeRoutes(app, { storage, tables, secret: nodes.secret });
  function limit(routes: FastifyInstance, requests: Allowance, most: number): void {
    routes.addHook('onRequest', async (request, reply) => {
      // The node that passes it on has counted it.
      if (isNode(request.raw, nodes.secret)) return undefined;
      const wait = await requests.take(from(request));
      return wait === 0
        ? undefined
        : refuseForNow(reply, wait, `too many requests from this address, ${most} a minute are allowed`);
    });
  }
  if (existsSync(pages))
    await app.register(async (page) => {
      const most = config.requestsPerMinute * FILES_PER_REQUEST;
      limit(page, allowance(most, MINUTE), most);
      await page.register(files, {
        root: pages,
        cacheControl: false,
        setHeaders: (reply, path) => {
          reply.setHeader(
            'cache-control',
            path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
          );
        },
      });
      // The page finds its way by itself.
      page.setNotFoundHandler((request, reply) =>
        request.method === 'GET' ? reply.sendFile('index.html') : answerProblem(reply, 404, 'there is nothing here'),
      );
    });
  else app.setNotFoundHandler((_, reply) => answerProblem(reply, 404, 'there is nothing here'));

  const openings = allowance(config.channelsPerAddress * 10, MINUTE);
  app.server.on('upgrade', (request, socket, head) => {
    // Whoever hangs up in the meantime harms nobody.
    socket.on('error', () => socket.destroy());
    const refuse = (status: string, problem: string): void => {
      const head = `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: application/json\r\n\r\n`;
      socket.end(head + JSON.stringify({ problem }));
    };
    if (request.url !== '/live' || !isOurs(request.headers.origin, request.headers.host, config))
      return refuse('403 Forbidden', 'live channels are opened on /live, by a page of this server');
    const token = request.headers.cookie?.match(new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]+)`))?.[1] ?? '';
    const address = addressOf(request, config.proxy);
    const isFromNode = isNode(request, nodes.secret);
    const tooMany = (): void => refuse('429 Too Many Requests', sockets.room);
    if (!isFromNode && (openings.take(address) > 0 || sockets.isFull(null, address))) return tooMany();
    personOf(storage, token).then(
      (person) => {
        if (person === null) refuse('401 Unauthorized', 'say who you are first');
        else if (!isFromNode && sockets.isFull(person, address)) tooMany();
        else {
          const visit = { person, session: tokenHash(token), address, cookie: `${COOKIE}=${token}`, isFromNode };
          sockets.upgrade(request, socket, head, visit);
        }
      },
      () => refuse('503 Service Unavailable', IN_TROUBLE),
    );
    return undefined;
  });

  const tidy = (): Promise<void> => tidyUp(config, storage, tables);
  const stopTidying = keepHouse(tidy, report);
  await app.listen({ host: config.host, port: config.port });
  const { port } = app.server.address() as AddressInfo;
  const stop = async (): Promise<void> => {
    isStopping = true;
    nodes.stopTaking();
    stopTidying();
    house.stop();
    sockets.close();
    await app.close();
    await jobs.stop();
    sender.close();
    await tables.close();
    await nodes.close();
    metrics.stop();
  };
  try {
    await nodes.open(port, {
      lost: (table) => {
        metrics.lost.inc();
        tables.lose(table);
      },
      orphans: (left) => void tables.adopt(left),
      heard: (notice) => {
        if (notice.type === 'left' && !isStopping) void tables.adopt([notice.table]);
        else if (notice.type === 'session over') sockets.end(({ session }) => session === notice.session);
        else if (notice.type === 'sessions over')
          sockets.end(({ person, session }) => person.id === notice.person && session !== notice.except);
        else if (notice.type === 'blocks changed') sockets.comeBack(notice.person);
        else if (notice.type === 'house')
          house.hear().catch((error) => report('what keepers announced could not be read', error));
        else if (notice.type === 'renamed')
          tables.learnName(notice.person).catch((error) => report('a name could not be learnt', error));
      },
    });
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    port,
    tables,
    jobs,
    tidyUp: tidy,
    stop,
  };
}

/** While the server is closed nothing is done at its tables, and before it closes no new ones are made. */
function heedClosing(routes: FastifyInstance, house: House): void {
  const making = ['/api/tables', '/api/tables/guided', '/api/tables/:id/again'];
  routes.addHook('onRequest', async (request, reply) => {
    const { url = '' } = request.routeOptions;
    if (request.method === 'GET' || !url.startsWith('/api/tables')) return undefined;
    const { closing } = house.news();
    if (house.isClosed()) return answerProblem(reply, CLOSED, 'the server is closed for a while; nothing was changed');
    if (closing === null || !making.includes(url)) return undefined;
    const at = new Date(closing.at).toJSON();
    return answerProblem(reply, CLOSED, `no new tables: the server closes at ${at}`);
  });
}
/** Locked. */
const CLOSED = 423;

/** A name of a request that can stand in a log; null for anything else. */
const nameOf = (given: string | string[] | undefined): string | null =>
  typeof given === 'string' && /^[\w.-]{1,64}$/.test(given) ? given : null;

/** Problems that are found before a request reaches its route, with what would be right. */
const IN_WORDS: Readonly<Record<string, string>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'a body is JSON: send it with "content-type: application/json"',
  FST_ERR_CTP_BODY_TOO_LARGE: `a body has at most ${LARGEST_BODY / 1024} kB`,
  FST_ERR_CTP_EMPTY_JSON_BODY: 'the body is empty; it should be JSON, at least {}',
  FST_ERR_CTP_INVALID_JSON_BODY: 'the body is not JSON',
};

/** JSON and nothing else, and looked at before it is taken apart. */
function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (!isTooDeep(text as string)) return parse(request, text as string, done);
    const problem = new Error(`nested too deeply: at most ${MOST_NESTED} levels`);
    return done(Object.assign(problem, { statusCode: 400 }), undefined);
  });
}

/** A browser names the page a request comes from; programs that are no browser name none. */
function isOurs(origin: string | undefined, host: string | undefined, config: Config): boolean {
  if (origin === undefined) return true;
  if (host === undefined) return false;
  return origin === `http://${host}` || origin === `https://${host}` || config.origins.includes(origin);
}

// The server: pages, the JSON interface and the live channel on one port.
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import files from '@fastify/static';
import Fastify, { LogController } from 'fastify';
import { Gauge } from 'prom-client';
import type { Config } from '../config.ts';
import { tokenHash } from '../secrets.ts';
import type { Storage } from '../storage/storage.ts';
import type { AskBot } from '../tables/table.ts';
import { Tables } from '../tables/tables.ts';
import { compressAnswers } from './compress.ts';
import { measure, timed } from './metrics.ts';
import { COOKIE, peopleRoutes, personOf } from './people.ts';
import { answerProblem } from './problems.ts';
import { openSockets } from './sockets.ts';
import { tableRoutes } from './table-routes.ts';

export interface Running {
  readonly port: number;
  readonly tables: Tables;
  stop(): Promise<void>;
}

export async function startServer(config: Config, storage: Storage, askBot: AskBot, pages: string): Promise<Running> {
  const app = Fastify({
    logger:
      config.log === 'silent'
        ? false
        : { level: config.log, redact: ['req.headers.cookie', 'req.headers.authorization'] },
    bodyLimit: 64 * 1024,
    // The last address that the proxy names is who it spoke with; anything before it could be invented.
    trustProxy: config.proxy ? (_address, hop) => hop === 0 : false,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
  });
  const report = (what: string, error: unknown): void => {
    metrics.faults.inc();
    app.log.error({ err: error }, what);
  };
  const tables: Tables = new Tables(
    timed(storage, (seconds) => metrics.stored.observe(seconds)),
    askBot,
    report,
  );
  const metrics = measure(tables);
  const sockets = openSockets(tables, {
    onAnswer: (ms) => metrics.answers.observe(ms / 1000),
    onProblem: (code) => metrics.problems.inc({ code }),
    report,
  });
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
  await app.register(rateLimit, {
    max: 300,
    timeWindow: '1 minute',
    allowList: (request) => !request.url.startsWith('/api/'),
  });

  compressAnswers(app);

  /** Requests that change something must come from a page of ours. */
  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') return;
    if (!isOurs(request.headers.origin, request.headers.host, config)) return answerProblem(reply, 403, 'wrong origin');
    return undefined;
  });
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    // Lists within lists without end exhaust whoever looks into them.
    if (error instanceof RangeError && error.statusCode === undefined)
      return answerProblem(reply, 400, 'nested too deeply');
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    return answerProblem(
      reply,
      status,
      status >= 500 ? 'the server could not do this; nothing was changed' : error.message,
    );
  });

  app.get('/healthz', async (_, reply) => {
    try {
      await storage.check();
      return { ok: true, tables: tables.count };
    } catch {
      return answerProblem(reply, 503, 'storage cannot be written');
    }
  });
  /** Only to this machine: whoever sits at a table could tell from the figures that somebody has answered in secret. */
  app.get('/metrics', async (request, reply) =>
    isLoopback(request.ip)
      ? reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
      : answerProblem(reply, 403, 'only for the machine the server runs on'),
  );
  peopleRoutes(app, { storage, tables, sockets, secure: config.secure });
  tableRoutes(app, storage, tables);
  if (existsSync(pages)) {
    await app.register(files, {
      root: pages,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.setHeader(
          'cache-control',
          path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
        );
      },
    });
    app.setNotFoundHandler((request, reply) =>
      request.method === 'GET' && !request.url.startsWith('/api/')
        ? reply.sendFile('index.html')
        : answerProblem(reply, 404, 'there is nothing here'),
    );
  }

  app.server.on('upgrade', (request, socket, head) => {
    // Whoever hangs up in the meantime harms nobody.
    socket.on('error', () => socket.destroy());
    const refuse = (status: string): void => {
      socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
    };
    if (request.url !== '/live' || !isOurs(request.headers.origin, request.headers.host, config))
      return refuse('403 Forbidden');
    const token = request.headers.cookie?.match(new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]+)`))?.[1] ?? '';
    personOf(storage, token).then(
      (person) => {
        if (person === null) refuse('401 Unauthorized');
        else if (sockets.isFull(person)) refuse('429 Too Many Requests');
        else sockets.upgrade(request, socket, head, { person, session: tokenHash(token) });
      },
      () => refuse('503 Service Unavailable'),
    );
    return undefined;
  });

  await app.listen({ host: config.host, port: config.port });
  return {
    port: (app.server.address() as AddressInfo).port,
    tables,
    stop: async () => {
      sockets.close();
      await app.close();
      await tables.close();
      metrics.stop();
    },
  };
}

const isLoopback = (address: string): boolean => /^(127\.|::1$|::ffff:127\.)/.test(address);

/** A browser names the page a request comes from; programs that are no browser name none. */
function isOurs(origin: string | undefined, host: string | undefined, config: Config): boolean {
  if (origin === undefined) return true;
  return origin === `http://${host}` || origin === `https://${host}` || config.origins.includes(origin);
}

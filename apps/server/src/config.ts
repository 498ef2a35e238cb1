// What a host may set, by flag or by environment. A wrong value is named, with what would be right.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

export interface Config {
  readonly host: string;
  readonly port: number;
  readonly data: string;
  /** The address of a PostgreSQL database in which games are kept instead of the folder; null for the folder. */
  readonly database: string | null;
  /** Where the other nodes on the same database reach this one; found out by itself when null. */
  readonly node: string | null;
  /** The address of a Redis by which nodes tell each other what happened; null for the database. */
  readonly redis: string | null;
  /** Addresses the page may be served under besides the one the browser asks for. */
  readonly origins: readonly string[];
  readonly botTime: number;
  readonly log: string;
  /** Whoever names it may read the figures from another machine; null when nobody may. */
  readonly metricsToken: string | null;
  /** Cookies only over TLS. */
  readonly secure: boolean;
  /** One proxy stands before the server and says who is asking. */
  readonly proxy: boolean;
  /** Live channels in all, and from one address. */
  readonly channels: number;
  readonly channelsPerAddress: number;
  /** New guests an hour from one address. */
  readonly guestsPerHour: number;
  /** Requests a minute from one address. */
  readonly requestsPerMinute: number;
  /** Unfinished tables of one host. */
  readonly tablesPerPerson: number;
  /** Days after which a table is removed where nobody came: one that was never played, and one that was; 0 for never. */
  readonly forgetUnplayed: number;
  readonly forgetUnfinished: number;
  /** Seconds after which a table leaves memory that nobody looks at. */
  readonly idle: number;
  /** The server that sends mail, with its password, and from whom mail comes; null where none is sent. */
  readonly mail: { readonly server: string; readonly from: string } | null;
  /** Browsers and webhooks are told at any address, also at one that only this machine or its network reaches. */
  readonly anyTarget: boolean;
}

/** A setting that is a whole number. */
interface Figure {
  readonly flag: string;
  readonly env: string;
  readonly usual: number;
  readonly range: readonly [number, number];
  /** What it is, for whoever got it wrong. */
  readonly what: string;
}

const figures = {
  port: { flag: 'port', env: 'CUSTODIAN_PORT', usual: 8080, range: [0, 65535], what: 'the port' },
  botTime: {
    flag: 'bot-time',
    env: 'CUSTODIAN_BOT_TIME',
    usual: 400,
    range: [10, 60_000],
    what: 'the time of a bot, in milliseconds,',
  },
  channels: {
    flag: 'channels',
    env: 'CUSTODIAN_CHANNELS',
    usual: 2000,
    range: [1, 100_000],
    what: 'the number of live channels',
  },
  channelsPerAddress: {
    flag: 'channels-per-address',
    env: 'CUSTODIAN_CHANNELS_PER_ADDRESS',
    usual: 100,
    range: [1, 100_000],
    what: 'the number of live channels from an address',
  },
  guestsPerHour: {
    flag: 'guests-per-hour',
    env: 'CUSTODIAN_GUESTS_PER_HOUR',
    usual: 60,
    range: [1, 1_000_000],
    what: 'the number of new guests an hour from an address',
  },
  requestsPerMinute: {
    flag: 'requests-per-minute',
    env: 'CUSTODIAN_REQUESTS_PER_MINUTE',
    usual: 600,
    range: [1, 1_000_000],
    what: 'the number of requests a minute from an address',
  },
  tablesPerPerson: {
    flag: 'tables-per-person',
    env: 'CUSTODIAN_TABLES_PER_PERSON',
    usual: 50,
    range: [1, 1_000_000],
    what: 'the number of unfinished tables of a host',
  },
  forgetUnplayed: {
    flag: 'forget-unplayed',
    env: 'CUSTODIAN_FORGET_UNPLAYED',
    usual: 30,
    range: [0, 36_500],
    what: 'the days until an unplayed table is removed (0: never)',
  },
  forgetUnfinished: {
    flag: 'forget-unfinished',
    env: 'CUSTODIAN_FORGET_UNFINISHED',
    usual: 365,
    range: [0, 36_500],
    what: 'the days until an unfinished game is removed (0: never)',
  },
  idle: {
    flag: 'idle',
    env: 'CUSTODIAN_IDLE',
    usual: 120,
    range: [1, 86_400],
    what: 'the seconds until a table leaves memory that nobody looks at',
  },
} as const satisfies Record<string, Figure>;
type Figures = Record<keyof typeof figures, number>;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'];

export const usage = `custodian server

  --port N        where to listen; 8080          CUSTODIAN_PORT
  --host NAME     the address to listen on; 127.0.0.1   CUSTODIAN_HOST
  --data FOLDER   where games are kept; ./data   CUSTODIAN_DATA
                  or in a PostgreSQL database, by its address   DATABASE_URL
  --node URL      where other servers on the same database reach this one   CUSTODIAN_NODE
                  a Redis by which they tell each other what happened   REDIS_URL
  --origin URL    a public address of this server, may be repeated   CUSTODIAN_ORIGINS (comma separated)
  --bot-time MS   how long a bot may think; 400  CUSTODIAN_BOT_TIME
  --log LEVEL     ${LOG_LEVELS.join(', ')}; info      CUSTODIAN_LOG
                  a word by which /metrics is read from elsewhere   CUSTODIAN_METRICS_TOKEN
  --secure        cookies only over https        CUSTODIAN_SECURE=1
  --proxy         a proxy of yours stands before the server   CUSTODIAN_PROXY=1
  --channels N    live channels in all; 2000     CUSTODIAN_CHANNELS
  --channels-per-address N   of them from one address; 100   CUSTODIAN_CHANNELS_PER_ADDRESS
  --guests-per-hour N        new guests from one address; 60   CUSTODIAN_GUESTS_PER_HOUR
  --requests-per-minute N    requests from one address; 600   CUSTODIAN_REQUESTS_PER_MINUTE
  --tables-per-person N      unfinished tables of one host; 50   CUSTODIAN_TABLES_PER_PERSON
  --forget-unplayed DAYS     a table that nobody came to and played; 30, 0 never   CUSTODIAN_FORGET_UNPLAYED
  --forget-unfinished DAYS   a game that nobody came back to; 365, 0 never   CUSTODIAN_FORGET_UNFINISHED
  --idle SECONDS             a table leaves memory that nobody looks at; 120   CUSTODIAN_IDLE
  --any-target               webhooks may lead into your own network   CUSTODIAN_ANY_TARGET=1
  mail is sent by the server in CUSTODIAN_SMTP (smtp://user:password@mail.example.org:587), from CUSTODIAN_MAIL_FROM
`;

/** The configuration, or in words what is wrong. */
export function readConfig(args: readonly string[], env: NodeJS.ProcessEnv): Config | { readonly problem: string } {
  let flags: Record<string, string | boolean | string[] | undefined>;
  try {
    flags = parseArgs({
      args: [...args],
      options: {
        ...Object.fromEntries(Object.values(figures).map(({ flag }) => [flag, { type: 'string' as const }])),
        host: { type: 'string' },
        data: { type: 'string' },
        node: { type: 'string' },
        origin: { type: 'string', multiple: true },
        log: { type: 'string' },
        secure: { type: 'boolean' },
        proxy: { type: 'boolean' },
        'any-target': { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    return { problem: `${(error as Error).message}\n\n${usage}` };
  }
  const numbers = readFigures(flags, env);
  if ('problem' in numbers) return numbers;
  const log = String(flags.log ?? env.CUSTODIAN_LOG ?? 'info');
  if (!LOG_LEVELS.includes(log))
    return { problem: `the log level must be one of ${LOG_LEVELS.join(', ')}, not "${log}"` };
  const origins = (flags.origin as string[] | undefined) ?? env.CUSTODIAN_ORIGINS?.split(',').filter(Boolean) ?? [];
  const wrong = origins.find((origin) => !/^https?:\/\/[^/]+$/.test(origin));
  if (wrong !== undefined) return { problem: `an origin is like https://games.example.org, not "${wrong}"` };
  const node = String(flags.node ?? env.CUSTODIAN_NODE ?? '') || null;
  if (node !== null && !/^http:\/\/[^/]+$/.test(node))
    return { problem: `the address for other nodes is like http://10.0.0.2:8080, not "${node}"` };
  const redis = env.REDIS_URL || null;
  if (redis !== null && !/^rediss?:\/\/[^/]+/.test(redis))
    return { problem: 'the address of the Redis (REDIS_URL) is like redis://host:6379' };
  const metricsToken = env.CUSTODIAN_METRICS_TOKEN || null;
  if (metricsToken !== null && metricsToken.length < 16)
    return { problem: 'the word for the figures (CUSTODIAN_METRICS_TOKEN) has at least 16 characters' };
  const host = String(flags.host ?? env.CUSTODIAN_HOST ?? '127.0.0.1');
  if (host === '') return { problem: 'the host is an address to listen on, like 127.0.0.1 or 0.0.0.0' };
  for (const name of ['CUSTODIAN_SECURE', 'CUSTODIAN_PROXY', 'CUSTODIAN_ANY_TARGET'])
    if (!['0', '1', undefined].includes(env[name])) return { problem: `${name} must be 0 or 1, not "${env[name]}"` };
  const mail = readMail(env);
  if (mail !== null && 'problem' in mail) return mail;
  return {
    ...numbers,
    host,
    data: resolve(String(flags.data ?? env.CUSTODIAN_DATA ?? 'data')),
    database: env.DATABASE_URL === undefined || env.DATABASE_URL === '' ? null : env.DATABASE_URL,
    node,
    redis,
    origins,
    log,
    metricsToken,
    secure: flags.secure === true || env.CUSTODIAN_SECURE === '1',
    proxy: flags.proxy === true || env.CUSTODIAN_PROXY === '1',
    mail,
    anyTarget: flags['any-target'] === true || env.CUSTODIAN_ANY_TARGET === '1',
  };
}

function readFigures(flags: Record<string, unknown>, env: NodeJS.ProcessEnv): Figures | { readonly problem: string } {
  const read: Partial<Figures> = {};
  for (const [name, figure] of Object.entries(figures) as [keyof Figures, Figure][]) {
    const [least, most] = figure.range;
    const text = String(flags[figure.flag] ?? env[figure.env] ?? figure.usual);
    const value = /^\d{1,9}$/.test(text) ? Number(text) : -1;
    if (value < least || value > most)
      return { problem: `${figure.what} must be a whole number from ${least} to ${most}, not "${text}"` };
    read[name] = value;
  }
  return read as Figures;
}

/** What is wrong is said without repeating it: it may hold a password. */
function readMail(env: NodeJS.ProcessEnv): Config['mail'] | { readonly problem: string } {
  const { CUSTODIAN_SMTP: server = '', CUSTODIAN_MAIL_FROM: from = '' } = env;
  if (server === '') return null;
  const like = 'it is like smtp://user:password@mail.example.org:587 or smtps://mail.example.org';
  let url: URL;
  try {
    url = new URL(server);
  } catch {
    return { problem: `the server for mail (CUSTODIAN_SMTP) cannot be read; ${like}` };
  }
  if (url.protocol !== 'smtp:' && url.protocol !== 'smtps:')
    return { problem: `the server for mail (CUSTODIAN_SMTP) begins with "${url.protocol}"; ${like}` };
  if (url.hostname === '') return { problem: `the server for mail (CUSTODIAN_SMTP) names no host; ${like}` };
  if (!/^([^<>\r\n]*<)?[^\s@<>]+@[^\s@<>]+>?$/.test(from))
    return {
      problem:
        'with CUSTODIAN_SMTP say from whom mail comes: CUSTODIAN_MAIL_FROM is like "Custodian <table@example.org>"',
    };
  return { server, from };
}

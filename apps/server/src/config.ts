// What a host may set, by flag or by environment. A wrong value is named, with what would be right.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

export interface Config {
  readonly host: string;
  readonly port: number;
  readonly data: string;
  /** Addresses the page may be served under besides the one the browser asks for. */
  readonly origins: readonly string[];
  readonly botTime: number;
  readonly log: string;
  /** Cookies only over TLS. */
  readonly secure: boolean;
  /** One proxy stands before the server and says who is asking. */
  readonly proxy: boolean;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'];

export const usage = `custodian server

  --port N        where to listen; 8080          CUSTODIAN_PORT
  --host NAME     the address to listen on; 127.0.0.1   CUSTODIAN_HOST
  --data FOLDER   where games are kept; ./data   CUSTODIAN_DATA
  --origin URL    a public address of this server, may be repeated   CUSTODIAN_ORIGINS (comma separated)
  --bot-time MS   how long a bot may think; 400  CUSTODIAN_BOT_TIME
  --log LEVEL     ${LOG_LEVELS.join(', ')}; info      CUSTODIAN_LOG
  --secure        cookies only over https        CUSTODIAN_SECURE=1
  --proxy         a proxy of yours stands before the server   CUSTODIAN_PROXY=1
`;

/** The configuration, or in words what is wrong. */
export function readConfig(args: readonly string[], env: NodeJS.ProcessEnv): Config | { readonly problem: string } {
  let flags: Record<string, string | boolean | string[] | undefined>;
  try {
    flags = parseArgs({
      args: [...args],
      options: {
        port: { type: 'string' },
        host: { type: 'string' },
        data: { type: 'string' },
        origin: { type: 'string', multiple: true },
        'bot-time': { type: 'string' },
        log: { type: 'string' },
        secure: { type: 'boolean' },
        proxy: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    return { problem: `${(error as Error).message}\n\n${usage}` };
  }
  const port = wholeNumber(flags.port ?? env.CUSTODIAN_PORT ?? '8080', 0, 65535);
  if (port === null)
    return { problem: `the port must be a whole number from 0 to 65535, not "${flags.port ?? env.CUSTODIAN_PORT}"` };
  const botTime = wholeNumber(flags['bot-time'] ?? env.CUSTODIAN_BOT_TIME ?? '400', 10, 60_000);
  if (botTime === null) return { problem: 'the time of a bot must be a whole number of milliseconds from 10 to 60000' };
  const log = String(flags.log ?? env.CUSTODIAN_LOG ?? 'info');
  if (!LOG_LEVELS.includes(log))
    return { problem: `the log level must be one of ${LOG_LEVELS.join(', ')}, not "${log}"` };
  const origins = (flags.origin as string[] | undefined) ?? env.CUSTODIAN_ORIGINS?.split(',').filter(Boolean) ?? [];
  const wrong = origins.find((origin) => !/^https?:\/\/[^/]+$/.test(origin));
  if (wrong !== undefined) return { problem: `an origin is like https://games.example.org, not "${wrong}"` };
  const host = String(flags.host ?? env.CUSTODIAN_HOST ?? '127.0.0.1');
  if (host === '') return { problem: 'the host is an address to listen on, like 127.0.0.1 or 0.0.0.0' };
  for (const name of ['CUSTODIAN_SECURE', 'CUSTODIAN_PROXY'])
    if (!['0', '1', undefined].includes(env[name])) return { problem: `${name} must be 0 or 1, not "${env[name]}"` };
  return {
    host,
    port,
    data: resolve(String(flags.data ?? env.CUSTODIAN_DATA ?? 'data')),
    origins,
    botTime,
    log,
    secure: flags.secure === true || env.CUSTODIAN_SECURE === '1',
    proxy: flags.proxy === true || env.CUSTODIAN_PROXY === '1',
  };
}

function wholeNumber(text: unknown, min: number, max: number): number | null {
  if (typeof text !== 'string' || !/^\d+$/.test(text)) return null;
  const value = Number(text);
  return value >= min && value <= max ? value : null;
}

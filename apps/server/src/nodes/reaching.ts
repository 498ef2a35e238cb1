// From one node to another: requests and live channels for a table are passed to whoever holds it, and tried again while that changes.
import { WebSocket } from 'ws';
import type { Nodes } from './places.ts';
import { PlayedElsewhere } from './places.ts';

/** The header by which a node shows that it is one. */
export const FROM_NODE = 'x-custodian-node';
/** The header by which a request is found in every log. */
export const REQUEST_ID = 'x-request-id';
/** The status by which a node says that it does not hold the table (any more). */
export const NOT_HERE = 421;

/** Milliseconds: how long it is tried to find a table that changes hands, and the pause between two tries. */
const FOUND_WITHIN = 6000;
const PAUSE = 60;
const ANSWERED_WITHIN = 20_000;
const OPENED_WITHIN = 2000;

/** Whoever was to be reached is not there, and has done nothing. */
export class Unreached extends Error {
  constructor(
    message: string,
    /** Nobody listens at that address any more: the process has ended. */
    readonly isGone = false,
  ) {
    super(message);
  }
}

/** Does something where the table is: here, or there when somebody else holds it. Who is not there any more is asked for again, until
 *  somebody has taken the table. */
export async function whereItIs<H, T>(
  here: () => Promise<H>,
  there: (address: string) => Promise<T>,
  gone: Nodes['gone'],
): Promise<H | T> {
  const until = performance.now() + FOUND_WITHIN;
  for (;;) {
    try {
      return await here();
    } catch (error) {
      if (!(error instanceof PlayedElsewhere)) throw error;
      try {
        return await there(error.address);
      } catch (failed) {
        if (!(failed instanceof Unreached) || performance.now() > until) throw failed;
        if (failed.isGone) await gone(error.address);
      }
    }
    await new Promise((wake) => setTimeout(wake, PAUSE));
  }
}

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly cookie?: string;
  readonly request?: string;
  readonly body?: unknown;
}

export interface Answered {
  readonly status: number;
  readonly body: unknown;
}

/** Passes a request on. */
export async function ask(
  address: string,
  secret: string,
  { method, path, cookie, request, body }: Asked,
): Promise<Answered> {
  let response: Response;
  try {
    response = await fetch(address + path, {
      method,
      headers: {
        [FROM_NODE]: secret,
        ...(cookie === undefined ? {} : { cookie }),
        ...(request === undefined ? {} : { [REQUEST_ID]: request }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(ANSWERED_WITHIN),
    });
  } catch (error) {
    const { code } = ((error as Error).cause ?? {}) as { readonly code?: string };
    // Who only looked may look again; what was to be changed may have been.
    if (method === 'GET' || NEVER_ARRIVED.includes(code ?? ''))
      throw new Unreached(`${address} is not there`, code === REFUSED);
    throw error;
  }
  if (response.status === NOT_HERE) throw new Unreached(`${address} does not hold it`);
  const text = await response.text();
  return { status: response.status, body: text === '' ? null : JSON.parse(text) };
}
const REFUSED = 'ECONNREFUSED';
const NEVER_ARRIVED = [REFUSED, 'ENOTFOUND', 'EHOSTUNREACH', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'];

/** A live channel to the node that holds the table. */
export interface Tunnel {
  send(text: string): void;
  close(): void;
}

interface Ends {
  heard(text: string): void;
  /** The other node is gone, or does not hold the table any more. */
  broken(): void;
}

/** Opens it, says the first thing, and is there when that is answered. */
export function openTunnel(
  address: string,
  secret: string,
  cookie: string,
  first: string,
  ends: Ends,
): Promise<Tunnel> {
  const socket = new WebSocket(`${address.replace(/^http/, 'ws')}/live`, {
    headers: { cookie, [FROM_NODE]: secret },
    perMessageDeflate: false,
    handshakeTimeout: OPENED_WITHIN,
  });
  return new Promise((done, fail) => {
    let isAnswered = false;
    let isLeft = false;
    let isGone = false;
    const late = setTimeout(() => socket.terminate(), FOUND_WITHIN);
    socket.on('open', () => socket.send(first));
    socket.on('message', (data) => {
      if (!isAnswered) {
        isAnswered = true;
        clearTimeout(late);
        const close = (): void => {
          isLeft = true;
          socket.terminate();
        };
        done({ send: (text) => socket.send(text), close });
      }
      ends.heard(data.toString());
    });
    socket.on('error', (error: NodeJS.ErrnoException) => {
      isGone ||= error.code === REFUSED;
      socket.terminate();
    });
    socket.on('close', () => {
      clearTimeout(late);
      if (!isAnswered) fail(new Unreached(`${address} is not there`, isGone));
      else if (!isLeft) ends.broken();
    });
  });
}

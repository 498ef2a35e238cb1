// The live channel. Each message is checked before it reaches a table; a client that misbehaves is told, and only he.
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Json } from '@custodian/kernel';
import type { ClientMessage, ProblemCode, ServerMessage } from '@custodian/protocol';
import { clientMessage } from '@custodian/protocol/schemas';
import type { WebSocket } from 'ws';
import { WebSocketServer } from 'ws';
import type { Person } from '../storage/storage.ts';
import type { Viewer } from '../tables/audience.ts';
import type { Outcome, Table } from '../tables/table.ts';
import type { Tables } from '../tables/tables.ts';

const LARGEST = 64 * 1024;
/** Messages a client may send: a burst, and so many a second after it. */
const BURST = 60;
const PER_SECOND = 20;
/** Whoever sends so many more than he may is not listening: the channel is closed. */
const FLOOD = 240;
/** What a message counts for: a whole view is work, and what is said stays. */
const WEIGHT: Partial<Record<ClientMessage['type'], number>> = { sit: 6, say: 6 };
const ALIVE_EVERY = 25_000;
/** Bytes that may wait for a client that does not read them. */
const MOST_UNREAD = 8 * 2 ** 20;
/** Channels of one person: a tab each. */
const MOST_CHANNELS = 48;

/** Who comes, and by which session: when that ends, so does the channel. */
export interface Visit {
  readonly person: Person;
  readonly session: string;
}

export interface Sockets {
  readonly count: () => number;
  /** Whether one more channel is too much for a person. */
  isFull(person: Person): boolean;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, visit: Visit): void;
  /** Closes the channels of sessions that are over. */
  end(isOver: (visit: Visit) => boolean): void;
  close(): void;
}

/** What happens here, for whoever runs the server. */
export interface Watch {
  onAnswer(ms: number): void;
  onProblem(code: ProblemCode): void;
  report(what: string, error: unknown): void;
}

export function openSockets(tables: Tables, watch: Watch): Sockets {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST,
    // A whole view is a sixth of its size then (85 kB are 14); a patch is small, and compressing it would cost a tenth of a
    // core at 1200 a second. A small window, as every channel keeps the memory for it.
    perMessageDeflate: {
      threshold: 8 * 1024,
      serverNoContextTakeover: true,
      serverMaxWindowBits: 13,
      zlibDeflateOptions: { level: 3, memLevel: 7 },
    },
  });
  const heartbeat = setInterval(() => {
    for (const socket of server.clients) {
      if (waiting.has(socket)) socket.terminate();
      else {
        waiting.add(socket);
        socket.ping();
      }
    }
  }, ALIVE_EVERY);
  heartbeat.unref();
  const waiting = new WeakSet<WebSocket>();
  const visits = new Map<WebSocket, Visit>();

  return {
    count: () => server.clients.size,
    isFull: (person) => [...visits.values()].filter((visit) => visit.person.id === person.id).length >= MOST_CHANNELS,
    upgrade: (request, stream, head, visit) =>
      server.handleUpgrade(request, stream, head, (socket) => {
        visits.set(socket, visit);
        socket.on('pong', () => waiting.delete(socket));
        socket.on('close', () => visits.delete(socket));
        serve(socket, visit.person, tables, watch);
      }),
    end: (isOver) => {
      for (const [socket, visit] of visits) if (isOver(visit)) socket.close(1008, 'this session has ended');
    },
    close: () => {
      clearInterval(heartbeat);
      for (const socket of server.clients) socket.close(1001, 'the server is stopping');
      server.close();
    },
  };
}

/** A message to many is put into words once. */
const texts = new WeakMap<ServerMessage, string>();
function textOf(message: ServerMessage): string {
  let text = texts.get(message);
  if (text === undefined) {
    text = JSON.stringify(message);
    texts.set(message, text);
  }
  return text;
}

function serve(socket: WebSocket, person: Person, tables: Tables, watch: Watch): void {
  let seated: { table: Table; viewer: Viewer } | null = null;
  let tokens = BURST;
  let filled = Date.now();
  const send = (message: ServerMessage): void => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MOST_UNREAD) socket.terminate();
    else socket.send(textOf(message), { compress: message.type === 'view' });
  };
  const problem = (code: ProblemCode, text: string): void => {
    watch.onProblem(code);
    send({ type: 'problem', code, text });
  };
  const isTooFast = (weight: number): boolean => {
    const now = Date.now();
    tokens = Math.min(BURST, tokens + ((now - filled) / 1000) * PER_SECOND);
    filled = now;
    tokens -= weight;
    return tokens < 0;
  };
  const leave = (): void => {
    seated?.table.leave(seated.viewer);
    seated = null;
  };

  socket.on('error', leave);
  socket.on('close', leave);
  socket.on('message', (data, isBinary) => {
    if (socket.readyState !== socket.OPEN) return undefined;
    const message = isBinary ? 'messages are JSON texts' : messageIn(data.toString());
    const isUnreadable = typeof message === 'string';
    if (isTooFast(isUnreadable ? 1 : (WEIGHT[message.type] ?? 1))) {
      if (tokens < -FLOOD) return socket.close(1008, 'too many messages');
      return problem('too fast', `at most ${PER_SECOND} messages a second`);
    }
    if (isUnreadable) return problem('malformed', message);
    handle(message).catch((error) => {
      watch.report(`a message of type ${message.type} failed`, error);
      problem('internal', 'the server could not do this; nothing has happened');
    });
    return undefined;
  });

  async function handle(message: ClientMessage): Promise<void> {
    if (message.type === 'ping') return send({ type: 'pong' });
    if (message.type === 'sit') return sit(message.table, message.seat);
    if (seated === null) return problem('not seated', 'sit down at a table first');
    const { table, viewer } = seated;
    if (message.type === 'say') return stored(table.say(viewer, message.text));
    const { seat } = viewer;
    if (seat === null || !table.owns(person.id, seat)) return problem('not yours', 'this seat is not yours');
    switch (message.type) {
      case 'answer': {
        const began = performance.now();
        report(message.id, await table.answer(seat, message.version, message.decision, message.value as Json));
        watch.onAnswer(performance.now() - began);
        return;
      }
      case 'try':
        return send({
          type: 'tried',
          id: message.id,
          refusal: table.try(seat, message.decision, message.value as Json),
        });
      case 'undo':
        return report(message.id, await table.undo(seat));
      case 'redo':
        return report(message.id, await table.redo(seat));
      case 'consent':
        return report(message.id, await table.consent(seat, message.agree));
      case 'standing':
        return stored(
          table.setStanding(seat, message.window, message.mode).then((outcome) => report(message.id, outcome)),
        );
    }
  }

  function stored(work: Promise<void>): Promise<void> {
    return work.catch((error) => {
      watch.report('something said at a table could not be stored', error);
      problem('storage', 'this could not be stored; try again');
    });
  }

  function report(id: number, outcome: Outcome): void {
    if ('version' in outcome) send({ type: 'accepted', id, version: outcome.version });
    else if ('refused' in outcome) send({ type: 'refused', id, refusal: outcome.refused });
    else if (outcome.problem === 'stale') problem('stale', 'the table has moved on; look again');
    else problem('storage', 'the answer could not be stored; nothing has happened');
  }

  async function sit(id: string, seat: number | null): Promise<void> {
    const table = await tables.find(id);
    if (table === null) return problem('no table', 'there is no such table');
    if (seat !== null && !table.owns(person.id, seat)) return problem('not yours', 'this seat is not yours');
    leave();
    if (socket.readyState !== socket.OPEN) return;
    const viewer: Viewer = { person: person.id, seat, send };
    seated = { table, viewer };
    table.sit(viewer);
  }
}

/** A message of the protocol, or in words why it is none. */
function messageIn(text: string): ClientMessage | string {
  try {
    const message = clientMessage.safeParse(JSON.parse(text));
    if (message.success) return message.data as ClientMessage;
    return message.error.issues[0]?.message ?? 'this is not a message of the protocol';
  } catch (error) {
    // Lists within lists without end exhaust whoever looks into them.
    return error instanceof RangeError ? 'nested too deeply' : 'this is not JSON';
  }
}

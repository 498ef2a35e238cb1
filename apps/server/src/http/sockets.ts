// The live channel. Each message is checked before it reaches a table; a client that misbehaves is told, and only he.
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { deflateRawSync } from 'node:zlib';
import type { Json, Refusal } from '@custodian/kernel';
import type { ClientMessage, ProblemCode, ServerMessage } from '@custodian/protocol';
import { PACKED } from '@custodian/protocol';
import { clientMessage, isTooDeep, MOST_NESTED } from '@custodian/protocol/schemas';
import type { WebSocket } from 'ws';
import { WebSocketServer } from 'ws';
import type { House } from '../keeping/house.ts';
import type { Nodes } from '../nodes/places.ts';
import { alone } from '../nodes/places.ts';
import type { Tunnel } from '../nodes/reaching.ts';
import { openTunnel, Unreached, whereItIs } from '../nodes/reaching.ts';
import type { Person } from '../storage/storage.ts';
import { IN_TROUBLE, StorageTrouble, TableMoved } from '../storage/trouble.ts';
import type { Viewer } from '../tables/audience.ts';
import { CannotOpen, unopened } from '../tables/cannot-open.ts';
import type { Outcome } from '../tables/passing.ts';
import type { Table } from '../tables/table.ts';
import type { Tables } from '../tables/tables.ts';
import type { Place } from './desk.ts';
import { openDesk, TOO_FAST, UNWEIGHED } from './desk.ts';
import { inWords } from './problems.ts';

const LARGEST = 32 * 1024;
const ALIVE_EVERY = 25_000;
const LAST_WORDS = 1000;
/** The code by which a channel is closed whose owner should come back at once: service restart. */
const COME_BACK = 1012;
/** Bytes that may wait for a client that does not read them. */
const MOST_UNREAD = 8 * 2 ** 20;
const NO_SPECTATORS = 'nobody may watch this table';
/** Channels of one person: a tab each. */
const MOST_CHANNELS = 48;

/** Who comes, and by which session: when that ends, so does the channel. */
export interface Visit {
  readonly person: Person;
  readonly session: string;
  readonly address: string;
  readonly cookie: string;
  /** Another node passes on what somebody says there. */
  readonly isFromNode: boolean;
}

export interface Sockets {
  readonly count: () => number;
  /** How many channels there may be, in words. */
  readonly room: string;
  /** Whether one more channel is too much, for the person or the address or altogether. */
  isFull(person: Person | null, address: string): boolean;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, visit: Visit): void;
  /** Closes the channels of sessions that are over. */
  end(isOver: (visit: Visit) => boolean): void;
  /** Somebody is to be told everything anew: his channels come back at once. */
  comeBack(person: string): void;
  close(): void;
}

/** What happens here, for whoever runs the server. */
export interface Watch {
  onAnswer(ms: number): void;
  onProblem(code: ProblemCode): void;
  report(what: string, error: unknown): void;
}

/** How many channels there may be. */
export interface Room {
  readonly channels: number;
  readonly channelsPerAddress: number;
}

/** `nodes`: those who may hold the table that somebody wants to sit at. */
export function openSockets(
  tables: Tables,
  room: Room,
  watch: Watch,
  house: Pick<House, 'isClosed'>,
  nodes: Nodes = alone,
): Sockets {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST,
    // It would keep 190 kB for each channel, and unpack the few words that somebody says in a thread.
    perMessageDeflate: false,
    handleProtocols: (offered) => offered.has(PACKED) && PACKED,
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
  const desk = openDesk(room.channelsPerAddress);

  return {
    count: () => [...visits.values()].filter(isOwn).length,
    room: `too many live channels: ${MOST_CHANNELS} a person, ${room.channelsPerAddress} from an address and ${room.channels} in all are allowed`,
    isFull: (person, address) => {
      const own = [...visits.values()].filter(isOwn);
      const count = (is: (visit: Visit) => boolean): number => own.filter(is).length;
      return (
        own.length >= room.channels ||
        count((visit) => visit.address === address) >= room.channelsPerAddress ||
        count((visit) => visit.person.id === person?.id) >= MOST_CHANNELS
      );
    },
    upgrade: (request, stream, head, visit) =>
      server.handleUpgrade(request, stream, head, (socket) => {
        visits.set(socket, visit);
        socket.on('pong', () => waiting.delete(socket));
        socket.on('close', () => visits.delete(socket));
        const place = visit.isFromNode ? UNWEIGHED : desk.place(visit.person.id, visit.address);
        serve(socket, visit, inOneGo(stream), { tables, place, watch, house, nodes });
      }),
    end: (isOver) => {
      for (const [socket, visit] of visits) if (isOver(visit)) socket.close(1008, 'this session has ended');
    },
    comeBack: (person) => {
      for (const [socket, visit] of visits)
        if (visit.person.id === person && isOwn(visit)) socket.close(COME_BACK, 'look again');
    },
    close: () => {
      clearInterval(heartbeat);
      for (const socket of server.clients) socket.close(1001, 'the server is stopping');
      server.close();
    },
  };
}

/** Somebody himself, not another node for him. */
const isOwn = (visit: Visit): boolean => !visit.isFromNode;

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

/** A whole view is a sixth of its size then (85 kB are 14), for which a fresh channel is worth a millisecond; a patch is small. */
const packed = (text: string): Buffer => deflateRawSync(text, { level: 3 });
const WORTH_PACKING = 8 * 1024;

interface Surroundings {
  readonly tables: Tables;
  readonly place: Place;
  readonly watch: Watch;
  readonly house: Pick<House, 'isClosed'>;
  readonly nodes: Nodes;
}

/** At a table of this node, or through another node at one of its tables. */
type Seated = { readonly table: Table; readonly viewer: Viewer } | { readonly tunnel: Tunnel };

/** What is said in one go (an answer is accepted, and this has changed) is handed to the system in one go. Called before each. */
function inOneGo(stream: Duplex): () => void {
  let isOpen = false;
  return () => {
    if (isOpen) return;
    isOpen = true;
    stream.cork();
    process.nextTick(() => {
      isOpen = false;
      stream.uncork();
    });
  };
}

function serve(
  socket: WebSocket,
  visit: Visit,
  beforeSaying: () => void,
  { tables, place, watch, house, nodes }: Surroundings,
): void {
  const { person } = visit;
  let seated: Seated | null = null;
  const sendText = (text: string, isWhole: boolean): void => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MOST_UNREAD) {
      socket.terminate();
      return;
    }
    beforeSaying();
    socket.send(isWhole && socket.protocol === PACKED && text.length > WORTH_PACKING ? packed(text) : text);
  };
  const send = (message: ServerMessage): void => sendText(textOf(message), message.type === 'view');
  /** Whoever comes back finds the table, wherever it is then, and sends again what he has not heard of. */
  const sendAway = (): void => socket.close(COME_BACK, 'the table has moved; come back');
  const problem = (code: ProblemCode, text: string): void => {
    watch.onProblem(code);
    send({ type: 'problem', code, text });
  };
  /** Whoever goes on regardless loses the channel. */
  const isTooMuch = (verdict: ReturnType<Place['weigh']>): boolean => {
    if (verdict === 'flood' && socket.readyState === socket.OPEN) {
      socket.close(1008, 'too many messages');
      // Whoever floods hardly listens: what he still sends is not waited for.
      setTimeout(() => socket.terminate(), LAST_WORDS).unref();
    }
    return verdict !== 'fine';
  };
  const leave = (): void => {
    if (seated !== null && 'tunnel' in seated) seated.tunnel.close();
    else seated?.table.leave(seated.viewer);
    seated = null;
  };

  socket.on('error', leave);
  socket.on('close', leave);
  for (const frame of ['ping', 'pong']) socket.on(frame, () => isTooMuch(place.weigh(0)));
  socket.on('message', (data, isBinary) => {
    if (socket.readyState !== socket.OPEN) return undefined;
    const text = isBinary ? '' : data.toString();
    if (isTooMuch(place.weigh(text.length))) return problem('too fast', TOO_FAST);
    const message = isBinary ? 'messages are JSON texts' : messageIn(text);
    if (typeof message === 'string') return problem('malformed', message);
    if (isTooMuch(place.weighKind(message.type))) return problem('too fast', TOO_FAST);
    // Also while something else takes its time.
    if (message.type === 'ping') return send({ type: 'pong' });
    const refused = place.queue(message.type, () => handle(message).catch((error) => failed(message, error)));
    if (refused !== null) problem('too fast', refused);
    return undefined;
  });

  function failed(message: ClientMessage, error: unknown): void {
    watch.report(`a message of type ${message.type} failed`, error);
    if (error instanceof TableMoved) sendAway();
    else if (error instanceof StorageTrouble || error instanceof Unreached) problem('storage', IN_TROUBLE);
    else problem('internal', 'the server could not do this; nothing has happened');
  }

  async function handle(message: Exclude<ClientMessage, { type: 'ping' }>): Promise<void> {
    // Whoever is gone does not want to know any more; what he has answered still counts.
    if (
      socket.readyState !== socket.OPEN &&
      (message.type === 'try' || message.type === 'hint' || message.type === 'sit')
    )
      return;
    if (message.type === 'sit') return sit(message);
    if (seated === null) return problem('not seated', 'sit down at a table first');
    if (message.type === 'looking')
      return 'tunnel' in seated
        ? seated.tunnel.send(JSON.stringify(message))
        : seated.table.look(seated.viewer, message.looking);
    if (house.isClosed() && message.type !== 'try' && message.type !== 'hint') {
      if (message.type === 'say') return problem('closed', 'the server is closed for a while');
      return send({ type: 'refused', id: message.id, refusal: CLOSED });
    }
    if ('tunnel' in seated) return seated.tunnel.send(JSON.stringify(message));
    const { table, viewer } = seated;
    if (!table.hears(viewer)) return problem('no spectators', NO_SPECTATORS);
    if (message.type === 'say') return table.say(viewer, message.text);
    const { seat } = viewer;
    if (seat === null || !table.owns(person.id, seat)) return problem('not yours', 'this seat is not yours');
    switch (message.type) {
      case 'answer': {
        const began = performance.now();
        const { id, version, decision, value, key } = message;
        report(id, await table.answer(seat, version, decision, value as Json, key));
        watch.onAnswer(performance.now() - began);
        return;
      }
      case 'try':
        return send({
          type: 'tried',
          id: message.id,
          refusal: table.try(seat, message.decision, message.value as Json),
        });
      case 'hint':
        return send({ type: 'hinted', id: message.id, hint: await table.hint(seat) });
      case 'undo':
        return report(message.id, await table.undo(seat));
      case 'redo':
        return report(message.id, await table.redo(seat));
      case 'consent':
        return report(message.id, await table.consent(seat, message.agree));
      case 'pause':
        return report(message.id, await table.pause(seat, message.pause));
      case 'eyes':
        return report(message.id, await table.setEyes(seat, message.open));
      case 'looked':
        return report(message.id, table.looked(seat, message.answers));
      case 'quiet':
        return report(message.id, await table.setQuiet(seat, message.lets, message.thisRound));
      case 'order':
        return report(message.id, await table.order(seat, message.order));
      case 'withdraw':
        return report(message.id, await table.withdraw(seat, message.order));
      case 'standing':
        return report(message.id, await table.setStanding(seat, message.window, message.mode));
    }
  }

  function report(id: number, outcome: Outcome): void {
    if ('version' in outcome) send({ type: 'accepted', id, version: outcome.version });
    else if ('refused' in outcome) send({ type: 'refused', id, refusal: outcome.refused });
    else if (outcome.problem === 'moved away') sendAway();
    else if (outcome.problem === 'stale') problem('stale', 'the table has moved on; look again');
    else problem('storage', 'the answer could not be stored; nothing has happened');
  }

  async function sit(wish: Extract<ClientMessage, { type: 'sit' }>): Promise<void> {
    const { table: id, seat, eyes = null } = wish;
    const table = await whereItIs(
      () => tables.find(id).catch(unopened),
      (address) => sitElsewhere(address, wish),
      nodes.gone,
    );
    if (table === 'there') return;
    if (table instanceof CannotOpen) return problem('cannot open', `this table cannot be opened: ${table.fault}`);
    if (table === null) return problem('no table', 'there is no such table');
    if (seat !== null && !table.owns(person.id, seat)) return problem('not yours', 'this seat is not yours');
    if (seat === null && !table.isInside(person.id)) {
      if (table.spectators.delay === null) return problem('no spectators', NO_SPECTATORS);
      if (eyes !== null && !table.spectators.eyes.includes(eyes))
        return problem('not yours', 'whoever sits there does not let spectators see with his eyes');
    }
    const deafTo = await tables.deafOf(person.id);
    // Meanwhile the seat may have become somebody else's.
    if (seat !== null && !table.owns(person.id, seat)) return problem('not yours', 'this seat is not yours');
    leave();
    if (socket.readyState !== socket.OPEN) return;
    const viewer: Viewer = {
      person: person.id,
      seat,
      eyes: seat === null ? eyes : null,
      deafTo,
      send,
      moved: sendAway,
    };
    seated = { table, viewer };
    table.sit(viewer);
    tables.visited(table.id);
  }

  /** What he says from now on is passed on to the node that holds the table, and what that says to him. */
  async function sitElsewhere(address: string, sit: Extract<ClientMessage, { type: 'sit' }>): Promise<'there'> {
    // The other node has looked for the table here: it looks again.
    const { secret } = nodes;
    if (visit.isFromNode || secret === null) {
      sendAway();
      return 'there';
    }
    leave();
    const tunnel = await openTunnel(address, secret, visit.cookie, JSON.stringify(sit), {
      heard: (text) => sendText(text, text.startsWith('{"type":"view"')),
      broken: sendAway,
    });
    if (socket.readyState === socket.OPEN) seated = { tunnel };
    else tunnel.close();
    return 'there';
  }
}

const CLOSED: Refusal = { rule: 'table', text: { key: 'table.closed', with: {} } };

/** A message of the protocol, or in words why it is none. */
function messageIn(text: string): ClientMessage | string {
  if (isTooDeep(text)) return `nested too deeply: at most ${MOST_NESTED} levels`;
  try {
    const message = clientMessage.safeParse(JSON.parse(text));
    if (message.success) return message.data as ClientMessage;
    return inWords(message.error);
  } catch {
    return 'this is not JSON';
  }
}

// The live channel of one table: sits down, keeps the state up to date, comes back after a break, and turns each request
// into a promise of its outcome.
import type { Json, Refusal, Seat } from '@custodian/kernel';
import type { ClientMessage, Hint, NewOrder, ProblemCode, Quiet, ServerMessage, Standing } from '@custodian/protocol';
import { PACKED } from '@custodian/protocol';
import type { TableState } from './state.ts';
import { GAP, receive } from './state.ts';

/** 'lost': the channel broke before the outcome was known; the next view shows it. */
export type Outcome =
  | { readonly accepted: true; readonly hint?: Hint | null }
  | { readonly refused: Refusal }
  | { readonly problem: ProblemCode | 'lost' };

export type Link = 'connecting' | 'open' | 'broken';

/** The part of a WebSocket that is used. */
export interface Channel {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onclose: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
}

export interface Hooks {
  readonly onState: (state: TableState) => void;
  readonly onLink: (link: Link) => void;
  /** A problem that belongs to no request, or that ends the visit. */
  readonly onProblem: (code: ProblemCode) => void;
}

export interface Connection {
  answer(decision: string, value: Json): Promise<Outcome>;
  /** Would the server accept it? Null: yes, or the channel broke. */
  try(decision: string, value: Json): Promise<Refusal | null>;
  /** What a bot would do; null: nobody knows, or the table has moved on. */
  hint(): Promise<Hint | null>;
  undo(): Promise<Outcome>;
  redo(): Promise<Outcome>;
  consent(agree: boolean): Promise<Outcome>;
  standing(window: string, mode: Standing): Promise<Outcome>;
  quiet(lets: Quiet['lets'], thisRound: boolean): Promise<Outcome>;
  order(order: NewOrder): Promise<Outcome>;
  withdraw(order: number): Promise<Outcome>;
  looked(answers: number): Promise<Outcome>;
  /** The page is before somebody's eyes, or open somewhere behind. */
  looking(isLooking: boolean): void;
  pause(pause: boolean): Promise<Outcome>;
  /** Lets spectators see with one's own eyes, or no longer. */
  eyes(open: boolean): Promise<Outcome>;
  say(text: string): void;
  /** What was accepted and is told to nobody again. */
  remember(known: Pick<TableState, 'standing'>): void;
  /** Comes back at once instead of waiting: the network or the reader has returned. */
  hurry(): void;
  close(): void;
}

type Request = Extract<ClientMessage, { readonly id: number }>;
type Unnumbered = Request extends infer R ? (R extends Request ? Omit<R, 'id'> : never) : never;

interface Pending {
  readonly message: Request;
  readonly done: (outcome: Outcome) => void;
}

const PAUSES = [300, 700, 1500, 3000, 6000, 12_000];
const PING_EVERY = 20_000;
/** Silence after which the channel is taken for dead. */
const SILENCE = 50_000;
const HOPELESS: readonly ProblemCode[] = ['no table', 'cannot open', 'no spectators', 'not yours'];

/** `eyes`: of a spectator, with whose he sees. */
export function connect(
  open: () => Channel,
  table: string,
  seat: Seat | null,
  hooks: Hooks,
  eyes: Seat | null = null,
): Connection {
  let channel: Channel | null = null;
  let state: TableState | null = null;
  let isOpen = false;
  let isClosed = false;
  let isLooking = true;
  let tries = 0;
  let nextId = 1;
  let heard = 0;
  let timer: ReturnType<typeof setTimeout> | null = null;
  const waiting = new Map<number, Pending>();

  const send = (message: ClientMessage): void => channel?.send(JSON.stringify(message));
  const sit = (): void => send({ type: 'sit', table, seat, have: null, ...(eyes === null ? {} : { eyes }) });

  const start = (): void => {
    timer = null;
    hooks.onLink('connecting');
    const own = open();
    channel = own;
    own.onopen = () => {
      heard = Date.now();
      sit();
    };
    const hear = inOrder(
      (text) => {
        if (channel === own) take(JSON.parse(text) as ServerMessage);
      },
      () => own.close(),
    );
    own.onmessage = ({ data }) => {
      heard = Date.now();
      hear(data);
    };
    own.onclose = () => {
      if (channel === own) breakOff();
    };
  };
  const breakOff = (): void => {
    channel = null;
    isOpen = false;
    if (isClosed) return;
    hooks.onLink('broken');
    const pause = PAUSES[Math.min(tries, PAUSES.length - 1)] as number;
    tries += 1;
    timer = setTimeout(start, pause * (0.75 + Math.random() / 2));
  };
  const heartbeat = setInterval(() => {
    if (!isOpen) return;
    if (Date.now() - heard > SILENCE) {
      channel?.close();
      breakOff();
    } else send({ type: 'ping' });
  }, PING_EVERY);

  const settle = (id: number, outcome: Outcome): void => {
    const pending = waiting.get(id);
    waiting.delete(id);
    pending?.done(outcome);
  };
  const settleAll = (outcome: Outcome): void => {
    for (const id of [...waiting.keys()]) settle(id, outcome);
  };

  const take = (message: ServerMessage): void => {
    switch (message.type) {
      case 'accepted':
        settle(message.id, { accepted: true });
        break;
      case 'refused':
        settle(message.id, { refused: message.refusal });
        break;
      case 'tried':
        settle(message.id, message.refusal === null ? { accepted: true } : { refused: message.refusal });
        break;
      case 'hinted':
        settle(message.id, { accepted: true, hint: message.hint });
        break;
      case 'problem':
        trouble(message.code);
        break;
      default:
        follow(message);
    }
  };
  const follow = (message: ServerMessage): void => {
    const next = receive(state, message);
    if (next === GAP) sit();
    else if (next !== state && next !== null) {
      state = next;
      hooks.onState(next);
      if (message.type === 'view' && !isOpen) arrived();
    }
  };
  const trouble = (code: ProblemCode): void => {
    if (!isOpen && HOPELESS.includes(code)) close();
    else settleAll({ problem: code });
    hooks.onProblem(code);
  };
  /** Seated again. An answer that was under way when the channel broke is sent once more: by its key the server knows whether it
   *  has it already. */
  const arrived = (): void => {
    isOpen = true;
    tries = 0;
    hooks.onLink('open');
    if (!isLooking) send({ type: 'looking', looking: false });
    for (const { message } of [...waiting.values()]) {
      if (message.type === 'try' || message.type === 'hint' || message.type === 'answer') send(message);
      else settle(message.id, { problem: 'lost' });
    }
  };

  const ask = (request: Unnumbered): Promise<Outcome> =>
    new Promise((done) => {
      const message = { ...request, id: nextId++ } as Request;
      waiting.set(message.id, { message, done });
      if (isOpen) send(message);
    });
  const close = (): void => {
    isClosed = true;
    clearInterval(heartbeat);
    if (timer !== null) clearTimeout(timer);
    channel?.close();
    settleAll({ problem: 'lost' });
  };

  start();
  return {
    answer: (decision, value) =>
      ask({ type: 'answer', version: state?.view.answers ?? 0, decision, value, key: newKey() }),
    try: async (decision, value) => {
      const outcome = await ask({ type: 'try', decision, value });
      return 'refused' in outcome ? outcome.refused : null;
    },
    hint: async () => {
      const outcome = await ask({ type: 'hint' });
      return 'accepted' in outcome ? (outcome.hint ?? null) : null;
    },
    undo: () => ask({ type: 'undo' }),
    redo: () => ask({ type: 'redo' }),
    consent: (agree) => ask({ type: 'consent', agree }),
    standing: (window, mode) => ask({ type: 'standing', window, mode }),
    quiet: (lets, thisRound) => ask({ type: 'quiet', lets, thisRound }),
    order: (order) => ask({ type: 'order', order }),
    withdraw: (order) => ask({ type: 'withdraw', order }),
    looked: (answers) => ask({ type: 'looked', answers }),
    looking: (now) => {
      if (now === isLooking) return;
      isLooking = now;
      if (isOpen) send({ type: 'looking', looking: now });
    },
    pause: (pause) => ask({ type: 'pause', pause }),
    eyes: (isOpen) => ask({ type: 'eyes', open: isOpen }),
    say: (text) => {
      if (isOpen) send({ type: 'say', id: nextId++, text });
    },
    remember: (known) => {
      if (state === null) return;
      state = { ...state, ...known };
      hooks.onState(state);
    },
    hurry: () => {
      if (timer === null || isClosed) return;
      clearTimeout(timer);
      start();
    },
    close,
  };
}

/** Nobody else's, in all likelihood: pages on plain http have no crypto.randomUUID. */
const newKey = (): string => Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(36)).join('');

/** Unpacks what comes packed, while what comes after it waits. What cannot be unpacked ends the channel. */
function inOrder(take: (text: string) => void, end: () => void): (data: unknown) => void {
  let unpacking: Promise<void> | null = null;
  return (data) => {
    if (unpacking === null && typeof data === 'string') return take(data);
    const turn = (unpacking ?? Promise.resolve())
      .then(() => (typeof data === 'string' ? data : unpacked(data as ArrayBuffer)))
      .then(take)
      .catch(end)
      .finally(() => {
        if (unpacking === turn) unpacking = null;
      });
    unpacking = turn;
    return undefined;
  };
}

const unpacked = (data: ArrayBuffer): Promise<string> =>
  new Response(new Blob([data]).stream().pipeThrough(new DecompressionStream('deflate-raw'))).text();

/** The real thing. */
export function openSocket(): Channel {
  const address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/live`;
  const socket = new WebSocket(address, 'DecompressionStream' in globalThis ? [PACKED] : []);
  socket.binaryType = 'arraybuffer';
  return socket as Channel;
}

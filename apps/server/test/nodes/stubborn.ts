// Somebody who plays whatever happens to the nodes: comes back to any of them when the channel breaks, sends again what he has not heard
// of, and remembers what he was told.
import { randomUUID } from 'node:crypto';
import type { Json } from '@custodian/kernel';
import type { ClientMessage, DecisionView, ProblemCode, ServerMessage, TableView } from '@custodian/protocol';
import { applyPatch } from '@custodian/protocol';
import { WebSocket } from 'ws';
import { pause } from '../kit/house.ts';

type Sent = Extract<ClientMessage, { type: 'answer' }> & { readonly key: string };

/** What became of his answers, by their keys. */
export interface Told {
  readonly accepted: Map<string, { readonly table: string; readonly seat: number; readonly at: number }>;
  /** He was told that nothing has happened, and gave up. */
  readonly refused: Set<string>;
}

export interface Stubborn {
  /** When his last answer was accepted. */
  readonly last: () => number;
  readonly isOver: () => boolean;
  /** What he waits for, for whoever wonders why. */
  readonly state: () => string;
  stop(): Promise<void>;
}

interface Wish {
  readonly table: string;
  readonly seat: number;
  readonly cookie: string;
  /** The nodes that are there. */
  readonly ports: () => readonly number[];
  readonly roll: (sides: number) => number;
  readonly told: Told;
}

/** Milliseconds: to think, to wait for a channel, and until what could not be stored is sent again. */
const THINKS = 30;
const OPENED_WITHIN = 8000;
const AGAIN_AFTER = 250;

export function playStubbornly({ table, seat, cookie, ports, roll, told }: Wish): Stubborn {
  let isStopped = false;
  let socket: WebSocket | null = null;
  let view: TableView | null = null;
  let sent: Sent | null = null;
  let nextId = 1;
  let last = performance.now();
  let thinking: NodeJS.Timeout | undefined;
  let state = 'new';
  let heard = 'nothing';

  const send = (message: ClientMessage): void => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };
  const think = (): void => {
    if (view?.decisions[0] === undefined || sent !== null) return;
    clearTimeout(thinking);
    thinking = setTimeout(() => {
      const [decision] = view?.decisions ?? [];
      if (decision === undefined || view === null || sent !== null || isStopped) return;
      const { answers: version } = view;
      sent = {
        type: 'answer',
        id: nextId++,
        version,
        decision: view.decision,
        value: any(decision, roll),
        key: randomUUID(),
      };
      state = `sent ${sent.decision}`;
      send(sent);
    }, 1 + roll(THINKS));
  };
  const hear = (message: ServerMessage): void => {
    heard = message.type === 'refused' ? `refused ${message.refusal.text.key}` : message.type;
    const isAboutIt = 'id' in message && message.id === sent?.id;
    if (message.type === 'view') {
      view = message.view;
      if (sent !== null) send(sent);
    } else if (message.type === 'update')
      view = applyPatch(view as unknown as Json, message.patch) as unknown as TableView;
    else if (message.type === 'problem') trouble(message.code);
    else if (sent !== null && isAboutIt && message.type === 'accepted') {
      last = performance.now();
      told.accepted.set(sent.key, { table, seat, at: last });
      sent = null;
    } else if (sent !== null && isAboutIt && message.type === 'refused') {
      told.refused.add(sent.key);
      sent = null;
    }
    think();
  };
  const trouble = (code: ProblemCode): void => {
    heard = `problem ${code}`;
    if (code === 'stale' && sent !== null) {
      told.refused.add(sent.key);
      sent = null;
      return;
    }
    // Not stored: it is sent again, and meant as the same answer.
    setTimeout(() => (sent === null ? sit() : send(sent)), AGAIN_AFTER);
  };
  const sit = (): void => send({ type: 'sit', table, seat, have: null });
  const visit = (port: number): Promise<void> =>
    new Promise((over) => {
      const own = new WebSocket(`ws://127.0.0.1:${port}/live`, {
        headers: { cookie },
        handshakeTimeout: OPENED_WITHIN,
      });
      socket = own;
      state = `connecting to ${port}`;
      own.on('open', () => {
        state = `sitting down at ${port}`;
        sit();
      });
      own.on('message', (data) => {
        if (socket === own) hear(JSON.parse(data.toString()) as ServerMessage);
      });
      own.on('error', () => own.terminate());
      own.on('close', () => {
        clearTimeout(thinking);
        over();
      });
    });
  const done = (async () => {
    while (!isStopped) {
      const there = ports();
      const port = there[roll(there.length) - 1];
      if (port !== undefined) await visit(port);
      await pause(50 + roll(150));
    }
  })();
  return {
    last: () => last,
    isOver: () => view?.over === true,
    state: () => `${state}, heard ${heard}`,
    stop: async () => {
      isStopped = true;
      clearTimeout(thinking);
      socket?.terminate();
      await done;
    },
  };
}

/** Any answer: a plan's fallback, or some of the options. */
function any(decision: DecisionView, roll: (sides: number) => number): Json {
  if (decision.kind === 'plan') return decision.fallback;
  const [least, most] = decision.pick;
  const pool = decision.options.map(({ id }) => id);
  const count = Math.min(pool.length, Math.max(least, Math.min(1, most)));
  return Array.from({ length: count }, () => pool.splice(roll(pool.length) - 1, 1)[0] as string);
}

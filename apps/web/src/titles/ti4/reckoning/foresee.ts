// Asks what an outcome of an agenda would do. The game is played on for that: a thread beside the page has the rules, begun when
// it is first asked.
import type { Seat } from '@custodian/kernel';
import type { Game } from '@custodian/ti4/game';
import type { Decided, Foreseen } from './foreseen.ts';

export interface Asked {
  readonly number: number;
  readonly game: Game;
  readonly seat: Seat;
  readonly decided: Decided;
}
export interface Told {
  readonly number: number;
  readonly foreseen: Foreseen | null;
}

const waiting = new Map<number, (told: Foreseen | null) => void>();
let thread: Worker | null = null;
let asked = 0;

function begun(): Worker {
  const worker = new Worker(new URL('./foreseeing.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data: { number, foreseen } }: MessageEvent<Told>) => {
    waiting.get(number)?.(foreseen);
    waiting.delete(number);
  };
  // Nothing is told rather than something wrong; the next question tries again.
  worker.onerror = () => {
    thread = null;
    for (const answer of waiting.values()) answer(null);
    waiting.clear();
  };
  return worker;
}

export function foresee(game: Game, seat: Seat, decided: Decided): Promise<Foreseen | null> {
  thread ??= begun();
  const number = asked++;
  thread.postMessage({ number, game, seat, decided } satisfies Asked);
  return new Promise((answer) => waiting.set(number, answer));
}

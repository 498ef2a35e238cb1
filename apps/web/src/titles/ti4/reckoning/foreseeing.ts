// The thread that has the rules; see foresee.ts.
import type { Asked, Told } from './foresee.ts';
import { foreseen } from './foreseen.ts';

addEventListener('message', ({ data: { number, game, seat, decided } }: MessageEvent<Asked>) => {
  postMessage({ number, foreseen: foreseen(game, seat, decided) } satisfies Told);
});

// Bots that try things out, at several levels.
import type { Effort, Policy } from '@custodian/bots';
import { searching } from '@custodian/bots';
import type { Game } from '../game.ts';
import type { Breadth } from './judge.ts';
import { judgeOf } from './judge.ts';

export const thinking = (
  effort: Pick<Effort, 'time' | 'tries' | 'each'>,
  breadth: Breadth,
  now: () => number,
): Policy<Game> => searching(judgeOf(breadth), { ...effort, plans: 10, depth: 40, isAveraged: true }, now);

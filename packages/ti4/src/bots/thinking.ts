// Bots that try things out, at several levels.
import type { Effort, Policy } from '@custodian/bots';
import { searching } from '@custodian/bots';
import { decisionId } from '@custodian/kernel';
import type { Game } from '../game.ts';
import { offerWorthMaking } from './deals.ts';
import type { Sight } from './judge.ts';
import { ACT, judgeOf } from './judge.ts';

interface Skill extends Sight {
  /** What it offers to others of its own accord. */
  readonly offers: 'nothing' | 'goods' | 'notes';
}

export function thinking(
  effort: Pick<Effort, 'time' | 'tries' | 'each'>,
  { offers, ...sight }: Skill,
  now: () => number,
): Policy<Game> {
  const answer = searching(judgeOf(sight), { ...effort, plans: 10, depth: 40, isAveraged: true }, now);
  if (offers === 'nothing') return answer;
  const freely: Policy<Game>['freely'] = ({ state, seat, roll }) =>
    decisionId(state) === ACT && state.game.active === seat
      ? offerWorthMaking(state, seat, roll, offers === 'notes')
      : null;
  return Object.assign((situation: Parameters<Policy<Game>>[0]) => answer(situation), { freely });
}

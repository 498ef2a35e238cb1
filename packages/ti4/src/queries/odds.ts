// The odds of a combat from where it stands, fought to the end without cards that nobody has played yet.
import type { BattleOdds } from '@custodian/galaxy';
import type { Game } from '../game.ts';
import { NOBODY } from '../game.ts';
import type { CombatNow } from './combat-now.ts';
import type { Conducts } from './odds/conduct.ts';
import { groundOdds } from './odds/ground.ts';
import { spaceOdds } from './odds/space.ts';

/** A combat that has not begun. */
export const beforeCombat = (
  game: Game,
  meeting: Pick<CombatNow, 'kind' | 'attacker' | 'defender' | 'system' | 'planet'>,
): CombatNow => ({
  ...meeting,
  round: 1,
  barrage: meeting.kind === 'space combat',
  pending: { attacker: 0, defender: 0 },
  leaving: NOBODY,
  game,
  ahead: { forced: true, used: [] },
});

/** `a` is the attacker, `b` the defender. */
export function combatOdds(now: CombatNow, conducts: Conducts = {}): BattleOdds {
  const { planet } = now;
  return planet === undefined ? spaceOdds(now, conducts) : groundOdds({ ...now, planet }, conducts).battle;
}

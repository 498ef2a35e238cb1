// What each side of a combat has: what stands, what is damaged, what has been lost.
import type { Seat } from '@custodian/kernel';
import type { UnitTypeId } from '@custodian/ti4/facts';
import { unitTypeIds } from '@custodian/ti4/facts';
import type { Game } from '@custodian/ti4/game';
import { forcesAt } from '@custodian/ti4/queries/combat';
import { unitCard } from '@custodian/ti4/queries/units';
import type * as stage from '../../../stage/battle/battle.ts';
import { add, lastSeen, ranksIn } from '../../../stage/battle/battle.ts';
import type * as scene from '../../../stage/battle/scene.ts';
import type { Battle } from './battle.ts';

export type Rank = scene.Rank<UnitTypeId>;

/** The ranks of a side, heavy ships first. What was lost stays to be seen. A combat that is over is told by its dice alone. */
export function ranksOf(game: Game, battle: Battle, seat: Seat): Rank[] {
  const standing =
    battle.winner === null
      ? standingIn(game, battle, seat)
      : lastSeen(battle, seat, (unit) => unitCard(game, seat, unit)?.combat?.dice ?? 1);
  return ranksIn(unitTypeIds, standing, battle, seat);
}

function standingIn(game: Game, { system, planet }: Battle, seat: Seat): stage.Standing<UnitTypeId> {
  const found: stage.Standing<UnitTypeId> = new Map();
  for (const { type, damaged } of forcesAt(game, system, planet ?? undefined, seat)) add(found, type, damaged);
  return found;
}

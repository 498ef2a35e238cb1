// What each side of a battle has: what stands, what is damaged, what has been lost.
import type { Seat } from '@custodian/kernel';
import type { UnitId } from '@custodian/ti3/facts';
import { shipTypes, units } from '@custodian/ti3/facts';
import type { Game } from '@custodian/ti3/game';
import type * as stage from '../../../stage/battle/battle.ts';
import { add, lastSeen, ranksIn } from '../../../stage/battle/battle.ts';
import type * as scene from '../../../stage/battle/scene.ts';
import type { Battle } from './battle.ts';

export type Rank = scene.Rank<UnitId>;

const groundUnits: readonly UnitId[] = ['groundForce', 'fighter', 'pds'];

/** The ranks of a side, heavy ships first. What was lost stays to be seen. A battle that is over is told by its dice alone. */
export function ranksOf(game: Game, battle: Battle, seat: Seat): Rank[] {
  const standing =
    battle.winner !== null
      ? lastSeen(battle, seat, (unit) => units[unit].dice)
      : battle.kind === 'space'
        ? fleetIn(game, battle.system, seat)
        : garrison(game, battle, seat);
  const kinds: readonly UnitId[] = battle.kind === 'space' ? shipTypes : groundUnits;
  return ranksIn(
    [...kinds].sort((a, b) => units[b].cost - units[a].cost),
    standing,
    battle,
    seat,
  );
}

type Standing = stage.Standing<UnitId>;

function fleetIn(game: Game, system: string, seat: Seat): Standing {
  const found: Standing = new Map();
  for (const ship of game.systems.find(({ id }) => id === system)?.ships ?? []) {
    if (ship.owner === seat) add(found, ship.type, ship.damaged);
  }
  return found;
}

function garrison(game: Game, { planet, attacker }: Battle, seat: Seat): Standing {
  const at = game.systems.flatMap((system) => system.planets).find(({ id }) => id === planet);
  const found: Standing = new Map();
  const put = (unit: UnitId, whole: number): void => {
    if (whole > 0) found.set(unit, { whole, damaged: 0 });
  };
  if (at === undefined) return found;
  if (seat !== attacker || (at.invaders === null && at.owner === attacker)) {
    if (at.owner !== seat) return found;
    put('groundForce', at.groundForces);
    put('pds', at.pds);
  } else if (at.invaders?.owner === seat) {
    put('groundForce', at.invaders.groundForces);
    put('fighter', at.invaders.fighters);
  }
  return found;
}

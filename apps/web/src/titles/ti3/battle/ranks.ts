// What each side of a battle has: what stands, what is damaged, what has been lost.
import type { Seat } from '@custodian/kernel';
import type { ShipType, UnitId } from '@custodian/ti3/facts';
import { shipTypes, units } from '@custodian/ti3/facts';
import type { Game } from '@custodian/ti3/game';
import type * as stage from '../../../stage/battle/scene.ts';
import type { Battle } from './battle.ts';

type Loss = stage.Loss<UnitId>;
export type Rank = stage.Rank<UnitId>;

const groundUnits: readonly UnitId[] = ['groundForce', 'fighter', 'pds'];

/** The ranks of a side, heavy ships first. What was lost stays to be seen. A battle that is over is told by its dice alone. */
export function ranksOf(game: Game, battle: Battle, seat: Seat): Rank[] {
  const standing =
    battle.winner !== null
      ? lastSeen(battle, seat)
      : battle.kind === 'space'
        ? fleetIn(game, battle.system, seat)
        : garrison(game, battle, seat);
  const kinds: readonly UnitId[] = battle.kind === 'space' ? shipTypes : groundUnits;
  return [...kinds]
    .sort((a, b) => units[b].cost - units[a].cost)
    .map((unit) => ({
      unit,
      whole: standing.get(unit)?.whole ?? 0,
      damaged: standing.get(unit)?.damaged ?? 0,
      lost: lostIn(battle, seat, unit),
    }))
    .filter(({ whole, damaged, lost }) => whole + damaged + lost > 0);
}

type Standing = Map<UnitId, { whole: number; damaged: number }>;

function fleetIn(game: Game, system: string, seat: Seat): Standing {
  const found: Standing = new Map();
  for (const ship of game.systems.find(({ id }) => id === system)?.ships ?? []) {
    if (ship.owner !== seat) continue;
    const rank = found.get(ship.type as ShipType) ?? { whole: 0, damaged: 0 };
    if (ship.damaged) rank.damaged++;
    else rank.whole++;
    found.set(ship.type, rank);
  }
  return found;
}

function garrison(game: Game, { planet, attacker }: Battle, seat: Seat): Standing {
  const at = game.systems.flatMap((system) => system.planets).find(({ id }) => id === planet);
  const found: Standing = new Map();
  const add = (unit: UnitId, whole: number): void => {
    if (whole > 0) found.set(unit, { whole, damaged: 0 });
  };
  if (at === undefined) return found;
  if (seat !== attacker || (at.invaders === null && at.owner === attacker)) {
    if (at.owner !== seat) return found;
    add('groundForce', at.groundForces);
    add('pds', at.pds);
  } else if (at.invaders?.owner === seat) {
    add('groundForce', at.invaders.groundForces);
    add('fighter', at.invaders.fighters);
  }
  return found;
}

/** What a side rolled dice for in the last round, less what it lost after that. */
function lastSeen({ passages }: Battle, seat: Seat): Standing {
  const found: Standing = new Map();
  const rounds = passages.filter(({ round, volleys }) => round > 0 && volleys.some((volley) => volley.seat === seat));
  const last = rounds.at(-1);
  if (last === undefined) return found;
  const after = passages.slice(passages.indexOf(last)).flatMap((passage) => passage.losses);
  for (const { seat: owner, unit, dice } of last.volleys) {
    if (owner !== seat) continue;
    const of = (isDamage: boolean, losses: readonly Loss[]): number =>
      losses
        .filter((loss) => loss.seat === seat && loss.unit === unit && loss.damaged === isDamage)
        .reduce((sum, loss) => sum + loss.count, 0);
    const left = Math.max(0, Math.round(dice.length / units[unit].dice) - of(false, after));
    const damaged = Math.min(
      left,
      of(
        true,
        passages.flatMap((passage) => passage.losses),
      ),
    );
    found.set(unit, { whole: left - damaged, damaged });
  }
  return found;
}

const lostIn = ({ passages }: Battle, seat: Seat, unit: UnitId): number =>
  passages
    .flatMap((passage) => passage.losses)
    .filter((loss) => !loss.damaged && loss.seat === seat && loss.unit === unit)
    .reduce((sum, loss) => sum + loss.count, 0);

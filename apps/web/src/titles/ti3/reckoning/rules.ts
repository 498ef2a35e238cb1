// What the rules make of a position: values with everything that changes them, odds, what an objective lacks. It brings
// along what every component changes, so it is loaded only once a table is open; see reckoning.ts.
import type { Seat, Text } from '@custodian/kernel';
import type { ObjectiveId, TechnologyId, UnitId } from '@custodian/ti3/facts';
import type { Game } from '@custodian/ti3/game';
import type { Engagement } from '@custodian/ti3/queries/battle';
import { votesOf } from '@custodian/ti3/queries/council';
import { abilities } from '@custodian/ti3/queries/players';
import { refuseTechnology } from '@custodian/ti3/queries/technologies';
import {
  combatBonus,
  fleetLimit,
  goal,
  handLimit,
  influence,
  resources,
  technologyCost,
} from '@custodian/ti3/queries/values';
import { missingFor } from '@custodian/ti3/reckoned';

/** Something that changes the dice of some units of one side. */
interface BattleModifier {
  readonly by: number;
  readonly units: readonly UnitId[];
  /** The component it comes from ('technology:cybernetics'), or null for the system itself. */
  readonly source: string | null;
}

/** Null: met. */
export const missing = (game: Game, seat: Seat, objective: ObjectiveId): Text | null =>
  missingFor(game, seat, objective);

export { prospectsOf } from '../activation/prospects.ts';
export { fromHere, ofArrival, ofLandings } from '../battle/forecasts.ts';
export { arrivalsInto, changesOf, dockSites, figuresOf, pdsReaching, yardsIn } from './systems.ts';
export { abilities, fleetLimit, goal, handLimit, influence, refuseTechnology, resources, votesOf };

export const priceOf = (game: Game, seat: Seat, technology: TechnologyId): number =>
  technologyCost(game, { seat, technology });

/** What is added to a side's dice and why, units with the same change together. */
export function modifiersOf(game: Game, battle: Engagement, seat: Seat, units: readonly UnitId[]): BattleModifier[] {
  const found = new Map<string, { by: number; units: UnitId[]; source: string | null }>();
  const note = (source: string | null, by: number, unit: UnitId): void => {
    if (by === 0) return;
    const key = `${source} ${by}`;
    const known = found.get(key);
    if (known === undefined) found.set(key, { by, units: [unit], source });
    else known.units.push(unit);
  };
  for (const unit of units) {
    const { base, changes } = combatBonus.explain(game, aboutUnit(battle, seat, unit));
    note(null, base, unit);
    let now = base;
    for (const { source, to } of changes) {
      note(source, to - now, unit);
      now = to;
    }
  }
  return [...found.values()];
}

function aboutUnit({ kind, attacker, defender, system, planet, round }: Engagement, seat: Seat, unit: UnitId) {
  const isAttacker = seat === attacker;
  return {
    seat,
    enemy: isAttacker ? defender : attacker,
    unit,
    // PDS on the planet have fired before the rounds: what changes those does not change them.
    kind: unit === 'pds' ? ('pds' as const) : kind,
    role: isAttacker ? ('attacker' as const) : ('defender' as const),
    round,
    system,
    ...(planet === undefined ? {} : { planet }),
  };
}

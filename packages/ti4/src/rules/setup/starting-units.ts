// The units a faction begins with: ships in the space of its home system, everything else on its planets as the owner likes.
import type { Plan, Refusal, Roll } from '@custodian/kernel';
import { askForPlan } from '@custodian/kernel';
import { placeUnits } from '../../atoms/units.ts';
import type { FactionId, PlanetId, UnitTypeId } from '../../facts/index.ts';
import { factions, isShip, planets, unitTypeIds } from '../../facts/index.ts';
import type { G, Seat, Ti4 } from '../../game.ts';
import type { Garrisons } from '../../plans/setup.ts';
import { startingUnitsPlan } from '../../plans/setup.ts';
import { homeTile } from '../../queries/board.ts';
import { homePlanets, playerOf } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import { unitCard } from '../../queries/units.ts';
import { structureLimit } from '../../queries/values.ts';
import { say } from '../../words/index.ts';

type Count = { readonly unit: UnitTypeId; readonly count: number };

/** Answered with { planet: { type: count } }. No question for a home system with one planet. */
export function startingUnitsQuestion(g: G, seat: Seat): Plan[] {
  const home = homePlanetIds(g, seat);
  if (home.length === 1) return [];
  const units = groundUnits(g, seat);
  return [
    askForPlan(startingUnitsPlan, {
      seat,
      rule: 'setup',
      ask: say('ask.starting units'),
      about: () => ({ planets: home, units: [...units] }),
      check: (plan) => refuseGarrisons(g, seat, plan),
      sample: (roll) => randomGarrisons(g, seat, roll),
      fallback: () => usualGarrisons(g, seat),
    }),
  ];
}

export function placeStartingUnits(x: Ti4, seat: Seat, plan: Garrisons | undefined): void {
  const home = homeTile(x.g, seat) as string;
  for (const { unit, count } of startingUnits(x.g, seat))
    if (isInSpace(x.g, seat, unit)) placeUnits(x, seat, { system: home }, unit, count);
  const garrisons = plan ?? usualGarrisons(x.g, seat);
  for (const planet of homePlanetIds(x.g, seat))
    for (const { unit } of groundUnits(x.g, seat))
      placeUnits(x, seat, { system: home, planet }, unit, garrisons[planet]?.[unit] ?? 0);
}

const factionOf = (g: G, seat: Seat) => factions[playerOf(g, seat).faction as FactionId];

const homePlanetIds = (g: G, seat: Seat): PlanetId[] => homePlanets(g, seat).map((p) => p.id);

function startingUnits(g: G, seat: Seat): Count[] {
  const printed = factionOf(g, seat).startingUnits;
  return unitTypeIds.flatMap((unit) => (printed[unit] === undefined ? [] : [{ unit, count: printed[unit] }]));
}

/** Ships, and space docks that float. */
const isInSpace = (g: G, seat: Seat, unit: UnitTypeId): boolean =>
  isShip(unit) || unitCard(g, seat, unit)?.inSpace === true;

/** What is divided among the planets. */
const groundUnits = (g: G, seat: Seat): Count[] =>
  startingUnits(g, seat).filter(({ unit }) => !isInSpace(g, seat, unit));

function refuseGarrisons(g: G, seat: Seat, plan: Garrisons): Refusal | null {
  const home = homePlanetIds(g, seat);
  const units = groundUnits(g, seat);
  const strange = Object.keys(plan).find((planet) => !home.includes(planet as PlanetId));
  if (strange !== undefined) return why('setup', 'why.not a home planet', { planet: strange });
  for (const planet of home)
    for (const [unit, count] of Object.entries(plan[planet] ?? {})) {
      if (!units.some((u) => u.unit === unit)) return why('setup', 'why.no starting unit', { unit });
      if (count > structureLimit(g, { seat, type: unit as UnitTypeId, planet }))
        return why('structures', 'why.structure limit', { planet, unit });
    }
  for (const { unit, count } of units) {
    const placed = home.reduce((sum, planet) => sum + (plan[planet]?.[unit] ?? 0), 0);
    if (placed !== count) return why('setup', 'why.starting units', { unit, count, placed });
  }
  return null;
}

/** Ground forces spread evenly; structures on the planet that builds most. */
function usualGarrisons(g: G, seat: Seat): Garrisons {
  const best = homePlanetIds(g, seat).sort((a, b) => planets[b].resources - planets[a].resources);
  const garrisons: Record<string, Record<string, number>> = {};
  best.forEach((planet, i) => {
    const garrison: Record<string, number> = {};
    for (const { unit, count } of groundUnits(g, seat)) {
      const share = unit === 'infantry' ? Math.ceil((count - i) / best.length) : i === 0 ? count : 0;
      if (share > 0) garrison[unit] = share;
    }
    garrisons[planet] = garrison;
  });
  return garrisons;
}

function randomGarrisons(g: G, seat: Seat, roll: Roll): Garrisons {
  const home = homePlanetIds(g, seat);
  const garrisons: Record<string, Record<string, number>> = Object.fromEntries(home.map((planet) => [planet, {}]));
  for (const { unit, count } of groundUnits(g, seat))
    for (let placed = 0; placed < count; ) {
      const planet = home[roll(home.length) - 1] as PlanetId;
      const garrison = garrisons[planet] as Record<string, number>;
      const there = garrison[unit] ?? 0;
      if (there >= structureLimit(g, { seat, type: unit, planet })) continue;
      garrison[unit] = there + 1;
      placed++;
    }
  return garrisons;
}

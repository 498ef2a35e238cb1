// The units a race begins with: ships in the space of its home system, everything else on its planets as the owner likes.
import type { Json, Plan, Refusal, Roll } from '@custodian/kernel';
import { placeDock, placeGroundForces, placePds, placeShips } from '../atoms/units.ts';
import type { PlanetId, RaceId } from '../content/facts/index.ts';
import { planets, races, shipTypes } from '../content/facts/index.ts';
import type { G, Seat, Ti3 } from '../game.ts';
import { homePlanets, playerOf } from '../queries/players.ts';
import { why } from '../queries/refusals.ts';
import { say } from '../words/index.ts';

/** What goes on one planet. */
type Garrison = { readonly groundForces: number; readonly pds: number; readonly dock: boolean };
type Garrisons = { readonly [planet: string]: Garrison };

const nothing: Garrison = { groundForces: 0, pds: 0, dock: false };

/** Answered with { planet: { groundForces, pds, dock } }. No question for a home system with one planet. The limit of PDS
 *  on a planet never bites: no race begins with more. */
export function startingUnitsQuestion(g: G, seat: Seat): Plan[] {
  const home = homePlanetIds(g, seat);
  if (home.length === 1) return [];
  const { groundForce, pds } = startingUnits(g, seat);
  return [
    {
      kind: 'plan',
      seat,
      rule: 'setup.units',
      ask: say('ask.starting units'),
      shape: 'starting units',
      about: { planets: home, groundForces: groundForce, pds, docks: 1 },
      check: (plan) => refuseGarrisons(g, seat, plan),
      sample: (roll) => randomGarrisons(g, seat, roll),
      fallback: usualGarrisons(g, seat),
    },
  ];
}

export function placeStartingUnits(x: Ti3, seat: Seat, plan: Json | undefined): void {
  const race = races[playerOf(x.g, seat).race as RaceId];
  for (const type of shipTypes) placeShips(x, seat, race.homeSystem, type, race.startingUnits[type] ?? 0);
  const garrisons = plan === undefined ? usualGarrisons(x.g, seat) : (plan as Garrisons);
  for (const planet of homePlanetIds(x.g, seat)) {
    const { groundForces, pds, dock } = garrisons[planet] ?? nothing;
    if (dock) placeDock(x, seat, planet);
    placeGroundForces(x, seat, planet, groundForces);
    placePds(x, seat, planet, pds);
  }
}

const homePlanetIds = (g: G, seat: Seat): PlanetId[] => homePlanets(g, seat).map((p) => p.id);

function startingUnits(g: G, seat: Seat): { groundForce: number; pds: number } {
  const { groundForce = 0, pds = 0 } = races[playerOf(g, seat).race as RaceId].startingUnits;
  return { groundForce, pds };
}

function refuseGarrisons(g: G, seat: Seat, plan: Json): Refusal | null {
  if (typeof plan !== 'object' || plan === null || Array.isArray(plan)) return why('setup.units', 'why.plan malformed');
  const home = homePlanetIds(g, seat);
  const sum = { groundForces: 0, pds: 0, docks: 0 };
  for (const [planet, given] of Object.entries(plan)) {
    if (!home.includes(planet as PlanetId)) return why('setup.units', 'why.not a home planet', { planet });
    const garrison = readGarrison(given);
    if (garrison === null) return why('setup.units', 'why.plan malformed');
    sum.groundForces += garrison.groundForces;
    sum.pds += garrison.pds;
    if (garrison.dock) sum.docks++;
  }
  const { groundForce, pds } = startingUnits(g, seat);
  return sum.groundForces === groundForce && sum.pds === pds && sum.docks === 1
    ? null
    : why('setup.units', 'why.starting units', { groundForces: groundForce, pds, docks: 1 });
}

function readGarrison(given: Json): Garrison | null {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return null;
  const { groundForces, pds, dock } = given as { [field: string]: Json };
  return isCount(groundForces) && isCount(pds) && typeof dock === 'boolean' ? { groundForces, pds, dock } : null;
}

const isCount = (value: Json | undefined): value is number => Number.isInteger(value) && (value as number) >= 0;

/** Ground forces spread evenly, dock and PDS on the planet that builds most. */
function usualGarrisons(g: G, seat: Seat): Garrisons {
  const best = homePlanetIds(g, seat).sort((a, b) => planets[b].resources - planets[a].resources);
  const { groundForce, pds } = startingUnits(g, seat);
  const share = (i: number): number => Math.ceil((groundForce - i) / best.length);
  return Object.fromEntries(
    best.map((planet, i) => [planet, { groundForces: share(i), pds: i === 0 ? pds : 0, dock: i === 0 }]),
  );
}

function randomGarrisons(g: G, seat: Seat, roll: Roll): Garrisons {
  const home = homePlanetIds(g, seat);
  const { groundForce, pds } = startingUnits(g, seat);
  const dock = roll(home.length) - 1;
  const garrisons = home.map((_, i) => ({ groundForces: 0, pds: 0, dock: i === dock }));
  const anywhere = (): (typeof garrisons)[number] => garrisons[roll(home.length) - 1] as (typeof garrisons)[number];
  for (let i = 0; i < groundForce; i++) anywhere().groundForces++;
  for (let i = 0; i < pds; i++) anywhere().pds++;
  return Object.fromEntries(home.map((planet, i) => [planet, garrisons[i] as Garrison]));
}

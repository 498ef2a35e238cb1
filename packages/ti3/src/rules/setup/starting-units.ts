// The units and leaders a race begins with: ships in the space of its home system, everything else on its planets as the
// owner likes.
import type { Plan, Refusal, Roll } from '@custodian/kernel';
import { askForPlan, used } from '@custodian/kernel';
import { placeLeader } from '../../atoms/leaders.ts';
import { launchDock, placeDock, placeGroundForces, placePds, placeShips } from '../../atoms/units.ts';
import type { LeaderId, PlanetId, RaceId } from '../../content/facts/index.ts';
import { planets, races, shipTypes } from '../../content/facts/index.ts';
import type { G, Seat, Ti3 } from '../../game.ts';
import type { Garrison, Garrisons } from '../../plans/sharing.ts';
import { startingUnitsPlan } from '../../plans/sharing.ts';
import { hasAbility, homePlanets, playerOf } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import { say } from '../../words/index.ts';

const nothing: Garrison = { groundForces: 0, pds: 0, dock: false };

/** Answered with { planet: { groundForces, pds, dock, leaders } }, leaders where they are used. No question for a home system with one planet. The limit of PDS
 *  on a planet never bites: no race begins with more. */
export function startingUnitsQuestion(g: G, seat: Seat): Plan[] {
  const home = homePlanetIds(g, seat);
  if (home.length === 1) return [];
  const { groundForce, pds, docks } = startingUnits(g, seat);
  return [
    askForPlan(startingUnitsPlan, {
      seat,
      rule: 'setup.units',
      ask: say('ask.starting units'),
      about: () => ({ planets: home, groundForces: groundForce, pds, docks, leaders: startingLeaders(g, seat) }),
      check: (plan) => refuseGarrisons(g, seat, plan),
      sample: (roll) => randomGarrisons(g, seat, roll),
      fallback: () => usualGarrisons(g, seat),
    }),
  ];
}

export function placeStartingUnits(x: Ti3, seat: Seat, plan: Garrisons | undefined): void {
  const race = races[playerOf(x.g, seat).race as RaceId];
  for (const type of shipTypes) placeShips(x, seat, race.homeSystem, type, race.startingUnits[type] ?? 0);
  if (startsInSpace(x.g, seat)) launchDock(x, seat, race.homeSystem);
  const garrisons = plan ?? usualGarrisons(x.g, seat);
  for (const planet of homePlanetIds(x.g, seat)) {
    const { groundForces, pds, dock, leaders = [] } = garrisons[planet] ?? nothing;
    if (dock) placeDock(x, seat, planet);
    placeGroundForces(x, seat, planet, groundForces);
    placePds(x, seat, planet, pds);
    if (leaders.length > 0) used('option:leaders');
    for (const leader of leaders) placeLeader(x, leader, seat, planet);
  }
}

const homePlanetIds = (g: G, seat: Seat): PlanetId[] => homePlanets(g, seat).map((p) => p.id);

/** The dock of Saar lies in the space of the home system. */
const startsInSpace = (g: G, seat: Seat): boolean => hasAbility(g, seat, 'saar.docks');

/** What is divided among the planets. */
function startingUnits(g: G, seat: Seat): { groundForce: number; pds: number; docks: number } {
  const { groundForce = 0, pds = 0 } = races[playerOf(g, seat).race as RaceId].startingUnits;
  return { groundForce, pds, docks: startsInSpace(g, seat) ? 0 : 1 };
}

/** All three of the race, when leaders are used. */
const startingLeaders = (g: G, seat: Seat): LeaderId[] =>
  g.options.leaders ? races[playerOf(g, seat).race as RaceId].leaders.map((leader) => leader.id) : [];

function refuseGarrisons(g: G, seat: Seat, plan: Garrisons): Refusal | null {
  const home = homePlanetIds(g, seat);
  const sum = { groundForces: 0, pds: 0, docks: 0 };
  const placed: LeaderId[] = [];
  for (const [planet, garrison] of Object.entries(plan)) {
    if (!home.includes(planet as PlanetId)) return why('setup.units', 'why.not a home planet', { planet });
    sum.groundForces += garrison.groundForces;
    sum.pds += garrison.pds;
    if (garrison.dock) sum.docks++;
    placed.push(...(garrison.leaders ?? []));
  }
  const leaders = startingLeaders(g, seat);
  if (placed.length !== leaders.length || !leaders.every((leader) => placed.includes(leader)))
    return why('leaders', 'why.starting leaders');
  const { groundForce, pds, docks } = startingUnits(g, seat);
  return sum.groundForces === groundForce && sum.pds === pds && sum.docks === docks
    ? null
    : why('setup.units', 'why.starting units', { groundForces: groundForce, pds, docks });
}

/** Ground forces spread evenly; dock, PDS and leaders on the planet that builds most. */
function usualGarrisons(g: G, seat: Seat): Garrisons {
  const best = homePlanetIds(g, seat).sort((a, b) => planets[b].resources - planets[a].resources);
  const { groundForce, pds, docks } = startingUnits(g, seat);
  const share = (i: number): number => Math.ceil((groundForce - i) / best.length);
  const leaders = startingLeaders(g, seat);
  const garrison = (i: number): Garrison => ({ groundForces: share(i), pds: i === 0 ? pds : 0, dock: i < docks });
  return Object.fromEntries(
    best.map((planet, i) => [planet, i === 0 && leaders.length > 0 ? { ...garrison(i), leaders } : garrison(i)]),
  );
}

function randomGarrisons(g: G, seat: Seat, roll: Roll): Garrisons {
  const home = homePlanetIds(g, seat);
  const { groundForce, pds, docks } = startingUnits(g, seat);
  const dock = docks === 0 ? -1 : roll(home.length) - 1;
  const garrisons = home.map((_, i) => ({ groundForces: 0, pds: 0, dock: i === dock, leaders: [] as LeaderId[] }));
  const anywhere = (): (typeof garrisons)[number] => garrisons[roll(home.length) - 1] as (typeof garrisons)[number];
  for (let i = 0; i < groundForce; i++) anywhere().groundForces++;
  for (let i = 0; i < pds; i++) anywhere().pds++;
  for (const leader of startingLeaders(g, seat)) anywhere().leaders.push(leader);
  return Object.fromEntries(home.map((planet, i) => [planet, garrisons[i] as Garrison]));
}

// Committing ground forces: one plan says what lands where, and in which order the planets are dealt with afterwards.
import type { Plan, Refusal, Roll } from '@custodian/kernel';
import { askForPlan } from '@custodian/kernel';
import { showRift } from '../../atoms/battle.ts';
import { relocateUnits, removeUnits } from '../../atoms/units.ts';
import type { PlanetId } from '../../facts/index.ts';
import { planets as printed } from '../../facts/index.ts';
import type { G, Seat, Ti4 } from '../../game.ts';
import { NOBODY } from '../../game.ts';
import type { LandingPlan } from '../../plans/combat.ts';
import { landingPlan } from '../../plans/combat.ts';
import type { FrozenPlanet, FrozenUnit } from '../../queries/board.ts';
import { isAnomaly, systemOf, systemOfPlanet } from '../../queries/board.ts';
import { garrisonOn } from '../../queries/combat.ts';
import { mayCommit, refusePrice } from '../../queries/permissions.ts';
import { why } from '../../queries/refusals.ts';
import type { Reserve } from '../../queries/values.ts';
import { canLand, commitPrice, reservesFor } from '../../queries/values.ts';
import { say } from '../../words/index.ts';

/** What may land, where, and where something has to. */
export interface Landing {
  readonly seat: Seat;
  readonly system: string;
  readonly units: readonly FrozenUnit[];
  /** Those among them that stand on planets, and where: one may come from each. */
  readonly reserves: readonly Reserve[];
  readonly planets: readonly FrozenPlanet[];
  readonly must: readonly PlanetId[];
}

export function landingOf(g: G, seat: Seat, system: string, must: readonly PlanetId[]): Landing {
  const at = systemOf(g, system);
  return {
    seat,
    system,
    units: forcesFor(g, seat, system),
    reserves: reservesFor(g, { seat, system }),
    planets: at.planets.filter((p) => mayCommit(g, { seat, planet: p.id }) === null),
    must,
  };
}

/** What the seat may commit: out of the space of the system, and what else may come. */
export const forcesFor = (g: G, seat: Seat, system: string): FrozenUnit[] => [
  ...systemOf(g, system).space.filter((unit) => unit.owner === seat && canLand(g, { seat, unit, system })),
  ...reservesFor(g, { seat, system }).map(({ unit }) => unit),
];

/** Ground forces that come from other planets, those out of a gravity rift with its die. */
export function comeFromAfar(x: Ti4, seat: Seat, system: string, planet: PlanetId, ids: readonly number[]): void {
  for (const { unit, planet: from } of reservesFor(x.g, { seat, system })) {
    if (!ids.includes(unit.id) || from === planet) continue;
    const start = systemOfPlanet(x.g, from).id;
    if (start !== system && isAnomaly(x.g, start, 'gravityRift')) {
      const roll = x.roll('dice', 10);
      showRift(x, seat, unit.type, roll, roll <= 3);
      if (roll <= 3) {
        removeUnits(x, { system: start, planet: from }, [unit.id]);
        continue;
      }
    }
    relocateUnits(x, from, planet, [unit.id]);
  }
}

export function askForLandings(g: G, about: Landing): Plan[] {
  const { seat, system, units, reserves, planets, must } = about;
  if (units.length === 0 || planets.length === 0) return [];
  return [
    askForPlan(landingPlan, {
      seat,
      rule: 'invasion',
      ask: say('ask.landings', { system }),
      about: () => ({
        system,
        units: units.map((u) => u.id),
        ...(reserves.length > 0 && { reserves: reserves.map(({ unit, planet }) => ({ unit: unit.id, planet })) }),
        planets: planets.map((p) => p.id),
        must,
      }),
      check: (plan) => refuseLandings(g, about, plan),
      sample: (roll) => affordable(g, about, randomLandings(about, roll)),
      fallback: () => affordable(g, about, usualLandings(g, about)),
    }),
  ];
}

function refuseLandings(
  g: G,
  { seat, system, units, reserves, planets, must }: Landing,
  { landings }: LandingPlan,
): Refusal | null {
  const emptied = new Set<string>();
  const named = new Set<number>();
  const seen = new Set<string>();
  for (const { planet, units: landing } of landings) {
    if (!systemOf(g, system).planets.some((p) => p.id === planet)) return why('invasion', 'why.not in the system');
    if (!planets.some((p) => p.id === planet))
      return mayCommit(g, { seat, planet }) ?? why('invasion', 'why.not in the system');
    if (landing.length === 0 || seen.has(planet)) return why('invasion', 'why.landing malformed', { planet });
    seen.add(planet);
    for (const id of landing) {
      if (!units.some((u) => u.id === id)) return why('invasion', 'why.cannot land');
      if (named.has(id)) return why('invasion', 'why.unit named twice');
      named.add(id);
      const from = reserves.find(({ unit }) => unit.id === id)?.planet;
      if (from === undefined) continue;
      if (from === planet) return why('invasion', 'why.stands there already', { planet });
      if (emptied.has(from)) return why('invasion', 'why.one from each planet', { planet: from });
      emptied.add(from);
    }
  }
  const [missing] = must.filter((planet) => !seen.has(planet));
  if (missing !== undefined) return why('custodians token', 'why.must land', { planet: missing });
  return refusePrice(
    g,
    seat,
    landings.reduce((sum, { planet }) => sum + commitPrice(g, { seat, planet }), 0),
  );
}

/** Without the landings that could not be paid for beside the others. */
function affordable(g: G, { seat }: Landing, { landings }: LandingPlan): LandingPlan {
  let due = 0;
  return {
    landings: landings.filter(({ planet }) => {
      const price = commitPrice(g, { seat, planet });
      if (refusePrice(g, seat, due + price) !== null) return false;
      due += price;
      return true;
    }),
  };
}

/** Most forces go down, often all on one planet. */
function randomLandings({ units, reserves, planets, must }: Landing, roll: Roll): LandingPlan {
  const landings = new Map<PlanetId, number[]>();
  const emptied = new Set<string>();
  const favourite = planets[roll(planets.length) - 1] as FrozenPlanet;
  units.forEach(({ id }, i) => {
    const due = must[i];
    if (due === undefined && roll(6) === 1) return;
    const planet = due ?? (roll(3) === 1 ? (planets[roll(planets.length) - 1] as FrozenPlanet) : favourite).id;
    const from = reserves.find(({ unit }) => unit.id === id)?.planet;
    if (from !== undefined && (from === planet || emptied.has(from))) return;
    if (from !== undefined) emptied.add(from);
    landings.set(planet, [...(landings.get(planet) ?? []), id]);
  });
  return { landings: [...landings].map(([planet, landing]) => ({ planet, units: landing })) };
}

/** Everything lands: one by one on planets that nobody holds, the rest on what is worth most of the others. */
function usualLandings(g: G, { seat, units: all, reserves, planets, must }: Landing): LandingPlan {
  const aboard = all.filter(({ id }) => !reserves.some(({ unit }) => unit.id === id));
  // Whoever stays where he is guards it; only what has to be done is done with reserves.
  const units = aboard.length > 0 || must.length === 0 ? aboard : all.slice(0, 1);
  const worth = ({ id }: FrozenPlanet): number => printed[id].resources + printed[id].influence;
  const others = planets.filter((p) => p.owner !== seat).sort((a, b) => worth(b) - worth(a));
  const free = others.filter((p) => garrisonOn(g, p, seat) === NOBODY).map((p) => p.id);
  const goals: PlanetId[] = [...must, ...free.filter((id) => !must.includes(id))];
  const rest = goals.length > 0 ? goals : others.slice(0, 1).map((p) => p.id);
  if (rest.length === 0) return { landings: [] };
  const landings = rest.map((planet) => ({ planet, units: [] as number[] }));
  for (const [i, unit] of units.entries()) landings[i % landings.length]?.units.push(unit.id);
  return { landings: landings.filter((l) => l.units.length > 0) };
}

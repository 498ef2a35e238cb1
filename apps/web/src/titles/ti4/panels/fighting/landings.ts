// Landings as a player draws them up: which units go ashore where.
import type { PlanetId } from '@custodian/ti4/facts';
import type { Game, Unit } from '@custodian/ti4/game';
import { NOBODY } from '@custodian/ti4/game';
import type { AboutNamed, LandingPlan } from '@custodian/ti4/plans';
import { planetOf, systemOf } from '@custodian/ti4/queries/board';
import { isGroundForce } from '@custodian/ti4/queries/units';
import { influence, resources } from '@custodian/ti4/queries/values';
import type { Sight } from '../sight.ts';
import type { Alike } from '../units.ts';
import { alike, findUnit } from '../units.ts';

export interface Landing extends Sight {
  readonly about: AboutNamed<'landings'>;
}

export const landedOn = ({ landings }: LandingPlan, planet: PlanetId): readonly number[] =>
  landings.find((landing) => landing.planet === planet)?.units ?? [];

/** Nothing lands twice: whoever goes to one planet leaves the others. A planet without landings is not named. */
export function withLanding(plan: LandingPlan, planet: PlanetId, units: readonly number[]): LandingPlan {
  const others = plan.landings.map((landing) =>
    landing.planet === planet
      ? { planet, units }
      : { ...landing, units: landing.units.filter((id) => !units.includes(id)) },
  );
  const all = others.some((landing) => landing.planet === planet) ? others : [...others, { planet, units }];
  return { landings: all.filter((landing) => landing.units.length > 0) };
}

/** Those who can still be sent: aboard, or on a planet that has sent nobody yet. */
export function stillFree({ about }: Landing, plan: LandingPlan): number[] {
  const landed = plan.landings.flatMap(({ units }) => units);
  const sent = (about.reserves ?? []).filter(({ unit }) => landed.includes(unit)).map(({ planet }) => planet);
  const mayGo = (id: number): boolean => {
    const from = comesFrom(about, id);
    return from === null || !sent.includes(from);
  };
  return about.units.filter((id) => !landed.includes(id) && mayGo(id));
}

/** The planet on which a unit stands that could land without a ship; null: it is aboard. */
export const comesFrom = ({ reserves = [] }: Landing['about'], id: number): PlanetId | null =>
  reserves.find(({ unit }) => unit === id)?.planet ?? null;

/** Who could land together: those aboard, and those of each planet that sends one without a ship. */
export function forcesOf({
  g,
  about,
}: Landing): { readonly from: PlanetId | null; readonly groups: readonly Alike[] }[] {
  const places = [...new Set(about.units.map((id) => comesFrom(about, id)))];
  return places.map((from) => ({
    from,
    groups: alike(
      about.units.filter((id) => comesFrom(about, id) === from).flatMap((id) => findUnit(g, id)?.unit ?? []),
    ),
  }));
}

/** The game with the forces where they would land: for the odds there. They come out of space, or from other planets. */
export function afterLanding({ g, about }: Landing, plan: LandingPlan): Game {
  const landed = plan.landings.flatMap((landing) => landing.units);
  const units: readonly Unit[] = about.units.flatMap((id) => findUnit(g, id)?.unit ?? []);
  const stays = (unit: Unit): boolean => !landed.includes(unit.id);
  const systems = g.systems.map((system) => ({
    ...system,
    space: system.space.filter(stays),
    planets: system.planets.map((planet) => ({
      ...planet,
      units: [...planet.units.filter(stays), ...units.filter((u) => landedOn(plan, planet.id).includes(u.id))],
    })),
  }));
  return { ...g, systems };
}

/** Every free planet gets ground forces, the best one most; without one, all go where they outnumber the defenders. */
export function proposedLandings(l: Landing): LandingPlan {
  const worth = (p: PlanetId): number => resources(l.g, p) + influence(l.g, p);
  const forces = l.about.units.filter((id) => {
    const unit = systemOf(l.g, l.about.system).space.find((u) => u.id === id);
    return unit !== undefined && isGroundForce(unit);
  });
  const open = l.about.planets.map((id) => planetOf(l.g, id)).filter((p) => p.owner !== l.seat);
  const defenders = (p: (typeof open)[number]): number =>
    p.units.filter((u) => u.owner !== l.seat && isGroundForce(u)).length;
  const free = open.filter((p) => p.owner === NOBODY || defenders(p) === 0).sort((a, b) => worth(b.id) - worth(a.id));
  const weaker = open.find((p) => defenders(p) > 0 && defenders(p) < forces.length);
  const due = l.about.must.map((id) => planetOf(l.g, id));
  const targets = [...new Set([...due, ...(free.length > 0 ? free : weaker === undefined ? [] : [weaker])])];
  let plan: LandingPlan = { landings: [] };
  forces.forEach((id, i) => {
    const target = targets[i % Math.max(1, targets.length)];
    if (target !== undefined) plan = withLanding(plan, target.id, [...landedOn(plan, target.id), id]);
  });
  return plan;
}

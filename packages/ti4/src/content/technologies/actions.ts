// Technologies that are used as an action, or when a turn begins.
import type { Choose, Plan, Refusal, Roll } from '@custodian/kernel';
import { askForPlan, planned } from '@custodian/kernel';
import { exhaustTechnology } from '../../atoms/table.ts';
import { landUnits, moveUnits, relocateUnits } from '../../atoms/units.ts';
import type { PlanetId } from '../../facts/index.ts';
import type { G, Seat, Ti4 } from '../../game.ts';
import type { TransitPlan } from '../../plans/movement.ts';
import { transitPlan } from '../../plans/movement.ts';
import type { Located } from '../../queries/board.ts';
import { locate, planetOf, shipsOf, systemOfPlanet, unitsWhere } from '../../queries/board.ts';
import { mayStandOn } from '../../queries/permissions.ts';
import { hasReadyTechnology, hasTechnology, planetsOf, playerOf } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import { refuseStructures } from '../../queries/standing.ts';
import { cardOf, isTroop } from '../../queries/units.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import type { Ti4Component } from '../define.ts';
import { technology } from '../define.ts';

/** all infantry on a planet below a ship that can bombard. No shield helps against it. */
const x89: Sequence<'technology x89BacterialWeapon'> = {
  rule: 'technology',
  steps: {
    'choose a planet': {
      ask: (x) => choosePlanet(x.g, x.v.seat),
      then: (x, got) => {
        const [picked] = (got[x.v.seat] as readonly PlanetId[] | undefined) ?? [];
        const planet = picked ?? planetsBelow(x.g, x.v.seat)[0];
        if (planet === undefined) return 'end';
        exhaustTechnology(x, x.v.seat, 'x89BacterialWeapon');
        x.v.planet = planet;
        x.v.owners = [...new Set(infantryOn(x.g, planet).map((u) => u.owner))];
        return undefined;
      },
    },
    'destroy infantry': {
      rule: 'destroyed',
      call: 'destroy units',
      with: (x) => {
        const [seat] = x.v.owners ?? [];
        if (seat === undefined) return null;
        const planet = x.v.planet as PlanetId;
        const ids = infantryOn(x.g, planet)
          .filter((u) => u.owner === seat)
          .map((u) => u.id);
        return { seat, enemy: x.v.seat, system: systemOfPlanet(x.g, planet).id, planet, ids, kind: null };
      },
      then: (x) => {
        x.v.owners = x.v.owners?.slice(1) ?? [];
        return x.v.owners.length > 0 ? { goto: 'destroy infantry' } : undefined;
      },
    },
  },
};

const infantryOn = (g: G, planet: PlanetId) => planetOf(g, planet).units.filter((u) => u.type === 'infantry');

/** Planets in systems with a ship of the seat that has Bombardment. */
const planetsBelow = (g: G, seat: Seat): PlanetId[] =>
  g.systems
    .filter((s) => s.planets.length > 0 && shipsOf(s, seat).some((u) => cardOf(g, u).bombardment !== null))
    .flatMap((s) => s.planets.map((p) => p.id));

function choosePlanet(g: G, seat: Seat): Choose[] {
  const planets = planetsBelow(g, seat);
  if (planets.length < 2) return [];
  return [
    {
      kind: 'choose',
      seat,
      rule: 'technology',
      ask: say('ask.x89BacterialWeapon'),
      options: planets.map((planet) => ({ id: planet, text: say('option.planet', { planet }), on: [planet] })),
      pick: [1, 1],
    },
  ];
}

const MOST_IN_TRANSIT = 4;

/** Transit Diodes: ground forces go from anywhere to planets of the seat. */
const transitDiodes: Sequence<'technology transitDiodes'> = {
  rule: 'technology',
  steps: {
    'move ground forces': {
      ask: (x) => askTransit(x.g, x.v.seat),
      then: (x, got) => {
        exhaustTechnology(x, x.v.seat, 'transitDiodes');
        for (const { unit, planet } of planned(transitPlan, got, x.v.seat)?.units ?? []) transit(x, unit, planet);
      },
    },
    limits: { rule: 'component limitations', call: 'limits', with: () => ({}) },
  },
};

function transit(x: Ti4, id: number, to: PlanetId): void {
  const found = locate(x.g, id);
  if (found === undefined) return;
  if (found.planet !== null) {
    relocateUnits(x, found.planet.id, to, [id]);
    return;
  }
  const system = systemOfPlanet(x.g, to).id;
  moveUnits(x, found.system.id, system, [id]);
  landUnits(x, system, to, [id]);
}

const groundForcesOf = (g: G, seat: Seat): Located[] =>
  unitsWhere(g, (unit) => unit.owner === seat && isTroop(g, unit));

/** Own planets where units may stand. */
const openPlanets = (g: G, seat: Seat) =>
  planetsOf(g, seat).filter((p) => mayStandOn(g, { seat, planet: p.id }) === null);

/** Is there a ground force, and a planet that it is not on? */
const canTransit = (g: G, seat: Seat): boolean => {
  const planets = openPlanets(g, seat);
  return groundForcesOf(g, seat).some((found) => planets.some((p) => p.id !== found.planet?.id));
};

function askTransit(g: G, seat: Seat): Plan[] {
  if (!canTransit(g, seat)) return [];
  return [
    askForPlan(transitPlan, {
      seat,
      rule: 'technology',
      ask: say('ask.transitDiodes', { most: MOST_IN_TRANSIT }),
      about: () => ({ most: MOST_IN_TRANSIT, planets: openPlanets(g, seat).map((p) => p.id) }),
      check: (plan) => refuseTransit(g, seat, plan),
      sample: (roll) => sampleTransit(g, seat, roll),
      fallback: () => ({ units: [] }),
    }),
  ];
}

function refuseTransit(g: G, seat: Seat, { units }: TransitPlan): Refusal | null {
  if (units.length > MOST_IN_TRANSIT) return why('technology', 'why.too many in transit', { most: MOST_IN_TRANSIT });
  if (new Set(units.map((u) => u.unit)).size < units.length) return why('technology', 'why.unit named twice');
  for (const { unit: id, planet } of units) {
    const found = locate(g, id);
    if (found === undefined || found.unit.owner !== seat || !isTroop(g, found.unit))
      return why('technology', 'why.not your ground force');
    if (!planetsOf(g, seat).some((p) => p.id === planet)) return why('control', 'why.not your planet', { planet });
    const barred = mayStandOn(g, { seat, planet });
    if (barred !== null) return barred;
    if (found.planet?.id === planet) return why('technology', 'why.there already', { planet });
  }
  const leaving = units.map((u) => u.unit);
  for (const planet of new Set(units.map((u) => u.planet))) {
    const coming = units.filter((u) => u.planet === planet).map((u) => u.unit);
    const barred = refuseStructures(g, seat, planet, coming, leaving);
    if (barred !== null) return barred;
  }
  return null;
}

function sampleTransit(g: G, seat: Seat, roll: Roll): TransitPlan {
  const planets = openPlanets(g, seat);
  const forces = groundForcesOf(g, seat);
  const units: { unit: number; planet: PlanetId }[] = [];
  for (let i = roll(MOST_IN_TRANSIT); i > 0; i--) {
    const found = forces[roll(forces.length) - 1] as Located;
    const planet = (planets[roll(planets.length) - 1] as { id: PlanetId }).id;
    if (found.planet?.id !== planet && !units.some((u) => u.unit === found.unit.id))
      units.push({ unit: found.unit.id, planet });
  }
  while (refuseTransit(g, seat, { units }) !== null) units.pop();
  return { units };
}

export const actionTechnologies: readonly Ti4Component[] = [
  technology('x89BacterialWeapon', {
    reacts: [
      {
        window: 'component action',
        may: (g, seat) => {
          if (!hasTechnology(g, seat, 'x89BacterialWeapon')) return false;
          if (playerOf(g, seat).exhausted.includes('x89BacterialWeapon'))
            return why('exhausted', 'why.technology exhausted');
          return planetsBelow(g, seat).length > 0 ? null : why('bombardment', 'why.nobody bombards');
        },
        run: 'technology x89BacterialWeapon',
      },
    ],
    procedures: { 'technology x89BacterialWeapon': x89 },
  }),
  technology('transitDiodes', {
    reacts: [
      {
        window: 'turn begins',
        may: (g, seat, about) =>
          about.seat === seat && hasReadyTechnology(g, seat, 'transitDiodes') && canTransit(g, seat) ? null : false,
        run: 'technology transitDiodes',
      },
    ],
    procedures: { 'technology transitDiodes': transitDiodes },
  }),
];

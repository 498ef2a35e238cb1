// Action cards that are played as an action to destroy something.
import { showCardDice } from '../../atoms/action-cards.ts';
import { exhaustPlanets } from '../../atoms/board.ts';
import type { PlanetId } from '../../facts/index.ts';
import type { G, Seat } from '../../game.ts';
import { NOBODY } from '../../game.ts';
import type { Located } from '../../queries/board.ts';
import { holdsPlanetIn, isHome, planetOf, systemOfPlanet, unitsWhere } from '../../queries/board.ts';
import { hasTrait } from '../../queries/exploration.ts';
import { othersThan, planetsOf } from '../../queries/players.ts';
import type { Destroying } from '../../rules/combat/sequences.ts';
import { say } from '../../words/index.ts';
import type { Ti4Component } from '../define.ts';
import { actionCard } from './define.ts';
import { aimAt, ifAny, planetIds, planetOption, unitOption } from './vocabulary.ts';

type Action = 'component action';

const found = (g: G, id: string): Located | undefined => unitsWhere(g, (unit) => String(unit.id) === id)[0];

/** A single unit as a destruction by a seat. */
function strike(g: G, by: Seat, id: string): Destroying | null {
  const at = found(g, id);
  if (at === undefined) return null;
  const place = at.planet === null ? {} : { planet: at.planet.id };
  return { seat: at.unit.owner, system: at.system.id, ...place, enemy: by, ids: [at.unit.id], kind: null };
}

/** Planets of others and of nobody: a card that does harm is not aimed at oneself. */
const notOwn = (g: G, seat: Seat): PlanetId[] =>
  g.systems.flatMap((s) => planetIds(s.planets.filter((p) => p.owner !== seat)));

const crippleDefenses = actionCard<Action, string>({
  id: 'crippleDefenses',
  on: ['component action'],
  may: (g, seat) => ifAny(notOwn(g, seat)),
  aim: aimAt(say('ask.aim.crippleDefenses'), (g, { seat }) => notOwn(g, seat), planetOption),
  effect: {
    rule: 'action cards',
    steps: {
      destroy: {
        call: 'destroy units',
        with: ({ g, v: { seat, target } }) => {
          const planet = target as PlanetId;
          const pds = planetOf(g, planet).units.filter((u) => u.type === 'pds');
          const [first] = pds;
          if (first === undefined) return null;
          const system = systemOfPlanet(g, planet).id;
          return { seat: first.owner, system, planet, enemy: seat, ids: pds.map((u) => u.id), kind: null };
        },
      },
    },
    gives: () => undefined,
  },
});

const LUCKY = ['dreadnought', 'cruiser', 'destroyer'];

const luckyTargets = (g: G, seat: Seat): string[] =>
  g.systems
    .filter((s) => holdsPlanetIn(s, seat))
    .flatMap((s) => s.space.filter((u) => u.owner !== seat && LUCKY.includes(u.type)).map((u) => String(u.id)));

const luckyShot = actionCard<Action, string>({
  id: 'luckyShot',
  on: ['component action'],
  may: (g, seat) => ifAny(luckyTargets(g, seat)),
  aim: aimAt(say('ask.aim.luckyShot'), (g, { seat }) => luckyTargets(g, seat), unitOption),
  effect: {
    rule: 'action cards',
    steps: {
      destroy: { call: 'destroy units', with: ({ g, v }) => strike(g, v.seat, v.target) },
      limits: { call: 'limits', with: () => ({}) },
    },
    gives: () => undefined,
  },
});

const docks = (g: G, seat: Seat): string[] =>
  unitsWhere(g, (unit) => unit.type === 'spaceDock' && unit.owner !== seat)
    .filter(({ system }) => !isHome(system))
    .map(({ unit }) => String(unit.id));

const reactorMeltdown = actionCard<Action, string>({
  id: 'reactorMeltdown',
  on: ['component action'],
  may: (g, seat) => ifAny(docks(g, seat)),
  aim: aimAt(say('ask.aim.reactorMeltdown'), (g, { seat }) => docks(g, seat), unitOption),
  effect: {
    rule: 'action cards',
    steps: {
      destroy: { call: 'destroy units', with: ({ g, v }) => strike(g, v.seat, v.target) },
      limits: { call: 'limits', with: () => ({}) },
    },
    gives: () => undefined,
  },
});

const othersPlanets = (g: G, seat: Seat): PlanetId[] => othersThan(g, seat).flatMap((s) => planetIds(planetsOf(g, s)));

const infantryOn = (g: G, planet: PlanetId) => planetOf(g, planet).units.filter((u) => u.type === 'infantry');

/** So many infantry on the planet, of its controller. */
function someInfantry(g: G, by: Seat, planet: PlanetId, count: number): Destroying | null {
  const there = infantryOn(g, planet).slice(0, count);
  const [first] = there;
  if (first === undefined) return null;
  const system = systemOfPlanet(g, planet).id;
  return { seat: first.owner, system, planet, enemy: by, ids: there.map((u) => u.id), kind: null };
}

const plague = actionCard<Action, string>({
  id: 'plague',
  on: ['component action'],
  may: (g, seat) => ifAny(othersPlanets(g, seat)),
  aim: aimAt(say('ask.aim.plague'), (g, { seat }) => othersPlanets(g, seat), planetOption),
  effect: {
    rule: 'action cards',
    steps: {
      'roll for each infantry': {
        call: 'destroy units',
        with: (x) => {
          const planet = x.v.target as PlanetId;
          const rolls = infantryOn(x.g, planet).map(() => x.roll('dice', 10));
          showCardDice(x, x.v.seat, 'plague', rolls);
          return someInfantry(x.g, x.v.seat, planet, rolls.filter((r) => r >= 6).length);
        },
      },
    },
    gives: () => undefined,
  },
});

const hazardous = (g: G, seat: Seat): PlanetId[] => notOwn(g, seat).filter((id) => hasTrait(g, id, 'hazardous'));

const unstablePlanet = actionCard<Action, string>({
  id: 'unstablePlanet',
  on: ['component action'],
  may: (g, seat) => ifAny(hazardous(g, seat)),
  aim: aimAt(say('ask.aim.unstablePlanet'), (g, { seat }) => hazardous(g, seat), planetOption),
  effect: {
    rule: 'action cards',
    steps: {
      exhaust: {
        do: (x) => {
          const { id, owner, exhausted } = planetOf(x.g, x.v.target);
          if (owner !== NOBODY && !exhausted) exhaustPlanets(x, owner, [id]);
        },
      },
      destroy: {
        call: 'destroy units',
        with: ({ g, v: { seat, target } }) => someInfantry(g, seat, target as PlanetId, 3),
      },
    },
    gives: () => undefined,
  },
});

export const strikesAsActions: readonly Ti4Component[] = [
  crippleDefenses,
  luckyShot,
  reactorMeltdown,
  plague,
  unstablePlanet,
];

// Invasion combat, the sixth step of an activation: bombardment is divided, then the invaded planets are fought for, one
// after the other.
import type { Choose } from '@custodian/kernel';
import { planned } from '@custodian/kernel';
import type { PlanetId } from '../../content/facts/index.ts';
import type { G, Seat } from '../../game.ts';
import type { Bombarding } from '../../plans/invasion.ts';
import { bombardmentPlan } from '../../plans/invasion.ts';
import { planetOf, systemOf } from '../../queries/board.ts';
import { fightersIn } from '../../queries/fleet.ts';
import { leadersOn } from '../../queries/leaders.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import { ifAnyBreach } from '../council/compliance.ts';
import { askBombardment, bombardmentsOpen } from './bombardment.ts';
import { mayRaze } from './razing.ts';

export interface InvasionStep {
  /** The active player. */
  seat: Seat;
  system: string;
  /** Invaded planets with leaders of their owners, who have not yet been heard. */
  threatened?: readonly PlanetId[];
  bombardments?: readonly Bombarding[];
  planet?: PlanetId;
  /** Planets of this system that have been fought for. */
  done?: readonly PlanetId[];
  /** Fighters that have not yet fought on a planet. */
  fighters?: number;
}

export const invasionCombat: Sequence<'invasion combat'> = {
  rule: 'tactical.invasion',
  steps: {
    'invaders have landed': {
      do: (x) => {
        const isLed = (planet: PlanetId): boolean => leadersOn(x.g, planetOf(x.g, planet).owner, planet).length > 0;
        x.v.threatened = x.g.leaders.length === 0 ? [] : invadedPlanets(x.g, x.v).filter(isLed);
      },
    },
    'about to be invaded': {
      window: 'about to be invaded',
      about: (x) => {
        const planet = x.v.threatened?.[0];
        if (planet === undefined) return null;
        return { seat: x.v.seat, enemy: planetOf(x.g, planet).owner, system: x.v.system, planet };
      },
      then: (x) => {
        x.v.threatened = x.v.threatened?.slice(1) ?? [];
        return { goto: 'about to be invaded' };
      },
    },
    raze: {
      rule: 'razing',
      call: 'razing',
      with: (x) => (mayRaze(x.g, x.v.seat, x.v.system) ? { seat: x.v.seat, system: x.v.system } : null),
    },
    'divide the bombardment': {
      rule: 'bombardment',
      ask: (x) => {
        const open = bombardmentsOpen(x.g, x.v.seat, x.v.system);
        return open.length === 0 ? [] : [askBombardment(x.g, x.v.seat, x.v.system, open)];
      },
      then: (x, got) => {
        x.v.bombardments = planned(bombardmentPlan, got, x.v.seat)?.ships ?? [];
        x.v.fighters = fightersIn(systemOf(x.g, x.v.system), x.v.seat).length;
      },
    },
    'bombard without landing': {
      rule: 'war sun',
      call: 'bombardment',
      with: (x) => {
        const next = (x.v.bombardments ?? []).find((b) => !isInvaded(x.g, x.v.seat, b.planet));
        if (next === undefined) return null;
        const { seat, system } = x.v;
        const enemy = planetOf(x.g, next.planet).owner;
        x.v.planet = next.planet;
        return { seat, enemy, system, planet: next.planet, ships: shipsAt(x.v, next.planet) };
      },
      then: (x) => {
        x.v.bombardments = (x.v.bombardments ?? []).filter((b) => b.planet !== x.v.planet);
        return { goto: 'bombard without landing' };
      },
    },
    'choose a planet': {
      ask: (x) => {
        const planets = nextPlanets(x.g, x.v);
        return planets.length > 1 ? [whichPlanet(x.v, planets)] : [];
      },
      then: (x, got) => {
        const picked = (got[x.v.seat] as readonly PlanetId[] | undefined)?.[0] ?? nextPlanets(x.g, x.v)[0];
        if (picked === undefined) return { goto: 'compliance' };
        x.v.planet = picked;
        return undefined;
      },
    },
    'fight for the planet': {
      call: 'fight for a planet',
      with: ({ v }) => {
        const planet = v.planet as PlanetId;
        return { seat: v.seat, system: v.system, planet, ships: shipsAt(v, planet), fighters: v.fighters ?? 0 };
      },
      then: (x, sent: number) => {
        x.v.fighters = (x.v.fighters ?? 0) - sent;
        x.v.done = [...(x.v.done ?? []), x.v.planet as PlanetId];
      },
    },
    // Ground forces that return by themselves are back before the next planet is fought for.
    compliance: { rule: 'fighter.capacity', call: 'compliance', with: ifAnyBreach },
    'next planet': {
      do: (x) => (invadedPlanets(x.g, x.v).length > 0 ? { goto: 'choose a planet' } : undefined),
    },
  },
};

const isInvaded = (g: G, seat: Seat, planet: PlanetId): boolean => planetOf(g, planet).invaders?.owner === seat;

const invadedPlanets = (g: G, { seat, system, done = [] }: InvasionStep): PlanetId[] =>
  systemOf(g, system)
    .planets.filter((p) => p.invaders?.owner === seat && !done.includes(p.id))
    .map((p) => p.id);

/** Which planets may be next: those that fall without resistance come one by one before any fight. */
function nextPlanets(g: G, v: InvasionStep): PlanetId[] {
  const planets = invadedPlanets(g, v);
  const undefended = planets.find((planet) => planetOf(g, planet).groundForces === 0);
  return undefended === undefined ? planets : [undefended];
}

const shipsAt = (v: InvasionStep, planet: PlanetId): number[] =>
  (v.bombardments ?? []).filter((b) => b.planet === planet).map((b) => b.ship);

function whichPlanet({ seat, system }: InvasionStep, planets: readonly PlanetId[]): Choose {
  return {
    kind: 'choose',
    seat,
    rule: 'tactical.invasion',
    ask: say('ask.planet to fight for', { system }),
    options: planets.map((planet) => ({ id: planet, text: say('option.fight for', { planet }), on: [planet] })),
    pick: [1, 1],
  };
}

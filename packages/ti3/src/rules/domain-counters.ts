// Distant Suns: counters are laid out with the galaxy, and what landed on a planet meets the one that lies there.
import type { Choose } from '@custodian/kernel';
import { isAblated, oneOf, used } from '@custodian/kernel';
import { layDomains, setDomain, turnDomain } from '../atoms/domain-counters.ts';
import { dismissLocals } from '../atoms/units.ts';
import type { DomainCounterId, DomainKind, PlanetId } from '../content/facts/index.ts';
import { domainCounters as printed } from '../content/facts/index.ts';
import type { G, Seat, Ti3 } from '../game.ts';
import { fullDomainCounters } from '../inventory.ts';
import type { Landing } from '../plans/invasion.ts';
import { planetOf, tileAt } from '../queries/board.ts';
import type { Sequence } from '../terms.ts';
import { say } from '../words/index.ts';
import { ifAnyBreach } from './council/compliance.ts';

/** A random counter face down on every planet that is neither at home nor Mecatol Rex, beside the board as well. */
export function layOutDomainCounters(x: Ti3): void {
  if (!x.g.options.distantSuns) return;
  used('option:distantSuns');
  const distant = x.g.systems.filter((system) => !['home', 'mecatol'].includes(tileAt(system).kind));
  const planets = distant.flatMap((system) => system.planets.map((p) => p.id));
  layDomains(x, planets, x.shuffle('domain counters', fullDomainCounters(x.g.options)));
}

/** What the procedures of the counters, 'domain <kind>', start with. */
export interface Encounter {
  /** Who has landed. */
  seat: Seat;
  system: string;
  planet: PlanetId;
  /** Every landing of this activation. */
  landings: readonly Landing[];
}

export interface Encounters extends Encounter {
  /** Planets whose counters have been met. */
  met?: readonly PlanetId[];
}

/** What counters do: one sequence a kind. */
const counterSequences = (): `domain ${DomainKind}`[] => {
  const laid = Object.values(printed).filter(({ copies }) => copies.base > 0);
  return [...new Set(laid.map(({ kind }) => `domain ${kind}` as const))];
};

/** The counters on the planets where ground forces have landed, one after the other as the active player likes. */
export const domainCounters: Sequence<'domain counters'> = {
  rule: 'domain counters',
  steps: {
    'next counter': {
      ask: (x) => {
        const planets = counterPlanets(x.g, x.v.landings, x.v.met);
        return planets.length > 1 ? [whichPlanet(x.v.seat, x.v.system, planets)] : [];
      },
      then: (x, got) => {
        const [picked] = (got[x.v.seat] as readonly PlanetId[] | undefined) ?? [];
        const planet = picked ?? counterPlanets(x.g, x.v.landings, x.v.met)[0];
        if (planet === undefined) return { goto: 'compliance' };
        x.v.planet = planet;
        x.v.met = [...(x.v.met ?? []), planet];
        turnDomain(x, planet);
        return undefined;
      },
    },
    encounter: oneOf(counterSequences, {
      call: (x) => `domain ${printed[counterOn(x.g, x.v.planet)].kind}` as const,
      with: (x) => {
        const { seat, system, landings, planet } = x.v;
        return isAblated('domain', counterOn(x.g, planet)) ? null : { seat, system, planet, landings };
      },
    }),
    'another counter': { do: () => ({ goto: 'next counter' }) },
    compliance: { rule: 'fleet supply', call: 'compliance', with: ifAnyBreach },
  },
};

/** Planets with a counter on which ground forces have landed. */
export function counterPlanets(g: G, landings: readonly Landing[], met: readonly PlanetId[] = []): PlanetId[] {
  const planets: PlanetId[] = [];
  for (const { planet, groundForces } of landings)
    if (groundForces > 0 && planetOf(g, planet).domain !== null && !met.includes(planet) && !planets.includes(planet))
      planets.push(planet);
  return planets;
}

const counterOn = (g: G, planet: PlanetId): DomainCounterId => planetOf(g, planet).domain?.id as DomainCounterId;

function whichPlanet(seat: Seat, system: string, planets: readonly PlanetId[]): Choose {
  return {
    kind: 'choose',
    seat,
    rule: 'domain counters',
    ask: say('ask.next domain counter', { system }),
    options: planets.map((planet) => ({ id: planet, text: say('option.planet', { planet }), on: [planet] })),
    pick: [1, 1],
  };
}

/** After a fight against locals: beaten they are gone for good, otherwise they recover for the next invader. */
export function localsAfterFight(x: Ti3, planet: PlanetId, beaten: boolean): void {
  dismissLocals(x, planet);
  if (beaten) setDomain(x, planet, null);
}

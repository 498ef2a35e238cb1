// Taking and losing control of planets.
import { used } from '@custodian/kernel';
import { setDomain } from '../../atoms/domain-counters.ts';
import { freePlanet, takePlanet } from '../../atoms/planets.ts';
import { gainTradeGoods, noteDeed } from '../../atoms/table.ts';
import { placeDock, placeGroundForces, placePds } from '../../atoms/units.ts';
import type { PlanetId } from '../../content/facts/index.ts';
import type { Seat, Ti3 } from '../../game.ts';
import { NOBODY } from '../../game.ts';
import { planetOf } from '../../queries/board.ts';
import { captivesOf, leadersOn } from '../../queries/leaders.ts';
import { hasAbility, unitsOnBoard } from '../../queries/players.ts';
import type { Sequence } from '../../terms.ts';
import { ifAnyEscape, leadersFlee, loseInvadedLeaders } from '../combat/leader-fate.ts';
import { loseGroundForces, loseStructures } from '../combat/losses.ts';
import { ifAnyBreach } from '../council/compliance.ts';

/** How a planet came into other hands. */
export type Conquest = 'landing' | 'walk-in' | 'invasion' | 'card';

/** Structures of the former owner that the new one has replaced by his own. */
export interface TakenOver {
  readonly pds: number;
  readonly dock: boolean;
}

export interface Taking {
  readonly seat: Seat;
  readonly planet: PlanetId;
  readonly how: Conquest;
  readonly groundForces: number;
  readonly pds: number;
}

export interface TakingControl extends Taking {
  /** Whose it was. */
  from: Seat;
  takenOver?: TakenOver;
}

export interface TurningNeutral {
  readonly planets: readonly PlanetId[];
  at: number;
  from: Seat;
}

/** Takes a planet: what the former owner had there is gone, `groundForces` and `pds` become the garrison. */
export const takeControl: Sequence<'take control'> = {
  rule: 'planet cards',
  steps: {
    'structures fall': {
      rule: 'invasion.success',
      window: 'structures fall',
      about: (x) => {
        const { seat, planet, how, pds } = x.v;
        const at = planetOf(x.g, planet);
        const isConquered = at.owner !== NOBODY && how !== 'card' && (at.pds > 0 || at.dock >= 0);
        return isConquered && leadersOn(x.g, seat, planet).length > 0 ? { seat, planet, landed: pds } : null;
      },
      then: (x, about) => {
        if (about.takenOver !== undefined) x.v.takenOver = about.takenOver;
      },
    },
    'receive the planet card': {
      do: (x) => {
        const at = planetOf(x.g, x.v.planet);
        x.v.from = at.owner;
        if (at.owner !== NOBODY) {
          if (at.dock >= 0 && x.v.how !== 'card' && unitsOnBoard(x.g, at.owner, 'spaceDock') === 1)
            noteDeed(x, 'took last dock', x.v.seat, String(at.owner));
          if (at.dock >= 0 && x.v.takenOver?.dock !== true) noteDeed(x, 'destroyed dock', x.v.seat, String(at.owner));
          loseGroundForces(x, x.v.planet, at.groundForces);
          loseStructures(x, x.v.planet);
        }
        // A planet gained without a landing: its domain counter goes unseen.
        if (x.v.how === 'card') discardDomain(x, x.v.planet);
        takePlanet(x, x.v.seat, x.v.planet);
        if (hasAbility(x.g, x.v.seat, 'saar.salvage')) {
          used('ability:saar.salvage');
          gainTradeGoods(x, x.v.seat, 1);
        }
        placeGroundForces(x, x.v.seat, x.v.planet, x.v.groundForces);
        placePds(x, x.v.seat, x.v.planet, x.v.pds + (x.v.takenOver?.pds ?? 0));
        if (x.v.takenOver?.dock === true) placeDock(x, x.v.seat, x.v.planet);
        noteDeed(x, x.v.how === 'invasion' ? 'invaded' : 'took planet', x.v.seat, x.v.planet);
      },
    },
    'leaders of the former owner': {
      rule: 'leaders.killed or captured',
      do: (x) => {
        const { seat, planet, how, from } = x.v;
        if (how === 'invasion') loseInvadedLeaders(x, planet, from, seat);
        else leadersFlee(x, planet, from);
      },
    },
    'leaders escape': { rule: 'leaders.killed or captured', call: 'leaders escape', with: ifAnyEscape },
    'captives found': {
      rule: 'leaders.rescue',
      call: 'captives found',
      with: (x) => {
        const { seat, planet, how, from } = x.v;
        const mayFind = how !== 'card' && from !== NOBODY && captivesOf(x.g, from).length > 0;
        return mayFind ? { seat, planet, from, invaded: how === 'invasion' } : null;
      },
    },
    'neutral planet taken': {
      window: 'neutral planet taken',
      about: (x) => (x.v.from === NOBODY && x.v.how === 'landing' ? { seat: x.v.seat, planet: x.v.planet } : null),
    },
    'planet lost': {
      window: 'planet lost',
      about: (x) => (x.v.from !== NOBODY ? { seat: x.v.seat, planet: x.v.planet, from: x.v.from, how: x.v.how } : null),
    },
  },
};

/** Planets that nobody holds any more: garrison, PDS and dock are destroyed. */
export const turnNeutral: Sequence<'turn neutral'> = {
  rule: 'controlling planets',
  steps: {
    'return the planet card': {
      do: (x) => {
        x.v.at ??= 0;
        const planet = x.v.planets[x.v.at];
        if (planet === undefined) return { goto: 'fleets comply' };
        x.v.from = planetOf(x.g, planet).owner;
        loseGroundForces(x, planet, planetOf(x.g, planet).groundForces);
        loseStructures(x, planet);
        freePlanet(x, planet);
        leadersFlee(x, planet, x.v.from);
        return undefined;
      },
    },
    'leaders escape': { rule: 'leaders.killed or captured', call: 'leaders escape', with: ifAnyEscape },
    'planet lost': {
      window: 'planet lost',
      about: ({ v: { planets, at, from } }) => ({
        seat: NOBODY,
        planet: planets[at] as PlanetId,
        from,
        how: 'neutral',
      }),
    },
    'next planet': {
      do: (x) => {
        x.v.at++;
        return { goto: 'return the planet card' };
      },
    },
    // Fighters that a lost dock supported are lost too.
    'fleets comply': { rule: 'fighter.capacity', call: 'compliance', with: ifAnyBreach },
  },
};

/** Removes a domain counter without effect. */
export const discardDomain = (x: Ti3, planet: PlanetId): void => {
  if (planetOf(x.g, planet).domain !== null) setDomain(x, planet, null);
};

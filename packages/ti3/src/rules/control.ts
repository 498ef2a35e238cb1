// Taking and losing control of planets.
import type { Procedure } from '@custodian/kernel';
import { freePlanet, setDomain, takePlanet } from '../atoms/planets.ts';
import { noteDeed } from '../atoms/table.ts';
import { placeGroundForces, placePds } from '../atoms/units.ts';
import type { PlanetId } from '../content/facts/index.ts';
import type { Game, Seat, Ti3 } from '../game.ts';
import { NOBODY } from '../game.ts';
import { planetOf } from '../queries/board.ts';
import { planetsOf, unitsOnBoard } from '../queries/players.ts';
import { loseGroundForces, loseStructures } from './losses.ts';

/** How a planet came into other hands. */
export type Conquest = 'landing' | 'walk-in' | 'invasion' | 'card';

/** Takes a planet: what the former owner had there is gone, `groundForces` and `pds` become the garrison. */
export const takeControl: Procedure<
  Game,
  { seat: Seat; planet: PlanetId; how: Conquest; groundForces: number; pds: number; from?: Seat }
> = {
  rule: 'planet cards',
  steps: {
    'receive the planet card': {
      do: (x) => {
        const at = planetOf(x.g, x.v.planet);
        x.v.from = at.owner;
        if (at.owner !== NOBODY) {
          if (at.dock >= 0 && unitsOnBoard(x.g, at.owner, 'spaceDock') === 1)
            noteDeed(x, 'took last dock', x.v.seat, String(at.owner));
          if (at.dock >= 0) noteDeed(x, 'destroyed dock', x.v.seat, String(at.owner));
          loseGroundForces(x, x.v.planet, at.groundForces);
          loseStructures(x, x.v.planet);
        }
        takePlanet(x, x.v.seat, x.v.planet);
        placeGroundForces(x, x.v.seat, x.v.planet, x.v.groundForces);
        placePds(x, x.v.seat, x.v.planet, x.v.pds);
        noteDeed(x, x.v.how === 'invasion' ? 'invaded' : 'took planet', x.v.seat, x.v.planet);
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

/** A planet that nobody holds any more: garrison, PDS and dock are destroyed. */
export function turnNeutral(x: Ti3, planet: PlanetId): void {
  loseGroundForces(x, planet, planetOf(x.g, planet).groundForces);
  loseStructures(x, planet);
  freePlanet(x, planet);
}

/** A seat without a planet and without any unit on the board is out of the game. */
export function isWipedOut(x: Ti3, seat: Seat): boolean {
  return (
    planetsOf(x.g, seat).length === 0 &&
    x.g.systems.every((s) => s.ships.every((ship) => ship.owner !== seat)) &&
    x.g.systems.every((s) => s.planets.every((p) => p.invaders?.owner !== seat))
  );
}

/** Removes a domain counter without effect. */
export const discardDomain = (x: Ti3, planet: PlanetId): void => {
  if (planetOf(x.g, planet).domain !== null) setDomain(x, planet, null);
};

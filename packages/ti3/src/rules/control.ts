// Taking and losing control of planets.
import type { Procedure } from '@custodian/kernel';
import { clearActionCard, titleOf } from '../atoms/cards.ts';
import { freePlanet, setDomain, takePlanet } from '../atoms/planets.ts';
import { endEffect, noteDeed } from '../atoms/table.ts';
import { placeGroundForces, placePds } from '../atoms/units.ts';
import type { PlanetId } from '../content/facts/index.ts';
import type { Game, Seat, Ti3 } from '../game.ts';
import { NOBODY } from '../game.ts';
import { planetOf } from '../queries/board.ts';
import { hasEffect, unitsOnBoard } from '../queries/players.ts';
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
          if (at.dock >= 0 && x.v.how !== 'card' && unitsOnBoard(x.g, at.owner, 'spaceDock') === 1)
            noteDeed(x, 'took last dock', x.v.seat, String(at.owner));
          if (at.dock >= 0) noteDeed(x, 'destroyed dock', x.v.seat, String(at.owner));
          loseGroundForces(x, x.v.planet, at.groundForces);
          loseStructures(x, x.v.planet);
        }
        discardUsurper(x, x.v.planet);
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
  discardUsurper(x, planet);
  freePlanet(x, planet);
}

/** Usurper lies on Mecatol Rex until its player loses the planet. */
function discardUsurper(x: Ti3, planet: PlanetId): void {
  const { owner } = planetOf(x.g, planet);
  if (!hasEffect(x.g, 'action:usurper', owner, planet)) return;
  const card = x.g.table.actionCards.find((c) => titleOf(c) === 'usurper');
  if (card !== undefined) clearActionCard(x, owner, card);
  endEffect(x, 'action:usurper', owner);
}

/** Removes a domain counter without effect. */
export const discardDomain = (x: Ti3, planet: PlanetId): void => {
  if (planetOf(x.g, planet).domain !== null) setDomain(x, planet, null);
};

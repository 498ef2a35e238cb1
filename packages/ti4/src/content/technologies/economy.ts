// Technologies that help production, research and the status phase.
import { add } from '@custodian/kernel';
import type { PlanetId } from '../../facts/index.ts';
import type { G, Seat } from '../../game.ts';
import { systemOfPlanet } from '../../queries/board.ts';
import { hasTechnology, planetsOf } from '../../queries/players.ts';
import { productionDiscount, resources, statusCards, statusTokens } from '../../queries/values.ts';
import { everyType } from '../../rules/production/making.ts';
import { canProduce } from '../../rules/production/production.ts';
import type { Producing } from '../../rules/production/sequences.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import type { Ti4Component } from '../define.ts';
import { technology, withTechnology } from '../define.ts';

/** More than any planet could pay for. */
const ANY_NUMBER = 100;

/** Integrated Economy: units on a planet that was gained, worth no more than its resources. It is not a use of Production. */
const onPlanet = (g: G, seat: Seat, planet: PlanetId): Producing => ({
  seat,
  system: systemOfPlanet(g, planet).id,
  places: [planet],
  limit: ANY_NUMBER,
  resources: resources(g, planet),
  types: [...everyType(g)],
  why: say('ask.integratedEconomy', { planet }),
});

const integratedEconomy: Sequence<'technology integratedEconomy'> = {
  rule: 'technology',
  steps: {
    'produce units': {
      rule: 'producing units',
      call: 'produce',
      with: ({ g, v: { seat, about } }) => onPlanet(g, seat, about.planet),
    },
  },
};

export const economyTechnologies: readonly Ti4Component[] = [
  technology('neuralMotivator', {
    modifies: [add(statusCards, (g, seat, now) => (hasTechnology(g, seat, 'neuralMotivator') ? now + 1 : now))],
  }),
  technology('hyperMetabolism', {
    modifies: [add(statusTokens, (g, seat, now) => (hasTechnology(g, seat, 'hyperMetabolism') ? now + 1 : now))],
  }),
  technology('sarweenTools', {
    modifies: [withTechnology('sarweenTools', add, productionDiscount, (_, __, now) => now + 1)],
  }),
  technology('integratedEconomy', {
    reacts: [
      {
        window: 'planet gained',
        may: (g, seat, { seat: winner, planet }) =>
          winner === seat &&
          hasTechnology(g, seat, 'integratedEconomy') &&
          resources(g, planet) > 0 &&
          planetsOf(g, seat).some((p) => p.id === planet) &&
          canProduce(g, onPlanet(g, seat, planet))
            ? null
            : false,
        run: 'technology integratedEconomy',
      },
    ],
    procedures: { 'technology integratedEconomy': integratedEconomy },
  }),
];

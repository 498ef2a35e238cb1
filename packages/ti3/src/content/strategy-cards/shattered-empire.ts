// The strategy cards of Shattered Empire, which take the place of the base set: here those of one's own empire.

import { add } from '@custodian/kernel';
import { addEffect, endEffect } from '../../atoms/table.ts';
import { hasEffect, playerOf } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import { availableTechnologies, lowerPrice, whileBuyingBy } from '../../queries/technologies.ts';
import { technologyCost } from '../../queries/values.ts';
import { technologyOffers } from '../../rules/action/technology.ts';
import type { Sequence } from '../../terms.ts';
import type { Ti3Component } from '../define.ts';
import { pointless, strategyCard } from '../define.ts';
import { buildingAtDocks, dockSystems } from './building-at-docks.ts';
import { buyingCounters, mostCounters } from './buying-counters.ts';
import { councilCards } from './shattered-empire-council.ts';
import { diplomacyII } from './shattered-empire-diplomacy.ts';
import { objectiveCards } from './shattered-empire-objectives.ts';
import { warfareII } from './shattered-empire-warfare.ts';

// Leadership

const LEADERSHIP_PRICE = 2;
const MOST_BOUGHT = 3;

const leadership = strategyCard('leadership', {
  procedures: {
    'primary leadership': {
      rule: 'strategy.leadership',
      steps: {
        'receive counters': { call: 'receive counters', with: (x) => ({ seat: x.v.seat, count: 3 }) },
        'buy more': { call: 'secondary leadership', with: (x) => ({ seat: x.v.seat }) },
      },
    },
    'secondary leadership': buyingCounters('strategy.leadership', () => LEADERSHIP_PRICE, MOST_BOUGHT),
  },
  modifies: [
    pointless('leadership', 'secondary', (g, seat) =>
      mostCounters(g, seat, LEADERSHIP_PRICE) === 0 ? why('strategy.leadership', 'why.no counter to buy') : null,
    ),
  ],
});

// Production

const production = strategyCard('production', {
  procedures: {
    'primary production': buildingAtDocks('strategy.production', { extra: 2 }),
    'secondary production': buildingAtDocks('strategy.production', { most: 3 }),
  },
  modifies: [
    pointless('production', 'secondary', (g, seat) =>
      dockSystems(g, seat).length === 0 ? why('strategy.production', 'why.no dock to build at') : null,
    ),
  ],
});

// Technology II

const REBATE = 2;

const primaryTechnology: Sequence<'primary technologyII'> = {
  rule: 'strategy.technologyII',
  steps: {
    'receive a technology': { call: 'acquire technology', with: (x) => ({ seat: x.v.seat, buy: false }) },
    'buy a second one': { call: 'acquire technology', with: (x) => ({ seat: x.v.seat, buy: true }) },
  },
};

/** The lower price holds for this purchase only. */
const secondaryTechnology: Sequence<'secondary technologyII'> = {
  rule: 'strategy.technologyII',
  steps: {
    'a lower price': { do: (x) => addEffect(x, lowerPrice(x.v.seat)) },
    'buy a technology': { call: 'acquire technology', with: (x) => ({ seat: x.v.seat, buy: true }) },
    'the usual price': { do: (x) => endEffect(x, 'strategy:technologyII', x.v.seat) },
  },
};

const technologyII = strategyCard('technologyII', {
  procedures: { 'primary technologyII': primaryTechnology, 'secondary technologyII': secondaryTechnology },
  modifies: [
    add(technologyCost, (g, { seat }, now) => (hasEffect(g, 'strategy:technologyII', seat) ? now - REBATE : now)),
    pointless('technologyII', 'primary', (g, seat) =>
      availableTechnologies(g, seat, false).length === 0 ? why('strategy.technologyII', 'why.no technology') : null,
    ),
    // A card in hand might lower the price: whoever has one is asked.
    pointless('technologyII', 'secondary', (g, seat) =>
      playerOf(g, seat).hand.length === 0 && technologyOffers(whileBuyingBy(g, seat, 'technologyII'), seat).length === 0
        ? why('strategy.technologyII', 'why.no technology')
        : null,
    ),
  ],
});

export const shatteredEmpireStrategyCards: readonly Ti3Component[] = [
  leadership,
  diplomacyII,
  ...councilCards,
  production,
  warfareII,
  technologyII,
  ...objectiveCards,
];

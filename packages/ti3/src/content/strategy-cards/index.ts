// The strategy cards of one's own empire. Political and Trade, which concern everybody, stand with the council.
import { forbid, set } from '@custodian/kernel';
import { mayChooseStrategyCard } from '../../queries/permissions.ts';
import { playerOf } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import { holds } from '../../queries/strategy-cards.ts';
import { availableTechnologies } from '../../queries/technologies.ts';
import { secondaryCost } from '../../queries/values.ts';
import { technologyOffers } from '../../rules/action/technology.ts';
import type { Ti3Component } from '../define.ts';
import { pointless, strategyCard } from '../define.ts';
import { diplomacy } from './diplomacy.ts';
import { imperial } from './imperial.ts';
import { logistics } from './logistics.ts';
import { warfare } from './warfare.ts';

const initiative = strategyCard('initiative', {
  inRules: 'rules/strategy/strategy-phase.ts: the Speaker token',
  modifies: [
    forbid(mayChooseStrategyCard, (g, { seat, card }, now) =>
      card === 'initiative' && g.lastInitiative === seat
        ? why('strategy.initiative', 'why.initiative last round')
        : now,
    ),
    set(secondaryCost, (g, { seat }, now) => (now > 0 && holds(g, seat, 'initiative') ? 0 : now)),
  ],
});

const technologyCard = strategyCard('technology', {
  procedures: {
    'primary technology': {
      rule: 'strategy.technology',
      steps: {
        'receive a technology': { call: 'acquire technology', with: (x) => ({ seat: x.v.seat, buy: false }) },
      },
    },
    'secondary technology': {
      rule: 'strategy.technology',
      steps: {
        'buy a technology': { call: 'acquire technology', with: (x) => ({ seat: x.v.seat, buy: true }) },
      },
    },
  },
  modifies: [
    pointless('technology', 'primary', (g, seat) =>
      availableTechnologies(g, seat, false).length === 0 ? why('strategy.technology', 'why.no technology') : null,
    ),
    // A card in hand might lower the price: whoever has one is asked.
    pointless('technology', 'secondary', (g, seat) =>
      playerOf(g, seat).hand.length === 0 && technologyOffers(g, seat).length === 0
        ? why('strategy.technology', 'why.no technology')
        : null,
    ),
  ],
});

export const strategyCardComponents: readonly Ti3Component[] = [
  initiative,
  diplomacy,
  logistics,
  warfare,
  technologyCard,
  imperial,
];

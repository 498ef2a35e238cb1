// The leaders of the Winnu.
import { add } from '@custodian/kernel';
import { addEffect } from '../../atoms/table.ts';
import type { StrategyCardId } from '../../facts/index.ts';
import type { G, Seat } from '../../game.ts';
import { homeSystem, isMecatolRex, systemOf } from '../../queries/board.ts';
import { hasLegendaryPlanet } from '../../queries/exploration.ts';
import { leaderOf } from '../../queries/leaders.ts';
import { controls } from '../../queries/players.ts';
import { combatBonus } from '../../queries/values.ts';
import type { Aiming } from '../../rules/cards/playing.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import type { Ti4Component } from '../define.ts';
import { takesPart } from '../factions/vocabulary.ts';
import { agent, commander, DEED, didDeed, hero, withCommander } from './define.ts';
import { choosing, pickedOf } from './vocabulary.ts';

const berekarBerekon = agent<'production used'>('berekarBerekon', {
  on: ['production used'],
  timing: 'when',
  effect: {
    rule: 'leaders',
    steps: { 'reduce the cost': { do: () => undefined } },
    gives: (x) => ({ discount: (x.v.about.discount ?? 0) + 2 }),
  },
});

const isTheirGround = (g: G, seat: Seat, id: string): boolean => {
  const system = systemOf(g, id);
  return isMecatolRex(system) || homeSystem(g, seat)?.id === id || hasLegendaryPlanet(system);
};

const enterCombat: Sequence<'leader enters combat'> = {
  rule: 'leaders',
  steps: {
    'remember it': {
      do: (x) => addEffect(x, { source: 'leader:rickarRickani', seat: x.v.seat, target: DEED, until: 'game' }),
    },
  },
};

const rickarRickani = commander('rickarRickani', {
  goal: (g, seat) => (controls(g, seat, 'mecatolRex') ? { have: 1, need: 1 } : didDeed(g, seat, 'rickarRickani')),
  modifies: [
    withCommander('rickarRickani', add, combatBonus, (g, { seat, kind, system }, now) =>
      (kind === 'space combat' || kind === 'ground combat') && isTheirGround(g, seat, system) ? now + 2 : now,
    ),
  ],
  later: [
    {
      window: 'combat round begins',
      timing: 'when',
      forced: true,
      may: (g, seat, about) =>
        leaderOf(g, seat, 'rickarRickani')?.is === 'locked' &&
        takesPart(seat, about) &&
        isMecatolRex(systemOf(g, about.system)) &&
        didDeed(g, seat, 'rickarRickani').have === 0
          ? null
          : false,
      run: 'leader enters combat',
    },
  ],
  procedures: { 'leader enters combat': enterCombat },
});

type Sealing = Aiming<'component action'> & { card?: StrategyCardId };

const mathisMathinus = hero<'component action', Sealing>('mathisMathinus', {
  on: ['component action'],
  effect: {
    rule: 'leaders',
    steps: {
      'choose a strategy card': {
        ask: ({ g, v: { seat } }) =>
          choosing(
            seat,
            say('ask.leader strategy card'),
            g.strategyCards.map(({ id }) => ({ id, text: say('option.strategy card', { strategy: id }), on: [id] })),
          ),
        then: (x, got) => {
          const cards = x.g.strategyCards.map(({ id }) => id);
          const card = pickedOf(got, x.v.seat, cards) as StrategyCardId | undefined;
          if (card !== undefined) x.v.card = card;
        },
      },
      'as if it were theirs': {
        rule: 'strategic action',
        call: 'strategic action',
        with: ({ v: { seat, card } }) => (card === undefined ? null : { seat, card, sealed: true }),
      },
    },
    gives: () => undefined,
  },
});

export const winnu: readonly Ti4Component[] = [berekarBerekon, rickarRickani, mathisMathinus];

// Trade: trade goods and commodities, and others who replenish theirs free of charge.
import { set } from '@custodian/kernel';
import { addEffect } from '../../atoms/table.ts';
import type { Seat } from '../../game.ts';
import { hasEffect, leftOf } from '../../queries/players.ts';
import { mustUseSecondary, secondaryCost } from '../../queries/values.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import { strategyCard } from '../define.ts';

/** Whoever has this effect was chosen. */
const CHOSEN = 'strategy:trade';
const GAINED = 3;

const primary: Sequence<'primary trade'> = {
  rule: 'trade',
  steps: {
    'gain trade goods': { call: 'gain trade goods', with: (x) => ({ seat: x.v.seat, amount: GAINED }) },
    'replenish commodities': { call: 'replenish commodities', with: (x) => ({ seat: x.v.seat }) },
    'choose other players': {
      ask: ({ g, v: { seat } }) => {
        const others = leftOf(g, seat);
        if (others.length === 0) return [];
        return [
          {
            kind: 'choose',
            seat,
            rule: 'trade',
            ask: say('ask.players for trade'),
            options: others.map((player) => ({ id: String(player), text: say('option.player', { player }) })),
            pick: [0, others.length],
          },
        ];
      },
      then: (x, got) => {
        for (const id of (got[x.v.seat] ?? []) as string[])
          addEffect(x, { source: CHOSEN, seat: Number(id) as Seat, until: 'action' });
      },
    },
  },
};

const secondary: Sequence<'secondary trade'> = {
  rule: 'trade',
  steps: {
    'replenish commodities': { call: 'replenish commodities', with: (x) => ({ seat: x.v.seat }) },
  },
};

export const trade = strategyCard('trade', {
  procedures: { 'primary trade': primary, 'secondary trade': secondary },
  modifies: [
    set(secondaryCost, (g, { seat, card }, now) => (card === 'trade' && hasEffect(g, CHOSEN, seat) ? 0 : now)),
    set(mustUseSecondary, (g, { seat, card }, now) => (card === 'trade' && hasEffect(g, CHOSEN, seat) ? true : now)),
  ],
});

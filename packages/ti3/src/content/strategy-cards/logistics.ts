// Logistics: four command counters; others buy theirs with influence.
import type { Procedure } from '@custodian/kernel';
import type { Game, Seat } from '../../game.ts';
import { why } from '../../queries/refusals.ts';
import { counterPrice } from '../../queries/values.ts';
import { pointless, strategyCard } from '../define.ts';
import { buyingCounters, mostCounters } from './buying-counters.ts';

const primaryLogistics: Procedure<Game, { seat: Seat }> = {
  rule: 'strategy.logistics',
  steps: { 'receive counters': { call: 'receive counters', with: (x) => ({ seat: x.v.seat, count: 4 }) } },
};

const secondaryLogistics = buyingCounters('strategy.logistics', counterPrice);

export const logistics = strategyCard('logistics', {
  procedures: { 'primary logistics': primaryLogistics, 'secondary logistics': secondaryLogistics },
  modifies: [
    pointless('logistics', 'secondary', (g, seat) =>
      mostCounters(g, seat, counterPrice(g, seat)) === 0 ? why('strategy.logistics', 'why.no counter to buy') : null,
    ),
  ],
});

// Logistics: four command counters; others buy theirs with influence.
import { why } from '../../queries/refusals.ts';
import { counterPrice } from '../../queries/values.ts';
import type { Sequence } from '../../terms.ts';
import { pointless, strategyCard } from '../define.ts';
import { buyingCounters, mostCounters } from './buying-counters.ts';

const primaryLogistics: Sequence<'primary logistics'> = {
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

// The leaders of the Ghosts of Creuss.
import { add } from '@custodian/kernel';
import { addEffect } from '../../atoms/table.ts';
import { gates, systemOf, wormholesOf } from '../../queries/board.ts';
import { hasEffect } from '../../queries/players.ts';
import type { Ti4Component } from '../define.ts';
import { agent } from './define.ts';

const TAIVRA = 'leader:emissaryTaivra';

const emissaryTaivra = agent<'system activated'>('emissaryTaivra', {
  on: ['system activated'],
  may: (g, _, about) =>
    about.ended !== true && wormholesOf(g, systemOf(g, about.system)).some((kind) => kind !== 'delta') ? null : false,
  effect: {
    rule: 'leaders',
    steps: {
      'open the ways': {
        do: (x) => addEffect(x, { source: TAIVRA, seat: x.v.seat, target: x.v.about.system, until: 'action' }),
      },
    },
    gives: () => undefined,
  },
  // The active system alone is next to the others: a pair for each of them.
  modifies: [
    add(gates, (g, _, now) => {
      if (g.effects.length === 0 || !hasEffect(g, TAIVRA)) return now;
      const active = g.effects.find((e) => e.source === TAIVRA)?.target ?? '';
      const others = g.systems.filter((s) => s.id !== active && wormholesOf(g, s).length > 0);
      return [...now, ...others.map((s) => [active, s.id])];
    }),
  ],
});

export const creuss: readonly Ti4Component[] = [emissaryTaivra];

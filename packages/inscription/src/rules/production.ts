// A production event: a trade good for each icon that is unlocked in the Industry chart.
import { takeUpFor, tellClaims } from '../atoms/markers.ts';
import { tradeIcons } from '../marks/index.ts';
import { gainsOn } from '../queries/factions.ts';
import { paperOf } from '../queries/players.ts';
import type { Sequence } from '../terms.ts';

export const production: Sequence<'production'> = {
  rule: 'production',
  steps: {
    'claim trade goods': {
      do: (x) => {
        const dues = x.g.players.map(({ faction }, seat) => [
          { op: 'gain', asset: { kind: 'trade' }, n: tradeIcons(paperOf(x.g, seat)) } as const,
          ...gainsOn(faction, 'production'),
        ]);
        takeUpFor(x, dues);
        tellClaims(x, 'trade');
      },
    },
    'markers down': { call: 'marking', with: () => ({}) },
  },
};

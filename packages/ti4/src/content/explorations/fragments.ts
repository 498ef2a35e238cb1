// Relic fragments, and what else is kept: they are used as an action.
import { purgeFound } from '../../atoms/prophecy.ts';
import type { G, Seat } from '../../game.ts';
import { explorationOf } from '../../queries/exploration.ts';
import { canPay } from '../../queries/payment.ts';
import { playerOf } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import { hasUseForResearch } from '../../queries/technologies.ts';
import type { FragmentType } from '../../rules/exploration/fragments.ts';
import { purgeable } from '../../rules/exploration/fragments.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import type { Ti4Component } from '../define.ts';
import { exploration } from './define.ts';

const fragment = (type: FragmentType): Ti4Component =>
  exploration(`${type}RelicFragment`, {
    later: [
      {
        window: 'component action',
        may: (g, seat) => (purgeable(g, seat, type).length > 0 ? null : false),
        run: 'purge fragments',
      },
    ],
  });

const PRICE = 6;

const devicesOf = (g: G, seat: Seat): readonly string[] =>
  (playerOf(g, seat).found ?? []).filter((copy) => explorationOf(copy) === 'enigmaticDevice');

const useDevice: Sequence<'use the enigmatic device'> = {
  rule: 'exploration',
  steps: {
    pay: {
      rule: 'resources',
      call: 'pay',
      with: (x) => ({ seat: x.v.seat, amount: PRICE, of: 'resources', why: say('exploration.enigmaticDevice') }),
    },
    purge: { do: (x) => purgeFound(x, x.v.seat, devicesOf(x.g, x.v.seat).slice(0, 1)) },
    research: {
      rule: 'technology',
      call: 'research technology',
      with: (x) => ({ seat: x.v.seat, must: true, why: say('exploration.enigmaticDevice') }),
    },
  },
};

/** It stays in the play area until six resources are spent on it. */
const enigmaticDevice: Ti4Component = {
  ...exploration('enigmaticDevice', {
    later: [
      {
        window: 'component action',
        may: (g, seat) => {
          if (devicesOf(g, seat).length === 0) return false;
          if (!canPay(g, seat, 'resources', PRICE)) return why('resources', 'why.research costs', { count: PRICE });
          return hasUseForResearch(g, seat) ? null : why('technology', 'why.nothing to research');
        },
        run: 'use the enigmatic device',
      },
    ],
  }),
  procedures: { 'use the enigmatic device': useDevice },
};

export const keptComponents: readonly Ti4Component[] = [
  fragment('cultural'),
  fragment('hazardous'),
  fragment('industrial'),
  exploration('unknownRelicFragment', {}),
  enigmaticDevice,
];

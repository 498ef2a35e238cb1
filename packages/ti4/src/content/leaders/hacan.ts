// The leaders of the Emirates of Hacan.
import { gainCommodities } from '../../atoms/goods.ts';
import type { Seat } from '../../game.ts';
import { NOBODY } from '../../game.ts';
import { spendableGoods } from '../../queries/payment.ts';
import { othersThan, playerOf } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import { commodityLimit } from '../../queries/values.ts';
import type { Aiming } from '../../rules/cards/playing.ts';
import { spendGoods } from '../../rules/production/spending.ts';
import { say } from '../../words/index.ts';
import { playerOption } from '../action-cards/vocabulary.ts';
import type { Ti4Component } from '../define.ts';
import { agent, commander, hero } from './define.ts';

const SELF = 'self';

/** During the action phase, while nothing else is being resolved: as turns begin and end. */
const carth = agent<'turn begins' | 'turn ends', Aiming<'turn begins' | 'turn ends'> & { partner?: Seat }>(
  'carthOfGoldenSands',
  {
    on: ['turn begins', 'turn ends'],
    effect: {
      rule: 'leaders',
      steps: {
        'who gains': {
          ask: ({ g, v: { seat } }) => [
            {
              kind: 'choose',
              seat,
              rule: 'leaders',
              ask: say('ask.leader target', { leader: 'carthOfGoldenSands' }),
              options: [
                { id: SELF, text: say('option.leader two commodities') },
                ...othersThan(g, seat).map((player) => playerOption(g, String(player))),
              ],
              pick: [1, 1],
            },
          ],
          then: (x, got) => {
            const { seat } = x.v;
            const [picked] = got[seat] as readonly string[];
            x.v.partner = picked === SELF ? NOBODY : Number(picked);
            const room = commodityLimit(x.g, seat) - playerOf(x.g, seat).commodities;
            if (picked === SELF) gainCommodities(x, seat, Math.max(0, Math.min(2, room)));
          },
        },
        replenish: {
          call: 'replenish commodities',
          with: ({ v: { partner = NOBODY } }) => (partner === NOBODY ? null : { seat: partner }),
        },
      },
      gives: () => undefined,
    },
  },
);

const gila = commander<'votes cast', Aiming<'votes cast'> & { spent?: number }>('gilaTheSilvertongue', {
  goal: (g, seat) => ({ have: playerOf(g, seat).tradeGoods, need: 10 }),
  on: ['votes cast'],
  timing: 'when',
  may: (g, seat, about) => {
    if (about.seat !== seat || about.votes === 0) return false;
    return spendableGoods(g, seat) > 0 ? null : why('trade goods', 'why.no target');
  },
  effect: {
    rule: 'leaders',
    steps: {
      'spend trade goods': {
        ask: ({ g, v: { seat } }) => [
          {
            kind: 'choose',
            seat,
            rule: 'leaders',
            ask: say('ask.leader goods for votes'),
            options: Array.from({ length: spendableGoods(g, seat) }, (_, i) => ({
              id: String(i + 1),
              text: say('option.leader goods for votes', { goods: i + 1, votes: 2 * (i + 1) }),
            })),
            pick: [1, 1],
          },
        ],
        then: (x, got) => {
          x.v.spent = Number((got[x.v.seat] as readonly string[])[0]);
          spendGoods(x, x.v.seat, x.v.spent);
        },
      },
    },
    gives: (x) => ({ more: (x.v.about.more ?? 0) + 2 * (x.v.spent ?? 0) }),
  },
});

/** More than anything costs. */
const EVERYTHING = 1000;

const harrugh = hero<'production used'>('harrughGefhara', {
  on: ['production used'],
  timing: 'when',
  may: (_, seat, about) => (about.seat === seat ? null : false),
  effect: {
    rule: 'leaders',
    steps: { 'units cost nothing': { do: () => undefined } },
    gives: () => ({ discount: EVERYTHING }),
  },
});

export const hacan: readonly Ti4Component[] = [carth, gila, harrugh];

// What a player may do at any time without being asked.
import type { FreeAction, Json } from '@custodian/kernel';
import { giveTradeGoods } from '../../atoms/table.ts';
import { opponentsOf, playerOf } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import type { ThirdEdition } from '../../terms.ts';
import { say } from '../../words/index.ts';
import { breakingAgreements, scuttling } from '../status/housekeeping.ts';
import { endingTheTruce } from './truce.ts';

/** Bribes and help: trade goods from one race sheet to another. Promises in return bind nobody. */
const giving: FreeAction<ThirdEdition> = {
  rule: 'trade goods',
  text: say('free.give trade goods'),
  may: (g, seat) => {
    const player = g.players[seat];
    if (player === undefined || player.eliminated || player.race === '')
      return why('trade goods', 'why.not at the table');
    return player.tradeGoods === 0 ? why('trade goods', 'why.too few trade goods', { have: 0 }) : null;
  },
  check: (g, seat, plan) => {
    const gift = readGift(plan);
    if (gift === null) return why('trade goods', 'why.plan malformed');
    if (!opponentsOf(g, seat).includes(gift.receiver)) return why('trade goods', 'why.not at the table');
    const have = playerOf(g, seat).tradeGoods;
    return gift.count > have ? why('trade goods', 'why.too few trade goods', { have }) : null;
  },
  sample: (g, seat, roll) => {
    const receivers = opponentsOf(g, seat);
    return { receiver: receivers[roll(receivers.length) - 1] as number, count: roll(playerOf(g, seat).tradeGoods) };
  },
  run: (x, seat, plan) => {
    const gift = readGift(plan);
    if (gift !== null) giveTradeGoods(x, seat, gift.receiver, gift.count);
  },
};

function readGift(plan: Json): { receiver: number; count: number } | null {
  if (typeof plan !== 'object' || plan === null || Array.isArray(plan)) return null;
  const { receiver, count } = plan as { receiver?: Json; count?: Json };
  return Number.isInteger(receiver) && Number.isInteger(count) && (count as number) > 0
    ? { receiver: receiver as number, count: count as number }
    : null;
}

export const freeActions: Readonly<Record<string, FreeAction<ThirdEdition>>> = {
  'give trade goods': giving,
  'break trade agreement': breakingAgreements,
  'scuttle units': scuttling,
  'end the truce': endingTheTruce,
};

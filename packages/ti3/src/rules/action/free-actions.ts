// What a player may do at any time without being asked.
import type { FreeAction } from '@custodian/kernel';
import { freelyPlanned } from '@custodian/kernel';
import { giveTradeGoods } from '../../atoms/table.ts';
import { giftPlan } from '../../plans/dealing.ts';
import { opponentsOf, playerOf } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import type { ThirdEdition } from '../../terms.ts';
import { say } from '../../words/index.ts';
import { breakingAgreements, scuttling } from '../status/housekeeping.ts';
import { endingTheTruce } from './truce.ts';

/** Bribes and help: trade goods from one race sheet to another. Promises in return bind nobody. */
const giving: FreeAction<ThirdEdition> = freelyPlanned(giftPlan, {
  rule: 'trade goods',
  text: say('free.give trade goods'),
  may: (g, seat) => {
    const player = g.players[seat];
    if (player === undefined || player.eliminated || player.race === '')
      return why('trade goods', 'why.not at the table');
    return player.tradeGoods === 0 ? why('trade goods', 'why.too few trade goods', { have: 0 }) : null;
  },
  check: (g, seat, gift) => {
    if (!opponentsOf(g, seat).includes(gift.receiver)) return why('trade goods', 'why.not at the table');
    const have = playerOf(g, seat).tradeGoods;
    return gift.count > have ? why('trade goods', 'why.too few trade goods', { have }) : null;
  },
  sample: (g, seat, roll) => {
    const receivers = opponentsOf(g, seat);
    return { receiver: receivers[roll(receivers.length) - 1] as number, count: roll(playerOf(g, seat).tradeGoods) };
  },
  run: (x, seat, { receiver, count }) => giveTradeGoods(x, seat, receiver, count),
});

export const freeActions: Readonly<Record<string, FreeAction<ThirdEdition>>> = {
  'give trade goods': giving,
  'break trade agreement': breakingAgreements,
  'scuttle units': scuttling,
  'end the truce': endingTheTruce,
};

// Action cards played in the Strategy Phase on the strategy cards themselves.
import type { Option } from '@custodian/kernel';
import { forbid } from '@custodian/kernel';
import { returnStrategyCard, takeStrategyCard } from '../../atoms/cards.ts';
import { addEffect } from '../../atoms/table.ts';
import type { G, Seat } from '../../game.ts';
import { NOBODY } from '../../game.ts';
import { mayChooseStrategyCard } from '../../queries/permissions.ts';
import { hasEffect, seatsIn } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import type { Played } from '../../rules/action/playing-action-cards.ts';
import { notePlayedOn } from '../../rules/action/playing-action-cards.ts';
import { say } from '../../words/index.ts';
import type { Ti3Component } from '../define.ts';
import type { StrategyCardId } from '../facts/index.ts';
import { actionCard } from './define.ts';
import { cardOnOne, choosing, notePlayedOnSelf, refuseTwiceOn, refuseTwiceOnSelf, unlessNone } from './targets.ts';

const strategyTarget = (_: G, id: string): Option => ({
  id,
  text: say(`strategy.${id as StrategyCardId}`),
  on: [id],
});

const heldBy = (g: G, seat: Seat): StrategyCardId[] =>
  g.strategyCards.filter((c) => c.holder === seat).map((c) => c.id);

/** Cards on the table that the seat may take. */
const openTo = (g: G, seat: Seat): StrategyCardId[] =>
  heldBy(g, NOBODY).filter((card) => mayChooseStrategyCard(g, { seat, card }) === null);

/** Three or four players take two cards each: with four of them every card is needed. */
const cardsNeeded = (g: G): number => seatsIn(g).length * (g.players.length <= 4 ? 2 : 1);

const isShifted = (g: G, card: StrategyCardId): boolean => hasEffect(g, 'action:strategicShift', undefined, card);

const strategicShift = cardOnOne({
  id: 'strategicShift',
  on: ['strategy phase begins'],
  ask: say('ask.strategic shift'),
  none: why('four players', 'why.every strategy card needed'),
  among: (g) => {
    const left = heldBy(g, NOBODY).filter((card) => !isShifted(g, card));
    return left.length > cardsNeeded(g) ? left : [];
  },
  option: strategyTarget,
  carryOut: (x, _, target) => addEffect(x, { source: 'action:strategicShift', target, until: 'round' }),
  modifies: [
    forbid(mayChooseStrategyCard, (g, { card }, now) =>
      now === null && isShifted(g, card) ? why('action cards.playing', 'why.strategic shift') : now,
    ),
  ],
});

const publicDisgrace = actionCard({
  id: 'publicDisgrace',
  on: ['strategy card chosen'],
  may: (g, seat, about) => {
    if (!heldBy(g, about.seat).includes(about.card)) return false;
    if (openTo(g, about.seat).length === 0) return why('strategy phase.choosing', 'why.no other strategy card');
    return refuseTwiceOn(g, seat, 'publicDisgrace', String(about.seat));
  },
  effect: {
    rule: 'action cards.playing',
    steps: {
      // The Strategy Phase lets him choose anew; bonus counters and the Speaker token were not his yet.
      'return the card': {
        do: (x) => {
          notePlayedOn(x, x.v.seat, 'publicDisgrace', String(x.v.about.seat));
          returnStrategyCard(x, x.v.about.card);
        },
      },
    },
  },
});

const strategicFlexibility = actionCard<
  'all strategy cards chosen',
  Played<'all strategy cards chosen'> & { from: StrategyCardId; to: StrategyCardId }
>({
  id: 'strategicFlexibility',
  on: ['all strategy cards chosen'],
  may: (g, seat) => {
    if (heldBy(g, seat).length === 0) return false;
    const none = why('strategy phase.choosing', 'why.no other strategy card');
    return unlessNone(openTo(g, seat), none) ?? refuseTwiceOnSelf(g, seat, 'strategicFlexibility');
  },
  effect: {
    rule: 'action cards.playing',
    steps: {
      'choose own card': choosing({
        ask: say('ask.strategic flexibility own'),
        among: (g, v) => heldBy(g, v.seat),
        option: strategyTarget,
        into: (v, id) => {
          v.from = id as StrategyCardId;
        },
      }),
      'choose card': choosing({
        ask: say('ask.strategic flexibility new'),
        among: (g, v) => openTo(g, v.seat),
        option: strategyTarget,
        into: (v, id) => {
          v.to = id as StrategyCardId;
        },
      }),
      'take effect': {
        do: (x) => {
          notePlayedOnSelf(x, x.v.seat, 'strategicFlexibility');
          returnStrategyCard(x, x.v.from as StrategyCardId);
          takeStrategyCard(x, x.v.seat, x.v.to as StrategyCardId);
        },
      },
      'bonus counters': { call: 'receive strategy card', with: (x) => ({ seat: x.v.seat, card: x.v.to }) },
    },
  },
});

export const cardsOnStrategyCards: readonly Ti3Component[] = [strategicShift, publicDisgrace, strategicFlexibility];

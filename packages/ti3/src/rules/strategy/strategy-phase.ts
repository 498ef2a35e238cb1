// The Strategy Phase: strategy cards are chosen clockwise from the Speaker, and bonus counters lie on what is left.
import type { Barred, Choose, Option } from '@custodian/kernel';
import { isAblated } from '@custodian/kernel';
import { addBonusCounter, removeBonusCounters, takeSpeaker, takeStrategyCard } from '../../atoms/cards.ts';
import { beginPhase, gainTradeGoods, noteInitiative } from '../../atoms/table.ts';
import type { StrategyCardId } from '../../content/facts/index.ts';
import type { G, Seat } from '../../game.ts';
import { NOBODY } from '../../game.ts';
import { mayChooseStrategyCard } from '../../queries/permissions.ts';
import { clockwiseFrom, reinforcementCounters } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import { revealNextObjective } from '../status/victory.ts';

export interface Choosing {
  /** Who chooses, one entry a choice. */
  order: Seat[];
  at: number;
  card: StrategyCardId;
  /** Cards that the chooser had to return and may not take again now. */
  returned: StrategyCardId[];
}

export const strategyPhase: Sequence<'strategy phase'> = {
  rule: 'strategy phase',
  steps: {
    'begin the phase': {
      do: (x) => {
        beginPhase(x, 'strategy');
        Object.assign(x.v, { order: choosingOrder(x.g), at: 0, returned: [] });
      },
    },
    'strategy phase begins': { window: 'strategy phase begins', about: () => ({}) },
    'before the choice': { window: 'strategy phase', about: () => ({}) },
    'choose a strategy card': {
      rule: 'strategy phase.choosing',
      ask: (x) => choosingCard(x.g, chooser(x.v), x.v.returned),
      then: (x, got) => {
        const seat = chooser(x.v);
        const [picked] = (got[seat] as StrategyCardId[] | undefined) ?? choosable(x.g, seat, x.v.returned);
        x.v.card = picked as StrategyCardId;
        takeStrategyCard(x, seat, x.v.card);
      },
    },
    'strategy card chosen': {
      rule: 'strategy phase.choosing',
      window: 'strategy card chosen',
      about: (x) => ({ seat: chooser(x.v), card: x.v.card }),
      then: (x) => {
        if (holderOf(x.g, x.v.card) !== NOBODY) return undefined;
        x.v.returned.push(x.v.card);
        return { goto: 'choose a strategy card' };
      },
    },
    'what the card brings': {
      call: 'receive strategy card',
      with: (x) => ({ seat: holderOf(x.g, x.v.card), card: x.v.card }),
    },
    'next to choose': {
      rule: 'strategy phase.choosing',
      do: (x) => {
        x.v.at++;
        x.v.returned = [];
        return x.v.at < x.v.order.length ? { goto: 'before the choice' } : undefined;
      },
    },
    'all strategy cards chosen': { window: 'all strategy cards chosen', about: () => ({}) },
    'place bonus counters': {
      rule: 'bonus counters',
      do: (x) => {
        for (const card of x.g.strategyCards) if (card.holder === NOBODY) addBonusCounter(x, card.id);
        noteInitiative(x, holderOf(x.g, 'initiative'));
      },
    },
    'end of the phase': { window: 'strategy phase', about: () => ({}) },
  },
};

export interface Receiving {
  seat: Seat;
  card: StrategyCardId;
  bonus: number;
  counters: number;
}

/** What a strategy card brings the moment it is taken: the Speaker token with Initiative, and its bonus counters. */
export const receiveStrategyCard: Sequence<'receive strategy card'> = {
  rule: 'bonus counters',
  steps: {
    'Speaker token': {
      rule: 'strategy.initiative',
      do: (x) => {
        if (x.v.card === 'initiative' && !isAblated('strategy', 'initiative')) takeSpeaker(x, x.v.seat);
        x.v.bonus = x.g.strategyCards.find((c) => c.id === x.v.card)?.bonus ?? 0;
        x.v.counters = 0;
        if (x.v.bonus === 0) return 'end';
        removeBonusCounters(x, x.v.card);
        return undefined;
      },
    },
    'reveal objectives': {
      rule: 'strategy.bureaucracy',
      do: (x) => {
        if (x.v.card !== 'bureaucracy' || isAblated('strategy', 'bureaucracy')) return;
        for (let i = 0; i < x.v.bonus && x.g.winner === null; i++) revealNextObjective(x);
      },
    },
    'exchange a bonus counter': {
      ask: (x) => exchanging(x.g, x.v),
      then: (x, got) => {
        const [picked] = (got[x.v.seat] as string[] | undefined) ?? exchanges(x.g, x.v);
        if (picked === 'trade good') gainTradeGoods(x, x.v.seat, 1);
        if (picked === 'command counter') x.v.counters++;
        x.v.bonus--;
        return x.v.bonus > 0 ? { goto: 'exchange a bonus counter' } : undefined;
      },
    },
    'receive command counters': {
      call: 'receive counters',
      with: (x) => (x.v.counters === 0 ? null : { seat: x.v.seat, count: x.v.counters }),
    },
  },
};

/** Clockwise from the Speaker; three or four players choose twice, in the same order. A card kept from the last round
 *  stands for the first choice of its holder. */
function choosingOrder(g: G): Seat[] {
  const seats = clockwiseFrom(g, g.speaker);
  const held = (seat: Seat): number => g.strategyCards.filter((c) => c.holder === seat).length;
  const first = seats.filter((seat) => held(seat) < 1);
  return g.players.length <= 4 ? [...first, ...seats.filter((seat) => held(seat) < 2)] : first;
}

const chooser = (v: Choosing): Seat => v.order[v.at] as Seat;

const holderOf = (g: G, card: StrategyCardId): Seat => g.strategyCards.find((c) => c.id === card)?.holder ?? NOBODY;

const onTable = (g: G): StrategyCardId[] => g.strategyCards.filter((c) => c.holder === NOBODY).map((c) => c.id);

/** The cards a seat may take; where none is allowed, he has no other option than what lies there. */
function choosable(g: G, seat: Seat, returned: readonly StrategyCardId[]): StrategyCardId[] {
  const left = onTable(g);
  const allowed = left.filter((card) => !returned.includes(card) && mayChooseStrategyCard(g, { seat, card }) === null);
  return allowed.length > 0 ? allowed : left;
}

function choosingCard(g: G, seat: Seat, returned: readonly StrategyCardId[]): Choose[] {
  const allowed = choosable(g, seat, returned);
  if (allowed.length === 1) return [];
  const barred: Barred[] = [];
  for (const card of onTable(g))
    if (!allowed.includes(card))
      barred.push({
        option: cardOption(card),
        why: mayChooseStrategyCard(g, { seat, card }) ?? why('strategy phase.choosing', 'why.card returned'),
      });
  return [
    {
      kind: 'choose',
      seat,
      rule: 'strategy phase.choosing',
      ask: say('ask.choose strategy card'),
      options: allowed.map(cardOption),
      barred,
      pick: [1, 1],
    },
  ];
}

const cardOption = (id: StrategyCardId): Option => ({ id, text: say(`strategy.${id}`), on: [id] });

type Exchange = 'trade good' | 'command counter';

/** What a bonus counter can be exchanged for: as far as the trade supply and the reinforcements reach. */
function exchanges(g: G, v: Receiving): Exchange[] {
  const out: Exchange[] = [];
  if (g.tradeSupply > 0) out.push('trade good');
  if (reinforcementCounters(g, v.seat) > v.counters) out.push('command counter');
  return out;
}

function exchanging(g: G, v: Receiving): Choose[] {
  const possible = exchanges(g, v);
  if (possible.length < 2) return [];
  return [
    {
      kind: 'choose',
      seat: v.seat,
      rule: 'bonus counters',
      ask: say('ask.exchange bonus counter', { left: v.bonus }),
      options: possible.map((id) => ({
        id,
        text: say(id === 'trade good' ? 'term.tradeGood' : 'term.commandCounter'),
      })),
      pick: [1, 1],
    },
  ];
}

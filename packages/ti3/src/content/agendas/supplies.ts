// Agendas about command counters and action cards.

import type { Choose } from '@custodian/kernel';
import { add, forbid, limit, set } from '@custodian/kernel';
import { gainCounters, spendCounters } from '../../atoms/board.ts';
import { drawFaceUp, takeFaceUp, titleOf } from '../../atoms/cards.ts';
import type { G, Seat } from '../../game.ts';
import { isElected } from '../../queries/council.ts';
import { orderOfPlay } from '../../queries/order.ts';
import { mayDrawActionCards, mayRedistribute } from '../../queries/permissions.ts';
import { hasLaw, playerOf, readyPlanets, reinforcementCounters } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import { counterPrice, fleetSupplyLimit, handLimit, influence, statusCards } from '../../queries/values.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import type { Ti3Component } from '../define.ts';
import { withLaw } from '../define.ts';
import { agenda, discardAtRandom, discarding, everyPlayer, lasting, or, whileLasting } from './vocabulary.ts';

const FLEET_LIMIT = 5;
const HAND_LIMIT = 3;

// Core Stability

export interface FaceUp {
  seat: Seat;
  /** Who chooses, and how many cards, most influence first. */
  queue: { seat: Seat; count: number }[];
  cards: string[];
}

/** The action cards of the Status Phase lie face up, and are chosen by influence. */
const cardsFaceUp: Sequence<'action cards face up'> = {
  rule: 'status.receive',
  steps: {
    'draw them face up': {
      do: (x) => {
        x.v.queue = orderOfPlay(x.g)
          .map((seat) => ({ seat, count: mayDrawActionCards(x.g, { seat }) === null ? statusCards(x.g, seat) : 0 }))
          .filter((e) => e.count > 0)
          .sort((a, b) => readyInfluence(x.g, b.seat) - readyInfluence(x.g, a.seat));
        const total = x.v.queue.reduce((sum, e) => sum + e.count, 0);
        x.v.cards = [];
        for (let i = 0; i < total; i++) {
          const card = drawFaceUp(x);
          if (card !== null) x.v.cards.push(card);
        }
      },
    },
    'choose among them': {
      ask: (x) => {
        const next = x.v.queue[0];
        if (next === undefined || x.v.cards === undefined || x.v.cards.length <= next.count) return [];
        return [choosingFaceUp(next.seat, next.count, x.v.cards)];
      },
      then: (x, got) => {
        const next = x.v.queue[0];
        if (next === undefined) return 'end';
        const taken = (got[next.seat] as string[] | undefined) ?? [...x.v.cards];
        for (const card of taken) takeFaceUp(x, next.seat, card);
        x.v.cards = x.v.cards.filter((c) => !taken.includes(c));
        return undefined;
      },
    },
    'hand limit': {
      call: 'draw action cards',
      with: ({
        v: {
          queue: [next],
        },
      }) => (next === undefined ? null : { seat: next.seat, count: 0 }),
      then: (x) => {
        x.v.queue.shift();
        return { goto: 'choose among them' };
      },
    },
  },
  gives: () => ({ drawn: true }),
};

const readyInfluence = (g: G, seat: Seat): number =>
  readyPlanets(g, seat).reduce((sum, p) => sum + influence(g, p.id), 0);

const choosingFaceUp = (seat: Seat, count: number, cards: readonly string[]): Choose => ({
  kind: 'choose',
  seat,
  rule: 'status.receive',
  ask: say('ask.take face up', { count }),
  options: cards.map((card) => ({ id: card, text: say(`action.${titleOf(card)}`), on: [card] })),
  pick: [count, count],
});

export const supplyAgendas: readonly Ti3Component[] = [
  agenda('fleetRegulations', {
    for: everyPlayer((x, seat) => {
      const surplus = playerOf(x.g, seat).fleetSupply - FLEET_LIMIT;
      if (surplus > 0) spendCounters(x, seat, 'fleetSupply', surplus);
    }),
    against: everyPlayer((x, seat) => {
      if (reinforcementCounters(x.g, seat) > 0) gainCounters(x, seat, 'fleetSupply', 1);
    }),
    modifies: [withLaw('fleetRegulations', limit, fleetSupplyLimit, (_, __, now) => Math.min(now, FLEET_LIMIT))],
  }),
  agenda('imperialAcademy', {
    modifies: [withLaw('imperialAcademy', set, counterPrice, () => 2)],
  }),
  agenda('ministerOfPolicy', {
    modifies: [
      withLaw('ministerOfPolicy', add, statusCards, (g, seat, now) =>
        isElected(g, 'ministerOfPolicy', seat) ? now + 1 : now,
      ),
    ],
  }),
  agenda('limitsToIndividualPower', {
    for: discarding((g, seat) =>
      Number.isFinite(handLimit(g, seat)) ? Math.max(0, playerOf(g, seat).hand.length - HAND_LIMIT) : 0,
    ),
    against: everyPlayer(discardAtRandom),
    modifies: [withLaw('limitsToIndividualPower', set, handLimit, () => HAND_LIMIT)],
  }),
  agenda('resourceManagement', {
    against: discarding((g, seat) => (playerOf(g, seat).hand.length >= 3 ? 2 : 0)),
    modifies: [
      withLaw('resourceManagement', forbid, mayRedistribute, (_, __, now) =>
        or(now, why('status.redistribute', 'why.resource management')),
      ),
    ],
  }),
  agenda('coreStability', {
    against: lasting('coreStability'),
    modifies: [
      whileLasting('coreStability', forbid, mayDrawActionCards, (_, __, now) =>
        or(now, why('action cards', 'why.no action cards drawn')),
      ),
    ],
    reacts: [
      {
        window: 'before action cards',
        may: (g, seat) => (hasLaw(g, 'coreStability') && seat === orderOfPlay(g)[0] ? null : false),
        run: 'action cards face up',
        forced: true,
      },
    ],
    procedures: { 'action cards face up': cardsFaceUp },
  }),
];

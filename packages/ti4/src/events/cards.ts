// What happens to cards, goods and points.
import { int, list, text } from '@custodian/kernel';
import { action, note, objective, seat, strategy, technology } from './fields.ts';

export const cardEvents = {
  // Action cards
  actionCardDrawn: { seat },
  actionCardReceived: { seat, action },
  actionCardDiscarded: { seat, action },
  actionCardRevealed: { seat, action },
  actionCardPlayed: { seat, action },
  actionCardCancelled: { seat, action },
  actionCardDone: { seat, action },
  actionCardGiven: { seat, seat2: seat },
  actionCardTaken: { seat, action },
  actionDeckShuffled: {},
  cardsSeen: { seat, cards: list(text) },
  cardDiceRolled: { seat, action, rolls: list(int) },

  // Strategy cards
  strategyCardTaken: { seat, strategy },
  strategyCardReturned: { seat, strategy },
  strategyCardExhausted: { seat, strategy },
  strategyCardsReadied: {},
  goodsOnStrategyCard: { strategy, count: int },

  // Technologies
  technologyResearched: { seat, technology },
  technologyGained: { seat, technology },
  technologyReplaced: { seat, technology1: technology, technology2: technology },
  technologyLost: { seat, technology },
  technologyExhausted: { seat, technology },
  technologyReadied: { seat, technology },

  // Goods
  tradeGoodsGained: { seat, count: int },
  tradeGoodsSpent: { seat, count: int },
  commoditiesGained: { seat, count: int },
  commoditiesLost: { seat, count: int },
  commoditiesConverted: { seat, count: int },
  goodsGiven: { seat, seat2: seat, tradeGoods: int, commodities: int },

  // Promissory notes
  noteGiven: { seat, seat2: seat },
  noteReceived: { seat, note, player: seat },
  notePlayed: { seat, note, player: seat },
  noteReturned: { seat, note, player: seat },
  /** From one play area to another. */
  noteMoved: { seat, seat2: seat, note, player: seat },

  // Deals
  transactionMade: { seat, seat2: seat },
  offerMade: { seat, seat2: seat },
  offerDeclined: { seat, seat2: seat },
  promiseMade: { seat, seat2: seat, text },
  promiseKept: { seat, seat2: seat, text },
  promiseBroken: { seat, seat2: seat, text },

  // Objectives and points
  secretDealt: { seat },
  secretReceived: { seat, objective },
  secretReturned: { seat },
  objectiveRevealed: { objective },
  objectiveScored: { seat, objective },
  pointsGained: { seat, count: int },
  pointsLost: { seat, count: int },
} as const;

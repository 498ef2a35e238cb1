// What happens with Prophecy of Kings: exploration, relics, leaders, captured units.
import { int, optional } from '@custodian/kernel';
import { attachment, exploration, leader, legendary, planet, relic, seat, system, unit } from './fields.ts';

export const prophecyEvents = {
  // Exploration
  planetExplored: { seat, planet, exploration },
  frontierExplored: { seat, system, exploration },
  explorationPutBack: { seat, exploration },
  explorationRevealed: { seat, exploration },
  fragmentGained: { seat, exploration },
  fragmentGiven: { seat, seat2: seat, exploration },
  attachmentPlaced: { seat, planet, attachment },
  fragmentsPurged: { seat, count: int },
  commoditiesSpent: { seat, count: int },
  commoditiesReturned: { seat, count: int },

  // Relics
  relicGained: { seat, relic },
  relicExhausted: { seat, relic },
  relicReadied: { seat, relic },
  relicHandedOver: { seat, seat2: seat, relic },
  relicPurged: { seat, relic },

  /** Its card and what was attached to it have left the game. */
  planetDestroyed: { seat, planet },

  // Legendary planets
  legendaryExhausted: { seat, legendary },
  legendariesReadied: {},

  // Leaders
  leaderUnlocked: { seat, leader },
  leaderExhausted: { seat, leader },
  leaderReadied: { seat, leader },
  leaderPurged: { seat, leader },
  goodsOnLeader: { seat, leader, count: int },

  // Sleeper tokens
  sleeperLaid: { seat, planet },
  sleeperTaken: { seat, planet },

  // Captured units
  unitCaptured: { seat, player: int, unit, system: optional(system) },
  unitReturned: { seat, player: int, unit },
  tokenReturned: { seat, unit },
} as const;

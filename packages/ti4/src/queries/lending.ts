// Xander Alexin Victori III: who may be allowed to spend commodities as trade goods.
import type { LeaderId } from '../facts/index.ts';
import type { G, Seat } from '../game.ts';
import { hasEffect, playerOf, seatsIn } from './players.ts';

export const XANDER: LeaderId = 'xanderAlexinVictoriIII';
/** The player whose commodities are trade goods when he next spends. */
export const COMMODITIES_LENT = `leader:${XANDER}`;

export const borrowers = (g: G): Seat[] =>
  seatsIn(g).filter((seat) => playerOf(g, seat).commodities > 0 && !hasEffect(g, COMMODITIES_LENT, seat));

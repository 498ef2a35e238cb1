// A seat's desk as its marker is taken up: worked out of what everybody sees, and of the relics in the seat's own hand.
import { eventOf } from '../content/index.ts';
import type { Desk } from '../desk.ts';
import type { Op } from '../facts/vocabulary.ts';
import type { G, Seat } from '../game.ts';
import { copyDesk, fillPurse, marksFor, openDesk, owe } from '../marks/index.ts';
import type { Paper } from '../paper.ts';
import { playerOf } from './players.ts';

/** The desk of a seat whose marker is up: as it was taken up, unless something was written there before a relic or a new roll. */
export const deskAt = (g: G, seat: Seat): Desk => (playerOf(g, seat).desk as Desk | null) ?? freshDesk(g, seat);

export function freshDesk(g: G, seat: Seat): Desk {
  const { paper, faction, active, used, hand, played, due } = playerOf(g, seat);
  const step = g.marking ?? 'effects';
  const desk = copyDesk(
    openDesk(paper as Paper, faction, step, {
      stage: g.stage,
      used: used as string[],
      hand: hand as string[],
      played: played as string[],
    }),
  );
  if (step === 'card') for (const res of g.event === null ? [] : eventOf(g.event).resources) desk.purse[res]++;
  if (step === 'dice') {
    desk.active = active;
    desk.black = [...(g.dice?.black ?? [])];
    desk.focus = [...(g.dice?.focus ?? [])];
    desk.fresh = true;
    fillPurse(desk);
  }
  if (step === 'effects') owe(desk, due as readonly Op[]);
  return desk;
}

/** Is there something to mark? During a strategy event nobody can tell what a relic in a hand might do. */
export function isToBeMarked(desk: Desk): boolean {
  if (desk.step === 'effects') return desk.owed.length > 0;
  return desk.hand.length > 0 || marksFor(desk).length > 0;
}

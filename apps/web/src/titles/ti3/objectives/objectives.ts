// The public objectives as a table needs them: worth, who has claimed them, where everybody stands.
import type { Seat } from '@custodian/kernel';
import type { ObjectiveId } from '@custodian/ti3/facts';
import { objectiveDeck, objectives as printed } from '@custodian/ti3/facts';
import type { Game } from '@custodian/ti3/game';

export interface Shown {
  readonly id: ObjectiveId;
  /** Null for the card that ends the game. */
  readonly points: number | 'win' | null;
  readonly claimedBy: readonly Seat[];
}

export const shownObjectives = (game: Game): Shown[] =>
  game.objectives.map((id) => {
    const { points } = printed[id];
    return {
      id,
      points: points === 'gameOver' ? null : points,
      claimedBy: game.players.flatMap((player, seat) => (player.claimed.includes(id) ? [seat] : [])),
    };
  });

/** Points that win, as printed; laws and options may change it. */
export const printedGoal = (game: Game): number =>
  objectiveDeck[game.options.longWar ? 'longWar' : 'standard'].victoryPoints;

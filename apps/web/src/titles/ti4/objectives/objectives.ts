// The objectives as a table needs them: worth, who has scored them.
import type { Seat } from '@custodian/kernel';
import type { ObjectiveId } from '@custodian/ti4/facts';
import { objectives, pointsOf } from '@custodian/ti4/facts';
import type { Game } from '@custodian/ti4/game';

export interface Shown {
  readonly id: ObjectiveId;
  readonly points: number;
  readonly scoredBy: readonly Seat[];
}

/** Public objectives that lie open, also secret ones that all know by now. */
export const openObjectives = (game: Game): Shown[] =>
  game.objectives.filter((objective) => objective.open).map(({ id }) => shownOf(game, id as ObjectiveId));

export const shownOf = (game: Game, id: ObjectiveId): Shown => ({
  id,
  points: pointsOf[objectives[id].stage],
  scoredBy: game.players.flatMap((player, seat) => (player.scored.includes(id) ? [seat] : [])),
});

/** How many still lie face down, by stage. */
export const covered = (game: Game, back: '?stageI' | '?stageII'): number =>
  game.objectives.filter(
    ({ id, open }) => !open && (id === back || objectives[id as ObjectiveId]?.stage === back.slice(1)),
  ).length;

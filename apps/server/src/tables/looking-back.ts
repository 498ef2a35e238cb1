// An earlier position of a line of play, as a seat knew it or as everybody did.
import type { Json, Seat } from '@custodian/kernel';
import type { Past, TableView } from '@custodian/protocol';
import type { Title } from '@custodian/title';
import type { Line } from './line.ts';
import type { Around } from './views.ts';
import { viewFor, withoutAnswers } from './views.ts';

interface Looking {
  readonly title: Title;
  readonly line: Line;
  readonly seat: Seat | null;
  /** How many answers the one who looks may know of. */
  readonly seen: number;
  /** What he sees of the present. */
  readonly present: () => TableView;
  readonly around: Pick<Around, 'table' | 'pace'>;
}

/** The position after so many answers, as the seat knew it (as everybody knows it once the game is over), and what had happened
 *  shortly before. */
export async function positionAt(answers: number, looking: Looking): Promise<Past> {
  const { title, line, seat, seen, present, around } = looking;
  const log = await line.logAt(seat, Math.min(answers, seen));
  if (!line.isOver && answers >= seen) return { view: { ...present(), decisions: [], free: [] }, log };
  const state = withoutAnswers(await line.stateAt(answers));
  const shown = viewFor(title, state, seat, { undo: null, redo: false, asking: null, handing: null, ...around });
  const game = line.isOver ? (state.game as Json) : shown.game;
  return { view: { ...shown, game, decisions: [], free: [] }, log };
}

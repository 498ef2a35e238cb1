// Looks for good marks: a few of the best beginnings are gone on with, step by step.
import type { Roll } from '@custodian/kernel';
import type { Desk } from '../desk.ts';
import { warfareOf } from '../facts/sheets/index.ts';
import type { Op, UnitId } from '../facts/vocabulary.ts';
import { copyDesk, mark, marksFor, mayStop, nodesOf } from '../marks/index.ts';
import type { Outlook } from './outlook.ts';
import { assetWorth } from './prospects.ts';
import { WEIGHTS } from './weights.ts';
import type { Begun } from './worth.ts';
import { beginningAt, worthOf } from './worth.ts';

export interface Thought {
  readonly marks: readonly string[];
  readonly desk: Desk;
  readonly worth: number;
  /** What every mark that was tried before the last one had added: most will add as much again. */
  readonly gains: ReadonlyMap<string, number>;
}

/** How many beginnings are gone on with, how many ways of a shape and how many rolls to come are looked at. */
export interface Breadth {
  readonly beam: number;
  readonly places: number;
  readonly rolls: number;
}

const MOST_MARKS = 60;

/** So many of the marks that were tried already are tried again after another one. */
const TRIED_AGAIN = 6;

/** The best list of marks that may end there. */
export function bestMarks(
  desk: Desk,
  outlook: Outlook,
  { beam, places }: Pick<Breadth, 'beam' | 'places'>,
  roll: Roll,
): Thought {
  const begun = beginningAt(desk, outlook);
  let open: Thought[] = [{ marks: [], desk: copyDesk(desk), worth: worthOf(desk, outlook, begun), gains: new Map() }];
  let best: Thought | null = null;
  for (let n = 0; n < MOST_MARKS && open.length > 0; n++) {
    for (const thought of open)
      if ((best === null || thought.worth > best.worth) && mayStop(thought.desk)) best = thought;
    open = goOn(open, outlook, begun, places, roll).slice(0, beam);
  }
  if (best === null) throw new Error('no marks come to an end');
  return best;
}

/** Everything that one mark more leads to, the most promising first; the same marks in another order count once. */
function goOn(open: readonly Thought[], outlook: Outlook, begun: Begun, places: number, roll: Roll): Thought[] {
  const next = new Map<string, Thought>();
  for (const thought of open) {
    const { desk, marks: before } = thought;
    const gains = new Map(thought.gains);
    for (const made of worthTrying(thought, outlook, places)) {
      const marks = [...before, made];
      const key = open.length === 1 ? made : marks.slice().sort().join();
      if (next.has(key)) continue;
      const tried = copyDesk(desk);
      mark(tried, made);
      const worth = worthOf(tried, outlook, begun) + purseWorth(tried) + roll(100) / 1e5;
      gains.set(made, worth - thought.worth);
      next.set(key, { marks, desk: tried, worth, gains });
    }
  }
  return [...next.values()].sort((a, b) => b.worth - a.worth);
}

/** What is still to be spent is worth something too, or it would not be kept for the better use. */
const purseWorth = ({ purse }: Desk): number => WEIGHTS.purse * (purse.M + purse.I + purse.R);

/** Everything that can be marked; of the places for a shape, and of what was tried before, only the most promising. */
function worthTrying({ desk, marks, gains }: Thought, outlook: Outlook, places: number): string[] {
  const possible = marksFor(desk);
  const [owed] = desk.owed;
  if (owed === undefined) return promising(possible, marks[marks.length - 1] ?? '', gains);
  if (owed.op !== 'deploy' || possible.length <= places) return possible;
  return possible
    .map((made) => ({ made, worth: placeWorth(desk, owed, made.slice('lay '.length), outlook) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, places)
    .map(({ made }) => made);
}

/** What is new, what speaks of the same thing as the last mark, and of the rest what had added most. */
function promising(possible: readonly string[], last: string, gains: ReadonlyMap<string, number>): string[] {
  const same = thingOf(last);
  const isFresh = (made: string): boolean => !gains.has(made) || thingOf(made) === same;
  const others = possible.filter((made) => !isFresh(made));
  others.sort((a, b) => (gains.get(b) as number) - (gains.get(a) as number));
  return [...possible.filter(isFresh), ...others.slice(0, TRIED_AGAIN)];
}

/** 'p3' of 'M develop p3.0.1', 'cruiser' of 'M build cruiser.1'. */
function thingOf(made: string): string {
  const target = made.slice(made.lastIndexOf(' ') + 1);
  const dot = target.indexOf('.');
  return dot < 0 ? target : target.slice(0, dot);
}

/** Assets that it covers, nodes of the next war before those behind. */
function placeWorth({ paper }: Desk, { unit }: Extract<Op, { op: 'deploy' }>, place: string, outlook: Outlook): number {
  const { nodes, columns } = warfareOf(paper.sides.warfare);
  let worth = 0;
  for (const id of nodesOf(paper, unit as UnitId, place)) {
    const [x = 0, y = 0] = id.split('_').map(Number);
    const asset = nodes[y * columns + x]?.asset ?? null;
    worth += (asset === null ? 0 : assetWorth(asset, paper, outlook)) + 0.3 - 0.04 * y;
  }
  return worth;
}

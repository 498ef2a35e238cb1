// One seat at its sheets, in the game's words: what it has, what it marks, what it may not.
import type { Desk } from '../../src/desk.ts';
import type { SheetSide } from '../../src/facts/sheets/types.ts';
import type { Op, Resource, SheetName } from '../../src/facts/vocabulary.ts';
import { SHEETS } from '../../src/facts/vocabulary.ts';
import {
  copyDesk,
  fillPurse,
  mark,
  marksFor,
  mayStop,
  newPaper,
  openDesk,
  owe,
  scoreOf,
} from '../../src/marks/index.ts';
import type { Paper } from '../../src/paper.ts';

interface Given {
  readonly faction?: string;
  readonly active?: SheetName;
  /** 'MMI': what there is to spend. */
  readonly purse?: string;
  readonly step?: Desk['step'];
  readonly side?: SheetSide;
  readonly stage?: number;
  /** Kept assets: 'planet', 'biotic', 'focus M'. */
  readonly kept?: readonly string[];
  readonly trade?: number;
  readonly hand?: readonly string[];
  /** The faces of the black dice, and how much the focus dice show: a roll. */
  readonly roll?: { readonly black: string; readonly focus: readonly [number, number, number] };
  /** Whatever else is written already. */
  readonly written?: (paper: Paper) => void;
}

export interface Tried {
  readonly desk: Desk;
  readonly paper: Paper;
  /** Makes marks; each must be possible. */
  mark(...marks: readonly string[]): Tried;
  /** What can be marked now, beginning so. */
  can(start?: string): string[];
  /** An effect is carried out. */
  owe(...ops: readonly Op[]): Tried;
  mayStop(): boolean;
  points(): ReturnType<typeof scoreOf>;
}

export function sitting(given: Given = {}): Tried {
  const { faction = '', active, purse = '', side = 'B', roll } = given;
  const paper = newPaper(Object.fromEntries(SHEETS.map((sheet) => [sheet, side])) as Record<SheetName, SheetSide>);
  for (const asset of given.kept ?? []) paper.kept.push({ asset, at: 'card', spent: false });
  paper.industry.trade = given.trade ?? 0;
  given.written?.(paper);
  const step = given.step ?? (roll === undefined ? (active === undefined ? 'effects' : 'card') : 'dice');
  const desk = openDesk(paper, faction, step, {
    active: active ?? null,
    hand: [...(given.hand ?? [])],
    stage: given.stage ?? 2,
  });
  for (const res of purse as Iterable<string>) desk.purse[res as Resource]++;
  if (roll !== undefined) {
    desk.black = [...roll.black] as Resource[];
    desk.focus = [...roll.focus];
    desk.fresh = true;
    fillPurse(desk);
  }
  return trying(desk);
}

function trying(desk: Desk): Tried {
  const tried: Tried = {
    desk,
    paper: desk.paper,
    mark(...marks) {
      for (const made of marks) {
        const possible = marksFor(desk);
        if (!possible.includes(made)) throw new Error(`"${made}" is not among ${possible.join('; ')}`);
        mark(desk, made);
      }
      return tried;
    },
    can: (start = '') => marksFor(copyDesk(desk)).filter((each) => each.startsWith(start)),
    owe(...ops) {
      owe(desk, ops);
      return tried;
    },
    mayStop: () => mayStop(desk),
    points: () => scoreOf(desk.paper, desk.faction),
  };
  return tried;
}

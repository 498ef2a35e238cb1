// One seat at its sheets, in the game's words: what it has, what it marks, what it may not.
import type { Desk } from '../../src/desk.ts';
import type { SheetSide } from '../../src/facts/sheets/types.ts';
import type { AssetKind, Op, Resource, SheetName } from '../../src/facts/vocabulary.ts';
import { SHEETS } from '../../src/facts/vocabulary.ts';
import {
  agendaOutcome,
  copyDesk,
  fillPurse,
  mark,
  marksFor,
  mayStop,
  newPaper,
  openDesk,
  owe,
  refuseMarks,
  scoreOf,
  setupOf,
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
  /** Unlocked technologies. */
  readonly technologies?: readonly string[];
  /** Traced hyperlanes: 'a1-b1 b1-c1'. */
  readonly traced?: string;
  /** Unlocked planets: 'p1 p3'. */
  readonly planets?: string;
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
  /** What the faction begins with. */
  setup(): Tried;
  /** A faction asset is claimed. */
  ability(): Tried;
  /** An agenda has come out so; the top voter has named this kind of asset. */
  outcome(agenda: string, outcome: 'pass' | 'fail', kind?: AssetKind): Tried;
  /** Why these marks are refused. */
  refusal(...marks: readonly string[]): string | undefined;
  mayStop(): boolean;
  points(): ReturnType<typeof scoreOf>;
}

export function sitting(given: Given = {}): Tried {
  const { faction = '', active, purse = '', side = 'B', roll } = given;
  const paper = newPaper(Object.fromEntries(SHEETS.map((sheet) => [sheet, side])) as Record<SheetName, SheetSide>);
  for (const asset of given.kept ?? []) paper.kept.push({ asset, at: 'card', spent: false });
  paper.industry.trade = given.trade ?? 0;
  for (const technology of paper.technologies)
    technology.unlocked = given.technologies?.includes(technology.id) ?? false;
  paper.navigation.traced.push(...wordsIn(given.traced));
  paper.expansion.unlocked.push(...wordsIn(given.planets));
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

/** Every node of the war grid from a row on upwards. */
export const nodesFrom = (row: number): string[] =>
  Array.from({ length: 8 * (12 - row) }, (_, n) => `${n % 8}_${row + Math.floor(n / 8)}`);

const wordsIn = (row = ''): string[] => row.split(' ').filter((word) => word !== '');

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
    setup: () => tried.owe(...setupOf(desk.faction)),
    ability: () => tried.owe({ op: 'asset', asset: { kind: 'faction' }, at: 'navigation f5' }),
    outcome: (agenda, outcome, kind) =>
      tried.owe(
        ...agendaOutcome(agenda, outcome).do.map((op) => (op.op === 'crossOut' && kind ? { ...op, kind } : op)),
      ),
    refusal: (...marks) => refuseMarks(desk, marks)?.text.key,
    mayStop: () => mayStop(desk),
    points: () => scoreOf(desk.paper, desk.faction),
  };
  return tried;
}

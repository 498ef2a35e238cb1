// What somebody pencils before his marker goes down: marks in order, what they lead to, and what can be marked next.
import type { Desk } from '@custodian/inscription/desk';
import type { Resource, SheetName } from '@custodian/inscription/facts/vocabulary';
import { copyDesk, mark, marksFor, mayStop, unspent } from '@custodian/inscription/marks';
import { deskAt } from '@custodian/inscription/queries/desks';
import type { Table } from '../table.ts';
import { read, sheetInQuestion, type Where, whereOf } from './grammar.ts';
import { Placing } from './placing.svelte.ts';

/** Several marks that fit one place. */
export interface Choice {
  readonly place: string;
  readonly marks: readonly string[];
}

export class Marking {
  /** Which question the pencil is for. */
  private of = $state.raw('');
  private pencilled = $state.raw<readonly string[]>([]);
  /** What was taken up to pay with; null: anything. */
  hand = $state.raw<string | null>(null);
  /** The place that is looked at. */
  looked = $state.raw<string | null>(null);
  choice = $state.raw<Choice | null>(null);
  readonly placing: Placing;

  /** The desk as the question found it; null: nothing is to be marked. */
  first: Desk | null = $derived.by(() => {
    const { decision, view, past, game, seat } = this.table;
    const isAsked = decision?.kind === 'plan' && decision.shape === 'turn';
    // Once it is sent, the pencil stands until all markers are down.
    const isSent = decision === null && past === null && view?.given === true;
    return (isAsked || isSent) && game !== null && seat !== null ? deskAt(game, seat) : null;
  });
  marks: readonly string[] = $derived.by(() =>
    this.of === this.table.question || this.table.view?.given ? this.pencilled : [],
  );
  /** The desk after each mark, the first before any. */
  private desks: readonly Desk[] = $derived.by(() => (this.first === null ? [] : follow(this.first, this.marks)));
  /** With everything that is pencilled. */
  desk: Desk | null = $derived(this.desks.at(-1) ?? null);
  possible: readonly string[] = $derived(this.desk === null ? [] : marksFor(this.desk));
  /** Places of the sheets that can be marked, with the marks that fit them. */
  private places: ReadonlyMap<SheetName, Places> = $derived.by(() => {
    const { desk, hand } = this;
    return desk === null
      ? new Map()
      : placesOf(
          desk,
          this.possible.filter((each) => hand === null || read(each).payer === hand),
        );
  });
  /** What is asked without a place: one of several effects, a side, a kind. */
  asked: readonly string[] = $derived(
    this.possible.filter(
      (each) => this.desk !== null && whereOf(this.desk, each) === null && read(each).verb !== 'lay',
    ),
  );
  mayStop: boolean = $derived(this.desk !== null && mayStop(this.desk));
  /** Resources that must still be spent. */
  unspent: readonly Resource[] = $derived(this.desk === null ? [] : unspent(this.desk));
  /** The sheet that the marking is about just now. */
  sheet: SheetName | null = $derived(this.desk === null ? null : sheetInQuestion(this.desk, this.possible));

  constructor(private readonly table: Table) {
    this.placing = new Placing(this);
  }

  /** A question is open: begins with what was pencilled for it before, as far as that can still be marked. */
  begin(): void {
    this.of = this.table.question;
    this.pencilled = this.first === null ? [] : stillPossible(this.first, remembered(this.table, this.of));
    this.let();
  }

  make(made: string): void {
    if (!this.possible.includes(made)) return;
    this.write([...this.marks, made]);
  }

  /** Rubs out the last mark, or everything from one on. */
  rub(from = this.marks.length - 1): void {
    this.write(this.marks.slice(0, Math.max(0, from)));
  }

  /** A place was touched: makes the mark, or asks which of several is meant. */
  pick(sheet: SheetName, place: string, isFinger: boolean): void {
    const marks = this.placesOn(sheet).get(place) ?? [];
    const [only] = marks;
    if (only === undefined) return;
    // A finger may slip: it asks first, and means it when it comes a second time.
    if (marks.length === 1 && (!isFinger || this.choice?.place === place)) this.make(only);
    else this.choice = { place, marks };
  }

  placesOn(sheet: SheetName): Places {
    return this.places.get(sheet) ?? nowhere;
  }

  /** The desk after so many marks. */
  after(count: number): Desk | null {
    return this.desks[count] ?? null;
  }

  /** How many of a resource the pencil has taken from the purse. */
  spent(resource: Resource): number {
    return this.desks.reduce((sum, { purse }, i) => {
      const left = this.desks[i + 1]?.purse[resource] ?? purse[resource];
      return sum + Math.max(0, purse[resource] - left);
    }, 0);
  }

  /** What would come of a mark; null: it cannot be made. */
  tried(made: string): Desk | null {
    if (this.desk === null || !this.possible.includes(made)) return null;
    const desk = copyDesk(this.desk);
    mark(desk, made);
    return desk;
  }

  private write(marks: readonly string[]): void {
    this.pencilled = marks;
    remember(this.table, this.of, marks);
    this.let();
    if (this.hand !== null && !this.possible.some((each) => read(each).payer === this.hand)) this.hand = null;
  }

  private let(): void {
    this.looked = null;
    this.choice = null;
  }
}

const markings = new WeakMap<Table, Marking>();

/** The one pencil at a table. */
export function markingAt(table: Table): Marking {
  const known = markings.get(table) ?? new Marking(table);
  markings.set(table, known);
  return known;
}

/** Marks by their place on a sheet. */
type Places = ReadonlyMap<string, readonly string[]>;
const nowhere: Places = new Map();

function follow(first: Desk, marks: readonly string[]): readonly Desk[] {
  const desks = [first];
  let desk = first;
  for (const each of marks) {
    desk = copyDesk(desk);
    mark(desk, each);
    desks.push(desk);
  }
  return desks;
}

/** As many of these marks, from the first, as can be made one after the other. */
function stillPossible(first: Desk, marks: readonly string[]): readonly string[] {
  const desk = copyDesk(first);
  const end = marks.findIndex((each) => {
    if (!marksFor(desk).includes(each)) return true;
    mark(desk, each);
    return false;
  });
  return end < 0 ? marks : marks.slice(0, end);
}

/** Of several that are alike but for their end the first stands for all. */
function placesOf(desk: Desk, marks: readonly string[]): ReadonlyMap<SheetName, Places> {
  const found = new Map<SheetName, Map<string, string[]>>();
  const put = ({ sheet, place }: Where, made: string): void => {
    const places = found.get(sheet) ?? new Map<string, string[]>();
    const here = places.get(place) ?? [];
    if (!here.some((other) => isAlike(other, made))) here.push(made);
    found.set(sheet, places.set(place, here));
  };
  for (const made of marks) {
    const where = whereOf(desk, made);
    if (where === null) continue;
    put(where, made);
    const { verb, target } = read(made);
    if (verb === 'explore') put({ sheet: where.sheet, place: `lane ${target}` }, made);
  }
  return found;
}

/** The same payer does the same: by which hyperlane a system is reached makes no difference, nor which cruiser is gone on with. */
function isAlike(one: string, other: string): boolean {
  const [a, b] = [read(one), read(other)];
  if (a.payer !== b.payer || a.verb !== b.verb) return false;
  return a.verb !== 'build' || a.target.split('.')[2] === b.target.split('.')[2];
}

const keyOf = (table: Table, question: string): string =>
  `custodian.pencil.${table.id}.${question.length}.${question.slice(0, 24)}`;

function remembered(table: Table, question: string): readonly string[] {
  try {
    const stored = JSON.parse(sessionStorage.getItem(keyOf(table, question)) ?? '[]') as unknown;
    return Array.isArray(stored) ? stored.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

/** So that a page loaded anew, or an answer taken back, finds the pencil where it was. */
function remember(table: Table, question: string, marks: readonly string[]): void {
  try {
    sessionStorage.setItem(keyOf(table, question), JSON.stringify(marks));
  } catch {
    // Without storage the pencil is forgotten, nothing else.
  }
}

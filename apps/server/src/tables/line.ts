// The line of play at a table: the answers that count, the state they have led to, and their way into storage. Knows nobody who looks on.
import type { Answer, Event, Refusal, Rules, Seat, State, Trace } from '@custodian/kernel';
import { apply, decisionId, FREE, isPass, pending, RETRACT, save } from '@custodian/kernel';
import type { LogLine } from '@custodian/protocol';
import { now } from '../clock.ts';
import type { HistoryRow, TableRow } from '../storage/storage.ts';
import { TableMoved } from '../storage/trouble.ts';
import { Chronicle, linesFor } from './chronicle.ts';
import type { Given, LineStorage, Played, Step } from './history.ts';
import { openStored } from './opening.ts';
import { Past } from './past.ts';

export interface Keeper {
  readonly storage: LineStorage;
  /** Told of every answer that is stored. */
  onAnswer(): void;
  /** For whoever runs the server; never holds a secret. */
  report(what: string, error: unknown): void;
}

/** `moved on`: somebody else has written to this table, and what he stored counts. `moved away`: another node plays it now. */
export type NotStored = { readonly problem: 'moved on' | 'moved away' | 'storage' };

/** What happened by the answers that were accepted. */
type Added =
  | { readonly happened: readonly LogLine[]; readonly answers: readonly Answer[] }
  | { readonly refused: Refusal }
  | NotStored;

const ROWS_BETWEEN_SNAPSHOTS = 40;
/** So many answers later nobody sends one again that he has sent before. */
const ANSWERS_REMEMBERED = 300;
const NONE_COUNTED = { upTo: 0, number: 0 };

export class Line {
  private current: State<unknown>;
  private steps: Step[] = [];
  private count = 0;
  private savedRows = 0;
  private asked = 0;
  /** How many of the first answers were to a question. */
  private counted = NONE_COUNTED;
  private chronicle = new Chronicle();
  private notices: readonly LogLine[] = [];
  private readonly past: Past<unknown>;
  private movedAt = 0;

  private constructor(
    private readonly table: TableRow,
    readonly rules: Rules<unknown>,
    private readonly keeper: Keeper,
    played: Played<unknown>,
  ) {
    this.current = played.state;
    this.past = new Past(rules, keeper.storage, table);
    this.resume(played);
  }

  static async open(table: TableRow, rules: Rules<unknown>, keeper: Keeper): Promise<Line> {
    return new Line(table, rules, keeper, await openStored(rules, table, keeper));
  }

  get state(): State<unknown> {
    return this.current;
  }
  /** Rows of history: they only ever grow. */
  get rows(): number {
    return this.count;
  }
  /** Answers that count. */
  get answers(): number {
    return this.steps.length;
  }
  /** The number of answers when the present question was put: an older view cannot answer it. */
  get askedAt(): number {
    return this.asked;
  }
  /** Which question it is that everybody waits for: another one after each answer to one, the same whatever is done freely. */
  get question(): string {
    // Counted on from where it was counted last: a game has thousands of answers.
    let { upTo, number } = this.counted;
    for (; upTo < this.asked; upTo++) {
      const { decision } = (this.steps[upTo] as Step).answer;
      if (decision !== RETRACT && !decision.startsWith(FREE)) number++;
    }
    this.counted = { upTo, number };
    return `${number} ${decisionId(this.current)}`;
  }
  /** When the game last moved on, as everybody may know it: not when somebody answered in secret. */
  get changed(): number {
    return this.movedAt;
  }
  get isOver(): boolean {
    return this.current.stack.length === 0;
  }

  /** An answer that is accepted is stored, with those that follow from it at once, and counts from then on; what happened by
   *  them is given back. */
  async add(first: Given, following: (state: State<unknown>) => Given | null = () => null): Promise<Added> {
    const played: { answer: Given; revealed: boolean; events: readonly Event[]; state: State<unknown> }[] = [];
    let state = this.current;
    for (let answer: Given | null = first; answer !== null; answer = following(state)) {
      const result = apply(this.rules, state, answer);
      if ('refused' in result) {
        if (played.length === 0) return result;
        break;
      }
      const revealed = result.revealed || showsAnswers(state, result.state, answer);
      state = result.state;
      played.push({ answer, revealed, events: result.events, state });
    }
    // When somebody answered in secret is nobody's business, and not kept.
    const isUnnoticed = this.isSecret(state) && played.every((each) => staysOpen(each));
    const at = isUnnoticed ? this.movedAt : now();
    const rows = played.map(
      ({ answer, revealed, events }): HistoryRow => ({ kind: 'answer', ...answer, revealed, events, at }),
    );
    const problem = await this.store(rows, state.stack.length === 0);
    if (problem !== null) return { problem };
    const happened = played.flatMap(({ answer, revealed, events, state }, i) => {
      this.steps.push({ answer, revealed, at, row: this.count - rows.length + i });
      if (answeredSoFar(state) === 0 && answer.decision !== RETRACT) this.asked = state.answers;
      return this.chronicle.add(this.steps.length, at, events);
    });
    this.settle(state, !isUnnoticed);
    return { happened, answers: played.map(({ answer }) => answer) };
  }

  /** Whether the very message has been answered by already: whoever did not hear of it sends it again. */
  has({ seat, key }: Given): boolean {
    if (key === undefined) return false;
    return this.steps.slice(-ANSWERS_REMEMBERED).some(({ answer }) => answer.key === key && answer.seat === seat);
  }

  /** Only the first `to` answers count any more. Gives the others back; null when the position before them cannot be reached
   *  by the present rules. */
  async takeBack(seat: Seat, to: number): Promise<readonly Step[] | NotStored | null> {
    const state = await this.past.at(this.steps, to);
    if (state.answers !== to) return null;
    const problem = await this.store([{ kind: 'undo', seat, to, at: now() }], false);
    if (problem !== null) return { problem };
    const taken = this.steps.splice(to);
    this.past.forget(to);
    this.chronicle.takeBack(to);
    this.notices = this.notices.filter((notice) => notice.answers <= to);
    this.asked = askedBefore(this.steps, state);
    this.counted = NONE_COUNTED;
    this.settle(state, true);
    return taken;
  }

  /** Where the seat's last answer is, windows that it let go by aside; -1 when it has given none. */
  lastOf(seat: Seat): number {
    for (let i = this.steps.length - 1; i >= 0; i--) {
      const { answer } = this.steps[i] as Step;
      if (answer.seat === seat && !isPass(answer)) return i;
    }
    return -1;
  }

  /** What has been answered since; whoever let a window go by has done nothing. */
  tracesFrom(index: number): Trace[] {
    return this.steps
      .slice(index)
      .filter(({ answer, revealed }) => revealed || !isPass(answer))
      .map(({ answer, revealed }) => ({ seat: answer.seat, revealed }));
  }

  /** At a table of people a window asks in secret: who has answered it already, and how many, is nobody's business. */
  isSecret(state: State<unknown> = this.current): boolean {
    return state.live && pending(this.rules, state).some((d) => d.secret);
  }

  /** Who is asked, as everybody may know it. */
  awaited(): readonly Seat[] | 'somebody' {
    const asked = pending(this.rules, this.current);
    return asked.some((decision) => decision.secret) ? 'somebody' : asked.map(({ seat }) => seat);
  }

  /** How many of the answers given are not to be noticed by a seat. */
  unseen(seat: Seat | null): number {
    if (!this.isSecret()) return 0;
    return this.steps
      .slice(this.asked)
      .filter(({ answer }) => answer.seat !== seat && !answer.decision.startsWith(FREE)).length;
  }

  /** The rows of history as far as the seat may know of them. */
  versionFor(seat: Seat | null): number {
    return this.count - this.unseen(seat);
  }

  logFor(seat: Seat | null): LogLine[] {
    return this.chronicle.for(seat, this.isOver);
  }

  /** It is the same line, further on: nothing that the earlier one has was taken back. */
  continues(earlier: Line): boolean {
    const { length } = earlier.steps;
    return length === 0 || this.steps[length - 1]?.row === earlier.steps[length - 1]?.row;
  }

  /** What has happened since. */
  logAfter({ answers, notices }: Line): LogLine[] {
    const cuts = this.notices.slice(notices.length).map(({ event }) => event);
    return this.chronicle.all.filter((line) => line.answers > answers || cuts.includes(line.event));
  }

  stateAt(answers: number): Promise<State<unknown>> {
    return this.past.at(this.steps, answers);
  }

  async logAt(seat: Seat | null, answers: number): Promise<LogLine[]> {
    const lines = await this.past.logAt(this.steps, answers);
    const first = lines[0]?.answers ?? 0;
    const notices = this.notices.filter((notice) => notice.answers >= first && notice.answers <= answers);
    const together = [...lines, ...notices].sort((a, b) => a.answers - b.answers);
    return linesFor(together, seat, this.isOver);
  }

  /** How many answers had been given at a moment, as everybody may know it. */
  answersAt(moment: number): number {
    let answers = this.steps.length;
    while (answers > 0 && (this.steps[answers - 1] as Step).at > moment) answers--;
    return answers;
  }

  /** What has happened since so many answers, for everybody who may know of it. */
  linesSince(answers: number): Promise<LogLine[]> {
    return this.past.logBetween(this.steps, Math.min(answers, this.steps.length), this.steps.length);
  }

  /** Nobody looks back: earlier positions are found again when somebody does. */
  forgetPositions(): void {
    this.past.forget(0);
  }

  /** Everything of these types up to so many answers. */
  async logOf(seat: Seat | null, answers: number, types: readonly string[]): Promise<LogLine[]> {
    const lines = await this.past.logBetween(this.steps, 0, answers);
    return linesFor(
      lines.filter((line) => types.includes(line.event.type)),
      seat,
      this.isOver,
    );
  }

  /** The history has everything already; a saved state makes opening quicker. */
  async save(): Promise<void> {
    if (this.count === this.savedRows) return;
    this.savedRows = this.count;
    const snapshot = { rows: this.count, answers: this.steps.length, state: save(this.current) };
    await this.keeper.storage.addSnapshot(this.table.id, snapshot);
  }

  /** Nobody is told before this has succeeded. */
  private async store(rows: readonly HistoryRow[], isFinished: boolean): Promise<NotStored['problem'] | null> {
    const { storage } = this.keeper;
    try {
      if (await storage.append(this.table.id, this.count, rows, isFinished)) {
        this.count += rows.length;
        for (const _ of rows) this.keeper.onAnswer();
        return null;
      }
      this.resume(await openStored(this.rules, this.table, this.keeper));
      return 'moved on';
    } catch (error) {
      if (error instanceof TableMoved) return 'moved away';
      this.keeper.report('an answer could not be stored', error);
      return 'storage';
    }
  }

  /** Goes on from what is stored. */
  private resume(played: Played<unknown>): void {
    this.current = played.state;
    this.steps = [...played.steps];
    this.count = played.rows;
    this.savedRows = played.rows;
    this.asked = askedBefore(this.steps, played.state);
    this.counted = NONE_COUNTED;
    this.movedAt = played.steps[this.asked - 1]?.at ?? this.table.created;
    this.chronicle = new Chronicle();
    this.past.forget(0);
    this.notices = played.notices;
    for (const [i, events] of played.events.entries()) {
      this.chronicle.add(i, played.steps[i - 1]?.at ?? this.table.created, events);
      for (const { answers, at, event } of played.notices) if (answers === i) this.chronicle.add(i, at, [event]);
    }
  }

  private settle(state: State<unknown>, hasMoved: boolean): void {
    this.current = state;
    this.past.rest();
    if (hasMoved) this.movedAt = now();
    if (this.count - this.savedRows >= ROWS_BETWEEN_SNAPSHOTS && state.stack.length <= 2)
      this.save().catch((error) => this.keeper.report('a state could not be saved', error));
  }
}

/** How many answers to the present question of several seats are in already. */
export function answeredSoFar(state: State<unknown>): number {
  return Object.keys(state.stack[state.stack.length - 1]?.got ?? {}).length;
}

/** Answered or taken back, and the same question goes on. */
const staysOpen = ({ answer, state }: { readonly answer: Answer; readonly state: State<unknown> }): boolean =>
  answer.decision === RETRACT || (answer.decision === decisionId(state) && answeredSoFar(state) > 0);

/** How many answers had been given when the present question was put. Before it lie the answers to it that stand, and those
 *  that were taken back. */
function askedBefore(steps: readonly Step[], state: State<unknown>): number {
  const standing = new Set(Object.keys(state.stack[state.stack.length - 1]?.got ?? {}).map(Number));
  let at = steps.length;
  for (; at > 0; at--) {
    const { seat, decision } = (steps[at - 1] as Step).answer;
    if (decision === RETRACT) standing.add(seat);
    else if (standing.size === 0) break;
    else if (!decision.startsWith(FREE)) standing.delete(seat);
  }
  return at;
}

/** The last of several answers to one question shows what the others have answered: whoever gave it has seen them. A window
 *  that all let go by shows nothing. */
function showsAnswers(before: State<unknown>, after: State<unknown>, last: Answer): boolean {
  if (answeredSoFar(before) === 0 || answeredSoFar(after) > 0) return false;
  const got = Object.values(before.stack[before.stack.length - 1]?.got ?? {});
  return !isPass(last) || got.some((value) => !isPass({ ...last, value }));
}

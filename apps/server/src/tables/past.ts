// Earlier positions of a table. Some are saved, so that going back does not mean playing everything again; and some are remembered while
// somebody looks back.
import type { Event, Rules, State } from '@custodian/kernel';
import type { LogLine } from '@custodian/protocol';
import { now } from '../clock.ts';
import type { TableRow } from '../storage/storage.ts';
import type { LineStorage, Step } from './history.ts';
import { begin, eventsOf, playOn, savedBefore } from './history.ts';

/** Answers between the positions that are remembered, and how many of them. */
const STRIDE = 40;
const REMEMBERED = 12;
/** Milliseconds for which they are, once nobody looks back any more: a position is as large as the game. */
const FOR = 5 * 60_000;
/** Answers before a position that are told with it: a battle and more. */
const TOLD = 120;

export class Past<G> {
  private readonly known = new Map<number, State<G>>();
  private lookedAt = 0;

  constructor(
    private readonly rules: Rules<G>,
    private readonly storage: LineStorage,
    private readonly table: TableRow,
  ) {}

  /** The position after so many answers (all of them when there are fewer). Where the rules have changed since and refuse an
   *  answer of long ago, the last position before it. */
  async at(steps: readonly Step[], answers: number): Promise<State<G>> {
    const to = Math.min(answers, steps.length);
    this.lookedAt = now();
    const from = await this.nearest(steps, to);
    const { state } = await playOn(this.rules, from.state, steps.slice(from.answers, to), (passed, _, i) =>
      this.pass(passed, from.answers + i + 1),
    );
    return state;
  }

  /** What happened before that position, as far back as somebody who looks at it may want to know. */
  async logAt(steps: readonly Step[], answers: number): Promise<LogLine[]> {
    const to = Math.min(answers, steps.length);
    return this.logBetween(steps, Math.max(0, to - TOLD), to);
  }

  async logBetween(steps: readonly Step[], first: number, to: number): Promise<LogLine[]> {
    const lines: LogLine[] = [];
    if (first === 0) {
      const { events } = begin(this.rules, this.table);
      for (const event of events) lines.push({ answers: 0, at: this.table.created, event });
    }
    const wanted = steps.slice(first, to);
    const start = wanted[0]?.row ?? 0;
    const rows = await this.storage.history(this.table.id, start, (wanted[wanted.length - 1]?.row ?? -1) + 1);
    const stored = wanted.map(({ row }) => eventsOf(rows[row - start]));
    const events = stored.includes(null) ? await this.playedAgain(steps, first, to) : stored;
    for (const [i, { at }] of wanted.entries())
      for (const event of events[i] ?? []) lines.push({ answers: first + i + 1, at, event });
    return lines;
  }

  /** Rows of earlier versions do not tell what happened: it is found out by playing. */
  private async playedAgain(steps: readonly Step[], first: number, to: number): Promise<(readonly Event[])[]> {
    const found: (readonly Event[])[] = [];
    await playOn(this.rules, begin(this.rules, this.table).state, steps.slice(0, to), (_, events, i) => {
      if (i >= first) found.push(events);
    });
    return found;
  }

  /** The game goes on: whoever looked back long ago does not any more. */
  rest(): void {
    if (this.known.size > 0 && now() - this.lookedAt > FOR) this.known.clear();
  }

  /** Notes a position that was reached. */
  private pass(state: State<G>, answers: number): void {
    if (answers % STRIDE !== 0) return;
    this.known.delete(answers);
    this.known.set(answers, state);
    const [oldest] = this.known.keys();
    if (this.known.size > REMEMBERED && oldest !== undefined) this.known.delete(oldest);
  }

  /** Positions after so many answers are no longer what they were. */
  forget(answers: number): void {
    for (const n of this.known.keys()) if (n > answers) this.known.delete(n);
  }

  private async nearest(steps: readonly Step[], to: number): Promise<{ state: State<G>; answers: number }> {
    const answers = Math.max(0, ...[...this.known.keys()].filter((n) => n <= to));
    const state = this.known.get(answers);
    if (state !== undefined && to - answers <= STRIDE) return { state, answers };
    const saved = to <= STRIDE ? null : (await savedBefore(this.rules, this.storage, this.table, steps, to)).position;
    if (saved !== null && saved.answers > answers) return saved;
    return state === undefined ? { state: begin(this.rules, this.table).state, answers: 0 } : { state, answers };
  }
}

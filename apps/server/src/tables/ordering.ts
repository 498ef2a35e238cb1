// Orders for questions that everybody sees: carried out a moment after the question was put, one at a time. What may be let go by has
// its time anyway (passing.ts).
import { pending } from '@custodian/kernel';
import type { Ahead } from './ahead.ts';
import type { Given } from './history.ts';
import type { Line } from './line.ts';
import type { Seating } from './passing.ts';
import { DELAY, mayLetGo } from './passing.ts';

export class Ordering {
  private timer: NodeJS.Timeout | null = null;
  /** The question for which the time is running. */
  private question = '';

  constructor(
    private readonly line: Line,
    private readonly seating: Seating,
    private readonly ahead: Pick<Ahead, 'answerTo'>,
    private readonly whenDue: () => void,
  ) {}

  get isRunning(): boolean {
    return this.timer !== null;
  }

  /** `mayRun`: nobody is asked whether something may be taken back. */
  watch(mayRun: boolean): void {
    const next = mayRun ? this.next() : null;
    const question = next === null ? '' : `${this.line.question} ${next.key}`;
    if (question === this.question) return;
    this.stop();
    this.question = question;
    if (next === null) return;
    this.timer = setTimeout(
      () => {
        this.timer = null;
        this.question = '';
        this.whenDue();
      },
      this.seating.isAlone() ? 0 : DELAY,
    );
  }

  /** The answer of an order to a question that is open now. */
  next(): Given | null {
    const { rules, state, isOver } = this.line;
    if (isOver) return null;
    for (const decision of pending(rules, state)) {
      if (mayLetGo(decision) || !this.seating.isPerson(decision.seat)) continue;
      const ordered = this.ahead.answerTo(decision, state);
      if (ordered !== null) return ordered;
    }
    return null;
  }

  stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.question = '';
  }
}

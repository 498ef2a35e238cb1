// Taking back and playing again: how it may be done, who is asked, and what can be played again.
import type { Seat, UndoClass } from '@custodian/kernel';
import { concerned, isPass, undoClass } from '@custodian/kernel';
import type { TableView } from '@custodian/protocol';
import type { Step } from './history.ts';
import type { Line } from './line.ts';

interface Asking {
  readonly seat: Seat;
  readonly to: number;
  readonly waiting: readonly Seat[];
}

export class Undo {
  private asking: Asking | null = null;
  private redoable: readonly Step[] = [];

  constructor(
    private readonly line: Line,
    private readonly isPerson: (seat: Seat) => boolean,
  ) {}

  get asked(): TableView['asking'] {
    return this.asking === null ? null : { seat: this.asking.seat, waiting: this.asking.waiting };
  }

  /** Somebody could play again, or waits for others to agree. */
  get isMindful(): boolean {
    return this.asking !== null || this.redoable.length > 0;
  }

  /** How the seat may take back its last answer; null when it has given none, or when that would tell something. A game that is
   *  over has shown its seed. */
  classFor(seat: Seat | null): UndoClass | null {
    const to = seat === null ? -1 : this.line.lastOf(seat);
    if (seat === null || to < 0 || this.line.isSecret()) return null;
    if (this.line.isOver) return 'never';
    const traces = this.line.tracesFrom(to);
    const kind = undoClass(traces, seat);
    // Bots agree to everything.
    return kind === 'consent' && !concerned(traces, seat).some(this.isPerson) ? 'free' : kind;
  }

  /** Where to go back to, `asks` when others have to agree first, `never` when it cannot be. */
  request(seat: Seat): number | 'asks' | 'never' {
    const kind = this.classFor(seat);
    if (kind === null || kind === 'never') return 'never';
    const to = this.line.lastOf(seat);
    if (kind === 'free') return to;
    const waiting = concerned(this.line.tracesFrom(to), seat).filter(this.isPerson);
    this.asking = { seat, to, waiting };
    return 'asks';
  }

  /** What is to be taken back once everybody agrees; `waits` for others, `over` when somebody does not agree, `nobody asks`. */
  agree(seat: Seat, isAgreed: boolean): Pick<Asking, 'seat' | 'to'> | 'waits' | 'over' | 'nobody asks' {
    const { asking } = this;
    if (asking === null || !asking.waiting.includes(seat)) return 'nobody asks';
    const waiting = asking.waiting.filter((s) => s !== seat);
    this.asking = isAgreed && waiting.length > 0 ? { ...asking, waiting } : null;
    if (!isAgreed) return 'over';
    return waiting.length === 0 ? asking : 'waits';
  }

  /** The step that the seat may play again; none while answers are given in secret, which end what may be. */
  nextFor(seat: Seat | null): Step | null {
    if (this.line.isSecret()) return null;
    const next = this.redoable[this.redoable.length - 1];
    return next !== undefined && next.answer.seat === seat ? next : null;
  }

  takenBack(steps: readonly Step[]): void {
    const answers = steps.filter(({ answer }) => !isPass(answer));
    this.redoable = [...this.redoable, ...answers.reverse()];
    this.asking = null;
  }

  /** Something was answered: what was taken back before is gone, unless it was just this that was played again. */
  answered(step: Step | null): void {
    this.redoable = step === null ? [] : this.redoable.slice(0, -1);
    this.asking = null;
  }

  forget(): void {
    this.redoable = [];
    this.asking = null;
  }
}

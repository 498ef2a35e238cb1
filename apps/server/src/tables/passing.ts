// Seats that pass a window by themselves, by their standing answers. The time until they do is the same for every hand, so that
// it tells nothing.
import type { Decision, Seat } from '@custodian/kernel';
import { decisionId, onlyPass, pending } from '@custodian/kernel';
import type { Standing } from '@custodian/protocol';
import type { Line } from './line.ts';

/** How long a window stays open for seats that can only pass. */
const DELAY = 900;

export class Passing {
  private readonly standing = new Map<string, Standing>();
  private timer: NodeJS.Timeout | null = null;
  /** The question for which the time is running, or has run. */
  private question = '';

  /** `whenDue` is called with the question for which the time has run. */
  constructor(
    private readonly line: Line,
    private readonly isPerson: (seat: Seat) => boolean,
    private readonly whenDue: (question: string) => void,
  ) {}

  set(seat: Seat, window: string, mode: Standing): void {
    this.standing.set(`${seat} ${window}`, mode);
  }

  of(seat: Seat | null): Record<string, Standing> {
    const own: Record<string, Standing> = {};
    for (const [key, mode] of this.standing) {
      const [of, ...window] = key.split(' ');
      if (Number(of) === seat) own[window.join(' ')] = mode;
    }
    return own;
  }

  get isRunning(): boolean {
    return this.timer !== null;
  }

  /** Lets the time run for a question that is new. */
  watch(): void {
    const { rules, state, askedAt } = this.line;
    if (!pending(rules, state).some((d) => d.secret)) return;
    const question = `${askedAt} ${decisionId(state)}`;
    if (question === this.question) return;
    this.stop();
    this.question = question;
    this.timer = setTimeout(() => {
      this.timer = null;
      this.whenDue(question);
    }, DELAY);
  }

  /** The time runs again, for the same question too. */
  restart(): void {
    this.question = '';
  }

  stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  isDue(question: string): boolean {
    return question === this.question;
  }

  passesByItself(decision: Decision): boolean {
    const { seat } = decision;
    if (!decision.secret || !this.isPerson(seat)) return false;
    const window = this.windowName();
    const mode = (window === null ? undefined : this.standing.get(`${seat} ${window}`)) ?? 'pass without answer';
    if (mode === 'ask') return false;
    return mode === 'pass' ? decision.kind === 'choose' && decision.pick[0] === 0 : onlyPass(decision);
  }

  private windowName(): string | null {
    const { stack } = this.line.state;
    const frame = stack[stack.length - 1];
    return frame?.run === 'window' ? (frame.v.name as string) : null;
  }
}

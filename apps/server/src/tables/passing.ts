// Questions that may be let go by, windows above all: how long they stay open, and who passes by himself. Where somebody could
// learn from the time it takes what another holds, all that is answered early takes effect together, after a time that is the
// same for every hand. Alone among bots nobody waits.
import type { Answer, Decision, Refusal, Seat, State } from '@custodian/kernel';
import { decisionId, onlyPass, pending } from '@custodian/kernel';
import type { Standing } from '@custodian/protocol';
import type { Ahead } from './ahead.ts';
import type { Given } from './history.ts';
import type { Line } from './line.ts';
import { answeredSoFar } from './line.ts';

/** How long a question stays open for those who can only let it go by. */
export const DELAY = 900;

export type Outcome =
  | { readonly version: number }
  | { readonly refused: Refusal }
  | { readonly problem: 'stale' | 'storage' | 'moved away' };

/** Who sits at the table just now. */
export interface Seating {
  isPerson(seat: Seat): boolean;
  isBot(seat: Seat): boolean;
  /** At most one person plays here: nobody could learn anything from the time things take. */
  isAlone(): boolean;
}

interface Held {
  readonly answer: Given;
  readonly outcome: Promise<Outcome>;
  readonly done: (outcome: Outcome) => void;
}

export class Passing {
  private readonly standing = new Map<string, Standing>();
  /** Answers that came before the time had run. */
  private readonly held = new Map<Seat, Held>();
  private timer: NodeJS.Timeout | null = null;
  /** The question for which the time is running, or has run; '' when none may be let go by. */
  private question = '';
  private step = '';
  private hasRun = false;
  private runsAgain = false;

  /** `whenDue` is called with the question for which the time has run. */
  constructor(
    private readonly line: Line,
    private readonly seating: Seating,
    private readonly ahead: Pick<Ahead, 'answerTo' | 'isTouched' | 'letsGo'>,
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

  /** Lets the time run for a question that is new. The seats that a step asks one after the other wait once together. */
  watch(): void {
    const { rules, state, askedAt } = this.line;
    const step = pending(rules, state).some(mayLetGo) ? decisionId(state) : '';
    const question = step === '' ? '' : `${askedAt} ${step}`;
    if (question === this.question && !this.runsAgain) return;
    if (question !== this.question) this.giveBack();
    this.stopTimer();
    const hasWaited = step === this.step && !isWindow(state) && !this.runsAgain;
    this.runsAgain = false;
    this.question = question;
    this.step = step;
    this.hasRun = false;
    if (question === '') return;
    const wait = this.seating.isAlone() || hasWaited ? 0 : DELAY;
    this.timer = setTimeout(() => {
      this.timer = null;
      this.hasRun = true;
      this.whenDue(question);
    }, wait);
  }

  /** The time runs again, for the same question too. */
  restart(): void {
    this.runsAgain = true;
  }

  stop(): void {
    this.stopTimer();
    this.giveBack('moved away');
  }

  private stopTimer(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  /** Whoever waits for his answer to take effect has to look again. */
  private giveBack(problem: 'stale' | 'moved away' = 'stale'): void {
    for (const { done } of this.held.values()) done({ problem });
    this.held.clear();
  }

  /** Somebody's standing answer has changed: the present question may wait for nobody any more. */
  look(): void {
    if (this.question !== '' && this.hasRun) this.whenDue(this.question);
  }

  isDue(question: string): boolean {
    return question === this.question;
  }

  /** Does an answer come too early to take effect? */
  isEarly({ decision }: Answer): boolean {
    return this.question !== '' && !this.hasRun && !this.seating.isAlone() && decision === decisionId(this.line.state);
  }

  isHeld(seat: Seat): boolean {
    return this.held.has(seat);
  }

  /** What becomes of the very same message, which was sent again; null when it is another. */
  again({ seat, key }: Given): Promise<Outcome> | null {
    const held = this.held.get(seat);
    return key !== undefined && held?.answer.key === key ? held.outcome : null;
  }

  /** What becomes of it is known once the time has run. */
  hold(answer: Given): Promise<Outcome> {
    let done: Held['done'] = () => undefined;
    const outcome = new Promise<Outcome>((tell) => {
      done = tell;
    });
    this.held.set(answer.seat, { answer, outcome, done });
    return outcome;
  }

  release(seat: Seat, outcome: Outcome): void {
    this.held.get(seat)?.done(outcome);
    this.held.delete(seat);
  }

  /** The next answer that waits for nobody: one that was held, or somebody's who passes by himself. */
  next(state: State<unknown>, isFollowing = false): Given | null {
    for (const decision of pending(this.line.rules, state)) {
      const held = this.held.get(decision.seat);
      if (held !== undefined) return held.answer;
      // What happens in between may break an order: it is looked at before each.
      const isOrdered = mayLetGo(decision) && this.seating.isPerson(decision.seat);
      const ordered = isOrdered ? this.ahead.answerTo(decision, state) : null;
      if (ordered !== null && isFollowing) continue;
      if (ordered !== null) return ordered;
      if (this.passesByItself(decision, state)) return { seat: decision.seat, decision: decisionId(state), value: [] };
    }
    return null;
  }

  /** What follows without waiting once the time has run: the rest of the same question, or of the same step. Nobody alone
   *  waits for anything. */
  following(state: State<unknown>): Given | null {
    const isSame = decisionId(state) === this.step && (!isWindow(state) || answeredSoFar(state) > 0);
    return this.seating.isAlone() || (this.hasRun && isSame) ? this.next(state, true) : null;
  }

  /** A bot that can only pass need not think about it. */
  isLeftTo(decision: Decision): boolean {
    return mayLetGo(decision) && onlyPass(decision);
  }

  /** Nobody is waited for: he passes whatever he holds, or can only pass. */
  passesByItself(decision: Decision, state: State<unknown>): boolean {
    const { seat } = decision;
    if (!mayLetGo(decision)) return false;
    if (this.seating.isBot(seat)) return onlyPass(decision);
    if (!this.seating.isPerson(seat)) return false;
    const mode = this.standing.get(`${seat} ${windowName(state)}`) ?? 'pass without answer';
    if (mode === 'pass' || (mode === 'touching' && !this.ahead.isTouched(seat, state))) return true;
    if (mode === 'ask') return false;
    return onlyPass(decision) || (mode === 'pass without answer' && isWindow(state) && this.ahead.letsGo(seat, state));
  }
}

/** Others see only that answers are awaited, and to give none is one. */
export const mayLetGo = (decision: Decision): boolean =>
  decision.secret === true && decision.kind === 'choose' && decision.pick[0] === 0;

const topOf = (state: State<unknown>): State<unknown>['stack'][number] | undefined =>
  state.stack[state.stack.length - 1];
const isWindow = (state: State<unknown>): boolean => topOf(state)?.run === 'window';
const windowName = (state: State<unknown>): string => (isWindow(state) ? (topOf(state)?.v.name as string) : '');

// Play at a table: takes answers one at a time, stores them before anybody is told, takes back and plays again, and lets bots
// and those who pass by themselves move on.
import type { Answer, Decision, Json, Refusal, Seat, State } from '@custodian/kernel';
import { decisionId, isPass, pending, refuse } from '@custodian/kernel';
import type { LogLine, Standing, TableRefusal, TimeUp } from '@custodian/protocol';
import type { BotsTurn } from '../bots/turns.ts';
import type { Ahead } from './ahead.ts';
import type { Given, Step } from './history.ts';
import type { Line, NotStored } from './line.ts';
import { Ordering } from './ordering.ts';
import type { Outcome } from './passing.ts';
import { mayLetGo, Passing } from './passing.ts';
import type { Seats } from './seats.ts';
import { Thinking } from './thinking.ts';
import { Undo } from './undo.ts';
import type { Around } from './views.ts';

/** The table at which it is played. */
interface Hosting {
  readonly seating: Seats;
  isWatched(): boolean;
  ask(seat: Seat, kind: string): Promise<Answer | null>;
  readonly botsTurn: BotsTurn;
  /** Everybody is told what has changed for him and what happened, and play is carried on. */
  broadcast(lines: readonly LogLine[]): void;
  /** What was told before is not what play goes on from. */
  startAfresh(): void;
  keepStanding(seat: Seat, window: string, mode: Standing): Promise<void>;
  report(what: string, error: unknown): void;
}

/** After something failed (a full disk, a bot's answer that was refused) it is tried again, but not at once. */
const TRY_AGAIN = 1000;

export class Play {
  private readonly undoing: Undo;
  private readonly passing: Passing;
  private readonly ordering: Ordering;
  private readonly thinking: Thinking<State<unknown>>;
  private queue: Promise<unknown> = Promise.resolve();
  private againTimer: NodeJS.Timeout | null = null;
  private closed = false;

  constructor(
    private readonly line: Line,
    private readonly ahead: Ahead,
    private readonly table: Hosting,
  ) {
    const { seating } = table;
    this.undoing = new Undo(line, (seat) => seating.isPerson(seat));
    this.passing = new Passing(line, seating, ahead, (question) => this.passAll(question));
    this.ordering = new Ordering(line, seating, ahead, () => this.carryOutOrder());
    this.thinking = new Thinking({
      state: () => line.state,
      ask: (seat, kind) => table.ask(seat, kind),
      botsTurn: table.botsTurn,
      isSeated: (seat, kind) => seating.botAt(seat) === kind && !this.closed,
      answer: async ({ seat, decision, value }) => {
        if (this.undoing.asked !== null) return 'failed';
        const outcome = await this.answer({ seat, version: null, decision, value });
        return 'version' in outcome ? 'accepted' : 'refused' in outcome ? 'refused' : 'failed';
      },
      goOn: (hasChanged) => (hasChanged ? setImmediate(() => this.carryOn()) : this.tryAgain()),
      report: (what, error) => table.report(what, error),
    });
  }

  get isClosed(): boolean {
    return this.closed;
  }
  /** No bot has to move and no time is running. */
  get isCalm(): boolean {
    const isRunning =
      this.thinking.isBusy || this.passing.isRunning || this.ordering.isRunning || this.againTimer !== null;
    return !isRunning && (this.line.isOver || this.botsToMove().length === 0);
  }
  /** Somebody could play again, or waits for others to agree: that is not stored. */
  get isMindful(): boolean {
    return this.undoing.isMindful;
  }

  /** What the seat may take back and play again, and what others are asked. */
  takingBack(seat: Seat | null): Pick<Around, 'undo' | 'redo' | 'asking'> {
    const { undoing } = this;
    return { undo: undoing.classFor(seat), redo: undoing.nextFor(seat) !== null, asking: undoing.asked };
  }

  async answer({ version, ...answer }: Given & { readonly version: number | null }): Promise<Outcome> {
    const { seat, decision, value } = answer;
    const taken = await this.inTurn(async (): Promise<Outcome | { later: Promise<Outcome> }> => {
      if (this.line.has(answer)) return { version: this.line.versionFor(seat) };
      if (version !== null && version < this.line.askedAt) return { problem: 'stale' };
      if (!this.passing.isEarly(answer)) return this.take(answer);
      if (this.closed) return { problem: 'moved away' };
      const again = this.passing.again(answer);
      if (again !== null) return { later: again };
      const refused = this.passing.isHeld(seat) ? tableRefusal('answered') : this.try(seat, decision, value);
      return refused === null ? { later: this.passing.hold(answer) } : { refused };
    });
    return 'later' in taken ? taken.later : taken;
  }

  /** Would this be accepted? Nothing happens. */
  try(seat: Seat, decision: string, value: Json): Refusal | null {
    return refuse(this.line.rules, this.line.state, { seat, decision, value });
  }

  /** Somebody's time is up: what he is asked is answered for him, as he would who only confirms, or by a bot. Null when nothing
   *  could be. */
  async answerFor(seat: Seat, how: 'standing' | 'decide', bot: string): Promise<'standing' | 'decide' | null> {
    const before = this.line.state;
    const decision = pending(this.line.rules, before).find((each) => each.seat === seat);
    if (decision === undefined || !this.table.seating.isPerson(seat)) return null;
    const confirmed = how === 'standing' ? onlyConfirmed(decision) : null;
    const id = decisionId(before);
    const answer = confirmed === null ? await this.table.ask(seat, bot) : { seat, decision: id, value: confirmed };
    const isTaken = answer !== null && (await this.answerAt(before, { ...answer, seat }));
    return isTaken ? (confirmed === null ? 'decide' : 'standing') : null;
  }

  /** The time of answers that are awaited in secret is up: what may be let go by is, and what may not is decided, unless
   *  everybody is only to be reminded. False when that could not be. */
  async answerInSecret(up: TimeUp, bot: string): Promise<boolean> {
    const question = this.line.question;
    for (;;) {
      if (this.line.question !== question || !this.line.isSecret()) return true;
      const before = this.line.state;
      const open = pending(this.line.rules, before).filter(({ seat }) => this.table.seating.isPerson(seat));
      const decision = open.find(mayLetGo) ?? (up === 'remind' ? undefined : open[0]);
      if (decision === undefined) return true;
      const { seat } = decision;
      const isAnswered = mayLetGo(decision)
        ? await this.answerAt(before, { seat, decision: decisionId(before), value: [] })
        : (await this.answerFor(seat, up === 'standing' ? up : 'decide', bot)) !== null;
      if (!isAnswered) return false;
    }
  }

  /** Only if nothing has happened meanwhile. */
  private answerAt(state: State<unknown>, answer: Answer): Promise<boolean> {
    return this.inTurn(async () => this.line.state === state && 'version' in (await this.take(answer)));
  }

  undo(seat: Seat): Promise<Outcome> {
    return this.inTurn(async () => {
      const to = this.undoing.request(seat);
      if (to === 'never') return { refused: tableRefusal('undo never') };
      if (to !== 'asks') return this.takeBack(seat, to);
      this.table.broadcast([]);
      return { version: this.line.versionFor(seat) };
    });
  }

  consent(seat: Seat, agree: boolean): Promise<Outcome> {
    return this.inTurn(async () => {
      const agreed = this.undoing.agree(seat, agree);
      if (agreed === 'nobody asks') return { refused: tableRefusal('nobody asks') };
      const isAgreed = agreed !== 'waits' && agreed !== 'over';
      const outcome = isAgreed ? await this.takeBack(agreed.seat, agreed.to) : { version: this.line.versionFor(seat) };
      // Also when it could not be taken back: nobody waits any more.
      this.table.broadcast([]);
      return outcome;
    });
  }

  redo(seat: Seat): Promise<Outcome> {
    return this.inTurn(async () => {
      const next = this.undoing.nextFor(seat);
      return next === null ? { refused: tableRefusal('nothing to redo') } : this.take(next.answer, next);
    });
  }

  /** Standing answers that are stored already. */
  recall(seat: Seat, window: string, mode: Standing): void {
    this.passing.set(seat, window, mode);
  }

  standingOf(seat: Seat | null): Record<string, Standing> {
    return this.passing.of(seat);
  }

  async setStanding(seat: Seat, window: string, mode: Standing): Promise<Outcome> {
    if (!Object.hasOwn(this.line.rules.windows, window)) return { refused: tableRefusal('no window') };
    await this.table.keepStanding(seat, window, mode);
    this.passing.set(seat, window, mode);
    this.passing.look();
    return { version: this.line.versionFor(seat) };
  }

  /** Something was said beforehand that may be about the present question. */
  lookAhead(): void {
    this.passing.look();
    this.carryOn();
  }

  /** The open question is answered without the seat's owner: by an order, or because he lets it go by. */
  isSettled(decision: Decision): boolean {
    const { state } = this.line;
    return this.passing.passesByItself(decision, state) || this.ahead.answerTo(decision, state) !== null;
  }

  /** Somebody else sits there now. */
  seatChanged(seat: Seat): void {
    this.thinking.forget(seat);
    this.passing.release(seat, { problem: 'stale' });
    this.passing.restart();
  }

  /** Bots think, and seats that can only pass are answered in a while. */
  carryOn(): void {
    if (this.closed || this.line.isOver) return;
    for (const { seat, bot } of this.botsToMove()) this.thinking.about(seat, bot);
    this.passing.watch();
    this.ordering.watch(this.undoing.asked === null);
  }

  /** Nothing happens here any more. */
  stop(): void {
    this.closed = true;
    this.passing.stop();
    this.ordering.stop();
    if (this.againTimer !== null) clearTimeout(this.againTimer);
  }

  /** Ends timers; unsaved progress is in the history already. */
  async close(): Promise<void> {
    this.stop();
    await this.queue.catch(() => undefined);
    await this.line.save();
  }

  private async take(answer: Given, again: Step | null = null): Promise<Outcome> {
    const before = this.line.state;
    const taken = await this.line.add(answer, (state) => this.passing.following(state));
    if ('refused' in taken) return taken;
    if ('problem' in taken) {
      const outcome = this.failed(taken);
      // Stored after all, though nobody could say so at the time.
      return this.line.has(answer) ? { version: this.line.versionFor(answer.seat) } : outcome;
    }
    if (taken.answers.some((each) => !isPass(each))) this.undoing.answered(again);
    for (const each of taken.answers) this.ahead.answered(before, each);
    for (const { seat } of taken.answers) this.passing.release(seat, { version: this.line.versionFor(seat) });
    this.table.broadcast(taken.happened);
    return { version: this.line.versionFor(answer.seat) };
  }

  private async takeBack(seat: Seat, to: number): Promise<Outcome> {
    const taken = await this.line.takeBack(seat, to);
    if (taken === null) return { refused: tableRefusal('undo never') };
    if ('problem' in taken) return this.failed(taken);
    this.undoing.takenBack(taken);
    this.passing.restart();
    this.table.startAfresh();
    this.table.broadcast([]);
    return { version: this.line.versionFor(seat) };
  }

  private failed({ problem }: NotStored): Outcome {
    if (problem !== 'moved on') return { problem };
    this.undoing.forget();
    this.table.startAfresh();
    this.table.broadcast([]);
    return { problem: 'stale' };
  }

  private botsToMove(): { seat: Seat; bot: string }[] {
    if (this.isResting()) return [];
    return pending(this.line.rules, this.line.state).flatMap((decision) => {
      const { seat } = decision;
      const bot = this.table.seating.botAt(seat);
      return bot === null || this.passing.isLeftTo(decision) ? [] : [{ seat, bot }];
    });
  }

  /** Bots play on for people who wait, even for those who are away; among themselves only while somebody watches; and not while
   *  people are asked whether something may be taken back. */
  private isResting(): boolean {
    if (this.undoing.asked !== null) return true;
    return !this.table.isWatched() && this.table.seating.isLeftToBots();
  }

  /** The time of a question has run: what was answered early takes effect, and whoever passes by himself does. */
  private passAll(question: string): void {
    this.inTurn(async () => {
      for (;;) {
        const next = this.passing.isDue(question) ? this.passing.next(this.line.state) : null;
        if (next === null) return;
        const outcome = await this.take(next);
        this.passing.release(next.seat, outcome);
        if (!('problem' in outcome)) continue;
        this.passing.restart();
        this.tryAgain();
        return;
      }
    }).catch((error) => this.table.report('seats could not pass by themselves', error));
  }

  /** The moment of a question has passed: what was ordered for it is answered, unless its owner was faster. */
  private carryOutOrder(): void {
    this.inTurn(async () => {
      const next = this.closed || this.undoing.asked !== null ? null : this.ordering.next();
      if (next !== null && 'problem' in (await this.take(next))) this.tryAgain();
    }).catch((error) => this.table.report('an order could not be carried out', error));
  }

  private tryAgain(): void {
    if (this.closed) return;
    if (this.againTimer !== null) clearTimeout(this.againTimer);
    this.againTimer = setTimeout(() => {
      this.againTimer = null;
      this.carryOn();
    }, TRY_AGAIN);
  }

  /** One thing at a time, whatever storage takes. */
  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const next = this.queue.then(work, work);
    this.queue = next.catch(() => undefined);
    return next;
  }
}

const tableRefusal = (key: TableRefusal): Refusal => ({ rule: 'table', text: { key: `table.${key}` } });

/** What somebody answers who only confirms; null where that is up to him. */
function onlyConfirmed(decision: Decision): Json | null {
  if (decision.kind === 'plan') return decision.fallback;
  return decision.pick[0] === 0 ? [] : ((decision.proposal ?? null) as Json | null);
}

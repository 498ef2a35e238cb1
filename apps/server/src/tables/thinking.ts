// Bots that have been asked something, one question at a time for each seat.
import type { Answer, Seat } from '@custodian/kernel';
import type { BotsTurn } from '../bots/turns.ts';

interface Hosting<S> {
  state(): S;
  ask(seat: Seat, kind: string): Promise<Answer | null>;
  /** Puts what a bot has answered, when its turn has come. */
  readonly botsTurn: BotsTurn;
  /** Whether the seat is still this bot's, and the table open. */
  isSeated(seat: Seat, kind: string): boolean;
  /** Puts the answer to the table: was it refused? */
  answer(answer: Answer): Promise<'accepted' | 'refused' | 'failed'>;
  /** The table goes on: at once when something has changed, after a while when nothing has. */
  goOn(hasChanged: boolean): void;
  report(what: string, error: unknown): void;
}

export class Thinking<S> {
  private readonly busy = new Set<Seat>();
  /** Bots whose answer was refused: they answer at random until one is accepted. */
  private readonly confused = new Set<Seat>();

  constructor(private readonly table: Hosting<S>) {}

  get isBusy(): boolean {
    return this.busy.size > 0;
  }

  about(seat: Seat, kind: string): void {
    if (this.busy.has(seat)) return;
    this.busy.add(seat);
    const before = this.table.state();
    const isSame = (): boolean => this.table.state() === before;
    this.answer(seat, kind, isSame)
      .catch((error) => this.table.report('a bot could not answer', error))
      .finally(() => {
        this.busy.delete(seat);
        this.table.goOn(!isSame());
      });
  }

  /** Somebody else sits there now. */
  forget(seat: Seat): void {
    this.confused.delete(seat);
  }

  private async answer(seat: Seat, kind: string, isSame: () => boolean): Promise<void> {
    const answer = await this.table.ask(seat, this.confused.has(seat) ? 'random' : kind);
    if (answer === null) return;
    const outcome = await this.table.botsTurn(async () => {
      // A person may have taken the seat while the bot was thinking, or waited for its turn.
      return this.table.isSeated(seat, kind) ? this.table.answer({ ...answer, seat }) : null;
    });
    if (outcome === 'accepted') this.confused.delete(seat);
    else if (outcome === 'refused' && isSame()) this.confused.add(seat);
  }
}

// How far those who sit at a table have followed the game: from which answer on somebody was away. It is kept with the table; whoever has
// not been told yet what he missed is still away from there on, however often he comes and goes.
import type { Json } from '@custodian/kernel';
import type { Storage } from '../storage/storage.ts';

interface Surroundings {
  readonly storage: Pick<Storage, 'notes' | 'setNote'>;
  readonly table: string;
  /** How many answers had been given when he was last here, for tables of earlier versions; all of them when he never was. */
  answersBefore(person: string): number;
  report(what: string, error: unknown): void;
}

export class Looks {
  /** By person, how many answers he knows of. */
  private known: Readonly<Record<string, number>> = {};
  /** Those who have not been told what they missed. */
  private readonly untold = new Set<string>();

  constructor(private readonly around: Surroundings) {}

  async open(): Promise<void> {
    const { storage, table } = this.around;
    this.known = ((await storage.notes('looked', [table]))[table] ?? {}) as unknown as typeof this.known;
  }

  /** From which answer on he was away. */
  since(person: string): number {
    return this.known[person] ?? this.around.answersBefore(person);
  }

  /** Somebody who was away is here; so many answers have been given. */
  came(person: string, answers: number): void {
    if (this.since(person) < answers) this.untold.add(person);
    // From now on it is known without his last visit.
    this.note(person, Math.min(this.since(person), answers));
  }

  /** He has been told everything up to there. */
  told(person: string, answers: number): void {
    this.untold.delete(person);
    this.note(person, answers);
  }

  left(person: string, answers: number): void {
    if (!this.untold.has(person)) this.note(person, answers);
  }

  private note(person: string, answers: number): void {
    if (this.known[person] === answers) return;
    this.known = { ...this.known, [person]: answers };
    const { storage, table, report } = this.around;
    storage
      .setNote(table, 'looked', this.known as unknown as Json)
      .catch((error) => report('how far somebody has looked could not be noted', error));
  }
}

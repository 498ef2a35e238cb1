// Going back through a game: fetches earlier positions as the seat knew them, one at a time.
import type { Seat } from '@custodian/kernel';
import type { Past } from '@custodian/protocol';
import { api, hasFailed } from '../api.ts';
import type { Table } from '../table/table.svelte.ts';

/** From one position to the next while it plays by itself. */
const PACE = 700;
const KEPT = 200;

export class Replaying {
  at = $state(0);
  isPlaying = $state(false);
  failed = $state(false);
  isFetching = $state(false);
  private readonly kept = new Map<string, Past>();
  private timer: ReturnType<typeof setTimeout> | null = null;
  private asked = '';

  constructor(private readonly table: Table) {
    this.at = this.last;
  }

  /** How many answers the game has by now. */
  get last(): number {
    return this.table.state?.view.answers ?? 0;
  }

  async goTo(answers: number): Promise<void> {
    this.at = Math.min(Math.max(0, answers), this.last);
    const seat = this.table.lookingAs;
    const wanted = `${this.at} ${seat}`;
    if (wanted === this.asked) return;
    this.asked = wanted;
    const past = this.kept.get(wanted) ?? (await this.fetch(wanted, this.at, seat));
    // Somebody has moved on while it was on its way.
    if (wanted !== this.asked || past === null) return;
    this.table.past = past;
  }

  play(): void {
    this.isPlaying = true;
    if (this.at >= this.last) this.at = 0;
    this.next();
  }

  pause(): void {
    this.isPlaying = false;
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  /** Back to the present. */
  stop(): void {
    this.pause();
    this.asked = '';
    this.table.past = null;
  }

  private next(): void {
    this.goTo(this.at + 1).then(() => {
      if (this.at >= this.last) this.pause();
      if (this.isPlaying) this.timer = setTimeout(() => this.next(), PACE);
    });
  }

  private async fetch(wanted: string, answers: number, seat: Seat | null): Promise<Past | null> {
    this.isFetching = true;
    const answer = await api.at(this.table.id, answers, seat);
    this.isFetching = wanted !== this.asked;
    this.failed = hasFailed(answer);
    if (hasFailed(answer)) return null;
    if (this.kept.size >= KEPT) this.kept.clear();
    this.kept.set(wanted, answer);
    return answer;
  }
}

// Going back through a game: fetches earlier positions as the seat knew them, one at a time.
import type { Seat } from '@custodian/kernel';
import type { LogLine, Past } from '@custodian/protocol';
import { api, hasFailed } from '../api.ts';
import type { Table } from '../table/table.svelte.ts';
import type { Round } from './moments.ts';
import { after, before, momentsOf, momentTypes, roundsIn } from './moments.ts';

/** Milliseconds from one position to the next while it plays by itself, at its usual speed. */
const PACE = 700;
export const speeds = [0.5, 1, 2, 4, 8] as const;
const KEPT = 200;

export class Replaying {
  at = $state(0);
  isPlaying = $state(false);
  speed = $state<number>(1);
  /** What happened in the whole game, as far as there are moments to go to. */
  log = $state.raw<readonly LogLine[]>([]);
  readonly rounds: readonly Round[] = $derived.by(() =>
    roundsIn(this.log, this.table.title.history?.moments?.round ?? ''),
  );
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

  /** The moments as the seat may know them, up to now. */
  async look(): Promise<void> {
    const { moments } = this.table.title.history ?? {};
    if (moments === undefined) return;
    const answer = await api.log(this.table.id, momentTypes(moments), this.table.lookingAs, this.table.pass);
    if (!hasFailed(answer)) this.log = answer.log;
  }

  /** The round that the position belongs to; 0 before the first. */
  get round(): number {
    return this.rounds.findLast(({ answers }) => answers <= this.at)?.number ?? 0;
  }

  /** To the beginning of the round before or after; of this one when it has begun a while ago. */
  goRound(direction: 1 | -1): void {
    this.jump(
      this.rounds.map(({ answers }) => answers),
      direction,
    );
  }

  goMoment(types: readonly string[], direction: 1 | -1): void {
    this.jump(momentsOf(this.log, types), direction);
  }

  private jump(moments: readonly number[], direction: 1 | -1): void {
    const to = direction === 1 ? after(moments, this.at) : before(moments, this.at);
    this.pause();
    if (to !== undefined) this.goTo(to);
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
      if (this.isPlaying) this.timer = setTimeout(() => this.next(), PACE / this.speed);
    });
  }

  private async fetch(wanted: string, answers: number, seat: Seat | null): Promise<Past | null> {
    this.isFetching = true;
    const answer = await api.at(this.table.id, answers, seat, this.table.pass);
    this.isFetching = wanted !== this.asked;
    this.failed = hasFailed(answer);
    if (hasFailed(answer)) return null;
    if (this.kept.size >= KEPT) this.kept.clear();
    this.kept.set(wanted, answer);
    return answer;
  }
}

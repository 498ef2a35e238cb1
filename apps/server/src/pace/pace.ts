// The pace of a table: for whom it waits, since when and for how long. It looks whenever something has changed, keeps what it knows
// with the table, and has itself woken when somebody's time is up.
import type { Json, Seat } from '@custodian/kernel';
import type { Clock, Habits, Pace as PaceView, Pause, Still, Waited } from '@custodian/protocol';
import type { Rest } from '../keeping/house.ts';
import { RESTS } from '../keeping/house.ts';
import type { Job, SeatRow, Storage, TableRow } from '../storage/storage.ts';
import { ALWAYS, DAY, rhythmOf } from './hours.ts';
import type { Awaited, Kept, Measure } from './reckoning.ts';
import { dueOf, isSomebody, keptFrom, leftOf, NOTHING_YET, remindAt, rested, turned } from './reckoning.ts';

/** A table that has not moved for so long does not move by itself. */
const STILL_AFTER = 2 * DAY;

/** The table whose pace it is. */
export interface Paced {
  readonly row: () => TableRow;
  /** Who is waited for, as everybody may know it; only people count. */
  awaited(): Pick<Awaited, 'question' | 'seats'>;
  /** When the game last moved on, as everybody may know it. */
  changed(): number;
  isHere(person: string): boolean;
}

export interface Timing {
  readonly storage: Pick<Storage, 'notes' | 'setNote'>;
  put(job: Job): Promise<void>;
  drop(key: string): Promise<void>;
  report(what: string, error: unknown): void;
}

/** A time that has come: somebody is to be reminded, or his time is up. */
export interface Come {
  readonly what: 'soon' | 'up';
  /** Null where answers are awaited in secret. */
  readonly seat: Seat | null;
  readonly question: string;
}

export const paceJob = (table: string): string => `pace ${table}`;

export class Pace {
  private kept: Kept = NOTHING_YET;
  private habits: Readonly<Record<string, Habits>> = {};
  private storing: Promise<unknown> = Promise.resolve();
  private lastStored = '';
  private wakesAt: number | null = null;

  constructor(
    private readonly table: Paced,
    private readonly timing: Timing,
  ) {}

  /** Goes on from what is stored; what was not any more is no fault of those who wait. */
  async open(): Promise<void> {
    const { id } = this.table.row();
    if (this.clock !== null) {
      const { storage } = this.timing;
      this.kept = keptFrom((await storage.notes('pace', [id]))[id]);
      await this.hear();
    }
    this.look();
  }

  /** The habits of those who sit here, as they are now, and when the server was closed. */
  private async hear(): Promise<void> {
    if (this.clock === null) return;
    const people = this.table.row().seats.flatMap(({ person }) => person ?? []);
    const { storage } = this.timing;
    this.habits = (await storage.notes('habits', people)) as unknown as Record<string, Habits>;
    this.kept = rested(this.kept, ((await storage.notes(RESTS, ['']))[''] ?? []) as unknown as Rest[]);
  }

  /** With the habits as they are now, time may be up at another moment. */
  async heed(): Promise<void> {
    await this.hear();
    this.store();
  }

  /** Somebody may have answered, come or gone. */
  look(at: number = this.table.changed()): void {
    const awaited = this.awaited();
    const isOther = awaited.question !== this.kept.question;
    const now = Object.keys(this.kept.running).sort().join();
    const then = (awaited.seats === 'somebody' ? [-1] : awaited.seats).map(String).sort().join();
    const stood = Object.values(this.kept.running).some(({ from }) => from === null);
    if (!isOther && now === then && stood === (awaited.isStill && then !== '')) return;
    const latest = Math.max(at, ...Object.values(this.kept.running).map(({ since, from }) => from ?? since));
    this.kept = turned(this.kept, awaited, this.measure, latest);
    this.store();
  }

  /** What everybody may know of it. */
  view(isHost: boolean, at: number): PaceView {
    const { clock, kept } = this;
    const row = this.table.row();
    const waits: Waited[] = Object.entries(kept.running).map(([key, { since }]) => ({
      seat: isSomebody(Number(key)) ? null : Number(key),
      since,
      due: dueOf(kept, Number(key), this.measure),
    }));
    const left = row.seats.map((seat) => (clock === null || !isPlayer(seat) ? null : leftOf(kept, seat.seat, clock)));
    return { clock, waits, left, pause: kept.pause, still: isHost ? this.still(waits, at) : null };
  }

  /** What is due by now, each once. */
  come(at: number): Come[] {
    const { clock } = this;
    const { question } = this.kept;
    if (clock === null) return [];
    return Object.entries(this.kept.running).flatMap(([key, { told, since }]): Come[] => {
      const due = dueOf(this.kept, Number(key), this.measure);
      if (due === null) return [];
      const seat = isSomebody(Number(key)) ? null : Number(key);
      if (due <= at) return told === 'up' ? [] : [{ what: 'up', seat, question }];
      const soon = remindAt(due, since, clock);
      return told === undefined && soon !== null && soon <= at ? [{ what: 'soon', seat, question }] : [];
    });
  }

  /** Unless something else is asked by now. */
  told({ what, seat, question }: Come): void {
    const key = String(seat ?? -1);
    const run = this.kept.running[key];
    if (run === undefined || question !== this.kept.question) return;
    this.kept = { ...this.kept, running: { ...this.kept.running, [key]: { ...run, told: what } } };
    this.store();
  }

  /** Everybody who plays has to agree; false when there is nothing to stop. */
  pause(seat: Seat, at: number): 'asked' | 'paused' | null {
    if (this.clock === null || this.kept.pause?.since != null) return null;
    const players = this.table
      .row()
      .seats.filter(isPlayer)
      .map((s) => s.seat);
    const asked = this.kept.pause ?? { by: seat, agreed: [], since: null };
    // With whoever sits at several seats all of them agree.
    const own = this.table.row().seats[seat]?.person;
    const agreeing = this.table.row().seats.flatMap((s) => (s.person === own ? [s.seat] : []));
    const agreed = [...new Set([...asked.agreed, ...agreeing])];
    const isAgreed = players.every((player) => agreed.includes(player));
    this.setPause({ ...asked, agreed, since: isAgreed ? at : null }, at);
    return isAgreed ? 'paused' : 'asked';
  }

  /** Time goes on, or nobody is asked any more to let it stand still. False when it does. */
  resume(at: number): boolean {
    if (this.kept.pause === null) return false;
    this.setPause(null, at);
    return true;
  }

  /** Waits until everything is stored. */
  async settled(): Promise<void> {
    await this.storing;
  }

  /** When it is to be woken; null when nobody's time runs. */
  wakeAt(): number | null {
    const { clock } = this;
    if (clock === null) return null;
    const times = Object.entries(this.kept.running).flatMap(([key, { told, since }]) => {
      const due = dueOf(this.kept, Number(key), this.measure);
      if (due === null || told === 'up') return [];
      const soon = told === undefined ? remindAt(due, since, clock) : null;
      return [soon ?? due];
    });
    return times.length === 0 ? null : Math.min(...times);
  }

  private get clock(): Clock | null {
    return this.table.row().clock ?? null;
  }

  private get measure(): Measure {
    const { clock } = this;
    const { seats, created } = this.table.row();
    if (clock === null || clock.kind === 'live') return { clock, rhythms: {} };
    const rhythms = seats.filter(isPlayer).map(({ seat, person }) => {
      const habits = this.habits[person as string] ?? ALWAYS;
      return [seat, rhythmOf(habits, created, clock.holidays)] as const;
    });
    return { clock, rhythms: Object.fromEntries(rhythms) };
  }

  private awaited(): Awaited {
    const { question, seats } = this.table.awaited();
    const row = this.table.row();
    const players = new Set(row.seats.filter(isPlayer).map((s) => s.seat));
    const isStill = this.kept.pause?.since != null || row.seats.some(isOpen);
    return { question, seats: seats === 'somebody' ? seats : seats.filter((seat) => players.has(seat)), isStill };
  }

  private setPause(pause: Pause | null, at: number): void {
    this.kept = { ...this.kept, pause };
    this.look(at);
    this.store();
  }

  private still(waits: readonly Waited[], at: number): Still | null {
    const { seats } = this.table.row();
    const { pause } = this.kept;
    if (pause?.since != null)
      return at - pause.since < STILL_AFTER ? null : { why: 'paused', seats: [pause.by], since: pause.since };
    const changed = this.table.changed();
    const open = seats.filter(isOpen).map((s) => s.seat);
    if (open.length > 0) return at - changed < STILL_AFTER ? null : { why: 'open', seats: open, since: changed };
    const late = waits.filter(({ seat, due }) => seat !== null && due !== null && due <= at);
    if (late.length > 0)
      return { why: 'overdue', seats: late.map((w) => w.seat as Seat), since: Math.min(...late.map((w) => w.since)) };
    const away = waits.filter(({ seat, since, due }) => {
      const person = seat === null ? null : (seats[seat]?.person ?? null);
      return person !== null && due === null && at - since >= STILL_AFTER && !this.table.isHere(person);
    });
    if (away.length === 0) return null;
    return { why: 'away', seats: away.map((w) => w.seat as Seat), since: Math.min(...away.map((w) => w.since)) };
  }

  /** Only where somebody counts; in order, and without anybody waiting for it. */
  private store(): void {
    if (this.clock === null) return;
    const text = JSON.stringify(this.kept);
    const { id } = this.table.row();
    const due = this.wakeAt();
    if (text === this.lastStored && due === this.wakesAt) return;
    const isOther = text !== this.lastStored;
    this.lastStored = text;
    const isMoved = due !== this.wakesAt;
    this.wakesAt = due;
    const { storage, put, drop, report } = this.timing;
    this.storing = this.storing
      .then(async () => {
        if (isOther) await storage.setNote(id, 'pace', JSON.parse(text) as Json);
        if (!isMoved) return;
        if (due === null) await drop(paceJob(id));
        else await put({ key: paceJob(id), owner: id, due, about: null });
      })
      .catch((error) => {
        this.lastStored = '';
        this.wakesAt = null;
        report('the pace of a table could not be stored', error);
      });
  }
}

const isPlayer = ({ person, bot }: SeatRow): boolean => person !== null && bot === null;
const isOpen = ({ person, bot }: SeatRow): boolean => person === null && bot === null;

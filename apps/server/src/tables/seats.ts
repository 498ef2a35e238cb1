// Who sits at a table and who is its host, who is here and since when the others are away, and what is asked of somebody.
import type { Seat } from '@custodian/kernel';
import type { Handing, TableInfo } from '@custodian/protocol';
import { now } from '../clock.ts';
import type { SeatRow, Storage, TableRow } from '../storage/storage.ts';
import type { About } from './info.ts';
import { awaySince, infoOf } from './info.ts';
import type { Seating } from './passing.ts';

interface Keeping {
  readonly storage: Storage;
  nameOf(person: string): string;
  report(what: string, error: unknown): void;
}

export class Seats implements Seating {
  /** What the host asks somebody for who sits here. */
  asksFor: Handing | null = null;
  /** The table at which the people of this one play again. */
  again: string | null = null;

  constructor(
    private current: TableRow,
    private readonly house: Keeping,
    private readonly isHere: (person: string | null) => boolean,
  ) {}

  /** The table as it is stored, with whoever sits there just now. */
  get row(): TableRow {
    return this.current;
  }

  owns(person: string, seat: Seat): boolean {
    return this.current.seats[seat]?.person === person;
  }

  isPerson(seat: Seat): boolean {
    return this.current.seats[seat]?.person !== null && !this.isBot(seat);
  }

  isBot(seat: Seat): boolean {
    return this.botAt(seat) !== null;
  }

  /** Also one that plays for somebody until he returns. */
  botAt(seat: Seat): string | null {
    return this.current.seats[seat]?.bot ?? null;
  }

  /** It is never stored: whoever sits down or leaves changes it. */
  isAlone(): boolean {
    return new Set(this.current.seats.flatMap((s) => s.person ?? [])).size < 2;
  }

  /** Nobody but bots plays here just now. */
  isLeftToBots(): boolean {
    return this.current.seats.every((s) => s.bot !== null);
  }

  /** Who is here: another text when that has changed. */
  presence(): string {
    return this.current.seats.map((s) => this.isHere(s.person)).join();
  }

  /** Since when whoever sits there has been away; null when he is here, or nobody sits there. */
  awaySince(seat: Seat): number | null {
    const { person = null } = this.current.seats[seat] ?? {};
    return person === null || this.isHere(person) ? null : awaySince(this.current, seat);
  }

  info(about: Pick<About, 'mine' | 'finished' | 'guided' | 'spectators' | 'eyes'>): TableInfo {
    return infoOf(this.current, {
      ...about,
      nameOf: (person) => this.house.nameOf(person),
      isPresent: (person) => this.isHere(person),
      again: this.again,
    });
  }

  async setHost(person: string): Promise<void> {
    await this.house.storage.setHost(this.current.id, person);
    this.current = { ...this.current, host: person };
  }

  async setPublic(isPublic: boolean): Promise<void> {
    await this.house.storage.setPublic(this.current.id, isPublic);
    this.current = { ...this.current, public: isPublic };
  }

  /** A seat has a new player; storage knows already. */
  change(seat: SeatRow): void {
    this.current = { ...this.current, seats: this.current.seats.map((s) => (s.seat === seat.seat ? seat : s)) };
    if (this.asksFor?.seat === seat.seat) this.asksFor = null;
  }

  nameOf(person: string): string {
    return this.house.nameOf(person);
  }

  /** He is here, or was until now. Whether that can be stored is nothing he has to care about. */
  noteSeen(person: string): void {
    const at = now();
    const seats = this.current.seats.map((s) => (s.person === person ? { ...s, seen: at } : s));
    this.current = { ...this.current, seats };
    this.house.storage
      .seen(this.current.id, person, at)
      .catch((error) => this.house.report('a visit could not be noted', error));
  }
}

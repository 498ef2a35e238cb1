// Those who look at a table, and what they are told: the whole view once, and patches after that.
import type { Json, Seat } from '@custodian/kernel';
import type { ChatLine, LogLine, ServerMessage, TableView } from '@custodian/protocol';
import { diff } from '@custodian/protocol';
import { linesFor } from './chronicle.ts';

/** Somebody looking at the table: a seat's player, or a spectator (seat null). */
export interface Viewer {
  readonly person: string;
  /** Becomes null when the seat is handed to somebody else. */
  seat: Seat | null;
  /** Of a spectator: with whose eyes he sees. */
  eyes?: Seat | null;
  /** Whom he has blocked: what they say he does not hear. */
  readonly deafTo?: ReadonlySet<string>;
  /** False while his page is open somewhere behind, where he does not see it. */
  isLooking?: boolean;
  send(message: ServerMessage): void;
  /** The table is somewhere else now: he has to look for it again. */
  moved?(): void;
}

/** What can be told of a table. */
export interface Shown {
  viewOf(seat: Seat | null): TableView;
  /** The version as the seat may know it. */
  versionFor(seat: Seat | null): number;
  /** What comes with the whole view. */
  besides(seat: Seat | null): Omit<Extract<ServerMessage, { type: 'view' }>, 'type' | 'version' | 'view'>;
}

export class Audience {
  readonly viewers = new Set<Viewer>();
  private readonly lastSent = new Map<Seat | null, TableView>();

  /** `eyesOf`: as whom somebody sees the table. */
  constructor(
    private readonly table: Shown,
    private readonly eyesOf: (viewer: Viewer) => Seat | null = ({ seat }) => seat,
  ) {}

  isPresent(person: string | null): boolean {
    return person !== null && [...this.viewers].some((v) => v.person === person);
  }

  /** He is here and sees the table; a page that is open somewhere behind does not count. */
  isSeenBy(person: string): boolean {
    return [...this.viewers].some((v) => v.person === person && v.isLooking !== false);
  }

  /** False when the viewer was not here. What was sent to a seat that nobody looks through any more is not kept. */
  leave(viewer: Viewer): boolean {
    const wasHere = this.viewers.delete(viewer);
    for (const seat of this.lastSent.keys())
      if (![...this.viewers].some((v) => this.eyesOf(v) === seat)) this.lastSent.delete(seat);
    return wasHere;
  }

  /** Everybody is told what has changed for him. */
  tell(lines: readonly LogLine[]): void {
    const messages = new Map<Seat | null, ServerMessage | null>();
    for (const viewer of this.viewers) {
      const seat = this.eyesOf(viewer);
      let message = messages.get(seat);
      if (message === undefined) {
        message = this.news(seat, lines);
        messages.set(seat, message);
      }
      if (message !== null) viewer.send(heardBy(viewer, message));
    }
  }

  /** What was sent before is no longer where patches start from: everybody gets the whole view next. */
  startAfresh(): void {
    this.lastSent.clear();
  }

  /** The whole view for one viewer. Others of the same seat hold the view last sent, and patches are made from it; alone, a
   *  newcomer starts afresh. */
  show(viewer: Viewer): void {
    const seat = this.eyesOf(viewer);
    const others = [...this.viewers].some((v) => v !== viewer && this.eyesOf(v) === seat);
    const view = (others ? this.lastSent.get(seat) : undefined) ?? this.table.viewOf(seat);
    this.lastSent.set(seat, view);
    viewer.send(heardBy(viewer, this.whole(seat, view)));
  }

  say(message: ServerMessage): void {
    for (const viewer of this.viewers)
      if (message.type !== 'said' || !isDeafTo(viewer, message.line)) viewer.send(message);
  }

  /** What has changed for a seat since it was last told something; null when nothing has. */
  private news(seat: Seat | null, lines: readonly LogLine[]): ServerMessage | null {
    const before = this.lastSent.get(seat);
    const view = this.table.viewOf(seat);
    this.lastSent.set(seat, view);
    if (before === undefined) return this.whole(seat, view);
    const log = linesFor(lines, seat, false);
    const patch = diff(before as unknown as Json, view as unknown as Json);
    if (patch === undefined && log.length === 0) return null;
    return { type: 'update', version: this.table.versionFor(seat), from: before.answers, patch: patch ?? {}, log };
  }

  private whole(seat: Seat | null, view: TableView): ServerMessage {
    return { type: 'view', version: this.table.versionFor(seat), view, ...this.table.besides(seat) };
  }
}

const isDeafTo = ({ deafTo }: Viewer, { by }: ChatLine): boolean => by !== undefined && deafTo?.has(by) === true;

/** Without what somebody says whom he has blocked. */
function heardBy(viewer: Viewer, message: ServerMessage): ServerMessage {
  if (message.type !== 'view' || !message.chat.some((line) => isDeafTo(viewer, line))) return message;
  return { ...message, chat: message.chat.filter((line) => !isDeafTo(viewer, line)) };
}

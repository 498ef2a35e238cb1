// Those who look on without a seat. They see what was so many minutes ago: the same that somebody without a delay saw then, in the
// game, the chronicle and the chat alike. Where a player lets them, they see with his eyes.
import type { Seat } from '@custodian/kernel';
import type { ChatLine, LogLine, Pace, Past, ServerMessage, TableInfo, TableView } from '@custodian/protocol';
import type { Title } from '@custodian/title';
import { now } from '../clock.ts';
import type { Storage, TableRow } from '../storage/storage.ts';
import type { AsOf } from './as-of.ts';
import { lineAsOf } from './as-of.ts';
import type { Viewer } from './audience.ts';
import { Audience } from './audience.ts';
import { quietInfo } from './info.ts';
import type { Line } from './line.ts';
import { positionAt } from './looking-back.ts';
import { viewFor, withoutAnswers } from './views.ts';
import type { Watching } from './watching.ts';
import { keepWatching, openEyes } from './watching.ts';

/** Milliseconds between two looks at what has become old enough. */
const LOOK_EVERY = 2000;

/** The table that is watched. */
interface Watched {
  readonly title: Title;
  readonly line: Line;
  row(): TableRow;
  /** What everybody may know of it just now. */
  viewNow(): TableView;
  infoNow(): TableInfo;
  chat(): readonly ChatLine[];
}

interface Keeping {
  readonly storage: Storage;
  report(what: string, error: unknown): void;
}

/** As it was at some moment, and when that was read. */
type Then = AsOf & { readonly read: number; readonly rows: number };

export class Spectators {
  private readonly audience: Audience;
  /** Those to whom it is still to be shown. */
  private readonly coming = new Set<Viewer>();
  private then: Then | null = null;
  private reading: Promise<void> = Promise.resolve();
  private timer: NodeJS.Timeout | null = null;
  /** What was said until then has been heard. */
  private heard = 0;

  constructor(
    private readonly table: Watched,
    private readonly house: Keeping,
    private watching: Watching,
  ) {
    this.audience = new Audience(
      {
        viewOf: (eyes) => this.viewOf(eyes),
        versionFor: () => this.line.versionFor(null),
        besides: (eyes) => ({ log: this.line.logFor(eyes), chat: this.chat(), standing: {}, ahead: null, since: null }),
      },
      ({ eyes = null }) => eyes,
    );
  }

  get count(): number {
    return this.audience.viewers.size + this.coming.size;
  }
  /** Minutes; null where nobody may watch. */
  get delay(): number | null {
    return this.watching.delay;
  }
  get replay(): string | null {
    return this.watching.replay;
  }
  /** The seats with whose eyes they may see. */
  get eyes(): readonly Seat[] {
    return openEyes(this.watching, this.table.row().seats);
  }

  has(viewer: Viewer): boolean {
    return this.audience.viewers.has(viewer) || this.coming.has(viewer);
  }

  /** Shows him the table as soon as what he may see of it is known. */
  admit(viewer: Viewer): void {
    this.coming.add(viewer);
    if (!this.isBehind) {
      this.seat(viewer);
      return;
    }
    this.catchUp().then(
      () => this.seat(viewer),
      (error) => {
        this.coming.delete(viewer);
        this.house.report('a table could not be shown to a spectator', error);
        viewer.moved?.();
      },
    );
  }

  leave(viewer: Viewer): boolean {
    const isGone = this.coming.delete(viewer);
    const wasHere = this.audience.leave(viewer);
    if (this.count === 0) this.rest();
    return isGone || wasHere;
  }

  /** Something has happened at the table just now. */
  tell(lines: readonly LogLine[]): void {
    if (!this.isBehind) this.audience.tell(lines);
  }

  say(message: ServerMessage): void {
    if (!this.isBehind) this.audience.say(message);
  }

  startAfresh(): void {
    if (!this.isBehind) this.audience.startAfresh();
  }

  /** Somebody else may sit where they see with a player's eyes: they no longer do. */
  look(): void {
    const { eyes } = this;
    for (const viewer of this.audience.viewers) {
      if (viewer.eyes == null || eyes.includes(viewer.eyes)) continue;
      viewer.eyes = null;
      this.audience.show(viewer);
    }
  }

  /** Whoever sits there lets them see with his eyes, or no longer. */
  async setEyes(seat: Seat, person: string, isOpen: boolean): Promise<void> {
    const { [seat]: _, ...others } = this.watching.eyes;
    await this.keep({ ...this.watching, eyes: isOpen ? { ...others, [seat]: person } : others });
    this.look();
  }

  setReplay(token: string | null): Promise<void> {
    return this.keep({ ...this.watching, replay: token });
  }

  stop(): void {
    this.rest();
    for (const viewer of [...this.audience.viewers, ...this.coming]) viewer.moved?.();
  }

  /** Ends timers. */
  rest(): void {
    if (this.timer !== null) clearInterval(this.timer);
    this.timer = null;
  }

  /** The table as they know it by now; null where nobody may watch. */
  async known(): Promise<Known | null> {
    if (this.delay === null) return null;
    await this.catchUp();
    const { line } = this;
    const seen = line.answers - line.unseen(null);
    return {
      isOver: line.isOver,
      changed: line.changed,
      view: (eyes) => this.viewOf(eyes),
      at: (eyes, answers) => {
        const { table, pace } = this.viewOf(null);
        const present = (): TableView => this.viewOf(eyes);
        const { title } = this.table;
        return positionAt(answers, { title, line, seat: eyes, seen, present, around: { table, pace } });
      },
      log: (eyes, types) => line.logOf(eyes, seen, types),
    };
  }

  private get isBehind(): boolean {
    return this.delay !== 0;
  }

  /** What they may know of: all of it, or what was played by then. */
  private get line(): Line {
    if (!this.isBehind) return this.table.line;
    if (this.then === null) throw new Error('what was then has not been read');
    return this.then.line;
  }

  private chat(): readonly ChatLine[] {
    const all = this.table.chat();
    return this.isBehind ? all.filter(({ at }) => at <= this.heard) : all;
  }

  private viewOf(eyes: Seat | null): TableView {
    const { line, isBehind } = this;
    const { title } = this.table;
    if (!isBehind && eyes === null) return this.table.viewNow();
    const { asking, handing, pace, table } = isBehind ? this.around() : this.table.viewNow();
    // When somebody answered in secret is not kept, so that it could be later than what they may know: it shows afterwards.
    const state = eyes !== null && line.isSecret() ? withoutAnswers(line.state) : line.state;
    const view = viewFor(title, state, eyes, { undo: null, redo: false, asking, handing, pace, table });
    return { ...view, answers: line.answers - line.unseen(null), decisions: [], free: [], given: false };
  }

  /** Who is here, who is waited for and what is asked of whom is about the present. */
  private around(): Pick<TableView, 'asking' | 'handing' | 'pace' | 'table'> {
    const { isOver } = this.line;
    const { clock = null } = this.table.row();
    const pace: Pace = { clock, waits: [], left: [], pause: null, still: null };
    return { asking: null, handing: null, pace, table: quietInfo(this.table.infoNow(), isOver) };
  }

  private async keep(watching: Watching): Promise<void> {
    await keepWatching(this.house.storage, this.table.row().id, watching);
    this.watching = watching;
  }

  private seat(viewer: Viewer): void {
    if (!this.coming.delete(viewer)) return;
    this.audience.show(viewer);
    this.audience.viewers.add(viewer);
    if (!this.isBehind || this.timer !== null) return;
    const look = (): Promise<void> =>
      this.catchUp().catch((error) => this.house.report('spectators could not be told', error));
    this.timer = setInterval(look, LOOK_EVERY);
    this.timer.unref();
  }

  /** Goes on to what is old enough by now. One at a time. */
  private catchUp(): Promise<void> {
    if (!this.isBehind) return Promise.resolve();
    const next = this.reading.then(() => this.read());
    this.reading = next.catch(() => undefined);
    return next;
  }

  private async read(): Promise<void> {
    const read = now();
    const until = read - (this.delay ?? 0) * 60_000;
    this.hear(until);
    const { then } = this;
    const { line, title, row } = this.table;
    if (then !== null && until < (then.next ?? then.read)) return;
    if (then !== null && then.next === null && then.rows === line.rows) return;
    const { rows } = line;
    const found = await lineAsOf(row(), title.rules, this.house.storage, until);
    this.then = { ...found, read, rows };
    if (then !== null && found.line.continues(then.line)) this.audience.tell(found.line.logAfter(then.line));
    else {
      this.audience.startAfresh();
      this.audience.tell([]);
    }
  }

  private hear(until: number): void {
    for (const line of this.table.chat())
      if (line.at > this.heard && line.at <= until) this.audience.say({ type: 'said', line });
    this.heard = Math.max(this.heard, until);
  }
}

/** What spectators know of a table by now. */
export interface Known {
  readonly isOver: boolean;
  readonly changed: number;
  view(eyes: Seat | null): TableView;
  at(eyes: Seat | null, answers: number): Promise<Past>;
  log(eyes: Seat | null, types: readonly string[]): Promise<LogLine[]>;
}

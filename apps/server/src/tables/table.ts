// A table in play: takes answers one at a time, stores them before anybody is told, and tells everybody what he may know.
import type { Answer, Event, Json, Refusal, Rules, Seat, State, Trace } from '@custodian/kernel';
import { apply, concerned, eventsFor, onlyPass, pending, refuse, save, undoClass } from '@custodian/kernel';
import type { ChatLine, LogLine, ServerMessage, Standing, TableInfo, TableView } from '@custodian/protocol';
import { diff } from '@custodian/protocol';
import type { HistoryRow, SeatRow, Storage, TableRow } from '../storage/storage.ts';
import type { Step } from './history.ts';
import { replay, restore } from './history.ts';
import { viewFor } from './views.ts';

/** Somebody looking at the table: a seat's player, or a spectator (seat null). */
export interface Viewer {
  readonly person: string;
  readonly seat: Seat | null;
  send(message: ServerMessage): void;
}

/** Who decides for a bot's seat. */
export type AskBot = (table: Table, seat: Seat, kind: string) => Promise<Answer | null>;

export type Outcome =
  | { readonly version: number }
  | { readonly refused: Refusal }
  | { readonly problem: 'stale' | 'storage' };

/** How long a window stays open for seats that can only pass: the same for every hand, so that it tells nothing. */
const PASS_DELAY = 900;
const LOG_LENGTH = 400;
const ROWS_BETWEEN_SNAPSHOTS = 40;

export class Table {
  readonly viewers = new Set<Viewer>();
  private queue: Promise<unknown> = Promise.resolve();
  private steps: Step[] = [];
  private rows = 0;
  private log: LogLine[] = [];
  private redoable: Step[] = [];
  private asking: { seat: Seat; to: number; waiting: Seat[] } | null = null;
  private standing = new Map<string, Standing>();
  private chatLines: ChatLine[] = [];
  /** The number of answers when the present question was put: an older view cannot answer it. */
  private askedAt = 0;
  private savedRows = 0;
  private lastSent = new Map<Seat | null, TableView>();
  private passTimer: NodeJS.Timeout | null = null;
  private thinking = new Set<Seat>();
  private closed = false;
  touched = Date.now();

  private constructor(
    private row: TableRow,
    private readonly rules: Rules<unknown>,
    private readonly storage: Storage,
    private readonly askBot: AskBot,
    private readonly names: (person: string) => string,
    private current: State<unknown>,
  ) {}

  static async open(
    row: TableRow,
    rules: Rules<unknown>,
    storage: Storage,
    askBot: AskBot,
    names: (person: string) => string,
  ): Promise<Table> {
    const played = await restore(rules, storage, row);
    const table = new Table(row, rules, storage, askBot, names, played.state);
    table.steps = [...played.steps];
    table.rows = played.rows;
    table.savedRows = played.rows;
    table.askedAt = played.state.answers - answeredSoFar(played.state);
    for (const [i, events] of played.events.entries())
      table.remember(i, played.steps[i - 1]?.at ?? row.created, events);
    for (const s of await storage.standing(row.id)) table.standing.set(`${s.seat} ${s.window}`, s.mode);
    table.chatLines = await storage.chat(row.id, 100);
    return table;
  }

  get id(): string {
    return this.row.id;
  }
  get state(): State<unknown> {
    return this.current;
  }
  get version(): number {
    return this.rows;
  }
  get seats(): readonly SeatRow[] {
    return this.row.seats;
  }
  get host(): string {
    return this.row.host;
  }
  get game(): Rules<unknown> {
    return this.rules;
  }
  get isOver(): boolean {
    return this.current.stack.length === 0;
  }

  owns(person: string, seat: Seat): boolean {
    return this.row.seats[seat]?.person === person;
  }

  /** Lets bots and standing answers move on; called once the table is open. */
  wake(): void {
    this.carryOn();
  }

  sit(viewer: Viewer): void {
    const before = this.presence();
    // Others of the same seat hold the view last sent, and patches are made from it; alone, the newcomer starts afresh.
    const others = [...this.viewers].some((v) => v.seat === viewer.seat);
    const view = (others ? this.lastSent.get(viewer.seat) : undefined) ?? this.viewOf(viewer.seat);
    this.lastSent.set(viewer.seat, view);
    this.viewers.add(viewer);
    this.touched = Date.now();
    viewer.send(this.whole(viewer.seat, view));
    if (before !== this.presence()) this.broadcast([]);
  }

  leave(viewer: Viewer): void {
    if (this.viewers.delete(viewer) && !this.closed) this.broadcast([]);
  }

  answer(seat: Seat, version: number | null, decision: string, value: Json): Promise<Outcome> {
    return this.inTurn(() => this.take({ seat, decision, value }, version));
  }

  /** Would this be accepted? Nothing happens. */
  try(seat: Seat, decision: string, value: Json): Refusal | null {
    return refuse(this.rules, this.current, { seat, decision, value });
  }

  undo(seat: Seat): Promise<Outcome> {
    return this.inTurn(async () => {
      const to = this.lastOf(seat);
      const since = this.tracesFrom(to);
      const kind = to < 0 ? 'never' : undoClass(since, seat);
      if (kind === 'never') return { refused: tableRefusal('undo never') };
      if (kind === 'free') return this.takeBack(seat, to);
      const waiting = concerned(since, seat).filter((s) => this.row.seats[s]?.person !== null);
      if (waiting.length === 0) return this.takeBack(seat, to);
      this.asking = { seat, to, waiting };
      this.broadcast([]);
      return { version: this.rows };
    });
  }

  consent(seat: Seat, agree: boolean): Promise<Outcome> {
    return this.inTurn(async () => {
      const asking = this.asking;
      if (asking === null || !asking.waiting.includes(seat)) return { refused: tableRefusal('nobody asks') };
      if (!agree) this.asking = null;
      else {
        asking.waiting = asking.waiting.filter((s) => s !== seat);
        if (asking.waiting.length === 0) return this.takeBack(asking.seat, asking.to);
      }
      this.broadcast([]);
      return { version: this.rows };
    });
  }

  redo(seat: Seat): Promise<Outcome> {
    return this.inTurn(async () => {
      const next = this.redoable[this.redoable.length - 1];
      if (next === undefined || next.answer.seat !== seat) return { refused: tableRefusal('nothing to redo') };
      const rest = this.redoable.slice(0, -1);
      const outcome = await this.take(next.answer, null);
      if ('version' in outcome) this.redoable = rest;
      return outcome;
    });
  }

  async setStanding(seat: Seat, window: string, mode: Standing): Promise<void> {
    await this.storage.setStanding(this.id, seat, window, mode);
    this.standing.set(`${seat} ${window}`, mode);
    this.carryOn();
  }

  async say(viewer: Viewer, text: string): Promise<void> {
    const line: ChatLine = { seat: viewer.seat, name: this.names(viewer.person), text, at: Date.now() };
    await this.storage.addChat(this.id, line);
    this.chatLines = [...this.chatLines.slice(-99), line];
    for (const each of this.viewers) each.send({ type: 'said', line });
  }

  async setSeat(seat: SeatRow): Promise<void> {
    await this.storage.setSeat(this.id, seat);
    this.seatChanged(seat);
  }

  /** A seat has a new player; storage knows already. */
  seatChanged(seat: SeatRow): void {
    this.row = { ...this.row, seats: this.row.seats.map((s) => (s.seat === seat.seat ? seat : s)) };
    this.broadcast([]);
    this.carryOn();
  }

  viewOf(seat: Seat | null): TableView {
    const to = seat === null ? -1 : this.lastOf(seat);
    return viewFor(this.rules, this.current, seat, {
      table: this.info(seat === null ? [] : [seat]),
      undo: to < 0 || seat === null ? null : undoClass(this.tracesFrom(to), seat),
      redo: this.redoable[this.redoable.length - 1]?.answer.seat === seat,
      asking: this.asking === null ? null : { seat: this.asking.seat, waiting: this.asking.waiting },
    });
  }

  /** The position after so many answers, as the seat knew it (as everybody knows it once the game is over). */
  viewAt(seat: Seat | null, answers: number): TableView {
    const { state } = replay(this.rules, this.row, this.steps.slice(0, answers));
    const around = { table: this.info(seat === null ? [] : [seat]), undo: null, redo: false, asking: null };
    const shown = this.isOver
      ? { ...viewFor(this.rules, state, seat, around), game: state.game as Json }
      : viewFor(this.rules, state, seat, around);
    return { ...shown, decisions: [], free: [] };
  }

  logFor(seat: Seat | null): LogLine[] {
    return this.log.filter((line) => eventsFor([line.event], this.isOver ? null : seat).length > 0 || this.isOver);
  }

  info(mine: readonly Seat[]): TableInfo {
    const { id, game, name, created } = this.row;
    return {
      id,
      game,
      name,
      created,
      mine,
      host: mine.some((s) => this.row.seats[s]?.person === this.row.host),
      finished: this.isOver,
      seats: this.row.seats.map((s) => ({
        kind: s.person !== null ? 'person' : s.bot !== null ? 'bot' : 'open',
        name: s.person !== null ? this.names(s.person) : '',
        ...(s.bot === null || s.person !== null ? {} : { bot: s.bot }),
        present: s.person !== null && [...this.viewers].some((v) => v.person === s.person),
      })),
    };
  }

  /** Ends timers; unsaved progress is in the history already. */
  async close(): Promise<void> {
    this.closed = true;
    if (this.passTimer !== null) clearTimeout(this.passTimer);
    await this.queue.catch(() => undefined);
    if (this.rows > this.savedRows) await this.saveState();
  }

  private async take(answer: Answer, version: number | null): Promise<Outcome> {
    if (version !== null && version < this.askedAt) return { problem: 'stale' };
    const result = apply(this.rules, this.current, answer);
    if ('refused' in result) return result;
    const at = Date.now();
    const row: HistoryRow = { kind: 'answer', ...answer, revealed: result.revealed, at };
    const stored = await this.store([row], result.state.stack.length === 0);
    if (!stored) return { problem: 'storage' };
    this.steps.push({ answer, revealed: result.revealed, at });
    this.redoable = [];
    this.asking = null;
    this.settle(result.state);
    this.remember(this.steps.length, at, result.events);
    this.broadcast(result.events.map((event) => ({ answers: this.steps.length, at, event })));
    return { version: this.rows };
  }

  private async takeBack(seat: Seat, to: number): Promise<Outcome> {
    const stored = await this.store([{ kind: 'undo', seat, to, at: Date.now() }], false);
    if (!stored) return { problem: 'storage' };
    this.redoable = [...this.redoable, ...this.steps.slice(to).reverse()];
    this.steps.length = to;
    this.asking = null;
    const { state } = replay(this.rules, this.row, this.steps);
    this.log = this.log.filter((line) => line.answers <= to);
    this.settle(state);
    this.lastSent.clear();
    this.broadcast([]);
    return { version: this.rows };
  }

  /** Nobody is told before this has succeeded. */
  private async store(rows: readonly HistoryRow[], finished: boolean): Promise<boolean> {
    if (!(await this.storage.append(this.id, this.rows, rows, finished))) return false;
    this.rows += rows.length;
    return true;
  }

  private settle(state: State<unknown>): void {
    this.current = state;
    if (answeredSoFar(state) === 0) this.askedAt = state.answers;
    this.touched = Date.now();
    if (this.rows - this.savedRows >= ROWS_BETWEEN_SNAPSHOTS && state.stack.length <= 2)
      this.saveState().catch(() => undefined);
  }

  private async saveState(): Promise<void> {
    this.savedRows = this.rows;
    await this.storage.addSnapshot(this.id, { rows: this.rows, answers: this.steps.length, state: save(this.current) });
  }

  private broadcast(lines: readonly LogLine[]): void {
    const patches = new Map<Seat | null, ServerMessage>();
    for (const viewer of this.viewers) {
      let message = patches.get(viewer.seat);
      if (message === undefined) {
        const before = this.lastSent.get(viewer.seat);
        const view = this.viewOf(viewer.seat);
        const log = lines.filter((l) => eventsFor([l.event], viewer.seat).length > 0);
        const patch =
          before === undefined ? undefined : (diff(before as unknown as Json, view as unknown as Json) ?? {});
        message =
          patch === undefined
            ? this.whole(viewer.seat, view)
            : { type: 'update', version: this.rows, from: (before as TableView).answers, patch, log };
        patches.set(viewer.seat, message);
        this.lastSent.set(viewer.seat, view);
      }
      viewer.send(message);
    }
    this.carryOn();
  }

  private whole(seat: Seat | null, view: TableView): ServerMessage {
    return {
      type: 'view',
      version: this.rows,
      view,
      log: this.logFor(seat),
      chat: this.chatLines,
      standing: this.standingOf(seat),
    };
  }

  /** Bots think, and seats that can only pass are answered, after a time that does not depend on any hand. */
  private carryOn(): void {
    if (this.closed || this.isOver) return;
    const asked = pending(this.rules, this.current);
    for (const decision of asked) {
      const row = this.row.seats[decision.seat];
      if (row?.person === null && row.bot !== null && !this.thinking.has(decision.seat))
        this.think(decision.seat, row.bot);
    }
    const passing = asked.filter((d) => d.secret && this.passesByItself(d.seat, d));
    if (passing.length > 0 && this.passTimer === null)
      this.passTimer = setTimeout(() => {
        this.passTimer = null;
        this.passAll();
      }, PASS_DELAY);
  }

  private passesByItself(seat: Seat, decision: ReturnType<typeof pending>[number]): boolean {
    if (this.row.seats[seat]?.person === null) return false;
    const window = this.windowName();
    const mode = (window === null ? undefined : this.standing.get(`${seat} ${window}`)) ?? 'pass without answer';
    if (mode === 'ask') return false;
    return mode === 'pass' ? decision.kind === 'choose' && decision.pick[0] === 0 : onlyPass(decision);
  }

  private windowName(): string | null {
    const frame = this.current.stack[this.current.stack.length - 1];
    return frame?.run === 'window' ? (frame.v.name as string) : null;
  }

  private passAll(): void {
    this.inTurn(async () => {
      for (const decision of pending(this.rules, this.current)) {
        if (!decision.secret || !this.passesByItself(decision.seat, decision)) continue;
        const frame = this.current.stack[this.current.stack.length - 1];
        if (frame !== undefined)
          await this.take({ seat: decision.seat, decision: `${frame.run}/${frame.at}`, value: [] }, null);
      }
    }).catch(() => undefined);
  }

  private think(seat: Seat, kind: string): void {
    this.thinking.add(seat);
    this.askBot(this, seat, kind)
      .then((answer) => (answer === null ? null : this.answer(answer.seat, null, answer.decision, answer.value)))
      .catch(() => null)
      .finally(() => {
        this.thinking.delete(seat);
        setImmediate(() => this.carryOn());
      });
  }

  /** One thing at a time, whatever storage takes. */
  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const next = this.queue.then(work, work);
    this.queue = next.catch(() => undefined);
    return next;
  }

  private lastOf(seat: Seat): number {
    for (let i = this.steps.length - 1; i >= 0; i--) if (this.steps[i]?.answer.seat === seat) return i;
    return -1;
  }

  private tracesFrom(index: number): Trace[] {
    return this.steps.slice(index).map((s) => ({ seat: s.answer.seat, revealed: s.revealed }));
  }

  private remember(answers: number, at: number, events: readonly Event[]): void {
    for (const event of events) this.log.push({ answers, at, event });
    if (this.log.length > LOG_LENGTH * 2) this.log = this.log.slice(-LOG_LENGTH);
  }

  private standingOf(seat: Seat | null): Record<string, Standing> {
    const own: Record<string, Standing> = {};
    for (const [key, mode] of this.standing) {
      const [of, ...window] = key.split(' ');
      if (Number(of) === seat) own[window.join(' ')] = mode;
    }
    return own;
  }

  private presence(): string {
    return this.row.seats.map((s) => [...this.viewers].some((v) => v.person === s.person)).join();
  }
}

/** How many answers to the present question of several seats are in already. */
function answeredSoFar(state: State<unknown>): number {
  return Object.keys(state.stack[state.stack.length - 1]?.got ?? {}).length;
}

const tableRefusal = (key: string): Refusal => ({ rule: 'table', text: { key: `table.${key}` } });

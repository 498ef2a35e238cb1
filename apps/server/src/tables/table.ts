// A table in play: takes answers one at a time, stores them before anybody is told, and tells everybody what he may know.
import type { Answer, Event, Json, Refusal, Rules, Seat, State, Trace } from '@custodian/kernel';
import { apply, concerned, decisionId, eventsFor, onlyPass, pending, refuse, save, undoClass } from '@custodian/kernel';
import type { ChatLine, LogLine, ServerMessage, Standing, TableInfo, TableView } from '@custodian/protocol';
import { diff } from '@custodian/protocol';
import type { HistoryRow, SeatRow, Storage, TableRow } from '../storage/storage.ts';
import type { Played, Step } from './history.ts';
import { Past, restore } from './history.ts';
import { viewFor } from './views.ts';

/** Somebody looking at the table: a seat's player, or a spectator (seat null). */
export interface Viewer {
  readonly person: string;
  /** Becomes null when the seat is handed to somebody else. */
  seat: Seat | null;
  send(message: ServerMessage): void;
}

/** Who decides for a bot's seat. */
export type AskBot = (table: Table, seat: Seat, kind: string) => Promise<Answer | null>;

/** What a table needs from the house it stands in. */
export interface House {
  readonly storage: Storage;
  readonly askBot: AskBot;
  nameOf(person: string): string;
  /** Told of every answer that is stored. */
  onAnswer(): void;
  /** For whoever runs the server; never holds a secret. */
  report(what: string, error: unknown): void;
}

export type Outcome =
  | { readonly version: number }
  | { readonly refused: Refusal }
  | { readonly problem: 'stale' | 'storage' };

/** How long a window stays open for seats that can only pass: the same for every hand, so that it tells nothing. */
const PASS_DELAY = 900;
const LOG_LENGTH = 400;
const ROWS_BETWEEN_SNAPSHOTS = 40;
/** After something failed (a full disk, a bot's answer that was refused) it is tried again, but not at once. */
const TRY_AGAIN = 1000;

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
  /** The question for which the time until seats pass by themselves is running, or has run. */
  private passesFor = '';
  private againTimer: NodeJS.Timeout | null = null;
  private thinking = new Set<Seat>();
  /** Bots whose answer was refused: they answer at random until one is accepted. */
  private confused = new Set<Seat>();
  private closed = false;
  private current: State<unknown>;
  private readonly past: Past<unknown>;
  touched = Date.now();

  private constructor(
    private row: TableRow,
    private readonly rules: Rules<unknown>,
    private readonly house: House,
    played: Played<unknown>,
  ) {
    this.current = played.state;
    this.past = new Past(rules, row);
    this.resume(played);
  }

  static async open(row: TableRow, rules: Rules<unknown>, house: House): Promise<Table> {
    const table = new Table(row, rules, house, await restore(rules, house.storage, row));
    for (const s of await house.storage.standing(row.id)) table.standing.set(`${s.seat} ${s.window}`, s.mode);
    table.chatLines = await house.storage.chat(row.id, 100);
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
    this.show(viewer);
    this.viewers.add(viewer);
    this.touched = Date.now();
    if (before !== this.presence()) this.broadcast([]);
    else this.carryOn();
  }

  leave(viewer: Viewer): void {
    const before = this.presence();
    if (this.viewers.delete(viewer) && !this.closed && before !== this.presence()) this.broadcast([]);
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
      const kind = to < 0 || this.isSecret() ? 'never' : undoClass(since, seat);
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
    await this.house.storage.setStanding(this.id, seat, window, mode);
    this.standing.set(`${seat} ${window}`, mode);
    this.passesFor = '';
    this.carryOn();
  }

  async say(viewer: Viewer, text: string): Promise<void> {
    const line: ChatLine = { seat: viewer.seat, name: this.house.nameOf(viewer.person), text, at: Date.now() };
    await this.house.storage.addChat(this.id, line);
    this.chatLines = [...this.chatLines.slice(-99), line];
    for (const each of this.viewers) each.send({ type: 'said', line });
  }

  async setHost(person: string): Promise<void> {
    await this.house.storage.setHost(this.id, person);
    this.row = { ...this.row, host: person };
    this.broadcast([]);
  }

  async setSeat(seat: SeatRow): Promise<void> {
    await this.house.storage.setSeat(this.id, seat);
    this.seatChanged(seat);
  }

  /** A seat has a new player; storage knows already. */
  seatChanged(seat: SeatRow): void {
    this.row = { ...this.row, seats: this.row.seats.map((s) => (s.seat === seat.seat ? seat : s)) };
    this.confused.delete(seat.seat);
    this.passesFor = '';
    // Whoever sat there before sees what a spectator sees from now on.
    for (const viewer of this.viewers) {
      if (viewer.seat !== seat.seat || viewer.person === seat.person) continue;
      viewer.seat = null;
      viewer.send({ type: 'problem', code: 'not yours', text: 'this seat has been handed over' });
      this.show(viewer);
    }
    this.broadcast([]);
  }

  viewOf(seat: Seat | null): TableView {
    const to = seat === null ? -1 : this.lastOf(seat);
    const view = viewFor(this.rules, this.current, seat, {
      table: this.info(seat === null ? [] : [seat]),
      undo: to < 0 || seat === null || this.isSecret() ? null : undoClass(this.tracesFrom(to), seat),
      redo: this.redoable[this.redoable.length - 1]?.answer.seat === seat,
      asking: this.asking === null ? null : { seat: this.asking.seat, waiting: this.asking.waiting },
    });
    return { ...view, answers: view.answers - this.unseen(seat) };
  }

  /** The position after so many answers, as the seat knew it (as everybody knows it once the game is over). */
  async viewAt(seat: Seat | null, answers: number): Promise<TableView> {
    if (!this.isOver && answers >= this.steps.length) return { ...this.viewOf(seat), decisions: [], free: [] };
    const state = await this.past.at(this.steps, answers);
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
        name: s.person !== null ? this.house.nameOf(s.person) : '',
        ...(s.bot === null || s.person !== null ? {} : { bot: s.bot }),
        present: s.person !== null && [...this.viewers].some((v) => v.person === s.person),
      })),
    };
  }

  /** Ends timers; unsaved progress is in the history already. */
  async close(): Promise<void> {
    this.closed = true;
    if (this.passTimer !== null) clearTimeout(this.passTimer);
    if (this.againTimer !== null) clearTimeout(this.againTimer);
    await this.queue.catch(() => undefined);
    if (this.rows > this.savedRows) await this.saveState();
  }

  private async take(answer: Answer, version: number | null): Promise<Outcome> {
    if (version !== null && version < this.askedAt) return { problem: 'stale' };
    const result = apply(this.rules, this.current, answer);
    if ('refused' in result) return result;
    const at = Date.now();
    const row: HistoryRow = { kind: 'answer', ...answer, revealed: result.revealed, at };
    const problem = await this.store([row], result.state.stack.length === 0);
    if (problem !== null) return { problem };
    this.steps.push({ answer, revealed: result.revealed, at });
    this.redoable = [];
    this.asking = null;
    this.settle(result.state);
    this.past.pass(this.current, this.steps.length);
    this.remember(this.steps.length, at, result.events);
    this.broadcast(result.events.map((event) => ({ answers: this.steps.length, at, event })));
    return { version: this.rows - this.unseen(answer.seat) };
  }

  private async takeBack(seat: Seat, to: number): Promise<Outcome> {
    const state = await this.past.at(this.steps, to);
    const problem = await this.store([{ kind: 'undo', seat, to, at: Date.now() }], false);
    if (problem !== null) return { problem };
    this.redoable = [...this.redoable, ...this.steps.slice(to).reverse()];
    this.steps.length = to;
    this.past.forget(to);
    this.asking = null;
    this.log = this.log.filter((line) => line.answers <= to);
    this.passesFor = '';
    this.settle(state);
    this.lastSent.clear();
    this.broadcast([]);
    return { version: this.rows };
  }

  /** Nobody is told before this has succeeded. */
  private async store(rows: readonly HistoryRow[], finished: boolean): Promise<'stale' | 'storage' | null> {
    try {
      if (await this.house.storage.append(this.id, this.rows, rows, finished)) {
        this.rows += rows.length;
        this.house.onAnswer();
        return null;
      }
      // Somebody else has written to this table: what he stored counts.
      this.resume(await restore(this.rules, this.house.storage, this.row));
      this.lastSent.clear();
      this.broadcast([]);
      return 'stale';
    } catch (error) {
      this.house.report('an answer could not be stored', error);
      return 'storage';
    }
  }

  /** Goes on from what is stored. */
  private resume(played: Played<unknown>): void {
    this.current = played.state;
    this.steps = [...played.steps];
    this.rows = played.rows;
    this.savedRows = played.rows;
    this.askedAt = played.state.answers - answeredSoFar(played.state);
    this.redoable = [];
    this.asking = null;
    this.log = [];
    this.past.forget(0);
    for (const [i, events] of played.events.entries())
      this.remember(i, played.steps[i - 1]?.at ?? this.row.created, events);
  }

  private settle(state: State<unknown>): void {
    this.current = state;
    if (answeredSoFar(state) === 0) this.askedAt = state.answers;
    this.touched = Date.now();
    if (this.rows - this.savedRows >= ROWS_BETWEEN_SNAPSHOTS && state.stack.length <= 2)
      this.saveState().catch((error) => this.house.report('a state could not be saved', error));
  }

  private async saveState(): Promise<void> {
    this.savedRows = this.rows;
    const { rows, steps, current } = this;
    await this.house.storage.addSnapshot(this.id, { rows, answers: steps.length, state: save(current) });
  }

  private broadcast(lines: readonly LogLine[]): void {
    const patches = new Map<Seat | null, ServerMessage | null>();
    for (const viewer of this.viewers) {
      const { seat } = viewer;
      let message = patches.get(seat);
      if (message === undefined) {
        message = this.news(seat, lines);
        patches.set(seat, message);
      }
      if (message !== null) viewer.send(message);
    }
    this.carryOn();
  }

  /** What has changed for a seat since it was last told something; null when nothing has. */
  private news(seat: Seat | null, lines: readonly LogLine[]): ServerMessage | null {
    const before = this.lastSent.get(seat);
    const view = this.viewOf(seat);
    this.lastSent.set(seat, view);
    if (before === undefined) return this.whole(seat, view);
    const log = lines.filter((l) => eventsFor([l.event], seat).length > 0);
    const patch = diff(before as unknown as Json, view as unknown as Json);
    if (patch === undefined && log.length === 0) return null;
    return { type: 'update', version: this.rows - this.unseen(seat), from: before.answers, patch: patch ?? {}, log };
  }

  /** The whole view for one viewer. Others of the same seat hold the view last sent, and patches are made from it; alone, a
   *  newcomer starts afresh. */
  private show(viewer: Viewer): void {
    const { seat } = viewer;
    const others = [...this.viewers].some((v) => v !== viewer && v.seat === seat);
    const view = (others ? this.lastSent.get(seat) : undefined) ?? this.viewOf(seat);
    this.lastSent.set(seat, view);
    viewer.send(this.whole(seat, view));
  }

  private whole(seat: Seat | null, view: TableView): ServerMessage {
    return {
      type: 'view',
      version: this.rows - this.unseen(seat),
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
    if (!this.isResting())
      for (const { seat } of asked) {
        const bot = this.botAt(seat);
        if (bot !== null && !this.thinking.has(seat)) this.think(seat, bot);
      }
    if (!asked.some((d) => d.secret)) return;
    const question = `${this.askedAt} ${decisionId(this.current)}`;
    if (question === this.passesFor) return;
    this.passesFor = question;
    if (this.passTimer !== null) clearTimeout(this.passTimer);
    this.passTimer = setTimeout(() => this.passAll(question), PASS_DELAY);
  }

  /** Bots play on for people who wait, even for those who are away; among themselves only while somebody watches. */
  private isResting(): boolean {
    return this.viewers.size === 0 && this.row.seats.every((s) => s.person === null && s.bot !== null);
  }

  private botAt(seat: Seat): string | null {
    const row = this.row.seats[seat];
    return row?.person === null ? row.bot : null;
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

  private passAll(question: string): void {
    this.inTurn(async () => {
      for (const { seat } of pending(this.rules, this.current)) {
        // An earlier pass may have been the last one awaited.
        const decision = pending(this.rules, this.current).find((d) => d.seat === seat);
        if (question !== this.passesFor || decision === undefined) return;
        if (!decision.secret || !this.passesByItself(seat, decision)) continue;
        const outcome = await this.take({ seat, decision: decisionId(this.current), value: [] }, null);
        if ('version' in outcome) continue;
        this.passesFor = '';
        this.tryAgain();
      }
    }).catch((error) => this.house.report('seats could not pass by themselves', error));
  }

  private think(seat: Seat, kind: string): void {
    this.thinking.add(seat);
    const before = this.current;
    const answered = async (): Promise<void> => {
      const answer = await this.house.askBot(this, seat, this.confused.has(seat) ? 'random' : kind);
      // A person may have taken the seat while the bot was thinking.
      if (answer === null || this.botAt(seat) !== kind || this.closed) return;
      const outcome = await this.answer(seat, null, answer.decision, answer.value);
      if ('version' in outcome) this.confused.delete(seat);
      else if ('refused' in outcome && this.current === before) this.confused.add(seat);
    };
    answered()
      .catch((error) => this.house.report('a bot could not answer', error))
      .finally(() => {
        this.thinking.delete(seat);
        if (this.current === before) this.tryAgain();
        else setImmediate(() => this.carryOn());
      });
  }

  private tryAgain(): void {
    if (this.closed) return;
    if (this.againTimer !== null) clearTimeout(this.againTimer);
    this.againTimer = setTimeout(() => this.carryOn(), TRY_AGAIN);
  }

  /** At a table of people a window asks in secret: who has answered it already, and how many, is nobody's business. */
  private isSecret(): boolean {
    return this.current.live && pending(this.rules, this.current).some((d) => d.secret);
  }

  /** How many of the answers given are not to be noticed by a seat. */
  private unseen(seat: Seat | null): number {
    if (!this.isSecret()) return 0;
    const got = this.current.stack[this.current.stack.length - 1]?.got ?? {};
    return Object.keys(got).filter((of) => Number(of) !== seat).length;
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

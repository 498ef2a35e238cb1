// A table in play: takes answers one at a time, stores them before anybody is told, and tells everybody what he may know.
import type { Answer, Json, Refusal, Rules, Seat, State } from '@custodian/kernel';
import { decisionId, isPass, pending, refuse } from '@custodian/kernel';
import type { ChatLine, LogLine, Past, Standing, TableInfo, TableRefusal, TableView } from '@custodian/protocol';
import { now } from '../clock.ts';
import type { SeatRow, Storage, TableRow } from '../storage/storage.ts';
import type { Viewer } from './audience.ts';
import { Audience } from './audience.ts';
import { isGuided } from './guided.ts';
import type { Step } from './history.ts';
import { infoOf } from './info.ts';
import type { NotStored } from './line.ts';
import { Line } from './line.ts';
import { Passing } from './passing.ts';
import { Thinking } from './thinking.ts';
import { Undo } from './undo.ts';
import { viewFor } from './views.ts';

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

/** After something failed (a full disk, a bot's answer that was refused) it is tried again, but not at once. */
const TRY_AGAIN = 1000;
const CHAT_LENGTH = 100;

export class Table {
  private readonly audience: Audience;
  private readonly undoing: Undo;
  private readonly passing: Passing;
  private readonly thinking: Thinking<State<unknown>>;
  private queue: Promise<unknown> = Promise.resolve();
  private chatLines: ChatLine[] = [];
  private againTimer: NodeJS.Timeout | null = null;
  private closed = false;
  private seen = now();

  private constructor(
    private row: TableRow,
    private readonly line: Line,
    private readonly house: House,
  ) {
    const isPerson = (seat: Seat): boolean => this.row.seats[seat]?.person !== null;
    this.undoing = new Undo(line, isPerson);
    this.passing = new Passing(line, isPerson, (question) => this.passAll(question));
    this.audience = new Audience({
      viewOf: (seat) => this.viewOf(seat),
      versionFor: (seat) => this.versionFor(seat),
      besides: (seat) => ({ log: line.logFor(seat), chat: this.chatLines, standing: this.passing.of(seat) }),
    });
    this.thinking = new Thinking({
      state: () => line.state,
      ask: (seat, kind) => house.askBot(this, seat, kind),
      isSeated: (seat, kind) => this.botAt(seat) === kind && !this.closed,
      answer: async ({ seat, decision, value }) => {
        const outcome = await this.answer(seat, null, decision, value);
        return 'version' in outcome ? 'accepted' : 'refused' in outcome ? 'refused' : 'failed';
      },
      goOn: (hasChanged) => (hasChanged ? setImmediate(() => this.carryOn()) : this.tryAgain()),
      report: house.report,
    });
  }

  static async open(row: TableRow, rules: Rules<unknown>, house: House): Promise<Table> {
    const table = new Table(row, await Line.open(row, rules, house), house);
    for (const { seat, window, mode } of await house.storage.standing(row.id)) table.passing.set(seat, window, mode);
    table.chatLines = await house.storage.chat(row.id, CHAT_LENGTH);
    return table;
  }

  get id(): string {
    return this.row.id;
  }
  get state(): State<unknown> {
    return this.line.state;
  }
  get version(): number {
    return this.line.rows;
  }
  get seats(): readonly SeatRow[] {
    return this.row.seats;
  }
  get host(): string {
    return this.row.host;
  }
  get game(): Rules<unknown> {
    return this.line.rules;
  }
  get isGuided(): boolean {
    return isGuided(this.row);
  }
  get isOver(): boolean {
    return this.line.isOver;
  }
  get isWatched(): boolean {
    return this.audience.viewers.size > 0;
  }
  /** When the game last moved on, as everybody may know it. */
  get changed(): number {
    return this.line.changed;
  }
  /** When somebody last came, or the game moved on. */
  get touched(): number {
    return Math.max(this.seen, this.changed);
  }

  /** Nobody looks at it, no bot has to move and no time is running: it can be closed without anybody noticing. */
  get isCalm(): boolean {
    const isRunning = this.thinking.isBusy || this.passing.isRunning || this.againTimer !== null;
    return !this.isWatched && !isRunning && (this.isOver || this.botsToMove().length === 0);
  }
  /** It knows something that is not stored: an answer to play again, or a request to take back. */
  get isMindful(): boolean {
    return this.undoing.isMindful;
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
    this.audience.show(viewer);
    this.audience.viewers.add(viewer);
    this.seen = now();
    if (before !== this.presence()) this.broadcast([]);
    else this.carryOn();
  }

  leave(viewer: Viewer): void {
    const before = this.presence();
    const hasLeft = this.audience.leave(viewer);
    if (!this.isWatched) this.line.forgetPositions();
    if (hasLeft && !this.closed && before !== this.presence()) this.broadcast([]);
  }

  answer(seat: Seat, version: number | null, decision: string, value: Json): Promise<Outcome> {
    return this.inTurn(async () => {
      if (version !== null && version < this.line.askedAt) return { problem: 'stale' };
      return this.take({ seat, decision, value });
    });
  }

  /** Would this be accepted? Nothing happens. */
  try(seat: Seat, decision: string, value: Json): Refusal | null {
    return refuse(this.line.rules, this.line.state, { seat, decision, value });
  }

  undo(seat: Seat): Promise<Outcome> {
    return this.inTurn(async () => {
      const to = this.undoing.request(seat);
      if (to === 'never') return { refused: tableRefusal('undo never') };
      if (to !== 'asks') return this.takeBack(seat, to);
      this.broadcast([]);
      return { version: this.versionFor(seat) };
    });
  }

  consent(seat: Seat, agree: boolean): Promise<Outcome> {
    return this.inTurn(async () => {
      const agreed = this.undoing.agree(seat, agree);
      if (agreed === 'nobody asks') return { refused: tableRefusal('nobody asks') };
      const isAgreed = agreed !== 'waits' && agreed !== 'over';
      const outcome = isAgreed ? await this.takeBack(agreed.seat, agreed.to) : { version: this.versionFor(seat) };
      // Also when it could not be taken back: nobody waits any more.
      this.broadcast([]);
      return outcome;
    });
  }

  redo(seat: Seat): Promise<Outcome> {
    return this.inTurn(async () => {
      const next = this.undoing.nextFor(seat);
      return next === null ? { refused: tableRefusal('nothing to redo') } : this.take(next.answer, next);
    });
  }

  async setStanding(seat: Seat, window: string, mode: Standing): Promise<Outcome> {
    if (!Object.hasOwn(this.line.rules.windows, window)) return { refused: tableRefusal('no window') };
    await this.house.storage.setStanding(this.id, seat, window, mode);
    this.passing.set(seat, window, mode);
    this.passing.restart();
    this.carryOn();
    return { version: this.versionFor(seat) };
  }

  async say(viewer: Viewer, text: string): Promise<void> {
    const line: ChatLine = { seat: viewer.seat, name: this.house.nameOf(viewer.person), text, at: now() };
    await this.house.storage.addChat(this.id, line);
    this.chatLines = [...this.chatLines.slice(1 - CHAT_LENGTH), line];
    this.audience.say({ type: 'said', line });
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
    this.thinking.forget(seat.seat);
    this.passing.restart();
    // Whoever sat there before sees what a spectator sees from now on.
    for (const viewer of this.audience.viewers) {
      if (viewer.seat !== seat.seat || viewer.person === seat.person) continue;
      viewer.seat = null;
      viewer.send({ type: 'problem', code: 'not yours', text: 'this seat has been handed over' });
      this.audience.show(viewer);
    }
    this.broadcast([]);
  }

  viewOf(seat: Seat | null): TableView {
    const { rules, state } = this.line;
    const view = viewFor(rules, state, seat, {
      table: this.info(seat === null ? [] : [seat]),
      undo: this.undoing.classFor(seat),
      redo: this.undoing.nextFor(seat) !== null,
      asking: this.undoing.asked,
    });
    return { ...view, answers: view.answers - this.line.unseen(seat) };
  }

  /** The position after so many answers, as the seat knew it (as everybody knows it once the game is over), and what had
   *  happened shortly before. */
  async viewAt(seat: Seat | null, answers: number): Promise<Past> {
    const { line } = this;
    const seen = line.answers - line.unseen(seat);
    const log = await line.logAt(seat, Math.min(answers, seen));
    if (!line.isOver && answers >= seen) return { view: { ...this.viewOf(seat), decisions: [], free: [] }, log };
    const state = await line.stateAt(answers);
    const around = { table: this.info(seat === null ? [] : [seat]), undo: null, redo: false, asking: null };
    const shown = viewFor(line.rules, state, seat, around);
    const game = line.isOver ? (state.game as Json) : shown.game;
    return { view: { ...shown, game, decisions: [], free: [] }, log };
  }

  info(mine: readonly Seat[]): TableInfo {
    return infoOf(this.row, {
      mine,
      finished: this.isOver,
      nameOf: (person) => this.house.nameOf(person),
      isPresent: (person) => this.audience.isPresent(person),
    });
  }

  /** Ends timers; unsaved progress is in the history already. */
  async close(): Promise<void> {
    this.closed = true;
    this.passing.stop();
    if (this.againTimer !== null) clearTimeout(this.againTimer);
    await this.queue.catch(() => undefined);
    await this.line.save();
  }

  private async take(answer: Answer, again: Step | null = null): Promise<Outcome> {
    const taken = await this.line.add(answer);
    if ('refused' in taken) return taken;
    if ('problem' in taken) return this.failed(taken);
    if (!isPass(answer)) this.undoing.answered(again);
    this.broadcast(taken.happened);
    return { version: this.versionFor(answer.seat) };
  }

  private async takeBack(seat: Seat, to: number): Promise<Outcome> {
    const taken = await this.line.takeBack(seat, to);
    if (taken === null) return { refused: tableRefusal('undo never') };
    if ('problem' in taken) return this.failed(taken);
    this.undoing.takenBack(taken);
    this.passing.restart();
    this.audience.startAfresh();
    this.broadcast([]);
    return { version: this.versionFor(seat) };
  }

  private failed({ problem }: NotStored): Outcome {
    if (problem === 'storage') return { problem };
    this.undoing.forget();
    this.audience.startAfresh();
    this.broadcast([]);
    return { problem: 'stale' };
  }

  private broadcast(lines: readonly LogLine[]): void {
    this.audience.tell(lines);
    this.carryOn();
  }

  /** Bots think, and seats that can only pass are answered in a while. */
  private carryOn(): void {
    if (this.closed || this.isOver) return;
    for (const { seat, bot } of this.botsToMove()) this.thinking.about(seat, bot);
    this.passing.watch();
  }

  private botsToMove(): { seat: Seat; bot: string }[] {
    if (this.isResting()) return [];
    return pending(this.line.rules, this.line.state).flatMap(({ seat }) => {
      const bot = this.botAt(seat);
      return bot === null ? [] : [{ seat, bot }];
    });
  }

  /** Bots play on for people who wait, even for those who are away; among themselves only while somebody watches. */
  private isResting(): boolean {
    return !this.isWatched && this.row.seats.every((s) => s.person === null && s.bot !== null);
  }

  private botAt(seat: Seat): string | null {
    const row = this.row.seats[seat];
    return row?.person === null ? row.bot : null;
  }

  private passAll(question: string): void {
    const asked = (): ReturnType<typeof pending> => pending(this.line.rules, this.line.state);
    this.inTurn(async () => {
      for (const { seat } of asked()) {
        // An earlier pass may have been the last one awaited.
        const decision = asked().find((d) => d.seat === seat);
        if (!this.passing.isDue(question) || decision === undefined) return;
        if (!this.passing.passesByItself(decision)) continue;
        const outcome = await this.take({ seat, decision: decisionId(this.line.state), value: [] });
        if ('version' in outcome) continue;
        this.passing.restart();
        this.tryAgain();
      }
    }).catch((error) => this.house.report('seats could not pass by themselves', error));
  }

  private tryAgain(): void {
    if (this.closed) return;
    if (this.againTimer !== null) clearTimeout(this.againTimer);
    this.againTimer = setTimeout(() => {
      this.againTimer = null;
      this.carryOn();
    }, TRY_AGAIN);
  }

  private versionFor(seat: Seat | null): number {
    return this.line.rows - this.line.unseen(seat);
  }

  /** One thing at a time, whatever storage takes. */
  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const next = this.queue.then(work, work);
    this.queue = next.catch(() => undefined);
    return next;
  }

  private presence(): string {
    return this.row.seats.map((s) => this.audience.isPresent(s.person)).join();
  }
}

const tableRefusal = (key: TableRefusal): Refusal => ({ rule: 'table', text: { key: `table.${key}` } });

// A table in play: takes answers one at a time, stores them before anybody is told, and tells everybody what he may know.
import type { Answer, Json, Refusal, Rules, Seat, State } from '@custodian/kernel';
import { isPass, pending, refuse } from '@custodian/kernel';
import type { Handing, LogLine, Past, Standing, TableInfo, TableRefusal, TableView } from '@custodian/protocol';
import type { Summary, Title } from '@custodian/title';
import { now } from '../clock.ts';
import type { SeatRow, Storage, TableRow } from '../storage/storage.ts';
import type { Viewer } from './audience.ts';
import { Audience } from './audience.ts';
import type { Step } from './history.ts';
import { awaySince, infoOf } from './info.ts';
import type { NotStored } from './line.ts';
import { Line } from './line.ts';
import type { Outcome } from './passing.ts';
import { Passing } from './passing.ts';
import { Talk } from './talk.ts';
import { Thinking } from './thinking.ts';
import { Undo } from './undo.ts';
import { viewFor, withoutAnswers } from './views.ts';

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

/** After something failed (a full disk, a bot's answer that was refused) it is tried again, but not at once. */
const TRY_AGAIN = 1000;

export class Table {
  private readonly audience: Audience;
  readonly talk: Talk;
  private readonly undoing: Undo;
  private readonly passing: Passing;
  private readonly thinking: Thinking<State<unknown>>;
  private queue: Promise<unknown> = Promise.resolve();
  private againTimer: NodeJS.Timeout | null = null;
  private closed = false;
  private handing: Handing | null = null;
  private again: string | null = null;
  private seen = now();

  private constructor(
    private row: TableRow,
    readonly title: Title,
    private readonly line: Line,
    private readonly house: House,
  ) {
    const isPerson = (seat: Seat): boolean => this.row.seats[seat]?.person !== null;
    this.undoing = new Undo(line, isPerson);
    const seating = { isPerson, isBot: (seat: Seat) => this.botAt(seat) !== null, isAlone: () => this.isAlone };
    this.passing = new Passing(line, seating, (question) => this.passAll(question));
    this.audience = new Audience({
      viewOf: (seat) => this.viewOf(seat),
      versionFor: (seat) => this.versionFor(seat),
      besides: (seat) => ({ log: line.logFor(seat), chat: this.talk.latest, standing: this.passing.of(seat) }),
    });
    this.talk = new Talk(row.id, house.storage, (message) => this.audience.say(message));
    this.thinking = new Thinking({
      state: () => line.state,
      ask: (seat, kind) => house.askBot(this, seat, kind),
      isSeated: (seat, kind) => this.botAt(seat) === kind && !this.closed,
      answer: async ({ seat, decision, value }) => {
        if (this.undoing.asked !== null) return 'failed';
        const outcome = await this.answer(seat, null, decision, value);
        return 'version' in outcome ? 'accepted' : 'refused' in outcome ? 'refused' : 'failed';
      },
      goOn: (hasChanged) => (hasChanged ? setImmediate(() => this.carryOn()) : this.tryAgain()),
      report: house.report,
    });
  }

  static async open(row: TableRow, title: Title, house: House): Promise<Table> {
    const table = new Table(row, title, await Line.open(row, title.rules, house), house);
    for (const { seat, window, mode } of await house.storage.standing(row.id)) table.passing.set(seat, window, mode);
    await table.talk.open();
    table.again = await house.storage.tableAfter(row.id);
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
    return this.title.guided?.seed === this.row.seed;
  }
  /** What it was made with. */
  get made(): Pick<TableRow, 'game' | 'name' | 'options'> {
    return this.row;
  }
  get isOver(): boolean {
    return this.line.isOver;
  }
  get isWatched(): boolean {
    return this.audience.viewers.size > 0;
  }
  /** At most one person plays here. It is never stored: whoever sits down or leaves changes it. */
  private get isAlone(): boolean {
    return new Set(this.row.seats.flatMap((s) => s.person ?? [])).size < 2;
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
  /** It knows something that is not stored: an answer to play again, a request to take back or for a seat. */
  get isMindful(): boolean {
    return this.undoing.isMindful || this.handing !== null;
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
    this.noteSeen(viewer);
    this.seen = now();
    if (before !== this.presence()) this.broadcast([]);
    else this.carryOn();
  }

  leave(viewer: Viewer): void {
    const before = this.presence();
    const hasLeft = this.audience.leave(viewer);
    if (!this.isWatched) this.line.forgetPositions();
    if (!hasLeft) return;
    this.noteSeen(viewer);
    if (!this.closed && before !== this.presence()) this.broadcast([]);
  }

  async answer(seat: Seat, version: number | null, decision: string, value: Json): Promise<Outcome> {
    const answer = { seat, decision, value };
    const taken = await this.inTurn(async (): Promise<Outcome | { later: Promise<Outcome> }> => {
      if (version !== null && version < this.line.askedAt) return { problem: 'stale' };
      if (!this.passing.isEarly(answer)) return this.take(answer);
      const refused = this.passing.isHeld(seat) ? tableRefusal('answered') : this.try(seat, decision, value);
      return refused === null ? { later: this.passing.hold(answer) } : { refused };
    });
    return 'later' in taken ? taken.later : taken;
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
    this.passing.look();
    return { version: this.versionFor(seat) };
  }

  say(viewer: Viewer, text: string): Promise<void> {
    return this.talk.say({ seat: viewer.seat, name: this.house.nameOf(viewer.person), text });
  }

  async setHost(person: string): Promise<void> {
    await this.house.storage.setHost(this.id, person);
    this.row = { ...this.row, host: person };
    this.broadcast([]);
    await this.talk.tell('host', { name: this.house.nameOf(person) });
  }

  /** What the host asks somebody for who sits here. */
  get asksFor(): Handing | null {
    return this.handing;
  }

  askFor(handing: Handing | null): void {
    this.handing = handing;
    this.broadcast([]);
  }

  /** The people of this table play again at another. */
  goesOnAt(id: string): void {
    this.again = id;
    this.broadcast([]);
  }

  /** How the game stands, as the seat knows it. */
  summaryFor(seat: Seat | null): Summary {
    return this.viewOf(seat).summary;
  }

  /** Since when whoever sits there has been away; null when he is here, or nobody sits there. */
  awaySince(seat: Seat): number | null {
    const { person = null } = this.row.seats[seat] ?? {};
    return person === null || this.audience.isPresent(person) ? null : awaySince(this.row, seat);
  }

  async setSeat(seat: SeatRow): Promise<void> {
    await this.house.storage.setSeat(this.id, seat);
    this.seatChanged(seat);
  }

  /** A seat has a new player; storage knows already. */
  seatChanged(seat: SeatRow): void {
    this.row = { ...this.row, seats: this.row.seats.map((s) => (s.seat === seat.seat ? seat : s)) };
    this.thinking.forget(seat.seat);
    this.passing.release(seat.seat, { problem: 'stale' });
    if (this.handing?.seat === seat.seat) this.handing = null;
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
    const view = viewFor(this.title, this.line.state, seat, {
      table: this.info(seat === null ? [] : [seat]),
      undo: this.undoing.classFor(seat),
      redo: this.undoing.nextFor(seat) !== null,
      asking: this.undoing.asked,
      handing: this.handing,
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
    const state = withoutAnswers(await line.stateAt(answers));
    const around = {
      table: this.info(seat === null ? [] : [seat]),
      undo: null,
      redo: false,
      asking: null,
      handing: null,
    };
    const shown = viewFor(this.title, state, seat, around);
    const game = line.isOver ? (state.game as Json) : shown.game;
    return { view: { ...shown, game, decisions: [], free: [] }, log };
  }

  /** Everything of these types that has happened so far, as far as the seat may know. */
  async log(seat: Seat | null, types: readonly string[]): Promise<LogLine[]> {
    const { line } = this;
    return line.logOf(seat, line.answers - line.unseen(seat), types);
  }

  info(mine: readonly Seat[]): TableInfo {
    return infoOf(this.row, {
      mine,
      finished: this.isOver,
      guided: this.isGuided,
      nameOf: (person) => this.house.nameOf(person),
      isPresent: (person) => this.audience.isPresent(person),
      again: this.again,
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
    const taken = await this.line.add(answer, (state) => this.passing.following(state));
    if ('refused' in taken) return taken;
    if ('problem' in taken) return this.failed(taken);
    if (taken.answers.some((each) => !isPass(each))) this.undoing.answered(again);
    for (const { seat } of taken.answers) this.passing.release(seat, { version: this.versionFor(seat) });
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
    return pending(this.line.rules, this.line.state).flatMap((decision) => {
      const { seat } = decision;
      const bot = this.botAt(seat);
      return bot === null || this.passing.isLeftTo(decision) ? [] : [{ seat, bot }];
    });
  }

  /** Bots play on for people who wait, even for those who are away; among themselves only while somebody watches; and not while
   *  people are asked whether something may be taken back. */
  private isResting(): boolean {
    if (this.undoing.asked !== null) return true;
    return !this.isWatched && this.row.seats.every((s) => s.person === null && s.bot !== null);
  }

  private botAt(seat: Seat): string | null {
    const row = this.row.seats[seat];
    return row?.person === null ? row.bot : null;
  }

  /** The time of a question has run: what was answered early takes effect, and whoever passes by himself does. */
  private passAll(question: string): void {
    this.inTurn(async () => {
      for (;;) {
        const next = this.passing.isDue(question) ? this.passing.next(this.line.state) : null;
        if (next === null) return;
        const outcome = await this.take(next);
        this.passing.release(next.seat, outcome);
        if (!('problem' in outcome)) continue;
        this.passing.restart();
        this.tryAgain();
        return;
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

  /** He is here, or was until now. Whether that can be stored is nothing he has to care about. */
  private noteSeen({ person, seat }: Viewer): void {
    if (seat === null || this.closed) return;
    const at = now();
    const seats = this.row.seats.map((s) => (s.person === person ? { ...s, seen: at } : s));
    this.row = { ...this.row, seats };
    this.house.storage
      .seen(this.id, person, at)
      .catch((error) => this.house.report('a visit could not be noted', error));
  }

  private presence(): string {
    return this.row.seats.map((s) => this.audience.isPresent(s.person)).join();
  }
}

const tableRefusal = (key: TableRefusal): Refusal => ({ rule: 'table', text: { key: `table.${key}` } });

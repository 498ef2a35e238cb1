// A table that is open: those who sit at it and those who look on, what is played there, and what each of them may know.
import type { Answer, Json, Refusal, Rules, Seat, State, Text } from '@custodian/kernel';
import type {
  AheadOffers,
  Handing,
  Hint,
  LogLine,
  NewOrder,
  Notice,
  Pace as PaceView,
  Past,
  Quiet,
  Since,
  Standing,
  TableInfo,
  TableView,
} from '@custodian/protocol';
import type { Summary, Title } from '@custodian/title';
import type { Language } from '@custodian/words';
import type { BotsTurn } from '../bots/turns.ts';
import { now } from '../clock.ts';
import type { Jobs } from '../jobs.ts';
import type { Come } from '../pace/pace.ts';
import { Pace } from '../pace/pace.ts';
import type { SeatRow, Storage, TableRow } from '../storage/storage.ts';
import type { Tiding } from '../told/herald.ts';
import { stepsOf } from '../told/recap.ts';
import { Ahead } from './ahead.ts';
import { Announcing } from './announcing.ts';
import type { Viewer } from './audience.ts';
import { Audience } from './audience.ts';
import { Line } from './line.ts';
import { positionAt } from './looking-back.ts';
import { Looks } from './looks.ts';
import type { Outcome } from './passing.ts';
import { Play } from './play.ts';
import { reckoningOf } from './reckoning.ts';
import { Seats } from './seats.ts';
import { Spectators } from './spectators.ts';
import { Talk } from './talk.ts';
import { viewFor } from './views.ts';
import type { Watching } from './watching.ts';
import { watchingAt } from './watching.ts';

/** Who decides for a bot's seat. */
export type AskBot = (table: Table, seat: Seat, kind: string) => Promise<Answer | null>;

/** What a person might answer at a seat, and why; null when nobody knows. */
export type AdviseSeat = (table: Table, seat: Seat) => Promise<(Answer & { readonly why: Text | null }) | null>;

/** What a table needs from the house it stands in. */
export interface House {
  readonly storage: Storage;
  readonly askBot: AskBot;
  /** When what a bot has answered may be put to its table. */
  readonly botsTurn: BotsTurn;
  readonly jobs: Pick<Jobs, 'put' | 'drop'>;
  readonly adviseSeat: AdviseSeat;
  /** For somebody who is not here. */
  tell(tiding: Tiding): void;
  nameOf(person: string): string;
  /** Told of every answer that is stored. */
  onAnswer(): void;
  /** For whoever runs the server; never holds a secret. */
  report(what: string, error: unknown): void;
}

/** Milliseconds after which what could not be done in time is tried again. */
const LOOK_AGAIN = 1000;

export class Table {
  private readonly seating: Seats;
  private readonly audience: Audience;
  private readonly play: Play;
  private readonly pace: Pace;
  private readonly announcing: Announcing;
  readonly spectators: Spectators;
  private readonly ahead: Ahead;
  private readonly looks: Looks;
  readonly talk: Talk;
  private seen = now();

  private constructor(
    row: TableRow,
    readonly title: Title,
    private readonly line: Line,
    private readonly house: House,
    watching: Watching,
  ) {
    this.audience = new Audience({
      viewOf: (seat) => this.viewOf(seat),
      versionFor: (seat) => line.versionFor(seat),
      besides: (seat) => ({
        log: line.logFor(seat),
        chat: this.talk.latest,
        standing: this.play.standingOf(seat),
        ahead: this.ahead.view(seat),
        since: seat === null ? null : this.looks.since(this.seats[seat]?.person ?? ''),
      }),
    });
    this.seating = new Seats(row, house, (person) => this.audience.isPresent(person));
    this.talk = new Talk(row.id, house.storage, (message) => {
      this.audience.say(message);
      this.spectators.say(message);
    });
    this.spectators = new Spectators(
      {
        ...{ title, line },
        row: () => this.seating.row,
        viewNow: () => this.viewOf(null),
        infoNow: () => this.info([]),
        chat: () => this.talk.latest,
      },
      house,
      watching,
    );
    this.pace = new Pace(
      {
        row: () => this.seating.row,
        awaited: () => ({ question: line.question, seats: line.awaited() }),
        changed: () => line.changed,
        isHere: (person) => this.audience.isSeenBy(person),
      },
      { storage: house.storage, ...house.jobs, report: (what, error) => house.report(what, error) },
    );
    this.announcing = new Announcing(line, title, this.seating, {
      storage: house.storage,
      tell: (tiding) => house.tell(tiding),
      isHere: (person) => this.audience.isSeenBy(person),
      ended: () => {
        house.jobs
          .put(reckoningOf(row.id, now()))
          .catch((error) => house.report('a finished game could not be put in line to be reckoned', error));
      },
      isSettled: (decision) => this.play.isSettled(decision),
      report: (what, error) => house.report(what, error),
    });
    this.looks = new Looks({
      storage: house.storage,
      table: row.id,
      answersBefore: (person) => {
        const seen = this.seats.find((each) => each.person === person)?.seen;
        return seen === undefined ? line.answers : line.answersAt(seen);
      },
      report: (what, error) => house.report(what, error),
    });
    this.ahead = new Ahead(line, title, {
      storage: house.storage,
      table: row.id,
      personAt: (seat) => this.seats[seat]?.person ?? null,
      tell: (seat) => this.tellAhead(seat),
      report: (what, error) => house.report(what, error),
    });
    this.play = new Play(line, this.ahead, {
      seating: this.seating,
      isWatched: () => this.isWatched,
      ask: (seat, kind) => house.askBot(this, seat, kind),
      botsTurn: house.botsTurn,
      broadcast: (lines) => this.broadcast(lines),
      startAfresh: () => {
        this.audience.startAfresh();
        this.spectators.startAfresh();
      },
      keepStanding: (seat, window, mode) => house.storage.setStanding(row.id, seat, window, mode),
      report: (what, error) => house.report(what, error),
    });
  }

  static async open(row: TableRow, title: Title, house: House): Promise<Table> {
    const line = await Line.open(row, title.rules, house);
    const table = new Table(row, title, line, house, await watchingAt(house.storage, row.id));
    for (const { seat, window, mode } of await house.storage.standing(row.id)) table.play.recall(seat, window, mode);
    await table.ahead.open();
    await table.looks.open();
    await table.talk.open();
    await table.pace.open();
    await table.announcing.open();
    table.seating.again = await house.storage.tableAfter(row.id);
    return table;
  }

  get id(): string {
    return this.seating.row.id;
  }
  get state(): State<unknown> {
    return this.line.state;
  }
  get version(): number {
    return this.line.rows;
  }
  get seats(): readonly SeatRow[] {
    return this.seating.row.seats;
  }
  get host(): string {
    return this.seating.row.host;
  }
  get game(): Rules<unknown> {
    return this.line.rules;
  }
  get isGuided(): boolean {
    return this.title.guided?.seed === this.seating.row.seed;
  }
  /** What it was made with. */
  get made(): Pick<TableRow, 'game' | 'name' | 'options' | 'clock'> {
    return this.seating.row;
  }
  get created(): number {
    return this.seating.row.created;
  }
  /** Which question everybody waits for. */
  get question(): string {
    return this.line.question;
  }
  /** Whether its owner has something to answer. */
  isAsked(seat: Seat): boolean {
    return this.viewOf(seat).decisions.some((d) => d.kind === 'plan' || d.options.length > 0);
  }
  get isOver(): boolean {
    return this.line.isOver;
  }
  get isWatched(): boolean {
    return this.audience.viewers.size > 0 || this.spectators.count > 0;
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
    return !this.isWatched && this.play.isCalm;
  }
  /** A bot has to move, or time is running. */
  get isBusy(): boolean {
    return !this.play.isCalm;
  }
  /** It knows something that is not stored: an answer to play again, a request to take back or for a seat. */
  get isMindful(): boolean {
    return this.play.isMindful || this.seating.asksFor !== null;
  }

  owns(person: string, seat: Seat): boolean {
    return this.seating.owns(person, seat);
  }

  /** He has a seat here: what everybody knows he knows at once, whatever spectators may see. */
  isInside(person: string | null): boolean {
    return person !== null && this.seats.some((seat) => seat.person === person);
  }

  /** Lets bots and standing answers move on; called once the table is open. */
  wake(): void {
    this.play.carryOn();
  }

  sit(viewer: Viewer): void {
    // It has left this node while somebody came.
    if (this.play.isClosed) {
      viewer.moved?.();
      return;
    }
    if (viewer.seat === null && !this.isInside(viewer.person)) {
      this.seen = now();
      this.spectators.admit(viewer);
      this.play.carryOn();
      return;
    }
    const before = this.seating.presence();
    if (viewer.seat !== null && !this.audience.isPresent(viewer.person))
      this.looks.came(viewer.person, this.viewOf(viewer.seat).answers);
    this.audience.show(viewer);
    this.audience.viewers.add(viewer);
    this.noteSeen(viewer);
    this.seen = now();
    if (viewer.seat !== null) this.comeBack(viewer.seat);
    if (before !== this.seating.presence()) this.broadcast([]);
    else this.play.carryOn();
  }

  leave(viewer: Viewer): void {
    const before = this.seating.presence();
    const hasLeft = this.audience.leave(viewer);
    this.spectators.leave(viewer);
    if (!this.isWatched) this.line.forgetPositions();
    if (!hasLeft) return;
    if (viewer.seat !== null && !this.play.isClosed && !this.audience.isPresent(viewer.person))
      this.looks.left(viewer.person, this.viewOf(viewer.seat).answers);
    this.noteSeen(viewer);
    if (!this.play.isClosed && before !== this.seating.presence()) this.broadcast([]);
  }

  /** Somebody's page comes before his eyes, or goes behind another. Nobody else is told. */
  look(viewer: Viewer, isLooking: boolean): void {
    viewer.isLooking = isLooking;
    this.noteSeen(viewer);
  }

  isSeenBy(person: string): boolean {
    return this.audience.isSeenBy(person);
  }

  answer(seat: Seat, version: number | null, decision: string, value: Json, key?: string): Promise<Outcome> {
    return this.play.answer({ seat, version, decision, value, ...(key === undefined ? {} : { key }) });
  }

  /** Would this be accepted? Nothing happens. */
  try(seat: Seat, decision: string, value: Json): Refusal | null {
    return this.play.try(seat, decision, value);
  }

  /** What a bot would answer to what the seat is asked; null when it is asked nothing, or has answered. What is thought out while the
   *  table moves on is of no use any more. */
  async hint(seat: Seat): Promise<Hint | null> {
    const { decision, decisions } = this.viewOf(seat);
    if (decisions.length === 0) return null;
    const advice = await this.house.adviseSeat(this, seat);
    if (advice === null || this.viewOf(seat).decision !== decision) return null;
    const { value, why } = advice;
    return this.try(seat, decision, value) === null ? { decision, value, why } : null;
  }

  undo(seat: Seat): Promise<Outcome> {
    return this.play.undo(seat);
  }

  consent(seat: Seat, agree: boolean): Promise<Outcome> {
    return this.play.consent(seat, agree);
  }

  redo(seat: Seat): Promise<Outcome> {
    return this.play.redo(seat);
  }

  setStanding(seat: Seat, window: string, mode: Standing): Promise<Outcome> {
    return this.play.setStanding(seat, window, mode);
  }

  /** What the seat can say beforehand just now. */
  aheadOffers(seat: Seat): AheadOffers {
    return this.ahead.offers(seat);
  }

  setQuiet(seat: Seat, lets: Quiet['lets'], thisRound: boolean): Promise<Outcome> {
    return this.saidAhead(seat, this.ahead.setQuiet(seat, lets, thisRound));
  }

  order(seat: Seat, order: NewOrder): Promise<Outcome> {
    return this.saidAhead(seat, this.ahead.order(seat, order));
  }

  withdraw(seat: Seat, order: number): Promise<Outcome> {
    return this.saidAhead(seat, this.ahead.withdraw(seat, order));
  }

  /** Everything worth telling since whoever sits there looked, in words. */
  async since(seat: Seat, language: Language): Promise<Since> {
    const from = this.looks.since(this.seats[seat]?.person ?? '');
    const until = this.viewOf(seat).answers;
    return { from, until, steps: await stepsOf(this, seat, ({ answers }) => answers > from, language) };
  }

  /** Whoever sits there has been told everything up to so many answers. */
  looked(seat: Seat, answers: number): Outcome {
    this.looks.told(this.seats[seat]?.person ?? '', Math.min(answers, this.viewOf(seat).answers));
    return { version: this.line.versionFor(seat) };
  }

  /** Everybody who plays may let time stand still together, and each of them lets it go on. */
  async pause(seat: Seat, isWanted: boolean): Promise<Outcome> {
    const at = now();
    const became = isWanted ? this.pace.pause(seat, at) : this.pace.resume(at) ? 'resumed' : null;
    if (became === null) return { refused: { rule: 'table', text: { key: 'table.no clock' } } };
    this.broadcast([]);
    await this.tellOf(became === 'asked' ? 'pause asked' : became, seat);
    return { version: this.line.versionFor(seat) };
  }

  /** As the person may know it. */
  paceFor(person: string): PaceView {
    return this.pace.view(person === this.host, now());
  }

  /** Somebody who sits here plays at other times from now on. */
  async heed(): Promise<void> {
    await this.pace.heed();
    this.broadcast([]);
  }

  /** Somebody's time has come: he is reminded, or what was chosen for this happens. Gives when to look again. */
  async timeCame(): Promise<number | null> {
    if (this.isOver) return null;
    await this.pace.heed();
    for (const come of this.pace.come(now())) {
      if (come.what === 'soon') this.remind(come);
      const isDone = come.what === 'soon' || (await this.timeIsUp(come));
      if (isDone) this.pace.told(come);
    }
    this.broadcast([]);
    await this.pace.settled();
    const next = this.pace.wakeAt();
    return next === null ? null : Math.max(next, now() + LOOK_AGAIN);
  }

  /** He is still here, and not somebody who has lost his seat where nobody may watch. */
  hears(viewer: Viewer): boolean {
    return this.audience.viewers.has(viewer) || this.spectators.has(viewer);
  }

  /** Whoever sits there lets spectators see with his eyes, or no longer; all are told. */
  async setEyes(seat: Seat, isOpen: boolean): Promise<Outcome> {
    const { person = null } = this.seats[seat] ?? {};
    if (person !== null && this.spectators.eyes.includes(seat) !== isOpen) {
      await this.spectators.setEyes(seat, person, isOpen);
      this.broadcast([]);
      await this.tellOf(isOpen ? 'eyes opened' : 'eyes closed', seat);
    }
    return { version: this.line.versionFor(seat) };
  }

  say(viewer: Viewer, text: string): Promise<void> {
    const name = this.house.nameOf(viewer.person);
    this.announcing
      .said(text, name, viewer.person)
      .catch((error) => this.house.report('somebody could not be told that he was named', error));
    return this.talk.say({ seat: viewer.seat, name, text }, viewer.person);
  }

  async setHost(person: string): Promise<void> {
    await this.seating.setHost(person);
    this.broadcast([]);
    await this.talk.tell('host', { name: this.house.nameOf(person) }, person);
  }

  /** Anybody may sit down where a seat is free, or only who has a link. */
  async setPublic(isPublic: boolean): Promise<void> {
    await this.seating.setPublic(isPublic);
    this.broadcast([]);
    await this.talk.tell(isPublic ? 'made public' : 'made private', { name: this.house.nameOf(this.host) }, this.host);
  }
  get isPublic(): boolean {
    return this.seating.row.public === true;
  }

  /** What the host asks somebody for who sits here. */
  get asksFor(): Handing | null {
    return this.seating.asksFor;
  }

  askFor(handing: Handing | null): void {
    this.seating.asksFor = handing;
    this.broadcast([]);
  }

  /** The people of this table play again at another. */
  goesOnAt(id: string): void {
    this.seating.again = id;
    this.broadcast([]);
  }

  /** How the game stands, as the seat knows it. */
  summaryFor(seat: Seat | null): Summary {
    return this.viewOf(seat).summary;
  }

  /** Since when whoever sits there has been away; null when he is here, or nobody sits there. */
  awaySince(seat: Seat): number | null {
    return this.seating.awaySince(seat);
  }

  async setSeat(seat: SeatRow): Promise<void> {
    await this.house.storage.setSeat(this.id, seat);
    this.seatChanged(seat);
  }

  /** A seat has a new player; storage knows already. */
  seatChanged(seat: SeatRow): void {
    this.seating.change(seat);
    this.play.seatChanged(seat.seat);
    this.ahead.seatChanged(seat.seat);
    this.pace.look(now());
    // Whoever sat there before sees what a spectator sees from now on.
    for (const viewer of [...this.audience.viewers]) {
      const isLost = viewer.seat === seat.seat && viewer.person !== seat.person;
      if (isLost) {
        viewer.seat = null;
        viewer.send({ type: 'problem', code: 'not yours', text: 'this seat has been handed over' });
      }
      if (viewer.seat === null && !this.isInside(viewer.person)) this.toSpectators(viewer);
      else if (isLost) this.audience.show(viewer);
    }
    this.spectators.look();
    this.broadcast([]);
  }

  viewOf(seat: Seat | null): TableView {
    const view = viewFor(this.title, this.line.state, seat, {
      table: this.info(seat === null ? [] : [seat]),
      ...this.play.takingBack(seat),
      handing: this.seating.asksFor,
      pace: this.paceFor(seat === null ? '' : (this.seats[seat]?.person ?? '')),
    });
    return { ...view, answers: view.answers - this.line.unseen(seat) };
  }

  /** The position after so many answers, as the seat knew it (as everybody knows it once the game is over), and what had
   *  happened shortly before. */
  async viewAt(seat: Seat | null, answers: number): Promise<Past> {
    const { line, title } = this;
    const seen = line.answers - line.unseen(seat);
    const present = (): TableView => this.viewOf(seat);
    const around = { table: this.info(seat === null ? [] : [seat]), pace: this.paceFor('') };
    return positionAt(answers, { title, line, seat, seen, present, around });
  }

  /** Everything of these types that has happened so far, as far as the seat may know. */
  async log(seat: Seat | null, types: readonly string[]): Promise<LogLine[]> {
    const { line } = this;
    return line.logOf(seat, line.answers - line.unseen(seat), types);
  }

  info(mine: readonly Seat[]): TableInfo {
    const { delay: spectators, eyes } = this.spectators;
    return this.seating.info({ mine, finished: this.isOver, guided: this.isGuided, spectators, eyes });
  }

  /** Ends timers; unsaved progress is in the history already. */
  async close(): Promise<void> {
    this.spectators.rest();
    await this.play.close();
    await this.ahead.settled();
    await this.pace.settled();
  }

  /** False when it could not be done, and is tried again. */
  private async timeIsUp({ seat }: Come): Promise<boolean> {
    const { clock } = this.seating.row;
    const bot = this.title.levels[0] ?? 'random';
    if (clock === undefined) return true;
    if (seat === null) return this.play.answerInSecret(clock.up, bot);
    if (clock.up === 'remind') {
      this.announcing.remind(seat, 'up');
      const host = this.seats.find(({ person }) => person === this.host);
      if (host !== undefined && host.seat !== seat) this.announcing.remind(host.seat, 'still');
      return true;
    }
    if (clock.up !== 'seat') {
      const how = await this.play.answerFor(seat, clock.up, bot);
      if (how !== null) await this.tellOf(how === 'standing' ? 'time answered' : 'time decided', seat);
      return how !== null;
    }
    await this.setSeat({ ...(this.seats[seat] as SeatRow), bot });
    await this.tellOf('time taken', seat);
    return true;
  }

  /** In secret each for himself. */
  private remind({ seat }: Come): void {
    const reminded = seat === null ? this.seats.map((row) => row.seat).filter((each) => this.isAsked(each)) : [seat];
    for (const each of reminded) this.announcing.remind(each, 'soon');
  }

  /** A bot has played for him until now. */
  private comeBack(seat: Seat): void {
    const row = this.seats[seat];
    if (row === undefined || row.person === null || row.bot === null) return;
    this.setSeat({ ...row, bot: null })
      .then(() => this.tellOf('returned', seat))
      .catch((error) => this.house.report('a seat could not be given back', error));
  }

  /** Tells everybody about whoever sits there. */
  private tellOf(notice: Notice, seat: Seat): Promise<void> {
    const person = this.seats[seat]?.person ?? null;
    const about = { name: this.house.nameOf(person ?? ''), letter: String.fromCharCode(65 + seat) };
    return this.talk.tell(notice, about, person);
  }

  /** Another node plays it from now on: nothing is stored, and everybody is sent there. */
  async moveAway(): Promise<void> {
    this.play.stop();
    for (const viewer of [...this.audience.viewers]) viewer.moved?.();
    this.spectators.stop();
  }

  private broadcast(lines: readonly LogLine[]): void {
    this.pace.look();
    this.ahead.look(lines);
    this.announcing.look(lines);
    this.audience.tell(lines);
    this.spectators.tell(lines);
    this.play.carryOn();
  }

  /** He has no seat here any more. */
  private toSpectators(viewer: Viewer): void {
    this.audience.leave(viewer);
    if (this.spectators.delay !== null) this.spectators.admit(viewer);
    else viewer.send({ type: 'problem', code: 'no spectators', text: 'nobody may watch this table' });
  }

  private async saidAhead(seat: Seat, said: Promise<Refusal | null>): Promise<Outcome> {
    const refused = await said;
    if (refused !== null) return { refused };
    this.play.lookAhead();
    return { version: this.line.versionFor(seat) };
  }

  /** Whoever sits there, and nobody else. */
  private tellAhead(seat: Seat): void {
    const ahead = this.ahead.view(seat);
    if (ahead !== null)
      for (const viewer of this.audience.viewers) if (viewer.seat === seat) viewer.send({ type: 'ahead', ahead });
  }

  private noteSeen({ person, seat }: Viewer): void {
    if (seat !== null && !this.play.isClosed) this.seating.noteSeen(person);
  }
}

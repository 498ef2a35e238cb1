// The tables that are open just now, and how they are made and found.
import { randomBytes } from 'node:crypto';
import type { Json, Refusal, Seat } from '@custodian/kernel';
import { isRefusal } from '@custodian/kernel';
import type { Handing, NewTable, PublicTables } from '@custodian/protocol';
import { AWAY } from '@custodian/protocol';
import type { Guided, Title, Titles } from '@custodian/title';
import { levelsOf } from '@custodian/title';
import type { BotsTurn } from '../bots/turns.ts';
import { notBefore, now } from '../clock.ts';
import type { Done, Jobs } from '../jobs.ts';
import { NOBODY, skeleton } from '../names.ts';
import type { NodeQuestion } from '../nodes/asking.ts';
import { askNode, onlyElsewhere } from '../nodes/asking.ts';
import type { Nodes } from '../nodes/places.ts';
import { alone } from '../nodes/places.ts';
import { whereItIs } from '../nodes/reaching.ts';
import { secretToken, tokenHash } from '../secrets.ts';
import type { Person, SeatRow, Storage, TableRow } from '../storage/storage.ts';
import type { TableQuestion } from '../told/questions.ts';
import { answerOf } from '../told/questions.ts';
import { CannotOpen, unopened } from './cannot-open.ts';
import { Lists } from './lists.ts';
import { Opened } from './opened.ts';
import { askIn, publicTables } from './public.ts';
import type { AdviseSeat, AskBot, House } from './table.ts';
import { Table } from './table.ts';
import { chooseDelay } from './watching.ts';

/** Milliseconds after which a table is closed that nobody looks at; the next visitor opens it again. */
const IDLE = 120_000;
/** A visit within this of the last one is not noted again. */
const SAME_VISIT = 3600_000;

const NO_JOBS: Pick<Jobs, 'put' | 'drop'> = { put: async () => undefined, drop: async () => undefined };
/** Tables of a person at which a change of his habits is heeded at once; at others when they are opened next. */
const MOST_HEEDED = 200;

/** Tables that somebody leaves who goes for good. */
const MOST_LEFT = 100_000;

/** A title that has a table at which it is learnt. */
export type Teaching = Title & { readonly guided: Guided };

/** A new table, and the secret links of its open seats. */
interface Created {
  readonly id: string;
  readonly links: (string | null)[];
}

interface Keeping {
  readonly titles: Titles;
  readonly storage: Storage;
  readonly askBot: AskBot;
  /** Who is waited for is woken by these; without them nobody is. */
  readonly jobs?: Pick<Jobs, 'put' | 'drop'>;
  /** The other nodes of this server, if it has any. */
  readonly nodes?: Nodes;
  /** When what a bot has answered may be put to its table; at once otherwise. */
  readonly botsTurn?: BotsTurn;
  readonly adviseSeat?: AdviseSeat;
  /** Tells somebody who is away. */
  readonly tell?: House['tell'];
  readonly report?: House['report'];
  /** Milliseconds after which a table is closed that nobody looks at. */
  readonly idle?: number;
}

export class Tables {
  readonly lists: Lists;
  private readonly opened: Opened;
  private readonly names = new Map<string, string>();
  private readonly visits = new Map<string, number>();
  private readonly orphans = new Set<string>();
  private readonly makingAgain = new Map<string, Promise<string>>();
  /** Stored since the start. */
  answers = 0;
  /** Brought into memory since the start. */
  openings = 0;

  private readonly titles: Titles;
  private readonly storage: Storage;
  private readonly askBot: AskBot;
  private readonly botsTurn: BotsTurn;
  private readonly adviseSeat: AdviseSeat;
  private readonly jobs: Pick<Jobs, 'put' | 'drop'>;
  private readonly nodes: Nodes;
  private readonly tell: House['tell'];
  private readonly report: House['report'];

  constructor({
    titles,
    storage,
    askBot,
    botsTurn = (put) => put(),
    adviseSeat = async () => null,
    jobs = NO_JOBS,
    nodes = alone,
    tell = () => undefined,
    report = () => undefined,
    idle = IDLE,
  }: Keeping) {
    this.titles = titles;
    this.storage = storage;
    this.askBot = askBot;
    this.botsTurn = botsTurn;
    this.adviseSeat = adviseSeat;
    this.jobs = jobs;
    this.nodes = nodes;
    this.tell = tell;
    this.report = report;
    this.lists = new Lists({ titles, storage, nodes, find: (id) => this.find(id), nameOf: this.nameOf });
    this.opened = new Opened((id) => this.load(id), nodes, idle, report);
  }

  get count(): number {
    return this.opened.count;
  }

  /** A new table, or why these seats and options are not possible. */
  create(host: Person, wish: NewTable, before?: string): Promise<Created | { refused: Refusal }> {
    return this.make(host, wish, randomBytes(32).toString('hex'), before);
  }

  createGuided(host: Person, { id, guided }: Teaching, name: string): Promise<Created | { refused: Refusal }> {
    const { seats, options, seed } = guided;
    return this.make(host, { game: id, name, seats, options }, seed);
  }

  /** Where this person has begun to learn the game, as long as the first round lasts. */
  async begunGuided(host: Person, { id, guided }: Teaching): Promise<string | null> {
    for (const row of await this.storage.tablesOf(host.id, 30)) {
      if (row.game !== id || row.seed !== guided.seed || row.finished) continue;
      const summary = await this.lists.one(row, host);
      if (summary.fault === null && summary.round <= 1) return row.id;
    }
    return null;
  }

  private async make(
    host: Person,
    wish: NewTable,
    seed: string,
    before?: string,
  ): Promise<Created | { refused: Refusal }> {
    const { rules, optionsOf } = this.titles.get(wish.game) as Title;
    const setup = rules.setup(wish.seats.length, wish.options as Json);
    if (isRefusal(setup)) return { refused: setup };
    const links: (string | null)[] = [];
    const at = now();
    const seats = wish.seats.map((kind, seat): SeatRow => {
      const token = kind === 'open' ? secretToken() : null;
      links.push(token);
      return {
        seat,
        person: kind === 'me' ? host.id : null,
        bot: kind === 'me' || kind === 'open' ? null : kind,
        claim: token === null ? null : tokenHash(token),
        ...(kind === 'me' ? { seen: at } : {}),
      };
    });
    const row: TableRow = {
      id: randomBytes(8).toString('hex'),
      game: wish.game,
      name: wish.name,
      host: host.id,
      seed,
      options: optionsOf(setup),
      // Who sits here may change at any time: a window always asks everybody who could be believed to have an answer.
      live: true,
      created: at,
      changed: at,
      finished: false,
      ...(before === undefined ? {} : { before }),
      ...(wish.clock == null ? {} : { clock: wish.clock }),
      ...(wish.public === true ? { public: true } : {}),
      seats,
    };
    await chooseDelay(this.storage, row.id, wish.spectators === undefined ? 0 : wish.spectators);
    if (wish.language !== undefined) await askIn(this.storage, row.id, wish.language);
    await this.storage.addTable(row);
    return { id: row.id, links };
  }

  /** Null when there is no such table; fails when it cannot be opened, or is played by another node. */
  find(id: string): Promise<Table | null> {
    return this.opened.find(id);
  }

  /** By a link, or without one at a public table. */
  async join(id: string, token: string | null, person: Person): Promise<Seat | null> {
    const seat = await (token === null
      ? this.storage.takeSeat(id, person.id)
      : this.storage.claimSeat(id, tokenHash(token), person.id));
    if (seat === null) return null;
    this.names.set(person.id, person.name);
    const table = await this.find(id);
    table?.seatChanged({ seat, person: person.id, bot: null, claim: null, seen: now() });
    await this.storage.seen(id, person.id, now());
    await table?.talk.tell('joined', { name: person.name, letter: letterOf(seat) }, person.id);
    return seat;
  }

  /** Where the person may sit down, page by page. */
  publicTables(person: Person, game: string | null, before: string | null): Promise<PublicTables | null> {
    return publicTables(this.storage, person, game, before);
  }

  /** Whom the person does not hear. */
  async deafOf(person: string): Promise<ReadonlySet<string>> {
    return new Set((await this.storage.blocksOf(person)).map(({ other }) => other));
  }

  /** A seat is handed to a bot, or opened again by a new link; everybody is told why. */
  async changeSeat(table: Table, { seat, to }: Handing, why: 'left' | 'agreed' | 'away'): Promise<string | null> {
    const token = to === 'open' ? secretToken() : null;
    const claim = token === null ? null : tokenHash(token);
    const person = table.seats[seat]?.person ?? null;
    await table.setSeat({ seat, person: null, bot: to === 'open' ? null : to, claim });
    const about = { name: this.nameOf(person), letter: letterOf(seat), host: this.nameOf(table.host) };
    if (person !== null) await table.talk.tell(`${why} ${to === 'open' ? 'open' : 'to a bot'}`, about, person);
    return token;
  }

  /** Whoever sits there agrees to hand it over, or has been away for long; otherwise he is asked. */
  async takeOver(table: Table, handing: Handing): Promise<{ link: string | null; asked: boolean }> {
    const since = table.awaySince(handing.seat);
    if (since !== null && now() - since >= AWAY)
      return { link: await this.changeSeat(table, handing, 'away'), asked: false };
    table.askFor(handing);
    const person = table.seats[handing.seat]?.person ?? null;
    const about = { name: this.nameOf(person), host: this.nameOf(table.host), letter: letterOf(handing.seat) };
    await table.talk.tell('asked', about, person);
    return { link: null, asked: true };
  }

  /** False when nobody asks for the seat. */
  async consent(table: Table, seat: Seat, agree: boolean): Promise<boolean> {
    const handing = table.asksFor;
    if (handing?.seat !== seat) return false;
    if (agree) await this.changeSeat(table, handing, 'agreed');
    else {
      table.askFor(null);
      const person = table.seats[seat]?.person ?? null;
      await table.talk.tell('kept', { name: this.nameOf(person), letter: letterOf(seat) }, person);
    }
    return true;
  }

  /** The same people play the same again: whoever asks first makes the table, and each of them has his seat there. */
  async again(table: Table, who: Person): Promise<{ id: string; seat: Seat | null }> {
    const made = this.makingAgain.get(table.id) ?? this.findOrMakeAgain(table, who);
    this.makingAgain.set(table.id, made);
    const id = await made.finally(() => this.makingAgain.delete(table.id));
    const own = table.seats.filter((s) => s.person === who.id).map((s) => s.seat);
    const body = { id, person: who.id, seats: own };
    const seat = await this.where('take seats', body, () => this.takeSeats(id, who, own));
    return { id, seat };
  }

  /** Seats that are kept open for somebody who plays again; gives the one he has. */
  async takeSeats(id: string, who: Person, own: readonly Seat[]): Promise<Seat | null> {
    const next = await this.find(id);
    for (const seat of own) {
      const row = next?.seats[seat];
      if (next == null || row === undefined || row.person !== null || row.claim === null) continue;
      const taken = { seat, person: who.id, bot: null, claim: null, seen: now() };
      await next.setSeat(taken);
      await next.talk.tell('joined', { name: who.name, letter: letterOf(seat) }, who.id);
    }
    return next?.seats.find((s) => s.person === who.id)?.seat ?? null;
  }

  private async findOrMakeAgain(table: Table, who: Person): Promise<string> {
    const known = await this.storage.tableAfter(table.id);
    if (known !== null) return known;
    const seats = table.seats.map(({ person, bot }) =>
      person === who.id ? 'me' : person === null ? (bot ?? 'open') : 'open',
    );
    const { game, name, options, clock } = table.made;
    const { delay: spectators } = table.spectators;
    const made = await this.create(who, { game, name, seats, options, clock, spectators } as NewTable, table.id);
    if ('refused' in made) throw new Error(`table ${table.id} cannot be played again: ${made.refused.text.key}`);
    table.goesOnAt(made.id);
    await table.talk.tell('again', { name: who.name }, who.id);
    return made.id;
  }

  /** Somebody goes for good: his seats in games that are not over go to bots, another becomes the host, and what nobody else played is
   *  removed. What is left of him is then taken out of what is stored, and tables that know of him are opened anew. */
  async forget(person: Person): Promise<void> {
    const said = await this.storage.saidBy(person.id);
    const own = (await this.storage.tablesOf(person.id, MOST_LEFT)).map(({ id }) => id);
    const each = async (ids: Iterable<string>, what: 'leave' | 'reopen'): Promise<void> => {
      for (const id of ids)
        await this.where(what, { id, person: person.id }, () =>
          what === 'leave' ? this.leaveHere(id, person.id) : this.reopenHere(id),
        );
    };
    await each(own, 'leave');
    await this.storage.erase(person, NOBODY);
    this.renamed({ ...person, name: NOBODY });
    await each(new Set([...own, ...said.map(({ table }) => table)]), 'reopen');
  }

  async leaveHere(id: string, person: string): Promise<void> {
    this.names.set(person, NOBODY);
    const table = await this.find(id).catch(unopened);
    if (!(table instanceof Table)) return;
    const other = table.seats.find((s) => s.person !== null && s.person !== person)?.person ?? null;
    if (other === null) return this.opened.end(id, () => this.storage.removeTable(id));
    const to = levelsOf(table.title)[0] as string;
    if (!table.isOver)
      for (const { seat } of table.seats.filter((s) => s.person === person))
        await this.changeSeat(table, { seat, to }, 'left');
    if (table.host === person) await table.setHost(other);
  }

  /** What is stored of the table has changed: it is read again, and whoever looks at it comes back. */
  async reopenHere(id: string): Promise<void> {
    const table = await this.find(id).catch(unopened);
    if (table instanceof Table) await this.opened.reopen(id, table);
  }

  renamed(person: Person): void {
    this.names.set(person.id, person.name);
    this.nodes.tell({ type: 'renamed', person: person.id });
  }

  /** Another node has given somebody a new name. */
  async learnName(id: string): Promise<void> {
    const person = this.names.has(id) ? await this.storage.person(id) : null;
    if (person !== null) this.names.set(id, person.name);
  }

  /** Another node has taken the table. */
  lose(id: string): void {
    this.opened.lose(id);
  }

  /** Tables that nobody holds and that may have something to do: opened one after the other, so that people come first. */
  async adopt(ids: readonly string[]): Promise<void> {
    const isBusy = this.orphans.size > 0;
    for (const id of ids) this.orphans.add(id);
    if (isBusy) return;
    for (const id of this.orphans) {
      await this.find(id).catch(() => undefined);
      this.orphans.delete(id);
      await new Promise((goOn) => setImmediate(goOn));
    }
  }

  /** Somebody's time has come at a table, wherever it is played. */
  timeCame(id: string): Promise<Done> {
    return this.where('time came', { id }, () => this.timeCameHere(id));
  }

  async timeCameHere(id: string): Promise<Done> {
    const table = await this.find(id).catch(unopened);
    if (table === null || table instanceof CannotOpen) return 'done';
    const due = await table.timeCame();
    return due === null ? 'done' : { due, about: null };
  }

  /** When a person plays has changed: wherever he sits, time is counted otherwise from now on. */
  async heed(person: string): Promise<void> {
    for (const { id, finished, clock } of await this.storage.tablesOf(person, MOST_HEEDED))
      if (!finished && clock !== undefined) await this.where('heed', { id }, () => this.heedHere(id));
  }

  /** The server was closed for a while: clocks that this node has in memory stood still. */
  async heedRest(): Promise<void> {
    for (const id of this.opened.ids) await this.heedHere(id);
  }

  async heedHere(id: string): Promise<void> {
    const table = await this.find(id).catch(unopened);
    if (table instanceof Table) await table.heed();
  }

  /** What messages have to know of a table, wherever it is played; null when it cannot be opened. */
  question(id: string, what: TableQuestion, about: Json): Promise<Json> {
    return this.where('question', { id, what, about }, () => this.questionHere(id, what, about));
  }

  async questionHere(id: string, what: TableQuestion, about: Json): Promise<Json> {
    const table = await this.find(id).catch(unopened);
    return table instanceof Table ? answerOf(table, what, about) : null;
  }

  /** Here, or where the table is played. */
  private where<T>(what: NodeQuestion, body: unknown, here: () => Promise<T>): Promise<T> {
    return whereItIs(here, async (address) => (await askNode(this.nodes, address, what, body)) as T, this.nodes.gone);
  }

  close(): Promise<void> {
    return this.opened.close((table) => this.nodes.tell({ type: 'left', table }));
  }

  /** Closes tables that nobody has looked at for a while. */
  closeIdle(at = now()): Promise<void> {
    return this.opened.closeIdle(at);
  }

  /** Somebody came to a table. Whether that can be noted is nothing he has to care about. */
  visited(id: string): void {
    const at = now();
    if (at - (this.visits.get(id) ?? 0) < SAME_VISIT) return;
    this.visits.set(id, at);
    this.storage.visit(id, at).catch((error) => {
      this.visits.delete(id);
      this.report('a visit could not be noted', error);
    });
  }

  /** Removes tables where nobody came for so many milliseconds (null: never): those that nobody has played, and those that
   *  somebody has. */
  async removeAbandoned(unplayed: number | null, unfinished: number | null): Promise<void> {
    const since = (ms: number | null): number => (ms === null ? -1 : now() - ms);
    for (const id of await this.storage.abandoned({ unplayed: since(unplayed), unfinished: since(unfinished) })) {
      if (this.opened.isWanted(id)) continue;
      await this.opened.without(id, () => this.storage.removeTable(id)).catch((error: unknown) => onlyElsewhere(error));
      this.visits.delete(id);
    }
  }

  /** Whether somebody else at the table has a name that could be taken for this one. */
  looksLikeAnother(table: Table, person: Person): boolean {
    return table.seats.some(
      (s) =>
        s.person !== null &&
        s.person !== person.id &&
        skeleton(this.names.get(s.person) ?? '') === skeleton(person.name),
    );
  }

  private async load(id: string): Promise<Table | null> {
    const row = await this.storage.table(id);
    if (row === null) return null;
    this.openings++;
    // What happened at another node is not later than what happens here.
    notBefore(row.changed);
    for (const seat of row.seats) {
      if (seat.person === null || this.names.has(seat.person)) continue;
      const person = await this.storage.person(seat.person);
      if (person !== null) this.names.set(person.id, person.name);
    }
    const title = this.titles.get(row.game);
    if (title === undefined) throw new CannotOpen('game', `there is no game "${row.game}"`);
    return Table.open(row, title, {
      storage: this.storage,
      askBot: this.askBot,
      botsTurn: this.botsTurn,
      jobs: this.jobs,
      adviseSeat: this.adviseSeat,
      tell: this.tell,
      nameOf: this.nameOf,
      onAnswer: () => {
        this.answers++;
      },
      report: this.report,
    });
  }

  private readonly nameOf = (person: string | null): string => (person === null ? '' : (this.names.get(person) ?? ''));
}

const letterOf = (seat: Seat): string => String.fromCharCode(65 + seat);

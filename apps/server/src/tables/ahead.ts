// What those who sit at a table have said beforehand: what is let go by unasked, and orders for questions that come later. It is kept
// with the table, carried out as the ordinary answer, and nobody but its owner is ever told of it.
import type { Answer, Decision, Event, Frozen, Json, Refusal, Seat, State } from '@custodian/kernel';
import { decisionId, hideState, pending, refuse } from '@custodian/kernel';
import type {
  AheadOffers,
  AheadView,
  LogLine,
  NewOrder,
  Order,
  OrderReport,
  Quiet,
  TableRefusal,
} from '@custodian/protocol';
import { MOST_ORDERS } from '@custodian/protocol';
import type { Title } from '@custodian/title';
import type { Storage } from '../storage/storage.ts';
import { linesFor } from './chronicle.ts';
import type { Given } from './history.ts';
import type { Line } from './line.ts';

/** What is kept of one seat. */
interface Kept {
  readonly person: string;
  readonly quiet: Quiet;
  readonly orders: readonly KeptOrder[];
  readonly reports: readonly OrderReport[];
}

interface KeptOrder extends Order {
  readonly round: number;
  /** So many answers had been given when it was last held against what had happened. */
  readonly since: number;
}

interface Surroundings {
  readonly storage: Pick<Storage, 'notes' | 'setNote'>;
  readonly table: string;
  personAt(seat: Seat): string | null;
  /** Its owner is told. */
  tell(seat: Seat): void;
  report(what: string, error: unknown): void;
}

const NOISY: Quiet = { lets: 'nothing', round: null };
/** The key of an answer that an order gave: where the order is still kept after a break, it has been carried out. */
const keyOf = (id: number): string => `ordered ${id}`;
/** The house's own, for every order. */
const ROUND = 'round';

export class Ahead {
  private kept: Readonly<Record<string, Kept>> = {};
  private storing: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly line: Line,
    private readonly title: Title,
    private readonly around: Surroundings,
  ) {}

  /** What happened after it was last stored is looked at again. */
  async open(): Promise<void> {
    const { storage, table } = this.around;
    this.kept = ((await storage.notes('ahead', [table]))[table] ?? {}) as unknown as typeof this.kept;
    const given = this.given();
    if (given.length === 0) return;
    const since = Math.min(...given.map((order) => order.since), this.line.answers);
    this.look(await this.line.linesSince(since));
  }

  view(seat: Seat | null): AheadView | null {
    if (seat === null) return null;
    const { orders, reports } = this.of(seat);
    const shown = orders.map(({ id, kind, said, unless, text }): Order => ({ id, kind, said, unless, text }));
    return { quiet: this.quietOf(seat), orders: shown, reports };
  }

  /** What can be said beforehand just now. */
  offers(seat: Seat): AheadOffers {
    const { ahead } = this.title;
    const orders = Object.entries(ahead?.orders ?? {}).flatMap(([kind, { fields, unless }]) => {
      const asked = this.line.isOver ? null : fields(this.positionOf(seat), seat);
      return asked === null ? [] : [{ kind, fields: asked, unless: [...unless, ROUND] }];
    });
    return { untouched: ahead !== undefined, windows: ahead?.windows ?? [], orders };
  }

  async setQuiet(seat: Seat, lets: Quiet['lets'], thisRound: boolean): Promise<Refusal | null> {
    if (lets === 'untouched' && this.title.ahead === undefined) return refusal('nothing touches');
    const quiet: Quiet = { lets, round: thisRound && lets !== 'nothing' ? this.round : null };
    return this.keep(seat, () => ({ quiet }));
  }

  async order(seat: Seat, wish: NewOrder): Promise<Refusal | null> {
    const { kind, said, unless } = wish;
    const offer = this.offers(seat).orders.find((each) => each.kind === kind);
    const isSaid = ({ name, choices }: { name: string; choices: readonly { value: string }[] }): boolean =>
      Object.hasOwn(said, name) && choices.some(({ value }) => value === said[name]);
    const isWhole = offer?.fields.every(isSaid) && Object.keys(said).length === offer.fields.length;
    if (!offer || !isWhole || unless.some((name) => !offer.unless.includes(name))) return refusal('no order');
    if (this.of(seat).orders.length >= MOST_ORDERS) return refusal('too many orders');
    const all = Object.values(this.kept).flatMap((each) => [...each.orders, ...each.reports]);
    // Never one that an answer was given by already.
    const id = Math.max(this.line.rows * 100, ...all.map((each) => each.id)) + 1;
    const text = this.title.ahead?.orders[kind]?.text(said) ?? { key: '' };
    const order: KeptOrder = { id, kind, said, unless, text, round: this.round, since: this.line.answers };
    return this.keep(seat, (kept) => ({ orders: [...kept.orders, order] }));
  }

  /** Takes an order back, or has read what became of it. */
  async withdraw(seat: Seat, id: number): Promise<Refusal | null> {
    const { orders, reports } = this.of(seat);
    if (![...orders, ...reports].some((each) => each.id === id)) return refusal('no order');
    const others = (each: { readonly id: number }): boolean => each.id !== id;
    return this.keep(seat, (kept) => ({ orders: kept.orders.filter(others), reports: kept.reports.filter(others) }));
  }

  /** Somebody else sits there: what his predecessor said is gone. */
  seatChanged(seat: Seat): void {
    const kept = this.kept[seat];
    if (kept === undefined || kept.person === this.around.personAt(seat)) return;
    const { [seat]: _, ...others } = this.kept;
    this.kept = others;
    this.store();
  }

  /** Whether the seat lets this window go by though it may have an answer. */
  letsGo(seat: Seat, state: State<unknown>): boolean {
    const { lets } = this.quietOf(seat);
    return lets === 'everything' || (lets === 'untouched' && !this.isTouched(seat, state));
  }

  /** Where the title does not say, everything touches everybody. */
  isTouched(seat: Seat, state: State<unknown>): boolean {
    return this.title.ahead?.touches(this.positionOf(seat, state), seat) ?? true;
  }

  /** The answer that an order has for a question; null without one, or where it is not possible. */
  answerTo(decision: Decision, state: State<unknown>): Given | null {
    const found = this.about(decision, state);
    if (found === null) return null;
    const answer: Answer = { seat: decision.seat, decision: decisionId(state), value: found.value };
    return refuse(this.line.rules, state, answer) === null ? { ...answer, key: keyOf(found.order.id) } : null;
  }

  /** Somebody has answered: by an order, or by himself what an order was about. */
  answered(before: State<unknown>, { seat, key, decision }: Given): void {
    const { orders } = this.of(seat);
    if (orders.length === 0) return;
    const done = orders.find(({ id }) => key === keyOf(id));
    if (done !== undefined) {
      this.end(seat, done, 'done');
      return;
    }
    const asked = decision === decisionId(before) ? pending(this.line.rules, before) : [];
    const own = asked.find((each) => each.seat === seat);
    const about = own === undefined ? null : this.about(own, before);
    if (about !== null) this.change(seat, { orders: orders.filter(({ id }) => id !== about.order.id) });
  }

  /** What has happened may have broken an order, or made its answer impossible. */
  look(lines: readonly LogLine[]): void {
    if (this.given().length === 0) return;
    for (const [key, { orders }] of Object.entries(this.kept)) {
      const seat = Number(key);
      if (orders.length === 0) continue;
      const seen = linesFor(lines, seat, false);
      const { game } = this.positionOf(seat);
      for (const order of orders) {
        if (this.line.has({ seat, key: keyOf(order.id), decision: '', value: null })) this.end(seat, order, 'done');
        else {
          const broken = this.brokenBy(order, seen, game, seat);
          if (broken !== null) this.end(seat, order, { broken });
        }
      }
    }
    if (this.line.isOver) return;
    const { rules, state } = this.line;
    for (const decision of pending(rules, state)) {
      const found = this.about(decision, state);
      if (found !== null && this.answerTo(decision, state) === null) this.end(decision.seat, found.order, 'impossible');
    }
  }

  /** Everything is stored, and how far it was held against what happened. */
  async settled(): Promise<void> {
    const since = this.line.answers;
    if (this.given().length > 0) {
      const upTo = ([seat, kept]: [string, Kept]): [string, Kept] => [
        seat,
        { ...kept, orders: kept.orders.map((order) => ({ ...order, since })) },
      ];
      this.kept = Object.fromEntries(Object.entries(this.kept).map(upTo));
      this.store();
    }
    await this.storing;
  }

  private given(): readonly KeptOrder[] {
    return Object.values(this.kept).flatMap(({ orders }) => orders);
  }

  private get round(): number {
    return this.title.summary(this.line.state.game).round;
  }

  /** A sentence for one round is over with it. */
  private quietOf(seat: Seat): Quiet {
    const { quiet } = this.of(seat);
    return quiet.round === null || quiet.round === this.round ? quiet : NOISY;
  }

  private of(seat: Seat): Omit<Kept, 'person'> {
    return this.kept[seat] ?? { quiet: NOISY, orders: [], reports: [] };
  }

  private positionOf(seat: Seat, of = this.line.state): { game: Frozen<unknown>; stack: State<unknown>['stack'] } {
    const { game, stack } = hideState(this.line.rules, of, seat);
    return { game: game as Frozen<unknown>, stack };
  }

  /** The first order that is about a question, and what it answers. */
  private about(decision: Decision, state: State<unknown>): { order: KeptOrder; value: Json } | null {
    const { seat } = decision;
    const question = decisionId(state);
    for (const order of this.of(seat).orders) {
      const kind = this.title.ahead?.orders[order.kind];
      if (kind === undefined || !kind.questions.includes(question)) continue;
      const value = kind.answer(order.said, { ...this.positionOf(seat, state), decision, seat });
      if (value !== null) return { order, value };
    }
    return null;
  }

  private brokenBy(order: KeptOrder, seen: readonly LogLine[], game: Frozen<unknown>, seat: Seat): string | null {
    const isBroken = (name: string): boolean => {
      if (name === ROUND) return order.round !== this.round;
      const breaking = this.title.ahead?.unless[name];
      return seen.some(
        ({ event }) => breaking?.events.includes(event.type) && (breaking.is?.(event as Event, game, seat) ?? true),
      );
    };
    return order.unless.find(isBroken) ?? null;
  }

  private end(seat: Seat, { id, text }: KeptOrder, became: OrderReport['became']): void {
    const { orders, reports } = this.of(seat);
    const left = orders.filter((order) => order.id !== id);
    this.change(seat, { orders: left, reports: [...reports, { id, text, became }].slice(-MOST_ORDERS) });
  }

  private with(seat: Seat, to: Partial<Kept>): typeof this.kept {
    const person = this.around.personAt(seat) ?? '';
    return { ...this.kept, [seat]: { ...this.of(seat), ...to, person } };
  }

  /** What somebody says counts once it is stored. */
  private async keep(seat: Seat, made: (kept: Omit<Kept, 'person'>) => Partial<Kept>): Promise<null> {
    const { storage, table } = this.around;
    const stored = this.storing.then(() =>
      storage.setNote(table, 'ahead', this.with(seat, made(this.of(seat))) as unknown as Json),
    );
    this.storing = stored.catch(() => undefined);
    await stored;
    this.kept = this.with(seat, made(this.of(seat)));
    this.around.tell(seat);
    return null;
  }

  private change(seat: Seat, to: Partial<Kept>): void {
    this.kept = this.with(seat, to);
    this.around.tell(seat);
    this.store();
  }

  /** In order, and without play waiting for it. */
  private store(): void {
    const { storage, table, report } = this.around;
    this.storing = this.storing
      .then(() => storage.setNote(table, 'ahead', this.kept as unknown as Json))
      .catch((error) => report('what was said beforehand could not be stored', error));
  }
}

const refusal = (key: TableRefusal): Refusal => ({ rule: 'table', text: { key: `table.${key}` } });

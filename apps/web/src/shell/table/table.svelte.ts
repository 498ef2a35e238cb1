// One open table, as the page sees it: everything the components read, and what they may ask for.
import type { Json, Refusal, Seat } from '@custodian/kernel';
import { FREE, RETRACT } from '@custodian/kernel';
import type {
  AheadView,
  ChatLine,
  DecisionView,
  Hint,
  LogLine,
  NewOrder,
  Past,
  ProblemCode,
  Quiet,
  Standing,
  TableInfo,
  TableView,
} from '@custodian/protocol';
import type { Landmarks, Summary } from '@custodian/title';
import { seatLetter, t } from '../../words/words.svelte.ts';
import { api, hasFailed } from '../api.ts';
import { questionKey } from '../decisions/asking.ts';
import type { TableParts } from '../title/title-page.ts';
import type { Connection, Hooks, Link, Outcome } from './connection.ts';
import { connect, openSocket } from './connection.ts';
import type { TableState } from './state.ts';

/** A kind of piece on the board that can be pointed at. */
export type PieceKind = 'system' | 'planet' | 'unit' | 'card';

/** What the open decision shows on the board. Decision panels set it, the galaxy draws it. */
export interface Board {
  /** Systems, planets, units and cards that may be picked. */
  lit: readonly string[];
  picked: readonly string[];
  /** Those of the lit systems where nothing would come of it. */
  faint: readonly string[];
  /** Just one is picked: what touches it again does not want to pick it. */
  single: boolean;
  /** What a plan would do, for the galaxy to draw as pending; its shape is the plan's. */
  plan: { readonly shape: string; readonly value: Json } | null;
  /** Called when a lit piece is pointed at. */
  onpick: ((id: string, kind: PieceKind) => void) | null;
  /** A plan that is made step by step: what the button does before the plan is whole, and what taking back does first. */
  next: { readonly label: string; readonly take: () => void } | null;
  back: (() => void) | null;
}

/** More than a game has. */
const ALL_ANSWERS = 9_999_999;

const nothingLit: Board = {
  lit: [],
  picked: [],
  faint: [],
  single: false,
  plan: null,
  onpick: null,
  next: null,
  back: null,
};

/** `G`: the game as a seat sees it. */
export class Table<G = unknown> {
  state = $state.raw<TableState | null>(null);
  link = $state.raw<Link>('connecting');
  problem = $state.raw<ProblemCode | null>(null);
  /** The seat one sits at; null: one watches. */
  private own = $state.raw<Seat | null>(null);
  /** Every seat that this person plays: more than one with a shared screen. */
  mine = $state.raw<readonly Seat[]>([]);
  /** Options that the guide would take. */
  advised = $state.raw<readonly string[]>([]);
  /** What was last put on the board, and the question it belongs to. */
  private shown = $state.raw<{ readonly of: string; readonly board: Board } | null>(null);
  /** The piece whose dossier is open. */
  selected = $state.raw<{ readonly id: string; readonly kind: PieceKind } | null>(null);
  /** Systems and planets that somebody points at in a text: the galaxy shows where they are. */
  pointed = $state.raw<readonly string[]>([]);
  /** A system or planet that the galaxy brings into sight. */
  lookedAt = $state.raw<string | null>(null);
  /** A battle of the past that is looked at again: where it began in the log. */
  recalled = $state.raw<number | null>(null);
  /** Somebody asks for what has happened since his last turn. */
  recapWanted = $state.raw(false);
  /** The system on the map that the pointer is over. */
  hovered = $state.raw<string | null>(null);
  /** An earlier position that is looked at instead of the present one. */
  past = $state.raw<Past | null>(null);
  /** A seat of one's own that has been handed over while one sat there. */
  lost = $state.raw<Seat | null>(null);
  /** With whose eyes one would like to watch. */
  private wished: Seat | null = null;
  /** What opened the public replay that is looked at; null at a table. */
  pass = $state.raw<string | null>(null);
  /** Whose knowledge earlier positions are looked at with, once a game is over. */
  private chosenEyes = $state.raw<{ readonly seat: Seat | null } | null>(null);

  view: TableView | null = $derived((this.past ?? this.state)?.view ?? null);
  game: G | null = $derived((this.view?.game ?? null) as unknown as G | null);
  summary: Summary = $derived(this.view?.summary ?? { round: 0, points: [], ending: null });
  info: TableInfo | null = $derived(this.view?.table ?? null);
  log: readonly LogLine[] = $derived((this.past ?? this.state)?.log ?? []);
  chat: readonly ChatLine[] = $derived(this.state?.chat ?? []);
  standing: Readonly<Record<string, Standing>> = $derived(this.state?.standing ?? {});
  /** What this seat has said beforehand; null for who watches. */
  ahead: AheadView | null = $derived(this.state?.ahead ?? null);
  /** From which answer on one was away when one came; null for who watches. */
  since: number | null = $derived(this.state?.since ?? null);
  /** The seat whose knowledge the table shows: one's own, unless one looks back with other eyes; null: what all know. */
  seat: Seat | null = $derived(this.past === null ? (this.own ?? this.state?.view.seat ?? null) : this.lookingAs);
  /** The question put to this seat; what was asked long ago can no longer be answered. */
  decision: DecisionView | null = $derived(this.past === null ? (this.view?.decisions[0] ?? null) : null);
  /** Which question is open; empty when none is. */
  question: string = $derived(this.decision === null ? '' : questionKey(this.view));
  /** What the open question shows on the board: with it go its marks, whoever set them. */
  board: Board = $derived(this.shown !== null && this.shown.of === this.question ? this.shown.board : nothingLit);
  /** Another seat of the same person is asked. */
  alsoMine: Seat | null = $derived.by(() => {
    const { awaiting } = this.view ?? { awaiting: [] };
    if (this.decision !== null || this.past !== null || awaiting === 'somebody') return null;
    return awaiting.find((seat) => seat !== this.seat && this.mine.includes(seat)) ?? null;
  });

  private connection: Connection | null = null;

  constructor(
    readonly id: string,
    mine: readonly Seat[],
    /** What its title brings to the page, and what everybody knows of it. */
    readonly title: TableParts,
    readonly landmarks: Landmarks,
  ) {
    this.mine = mine;
    this.own = mine[0] ?? null;
  }

  open(): void {
    const hooks: Hooks = {
      onState: (state) => {
        this.state = state;
      },
      onLink: (link) => {
        this.link = link;
      },
      onProblem: (code) => {
        this.problem = code;
        if (code !== 'not yours') return;
        if (this.own !== null) this.giveUp(this.own);
        else if (this.wished !== null) this.seeWith(null);
      },
    };
    this.connection = connect(openSocket, this.id, this.own, hooks, this.own === null ? this.wished : null);
    this.connection.looking(!document.hidden);
  }

  /** A finished game that anybody with the link may see: nothing happens there any more. False when it may not be seen. */
  async openReplay(pass: string): Promise<boolean> {
    const last = await api.at(this.id, ALL_ANSWERS, null, pass);
    if (hasFailed(last)) return false;
    this.pass = pass;
    this.link = 'open';
    this.state = { version: 0, view: last.view, log: last.log, chat: [], standing: {}, ahead: null, since: null };
    return true;
  }

  /** As a spectator with the eyes of somebody who lets one; null: as everybody sees it. */
  seeWith(eyes: Seat | null): void {
    this.close();
    this.wished = eyes;
    this.past = null;
    this.open();
  }

  /** Lets spectators see with one's own eyes, or no longer. */
  openEyes(open: boolean): Promise<Outcome> {
    return this.act((c) => c.eyes(open));
  }

  close(): void {
    this.connection?.close();
    this.connection = null;
  }

  /** Looks through the eyes of another seat of one's own. */
  sitAt(seat: Seat): void {
    this.close();
    this.state = null;
    this.past = null;
    this.own = seat;
    this.open();
  }

  /** The seat now belongs to somebody else: whoever sat there watches on. */
  private giveUp(seat: Seat): void {
    this.close();
    this.lost = seat;
    this.mine = this.mine.filter((each) => each !== seat);
    this.own = this.mine[0] ?? null;
    this.state = null;
    this.past = null;
    this.open();
  }

  /** Earlier positions as another seat knew them, or as everybody did. */
  lookAs(seat: Seat | null): void {
    this.chosenEyes = { seat };
  }

  get lookingAs(): Seat | null {
    return this.chosenEyes === null ? (this.own ?? this.state?.view.seat ?? null) : this.chosenEyes.seat;
  }

  hurry(): void {
    this.connection?.hurry();
  }

  /** Whoever has the page open somewhere behind is told elsewhere when he is asked something. */
  look(isLooking: boolean): void {
    this.connection?.looking(isLooking);
  }

  /** What a player is called everywhere: the name, or the kind of seat and its letter. */
  nameOf(seat: Seat): string {
    if (seat < 0) return t('seat.nobody');
    const info = this.info?.seats[seat];
    if (info?.kind === 'person' && info.name !== '') return info.name;
    if (info?.kind === 'bot') return t('seat.bot', { letter: seatLetter(seat) });
    return t('seat.letter', { letter: seatLetter(seat) });
  }

  answer(value: Json): Promise<Outcome> {
    return this.act((c) => c.answer(this.view?.decision ?? '', value));
  }

  /** Takes back one's own answer to the open question, while others are still to answer it. */
  retract(): Promise<Outcome> {
    return this.act((c) => c.answer(RETRACT, this.view?.decision ?? ''));
  }

  /** A free action: what may be done at any time without being asked. */
  doFreely(name: string, value: Json): Promise<Outcome> {
    return this.act((c) => c.answer(`${FREE}${name}`, value));
  }

  async try(value: Json, decision: string = this.view?.decision ?? ''): Promise<Refusal | null> {
    return this.connection === null ? null : this.connection.try(decision, value);
  }

  /** What a bot would do here; null: nobody knows. */
  async hint(): Promise<Hint | null> {
    return this.connection === null ? null : this.connection.hint();
  }

  undo(): Promise<Outcome> {
    return this.act((c) => c.undo());
  }

  redo(): Promise<Outcome> {
    return this.act((c) => c.redo());
  }

  consent(agree: boolean): Promise<Outcome> {
    return this.act((c) => c.consent(agree));
  }

  async setStanding(window: string, mode: Standing): Promise<Outcome> {
    const outcome = await this.act((c) => c.standing(window, mode));
    if ('accepted' in outcome && this.state !== null)
      this.connection?.remember({ standing: { ...this.state.standing, [window]: mode } });
    return outcome;
  }

  setQuiet(lets: Quiet['lets'], thisRound: boolean): Promise<Outcome> {
    return this.act((c) => c.quiet(lets, thisRound));
  }

  /** Answers a question that has not been asked yet. */
  order(order: NewOrder): Promise<Outcome> {
    return this.act((c) => c.order(order));
  }

  /** What happened while one was away has been told up to there. */
  looked(answers: number): Promise<Outcome> {
    return this.act((c) => c.looked(answers));
  }

  withdraw(order: number): Promise<Outcome> {
    return this.act((c) => c.withdraw(order));
  }

  pause(pause: boolean): Promise<Outcome> {
    return this.act((c) => c.pause(pause));
  }

  say(text: string): void {
    this.connection?.say(text);
  }

  /** Marks the board for the question that is open now, and for no other, however long the one who asked for it lives. */
  marking(): (board: Partial<Board>) => void {
    const of = this.question;
    return (board) => {
      if (of === this.question) this.shown = { of, board: { ...nothingLit, ...board } };
    };
  }

  /** Draws a plan on the board beside what the open question shows there. */
  draw(shape: string, value: Json): void {
    this.shown = { of: this.question, board: { ...this.board, plan: { shape, value } } };
  }

  private act(request: (connection: Connection) => Promise<Outcome>): Promise<Outcome> {
    this.problem = null;
    return this.connection === null ? Promise.resolve({ problem: 'lost' }) : request(this.connection);
  }
}

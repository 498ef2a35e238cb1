// What a title brings to the page. Every part may be left out: the frame then shows something plainer, and the game is played
// with the general forms.
import type { AboutOf, Event, Json, Option, PlanOf, PlanShapes, Seat, Text } from '@custodian/kernel';
import type { ChooseView, DecisionView, LogLine, PlanView, TableView } from '@custodian/protocol';
import type { OddsDesk } from '@custodian/title';
import type { Catalogue, Language } from '@custodian/words';
import type { Component } from 'svelte';
import type { GlyphName } from '../../kit/glyphs.ts';
import type { Score } from '../ending/points.ts';
import type { Manner, Told } from '../history/chronicle.ts';
import type { Entry } from '../rules/searching.ts';
import type { Cue } from '../sound/queue.ts';
import type { PieceKind, Table } from '../table/table.svelte.ts';

/** Light: everything is loaded when it is wanted. */
export interface TitlePage {
  /** Without, the server is asked for the texts of the game. */
  readonly words?: Readonly<Record<Language, PageWords>>;
  table?(): Promise<TableParts>;
  reference?(): Promise<Reference>;
  guide?(): Promise<Guidance>;
  /** Where fights can be asked about without a table. */
  odds?(): Promise<OddsDesk>;
}

export interface PageWords {
  /** What names the game and its options; part of `game`. */
  box(): Promise<Catalogue>;
  game(): Promise<Catalogue>;
  /** What the page itself says about this game. */
  page(): Promise<Catalogue>;
}

/** `G`: the game as a seat sees it; `E`: its events. */
export interface TableParts<G = unknown, E extends Event = Event> {
  readonly areas?: Areas<G>;
  readonly questions?: Questions<G>;
  /** Forms of free actions by their name. */
  readonly free?: Readonly<Record<string, FreeForm<G>>>;
  readonly history?: History<G, E>;
  readonly ending?: EndingParts<G, E>;
  /** What a line of the log sounds like to whoever sits at these seats; the game as it was before. */
  cueOf?(log: readonly LogLine<E>[], index: number, mine: readonly Seat[], game: G): Cue | null;
}

type Part<G> = Component<{ readonly table: Table<G> }>;

/** What fills the table, and what lies around its middle. */
export interface Areas<G> {
  /** Without, the public state in words. */
  readonly Centre?: Part<G>;
  /** What takes the stage before the middle: a battle, a vote. */
  readonly stages?: readonly Part<G>[];
  /** Everybody at a glance, above the middle. */
  readonly Plates?: Part<G>;
  /** Your own place, on the left. */
  readonly Sheet?: Component<SheetProps<G>>;
  readonly Hand?: Part<G>;
  /** How many cards are in it, for small screens. */
  handCount?(game: G, seat: Seat): number;
  /** What everybody plays for, below on the right. */
  readonly Track?: Part<G>;
  /** Everybody in full: a page of its own on small screens. */
  readonly Players?: Part<G>;
}

export interface SheetProps<G> {
  readonly table: Table<G>;
  readonly open: boolean;
  readonly ontoggle: () => void;
}

/** A panel edits the plan; asking the server, confirming and taking back are done around it. */
export interface PanelProps<G = unknown> {
  readonly table: Table<G>;
  readonly decision: PlanView;
  readonly value: Json;
  readonly onchange: (value: Json) => void;
}

/** A question that is answered with a plan of this name, as the title's rules declare it. */
export type PlanAsked<Plans extends PlanShapes, Name extends keyof Plans & string> = Name extends string
  ? Omit<PlanView, 'shape' | 'about' | 'fallback'> & {
      readonly shape: Name;
      readonly about: AboutOf<Plans[Name]>;
      readonly fallback: PlanOf<Plans[Name]>;
    }
  : never;

/** The same for a panel that draws declared plans. */
export interface DeclaredPanelProps<G, Plans extends PlanShapes, Name extends keyof Plans & string> {
  readonly table: Table<G>;
  readonly decision: PlanAsked<Plans, Name>;
  readonly value: PlanOf<Plans[Name]>;
  onchange(value: PlanOf<Plans[Name]>): void;
}

/** A panel for a question with options edits the picks. */
export interface ChoosePanelProps<G = unknown> {
  readonly table: Table<G>;
  readonly decision: ChooseView;
  readonly picks: readonly string[];
  readonly onchange: (picks: readonly string[]) => void;
}

/** How questions are drawn, by their shape or by what is asked. */
export interface Questions<G> {
  /** Panels of plans by their shape. */
  readonly panels?: Readonly<Record<string, Component<PanelProps<G>>>>;
  /** Shapes whose panel makes the plan from its own draft: a plan that comes from elsewhere is drawn on the board alone. */
  readonly drafted?: readonly string[];
  /** The panel of a question with options; null: the general list. */
  choosePanel?(decision: ChooseView): Component<ChoosePanelProps<G>> | null;
  /** What stands above a question of yes or no; null: nothing. */
  aside?(
    table: Table<G>,
    decision: ChooseView,
  ): Component<{ readonly table: Table<G>; readonly decision: ChooseView }> | null;
  /** What stands beside an option. */
  readonly Option?: Component<{ readonly table: Table<G>; readonly option: Option }>;
  /** A word about the question; undefined: what its rule says. */
  explain?(
    view: Pick<TableView, 'stack'>,
    decision: Pick<DecisionView, 'rule' | 'ask'>,
    word: Word,
  ): string | undefined;
  explainOption?(option: Option, word: Word): string | undefined;
  /** What is asked just now, where the page can say it shorter or nearer to what is done; null: as the rules ask. */
  now?(decision: DecisionView, table: Table<G>): AskedNow | null;
  /** What the page itself knows to be missing: the button says it, and nobody else is asked. null: nothing. */
  lacks?(decision: DecisionView, value: Json, table: Table<G>): string | null;
  /** A question that needs the board more than words: on a phone its words are short unless more of it is asked for. */
  isBrief?(decision: DecisionView, table: Table<G>): boolean;
  /** What has happened, where a window is open. */
  moments?(view: Pick<TableView, 'stack'>, isKnown: (key: string) => boolean): readonly Text[];
  /** What the button says; null: the usual. `isNothing`: by this answer nothing would happen. */
  confirm?(decision: DecisionView, value: Json, isNothing: boolean, table: Table<G>): string | null;
  /** What the general form of a plan may name besides what the question lists. */
  about?(table: Table<G>, decision: PlanView): Json;
  fieldName?(field: string): string | undefined;
  thingName?(id: string): string | undefined;
  /** Windows that are part of other questions, never asked by themselves. */
  readonly silentWindows?: readonly string[];
}

/** Every part may be left out: it is then as the rules say. */
export interface AskedNow {
  readonly title?: string;
  readonly about?: string;
  readonly rule?: string;
}

export type Word = (key: string) => string | undefined;

/** `P`: the plan. */
export interface FreeProps<G = unknown, P = Json> {
  readonly table: Table<G>;
  readonly value: P;
  onchange(value: P): void;
}

export interface FreeForm<G = unknown, P = Json> {
  readonly Form: Component<FreeProps<G, P>>;
  first(game: G, seat: Seat): P;
  /** What the button says once the plan is whole, and before. */
  does(value: P, table: Table<G>): string;
  lacks(value: P): string | null;
  /** Asked once more before it is done. */
  warns?(value: P): string;
  /** How wide its dialog may grow, in pixels. */
  readonly width?: number;
}

/** How the log is told, and what can be looked at again. */
export interface History<G, E extends Event = Event> extends Manner<E> {
  /** Pieces of the board that a thing names; the first is looked at. */
  piecesOf?(told: Told<E>, game: G): readonly string[];
  pieceName?(piece: string): string;
  pieceKind?(game: G, piece: string): PieceKind;
  /** What has happened since the seat's last turn; null: nothing to tell. */
  recap?(log: readonly LogLine<E>[], seat: Seat, isKnown: (key: string) => boolean): Recap<E> | null;
  /** Does the question begin a turn? Then the recap is offered. */
  isTurn?(decision: string): boolean;
  readonly scenes?: Scenes<E>;
  readonly moments?: Moments<E>;
}

export interface Recap<E extends Event = Event> {
  readonly steps: readonly Told<E>[];
  /** What it has cost, in words; may be empty. */
  readonly lost: string;
  /** After how many answers the last of it happened. */
  readonly until: number;
}

/** Scenes of the past that a stage shows again: where each began in the log, -1 for none. */
export interface Scenes<E extends Event = Event> {
  startOf(log: readonly LogLine<E>[], index: number): number;
  last(log: readonly LogLine<E>[]): number;
  /** In words: show it again; the last one. */
  again(): string;
  lastOne(): string;
}

/** Moments that the replay goes to. */
export interface Moments<E extends Event = Event> {
  /** The event with which a round begins; it tells its number as `round`. */
  readonly round: E['type'];
  /** Kinds of moments, each with its events. */
  readonly kinds: Readonly<Record<string, readonly E['type'][]>>;
  kindName(kind: string): string;
}

/** What the end of a game tells beside points and winners. */
export interface EndingParts<G, E extends Event = Event> {
  /** Stands for a winner. */
  readonly Emblem?: Component<{ readonly game: G; readonly seat: Seat }>;
  /** Whom a seat played. */
  people?(game: G, seat: Seat): string;
  /** Who has won, in a sentence. */
  told?(winners: readonly Seat[]): string;
  /** Why it is over. */
  reason?(why: string): string;
  /** Further columns of the ranking; small screens call one by its sign. */
  readonly columns?: readonly { readonly glyph?: GlyphName; title(): string; of(game: G, seat: Seat): number }[];
  /** The events that tell of points, and what they say. */
  readonly scores?: {
    readonly types: readonly E['type'][];
    in(log: readonly LogLine<E>[]): readonly Score[];
    sourceName(source: string): string;
  };
}

/** All rules and components, to be searched. */
export interface Reference {
  readonly families: readonly string[];
  entries(word: Word, asked: Word): readonly Entry[];
  /** The entry that a link names. */
  keyOf(link: string): string;
  familyName(family: string): string;
  /** Of one entry. */
  familyOfOne(family: string): string;
  /** What is asked most often. */
  usual(): readonly string[];
  /** Before the entries: figures in a table. `found`: keys of what answers best; null: nothing was typed. */
  readonly Table?: Component<{
    readonly found: readonly string[] | null;
    readonly family: string | null;
    readonly compact: boolean;
  }>;
}

/** A guided first round. */
export interface Guidance<G = unknown> {
  /** What the tour says, and where that is on the page: the first place that is in sight. */
  readonly tour: readonly { text(): string; readonly at: readonly string[] }[];
  /** Which explanation belongs to a question. */
  topicOf(decision: string, table: Table<G>): string;
  explain(topic: string, part: 'what' | 'why' | 'good'): string;
  /** Options to take; empty where any will do. */
  advise(game: G, seat: Seat, decision: DecisionView, topic: string): readonly string[];
}

/** Panels by the names of the declared plans. A question of a shape is about what is declared for it: nothing else is sent. */
export const declaredPanels = <G, Plans extends PlanShapes>(
  panels: {
    readonly [Name in keyof Plans & string]?: Component<DeclaredPanelProps<G, Plans, Name>>;
  },
): Readonly<Record<string, Component<PanelProps<G>>>> =>
  panels as unknown as Readonly<Record<string, Component<PanelProps<G>>>>;

/** A form edits what it has begun with. */
export const declaredForm = <G, P>(form: FreeForm<G, P>): FreeForm<G> => form as unknown as FreeForm<G>;

/** Whoever holds these knows no game's own shape. */
export const tableParts = <G, E extends Event>(parts: TableParts<G, E>): TableParts => parts as unknown as TableParts;
export const guidance = <G>(guide: Guidance<G>): Guidance => guide as unknown as Guidance;

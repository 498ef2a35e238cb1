// The interface by which the house knows a game. Each rule set exports one.
import type { Policy } from '@custodian/bots';
import { randomPolicy } from '@custodian/bots';
import type { Json, Rules, Seat } from '@custodian/kernel';
import type { Catalogue, Language } from '@custodian/words';
import type { Ahead } from './ahead.ts';
import type { Laws } from './laws.ts';
import type { OddsDesk } from './odds.ts';
import type { Declaration } from './options.ts';
import type { Statistics } from './statistics.ts';

/** What is printed on the box: light enough for a page that has not opened it. */
export interface Cover<G> {
  /** The same as the rules'. Stored tables and recorded games name it. */
  readonly id: string;
  readonly seats: readonly [least: number, most: number];
  /** How many sit down when nobody says otherwise; left out, the most. */
  readonly usualSeats?: number;
  readonly options: Declaration;
  /** Bots that can be invited, the usual one first, the best one last: he is asked for advice. A random one can be at every table and stands in no list. */
  readonly levels: readonly string[];
  readonly landmarks: Landmarks;
  /** Every text, loaded when it is wanted. 'title.name' is the name of the game. */
  readonly words: Readonly<Record<Language, () => Promise<Catalogue>>>;
  /** What a player is called by what he plays (his race, his faction); undefined as long as he plays nothing. */
  nameOf(game: G, seat: Seat, words: Catalogue): string | undefined;
  summary(game: G): Summary;
  /** Where fights can be asked about without a table; it brings the rules along. */
  odds?(): Promise<OddsDesk>;
}

export interface Title<G = unknown> extends Cover<G> {
  readonly rules: Rules<G>;
  /** The options that a game was set up with: complete, and always in the same order. */
  optionsOf(game: G): Json;
  /** A bot for each level. */
  readonly bots: Readonly<Record<string, Bot<G>>>;
  /** A player who does as much as he can, at random: for tools that want to see everything happen. */
  readonly spirited: Policy<G>;
  /** What holds in this game beside the laws of every game. */
  laws(): Promise<Laws<G>>;
  /** Everything in the box. */
  ledger(): Promise<readonly ListedComponent[]>;
  /** What a seat has played with, kind by kind (its faction, its sheets): what custodian balance compares. */
  playedWith?(game: G, seat: Seat): Readonly<Record<string, string>>;
  /** What the benchmark should reach. */
  readonly targets: Targets;
  /** The largest game that can be laid, where it is another than the usual one. */
  readonly largest?: Largest;
  /** The table at which somebody learns the game. */
  readonly guided?: Guided;
  /** What somebody who is away wants to hear of. */
  readonly tidings?: Tidings;
  /** What may be answered before it is asked. */
  readonly ahead?: Ahead<G>;
  /** What profiles tell of a finished game beside places and points. */
  readonly statistics?: Statistics<G>;
}

/** Which questions and events are of a kind that people ask to be told of. */
export interface Tidings {
  /** Questions, by procedure and step, in which a vote is cast, or an offer answered. */
  readonly votes: readonly string[];
  readonly offers: readonly string[];
  /** Events by which whoever their field `player` names is attacked. */
  readonly attacks: readonly string[];
  /** Events that are worth telling to somebody who was away. */
  readonly worth: readonly string[];
}

export interface Largest {
  readonly seats: number;
  readonly options: Json;
  readonly targets: Targets;
}

/** What the benchmark of a game should reach; what is left out is measured all the same. */
export interface Targets {
  /** Random play. */
  readonly decisionsPerSecond?: number;
  /** A whole random game with the fewest seats, in milliseconds. */
  readonly shortestGame?: number;
  /** Microseconds. */
  readonly copy?: number;
  readonly guess?: number;
  /** Kilobytes. */
  readonly saved?: number;
  readonly live?: number;
  /** What a seat is told at a time: the median, and 19 of 20. */
  readonly update?: number;
  /** What else is timed, in microseconds at most. */
  own?(): Promise<readonly Timed[]>;
}

export interface Timed {
  readonly name: string;
  /** What it should take at most; nothing where it stands beside something else to be compared with. */
  readonly most?: number;
  /** How often it would have to be run: the time of all of these is told. */
  readonly times?: number;
  run(): unknown;
}

/** Sequences whose steps are worth seeing in a row, those a player would count on his fingers; after each step those that
 *  belong to it. */
export type Landmarks = Readonly<Record<string, readonly (readonly [string, ...string[]])[]>>;

/** How a game stands, for lists and the end. */
export interface Summary {
  readonly round: number;
  /** By seat. */
  readonly points: readonly number[];
  /** null while it goes on. */
  readonly ending: Ending | null;
}

export interface Ending {
  /** A word for how it came. */
  readonly why: string;
  readonly winners: readonly Seat[];
}

export interface Thinking {
  /** Milliseconds for one decision of the usual bot; a level may take more or less of it. */
  readonly time: number;
  /** So many tries of the usual bot, however long they take, where it tries things out: it can be repeated. */
  readonly tries?: number | undefined;
  now(): number;
}

export type Bot<G> = (thinking: Thinking) => Policy<G>;

export interface ListedComponent {
  readonly kind: string;
  /** As scenarios name it: 'technology:warSun'. */
  readonly id: string;
  /** Facts are there by being listed; behaviour is there when the rule set holds it. */
  readonly registered: boolean;
  /** Why play at random hardly ever comes to it, where that is so. */
  readonly note?: string;
}

/** One person among bots, and always the same cards and dice, so that a guide can speak of them. Its seed is no secret. */
export interface Guided {
  readonly seed: string;
  /** One is 'me', the others are levels of bots. */
  readonly seats: readonly string[];
  readonly options: Json;
}

/** These bots every title has. */
const isEverybodys = (level: string): boolean => level === 'random' || level === 'spirited';

/** A title, checked where the compiler cannot; whoever holds a list of titles knows no game's own shape. */
export function defineTitle<G>(title: Title<G>): Title {
  const { id, rules, levels, bots } = title;
  if (id !== rules.id) throw new Error(`the title "${id}" has the rules of "${rules.id}"`);
  const wrong = [...levels, ...Object.keys(bots)].find(
    (level) => isEverybodys(level) || !levels.includes(level) || !Object.hasOwn(bots, level),
  );
  if (wrong !== undefined) throw new Error(`${id}: every level has a bot of its own: "${wrong}"`);
  return title as unknown as Title;
}

/** Every bot that can be invited. */
export const levelsOf = ({ levels }: Pick<Cover<unknown>, 'levels'>): readonly string[] => [...levels, 'random'];

/** Every bot that tools may let play: the spirited one too, which is no opponent for a person. */
export const levelsForTools = (title: Pick<Cover<unknown>, 'levels'>): readonly string[] => [
  ...levelsOf(title),
  'spirited',
];

/** What levels were called before: stored tables still name them so. */
const FORMERLY = new Map([['sensible', 'normal']]);

/** The level that is meant by a name, also by one that it had before; undefined where nobody can be invited by it. */
export function levelNamed(title: Pick<Cover<unknown>, 'levels'>, name: string): string | undefined {
  const known = levelsOf(title);
  return [name, FORMERLY.get(name)].find((each) => each !== undefined && known.includes(each));
}

/** How the bot of a level decides; whoever is unknown answers at random. */
export function policyOf<G>(title: Title<G>, name: string, thinking: Thinking): Policy<G> {
  const level = levelNamed(title, name);
  if (level !== undefined && level !== 'random') return (title.bots[level] as Bot<G>)(thinking);
  return name === 'spirited' ? title.spirited : randomPolicy;
}

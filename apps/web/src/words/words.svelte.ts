// What the page says, in the language of the reader. The shell's own words are one chunk a language; those of a title come when
// it is talked about.
import type { Json, Text } from '@custodian/kernel';
import {
  type Catalogue,
  format,
  type Language,
  lists,
  nounsOf,
  numbers,
  type ParametersOf,
  perLanguage,
  type Resolve,
  speak as sayText,
} from '@custodian/words';
import type { en } from './en/index.ts';

export type { Language } from '@custodian/words';

/** What a text of these words is said by: its key, and its parameters where it has some. */
export type Saying<Words extends Catalogue> = <Key extends keyof Words & string>(
  key: Key,
  ...parameters: [ParametersOf<Words[Key]>] extends [never]
    ? []
    : [parameters: { readonly [Name in ParametersOf<Words[Key]>]: Json }]
) => string;
export type ShellWords = typeof en;
export type PageKey = keyof ShellWords;

/** What a seat is called in a sentence. */
export type NameOfSeat = (seat: number) => string;

export const languages: readonly Language[] = ['en', 'it'];

const loaders: Readonly<Record<Language, () => Promise<Catalogue>>> = {
  en: () => import('./en/index.ts').then((words) => words.en),
  it: () => import('./it/index.ts').then((words) => words.it),
};

/** The words of a title: its game's, and what the page says about it. */
export interface TitleWords {
  readonly game: Catalogue;
  readonly page: Catalogue;
}

/** Of a title that is only named, what is printed on its box is enough. */
type Extent = 'box' | 'whole';
type Source = (title: string, language: Language, extent: Extent) => Promise<TitleWords>;
interface Heard extends TitleWords {
  readonly extent: Extent;
}

const STORED = 'custodian.language';

interface Spoken {
  readonly language: Language;
  readonly page: Catalogue;
}

const silence: TitleWords = { game: {}, page: {} };

let spoken = $state.raw<Spoken>({ language: 'en', page: {} });
/** Of the titles that are talked about, as far as they have been loaded in the language that is spoken. */
let titles = $state.raw<Readonly<Record<string, Heard>>>({});
/** The title that is meant where none is named. */
let current = $state.raw('');
let source: Source = async () => silence;
const wanted = new Map<string, Extent>();
let seatNames = $state.raw<NameOfSeat>((seat) => t('seat.letter', { letter: seatLetter(seat) }));

export const seatLetter = (seat: number): string => String.fromCharCode(65 + seat);

/** The language chosen before, else the browser's, else English. */
export function preferredLanguage(): Language {
  const wished = [localStorage.getItem(STORED), ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return languages.find((language) => language === wished.find((w) => languages.includes(w as Language))) ?? 'en';
}

let firstSpoken: () => void;
const spokenOnce = new Promise<void>((done) => {
  firstSpoken = done;
});

/** Resolves as soon as the page has its own words; a game's follow when it is talked about. */
export const whenSpoken = (): Promise<void> => spokenOnce;

/** Where the words of titles come from. */
export function learnTitlesFrom(from: Source): void {
  source = from;
}

export async function setLanguage(language: Language): Promise<void> {
  const [page, ...words] = await Promise.all([
    loaders[language](),
    ...[...wanted].map(
      async ([title, extent]) => [title, { ...(await source(title, language, extent)), extent }] as const,
    ),
  ]);
  // Everything at once, so that nothing is said half in one language and half in another.
  titles = Object.fromEntries(words);
  spoken = { language, page };
  document.documentElement.lang = language;
  firstSpoken();
  // Some may have been talked about only meanwhile.
  await Promise.all([...wanted.keys()].filter((title) => !isAtHand(title)).map(loadTitle));
}

/** From now on the words of this title are at hand, in whichever language is spoken. */
export function hearOf(title: string, extent: Extent = 'whole'): Promise<void> {
  if (wanted.get(title) !== 'whole') wanted.set(title, extent);
  return isAtHand(title) ? Promise.resolve() : loadTitle(title);
}

/** This title is the one that is meant from now on. */
export function speakOf(title: string, extent: Extent = 'whole'): Promise<void> {
  current = title;
  return hearOf(title, extent);
}

const isWhole = (title: string): boolean => titles[title]?.extent === 'whole';
const isAtHand = (title: string): boolean =>
  wanted.get(title) === 'box' ? titles[title] !== undefined : isWhole(title);

async function loadTitle(title: string): Promise<void> {
  const { language } = spoken;
  const extent = wanted.get(title) ?? 'box';
  const words = await source(title, language, extent);
  // The box may come later than the whole that it is part of.
  if (spoken.language === language && !isWhole(title)) titles = { ...titles, [title]: { ...words, extent } };
  if (!isAtHand(title)) await loadTitle(title);
}

export const currentTitle = (): string => current;

const wordsOf = (title: string): TitleWords => titles[title] ?? silence;

export function chooseLanguage(language: Language): Promise<void> {
  localStorage.setItem(STORED, language);
  return setLanguage(language);
}

export const language = (): Language => spoken.language;

/** Has the game's catalogue arrived? */
export const knowsGame = (): boolean => isWhole(current);

/** A text of the page: the title that is meant may word it in its own way, else the shell does. */
function text(key: string, parameters: { readonly [name: string]: Json } = {}): string {
  const { language, page } = spoken;
  const { page: own, game } = wordsOf(current);
  const resolve: Resolve = (_, value, join) => join(typeof value === 'number' ? number(value) : String(value));
  // What a page's text joins an article with is a name of the game.
  return format(own[key] ?? page[key] ?? '', parameters, language, resolve, nounsOf(game));
}

export const t = text as Saying<ShellWords>;

/** A text of the game, or of the table it is played at, as a sentence. */
export function speak(text: Text, seat: NameOfSeat = seatNames, title: string = current): string {
  const isOfTable = text.key.startsWith('table.');
  if (!isOfTable && !isWhole(title)) return '';
  const words = isOfTable ? spoken.page : wordsOf(title).game;
  return sayText(text, { language: spoken.language, words, seat });
}

/** The page's wording of a key that may not exist. */
export const pageWord = (key: string): string | undefined => wordsOf(current).page[key] ?? spoken.page[key];

/** The game's wording of a key without parameters; undefined when it has none. */
export const gameWord = (key: string): string | undefined => wordsOf(current).game[key];

/** The same of a title that is named. */
export const wordOf = (title: string, key: string): string | undefined => wordsOf(title).game[key];

/** What stands behind the beginning of the game's keys that begin so. */
export const gameKeys = (beginning: string): readonly string[] =>
  Object.keys(wordsOf(current).game).flatMap((key) => (key.startsWith(beginning) ? [key.slice(beginning.length)] : []));

/** How seats are called where nothing else is said: the table that is open decides. */
export function nameSeats(names: NameOfSeat): void {
  seatNames = names;
}

export const nameOfSeat = (seat: number): string => seatNames(seat);

export const number = (value: number): string => numbers(spoken.language).format(value);

/** "A, B and C". */
export const list = (names: readonly string[]): string => lists(spoken.language).format(names);

const times = perLanguage(
  (language) => new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
);
export const clock = (at: number): string => times(spoken.language).format(at);

const moments = perLanguage(
  (language) => new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }),
);
/** "18 Nov 2026, 21:00". */
export const dayAndTime = (at: number): string => moments(spoken.language).format(at);

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** "3 days", in the largest unit of which there are two, and never nothing. */
export function duration(ms: number): string {
  const [unit, size] = units.find(([, each]) => ms >= 2 * each) ?? units[2];
  const style = { style: 'unit', unit, unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(spoken.language, style).format(Math.max(1, Math.floor(ms / size)));
}

/** "3 hours ago", in the largest unit that fits. */
export function ago(at: number, now: number = Date.now()): string {
  const since = Math.round((at - now) / 1000) * 1000;
  const relative = new Intl.RelativeTimeFormat(spoken.language, { numeric: 'auto', style: 'short' });
  for (const [unit, size] of units) if (Math.abs(since) >= size) return relative.format(Math.trunc(since / size), unit);
  return t('time.just now');
}

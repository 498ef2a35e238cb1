// What the page says, in the language of the reader. Both catalogues, the page's and the game's, are loaded when needed:
// one chunk a language each.
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
export type PageKey = keyof typeof en;

type ParametersFor<Key extends PageKey> = ParametersOf<(typeof en)[Key]>;
type With<Key extends PageKey> = [ParametersFor<Key>] extends [never]
  ? []
  : [parameters: { readonly [Name in ParametersFor<Key>]: Json }];

/** What a seat is called in a sentence. */
export type NameOfSeat = (seat: number) => string;

export const languages: readonly Language[] = ['en', 'it'];

const loaders = {
  en: {
    page: () => import('./en/index.ts').then((words) => words.en),
    game: () => import('@custodian/ti3/words/en/index').then((words) => words.en),
  },
  it: {
    page: () => import('./it/index.ts').then((words) => words.it),
    game: () => import('@custodian/ti3/words/it/index').then((words) => words.it),
  },
} satisfies Record<Language, { page: () => Promise<Catalogue>; game: () => Promise<Catalogue> }>;

const STORED = 'custodian.language';

interface Spoken {
  language: Language;
  page: Catalogue;
  /** Empty until it has been loaded. */
  game: Catalogue;
  knowsGame: boolean;
}

let spoken = $state.raw<Spoken>({ language: 'en', page: {}, game: {}, knowsGame: false });
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

/** Resolves as soon as the page has its own words; the game's may follow a little later. */
export const whenSpoken = (): Promise<void> => spokenOnce;

export async function setLanguage(language: Language): Promise<void> {
  const { page, game } = loaders[language];
  const gameWords = game();
  const pageWords = await page();
  const isKnown = spoken.language === language && spoken.knowsGame;
  spoken = { language, page: pageWords, game: isKnown ? spoken.game : {}, knowsGame: isKnown };
  document.documentElement.lang = language;
  firstSpoken();
  const words = await gameWords;
  if (spoken.language === language) spoken = { ...spoken, game: words, knowsGame: true };
}

export function chooseLanguage(language: Language): Promise<void> {
  localStorage.setItem(STORED, language);
  return setLanguage(language);
}

export const language = (): Language => spoken.language;

/** Has the game's catalogue arrived? */
export const knowsGame = (): boolean => spoken.knowsGame;

/** A text of the page. */
export function t<Key extends PageKey>(key: Key, ...[parameters]: With<Key>): string {
  const { language, page, game } = spoken;
  const resolve: Resolve = (_, value, join) => join(typeof value === 'number' ? number(value) : String(value));
  // What a page's text joins an article with is a name of the game.
  return format(
    page[key] ?? '',
    (parameters ?? {}) as { readonly [name: string]: Json },
    language,
    resolve,
    nounsOf(game),
  );
}

/** A text of the game, or of the table it is played at, as a sentence. */
export function speak(text: Text, seat: NameOfSeat = seatNames): string {
  const isOfTable = text.key.startsWith('table.');
  if (!isOfTable && !knowsGame()) return '';
  const words = isOfTable ? spoken.page : spoken.game;
  return sayText(text, { language: spoken.language, words, seat });
}

/** The page's wording of a key that may not exist. */
export const pageWord = (key: string): string | undefined => spoken.page[key];

/** The game's wording of a key without parameters; undefined when it has none. */
export const gameWord = (key: string): string | undefined => spoken.game[key];

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

/** "3 hours ago", in the largest unit that fits. */
export function ago(at: number, now: number = Date.now()): string {
  const seconds = Math.round((at - now) / 1000);
  const units = [
    ['day', 86_400],
    ['hour', 3600],
    ['minute', 60],
  ] as const;
  const relative = new Intl.RelativeTimeFormat(spoken.language, { numeric: 'auto', style: 'short' });
  for (const [unit, size] of units)
    if (Math.abs(seconds) >= size) return relative.format(Math.trunc(seconds / size), unit);
  return t('time.just now');
}

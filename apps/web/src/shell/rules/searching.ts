// Finding entries of the reference by what somebody types: a name, a word of the text, or a plain question in either language.

export interface Entry {
  /** The key of its title; what a link names. */
  readonly key: string;
  readonly family: string;
  readonly title: string;
  readonly texts: readonly string[];
  /** What somebody might ask that it answers; empty where nothing is asked in other words than its own. */
  readonly asked: string;
  readonly page: number | null;
}

/** Words that a question may do without. */
const small = new Set(
  `a an and are be by can could do does for from have how i in is it me mean means my not of on or should so that the
  their there they this to what when where which who whose why with work works would you your explain
  al alla alle avere che chi ci come con cos cosa cose da dei del della delle di dove e è fa fare far funziona gli ha ho
  i il in la le lo ma me mi mia mie mio miei nel nella non o per perché perche piu più posso può puo qual quale quali
  quando quanta quante quanti quanto se si sono spiega su sul sulla ti tra un una uno vuol vuole dire devo deve`.split(
    /\s+/,
  ),
);

/** Case and accents do not matter. */
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase();

/** How a word begins, whatever its ending: moving, moves; costruisce, costruire. */
function stem(word: string): string {
  const cut = word.replace(/(ing|ies|ed|es|s|isce|iscono|ire|are|ere|ano|ono|[aeio])$/u, '');
  return cut.length >= 3 ? cut : word;
}

const wordsOf = (text: string): string[] =>
  folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Does a word of the text begin as the one that was typed? */
const holds = (text: readonly string[], start: string): boolean => text.some((word) => word.startsWith(start));

interface Indexed {
  readonly entry: Entry;
  readonly title: readonly string[];
  readonly asked: readonly string[];
  readonly all: readonly string[];
}

const indexed = (entry: Entry): Indexed => {
  const title = wordsOf(entry.title);
  const asked = wordsOf(entry.asked);
  return { entry, title, asked, all: [...title, ...asked, ...wordsOf(entry.texts.join(' '))] };
};

/** A word in the title counts most, then one of the questions, then one of the text. A title that says nothing else counts
 *  more, and so does what is asked first: the questions of an entry stand in the order of how much they are to the point. */
function weight({ title, asked }: Indexed, starts: readonly string[]): number {
  const one = (start: string): number => (holds(title, start) ? 6 : holds(asked, start) ? 5 : 1);
  const sum = starts.reduce((total, start) => total + one(start), 0);
  const isWholeTitle = title.length <= starts.length && starts.some((start) => holds(title, start));
  const place = asked.findIndex((word) => starts.some((start) => word.startsWith(start)));
  return sum + (isWholeTitle ? 2 : 0) + (place < 0 ? 0 : 1 + 1 / (place + 1));
}

/** Entries that hold every word that was typed, the small ones aside; those that answer best first. */
export function search(all: readonly Entry[], typed: string, family: string | null): Entry[] {
  const inFamily = all.filter((entry) => family === null || entry.family === family);
  const words = wordsOf(typed);
  const telling = words.filter((word) => !small.has(word));
  const starts = (telling.length > 0 ? telling : words).map(stem);
  if (starts.length === 0) return inFamily;
  return inFamily
    .map(indexed)
    .filter((each) => starts.every((start) => holds(each.all, start)))
    .map((each) => ({ entry: each.entry, weight: weight(each, starts) }))
    .sort((a, b) => b.weight - a.weight)
    .map(({ entry }) => entry);
}

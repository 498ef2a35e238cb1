// Italian words that grow together with the article of the name after them: "in" and "Sistema vuoto" make "nel Sistema
// vuoto", "in" and "Lodor" stay "in Lodor". A text asks for it by a single form: `{system|in}`; `{system|il}` wants the
// article alone.

import type { Catalogue } from './translation.ts';

export type Gender = 'm' | 'f';

/** Names that begin with one of these are said with an article, by gender; all others are proper names and have none. */
export type Nouns = Readonly<Record<string, Gender>>;

const known = new WeakMap<Catalogue, Nouns>();

/** A catalogue names its nouns by gender: 'nouns.m' and 'nouns.f', each word small and parted by spaces. */
export function nounsOf(words: Catalogue): Nouns {
  const found = known.get(words);
  if (found !== undefined) return found;
  const nouns: Record<string, Gender> = {};
  for (const gender of ['m', 'f'] as const)
    for (const noun of (words[`nouns.${gender}`] ?? '').split(' ')) if (noun !== '') nouns[noun] = gender;
  known.set(words, nouns);
  return nouns;
}

const stems: Readonly<Record<string, string>> = { a: 'a', da: 'da', di: 'de', in: 'ne', su: 'su' };
const endings: Readonly<Record<string, string>> = {
  il: 'l ',
  lo: 'llo ',
  la: 'lla ',
  'l’': 'll’',
  i: 'i ',
  gli: 'gli ',
  le: 'lle ',
};

/** The name after the word, with its article in between or grown together with it. */
export function joined(word: string, name: string, nouns: Nouns = {}): string {
  const { article, rest } = withArticle(name, nouns);
  const alone = word === 'il';
  if (article === '') return alone ? rest : `${word} ${rest}`;
  const ending = endings[article] as string;
  const spoken = article.endsWith('’') ? article : `${article} `;
  if (alone) return `${spoken}${rest}`;
  const stem = stems[word];
  return stem === undefined ? `${word} ${spoken}${rest}` : `${stem}${ending}${rest}`;
}

/** A name may bring its article along ("Il Clan di Saar"). */
function withArticle(name: string, nouns: Nouns): { article: string; rest: string } {
  const brought = /^(il|lo|la|i|gli|le) (?=\p{Lu})/iu.exec(name) ?? /^(l’)(?=\p{L})/iu.exec(name);
  if (brought?.[1] !== undefined)
    return { article: brought[1].toLocaleLowerCase('it'), rest: name.slice(brought[0].length) };
  const gender = nouns[(/^\p{L}+/u.exec(name)?.[0] ?? '').toLocaleLowerCase('it')];
  if (gender === undefined) return { article: '', rest: name };
  return { article: gender === 'm' ? 'il' : 'la', rest: name };
}

// The titles of the server, and the pages of those that have one.
import type { TitleInfo } from '@custodian/protocol';
import type { Language } from '@custodian/words';
import type { TitleWords } from '../../words/words.svelte.ts';
import { hearOf, learnTitlesFrom, speakOf } from '../../words/words.svelte.ts';
import type { Result } from '../api.ts';
import { api, hasFailed } from '../api.ts';
import type { TableParts, TitlePage } from './title-page.ts';

type Pages = Readonly<Record<string, () => Promise<TitlePage>>>;

let pages: Pages = {};
let known = $state.raw<readonly TitleInfo[] | null>(null);
let asked: Promise<Result<{ readonly titles: readonly TitleInfo[] }>> | null = null;

/** Which titles have a page. */
export function knowPages(list: Pages): void {
  pages = list;
  learnTitlesFrom(wordsOf);
}

/** The titles of the server, the usual one first; null until they have come. */
export const titles = (): readonly TitleInfo[] | null => known;

export async function loadTitles(): Promise<Result<{ readonly titles: readonly TitleInfo[] }>> {
  asked ??= api.titles();
  const answer = await asked;
  if (hasFailed(answer)) asked = null;
  else known = answer.titles;
  return answer;
}

/** What names every title that there is. */
export function hearOfAll(): void {
  for (const { id } of known ?? []) hearOf(id, 'box');
}

export const pageOf = async (title: string): Promise<TitlePage> => (await pages[title]?.()) ?? {};

/** A game without words of its own here has those of the server. */
async function wordsOf(title: string, language: Language, extent: 'box' | 'whole'): Promise<TitleWords> {
  const own = (await pageOf(title)).words?.[language];
  if (own === undefined) {
    const answer = await api.titleWords(title, language);
    return { game: hasFailed(answer) ? {} : answer.words, page: {} };
  }
  if (extent === 'box') return { game: await own.box(), page: {} };
  const [game, page] = await Promise.all([own.game(), own.page()]);
  return { game, page };
}

/** Everything that a table of the title is shown with. */
export async function openTitle(
  id: string,
): Promise<Result<{ readonly info: TitleInfo | null; readonly parts: TableParts; readonly page: TitlePage }>> {
  const [listed, page] = await Promise.all([loadTitles(), pageOf(id)]);
  if (hasFailed(listed)) return listed;
  const [parts] = await Promise.all([page.table?.() ?? {}, speakOf(id)]);
  return { info: listed.titles.find((title) => title.id === id) ?? null, parts, page };
}

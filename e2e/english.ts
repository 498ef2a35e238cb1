// What an Italian page must not say: words that are never Italian, and every sentence of the English catalogues.

import type { Page } from '@playwright/test';
import { titles } from '../apps/server/src/titles.ts';
import { pages } from '../apps/web/src/titles.ts';
import { en as pageEnglish } from '../apps/web/src/words/en/index.ts';
import { it as pageItalian } from '../apps/web/src/words/it/index.ts';

type Words = Readonly<Record<string, string>>;

/** Words that hardly an English sentence does without. */
const COMMON = `the and you your of with from for is are has have not this that what which who whom where when how does one each
  any more choose pick turn card cards player players seat table hand chronicle objective objectives strategy political
  planet planets ship ships fighter fighters cruiser cruisers carrier carriers dock ground force forces command counter
  counters fleet supply trade goods resource resources technology technologies action phase draws take takes gets plays
  passes nothing confirm undo vote votes point points law laws galaxy system wormhole speaker ready exhausted open close`;
const words = new RegExp(`(?<![\\p{L}’'])(${COMMON.split(/\s+/).join('|')})(?![\\p{L}’'])`, 'iu');

/** Every catalogue there is, with its translation: the page's and the games'. */
const catalogues: readonly (readonly [english: Words, italian: Words])[] = [
  [pageEnglish, pageItalian],
  ...(await Promise.all(Object.values(pages).map(ownWords))).flat(),
  ...(await Promise.all([...titles.values()].map(async ({ words: { en, it } }) => [await en(), await it()] as const))),
];

const italian = normal(catalogues.flatMap(([, each]) => Object.values(each)).join('\n'));

/** The parts of English texts between their parameters: of two words or more anywhere in a line, shorter ones as a whole
 *  line. What Italian says too (names, mostly) is no English. */
const parts = new Set(
  catalogues.flatMap(([english, translated]) =>
    Object.entries(english)
      .filter(([key, text]) => text !== translated[key])
      .flatMap(([, text]) => text.split(/\{[^{}]*\}/))
      .map((part) => normal(part).replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''))
      .filter((part) => part.length > 3 && !italian.includes(part)),
  ),
);
const sentences = [...parts].filter((part) => part.length > 10 && part.includes(' '));

/** Lines with English among all that is read on the page, aloud or with the eyes. */
export async function englishOn(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const spoken = ['aria-label', 'title', 'placeholder', 'alt'];
    const said = [...document.body.querySelectorAll(spoken.map((name) => `[${name}]`).join())].flatMap((element) =>
      spoken.map((name) => element.getAttribute(name) ?? ''),
    );
    return [document.title, ...document.body.innerText.split('\n'), ...said];
  });
  return [...new Set(texts)].filter(isEnglish);
}

function isEnglish(line: string): boolean {
  const text = normal(line);
  return (
    words.test(text) ||
    parts.has(text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')) ||
    sentences.some((sentence) => text.includes(sentence))
  );
}

function normal(text: string): string {
  return text.toLocaleLowerCase('it').replace(/\s+/g, ' ').trim();
}

/** What the page of a title says about it. */
async function ownWords(load: (typeof pages)[string]): Promise<readonly (readonly [english: Words, italian: Words])[]> {
  const { words } = await load();
  return words === undefined ? [] : [[await words.en.page(), await words.it.page()]];
}

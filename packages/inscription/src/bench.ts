// What the benchmark times beside whole games: the list of possible marks, on sheets that are half full.
import { quickRoll } from '@custodian/kernel';
import type { Timed } from '@custodian/title';
import type { Desk } from './desk.ts';
import type { SheetName } from './facts/vocabulary.ts';
import { SHEETS, SPECIALTIES } from './facts/vocabulary.ts';
import { mark, marksFor, newPaper, openDesk } from './marks/index.ts';

const MARKS_BEFORE = 14;
const MOST = 50;

export const marksOnEverySheet = (): Timed[] =>
  SHEETS.map((active) => {
    const desk = halfFull(active);
    return { name: `possible marks on ${active}`, most: MOST, run: () => marksFor(desk) };
  });

/** A desk with something of everything, after a few random marks; nothing is owed. */
function halfFull(active: SheetName): Desk {
  const paper = newPaper({ navigation: 'B', expansion: 'B', industry: 'B', warfare: 'B' });
  for (const asset of ['planet', 'planet', 'planet', ...SPECIALTIES, 'focus M'])
    paper.kept.push({ asset, at: 'card', spent: false });
  paper.industry.trade = 5;
  const desk = openDesk(paper, 'sol', 'card', { active, purse: { M: 9, I: 9, R: 9 } });
  const roll = quickRoll(3);
  for (let made = 0; made < MARKS_BEFORE || desk.owed.length > 0; made++) {
    const possible = marksFor(desk);
    if (possible.length === 0) break;
    mark(desk, possible[roll(possible.length) - 1] as string);
  }
  desk.purse = { M: 3, I: 3, R: 3 };
  return desk;
}

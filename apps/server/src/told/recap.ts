// What has happened at a table since somebody looked, in sentences: of everything the last few things that are worth telling.
import type { Seat } from '@custodian/kernel';
import { fieldsOf } from '@custodian/kernel';
import type { Language } from '@custodian/words';
import { speak } from '@custodian/words';
import type { Table } from '../tables/table.ts';
import { filled, phrases } from './words.ts';

const MOST = 12;

export async function recapOf(table: Table, seat: Seat, since: number, language: Language): Promise<string[]> {
  const { title } = table;
  const worth = title.tidings?.worth ?? [];
  const words = await title.words[language]();
  const lines = (await table.log(seat, worth)).filter(({ at }) => at > since);
  const game = table.viewOf(seat).game;
  const nameOf = (of: Seat): string => title.nameOf(game, of, words) ?? `#${of + 1}`;
  const told = lines
    .map(({ event }) => ({ key: `event.${event.type}`, with: fieldsOf(event) }))
    .filter(({ key }) => Object.hasOwn(words, key))
    .map((text) => speak(text, { language, words, seat: nameOf }));
  const left = told.length - MOST;
  return left > 0 ? [...told.slice(-MOST), filled(phrases[language].more, { count: left })] : told;
}

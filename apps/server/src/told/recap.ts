// What has happened at a table since somebody looked, in sentences: everything that is worth telling, in order, what came of one answer
// together. The page tells all of it, the digest the last few.
import type { Seat } from '@custodian/kernel';
import { fieldsOf } from '@custodian/kernel';
import type { LogLine, RecapStep } from '@custodian/protocol';
import type { Language } from '@custodian/words';
import { speak } from '@custodian/words';
import type { Table } from '../tables/table.ts';
import { filled, phrases } from './words.ts';

const MOST = 12;

export async function stepsOf(
  table: Table,
  seat: Seat,
  isNews: (line: LogLine) => boolean,
  language: Language,
): Promise<RecapStep[]> {
  const { title } = table;
  const words = await title.words[language]();
  const lines = (await table.log(seat, title.tidings?.worth ?? [])).filter(isNews);
  const game = table.viewOf(seat).game;
  const nameOf = (of: Seat): string => title.nameOf(game, of, words) ?? `#${of + 1}`;
  const steps: RecapStep[] = [];
  for (const line of lines) {
    const key = `event.${line.event.type}`;
    if (!Object.hasOwn(words, key)) continue;
    const text = speak({ key, with: fieldsOf(line.event) }, { language, words, seat: nameOf });
    const last = steps[steps.length - 1];
    if (last?.answers !== line.answers) steps.push({ answers: line.answers, at: line.at, text, events: [line.event] });
    // Said once is enough.
    else if (!last.text.includes(text))
      steps[steps.length - 1] = { ...last, text: `${last.text} ${text}`, events: [...last.events, line.event] };
  }
  return steps;
}

export async function recapOf(table: Table, seat: Seat, since: number, language: Language): Promise<string[]> {
  const told = (await stepsOf(table, seat, ({ at }) => at > since, language)).map(({ text }) => text);
  const left = told.length - MOST;
  return left > 0 ? [...told.slice(-MOST), filled(phrases[language].more, { count: left })] : told;
}

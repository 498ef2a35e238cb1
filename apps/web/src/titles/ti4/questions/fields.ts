// Names for the fields of plans, where a general form shows one.
import { gameWord } from '../../../words/words.svelte.ts';
import { capital } from '../naming.ts';
import { type PageKey, t } from '../words/words.ts';

/** Fields the game's own terms name. */
const terms: Readonly<Record<string, string>> = {
  tactic: 'term.pool.tactic',
  fleet: 'term.pool.fleet',
  strategy: 'term.pool.strategy',
};

const ofPage: Readonly<Record<string, PageKey>> = {
  goods: 'plates.goods',
  tradeGoods: 'plates.goods',
  commodities: 'plates.commodities',
  planets: 'sheet.planets',
  note: 'sheet.notes',
  count: 'field.count',
  pay: 'pay.title',
  from: 'field.from',
  to: 'field.to',
};

export function fieldName(name: string): string | undefined {
  const page = ofPage[name];
  if (page !== undefined) return (t as (key: PageKey) => string)(page);
  const term = terms[name] === undefined ? undefined : gameWord(terms[name]);
  return term === undefined ? undefined : capital(term);
}

// The reference of this game: how it is asked and named.
import type { Reference } from '../../../shell/title/title-page.ts';
import { t } from '../words/words.ts';
import type { Family } from './reference.ts';
import { entries, families, keyOf } from './reference.ts';
import UnitsFound from './UnitsFound.svelte';

/** Asked most often: one touch shows what answers them. */
const usual = [
  'victory points',
  'tactical action',
  'movement',
  'invasion',
  'producing units',
  'transactions',
  'agenda phase',
] as const;

export const reference: Reference = {
  families,
  entries,
  keyOf,
  familyName: (family) => t(`reference.${family as Family}`),
  familyOfOne: (family) => t(`reference.one.${family as Family}`),
  usual: () => usual.map((rule) => /^[^?]*\?/.exec(t(`asked.rule.${rule}`))?.[0] ?? ''),
  Table: UnitsFound,
};

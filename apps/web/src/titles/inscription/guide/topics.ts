// Which explanation belongs to a question: by what is asked, and by the sheet that lies before whoever learns.
import { markingAt } from '../marking/marking.svelte.ts';
import type { Table } from '../table.ts';

export const topics = [
  'faction',
  'card',
  'navigation',
  'expansion',
  'industry',
  'warfare',
  'place',
  'dice',
  'effects',
  'votes',
  'window',
  'other',
] as const;
export type Topic = (typeof topics)[number];

export function topicOf(decision: string, table: Table): Topic {
  if (decision.startsWith('window/')) return 'window';
  const asked = table.decision;
  if (asked?.kind === 'choose') return asked.ask.key === 'ask.faction' ? 'faction' : 'other';
  if (asked?.kind !== 'plan') return 'other';
  if (asked.shape !== 'turn') return 'votes';
  const marking = markingAt(table);
  const { desk } = marking;
  if (desk === null) return 'other';
  if (marking.placing.unit !== null) return 'place';
  if (desk.step === 'effects') return 'effects';
  if (desk.step === 'dice' && marking.marks.length === 0) return 'dice';
  return desk.active ?? 'card';
}

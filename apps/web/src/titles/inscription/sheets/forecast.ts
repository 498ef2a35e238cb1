// What the next war would be fought with.
import type { Side } from '@custodian/inscription/facts/vocabulary';
import { strengthOf } from '@custodian/inscription/marks';
import type { Paper } from '@custodian/inscription/paper';

const WARS = 4;

/** null: there are no more wars. */
export function forecastOf(paper: Paper, faction: string): Readonly<Record<Side, number>> | null {
  const level = paper.warfare.line + 1;
  if (level > WARS) return null;
  return { left: strengthOf(paper, 'left', level, faction), right: strengthOf(paper, 'right', level, faction) };
}

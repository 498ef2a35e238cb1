// Tables of every set for the action cards of later sets: nobody has leaders who would answer as well.
import type { FactionId } from '../../src/facts/index.ts';
import { exploring } from '../exploration/exploring-table.ts';

export function later(...who: FactionId[]) {
  const t = exploring({}, ...who);
  for (const player of t.game().players) player.leaders = [];
  return t;
}

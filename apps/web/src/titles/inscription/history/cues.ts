// What of all that happens in this game is worth a sound, for whoever sits there.
import type { Seat } from '@custodian/kernel';
import type { Cue } from '../../../shell/sound/queue.ts';
import type { Line } from './log.ts';
import { isOf } from './log.ts';

export function cueOf(log: readonly Line[], index: number, mine: readonly Seat[]): Cue | null {
  const { event } = log[index] as Line;
  if (isOf(event, ['diceRolled', 'diceRolledAgain', 'tieRolled', 'rivalVoted'])) return 'dice';
  const isMine = 'seat' in event && mine.includes(event.seat);
  if (!isMine) return null;
  if (isOf(event, ['objectiveCompleted', 'mecatolClaimed'])) return 'scored';
  if (isOf(event, ['warWon', 'rivalOutvoted'])) return 'won';
  return isOf(event, ['warLost', 'rivalPrevailed']) ? 'lost' : null;
}

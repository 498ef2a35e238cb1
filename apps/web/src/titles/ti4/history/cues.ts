// What of all that happens in this game is worth a sound, for whoever sits there.
import type { Seat } from '@custodian/kernel';
import type { Game } from '@custodian/ti4/game';
import type { Cue } from '../../../shell/sound/queue.ts';
import { battleBegunAt, battleStartOf } from '../battle/battle.ts';
import type { Happened, Line } from './log.ts';
import { isOf, seatOf } from './log.ts';

const rolls = ['diceRolled', 'dieRerolled', 'cardDiceRolled', 'riftRolled', 'agendaDieRolled'] as const;

export function cueOf(log: readonly Line[], index: number, mine: readonly Seat[], game: Game): Cue | null {
  const { event } = log[index] as Line;
  if (event.type === 'objectiveScored' || event.type === 'custodiansRemoved') return 'scored';
  if (isOf(event, rolls)) return mine.length === 0 || concerns(event, mine, game) ? 'dice' : null;
  const start = battleStartOf(log, index);
  const battle = start < 0 || start === index ? null : battleBegunAt(log, start);
  if (battle === null || battle.winner === null || battle.winner < 0) return null;
  if (![battle.attacker, battle.defender].some((seat) => mine.includes(seat))) return null;
  return mine.includes(battle.winner) ? 'won' : 'lost';
}

/** One's own dice, or dice about one's own units and planets. */
function concerns(event: Happened, mine: readonly Seat[], game: Game): boolean {
  const seat = seatOf(event);
  if (seat !== null) return mine.includes(seat);
  if (event.type !== 'diceRolled') return false;
  const system = game.systems.find(({ id }) => id === event.system);
  return [
    ...event.groups.map((group) => group.seat),
    ...(system?.space ?? []).map(({ owner }) => owner),
    ...(system?.planets ?? []).map(({ owner }) => owner),
  ].some((each) => mine.includes(each));
}

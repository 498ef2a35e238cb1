// What of all that happens in this game is worth a sound, for whoever sits there.
import type { Event, Seat } from '@custodian/kernel';
import type { LogLine } from '@custodian/protocol';
import type { Game } from '@custodian/ti3/game';
import type { Cue } from '../../../shell/sound/queue.ts';
import { battleBegunAt, battleStartOf } from '../battle/battle.ts';

const rolls: readonly string[] = ['diceRolled', 'dieRerolled', 'cardDiceRolled', 'leaderDieRolled', 'domainRolled'];

export function cueOf(log: readonly LogLine[], index: number, mine: readonly Seat[], game: Game): Cue | null {
  const { event } = log[index] as LogLine;
  if (event.type === 'objectiveClaimed') return 'scored';
  if (rolls.includes(event.type)) return mine.length === 0 || concerns(event, mine, game) ? 'dice' : null;
  const start = battleStartOf(log, index);
  const battle = start < 0 || start === index ? null : battleBegunAt(log, start);
  if (battle === null || battle.winner === null || battle.winner < 0) return null;
  if (![battle.attacker, battle.defender].some((seat) => mine.includes(seat))) return null;
  return mine.includes(battle.winner) ? 'won' : 'lost';
}

/** One's own dice, or dice about one's own ships and planets. */
function concerns(event: Event, mine: readonly Seat[], game: Game): boolean {
  const groups = (event.groups ?? []) as unknown as readonly { readonly seat: Seat }[];
  const system = game.systems.find(({ id }) => id === event.system);
  return [
    event.seat as Seat,
    ...groups.map(({ seat }) => seat),
    ...(system?.ships ?? []).map(({ owner }) => owner),
    ...(system?.planets ?? []).map(({ owner }) => owner),
  ].some((seat) => mine.includes(seat));
}

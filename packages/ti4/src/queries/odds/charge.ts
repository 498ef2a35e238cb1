// Supercharge: whoever has it readied uses it at the start of the round that is fought next.
import type { Game, Seat } from '../../game.ts';
import { NOBODY } from '../../game.ts';
import type { CombatNow } from '../combat-now.ts';
import { hasReadyTechnology } from '../players.ts';

/** The game with it used by whoever will. */
export function charged({ game, attacker, defender, ahead }: CombatNow): Game {
  if (ahead === undefined) return game;
  const isCharging = (seat: Seat): boolean => seat !== NOBODY && hasReadyTechnology(game, seat, 'supercharge');
  const seats = [attacker, defender].filter(isCharging);
  if (seats.length === 0) return game;
  const until = 'combat round' as const;
  const effects = seats.map((seat) => ({ source: 'technology:supercharge', seat, target: '', amount: 0, until }));
  return { ...game, effects: [...game.effects, ...effects] };
}

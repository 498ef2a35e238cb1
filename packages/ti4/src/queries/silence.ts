// While one player acts alone, nobody else resolves abilities.
import type { G, Seat } from '../game.ts';

/** The effect of whoever acts alone. */
export const ALONE = 'alone';

export const isSilenced = (g: G, seat: Seat): boolean =>
  g.effects.length > 0 && g.effects.some((e) => e.source === ALONE && e.seat !== seat);

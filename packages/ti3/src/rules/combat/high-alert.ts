// The High Alert token of Warfare II: where it lies, and whether it goes along with ships that leave.
import { retargetEffects } from '../../atoms/table.ts';
import type { G, Seat } from '../../game.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';

export const HIGH_ALERT = 'strategy:warfareII';

/** The system of the seat's token; undefined while he has none on the map. */
export const alertSystem = (g: G, seat: Seat): string | undefined =>
  g.effects.length === 0 ? undefined : g.effects.find((e) => e.source === HIGH_ALERT && e.seat === seat)?.target;

export interface Leaving {
  seat: Seat;
  from: string;
  to: string;
}

/** Ships have left the system of the token for another: their owner may let it go with them. */
export const highAlert: Sequence<'high alert'> = {
  rule: 'strategy.warfareII',
  steps: {
    'move the token': {
      ask: (x) => [
        {
          kind: 'choose',
          seat: x.v.seat,
          rule: 'strategy.warfareII',
          ask: say('ask.move high alert', { system1: x.v.from, system2: x.v.to }),
          options: [
            { id: 'yes', text: say('option.yes'), on: [x.v.to] },
            { id: 'no', text: say('option.no'), on: [x.v.from] },
          ],
          pick: [1, 1],
        },
      ],
      then: (x, got) => {
        if ((got[x.v.seat] as readonly string[])[0] === 'yes') retargetEffects(x, HIGH_ALERT, x.v.from, x.v.to);
      },
    },
  },
};

/** What the sequence starts with; null when the token is not where ships have left. */
export function alertMoves(g: G, seat: Seat, left: readonly string[], to: string): Leaving | null {
  const from = alertSystem(g, seat);
  return from !== undefined && from !== to && left.includes(from) ? { seat, from, to } : null;
}

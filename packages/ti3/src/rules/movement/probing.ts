// Probing: fighters look at the domain counters of the activated system, and nobody lands where they have looked.
import type { Choose } from '@custodian/kernel';
import { isAblated } from '@custodian/kernel';
import { probeDomains, setDomain, turnDomain } from '../../atoms/domain-counters.ts';
import { addEffect, scorePoints } from '../../atoms/table.ts';
import type { G, Seat } from '../../game.ts';
import { planetOf, systemOf } from '../../queries/board.ts';
import { probedPlanet, unexplored } from '../../queries/domain-counters.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';

const SURVIVORS_POINTS = 1;
const SURVIVORS_CARDS = 3;

export interface Probing {
  seat: Seat;
  system: string;
  /** Lazax Survivors that were found. */
  survivors?: number;
}

export const probing: Sequence<'probing'> = {
  rule: 'probing',
  steps: {
    probe: {
      ask: (x) =>
        mayProbe(x.g, x.v.seat, x.v.system) ? [yesOrNo(x.v.seat, say('ask.probe', { system: x.v.system }))] : [],
      then: (x, got) => {
        const { seat, system } = x.v;
        if ((got[seat] as readonly string[] | undefined)?.[0] !== 'yes') return 'end';
        const planets = unexplored(systemOf(x.g, system));
        probeDomains(x, seat, system, planets);
        for (const planet of planets) addEffect(x, probedPlanet(seat, planet));
        x.v.survivors = 0;
        for (const planet of planets) {
          if (planetOf(x.g, planet).domain?.id !== 'lazaxSurvivors' || isAblated('domain', 'lazaxSurvivors')) continue;
          turnDomain(x, planet);
          setDomain(x, planet, null);
          scorePoints(x, seat, SURVIVORS_POINTS, 'domain:lazaxSurvivors');
          x.v.survivors++;
        }
        return x.v.survivors === 0 ? 'end' : undefined;
      },
    },
    'ask the survivors': {
      ask: (x) => [yesOrNo(x.v.seat, say('ask.survivors cards', { count: cardsOf(x.v) }))],
      then: (x, got) => ((got[x.v.seat] as readonly string[])[0] === 'yes' ? undefined : 'end'),
    },
    'draw action cards': {
      call: 'draw action cards',
      with: (x) => ({ seat: x.v.seat, count: cardsOf(x.v) }),
    },
  },
};

/** A fighter of the seat and a counter that lies face down. */
export function mayProbe(g: G, seat: Seat, system: string): boolean {
  const at = systemOf(g, system);
  return unexplored(at).length > 0 && at.ships.some((ship) => ship.owner === seat && ship.type === 'fighter');
}

const cardsOf = ({ survivors = 0 }: Probing): number => survivors * SURVIVORS_CARDS;

const yesOrNo = (seat: Seat, ask: Choose['ask']): Choose => ({
  kind: 'choose',
  seat,
  rule: 'probing',
  ask,
  options: [
    { id: 'yes', text: say('option.yes') },
    { id: 'no', text: say('option.no') },
  ],
  pick: [1, 1],
});

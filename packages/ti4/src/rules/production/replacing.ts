// Structures that a player takes over with a planet: each is replaced by one of his own, as far as there are pieces. What is not
// replaced falls like any other structure on a planet that has been taken.
import type { Text } from '@custodian/kernel';
import type { PlanetId } from '../../facts/index.ts';
import type { G, Seat } from '../../game.ts';
import type { FrozenUnit } from '../../queries/board.ts';
import { planetOf } from '../../queries/board.ts';
import { isStructure } from '../../queries/units.ts';
import type { Sequence } from '../../terms.ts';

export interface Replacing {
  readonly seat: Seat;
  readonly planet: PlanetId;
  readonly why: Text;
  /** Structures whose turn is still to come. */
  left?: number[];
}

export const othersStructures = (g: G, planet: PlanetId, seat: Seat): FrozenUnit[] =>
  planetOf(g, planet).units.filter((u) => u.owner !== seat && isStructure(u));

/** Replacing is placing: who reacts to a structure that is placed reacts to these too. */
export const replaceStructures: Sequence<'replace structures'> = {
  rule: 'structures',
  steps: {
    'which structures': {
      do: (x) => {
        x.v.left = othersStructures(x.g, x.v.planet, x.v.seat).map((u) => u.id);
      },
    },
    replace: {
      call: 'place structure',
      with: (x) => {
        const { seat, planet, why } = x.v;
        const standing = othersStructures(x.g, planet, seat);
        const next = standing.find((u) => x.v.left?.includes(u.id));
        if (next === undefined) return null;
        x.v.left = x.v.left?.filter((id) => id !== next.id) ?? [];
        return { seat, types: [next.type], planets: [planet], must: true, replaces: next.id, why };
      },
      then: () => ({ goto: 'replace' }),
    },
  },
};

// Gaining control of a planet: its card comes exhausted, structures of others are destroyed, and who had it may react.
import { takePlanet } from '../../atoms/board.ts';
import type { Ti4Component } from '../../content/define.ts';
import type { PlanetId } from '../../facts/index.ts';
import type { G, Seat } from '../../game.ts';
import { NOBODY } from '../../game.ts';
import type { FrozenUnit } from '../../queries/board.ts';
import { planetOf, systemOfPlanet } from '../../queries/board.ts';
import { mayTake } from '../../queries/permissions.ts';
import { isStructure } from '../../queries/units.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import { ifAnyoneIsOut } from '../rounds/elimination.ts';

export interface GainedPlanet {
  readonly seat: Seat;
  readonly planet: PlanetId;
  readonly how: 'invasion' | 'otherwise';
  /** Its card comes readied. */
  readonly readied?: true;
  from?: Seat;
}

export const gainControl: Sequence<'gain control'> = {
  rule: 'control',
  steps: {
    'take the planet card': {
      do: (x) => {
        const { seat, planet } = x.v;
        const from = planetOf(x.g, planet).owner;
        // What one controls is not gained again.
        if (from === seat || mayTake(x.g, { seat, planet }) !== null) return 'end';
        x.v.from = from;
        takePlanet(x, seat, planet, x.v.readied !== true);
        return undefined;
      },
    },
    'planet gained': {
      window: 'planet gained',
      about: ({ v: { seat, planet, how, from = NOBODY } }) => ({ seat, planet, from, how }),
    },
    'planet lost': {
      window: 'planet lost',
      about: ({ v: { seat, planet, from = NOBODY } }) => (from === NOBODY ? null : { seat: from, planet, to: seat }),
    },
    'who is out': { rule: 'elimination', call: 'elimination', with: ifAnyoneIsOut },
  },
};

const othersStructures = (g: G, planet: PlanetId, seat: Seat): FrozenUnit[] =>
  planetOf(g, planet).units.filter((u) => u.owner !== seat && isStructure(u));

/** All of one owner together. */
export const structuresFall: Sequence<'structures fall'> = {
  rule: 'control',
  steps: {
    'structures fall': {
      rule: 'structures',
      call: 'destroy units',
      with: (x) => {
        const { seat, about } = x.v;
        const standing = othersStructures(x.g, about.planet, seat);
        const [first] = standing;
        if (first === undefined) return null;
        return {
          seat: first.owner,
          enemy: seat,
          system: systemOfPlanet(x.g, about.planet).id,
          planet: about.planet,
          ids: standing.filter((u) => u.owner === first.owner).map((u) => u.id),
          kind: null,
        };
      },
      then: () => ({ goto: 'structures fall' }),
    },
  },
};

/** Between what happens *when* a planet is gained and what happens *after*: no component of the box, but a line of the rules. */
export const structuresOnGainedPlanets: Ti4Component = {
  id: 'rule:structures fall',
  kind: 'rule',
  name: say('sequence.structures fall'),
  reacts: [
    {
      window: 'planet gained',
      forced: true,
      may: (g, seat, { seat: winner, planet }) =>
        seat === winner && othersStructures(g, planet, seat).length > 0 ? null : false,
      run: 'structures fall',
    },
  ],
};

// General technologies that the first Codex prints anew.
import type { PlanetId } from '../../facts/index.ts';
import type { G, Seat } from '../../game.ts';
import type { FrozenUnit } from '../../queries/board.ts';
import { planetOf } from '../../queries/board.ts';
import { isFoughtBy, opponent, troopsOn } from '../../queries/combat.ts';
import { hasTechnology } from '../../queries/players.ts';
import { isStructure } from '../../queries/units.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import { unitOption } from '../action-cards/vocabulary.ts';
import type { Ti4Component } from '../define.ts';
import { technology } from '../define.ts';
import { choosing, pickedOf } from '../leaders/vocabulary.ts';

const infantryOf = (g: G, planet: PlanetId, seat: Seat): FrozenUnit[] =>
  planetOf(g, planet).units.filter((u) => u.owner === seat && u.type === 'infantry');

/** Where bombardment has destroyed an infantry, the others there may follow. */
const x89BacterialWeaponOmega = technology('x89BacterialWeaponOmega', {
  reacts: [
    {
      window: 'planet bombarded',
      may: (g, seat, { seat: by, enemy, planet, units }) =>
        by === seat &&
        units.some((u) => u.type === 'infantry') &&
        hasTechnology(g, seat, 'x89BacterialWeaponOmega') &&
        infantryOf(g, planet, enemy).length > 0
          ? null
          : false,
      run: 'technology x89BacterialWeaponOmega',
    },
  ],
  procedures: {
    'technology x89BacterialWeaponOmega': {
      rule: 'technology',
      steps: {
        'destroy infantry': {
          rule: 'destroyed',
          call: 'destroy units',
          with: ({ g, v: { seat, about } }) => {
            const { enemy, system, planet } = about;
            const ids = infantryOf(g, planet, enemy).map((u) => u.id);
            return ids.length === 0
              ? null
              : { seat: enemy, enemy: seat, system, planet, ids, kind: null, during: 'bombardment' };
          },
        },
      },
    },
  },
});

interface OnPlanet {
  readonly attacker: Seat;
  readonly defender: Seat;
  readonly planet?: PlanetId;
}

const invaders = (g: G, seat: Seat, about: OnPlanet): FrozenUnit[] =>
  about.planet === undefined ? [] : troopsOn(g, about.planet, opponent(about, seat));

/** Whoever has the grid names the ground force that takes the hit; it may sustain damage. */
const raiseGrid: Sequence<'technology magenDefenseGridOmega'> = {
  rule: 'technology',
  steps: {
    'choose a ground force': {
      ask: ({ g, v: { seat, about } }) =>
        choosing(
          seat,
          say('ask.magenDefenseGridOmega'),
          invaders(g, seat, about).map((u) => unitOption(g, String(u.id))),
        ),
      then: (x, got) => {
        const { seat, about } = x.v;
        const unit = pickedOf(
          got,
          seat,
          invaders(x.g, seat, about).map((u) => String(u.id)),
        );
        if (unit === undefined) return 'end';
        x.v.victim = Number(unit);
        return undefined;
      },
    },
    'one hit': {
      rule: 'sustain damage',
      call: 'take hits',
      with: ({ v: { seat, about, victim = -1 } }) => ({
        seat: opponent(about, seat),
        by: seat,
        hits: 1,
        kind: 'other',
        system: about.system,
        planet: about.planet as PlanetId,
        among: [victim],
      }),
    },
  },
};

const magenDefenseGridOmega = technology('magenDefenseGridOmega', {
  reacts: [
    {
      window: 'combat round begins',
      may: (g, seat, about) =>
        about.kind === 'ground combat' &&
        about.round === 1 &&
        about.planet !== undefined &&
        hasTechnology(g, seat, 'magenDefenseGridOmega') &&
        isFoughtBy(g, seat, about) &&
        planetOf(g, about.planet).units.some((u) => u.owner === seat && isStructure(u))
          ? null
          : false,
      run: 'technology magenDefenseGridOmega',
    },
  ],
  procedures: { 'technology magenDefenseGridOmega': raiseGrid },
});

export const technologiesOfTheFirstCodex: readonly Ti4Component[] = [x89BacterialWeaponOmega, magenDefenseGridOmega];

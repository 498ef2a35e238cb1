// The Naaz-Rokha Alliance.
import type { Called } from '@custodian/kernel';
import { add } from '@custodian/kernel';
import { readyPlanets } from '../../atoms/board.ts';
import { addEffect, exhaustTechnology } from '../../atoms/table.ts';
import { planetOf } from '../../queries/board.ts';
import { isCombatRoll } from '../../queries/dice.ts';
import { hasEffect, hasTechnology } from '../../queries/players.ts';
import { combatBonus, combatDice } from '../../queries/values.ts';
import type { Ti4Component } from '../define.ts';
import { technology, unitAbility } from '../define.ts';
import type { To } from '../sequences.ts';
import { flagshipIn, readied, takesPart } from './vocabulary.ts';

const SUPERCHARGE = 'technology:supercharge';

export interface NaazSequences {
  supercharge: Called<To<'combat round begins'>>;
  'ready by arcologies': Called<To<'explored'>>;
}

const supercharge = technology('supercharge', {
  modifies: [
    add(combatBonus, (g, { seat, kind }, now) =>
      isCombatRoll(kind) && hasEffect(g, SUPERCHARGE, seat) ? now + 1 : now,
    ),
  ],
  reacts: [
    {
      window: 'combat round begins',
      may: (g, seat, about) =>
        takesPart(seat, about) && about.drawn !== true ? readied(g, seat, 'supercharge') : false,
      run: 'supercharge',
    },
  ],
  procedures: {
    supercharge: {
      rule: 'technology',
      steps: {
        'exhaust it': {
          do: (x) => {
            exhaustTechnology(x, x.v.seat, 'supercharge');
            addEffect(x, { source: SUPERCHARGE, seat: x.v.seat, until: 'combat round' });
          },
        },
      },
    },
  },
});

const preFabArcologies = technology('preFabArcologies', {
  reacts: [
    {
      window: 'explored',
      forced: true,
      may: (g, seat, about) =>
        about.seat === seat &&
        about.planet !== null &&
        planetOf(g, about.planet).exhausted &&
        planetOf(g, about.planet).owner === seat &&
        hasTechnology(g, seat, 'preFabArcologies')
          ? null
          : false,
      run: 'ready by arcologies',
    },
  ],
  procedures: {
    'ready by arcologies': {
      rule: 'technology',
      steps: {
        'ready the planet': {
          do: (x) => {
            const { planet } = x.v.about;
            if (planet !== null) readyPlanets(x, x.v.seat, [planet]);
          },
        },
      },
    },
  },
});

const viszElVir = unitAbility('viszElVir', {
  modifies: [
    add(combatDice, (g, { seat, unit, kind, system }, now) =>
      unit === 'mech' && now > 0 && isCombatRoll(kind) && flagshipIn(g, seat, 'viszElVir', system) !== undefined
        ? now + 1
        : now,
    ),
  ],
});

export const naaz: readonly Ti4Component[] = [supercharge, preFabArcologies, viszElVir];

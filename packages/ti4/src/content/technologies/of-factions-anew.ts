// Technologies of factions that the first Codex prints anew.
import { set } from '@custodian/kernel';
import { exhaustTechnology } from '../../atoms/table.ts';
import type { G, Seat } from '../../game.ts';
import { hasShips, isAnomaly, systemOf, unitsIn } from '../../queries/board.ts';
import { mayEnter, mayStandOn } from '../../queries/permissions.ts';
import { hasTechnology, planetsOf } from '../../queries/players.ts';
import { systemProduction } from '../../queries/production.ts';
import { say } from '../../words/index.ts';
import type { Ti4Component } from '../define.ts';
import { technology, withTechnology } from '../define.ts';
import { readied } from '../factions/vocabulary.ts';

const wormholeGeneratorOmega = technology('wormholeGeneratorOmega', {
  reacts: [
    {
      window: 'component action',
      may: (g, seat) => readied(g, seat, 'wormholeGeneratorOmega'),
      run: 'technology wormholeGeneratorOmega',
    },
  ],
  procedures: {
    'technology wormholeGeneratorOmega': {
      rule: 'technology',
      steps: {
        exhaust: { do: (x) => exhaustTechnology(x, x.v.seat, 'wormholeGeneratorOmega') },
        'place or move a token': { rule: 'wormholes', call: 'move a wormhole', with: (x) => ({ seat: x.v.seat }) },
      },
    },
  },
});

const STAR = 5;

/** Into supernovas, which produce where the seat has units. */
const magmusReactorOmega = technology('magmusReactorOmega', {
  modifies: [
    withTechnology('magmusReactorOmega', set, mayEnter, (_, __, now) => (now?.rule === 'supernova' ? null : now)),
    withTechnology('magmusReactorOmega', set, systemProduction, (g, { seat, system }, now) =>
      isAnomaly(g, system, 'supernova') && unitsIn(systemOf(g, system), seat).length > 0 ? STAR : now,
    ),
  ],
});

const nurseries = (g: G, seat: Seat): string[] => [
  ...planetsOf(g, seat)
    .map((p) => p.id)
    .filter((planet) => mayStandOn(g, { seat, planet }) === null),
  ...g.systems.filter((s) => hasShips(s, seat)).map((s) => `space ${s.id}`),
];

const yinSpinnerOmega = technology('yinSpinnerOmega', {
  reacts: [
    {
      window: 'units produced',
      may: (g, seat, about) =>
        about.seat === seat && hasTechnology(g, seat, 'yinSpinnerOmega') && nurseries(g, seat).length > 0
          ? null
          : false,
      run: 'technology yinSpinnerOmega',
    },
  ],
  procedures: {
    'technology yinSpinnerOmega': {
      rule: 'technology',
      steps: {
        'place infantry': {
          rule: 'reinforcements',
          call: 'place units',
          with: ({ g, v: { seat } }) => ({
            seat,
            type: 'infantry',
            count: 2,
            upTo: true,
            places: nurseries(g, seat),
            why: say('technology.yinSpinnerOmega'),
          }),
        },
      },
    },
  },
});

export const technologiesOfFactionsAnew: readonly Ti4Component[] = [
  wormholeGeneratorOmega,
  magmusReactorOmega,
  yinSpinnerOmega,
];

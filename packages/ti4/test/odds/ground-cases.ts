// Fights for planets: one for every component that touches them.
import type { FactionId, PlanetId } from '../../src/facts/index.ts';
import type { Table, UnitsOf } from '../kit/index.ts';
import { table } from '../kit/index.ts';
import type { Case } from './cases.ts';
import { PLANET, SYSTEM } from './cases.ts';

/** Seat 0 has landed on a planet of seat 1, with its ships above. */
function landing(
  [attacker, own, above = {}]: readonly [FactionId, UnitsOf, UnitsOf?],
  [defender, other]: readonly [FactionId, UnitsOf],
  change: (t: Table) => void = () => undefined,
  third: FactionId = 'saar',
): () => Table {
  return () => {
    const t = table(attacker, defender, third);
    for (const seat of [0, 1]) t.tokens(seat, { fleet: 12 });
    t.own(1, PLANET, other);
    t.landed(0, PLANET, own);
    t.fleet(0, SYSTEM, above);
    t.active(0, SYSTEM);
    change(t);
    return t;
  };
}

const planet: PlanetId = PLANET;

export const groundCases: readonly Case[] = [
  {
    name: 'bombardment, cannons, and ground forces',
    shows: ['sequence:ground combat', 'sequence:bombardment', 'technology:plasmaScoring'],
    planet,
    lay: landing(['hacan', { infantry: 3 }, { dreadnought: 2, warSun: 1 }], ['xxcha', { infantry: 4, pds: 1 }], (t) =>
      t.technologies('hacan', 'plasmaScoring', 'warSun'),
    ),
  },
  {
    name: 'a shield against dreadnoughts, guns, and deflectors',
    shows: ['technology:antimassDeflectors'],
    planet,
    lay: landing(['hacan', { infantry: 4 }, { dreadnought: 2 }], ['xxcha', { infantry: 2, pds: 2 }], (t) =>
      t.technologies('hacan', 'antimassDeflectors'),
    ),
  },
  {
    name: 'a grid, and animators',
    shows: ['technology:magenDefenseGrid', 'technology:dacxiveAnimators'],
    planet,
    lay: landing(['hacan', { infantry: 3 }], ['xxcha', { infantry: 2, pds: 1 }], (t) => {
      t.technologies('xxcha', 'magenDefenseGrid');
      t.technologies('hacan', 'dacxiveAnimators');
    }),
    uses: ['technology:magenDefenseGrid', 'technology:dacxiveAnimators'],
  },
  {
    name: 'harrowing',
    shows: ['ability:harrow'],
    planet,
    lay: landing(['l1z1x', { infantry: 2 }, { dreadnought: 2 }], ['xxcha', { infantry: 5 }]),
    uses: ['ability:harrow'],
  },
  {
    name: "N'orr and their particles",
    shows: ['ability:unrelenting', 'technology:valkyrieParticleWeave'],
    planet,
    lay: landing(['norr', { infantry: 2 }], ['xxcha', { infantry: 4 }], (t) =>
      t.technologies('norr', 'valkyrieParticleWeave'),
    ),
  },
  {
    name: 'disruptors',
    shows: ['technology:l4Disruptors'],
    planet,
    lay: landing(['letnev', { infantry: 3 }], ['xxcha', { infantry: 2, pds: 2 }], (t) =>
      t.technologies('letnev', 'l4Disruptors'),
    ),
  },
  {
    name: 'fighters that land beside the Matriarch',
    shows: ['sequence:ground combat'],
    planet,
    lay: landing(['naalu', { infantry: 1, fighter: 3 }, { flagship: 1 }], ['xxcha', { infantry: 3 }]),
  },
  {
    name: 'a bunker',
    shows: ['action:bunker'],
    planet,
    lay: landing(['hacan', { infantry: 1 }, { dreadnought: 3 }], ['xxcha', { infantry: 3 }], (t) =>
      t.game().effects.push({ source: 'action:bunker', seat: 1, target: SYSTEM, amount: 0, until: 'invasion' }),
    ),
  },
  {
    name: 'guns that are switched off',
    shows: ['action:disable'],
    planet,
    lay: landing(['hacan', { infantry: 2 }, { dreadnought: 1 }], ['xxcha', { infantry: 2, pds: 2 }], (t) =>
      t.game().effects.push({ source: 'action:disable', seat: 0, target: SYSTEM, amount: 0, until: 'invasion' }),
    ),
  },
  {
    name: 'a law that spares cultural planets',
    shows: ['agenda:conventionsOfWar'],
    planet: 'quann',
    system: '25',
    lay: () => {
      const t = table('hacan', 'xxcha', 'saar');
      t.own(1, 'quann', { infantry: 3 });
      t.landed(0, 'quann', { infantry: 3 });
      t.fleet(0, '25', { dreadnought: 2 });
      t.active(0, '25');
      t.law('conventionsOfWar');
      return t;
    },
  },
  {
    name: 'a legion',
    shows: ['note:tekklarLegion'],
    planet,
    lay: landing(
      ['hacan', { infantry: 3 }],
      ['xxcha', { infantry: 3 }],
      (t) => t.game().effects.push({ source: 'note:tekklarLegion', seat: 0, target: '', amount: 1, until: 'combat' }),
      'norr',
    ),
  },
];

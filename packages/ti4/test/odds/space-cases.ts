// Fights in space: one for every component that touches them.
import type { FactionId } from '../../src/facts/index.ts';
import type { Table, UnitsOf } from '../kit/index.ts';
import { table } from '../kit/index.ts';
import type { Case } from './cases.ts';
import { SYSTEM } from './cases.ts';

function facing(
  [attacker, own]: readonly [FactionId, UnitsOf],
  [defender, other]: readonly [FactionId, UnitsOf],
  change: (t: Table) => void = () => undefined,
  system = SYSTEM,
): () => Table {
  return () => {
    const t = table(attacker, defender, 'saar');
    for (const seat of [0, 1]) t.tokens(seat, { fleet: 12 });
    t.fleet(0, system, own);
    t.fleet(1, system, other);
    t.active(0, system);
    change(t);
    return t;
  };
}

export const spaceCases: readonly Case[] = [
  {
    name: 'fleets of all kinds, barrage, capacity afterwards',
    shows: ['sequence:space combat', 'unit:destroyer', 'unit:carrier'],
    lay: facing(
      ['hacan', { cruiser: 2, destroyer: 2, dreadnought: 1, carrier: 1, fighter: 3, infantry: 1 }],
      ['xxcha', { cruiser: 1, destroyer: 1, dreadnought: 2, carrier: 1, fighter: 4 }],
    ),
  },
  {
    name: 'a nebula',
    shows: ['tile:42'],
    lay: facing(['hacan', { cruiser: 3 }], ['xxcha', { cruiser: 3 }], undefined, '42'),
    system: '42',
  },
  {
    name: 'damaged ships, carriers kept',
    shows: ['sequence:assign hits'],
    lay: facing(['hacan', { cruiser: 2, carrier: 2, dreadnought: 2 }], ['xxcha', { cruiser: 3, warSun: 1 }], (t) => {
      t.technologies('xxcha', 'warSun');
      t.damage(t.system(SYSTEM).space.find((u) => u.type === 'dreadnought')?.id ?? 0);
    }),
    conducts: { attacker: { keeps: ['carrier'] } },
  },
  {
    name: 'retreats of both',
    shows: ['sequence:retreat'],
    lay: facing(['hacan', { cruiser: 3, destroyer: 1 }], ['xxcha', { cruiser: 3, carrier: 1, fighter: 3 }], (t) => {
      t.own('hacan', 'wellon');
      t.own('xxcha', 'bereg');
      t.fleet('hacan', '19', { cruiser: 1 });
    }),
    conducts: { attacker: { leavesBelow: 0.3 }, defender: { leavesBelow: 0.4 } },
  },
  {
    name: 'space cannons of both, and of a third',
    shows: ['sequence:space cannon offense', 'technology:plasmaScoring', 'technology:antimassDeflectors'],
    lay: facing(['hacan', { cruiser: 2, carrier: 1, fighter: 2 }], ['xxcha', { cruiser: 2, destroyer: 1 }], (t) => {
      t.own('xxcha', 'saudor', { pds: 2 });
      t.own('hacan', 'bereg', { pds: 1 });
      t.own('saar', 'quann', { pds: 1 });
      t.technologies('hacan', 'pdsII', 'antimassDeflectors');
      t.technologies('saar', 'pdsII');
      t.technologies('xxcha', 'plasmaScoring');
    }),
  },
  {
    name: 'guns whose own ships are gone fire all the same',
    shows: ['sequence:space cannon offense'],
    lay: facing(['hacan', { cruiser: 3 }], ['xxcha', { fighter: 1 }], (t) => {
      t.own('xxcha', 'saudor', { pds: 2, spaceDock: 1 });
      t.own('hacan', 'bereg', { pds: 2 });
      t.technologies('hacan', 'pdsII');
    }),
  },
  {
    name: 'guns beside ships that are no common ones',
    shows: ['sequence:space cannon offense'],
    lay: facing(['hacan', { dreadnought: 2 }], ['winnu', { flagship: 1 }], (t) => {
      t.own('winnu', 'saudor', { pds: 2 });
      t.own('hacan', 'bereg', { pds: 2 });
      t.technologies('hacan', 'pdsII');
    }),
  },
  {
    name: 'lasers that pass fighters by',
    shows: ['technology:gravitonLaserSystem'],
    lay: facing(['hacan', { cruiser: 2, carrier: 1, fighter: 3 }], ['xxcha', { cruiser: 2 }], (t) => {
      t.own('xxcha', 'saudor', { pds: 2 });
      t.technologies('xxcha', 'gravitonLaserSystem');
    }),
    uses: ['technology:gravitonLaserSystem'],
  },
  {
    name: 'an ambush',
    shows: ['ability:ambush'],
    lay: facing(['mentak', { cruiser: 1, destroyer: 2, carrier: 1 }], ['xxcha', { cruiser: 2, dreadnought: 1 }]),
    uses: ['ability:ambush'],
  },
  {
    name: 'assault cannons on both sides',
    shows: ['technology:assaultCannon'],
    lay: facing(['hacan', { cruiser: 3, fighter: 1 }], ['xxcha', { cruiser: 2, destroyer: 1 }], (t) => {
      t.technologies('hacan', 'assaultCannon');
      t.technologies('xxcha', 'assaultCannon');
    }),
  },
  {
    name: 'an ambush before the assault cannon is fired',
    shows: ['technology:assaultCannon', 'ability:ambush'],
    lay: facing(['mentak', { cruiser: 2, carrier: 1 }], ['xxcha', { cruiser: 2, destroyer: 1 }], (t) =>
      t.technologies('xxcha', 'assaultCannon'),
    ),
    uses: ['ability:ambush'],
  },
  {
    name: 'an ambush before the Arc Secundus is repaired',
    shows: ['unit-card:arcSecundus', 'ability:ambush'],
    lay: facing(['mentak', { cruiser: 2, carrier: 1 }], ['letnev', { flagship: 1, destroyer: 1 }], (t) =>
      t.damage(...t.unitIds('letnev', SYSTEM, 'flagship')),
    ),
    uses: ['ability:ambush'],
  },
  {
    name: 'a splicer, and armour against an ambush',
    shows: ['technology:dimensionalSplicer'],
    lay: facing(
      ['creuss', { cruiser: 2, destroyer: 1 }],
      ['xxcha', { cruiser: 2, dreadnought: 1 }],
      (t) => t.technologies('creuss', 'dimensionalSplicer'),
      '25',
    ),
    system: '25',
    uses: ['technology:dimensionalSplicer'],
  },
  {
    name: 'armour that is mended',
    shows: ['technology:duraniumArmor', 'ability:ambush'],
    lay: facing(['mentak', { cruiser: 4 }], ['xxcha', { dreadnought: 2, cruiser: 1 }], (t) =>
      t.technologies('xxcha', 'duraniumArmor'),
    ),
    uses: ['ability:ambush'],
  },
  {
    name: 'shields for two',
    shows: ['technology:nonEuclideanShielding'],
    lay: facing(['letnev', { dreadnought: 2, cruiser: 1 }], ['xxcha', { cruiser: 5 }], (t) =>
      t.technologies('letnev', 'nonEuclideanShielding'),
    ),
  },
  {
    name: 'the Arc Secundus',
    shows: ['unit-card:arcSecundus'],
    lay: facing(['letnev', { flagship: 1, destroyer: 1 }], ['xxcha', { cruiser: 5 }]),
  },
  {
    name: "N'orr and their flagship",
    shows: ['ability:unrelenting', 'unit-card:cmorranNorr'],
    lay: facing(['norr', { flagship: 1, cruiser: 2, fighter: 1 }], ['xxcha', { dreadnought: 2, cruiser: 3 }]),
  },
  {
    name: 'Jol-Nar and their flagship',
    shows: ['ability:fragile', 'unit-card:jnsHylarim'],
    lay: facing(['jolnar', { flagship: 1, cruiser: 2 }], ['xxcha', { cruiser: 4, fighter: 3 }]),
  },
  {
    name: 'the flagship of the Mentak',
    shows: ['unit-card:fourthMoon'],
    lay: facing(['mentak', { flagship: 1, cruiser: 1 }], ['xxcha', { dreadnought: 3 }]),
    uses: ['ability:ambush'],
  },
  {
    name: 'the flagship of the L1Z1X',
    shows: ['unit-card:zeroZeroOne'],
    lay: facing(['l1z1x', { flagship: 1, dreadnought: 1 }], ['xxcha', { cruiser: 2, carrier: 1, fighter: 4 }]),
  },
  {
    name: 'the flagship of the Winnu',
    shows: ['unit-card:salaiSaiCorian'],
    lay: facing(['winnu', { flagship: 1, fighter: 2 }], ['xxcha', { cruiser: 4, fighter: 1 }]),
  },
  {
    name: 'the Van Hauge',
    shows: ['unit-card:vanHauge'],
    lay: facing(['yin', { flagship: 1, destroyer: 1 }], ['xxcha', { cruiser: 1, destroyer: 1 }], (t) =>
      t.own('xxcha', 'saudor', { pds: 1 }),
    ),
  },
  {
    name: 'cards that were played',
    shows: ['action:moraleBoost', 'action:fighterPrototype'],
    lay: facing(['hacan', { cruiser: 2, fighter: 2, carrier: 1 }], ['xxcha', { cruiser: 3 }], (t) => {
      for (const source of ['action:moraleBoost', 'action:fighterPrototype'])
        t.game().effects.push({ source, seat: 0, target: '', amount: 0, until: 'combat' });
    }),
  },
  {
    name: 'a dock that fires',
    shows: ['action:experimentalBattlestation'],
    lay: facing(['hacan', { cruiser: 3 }], ['xxcha', { cruiser: 2 }], (t) => {
      const [dock] = t.own('xxcha', 'saudor', { spaceDock: 1 });
      const source = 'action:experimentalBattlestation';
      t.game().effects.push({ source, seat: 1, target: String(dock), amount: 0, until: 'action' });
    }),
  },
  {
    name: 'laws about ships',
    shows: ['agenda:publicizeWeaponSchematics', 'agenda:prophecyOfIxth'],
    lay: facing(['hacan', { warSun: 1, fighter: 2 }], ['xxcha', { cruiser: 5 }], (t) => {
      t.technologies('hacan', 'warSun');
      t.law('publicizeWeaponSchematics');
      t.law('prophecyOfIxth', 'hacan', 'hacan');
    }),
  },
];

// Fights in space with components of Prophecy of Kings and the Codices.
import type { FactionId } from '../../src/facts/index.ts';
import type { PlayedWith } from '../../src/queries/box.ts';
import type { Table, UnitsOf } from '../kit/index.ts';
import { tableWith } from '../kit/index.ts';
import type { Case } from './cases.ts';
import { SYSTEM } from './cases.ts';

const PROPHECY: PlayedWith = { prophecy: true };
const CODEX = { played: { prophecy: true, codexI: true } } as const;

function facing(
  [attacker, own]: readonly [FactionId, UnitsOf],
  [defender, other]: readonly [FactionId, UnitsOf],
  change: (t: Table) => void = () => undefined,
  {
    system = SYSTEM,
    played = PROPHECY,
    third = 'saar',
  }: { readonly system?: string; readonly played?: PlayedWith; readonly third?: FactionId } = {},
): () => Table {
  return () => {
    const t = tableWith(played, attacker, defender, third);
    for (const seat of [0, 1]) t.tokens(seat, { fleet: 12 });
    t.fleet(0, system, own);
    t.fleet(1, system, other);
    t.active(0, system);
    change(t);
    return t;
  };
}

const lasting = (t: Table, source: string, target = '', until: 'combat' | 'action' = 'combat'): void => {
  t.game().effects.push({ source, seat: 0, target, amount: 0, until });
};

export const spaceCasesOfProphecy: readonly Case[] = [
  {
    name: 'a charge in the first round',
    shows: ['technology:supercharge'],
    lay: facing(['naaz', { cruiser: 3 }], ['xxcha', { cruiser: 3 }], (t) => t.technologies('naaz', 'supercharge')),
    uses: ['technology:supercharge'],
  },
  {
    name: 'Eidolons beside their flagship',
    shows: ['unit-card:eidolon', 'unit-card:viszElVir'],
    lay: facing(['naaz', { flagship: 1, carrier: 1, mech: 2 }], ['xxcha', { cruiser: 4, dreadnought: 1 }]),
  },
  {
    name: 'Eidolons whose carrier is shot at before they join',
    shows: ['unit-card:eidolon'],
    lay: facing(['naaz', { carrier: 1, cruiser: 2, mech: 2, infantry: 1 }], ['xxcha', { cruiser: 3 }], (t) =>
      t.own('xxcha', 'saudor', { pds: 2 }),
    ),
    conducts: { attacker: { keeps: ['cruiser'] } },
  },
  {
    name: 'Eidolons before assault cannons',
    shows: ['technology:assaultCannon'],
    lay: facing(['naaz', { carrier: 1, cruiser: 1, mech: 1 }], ['xxcha', { cruiser: 3 }], (t) => {
      t.technologies('naaz', 'assaultCannon');
      t.technologies('xxcha', 'assaultCannon');
    }),
  },
  {
    name: 'the flagship of the Mahact',
    shows: ['unit-card:arviconRex'],
    lay: facing(['mahact', { flagship: 1 }], ['xxcha', { cruiser: 3 }]),
  },
  {
    name: "the Winnu's commander at Mecatol Rex",
    shows: ['leader:rickarRickani'],
    lay: facing(['winnu', { cruiser: 3 }], ['xxcha', { cruiser: 4 }], (t) => t.unlock('winnu', 'rickarRickani'), {
      system: '18',
    }),
    system: '18',
  },
  {
    name: 'a raid on ships that could sustain damage',
    shows: ['ability:raidFormation'],
    lay: facing(['argent', { destroyer: 3 }], ['xxcha', { dreadnought: 2, carrier: 1, fighter: 1 }]),
  },
  {
    name: "the Argent's commander, at barrage and cannons",
    shows: ['leader:trrakanAunZulok'],
    lay: facing(['xxcha', { carrier: 1, fighter: 4, cruiser: 1 }], ['argent', { destroyer: 2 }], (t) => {
      t.unlock('argent', 'trrakanAunZulok');
      t.own('argent', 'saudor', { pds: 1 });
    }),
    uses: ['leader:trrakanAunZulok'],
  },
  {
    name: "Jol-Nar's commander, at barrage and cannons",
    shows: ['leader:taZern'],
    lay: facing(['xxcha', { carrier: 1, fighter: 4, cruiser: 1 }], ['jolnar', { destroyer: 2 }], (t) => {
      t.unlock('jolnar', 'taZern');
      t.own('jolnar', 'saudor', { pds: 2 });
    }),
    uses: ['leader:taZern'],
  },
  {
    name: 'the flagship of the Argent before guns',
    shows: ['unit-card:quetzecoatl'],
    lay: facing(['argent', { flagship: 1, destroyer: 1 }], ['xxcha', { cruiser: 3 }], (t) =>
      t.own('xxcha', 'saudor', { pds: 2 }),
    ),
  },
  {
    name: 'a flare that blinds guns',
    shows: ['action:solarFlare'],
    lay: facing(
      ['hacan', { cruiser: 3 }],
      ['xxcha', { cruiser: 2 }],
      (t) => {
        t.own('xxcha', 'saudor', { pds: 2 });
        lasting(t, 'action:solarFlare', '', 'action');
      },
      CODEX,
    ),
  },
  {
    name: 'a barrage that waylays ships',
    shows: ['action:waylay'],
    lay: facing(['hacan', { destroyer: 3 }], ['xxcha', { cruiser: 2, dreadnought: 1 }], (t) =>
      lasting(t, 'action:waylay'),
    ),
  },
  {
    name: 'a mech aboard that no barrage passes',
    shows: ['unit-card:iconoclastOmega'],
    lay: facing(
      ['naalu', { carrier: 1, cruiser: 1, fighter: 3, mech: 1 }],
      ['xxcha', { destroyer: 3 }],
      (t) => t.own('xxcha', 'saudor', { pds: 2 }),
      { played: { prophecy: true, codexIII: true } },
    ),
    conducts: { attacker: { keeps: ['cruiser'] } },
  },
  {
    name: 'nobody leaves a benediction',
    shows: ['leader:airoShirAur'],
    lay: facing(
      ['hacan', { cruiser: 3 }],
      ['xxcha', { cruiser: 3, carrier: 1 }],
      (t) => {
        t.own('xxcha', 'bereg');
        lasting(t, 'leader:airoShirAur', SYSTEM);
      },
      { third: 'mahact' },
    ),
    conducts: { defender: { leavesBelow: 0.4 } },
  },
  {
    name: 'a retreat to where nobody is',
    shows: ['technology:darkEnergyTap'],
    lay: facing(['hacan', { cruiser: 3 }], ['xxcha', { cruiser: 3, carrier: 1 }], (t) =>
      t.technologies('xxcha', 'darkEnergyTap'),
    ),
    conducts: { defender: { leavesBelow: 0.4 } },
  },
  {
    name: "trade goods of Letnev's commander",
    shows: ['technology:nonEuclideanShielding'],
    beside: ['leader:rearAdmiralFarran'],
    lay: facing(['letnev', { dreadnought: 2, cruiser: 1 }], ['xxcha', { cruiser: 5 }], (t) => {
      t.technologies('letnev', 'nonEuclideanShielding');
      t.unlock('letnev', 'rearAdmiralFarran');
    }),
    uses: ['leader:rearAdmiralFarran'],
  },
  {
    name: 'a planet that fires itself',
    shows: ['leader:ulTheProgenitor'],
    system: '55',
    lay: facing(
      ['norr', { cruiser: 2, carrier: 1 }],
      ['titans', { cruiser: 2 }],
      (t) => {
        t.own('titans', 'elysium', { infantry: 1 });
        t.planet('elysium').attachments = ['geoform'];
      },
      { system: '55' },
    ),
  },
];

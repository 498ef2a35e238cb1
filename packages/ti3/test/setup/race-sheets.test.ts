// Every race as it begins: what its sheet says must stand on the board.
import { scenario } from '@custodian/testkit';
import type { PlanetId, RaceId, TechnologyId } from '@custodian/ti3';
import { expect } from 'vitest';
import type { TechnologyColor, UnitId } from '../../src/content/facts/index.ts';
import { planets } from '../../src/content/facts/index.ts';
import { fighterCapacity, isCapital } from '../../src/queries/fleet.ts';
import { unitsOnBoard } from '../../src/queries/players.ts';
import { fleetLimit, influence, resources } from '../../src/queries/values.ts';
import { newGame } from '../kit/index.ts';

interface Sheet {
  /** Resources and influence of each home planet. */
  planets: Partial<Record<PlanetId, readonly [resources: number, influence: number]>>;
  units: Partial<Record<UnitId, number>>;
  technologies: readonly TechnologyId[];
  contracts: readonly [number, number];
  /** Of its home planet, where it has one. */
  specialty?: TechnologyColor;
  /** Where it is not 2 in Strategy Allocation, 3 in the Command Pool and 3 in Fleet Supply. */
  counters?: { strategyAllocation?: number; commandPool?: number; fleetSupply?: number };
}

function begins(race: RaceId, sheet: Sheet): void {
  const others = (['sol', 'norr', 'naalu'] as const).filter((r) => r !== race).slice(0, 2);
  const t = newGame(3, { races: 'given', given: [race, ...others], seRaces: true });
  t.playOn();
  const g = t.game();
  const player = g.players[0];
  const home = g.systems.find((s) => s.id === `home-${race}`);
  if (home === undefined || player === undefined) throw new Error(`no home of ${race}`);

  const printed = home.planets.map(({ id }) => [id, [resources(g, id), influence(g, id)]]);
  expect(Object.fromEntries(printed)).toEqual(sheet.planets);
  expect(home.planets.every((p) => p.owner === 0 && !p.exhausted)).toBe(true);
  for (const { id } of home.planets) expect(planets[id].specialty).toBe(sheet.specialty ?? null);
  const all: UnitId[] = [
    'warSun',
    'dreadnought',
    'cruiser',
    'destroyer',
    'carrier',
    'fighter',
    'groundForce',
    'pds',
    'spaceDock',
  ];
  const units = all.map((unit) => [unit, unitsOnBoard(g, 0, unit)] as const).filter(([, count]) => count > 0);
  expect(Object.fromEntries(units)).toEqual(sheet.units);
  expect(home.ships.filter((s) => s.type === 'fighter').length).toBeLessThanOrEqual(fighterCapacity(g, home, 0));
  expect(home.ships.filter(isCapital).length).toBeLessThanOrEqual(fleetLimit(g, { seat: 0, system: home.id }));
  expect(player.technologies.slice().sort()).toEqual([...sheet.technologies].sort());
  expect(player.contracts).toEqual(sheet.contracts.map((value) => ({ value, partner: -1 })));
  const { strategyAllocation, commandPool, fleetSupply } = player;
  expect({ strategyAllocation, commandPool, fleetSupply }).toEqual({
    ...{ strategyAllocation: 2, commandPool: 3, fleetSupply: 3 },
    ...sheet.counters,
  });
}

scenario(['race:jolnar', 'tile:home-jolnar', 'planet:jol', 'planet:nar'], 'the Universities of Jol-Nar begin', () =>
  begins('jolnar', {
    planets: { jol: [1, 2], nar: [2, 3] },
    units: { groundForce: 2, carrier: 2, fighter: 1, pds: 2, spaceDock: 1, dreadnought: 1 },
    technologies: ['hylarVAssaultLaser', 'antimassDeflectors', 'enviroCompensator', 'sarweenTools'],
    contracts: [1, 3],
  }),
);

scenario(['race:naalu', 'tile:home-naalu', 'planet:druaa', 'planet:maaluuk'], 'the Naalu Collective begins', () =>
  begins('naalu', {
    planets: { druaa: [3, 1], maaluuk: [0, 2] },
    units: { groundForce: 4, carrier: 1, cruiser: 1, destroyer: 1, fighter: 4, pds: 1, spaceDock: 1 },
    technologies: ['antimassDeflectors', 'enviroCompensator'],
    contracts: [1, 2],
  }),
);

scenario(['race:l1z1x', 'tile:home-l1z1x', 'planet:zeroZeroZero'], 'the L1z1x Mindnet begins', () =>
  begins('l1z1x', {
    planets: { zeroZeroZero: [5, 0] },
    units: { groundForce: 5, carrier: 1, dreadnought: 1, fighter: 3, pds: 1, spaceDock: 1 },
    technologies: ['enviroCompensator', 'stasisCapsules', 'cybernetics', 'hylarVAssaultLaser'],
    contracts: [1, 1],
    counters: { strategyAllocation: 3 },
  }),
);

scenario(['race:mentak', 'tile:home-mentak', 'planet:mollPrimus'], 'the Mentak Coalition begins', () =>
  begins('mentak', {
    planets: { mollPrimus: [4, 1] },
    units: { groundForce: 4, carrier: 1, cruiser: 3, pds: 1, spaceDock: 1 },
    technologies: ['hylarVAssaultLaser', 'enviroCompensator'],
    contracts: [1, 1],
    counters: { fleetSupply: 4 },
  }),
);

scenario(
  ['race:letnev', 'tile:home-letnev', 'planet:arcPrime', 'planet:wrenTerra'],
  'the Barony of Letnev begins',
  () =>
    begins('letnev', {
      planets: { arcPrime: [4, 0], wrenTerra: [2, 1] },
      units: { groundForce: 3, carrier: 1, destroyer: 1, dreadnought: 1, spaceDock: 1 },
      technologies: ['hylarVAssaultLaser', 'antimassDeflectors'],
      contracts: [1, 1],
    }),
);

scenario(['race:xxcha', 'tile:home-xxcha', 'planet:archonRen', 'planet:archonTau'], 'the Xxcha Kingdom begins', () =>
  begins('xxcha', {
    planets: { archonRen: [2, 3], archonTau: [1, 1] },
    units: { groundForce: 2, carrier: 1, cruiser: 2, fighter: 3, pds: 1, spaceDock: 1 },
    technologies: ['antimassDeflectors', 'enviroCompensator'],
    contracts: [2, 2],
  }),
);

scenario(['race:yssaril', 'tile:home-yssaril', 'planet:retillion', 'planet:shalloq'], 'the Yssaril Tribes begin', () =>
  begins('yssaril', {
    planets: { retillion: [2, 3], shalloq: [1, 2] },
    units: { groundForce: 5, carrier: 2, cruiser: 1, fighter: 2, pds: 1, spaceDock: 1 },
    technologies: ['antimassDeflectors', 'xrdTransporters'],
    contracts: [1, 2],
  }),
);

scenario(
  ['race:hacan', 'tile:home-hacan', 'planet:arretze', 'planet:hercant', 'planet:kamdorn'],
  'the Emirates of Hacan begin',
  () =>
    begins('hacan', {
      planets: { arretze: [2, 0], hercant: [1, 1], kamdorn: [0, 1] },
      units: { groundForce: 4, carrier: 2, cruiser: 1, fighter: 2, spaceDock: 1 },
      technologies: ['enviroCompensator', 'sarweenTools'],
      contracts: [3, 3],
    }),
);

scenario(['race:norr', 'tile:home-norr', 'planet:quinarra', 'planet:trenlak'], "the Sardakk N'orr begin", () =>
  begins('norr', {
    planets: { quinarra: [3, 1], trenlak: [1, 0] },
    units: { groundForce: 5, carrier: 1, cruiser: 1, pds: 1, spaceDock: 1 },
    technologies: ['hylarVAssaultLaser', 'deepSpaceCannon'],
    contracts: [1, 2],
  }),
);

scenario(['race:sol', 'tile:home-sol', 'planet:jord'], 'the Federation of Sol begins', () =>
  begins('sol', {
    planets: { jord: [4, 2] },
    units: { groundForce: 5, carrier: 2, destroyer: 1, spaceDock: 1 },
    technologies: ['antimassDeflectors', 'cybernetics'],
    contracts: [2, 2],
  }),
);

scenario(['race:saar', 'tile:home-saar', 'planet:lisisII', 'planet:ragh'], 'the Clan of Saar begins', () =>
  begins('saar', {
    planets: { lisisII: [1, 0], ragh: [2, 1] },
    units: { groundForce: 4, carrier: 2, cruiser: 1, fighter: 2, spaceDock: 1 },
    technologies: ['antimassDeflectors', 'xrdTransporters'],
    contracts: [1, 2],
  }),
);

scenario(['race:muaat', 'tile:home-muaat', 'planet:muaat'], 'the Embers of Muaat begin', () =>
  begins('muaat', {
    planets: { muaat: [4, 1] },
    units: { groundForce: 4, warSun: 1, fighter: 2, spaceDock: 1 },
    technologies: ['enviroCompensator', 'sarweenTools', 'warSun'],
    contracts: [2, 2],
  }),
);

scenario(['race:winnu', 'tile:home-winnu', 'planet:winnu'], 'the Winnu begin', () =>
  begins('winnu', {
    planets: { winnu: [3, 4] },
    specialty: 'yellow',
    units: { groundForce: 3, carrier: 1, cruiser: 1, fighter: 2, pds: 1, spaceDock: 1 },
    technologies: ['antimassDeflectors', 'enviroCompensator', 'stasisCapsules'],
    contracts: [1, 3],
  }),
);

scenario(['race:yin', 'tile:home-yin', 'planet:darien'], 'the Yin Brotherhood begins', () =>
  begins('yin', {
    planets: { darien: [2, 4] },
    units: { groundForce: 4, carrier: 2, destroyer: 1, fighter: 4, spaceDock: 1 },
    technologies: ['hylarVAssaultLaser', 'automatedDefenseTurrets'],
    contracts: [1, 1],
  }),
);

// What lies in the box: every tile, planet, faction sheet and unit card is there as it is printed, and comes into play so.
import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import { newSystem } from '../../src/atoms/board.ts';
import type { FactionId } from '../../src/facts/index.ts';
import { factions, planets, promissoryNotes, tiles, unitCards, unitSheets } from '../../src/facts/index.ts';
import { unitCard } from '../../src/queries/units.ts';
import { influence, resources } from '../../src/queries/values.ts';
import { factionIds, planetIds, tileIds, unitCardIds } from '../kit/base-box.ts';
import { table } from '../kit/index.ts';

scenario(
  [
    'tile:1',
    'tile:2',
    'tile:3',
    'tile:4',
    'tile:5',
    'tile:6',
    'tile:7',
    'tile:8',
    'tile:9',
    'tile:10',
    'tile:11',
    'tile:12',
    'tile:13',
    'tile:14',
    'tile:15',
    'tile:16',
    'tile:17',
    'tile:18',
    'tile:19',
    'tile:20',
    'tile:21',
    'tile:22',
    'tile:23',
    'tile:24',
    'tile:25',
    'tile:26',
    'tile:27',
    'tile:28',
    'tile:29',
    'tile:30',
    'tile:31',
    'tile:32',
    'tile:33',
    'tile:34',
    'tile:35',
    'tile:36',
    'tile:37',
    'tile:38',
    'tile:39',
    'tile:40',
    'tile:41',
    'tile:42',
    'tile:43',
    'tile:44',
    'tile:45',
    'tile:46',
    'tile:47',
    'tile:48',
    'tile:49',
    'tile:50',
    'tile:51',
  ],
  'every tile lies on the map with its planets, and nobody has been there',
  () => {
    expect(tileIds).toHaveLength(51);
    for (const id of tileIds) {
      const laid = newSystem(id, 0, 0);
      expect(laid.planets.map((p) => p.id)).toEqual(tiles[id].planets);
      expect(laid).toMatchObject({ id, tokens: 0, space: [], wormholes: [] });
      for (const planet of laid.planets) expect(planet).toMatchObject({ owner: -1, exhausted: true, units: [] });
    }
  },
);

scenario(
  [
    'planet:jord',
    'planet:mollPrimus',
    'planet:darien',
    'planet:muaat',
    'planet:nestphar',
    'planet:zeroZeroZero',
    'planet:winnu',
    'planet:mordaiII',
    'planet:druaa',
    'planet:maaluuk',
    'planet:arcPrime',
    'planet:wrenTerra',
    'planet:lisisII',
    'planet:ragh',
    'planet:jol',
    'planet:nar',
    'planet:quinarra',
    'planet:trenlak',
    'planet:archonRen',
    'planet:archonTau',
    'planet:retillion',
    'planet:shalloq',
    'planet:arretze',
    'planet:hercant',
    'planet:kamdorn',
    'planet:mecatolRex',
    'planet:wellon',
    'planet:vefutII',
    'planet:thibah',
    'planet:tarmann',
    'planet:saudor',
    'planet:meharXull',
    'planet:quann',
    'planet:lodor',
    'planet:newAlbion',
    'planet:starpoint',
    'planet:tequran',
    'planet:torkan',
    'planet:qucenn',
    'planet:rarron',
    'planet:mellon',
    'planet:zohbat',
    'planet:lazar',
    'planet:sakulag',
    'planet:dalBootha',
    'planet:xxehan',
    'planet:corneeq',
    'planet:resculon',
    'planet:centauri',
    'planet:gral',
    'planet:bereg',
    'planet:lirtaIV',
    'planet:arnor',
    'planet:lor',
    'planet:arinam',
    'planet:meer',
    'planet:abyz',
    'planet:fria',
    'planet:creuss',
  ],
  'every planet lies on one tile and gives what is printed',
  () => {
    expect(planetIds).toHaveLength(59);
    const g = table('sol').game();
    for (const id of planetIds) {
      expect(tileIds.filter((tile) => tiles[tile].planets.includes(id))).toHaveLength(1);
      expect([resources(g, id), influence(g, id)]).toEqual([planets[id].resources, planets[id].influence]);
    }
  },
);

scenario(
  [
    'faction-sheet:arborec',
    'faction-sheet:creuss',
    'faction-sheet:hacan',
    'faction-sheet:jolnar',
    'faction-sheet:l1z1x',
    'faction-sheet:letnev',
    'faction-sheet:mentak',
    'faction-sheet:muaat',
    'faction-sheet:naalu',
    'faction-sheet:nekro',
    'faction-sheet:norr',
    'faction-sheet:saar',
    'faction-sheet:sol',
    'faction-sheet:winnu',
    'faction-sheet:xxcha',
    'faction-sheet:yin',
    'faction-sheet:yssaril',
  ],
  'every faction has its home, its abilities, its units and a note',
  () => {
    expect(factionIds).toHaveLength(17);
    for (const id of factionIds) {
      const { home, abilities, notes, startingUnits, flagship } = factions[id];
      expect(tiles[home].homeOf).toBe(id);
      expect(abilities.length).toBeGreaterThan(0);
      expect(notes.filter((note) => promissoryNotes[note].set === 'base')).toHaveLength(1);
      expect(startingUnits.spaceDock).toBe(1);
      expect(unitSheets[id].flagship.first).toBe(flagship);
    }
  },
);

scenario(
  [
    'unit-card:cruiser',
    'unit-card:cruiserII',
    'unit-card:carrier',
    'unit-card:carrierII',
    'unit-card:destroyer',
    'unit-card:destroyerII',
    'unit-card:dreadnought',
    'unit-card:dreadnoughtII',
    'unit-card:fighter',
    'unit-card:fighterII',
    'unit-card:infantry',
    'unit-card:infantryII',
    'unit-card:pds',
    'unit-card:pdsII',
    'unit-card:spaceDock',
    'unit-card:spaceDockII',
    'unit-card:warSun',
    'unit-card:duhaMenaimon',
    'unit-card:letaniWarrior',
    'unit-card:letaniWarriorII',
    'unit-card:hilColish',
    'unit-card:wrathOfKenara',
    'unit-card:jnsHylarim',
    'unit-card:zeroZeroOne',
    'unit-card:superDreadnought',
    'unit-card:superDreadnoughtII',
    'unit-card:arcSecundus',
    'unit-card:fourthMoon',
    'unit-card:theInferno',
    'unit-card:prototypeWarSun',
    'unit-card:prototypeWarSunII',
    'unit-card:matriarch',
    'unit-card:hybridCrystalFighter',
    'unit-card:hybridCrystalFighterII',
    'unit-card:theAlastor',
    'unit-card:cmorranNorr',
    'unit-card:exotrireme',
    'unit-card:exotriremeII',
    'unit-card:sonOfRagh',
    'unit-card:floatingFactory',
    'unit-card:floatingFactoryII',
    'unit-card:genesis',
    'unit-card:advancedCarrier',
    'unit-card:advancedCarrierII',
    'unit-card:specOps',
    'unit-card:specOpsII',
    'unit-card:salaiSaiCorian',
    'unit-card:loncaraSsodu',
    'unit-card:vanHauge',
    'unit-card:ysiaYssrila',
  ],
  'every unit card is what a player of its faction has, once its technology is there',
  () => {
    expect(unitCardIds).toHaveLength(50);
    for (const id of unitCardIds) {
      const { type, faction, upgradeOf } = unitCards[id];
      const own: FactionId =
        faction ??
        factionIds.find((f) => unitSheets[f][type].first === (upgradeOf ?? id) || unitSheets[f][type].upgrade === id) ??
        'sol';
      const t = table(own);
      if (unitSheets[own][type].upgrade === id) t.technologies(own, id as never);
      expect(unitCard(t.game(), 0, type)?.id).toBe(id);
    }
  },
);

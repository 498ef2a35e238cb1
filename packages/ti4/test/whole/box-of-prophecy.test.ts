// What lies in the boxes of Prophecy of Kings and the third Codex: every tile, planet, hyperlane and galaxy with its printed figures.
import { hexKey } from '@custodian/galaxy';
import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import { newSystem } from '../../src/atoms/board.ts';
import type { LayoutId, PlanetId, TileId } from '../../src/facts/index.ts';
import { hyperlanes, layoutIds, layouts, planets, tiles } from '../../src/facts/index.ts';
import { influence, resources } from '../../src/queries/values.ts';
import { tableWith } from '../kit/index.ts';

const everything = { prophecy: true, codexI: true, codexII: true, codexIII: true };

scenario(
  [
    'tile:52',
    'tile:53',
    'tile:54',
    'tile:55',
    'tile:56',
    'tile:57',
    'tile:58',
    'tile:59',
    'tile:60',
    'tile:61',
    'tile:62',
    'tile:63',
    'tile:64',
    'tile:65',
    'tile:66',
    'tile:67',
    'tile:68',
    'tile:69',
    'tile:70',
    'tile:71',
    'tile:72',
    'tile:73',
    'tile:74',
    'tile:75',
    'tile:76',
    'tile:77',
    'tile:78',
    'tile:79',
    'tile:80',
    'tile:81',
    'tile:82',
    'tile:92',
    'tile:93',
    'tile:94',
  ],
  'every later tile has its planets, wormholes and anomaly',
  () => {
    const printed: Record<string, string> = {
      '52': 'green ixth',
      '53': 'green arcturus',
      '54': 'green acheron',
      '55': 'green elysium',
      '56': 'green theDark nebula',
      '57': 'green naazir rokha',
      '58': 'green avar valk ylir',
      '59': 'blue archonVail',
      '60': 'blue perimeter',
      '61': 'blue ang',
      '62': 'blue semLore',
      '63': 'blue vorhal',
      '64': 'blue atlas beta',
      '65': 'blue primor',
      '66': 'blue hopesEnd',
      '67': 'red cormund gravityRift',
      '68': 'red everra nebula',
      '69': 'blue accoen jeolIr',
      '70': 'blue kraag siig',
      '71': 'blue alioPrima bakal',
      '72': 'blue lisis velnor',
      '73': 'blue cealdri xanhact',
      '74': 'blue vegaMajor vegaMinor',
      '75': 'blue abaddon ashtroth loki',
      '76': 'blue rigelI rigelII rigelIII',
      '77': 'red',
      '78': 'red',
      '79': 'red alpha asteroidField',
      '80': 'red supernova',
      '81': 'green supernova',
      '82': 'none mallice gamma',
      '92': 'green archonRenKeleres archonTauKeleres',
      '93': 'green avarKeleres valkKeleres ylirKeleres',
      '94': 'green mollPrimusKeleres',
    };
    for (const [id, figures] of Object.entries(printed)) {
      const { back, planets: on, wormholes, anomaly } = tiles[id as TileId];
      expect(
        [back ?? 'none', ...[...on].sort(), ...wormholes, ...(anomaly === null ? [] : [anomaly])].join(' '),
        id,
      ).toBe(figures);
      expect(newSystem(id as TileId, 0, 0).planets.map((p) => p.id)).toEqual([...on]);
    }
  },
);

scenario(
  [
    'planet:ixth',
    'planet:arcturus',
    'planet:acheron',
    'planet:elysium',
    'planet:theDark',
    'planet:naazir',
    'planet:rokha',
    'planet:avar',
    'planet:valk',
    'planet:ylir',
    'planet:archonVail',
    'planet:perimeter',
    'planet:ang',
    'planet:semLore',
    'planet:vorhal',
    'planet:atlas',
    'planet:primor',
    'planet:hopesEnd',
    'planet:cormund',
    'planet:everra',
    'planet:accoen',
    'planet:jeolIr',
    'planet:kraag',
    'planet:siig',
    'planet:alioPrima',
    'planet:bakal',
    'planet:lisis',
    'planet:velnor',
    'planet:cealdri',
    'planet:xanhact',
    'planet:vegaMajor',
    'planet:vegaMinor',
    'planet:abaddon',
    'planet:ashtroth',
    'planet:loki',
    'planet:rigelI',
    'planet:rigelII',
    'planet:rigelIII',
    'planet:mallice',
    'planet:archonRenKeleres',
    'planet:archonTauKeleres',
    'planet:avarKeleres',
    'planet:valkKeleres',
    'planet:ylirKeleres',
    'planet:mollPrimusKeleres',
    'planet:custodiaVigilia',
    'planet:mirage',
  ],
  'every later planet gives what is printed',
  () => {
    const printed: Record<string, string> = {
      ixth: '3/5',
      arcturus: '4/4',
      acheron: '4/0',
      elysium: '4/1',
      theDark: '3/4',
      naazir: '2/1',
      rokha: '1/2',
      avar: '1/1',
      valk: '2/0',
      ylir: '0/2',
      archonVail: '1/3 hazardous blue',
      perimeter: '2/1 industrial',
      ang: '2/0 industrial red',
      semLore: '3/2 cultural yellow',
      vorhal: '0/2 cultural green',
      atlas: '3/1 hazardous',
      primor: '2/1 cultural legendary',
      hopesEnd: '3/0 hazardous legendary',
      cormund: '2/0 hazardous',
      everra: '3/1 cultural',
      accoen: '2/3 industrial',
      jeolIr: '2/3 industrial',
      kraag: '2/1 hazardous',
      siig: '0/2 hazardous',
      alioPrima: '1/1 cultural',
      bakal: '3/2 industrial',
      lisis: '2/2 industrial',
      velnor: '2/1 industrial red',
      cealdri: '0/2 cultural yellow',
      xanhact: '0/1 hazardous',
      vegaMajor: '2/1 cultural',
      vegaMinor: '1/2 cultural blue',
      abaddon: '1/0 cultural',
      ashtroth: '2/0 hazardous',
      loki: '1/2 cultural',
      rigelI: '0/1 hazardous',
      rigelII: '1/2 industrial',
      rigelIII: '1/1 industrial green',
      mallice: '0/3 cultural legendary',
      archonRenKeleres: '2/3',
      archonTauKeleres: '1/1',
      avarKeleres: '1/1',
      valkKeleres: '2/0',
      ylirKeleres: '0/2',
      mollPrimusKeleres: '4/1',
      custodiaVigilia: '2/3 legendary',
      mirage: '1/2 cultural legendary',
    };
    const g = tableWith(everything, 'sol').game();
    for (const [planet, figures] of Object.entries(printed)) {
      const id = planet as PlanetId;
      const { trait, specialty, legendary } = planets[id];
      const more = [trait, specialty, legendary === null ? null : 'legendary'].filter((each) => each !== null);
      expect([`${resources(g, id)}/${influence(g, id)}`, ...more].join(' '), id).toBe(figures);
    }
  },
);

scenario(
  [
    'hyperlane:83a',
    'hyperlane:83b',
    'hyperlane:84a',
    'hyperlane:84b',
    'hyperlane:85a',
    'hyperlane:85b',
    'hyperlane:86a',
    'hyperlane:86b',
    'hyperlane:87a',
    'hyperlane:87b',
    'hyperlane:88a',
    'hyperlane:88b',
    'hyperlane:89a',
    'hyperlane:89b',
    'hyperlane:90a',
    'hyperlane:90b',
    'hyperlane:91a',
    'hyperlane:91b',
  ],
  'the lanes of every hyperlane tile run between the printed sides',
  () => {
    const printed: Record<string, string> = {
      '83a': '1-4',
      '83b': '0-2 0-3 3-5',
      '84a': '2-5',
      '84b': '0-3 0-4 1-3',
      '85a': '1-5',
      '85b': '0-2 0-3 3-5',
      '86a': '1-5',
      '86b': '0-3 0-4 1-3',
      '87a': '0-2 2-4 2-5',
      '87b': '0-2 0-3',
      '88a': '0-4 1-4 2-4',
      '88b': '0-2 0-3 3-5',
      '89a': '0-2 0-4 2-4',
      '89b': '0-3 0-4',
      '90a': '1-5 2-4',
      '90b': '0-3 0-4',
      '91a': '0-3 0-4 1-3',
      '91b': '0-2 0-3',
    };
    const told = (lanes: readonly (readonly number[])[]): string => lanes.map(([a, b]) => `${a}-${b}`).join(' ');
    for (const [id, lanes] of Object.entries(printed))
      expect(told(hyperlanes[id as keyof typeof hyperlanes].lanes), id).toBe(lanes);
  },
);

scenario(
  [
    'layout:3p',
    'layout:4p',
    'layout:5p',
    'layout:6p',
    'layout:5pHyperlanes',
    'layout:6pLarge',
    'layout:7p',
    'layout:7pAlternate',
    'layout:8p',
    'layout:8pAlternate',
  ],
  'every galaxy has a home for each player and as many places as tiles are dealt',
  () => {
    const places: Record<LayoutId, number> = {
      '3p': 24,
      '4p': 32,
      '5p': 31,
      '6p': 30,
      '5pHyperlanes': 25,
      '6pLarge': 54,
      '7p': 47,
      '7pAlternate': 35,
      '8p': 52,
      '8pAlternate': 40,
    };
    for (const id of layoutIds) {
      const { homes, players, rings, dealt, first, hyperlanes: lanes } = layouts[id];
      const hexes = [...homes, ...rings.flat(), ...lanes.map((lane) => lane.hex)];
      expect(new Set(hexes.map(hexKey)).size).toBe(hexes.length);
      expect([id, homes.length, rings.flat().length]).toEqual([id, players, places[id]]);
      expect(players * (dealt.blue + dealt.red) + first.blue + first.red).toBe(places[id]);
    }
  },
);

// Qualifying for the public objectives, card by card.
import { scenario } from '@custodian/testkit';
import type { ObjectiveId, PlanetId } from '@custodian/ti3';
import { expect } from 'vitest';
import type { Table } from '../kit/index.ts';
import { everywhere, facing, ownSome, points } from './qualifying.ts';

/** Shows a public objective that is not met, then one that is, and claims it for its points. */
function claims(
  id: ObjectiveId,
  worth: number,
  lacking: (t: Table) => void,
  met: (t: Table) => void,
  text: string,
): void {
  const short = facing(id, lacking);
  expect(short.options('norr')).toEqual([]);
  expect(short.barred('norr', id)).toBe(text);
  const t = facing(id, met);
  t.answer('norr', id);
  expect(points(t)).toBe(worth);
  expect(t.player('norr').claimed).toEqual([id]);
}

scenario(['objective:planets5'], '5 planets outside the home system', () => {
  claims(
    'planets5',
    1,
    (t) => ownSome(t, 4),
    (t) => ownSome(t, 5),
    'missing.planets',
  );
});

scenario(['objective:planets10'], '10 planets outside the home system, exhausted ones too', () => {
  claims(
    'planets10',
    2,
    (t) => ownSome(t, 9),
    (t) => {
      ownSome(t, 10);
      t.exhaust('abyz', 'fria');
    },
    'missing.planets',
  );
});

scenario(['objective:mecatolWholeRound'], 'Mecatol Rex held since before this round', () => {
  claims(
    'mecatolWholeRound',
    1,
    (t) => {
      t.own('norr', 'mecatolRex');
      t.planet('mecatolRex').since = 1;
    },
    (t) => t.own('norr', 'mecatolRex'),
    'missing.whole round',
  );
});

scenario(['objective:threeSpecialties'], 'planets that show red, green and blue', () => {
  claims(
    'threeSpecialties',
    1,
    (t) => {
      t.own('norr', 'fria');
      t.own('norr', 'lodor');
      t.own('norr', 'quann');
    },
    (t) => {
      t.own('norr', 'fria');
      t.own('norr', 'lodor');
      t.own('norr', 'lor');
    },
    'missing.different specialties',
  );
});

scenario(['objective:tech5'], '5 technologies', () => {
  claims(
    'tech5',
    1,
    (t) => t.technologies('norr', 'hylarVAssaultLaser', 'deepSpaceCannon', 'cybernetics', 'stasisCapsules'),
    (t) =>
      t.technologies('norr', 'hylarVAssaultLaser', 'deepSpaceCannon', 'cybernetics', 'stasisCapsules', 'sarweenTools'),
    'missing.technologies',
  );
});

scenario(['objective:tech9'], '9 technologies', () => {
  const eight = [
    ...(['hylarVAssaultLaser', 'deepSpaceCannon', 'magenDefenseGrid', 'stasisCapsules', 'cybernetics'] as const),
    ...(['enviroCompensator', 'sarweenTools', 'microTechnology'] as const),
  ];
  claims(
    'tech9',
    2,
    (t) => t.technologies('norr', ...eight),
    (t) => t.technologies('norr', ...eight, 'antimassDeflectors'),
    'missing.technologies',
  );
});

scenario(['objective:techSameColor3'], '3 technologies of one color', () => {
  claims(
    'techSameColor3',
    1,
    (t) => t.technologies('norr', 'hylarVAssaultLaser', 'deepSpaceCannon', 'cybernetics', 'stasisCapsules'),
    (t) => t.technologies('norr', 'hylarVAssaultLaser', 'deepSpaceCannon', 'magenDefenseGrid'),
    'missing.same color',
  );
});

scenario(['objective:techAllColors'], 'a technology of each of the 4 colors', () => {
  claims(
    'techAllColors',
    1,
    (t) => t.technologies('norr', 'hylarVAssaultLaser', 'cybernetics', 'antimassDeflectors'),
    (t) => t.technologies('norr', 'hylarVAssaultLaser', 'cybernetics', 'antimassDeflectors', 'sarweenTools'),
    'missing.colors',
  );
});

scenario(['objective:docks3'], 'all 3 space docks on the board, blockaded or not', () => {
  claims(
    'docks3',
    1,
    (t) => {
      t.own('norr', 'quinarra', { dock: true });
      t.own('norr', 'lodor', { dock: true });
    },
    (t) => {
      for (const planet of ['quinarra', 'lodor', 'saudor'] as const) t.own('norr', planet, { dock: true });
      t.fleet('xxcha', 'lodor', { cruiser: 1 });
    },
    'missing.space docks',
  );
});

scenario(['objective:spendTradeGoods6'], '6 trade goods spent now, never resources', () => {
  claims(
    'spendTradeGoods6',
    1,
    (t) => {
      t.goods('norr', 5);
      ownSome(t, 10);
    },
    (t) => t.goods('norr', 7),
    'missing.trade goods',
  );
  const t = facing('spendTradeGoods6', (t) => t.goods('norr', 7));
  t.answer('norr', 'spendTradeGoods6');
  expect(t.player('norr').tradeGoods).toBe(1);
});

scenario(['objective:spendTradeGoods12'], '12 trade goods spent now', () => {
  claims(
    'spendTradeGoods12',
    2,
    (t) => t.goods('norr', 11),
    (t) => t.goods('norr', 12),
    'missing.trade goods',
  );
});

/** Claims an objective that is paid for, after a payment that is too small. */
function spends(
  id: ObjectiveId,
  worth: number,
  short: PlanetId[],
  enough: PlanetId[],
  goods: number,
  text: string,
): void {
  const prepare = (t: Table, exhausted: boolean): void => {
    ownSome(t, 19);
    t.exhaust('quinarra', 'trenlak', ...everywhere.filter((p) => !enough.includes(p) || exhausted));
    t.goods('norr', goods);
  };
  expect(facing(id, (t) => prepare(t, true)).barred('norr', id)).toBe(text);
  const t = facing(id, (t) => prepare(t, false));
  t.answer('norr', id);
  expect(t.refusal('norr', { pay: { planets: short, goods } })).toBe('why.payment too small');
  expect(t.refusal('norr', { planets: enough, goods })).toBe('kernel.unread');
  t.answer('norr', { pay: { planets: enough, goods } });
  expect(points(t)).toBe(worth);
  expect(enough.every((p) => t.planet(p).exhausted)).toBe(true);
  expect(t.player('norr').tradeGoods).toBe(0);
}

scenario(['objective:spendResources10'], '10 resources spent now, trade goods among them', () => {
  spends('spendResources10', 1, ['abyz', 'fria'], ['abyz', 'fria', 'lodor'], 2, 'missing.resources');
});

scenario(['objective:spendResources20'], '20 resources spent now', () => {
  const enough: PlanetId[] = ['abyz', 'fria', 'lodor', 'bereg', 'lirtaIV', 'quann'];
  spends('spendResources20', 2, ['abyz', 'fria', 'lodor', 'bereg'], enough, 5, 'missing.resources');
});

scenario(['objective:spendInfluence10'], '10 influence spent now', () => {
  spends('spendInfluence10', 1, ['meer', 'centauri'], ['meer', 'centauri', 'lirtaIV'], 0, 'missing.influence');
});

scenario(['objective:spendInfluence20'], '20 influence spent now', () => {
  const enough: PlanetId[] = ['meer', 'centauri', 'lirtaIV', 'arinam', 'lor', 'saudor'];
  spends('spendInfluence20', 2, ['meer', 'centauri', 'lirtaIV', 'arinam'], enough, 4, 'missing.influence');
});

scenario(['objective:mecatolAndRing'], 'a ship and every planet in the Mecatol Rex system and all around it', () => {
  const ring = ['mecatolRex', 'lodor', 'quann', 'saudor', 'wellon', 'thibah', 'tarmann'] as const;
  const hold = (t: Table, ...without: string[]): void => {
    for (const id of ring) {
      t.own('norr', id);
      if (!without.includes(id)) t.fleet('norr', id, { destroyer: 1 });
    }
  };
  claims(
    'mecatolAndRing',
    3,
    (t) => {
      hold(t, 'thibah');
      t.fleet('norr', 'thibah', { fighter: 2 });
    },
    hold,
    'missing.systems',
  );
});

scenario(['objective:mecatolAndRing'], 'an asteroid field beside Mecatol Rex is left out', () => {
  const t = facing('mecatolAndRing', (t) => {
    const [asteroids, tarmann] = [t.system('asteroidField-1'), t.system('tarmann')];
    const { q, r } = asteroids;
    Object.assign(asteroids, { q: tarmann.q, r: tarmann.r });
    Object.assign(tarmann, { q, r });
    t.game().galaxy = 'asteroids beside Mecatol Rex';
    for (const id of ['mecatolRex', 'lodor', 'quann', 'saudor', 'wellon', 'thibah'] as const) {
      t.own('norr', id);
      t.fleet('norr', id, { destroyer: 1 });
    }
  });
  expect(t.options('norr')).toEqual(['mecatolAndRing']);
});

scenario(['objective:influenceNeighbours'], 'more influence than both neighbors together', () => {
  // N'orr: 1; Xxcha, Sol, as neighbors of a table of three: 4 and 2.
  claims(
    'influenceNeighbours',
    3,
    (t) => t.own('norr', 'meer'),
    (t) => {
      t.own('norr', 'mecatolRex');
      t.exhaust('mecatolRex');
    },
    'missing.more influence',
  );
});

scenario(['objective:domination'], 'the home systems of 2 other players win the game', () => {
  const home = (t: Table): void => {
    t.own('norr', 'archonRen');
    t.own('norr', 'archonTau');
  };
  expect(facing('domination', home).barred('norr', 'domination')).toBe('missing.home systems');
  const t = facing('domination', (t) => {
    home(t);
    t.own('norr', 'jord');
  });
  t.answer('norr', 'domination');
  expect(t.game().winner).toEqual({ seats: [0], why: 'domination' });
});

scenario(['objective:supremacy'], '18 planets outside the home system win the game', () => {
  expect(facing('supremacy', (t) => ownSome(t, 17)).barred('norr', 'supremacy')).toBe('missing.planets');
  const t = facing('supremacy', (t) => ownSome(t, 18));
  t.answer('norr', 'supremacy');
  expect(t.game().winner).toEqual({ seats: [0], why: 'supremacy' });
});

// Qualifying for objectives: every card, and the rules around them.

import { scenario } from '@custodian/testkit';
import type { ObjectiveId, PlanetId } from '@custodian/ti3';
import { expect } from 'vitest';
import type { Table } from '../kit/index.ts';
import { table } from '../kit/index.ts';

/** N'orr with this public objective face up, asked what it claims. */
function facing(objective: ObjectiveId, prepare: (t: Table) => void): Table {
  const t = table('norr', 'xxcha', 'sol');
  t.decks({ objectives: [objective] });
  // Somebody who still holds a secret is always asked.
  t.secret('norr', 'merciless');
  prepare(t);
  // Only what the objective counts is there, not what would support it.
  t.anyhow();
  t.begin('claim objectives', { seat: 0 });
  return t;
}

/** The same with the card as N'orr's secret. */
const hiding = (objective: ObjectiveId, prepare: (t: Table) => void): Table =>
  facing('tech9', (t) => {
    t.secret('norr', objective);
    prepare(t);
  });

const everywhere: PlanetId[] = [
  ...(['abyz', 'fria', 'arinam', 'meer', 'arnor', 'lor', 'bereg', 'lirtaIV', 'lodor', 'quann'] as const),
  ...(['saudor', 'wellon', 'thibah', 'tarmann', 'centauri', 'gral', 'coorneeq', 'resculon', 'dalBootha'] as const),
];

const ownSome = (t: Table, count: number): void => {
  for (const planet of everywhere.slice(0, count)) t.own('norr', planet);
};

const points = (t: Table): number => t.player('norr').points;

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

/** Shows a secret objective that is not met, then one that is, and claims it for 2 points. */
function reveals(id: ObjectiveId, lacking: (t: Table) => void, met: (t: Table) => void, text: string): void {
  expect(hiding(id, lacking).barred('norr', id)).toBe(text);
  const t = hiding(id, met);
  t.answer('norr', id);
  expect(points(t)).toBe(2);
  expect(t.player('norr')).toMatchObject({ secret: '', claimed: [id] });
}

scenario(['objective:conqueror'], 'every planet of a rival home system', () => {
  reveals(
    'conqueror',
    (t) => t.own('norr', 'archonRen'),
    (t) => {
      t.own('norr', 'archonRen');
      t.own('norr', 'archonTau');
    },
    'missing.home systems',
  );
});

scenario(['objective:diversified'], 'a dock on Mecatol Rex and 2 technologies in each of 3 colors', () => {
  const study = ['hylarVAssaultLaser', 'deepSpaceCannon', 'cybernetics', 'stasisCapsules', 'sarweenTools'] as const;
  reveals(
    'diversified',
    (t) => {
      t.own('norr', 'mecatolRex', { dock: true });
      t.technologies('norr', ...study);
    },
    (t) => {
      t.own('norr', 'mecatolRex', { dock: true });
      t.technologies('norr', ...study, 'enviroCompensator');
    },
    'missing.colors twice',
  );
});

scenario(['objective:focused'], '4 planets with the same specialty', () => {
  reveals(
    'focused',
    (t) => {
      for (const planet of ['fria', 'arinam', 'gral', 'lor'] as const) t.own('norr', planet);
    },
    (t) => {
      for (const planet of ['fria', 'arinam', 'gral', 'torkan'] as const) t.own('norr', planet);
    },
    'missing.same specialty',
  );
});

scenario(['objective:forceful'], 'a dock on Mecatol Rex and 4 dreadnoughts in its system', () => {
  reveals(
    'forceful',
    (t) => {
      t.own('norr', 'mecatolRex', { dock: true });
      t.fleet('norr', 'mecatolRex', { dreadnought: 3, cruiser: 1 });
    },
    (t) => {
      t.own('norr', 'mecatolRex', { dock: true });
      t.fleet('norr', 'mecatolRex', { dreadnought: 4 });
    },
    'missing.dreadnoughts at mecatol rex',
  );
});

scenario(['objective:industrial'], 'Mecatol Rex, all 3 space docks and all 5 dreadnoughts', () => {
  const docks = (t: Table): void => {
    t.own('norr', 'mecatolRex');
    for (const planet of ['quinarra', 'lodor', 'saudor'] as const) t.own('norr', planet, { dock: true });
    t.fleet('norr', 'quann', { dreadnought: 4 });
  };
  reveals(
    'industrial',
    docks,
    (t) => {
      docks(t);
      t.fleet('norr', 'home-norr', { dreadnought: 1 });
    },
    'missing.dreadnoughts',
  );
});

scenario(['objective:keeperOfGates'], 'a ship other than a fighter in every system with a wormhole', () => {
  const keep = (t: Table): void => {
    for (const system of ['quann', 'lodor', 'empty-alpha']) t.fleet('norr', system, { destroyer: 1 });
  };
  reveals(
    'keeperOfGates',
    (t) => {
      keep(t);
      t.fleet('norr', 'empty-beta', { fighter: 1 });
    },
    (t) => {
      keep(t);
      t.fleet('norr', 'empty-beta', { carrier: 1 });
    },
    'missing.wormholes',
  );
  // A wormhole that was opened since counts as well.
  const opened = hiding('keeperOfGates', (t) => {
    keep(t);
    t.fleet('norr', 'empty-beta', { carrier: 1 });
    t.system('saudor').wormholes.push('alpha');
  });
  expect(opened.barred('norr', 'keeperOfGates')).toBe('missing.wormholes');
});

scenario(['objective:masterOfShips'], 'a dock on Mecatol Rex and 8 ships other than fighters in its system', () => {
  reveals(
    'masterOfShips',
    (t) => {
      t.own('norr', 'mecatolRex', { dock: true });
      t.fleet('norr', 'mecatolRex', { destroyer: 7, fighter: 3 });
    },
    (t) => {
      t.own('norr', 'mecatolRex', { dock: true });
      t.fleet('norr', 'mecatolRex', { destroyer: 7, carrier: 1 });
    },
    'missing.ships at mecatol rex',
  );
});

scenario(['objective:technocrat'], '6 planets with a technology specialty', () => {
  reveals(
    'technocrat',
    (t) => {
      for (const planet of ['fria', 'arinam', 'gral', 'lor', 'quann', 'abyz'] as const) t.own('norr', planet);
    },
    (t) => {
      for (const planet of ['fria', 'arinam', 'gral', 'lor', 'quann', 'lodor'] as const) t.own('norr', planet);
    },
    'missing.specialties',
  );
});

scenario(['objective:usurper'], 'a dock and 6 ground forces on Mecatol Rex', () => {
  reveals(
    'usurper',
    (t) => t.own('norr', 'mecatolRex', { dock: true, groundForces: 5 }),
    (t) => t.own('norr', 'mecatolRex', { dock: true, groundForces: 6 }),
    'missing.ground forces on mecatol rex',
  );
});

scenario(['objective:merciless'], 'the last space dock of a neighbor, taken by invasion this round', () => {
  const takes = (how: 'invasion' | 'card', docks: [PlanetId, ...PlanetId[]]): Table => {
    const t = table('norr', 'xxcha', 'sol', 'mentak');
    t.secret('norr', 'merciless');
    t.own('norr', 'quinarra', { groundForces: 1 });
    for (const planet of docks) t.own('xxcha', planet, { dock: true });
    t.begin('take control', { seat: 0, planet: docks[0], how, groundForces: 1, pds: 0 });
    t.begin('claim objectives', { seat: 0 });
    return t;
  };
  expect(takes('invasion', ['lodor', 'archonRen']).barred('norr', 'merciless')).toBe('missing.last dock');
  expect(takes('card', ['lodor']).barred('norr', 'merciless')).toBe('missing.last dock');
  const t = takes('invasion', ['lodor']);
  t.answer('norr', 'merciless');
  expect(points(t)).toBe(2);
});

scenario(['objective:merciless'], 'the last dock of a player across the table does not count', () => {
  const across = table('norr', 'xxcha', 'sol', 'mentak');
  across.secret('norr', 'merciless');
  across.game().deeds.push({ deed: 'took last dock', seat: 0, about: '2', amount: 1 });
  across.begin('claim objectives', { seat: 0 });
  expect(across.options('norr')).toEqual([]);
  // A neighbor who lost everything with it was a neighbor all the same.
  const beside = table('norr', 'xxcha', 'sol', 'mentak');
  beside.secret('norr', 'merciless');
  beside.player('xxcha').eliminated = true;
  beside.game().deeds.push({ deed: 'took last dock', seat: 0, about: '1', amount: 1 });
  beside.begin('claim objectives', { seat: 0 });
  expect(beside.options('norr')).toEqual(['merciless']);
});

scenario(['sequence:claim objectives'], 'one public objective and the secret one, each once', () => {
  const t = table('norr', 'xxcha', 'sol');
  t.decks({ objectives: ['planets5', 'tech5', 'docks3'] });
  t.secret('norr', 'usurper');
  ownSome(t, 5);
  t.own('norr', 'mecatolRex', { dock: true, groundForces: 6 });
  t.player('norr').claimed = ['docks3'];
  t.technologies('norr', 'hylarVAssaultLaser', 'deepSpaceCannon', 'cybernetics', 'stasisCapsules', 'sarweenTools');
  t.begin('claim objectives', { seat: 0 });
  expect(t.barred('norr', 'docks3')).toBe('why.objective claimed');
  expect(t.refusal('norr', ['planets5', 'tech5'])).toBe('why.one public objective');
  t.answer('norr', ['planets5', 'usurper']);
  expect(points(t)).toBe(3);
  expect(t.isOver()).toBe(true);
});

scenario(['sequence:claim objectives'], 'no objective without every planet of the own home system', () => {
  const t = facing('planets5', (t) => {
    ownSome(t, 5);
    t.own('xxcha', 'trenlak');
  });
  expect(t.asked('norr')).toBe(undefined);
  expect(t.isOver()).toBe(true);
});

scenario(['sequence:claim objectives'], 'whoever holds a secret is asked whether he meets it or not', () => {
  const asked = (secret: ObjectiveId | '') => {
    const t = table('norr', 'xxcha', 'sol');
    if (secret !== '') t.secret('norr', secret);
    t.own('norr', 'mecatolRex', { dock: true, groundForces: 6 });
    t.begin('claim objectives', { seat: 0 });
    return t.asked('norr')?.secret;
  };
  expect([asked('usurper'), asked('focused'), asked('')]).toEqual([true, true, undefined]);
});

scenario(['sequence:claim objectives'], 'what was given away after the announcement claims nothing', () => {
  const t = facing('spendResources10', (t) => {
    t.exhaust('quinarra', 'trenlak');
    t.goods('norr', 10);
  });
  t.answer('norr', 'spendResources10');
  t.free('norr', 'give trade goods', { receiver: 1, count: 1 });
  expect(t.isOver()).toBe(true);
  expect(t.player('norr')).toMatchObject({ points: 0, tradeGoods: 9, claimed: [] });
});

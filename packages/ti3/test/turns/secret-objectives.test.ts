// Qualifying for the secret objectives, card by card.
import { scenario } from '@custodian/testkit';
import type { ObjectiveId, PlanetId } from '@custodian/ti3';
import { expect } from 'vitest';
import type { Table } from '../kit/index.ts';
import { table } from '../kit/index.ts';
import { facing, points } from './qualifying.ts';

/** The same with the card as N'orr's secret. */
const hiding = (objective: ObjectiveId, prepare: (t: Table) => void): Table =>
  facing('tech9', (t) => {
    t.secret('norr', objective);
    prepare(t);
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

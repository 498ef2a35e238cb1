// Step 2 of the Activation Sequence: who may move, and how many.
import type { Json } from '@custodian/kernel';
import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import type { Table } from '../kit/index.ts';
import { table } from '../kit/index.ts';
import { activate, move } from './moving.ts';

/** Two tiles change places. */
function swap(t: Table, a: string, b: string): void {
  const [first, second] = [t.system(a), t.system(b)];
  [first.q, first.r, second.q, second.r] = [second.q, second.r, first.q, first.r];
  t.game().galaxy = t
    .game()
    .systems.map((s) => `${s.id}@${s.q},${s.r}`)
    .join(' ');
}

/** Page 13: the activated system is Saudor, two spaces from some of the fleets. */
function exampleOfMovement(): Table & { readonly ids: Record<string, number[]> } {
  const t = table('norr', 'xxcha');
  swap(t, 'supernova', 'bereg-lirtaIV');
  t.own('xxcha', 'saudor', { groundForces: 1 });
  t.fleet('xxcha', 'saudor', { cruiser: 2, fighter: 1 });
  t.fleet('xxcha', 'arnor-lor', { destroyer: 2 });
  t.counters('norr', { fleetSupply: 4 });
  t.activated('norr', 'quann');
  const ids = {
    dreadnought: t.fleet('norr', 'tarmann', { dreadnought: 1 }),
    topCruiser: t.fleet('norr', 'lodor', { cruiser: 1 }),
    bottomCruiser: t.fleet('norr', 'thibah', { cruiser: 1 }),
    fleet: t.fleet('norr', 'wellon', { destroyer: 1, carrier: 1, fighter: 4 }),
    destroyers: t.fleet('norr', 'quann', { destroyer: 2 }),
    lostCruiser: t.fleet('norr', 'newAlbion-starpoint', { cruiser: 1 }),
  };
  // The picture in the rulebook shows a fighter without a carrier.
  t.anyhow();
  activate(t, 'norr', 'saudor');
  return Object.assign(t, { ids });
}

scenario(['sequence:movement'], 'example of activation and movement, 1: the dreadnought is too far away', () => {
  const t = exampleOfMovement();
  expect(t.refusal('norr', move(t.ids.dreadnought?.[0], 'tarmann', 'mecatolRex', 'saudor'))).toBe('why.too far');
});

scenario(
  ['sequence:movement', 'unit:cruiser'],
  'example, 2: both cruisers come, one past an own command counter',
  () => {
    const t = exampleOfMovement();
    t.answer('norr', {
      moves: [
        { ship: t.ids.topCruiser?.[0] as number, path: ['lodor', 'quann', 'saudor'] },
        { ship: t.ids.bottomCruiser?.[0] as number, path: ['thibah', 'wellon', 'saudor'] },
      ],
    });
    expect(t.ships('norr', 'saudor')).toEqual({ cruiser: 2 });
  },
);

scenario(
  ['sequence:movement', 'unit:carrier', 'unit:fighter'],
  'example, 3: the fleet may come whole or in part',
  () => {
    const t = exampleOfMovement();
    const [destroyer = 0, carrier = 0, ...fighters] = t.ids.fleet ?? [];
    const path = ['wellon', 'saudor'];
    expect(t.refusal('norr', move(destroyer, ...path))).toBe(null);
    expect(t.refusal('norr', move(fighters[0], ...path))).toBe('why.fighters need a carrier');
    t.answer('norr', {
      moves: [
        { ship: destroyer, path },
        { ship: carrier, path, fighters },
      ],
    });
    expect(t.ships('norr', 'saudor')).toEqual({ destroyer: 1, carrier: 1, fighter: 4 });
    expect(t.ships('norr', 'wellon')).toEqual({});
  },
);

scenario(['sequence:movement'], 'example, 4: the destroyers were activated earlier and stay', () => {
  const t = exampleOfMovement();
  expect(t.refusal('norr', move(t.ids.destroyers?.[0], 'quann', 'saudor'))).toBe('why.held by a counter');
});

scenario(['tile:supernova', 'sequence:movement'], 'example, 5: supernova and enemy destroyers bar both ways', () => {
  const t = exampleOfMovement();
  const [cruiser] = t.ids.lostCruiser ?? [];
  expect(t.refusal('norr', move(cruiser, 'newAlbion-starpoint', 'supernova', 'saudor'))).toBe(
    'why.supernova bars the way',
  );
  expect(t.refusal('norr', move(cruiser, 'newAlbion-starpoint', 'arnor-lor', 'saudor'))).toBe(
    'why.enemy ships bar the way',
  );
  expect(JSON.stringify((t.asked('norr') as { about: Json }).about)).not.toContain(`"ship":${cruiser},`);
});

scenario(['sequence:movement'], 'example, the whole: Fleet Supply must not be exceeded, fighters do not count', () => {
  const t = exampleOfMovement();
  const [destroyer = 0, carrier = 0, ...fighters] = t.ids.fleet ?? [];
  const all: Json = {
    moves: [
      { ship: t.ids.topCruiser?.[0] as number, path: ['lodor', 'mecatolRex', 'saudor'] },
      { ship: t.ids.bottomCruiser?.[0] as number, path: ['thibah', 'mecatolRex', 'saudor'] },
      { ship: destroyer, path: ['wellon', 'saudor'] },
      { ship: carrier, path: ['wellon', 'saudor'], fighters },
    ],
  };
  t.counters('norr', { fleetSupply: 3 });
  expect(t.refusal('norr', all)).toBe('why.fleet supply exceeded');
  t.counters('norr', { fleetSupply: 4 });
  t.answer('norr', all);
  expect(t.ships('norr', 'saudor')).toEqual({ cruiser: 2, destroyer: 1, carrier: 1, fighter: 4 });
  expect(t.isOver()).toBe(true);
});

scenario(['ability:letnev.armada'], 'a Letnev fleet holds one ship more than Fleet Supply says', () => {
  const t = table('letnev', 'xxcha');
  t.counters('letnev', { fleetSupply: 2 });
  const ships = t.fleet('letnev', 'quann', { cruiser: 3, destroyer: 1 });
  t.activated('letnev', 'saudor');
  t.anyhow();
  t.begin('movement', { seat: t.seat('letnev'), system: 'saudor' });
  const plan = (count: number): Json => ({
    moves: ships.slice(0, count).map((ship) => ({ ship, path: ['quann', 'saudor'] })),
  });
  expect(t.refusal('letnev', plan(4))).toBe('why.fleet supply exceeded');
  t.answer('letnev', plan(3));
  expect(t.ships('letnev', 'saudor')).toEqual({ cruiser: 3 });
});

scenario(['sequence:movement'], 'only own ships, each once, and nothing that is not a movement', () => {
  const t = table('norr', 'xxcha');
  const [own = 0] = t.fleet('norr', 'quann', { cruiser: 2 });
  const [theirs] = t.fleet('xxcha', 'lodor', { cruiser: 1 });
  activate(t, 'norr', 'saudor');
  expect(t.refusal('norr', move(theirs, 'lodor', 'quann', 'saudor'))).toBe('why.not your ship there');
  expect(t.refusal('norr', move(own, 'lodor', 'saudor'))).toBe('why.not your ship there');
  expect(t.refusal('norr', move(own, 'nowhere', 'saudor'))).toBe('why.not your ship there');
  expect(t.refusal('norr', move(own, 'quann', 'mecatolRex'))).toBe('why.ends elsewhere');
  expect(t.refusal('norr', move(own, 'quann', 'wellon', 'saudor'))).toBe('why.no way between');
  const twice = { ship: own, path: ['quann', 'saudor'] };
  expect(t.refusal('norr', { moves: [twice, { ...twice, fighters: [] }] })).toBe('why.ship twice');
  for (const nonsense of [
    null,
    3,
    'x',
    [],
    {},
    { moves: {} },
    { moves: [null] },
    { moves: [{ ship: own }] },
    { moves: [{ ship: own, path: [] }] },
    { moves: [{ ship: 1.5, path: ['quann'] }] },
    { moves: [{ ship: own, path: ['quann', 'saudor'], fighters: [-1] }] },
    { moves: [{ ship: own, path: ['quann', 'saudor'], pickUps: [{ planet: 'quann', groundForces: -1, pds: 2 }] }] },
    { moves: [{ ship: own, path: ['quann', 'saudor'], pickUps: [{ planet: 'quann' }] }] },
  ] satisfies Json[])
    expect(t.refusal('norr', nonsense), JSON.stringify(nonsense)).toBe('kernel.unread');
});

scenario(['sequence:movement'], 'nobody is asked where nothing can move', () => {
  const t = table('norr', 'xxcha');
  t.fleet('norr', 'quann', { dreadnought: 1 });
  activate(t, 'norr', 'vefutII');
  expect(t.isOver()).toBe(true);
});

// Step 2 of the Activation Sequence: who may move where, and what comes along.
import type { Json } from '@custodian/kernel';
import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import { garrisonEleven } from '../figures.ts';
import type { Table } from '../kit/index.ts';
import { table } from '../kit/index.ts';

/** Two tiles change places. */
function swap(t: Table, a: string, b: string): void {
  const [first, second] = [t.system(a), t.system(b)];
  [first.q, first.r, second.q, second.r] = [second.q, second.r, first.q, first.r];
  t.game().galaxy = t
    .game()
    .systems.map((s) => `${s.id}@${s.q},${s.r}`)
    .join(' ');
}

/** The seat has just activated the system and is asked to move. */
function activate(t: Table, who: 'norr' | 'xxcha', system: string): void {
  t.activated(who, system);
  t.begin('movement', { seat: t.seat(who), system });
}

const move = (ship: number | undefined, ...path: string[]): Json => ({ moves: [{ ship: ship ?? 0, path }] });

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

/** Page 27: from Quann to Bereg and Lirta IV, through Arnor and Lor (activated earlier) or through Saudor. */
function exampleOfTransport(): Table & { readonly carrier: number } {
  const t = table('norr', 'xxcha');
  t.technologies('norr', 'xrdTransporters');
  t.own('norr', 'quann', { groundForces: 4 });
  t.own('norr', 'arnor', { groundForces: 1 });
  t.own('norr', 'saudor', { groundForces: 1 });
  t.own('norr', 'bereg', { groundForces: 2 });
  t.activated('norr', 'arnor-lor');
  const [carrier = 0] = t.fleet('norr', 'quann', { carrier: 1 });
  activate(t, 'norr', 'bereg-lirtaIV');
  return Object.assign(t, { carrier });
}

scenario(
  ['sequence:movement', 'unit:carrier', 'technology:xrdTransporters'],
  'example of carrier transport, route 1: no pick-up in a system activated earlier',
  () => {
    const t = exampleOfTransport();
    const path = ['quann', 'arnor-lor', 'bereg-lirtaIV'];
    const start = { planet: 'quann', groundForces: 4, pds: 0 };
    expect(
      t.refusal('norr', {
        moves: [{ ship: t.carrier, path, pickUps: [start, { planet: 'arnor', groundForces: 1, pds: 0 }] }],
      }),
    ).toBe('why.no pick-up there');
    t.answer('norr', { moves: [{ ship: t.carrier, path, pickUps: [start] }] });
    expect(t.ships('norr', 'bereg-lirtaIV')).toEqual({ carrier: 1, groundForces: 4 });
    expect(t.planet('quann')).toMatchObject({ owner: t.seat('norr'), groundForces: 0 });
  },
);

scenario(
  ['sequence:movement', 'unit:carrier', 'unit:groundForce'],
  'example of carrier transport, route 2: pick-ups at the start, on the way and on arrival, six in all',
  () => {
    const t = exampleOfTransport();
    const plan = (onArrival: number): Json => ({
      moves: [
        {
          ship: t.carrier,
          path: ['quann', 'saudor', 'bereg-lirtaIV'],
          pickUps: [
            { planet: 'quann', groundForces: 4, pds: 0 },
            { planet: 'saudor', groundForces: 1, pds: 0 },
            { planet: 'bereg', groundForces: onArrival, pds: 0 },
          ],
        },
      ],
    });
    expect(t.refusal('norr', plan(2))).toBe('why.no room aboard');
    t.answer('norr', plan(1));
    expect(t.ships('norr', 'bereg-lirtaIV')).toEqual({ carrier: 1, groundForces: 6 });
    expect(t.planet('bereg').groundForces).toBe(1);
    t.begin('planetary landings', { seat: t.seat('norr'), system: 'bereg-lirtaIV', friendlyOnly: false });
    t.answer('norr', { landings: [{ ship: t.carrier, planet: 'lirtaIV', groundForces: 6, pds: 0 }] });
    expect(t.planet('lirtaIV')).toMatchObject({ owner: t.seat('norr'), groundForces: 6, exhausted: true });
  },
);

scenario(['sequence:movement', 'unit:groundForce'], 'Dal Bootha stays Xxcha when its last ground force leaves', () => {
  const t = table('norr', 'xxcha');
  t.own('xxcha', 'dalBootha', { groundForces: 1 });
  const [carrier = 0] = t.fleet('xxcha', 'dalBootha-xxehan', { carrier: 1 });
  activate(t, 'xxcha', 'thibah');
  t.answer('xxcha', {
    moves: [
      {
        ship: carrier,
        path: ['dalBootha-xxehan', 'thibah'],
        pickUps: [{ planet: 'dalBootha', groundForces: 1, pds: 0 }],
      },
    ],
  });
  expect(t.planet('dalBootha')).toMatchObject({ owner: t.seat('xxcha'), groundForces: 0 });
});

/** Page 29: a dock, a carrier with two ground forces aboard, and seven fighters. */
function sevenFighters(): Table & { readonly carrier: number; readonly fighters: number[] } {
  const t = table('norr', 'xxcha');
  t.own('norr', 'quann', { dock: true });
  const [carrier = 0, ...fighters] = t.fleet('norr', 'quann', { carrier: 1, fighter: 7, groundForces: 2 });
  t.begin('compliance');
  expect(t.ships('norr', 'quann')).toMatchObject({ fighter: 7 });
  activate(t, 'norr', 'saudor');
  return Object.assign(t, { carrier, fighters });
}

scenario(
  ['unit:fighter', 'sequence:compliance'],
  'seven fighters: four go with the carrier, three stay with the dock',
  () => {
    const t = sevenFighters();
    const path = ['quann', 'saudor'];
    expect(t.refusal('norr', { moves: [{ ship: t.carrier, path, fighters: t.fighters.slice(0, 5) }] })).toBe(
      'why.no room aboard',
    );
    t.answer('norr', { moves: [{ ship: t.carrier, path, fighters: t.fighters.slice(0, 4) }] });
    expect(t.ships('norr', 'saudor')).toEqual({ carrier: 1, groundForces: 2, fighter: 4 });
    expect(t.ships('norr', 'quann')).toEqual({ fighter: 3 });
  },
);

scenario(
  ['unit:fighter', 'sequence:compliance'],
  'seven fighters: what stays beyond the dock is removed at once',
  () => {
    const t = sevenFighters();
    t.answer('norr', { moves: [{ ship: t.carrier, path: ['quann', 'saudor'], fighters: t.fighters.slice(0, 1) }] });
    expect(t.ships('norr', 'quann')).toEqual({ fighter: 3 });
  },
);

scenario(
  ['tile:nebula', 'technology:typeIVDrive'],
  'a nebula may be entered, not crossed, and left with one move only',
  () => {
    const t = table('norr', 'xxcha');
    t.technologies('norr', 'typeIVDrive');
    const [inside] = t.fleet('norr', 'nebula', { cruiser: 1 });
    const [outside] = t.fleet('norr', 'qucenn-rarron', { cruiser: 1 });
    const [dreadnought] = t.fleet('norr', 'bereg-lirtaIV', { dreadnought: 1 });
    activate(t, 'norr', 'wellon');
    expect(t.refusal('norr', move(outside, 'qucenn-rarron', 'nebula', 'wellon'))).toBe('why.nebula bars the way');
    expect(t.refusal('norr', move(inside, 'nebula', 'wellon'))).toBe(null);
    expect(t.refusal('norr', move(dreadnought, 'bereg-lirtaIV', 'saudor', 'wellon'))).toBe(null);
    t.activated('norr', 'mecatolRex');
    t.begin('movement', { seat: t.seat('norr'), system: 'mecatolRex' });
    expect(t.refusal('norr', move(inside, 'nebula', 'wellon', 'mecatolRex'))).toBe('why.too far');
    t.activated('norr', 'nebula');
    t.begin('movement', { seat: t.seat('norr'), system: 'nebula' });
    t.answer('norr', move(outside, 'qucenn-rarron', 'nebula'));
    expect(t.ships('norr', 'nebula')).toEqual({ cruiser: 2 });
  },
);

scenario(
  ['tile:asteroidField', 'technology:antimassDeflectors'],
  'asteroids are crossed with Antimass Deflectors only',
  () => {
    const t = table('norr', 'xxcha');
    t.technologies('xxcha', 'antimassDeflectors');
    t.fleet('norr', 'tarmann', { cruiser: 1 });
    const [cruiser] = t.fleet('norr', 'lodor', { cruiser: 1 });
    const [equipped] = t.fleet('xxcha', 'lodor', { cruiser: 1 });
    const path = ['lodor', 'asteroidField-1', 'lazar-sakulag'];
    activate(t, 'norr', 'lazar-sakulag');
    expect(t.refusal('norr', move(cruiser, ...path))).toBe('why.asteroids bar the way');
    activate(t, 'xxcha', 'lazar-sakulag');
    t.answer('xxcha', move(equipped, ...path));
    expect(t.ships('xxcha', 'lazar-sakulag')).toEqual({ cruiser: 1 });
  },
);

scenario(
  ['technology:lightWaveDeflector', 'tile:nebula'],
  'the Light/Wave Deflector takes ships past enemies, not through a nebula',
  () => {
    const t = table('norr', 'xxcha');
    t.fleet('xxcha', 'saudor', { dreadnought: 1 });
    t.technologies('norr', 'lightWaveDeflector');
    const [cruiser] = t.fleet('norr', 'quann', { cruiser: 1 });
    const [other] = t.fleet('norr', 'qucenn-rarron', { cruiser: 1 });
    activate(t, 'norr', 'wellon');
    expect(t.refusal('norr', move(other, 'qucenn-rarron', 'nebula', 'wellon'))).toBe('why.nebula bars the way');
    t.answer('norr', move(cruiser, 'quann', 'saudor', 'wellon'));
    expect(t.ships('norr', 'wellon')).toEqual({ cruiser: 1 });
  },
);

scenario(
  ['tile:empty-alpha', 'sequence:movement'],
  'systems of the same wormhole are adjacent, those of different ones are not',
  () => {
    const t = table('norr', 'xxcha');
    const [carrier] = t.fleet('norr', 'empty-beta', { carrier: 1 });
    const [stranger] = t.fleet('norr', 'empty-alpha', { carrier: 1 });
    activate(t, 'norr', 'quann');
    expect(t.refusal('norr', move(stranger, 'empty-alpha', 'quann'))).toBe('why.no way between');
    t.answer('norr', move(carrier, 'empty-beta', 'quann'));
    expect(t.ships('norr', 'quann')).toEqual({ carrier: 1 });
  },
);

scenario(['tile:empty-beta', 'sequence:movement'], 'a wormhole may be one step of a longer way', () => {
  const t = table('norr', 'xxcha');
  const [cruiser] = t.fleet('norr', 'coorneeq-resculon', { cruiser: 1 });
  activate(t, 'norr', 'quann');
  t.answer('norr', move(cruiser, 'coorneeq-resculon', 'empty-beta', 'quann'));
  expect(t.ships('norr', 'quann')).toEqual({ cruiser: 1 });
});

scenario(['technology:typeIVDrive', 'unit:cruiser'], 'Type IV Drive: dreadnoughts move 2, cruisers 3', () => {
  const t = table('norr', 'xxcha');
  t.technologies('norr', 'typeIVDrive');
  const [dreadnought = 0] = t.fleet('norr', 'lodor', { dreadnought: 1 });
  const [cruiser = 0] = t.fleet('norr', 'abyz-fria', { cruiser: 1 });
  const [destroyer] = t.fleet('norr', 'abyz-fria', { destroyer: 1 });
  activate(t, 'norr', 'wellon');
  expect(t.refusal('norr', move(destroyer, 'abyz-fria', 'lodor', 'mecatolRex', 'wellon'))).toBe('why.too far');
  t.answer('norr', {
    moves: [
      { ship: dreadnought, path: ['lodor', 'mecatolRex', 'wellon'] },
      { ship: cruiser, path: ['abyz-fria', 'lodor', 'mecatolRex', 'wellon'] },
    ],
  });
  expect(t.ships('norr', 'wellon')).toEqual({ dreadnought: 1, cruiser: 1 });
});

scenario(['technology:advancedFighters', 'unit:fighter'], 'Advanced Fighters move alone, two systems', () => {
  const t = table('norr', 'xxcha');
  t.technologies('norr', 'advancedFighters');
  t.own('norr', 'quann', { dock: true });
  const [one = 0, two = 0] = t.fleet('norr', 'quann', { fighter: 2 });
  activate(t, 'norr', 'wellon');
  t.answer('norr', {
    moves: [
      { ship: one, path: ['quann', 'saudor', 'wellon'] },
      { ship: two, path: ['quann', 'mecatolRex', 'wellon'] },
    ],
  });
  expect(t.ships('norr', 'wellon')).toEqual({ fighter: 2 });
});

scenario(['technology:advancedFighters'], 'Advanced Fighters beyond capacity count against Fleet Supply', () => {
  const t = table('norr', 'xxcha');
  t.technologies('norr', 'advancedFighters');
  t.counters('norr', { fleetSupply: 2 });
  const [carrier = 0, ...fighters] = t.fleet('norr', 'quann', { carrier: 1, fighter: 8 });
  t.anyhow();
  activate(t, 'norr', 'saudor');
  const path = ['quann', 'saudor'];
  const plan = (alone: number): Json => ({
    moves: [
      { ship: carrier, path, fighters: fighters.slice(0, 6) },
      ...fighters.slice(6, 6 + alone).map((ship) => ({ ship, path })),
    ],
  });
  expect(t.refusal('norr', plan(2))).toBe('why.fleet supply exceeded');
  t.answer('norr', plan(1));
  expect(t.ships('norr', 'saudor')).toEqual({ carrier: 1, fighter: 7 });
});

scenario(['technology:advancedFighters', 'unit:fighter'], 'fighters bar nobody’s way, Advanced Fighters do', () => {
  const t = table('norr', 'xxcha');
  t.fleet('xxcha', 'saudor', { fighter: 2 });
  const [cruiser] = t.fleet('norr', 'quann', { cruiser: 1 });
  t.anyhow();
  activate(t, 'norr', 'wellon');
  const past = move(cruiser, 'quann', 'saudor', 'wellon');
  expect(t.refusal('norr', past)).toBe(null);
  t.technologies('xxcha', 'advancedFighters');
  expect(t.refusal('norr', past)).toBe('why.enemy ships bar the way');
});

scenario(
  ['technology:stasisCapsules'],
  'Stasis Capsules: cruisers and dreadnoughts take one ground force each, no PDS',
  () => {
    const t = table('norr', 'xxcha');
    t.technologies('norr', 'stasisCapsules');
    t.own('norr', 'quann', { groundForces: 3, pds: 1 });
    const [cruiser = 0, dreadnought = 0, destroyer = 0] = t.fleet('norr', 'quann', {
      cruiser: 1,
      dreadnought: 1,
      destroyer: 1,
    });
    activate(t, 'norr', 'saudor');
    const taking = (ship: number, groundForces: number, pds: number) => ({
      ship,
      path: ['quann', 'saudor'],
      pickUps: [{ planet: 'quann', groundForces, pds }],
    });
    expect(t.refusal('norr', { moves: [taking(cruiser, 2, 0)] })).toBe('why.no room aboard');
    expect(t.refusal('norr', { moves: [taking(cruiser, 0, 1)] })).toBe('why.no room aboard');
    expect(t.refusal('norr', { moves: [taking(destroyer, 1, 0)] })).toBe('why.no room aboard');
    t.answer('norr', { moves: [taking(cruiser, 1, 0), taking(dreadnought, 1, 0)] });
    expect(t.ships('norr', 'saudor')).toEqual({ cruiser: 1, dreadnought: 1, groundForces: 2 });
  },
);

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

scenario(
  ['sequence:movement', 'unit:carrier'],
  'no pick-up where enemy ships lie, not even in the activated system',
  () => {
    const t = table('norr', 'xxcha');
    t.own('norr', 'saudor', { groundForces: 2 });
    t.fleet('xxcha', 'saudor', { fighter: 1 });
    const [carrier = 0] = t.fleet('norr', 'quann', { carrier: 1 });
    t.anyhow();
    activate(t, 'norr', 'saudor');
    const pickUps = [{ planet: 'saudor', groundForces: 1, pds: 0 }];
    expect(t.refusal('norr', { moves: [{ ship: carrier, path: ['quann', 'saudor'], pickUps }] })).toBe(
      'why.no pick-up there',
    );
  },
);

scenario(['sequence:movement'], 'ships in the activated system stay there but may pick up', () => {
  const t = table('norr', 'xxcha');
  t.own('norr', 'bereg', { groundForces: 2, pds: 1 });
  const [carrier = 0] = t.fleet('norr', 'bereg-lirtaIV', { carrier: 1 });
  activate(t, 'norr', 'bereg-lirtaIV');
  expect(t.refusal('norr', move(carrier, 'bereg-lirtaIV', 'saudor', 'bereg-lirtaIV'))).toBe(
    'why.already in the system',
  );
  t.answer('norr', {
    moves: [{ ship: carrier, path: ['bereg-lirtaIV'], pickUps: [{ planet: 'bereg', groundForces: 2, pds: 1 }] }],
  });
  expect(t.ships('norr', 'bereg-lirtaIV')).toEqual({ carrier: 1, groundForces: 2, pds: 1 });
});

scenario(['sequence:movement', 'unit:fighter'], 'a carrier takes fighters along from a dock it passes', () => {
  const t = table('norr', 'xxcha');
  t.technologies('norr', 'xrdTransporters');
  t.own('norr', 'saudor', { dock: true });
  const [carrier = 0] = t.fleet('norr', 'quann', { carrier: 1 });
  const fighters = t.fleet('norr', 'saudor', { fighter: 3 });
  activate(t, 'norr', 'wellon');
  const plan = { moves: [{ ship: carrier, path: ['quann', 'saudor', 'wellon'], fighters }] };
  t.activated('norr', 'saudor');
  expect(t.refusal('norr', plan)).toBe('why.no pick-up there');
  t.system('saudor').counters = 0;
  t.answer('norr', plan);
  expect(t.ships('norr', 'wellon')).toEqual({ carrier: 1, fighter: 3 });
});

scenario(
  ['sequence:movement', 'unit:groundForce'],
  'three ground forces take one figure; a thirteenth place takes none',
  () => {
    const t = table('norr', 'xxcha');
    garrisonEleven(t);
    t.own('norr', 'quann', { groundForces: 3 });
    const [carrier = 0] = t.fleet('norr', 'quann', { carrier: 1 });
    activate(t, 'norr', 'saudor');
    const plan = (groundForces: number): Json => ({
      moves: [{ ship: carrier, path: ['quann', 'saudor'], pickUps: [{ planet: 'quann', groundForces, pds: 0 }] }],
    });
    expect(t.refusal('norr', plan(1))).toBe('why.no ground force figure');
    t.answer('norr', plan(3));
    expect(t.ships('norr', 'saudor')).toEqual({ carrier: 1, groundForces: 3 });
  },
);

scenario(['sequence:movement', 'unit:fighter'], 'an eleventh system with fighters has no figure', () => {
  const t = table('norr', 'xxcha');
  const elsewhere = ['lodor', 'wellon', 'thibah', 'tarmann', 'abyz-fria', 'arinam-meer', 'arnor-lor', 'bereg-lirtaIV'];
  for (const system of [...elsewhere, 'centauri-gral']) t.fleet('norr', system, { carrier: 1, fighter: 1 });
  const [carrier = 0, ...fighters] = t.fleet('norr', 'quann', { carrier: 2, fighter: 2 }).filter((_, i) => i !== 1);
  t.anyhow();
  activate(t, 'norr', 'saudor');
  const path = ['quann', 'saudor'];
  expect(t.refusal('norr', { moves: [{ ship: carrier, path, fighters: fighters.slice(0, 1) }] })).toBe(
    'why.no fighter figure',
  );
  expect(t.refusal('norr', { moves: [{ ship: carrier, path, fighters }] })).toBe(null);
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

// What comes along: ground forces, PDS and fighters, from where a ship starts, passes and arrives.
import type { Json } from '@custodian/kernel';
import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import { garrisonEleven } from '../figures.ts';
import type { Table } from '../kit/index.ts';
import { table } from '../kit/index.ts';
import { activate, move } from './moving.ts';

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

// Step 5 of the Activation Sequence: what lands where, and what it takes.
import type { Json } from '@custodian/kernel';
import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import { garrisonEleven } from '../figures.ts';
import type { Table } from '../kit/index.ts';
import { table } from '../kit/index.ts';

function landings(t: Table, system: string, friendlyOnly = false): void {
  t.begin('planetary landings', { seat: t.seat('norr'), system, friendlyOnly });
}

const party = (ship: number, planet: string, groundForces: number, pds = 0) => ({ ship, planet, groundForces, pds });
const together = (...parties: ReturnType<typeof party>[]): Json => ({ landings: parties });
const land = (...one: Parameters<typeof party>): Json => together(party(...one));

scenario(['sequence:planetary landings', 'unit:groundForce'], 'a friendly landing adds to what is there', () => {
  const t = table('norr', 'xxcha');
  t.own('norr', 'bereg', { groundForces: 1, pds: 1 });
  const [carrier = 0] = t.fleet('norr', 'bereg-lirtaIV', { carrier: 1, groundForces: 3, pds: 1 });
  landings(t, 'bereg-lirtaIV');
  t.answer('norr', land(carrier, 'bereg', 2, 1));
  expect(t.planet('bereg')).toMatchObject({ groundForces: 3, pds: 2, exhausted: false });
  expect(t.ships('norr', 'bereg-lirtaIV')).toEqual({ carrier: 1, groundForces: 1 });
});

scenario(
  ['sequence:planetary landings'],
  'a neutral planet is taken at once, its card exhausted; forces may be split',
  () => {
    const t = table('norr', 'xxcha');
    const [carrier = 0] = t.fleet('norr', 'bereg-lirtaIV', { carrier: 1, groundForces: 3, pds: 1 });
    landings(t, 'bereg-lirtaIV');
    t.answer('norr', together(party(carrier, 'bereg', 1), party(carrier, 'lirtaIV', 2, 1)));
    const owner = t.seat('norr');
    expect(t.planet('bereg')).toMatchObject({ owner, groundForces: 1, exhausted: true, invaders: null });
    expect(t.planet('lirtaIV')).toMatchObject({ owner, groundForces: 2, pds: 1, exhausted: true, invaders: null });
    expect(t.isOver()).toBe(true);
  },
);

scenario(['sequence:planetary landings'], 'only a ground force takes a planet: a PDS does not land alone', () => {
  const t = table('norr', 'xxcha');
  t.own('xxcha', 'lirtaIV');
  t.own('norr', 'bereg');
  const [carrier = 0, other = 0] = t.fleet('norr', 'bereg-lirtaIV', { carrier: 2, pds: 2 });
  Object.assign(t.system('bereg-lirtaIV').ships[1] as object, { groundForces: 1 });
  landings(t, 'bereg-lirtaIV');
  expect(t.refusal('norr', land(carrier, 'lirtaIV', 0, 1))).toBe('why.PDS alone');
  expect(t.refusal('norr', land(carrier, 'bereg', 0, 2))).toBe(null);
  t.answer('norr', together(party(carrier, 'lirtaIV', 0, 2), party(other, 'lirtaIV', 1)));
  expect(t.planet('lirtaIV')).toMatchObject({ owner: t.seat('xxcha'), invaders: { groundForces: 1, pds: 2 } });
});

scenario(
  ['sequence:planetary landings'],
  'on enemy planets, defended or not, the invaders wait for invasion combat',
  () => {
    const t = table('norr', 'xxcha');
    t.own('xxcha', 'bereg', { groundForces: 1 });
    t.own('xxcha', 'lirtaIV', { pds: 1 });
    const [carrier = 0] = t.fleet('norr', 'bereg-lirtaIV', { carrier: 1, groundForces: 4 });
    landings(t, 'bereg-lirtaIV');
    t.answer('norr', together(party(carrier, 'bereg', 3), party(carrier, 'lirtaIV', 1)));
    const owner = t.seat('norr');
    expect(t.planet('bereg')).toMatchObject({ owner: t.seat('xxcha'), invaders: { owner, groundForces: 3 } });
    expect(t.planet('lirtaIV')).toMatchObject({ owner: t.seat('xxcha'), pds: 1, invaders: { owner, groundForces: 1 } });
  },
);

scenario(['sequence:planetary landings', 'unit:pds'], 'no planet holds more than two PDS of a player', () => {
  const t = table('norr', 'xxcha');
  t.own('norr', 'bereg', { pds: 1 });
  const [carrier = 0] = t.fleet('norr', 'bereg-lirtaIV', { carrier: 1, groundForces: 1, pds: 3 });
  landings(t, 'bereg-lirtaIV');
  expect(t.refusal('norr', land(carrier, 'bereg', 0, 2))).toBe('why.too many PDS');
  expect(t.refusal('norr', land(carrier, 'lirtaIV', 1, 3))).toBe('why.too many PDS');
  expect(t.refusal('norr', land(carrier, 'lirtaIV', 1, 2))).toBe(null);
});

scenario(
  ['sequence:planetary landings', 'unit:carrier'],
  'units may go from one carrier to another that has the room',
  () => {
    const t = table('norr', 'xxcha');
    const [full = 0, empty = 0] = t.fleet('norr', 'empty-1', { carrier: 2, groundForces: 5, fighter: 3 });
    landings(t, 'empty-1');
    const reload = (ship: number, into: number, groundForces: number): Json => ({
      landings: [],
      reloadings: [{ ship, into, groundForces, pds: 0 }],
    });
    expect(t.refusal('norr', reload(full, empty, 6))).toBe('why.too few aboard');
    expect(t.refusal('norr', reload(full, full, 1))).toBe('why.not in the system');
    t.answer('norr', reload(full, empty, 2));
    const aboard = t.system('empty-1').ships.filter((s) => s.type === 'carrier');
    expect(aboard.map((s) => s.groundForces)).toEqual([3, 2]);
  },
);

scenario(['technology:stasisCapsules', 'unit:fighter'], 'nobody is loaded where fighters need the room', () => {
  const t = table('norr', 'xxcha');
  t.technologies('norr', 'stasisCapsules');
  const [cruiser = 0, carrier = 0] = t.fleet('norr', 'empty-1', { cruiser: 1, carrier: 1, fighter: 6 });
  Object.assign(t.system('empty-1').ships[0] as object, { groundForces: 1 });
  landings(t, 'empty-1');
  const swap = { ship: cruiser, into: carrier, groundForces: 1, pds: 0 };
  expect(t.refusal('norr', { landings: [], reloadings: [swap] })).toBe('why.fighters without capacity');
  const back = { ...swap, ship: carrier, into: cruiser };
  Object.assign(t.system('empty-1').ships[0] as object, { groundForces: 0 });
  Object.assign(t.system('empty-1').ships[1] as object, { groundForces: 1 });
  expect(t.refusal('norr', { landings: [], reloadings: [back] })).toBe(null);
});

scenario(
  ['sequence:planetary landings'],
  'a landing that leaves part of the troops aboard needs another figure',
  () => {
    const t = table('norr', 'xxcha');
    garrisonEleven(t);
    const [carrier = 0] = t.fleet('norr', 'bereg-lirtaIV', { carrier: 1, groundForces: 3 });
    landings(t, 'bereg-lirtaIV');
    expect(t.refusal('norr', land(carrier, 'bereg', 2))).toBe('why.no ground force figure');
    expect(t.refusal('norr', land(carrier, 'bereg', 3))).toBe(null);
  },
);

scenario(['sequence:planetary landings'], 'nothing else is a landing', () => {
  const t = table('norr', 'xxcha');
  const [carrier = 0] = t.fleet('norr', 'bereg-lirtaIV', { carrier: 1, groundForces: 3 });
  const [theirs = 0] = t.fleet('xxcha', 'bereg-lirtaIV', { carrier: 1, groundForces: 3 });
  landings(t, 'bereg-lirtaIV');
  expect(t.refusal('norr', land(theirs, 'bereg', 1))).toBe('why.not in the system');
  expect(t.refusal('norr', land(carrier, 'quann', 1))).toBe('why.not in the system');
  expect(t.refusal('norr', land(carrier, 'bereg', 4))).toBe('why.too few aboard');
  for (const nonsense of [
    null,
    'bereg',
    {},
    { landings: {} },
    { landings: [{}] },
    { landings: [{ ship: carrier, planet: 'bereg', groundForces: 0.5, pds: 1 }] },
    { landings: [{ ship: carrier, planet: 3, groundForces: 1, pds: 0 }] },
    { landings: [], reloadings: [{ ship: carrier, into: 'x', groundForces: 1, pds: 0 }] },
  ] satisfies Json[])
    expect(t.refusal('norr', nonsense), JSON.stringify(nonsense)).toBe('kernel.unread');
  expect(t.refusal('norr', land(carrier, 'bereg', 0))).toBe('why.plan malformed');
});

scenario(['sequence:planetary landings'], 'nobody is asked with nothing aboard', () => {
  const t = table('norr', 'xxcha');
  t.fleet('norr', 'bereg-lirtaIV', { carrier: 1 });
  landings(t, 'bereg-lirtaIV');
  expect(t.isOver()).toBe(true);
});

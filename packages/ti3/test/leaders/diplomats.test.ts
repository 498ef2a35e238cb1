// What diplomats do, and what they do not.
import type { Json } from '@custodian/kernel';
import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import { invade } from '../battles.ts';
import type { Table } from '../kit/index.ts';
import { table } from '../kit/index.ts';

/** Sol has landed on Quann, where a Xxcha diplomat is. */
function threatened(): Table {
  const t = table('sol', 'xxcha');
  t.own('xxcha', 'quann', { groundForces: 1 });
  t.leader('junn', 'quann');
  const [, carrier = 0] = t.fleet('sol', 'quann', { cruiser: 1, carrier: 1 });
  t.landed(0, 'quann', { groundForces: 3, pds: 1 });
  t.leader('connor', 'quann');
  expect(carrier).toBeGreaterThan(0);
  return t;
}

scenario(
  ['leader:diplomat.protection', 'sequence:invasion combat', 'leader-person:junn'],
  'a diplomat sends the invaders back to their ships, with the leaders who landed',
  () => {
    const t = threatened();
    invade(t, 'quann');
    expect(t.options('xxcha')).toEqual(['leader:diplomat.protection']);
    t.answer('xxcha', 'leader:diplomat.protection');
    expect(t.isOver()).toBe(true);
    expect(t.planet('quann')).toMatchObject({ owner: 1, groundForces: 1, invaders: null });
    expect(t.ships('sol', 'quann')).toEqual({ cruiser: 1, carrier: 1, groundForces: 3, pds: 1 });
    expect(t.leaderAt('connor')).toBe(`ship ${t.shipIds('sol', 'quann', 'carrier')[0]}`);
    // Not again in this round, nor in the next, not even with another diplomat.
    t.leader('qanoj', 'quann');
    t.game().leaders = t.game().leaders.filter((l) => l.id !== 'junn');
    for (const until of ['next round', 'round']) {
      expect(t.game().effects).toMatchObject([{ target: 'quann', until }]);
      if (until === 'next round') {
        t.begin('status phase');
        while (!t.isOver()) for (const seat of t.awaited()) answerDully(t, seat);
      }
    }
    t.landed(0, 'quann', { groundForces: 2 });
    // The planet falls in the first round, and the diplomat with it.
    t.dice(10, 1, 1, 10);
    invade(t, 'quann');
    expect(t.planet('quann').owner).toBe(0);
    expect(t.leaderAt('qanoj')).toBe('dead');
  },
);

/** The least that a question takes. */
function answerDully(t: Table, seat: number): void {
  const decision = t.asked(seat);
  if (decision?.kind === 'plan') t.confirm(seat);
  else
    t.answer(
      seat,
      (decision?.options ?? []).slice(0, decision?.pick[0] ?? 0).map((o) => o.id),
    );
}

scenario(
  ['leader:diplomat.protection'],
  'who lets it happen is invaded, and an undefended planet may be saved too',
  () => {
    const t = threatened();
    t.planet('quann').groundForces = 0;
    invade(t, 'quann');
    t.answer('xxcha', 'leader:diplomat.protection');
    expect(t.planet('quann').owner).toBe(1);
    const other = threatened();
    other.dice(10, 10, 10, 1, 10);
    invade(other, 'quann');
    other.pass('xxcha');
    expect(other.planet('quann').owner).toBe(0);
  },
);

/** Two cruisers of Sol at Lodor, one with the diplomat, and one elsewhere; a Hacan cruiser at Quann is in the way. */
function onTheWay(): Table & { readonly led: number; readonly other: number; readonly far: number } {
  const t = table('sol', 'hacan');
  t.counters('sol', { fleetSupply: 5 });
  const [led = 0, other = 0] = t.fleet('sol', 'lodor', { cruiser: 2 });
  const [far = 0] = t.fleet('sol', 'arinam-meer', { cruiser: 1 });
  t.fleet('hacan', 'quann', { cruiser: 1 });
  t.leader('rev', led);
  t.activated('sol', 'saudor');
  t.begin('movement', { seat: 0, system: 'saudor' });
  return Object.assign(t, { led, other, far });
}

const through = (...ships: number[]): Json => ({
  moves: ships.map((ship) => ({ ship, path: ['lodor', 'quann', 'saudor'] })),
});

scenario(
  ['leader:diplomat.passage', 'sequence:movement', 'leader-person:rev'],
  'a fleet with a diplomat moves through another’s ships when he permits it',
  () => {
    const t = onTheWay();
    expect(t.refusal('sol', through(t.other))).toBe('why.enemy ships bar the way');
    const fromFar = { ship: t.far, path: ['arinam-meer', 'quann', 'saudor'] };
    const led = { ship: t.led, path: ['lodor', 'quann', 'saudor'] };
    expect(t.refusal('sol', { moves: [led, fromFar] })).toBe('why.enemy ships bar the way');
    t.answer('sol', through(t.led, t.other));
    expect(t.where()).toBe('movement/permission to pass');
    expect(t.awaited()).toEqual([1]);
    t.answer('hacan', 'yes');
    expect(t.ships('sol', 'saudor')).toEqual({ cruiser: 2 });
    expect(t.leaderAt('rev')).toBe(`ship ${t.led}`);
  },
);

scenario(['leader:diplomat.passage'], 'refused, those ships stay where they were; the others move', () => {
  const t = onTheWay();
  t.answer('sol', {
    moves: [
      { ship: t.led, path: ['lodor', 'quann', 'saudor'] },
      { ship: t.other, path: ['lodor', 'mecatolRex', 'saudor'] },
    ],
  });
  t.answer('hacan', 'no');
  expect(t.isOver()).toBe(true);
  expect(t.shipIds('sol', 'saudor')).toEqual([t.other]);
  expect(t.shipIds('sol', 'lodor')).toEqual([t.led]);
  expect(t.events('passageRefused')).toMatchObject([{ seat: 1, player: 0 }]);
});

import { scenario } from '@custodian/testkit';
import { describe, expect, test } from 'vitest';
import { facing } from '../battles.ts';
import { table } from '../kit/index.ts';

const fire = (t: ReturnType<typeof table>, seat: number, systems = ['quann'], ownToo = true) =>
  t.begin('pds fire', { seat, systems, ownToo });

scenario(
  ['sequence:pds fire', 'unit:pds', 'technology:deepSpaceCannon'],
  'the N’orr fire a PDS at a Xxcha fleet in the adjacent system they activated',
  () => {
    const t = facing({ norr: { cruiser: 1 }, xxcha: { cruiser: 2 } });
    t.technologies('norr', 'deepSpaceCannon');
    t.own('norr', 'lodor', { groundForces: 1, pds: 1 });
    t.dice(6);
    fire(t, 0);
    expect(t.options('norr')).toEqual(['fire']);
    t.answer('norr', 'fire');
    expect(t.ships('xxcha', 'quann')).toEqual({ cruiser: 1 });
    expect(t.isOver()).toBe(true);
    expect(t.events('hitsScored')).toMatchObject([{ seat: 0, kind: 'pds', count: 1 }]);
  },
);

scenario(['sequence:pds fire', 'unit:pds'], 'without Deep Space Cannon the adjacent system is out of range', () => {
  const t = table('norr', 'xxcha');
  t.own('norr', 'lodor', { groundForces: 1, pds: 1 });
  t.fleet('xxcha', 'quann', { cruiser: 2 });
  fire(t, 0);
  expect(t.isOver()).toBe(true);
});

scenario(
  ['sequence:pds fire', 'unit:pds'],
  'two Xxcha PDS fire at the N’orr fleet that moved into their system',
  () => {
    const t = table('norr', 'xxcha');
    t.own('xxcha', 'quann', { groundForces: 1, pds: 2 });
    t.fleet('norr', 'quann', { cruiser: 1, carrier: 1, groundForces: 2 });
    t.dice(6, 5);
    fire(t, 0);
    expect(t.awaited()).toEqual([t.seat('xxcha')]);
    t.confirm('xxcha');
    // One hit: the N'orr choose what they lose, at once.
    expect(t.awaited()).toEqual([t.seat('norr')]);
    t.answer('norr', { destroy: t.shipIds('norr', 'quann', 'cruiser'), damage: [] });
    expect(t.ships('norr', 'quann')).toEqual({ carrier: 1, groundForces: 2 });
    expect(t.isOver()).toBe(true);
  },
);

scenario(['sequence:pds fire'], 'nobody has to fire', () => {
  const t = table('norr', 'xxcha');
  t.own('xxcha', 'quann', { pds: 2 });
  t.fleet('norr', 'quann', { cruiser: 1 });
  fire(t, 0);
  t.answer('xxcha', { shots: [] });
  expect(t.isOver()).toBe(true);
  expect(t.events('diceRolled')).toEqual([]);
});

scenario(
  ['sequence:pds fire', 'technology:deepSpaceCannon'],
  'enemies fire first in order of play, then the active player; third parties only at the active player',
  () => {
    const t = table('norr', 'xxcha', 'sol');
    t.strategy('sol', 'diplomacy');
    t.strategy('xxcha', 'logistics');
    t.strategy('norr', 'initiative');
    for (const race of ['norr', 'sol'] as const) t.technologies(race, 'deepSpaceCannon');
    t.own('sol', 'lodor', { pds: 1 });
    t.own('norr', 'saudor', { pds: 1 });
    t.own('xxcha', 'quann', { pds: 1 });
    t.fleet('norr', 'quann', { cruiser: 3 });
    t.fleet('xxcha', 'quann', { cruiser: 1 });
    t.dice(6, 6, 6);
    fire(t, 0);
    t.answer('sol', 'fire');
    expect(t.ships('norr', 'quann')).toEqual({ cruiser: 2 });
    t.answer('xxcha', 'fire');
    t.answer('norr', 'fire');
    expect(t.ships('norr', 'quann')).toEqual({ cruiser: 1 });
    expect(t.ships('xxcha', 'quann')).toEqual({});
    expect(t.isOver()).toBe(true);
  },
);

scenario(['sequence:pds fire'], 'third parties have nothing to fire at when only the owner’s fleet is there', () => {
  const t = table('norr', 'xxcha', 'sol');
  t.own('sol', 'quann', { pds: 1 });
  t.fleet('xxcha', 'quann', { cruiser: 1 });
  fire(t, 0);
  expect(t.isOver()).toBe(true);
});

scenario(['sequence:pds fire', 'unit:dreadnought'], 'a dreadnought sustains a hit of a PDS', () => {
  const t = table('norr', 'xxcha');
  t.own('xxcha', 'quann', { pds: 1 });
  t.fleet('norr', 'quann', { dreadnought: 1 });
  t.dice(10);
  fire(t, 0);
  t.answer('xxcha', 'fire');
  expect(t.events('shipDamaged')).toHaveLength(1);
  expect(t.ships('norr', 'quann')).toEqual({ dreadnought: 1 });
});

scenario(['sequence:pds fire', 'unit:fighter'], 'fighters whose carrier is shot down before a battle are lost', () => {
  const t = table('norr', 'xxcha');
  t.own('xxcha', 'quann', { pds: 1 });
  t.fleet('norr', 'quann', { carrier: 1, fighter: 2, cruiser: 1 });
  t.dice(10);
  fire(t, 0);
  t.answer('xxcha', 'fire');
  t.answer('norr', { destroy: t.shipIds('norr', 'quann', 'carrier'), damage: [] });
  expect(t.ships('norr', 'quann')).toEqual({ cruiser: 1 });
});

scenario(['sequence:pds fire'], 'PDS fire breaks no agreement', () => {
  const t = table('norr', 'xxcha');
  t.agreement('norr', 'xxcha');
  t.own('xxcha', 'quann', { pds: 1 });
  t.fleet('norr', 'quann', { cruiser: 1 });
  t.dice(10);
  fire(t, 0);
  t.answer('xxcha', 'fire');
  expect(t.events('agreementBroken')).toEqual([]);
});

describe('a transfer of the enemy between two systems in range', () => {
  const transfer = () => {
    const t = table('norr', 'xxcha');
    t.technologies('xxcha', 'deepSpaceCannon');
    t.own('xxcha', 'quann', { pds: 2 });
    t.own('xxcha', 'tarmann', { pds: 1 });
    t.fleet('norr', 'lodor', { cruiser: 1 });
    t.fleet('norr', 'mecatolRex', { cruiser: 2 });
    return t;
  };

  scenario(
    ['sequence:pds fire', 'technology:deepSpaceCannon'],
    'each PDS in range of both systems fires at one of them',
    () => {
      const t = transfer();
      t.dice(6, 5, 6);
      fire(t, 0, ['lodor', 'mecatolRex'], false);
      const at = (planet: string, system: string, pds = 1) => ({ planet, system, target: 0, pds });
      const plan = (...shots: object[]) => ({ shots }) as never;
      expect(t.refusal('xxcha', plan(at('quann', 'lodor', 2), at('quann', 'mecatolRex')))).toBe('why.pds fire once');
      expect(t.refusal('xxcha', plan(at('saudor', 'lodor')))).toBe('why.out of range');
      expect(t.refusal('xxcha', plan(at('quann', 'wellon')))).toBe('why.out of range');
      for (const nonsense of [null, [], {}, { shots: 1 }, { shots: [null] }, plan(at('quann', 'lodor', -1))])
        expect(t.refusal('xxcha', nonsense)).toBe('kernel.unread');
      t.answer('xxcha', plan(at('quann', 'lodor'), at('quann', 'mecatolRex'), at('tarmann', 'mecatolRex')));
      // The first PDS hits in Lodor; of the two at Mecatol Rex the second does.
      expect(t.ships('norr', 'lodor')).toEqual({});
      expect(t.ships('norr', 'mecatolRex')).toEqual({ cruiser: 1 });
      expect(t.isOver()).toBe(true);
    },
  );

  test('the plan as proposed is accepted', () => {
    const t = transfer();
    t.dice(1, 1, 1);
    fire(t, 0, ['lodor', 'mecatolRex'], false);
    t.confirm('xxcha');
    expect(t.isOver()).toBe(true);
  });
});

// Fleet Supply, fighter capacity and what returns home.
import type { Json } from '@custodian/kernel';
import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import { table } from '../kit/index.ts';

scenario(['sequence:compliance'], 'nothing is asked where everything complies', () => {
  const t = table('norr', 'xxcha');
  t.fleet('norr', 'quann', { cruiser: 3 });
  t.fleet('norr', 'saudor', { carrier: 1, fighter: 4, groundForces: 2 });
  t.begin('compliance');
  expect(t.isOver()).toBe(true);
  expect(t.events()).toEqual([]);
});

scenario(
  ['sequence:compliance'],
  'ships beyond Fleet Supply are removed by their owner’s choice, all players at once',
  () => {
    const t = table('norr', 'xxcha');
    const quann = t.fleet('norr', 'quann', { dreadnought: 2, destroyer: 3 });
    const saudor = t.fleet('norr', 'saudor', { cruiser: 4 });
    const lodor = t.fleet('xxcha', 'lodor', { carrier: 4, groundForces: 2 });
    t.anyhow();
    t.begin('compliance');
    expect(t.awaited().sort()).toEqual([0, 1]);
    const remove = (...ships: (number | undefined)[]): Json => ({ ships: ships.map((id) => id ?? 0) });
    expect(t.refusal('norr', remove(quann[2], saudor[0]))).toBe('why.remove so many');
    expect(t.refusal('norr', remove(quann[2], quann[2], saudor[0]))).toBe('why.ship twice');
    expect(t.refusal('norr', remove(quann[2], quann[3], saudor[0], lodor[0]))).toBe('why.not your ship there');
    for (const nonsense of [null, {}, [], { ships: 'x' }, { ships: [-1] }] satisfies Json[])
      expect(t.refusal('norr', nonsense)).toBe('kernel.unread');
    t.answer('norr', remove(quann[2], quann[3], saudor[0]));
    t.confirm('xxcha');
    expect(t.ships('norr', 'quann')).toEqual({ dreadnought: 2, destroyer: 1 });
    expect(t.ships('norr', 'saudor')).toEqual({ cruiser: 3 });
    expect(t.ships('xxcha', 'lodor')).toEqual({ carrier: 3, groundForces: 2 });
  },
);

scenario(['sequence:compliance', 'unit:fighter'], 'a removed carrier takes its fighters’ capacity with it', () => {
  const t = table('norr', 'xxcha');
  const [carrier = 0] = t.fleet('norr', 'quann', { carrier: 1, cruiser: 3, fighter: 5 });
  t.anyhow();
  t.begin('compliance');
  t.answer('norr', { ships: [carrier] });
  expect(t.ships('norr', 'quann')).toEqual({ cruiser: 3 });
});

scenario(
  ['sequence:compliance', 'unit:fighter', 'unit:warSun'],
  'fighters beyond docks, carriers and war suns are removed',
  () => {
    const t = table('norr', 'xxcha');
    t.own('norr', 'quann', { dock: true });
    t.own('xxcha', 'saudor', { dock: true });
    t.fleet('norr', 'quann', { fighter: 5 });
    t.fleet('norr', 'saudor', { warSun: 1, fighter: 8, groundForces: 1 });
    t.anyhow();
    t.begin('compliance');
    expect(t.ships('norr', 'quann')).toEqual({ fighter: 3 });
    expect(t.ships('norr', 'saudor')).toEqual({ warSun: 1, fighter: 5, groundForces: 1 });
  },
);

scenario(
  ['technology:advancedFighters'],
  'one carrier with seven Advanced Fighters needs Fleet Supply 2, four alone need 4',
  () => {
    const t = table('norr', 'xxcha');
    t.technologies('norr', 'advancedFighters');
    t.counters('norr', { fleetSupply: 2 });
    t.fleet('norr', 'quann', { carrier: 1, fighter: 7 });
    const alone = t.fleet('norr', 'saudor', { fighter: 4 });
    t.anyhow();
    t.begin('compliance');
    expect(t.asked('norr')).toMatchObject({ about: { fleets: [{ system: 'saudor', excess: 2 }] } });
    t.answer('norr', { ships: alone.slice(0, 2) });
    expect(t.ships('norr', 'quann')).toEqual({ carrier: 1, fighter: 7 });
    expect(t.ships('norr', 'saudor')).toEqual({ fighter: 2 });
  },
);

scenario(
  ['technology:advancedFighters'],
  'Advanced Fighters within capacity cannot be removed instead of ships',
  () => {
    const t = table('norr', 'xxcha');
    t.technologies('norr', 'advancedFighters');
    t.counters('norr', { fleetSupply: 1 });
    const [carrier = 0, cruiser = 0, ...fighters] = t.fleet('norr', 'quann', { carrier: 1, cruiser: 1, fighter: 6 });
    t.anyhow();
    t.begin('compliance');
    expect(t.refusal('norr', { ships: [fighters[0] ?? 0] })).toBe('why.fighters do not count');
    expect(t.refusal('norr', { ships: [cruiser] })).toBe(null);
    t.answer('norr', { ships: [carrier] });
    expect(t.asked('norr')).toMatchObject({ about: { fleets: [{ system: 'quann', excess: 6 }] } });
  },
);

scenario(
  ['technology:stasisCapsules', 'sequence:compliance'],
  'without Stasis Capsules the ground force aboard is lost',
  () => {
    const t = table('norr', 'xxcha');
    for (const who of ['norr', 'xxcha'] as const) t.fleet(who, 'quann', { cruiser: 1, groundForces: 1 });
    t.technologies('norr', 'stasisCapsules');
    t.anyhow();
    t.begin('compliance');
    expect(t.ships('norr', 'quann')).toEqual({ cruiser: 1, groundForces: 1 });
    expect(t.ships('xxcha', 'quann')).toEqual({ cruiser: 1 });
  },
);

scenario(['sequence:compliance', 'unit:carrier'], 'the owner chooses what an overladen carrier loses', () => {
  const t = table('norr', 'xxcha');
  t.fleet('norr', 'quann', { carrier: 1, groundForces: 6, pds: 2 });
  t.anyhow();
  t.begin('compliance');
  t.answer('norr', 'pds');
  t.answer('norr', 'groundForce');
  expect(t.ships('norr', 'quann')).toEqual({ carrier: 1, groundForces: 5, pds: 1 });
  expect(t.isOver()).toBe(true);
});

scenario(['sequence:compliance', 'unit:pds'], 'a third PDS on a planet is destroyed', () => {
  const t = table('norr', 'xxcha');
  t.own('norr', 'quann', { pds: 3 });
  t.anyhow();
  t.begin('compliance');
  expect(t.planet('quann').pds).toBe(2);
});

scenario(
  ['sequence:compliance', 'unit:groundForce'],
  'ground forces that return are spread over the home planets held',
  () => {
    const t = table('jolnar', 'xxcha');
    t.game().returning = [{ seat: 0, groundForces: 3 }];
    t.begin('compliance');
    const share = (...planets: [string, number][]): Json => ({
      planets: planets.map(([planet, count]) => ({ planet, count })),
    });
    expect(t.refusal('jolnar', share(['jol', 2]))).toBe('why.all must return');
    expect(t.refusal('jolnar', share(['jol', 2], ['quann', 1]))).toBe('why.not your home planet');
    expect(t.refusal('jolnar', share(['jol', 2], ['jol', 1]))).toBe('why.plan malformed');
    expect(t.refusal('jolnar', { planets: [{ planet: 'jol', count: 0 }] })).toBe('kernel.unread');
    t.answer('jolnar', share(['jol', 2], ['nar', 1]));
    expect(t.planet('jol').groundForces).toBe(2);
    expect(t.planet('nar').groundForces).toBe(1);
    expect(t.game().returning).toEqual([]);
  },
);

scenario(
  ['sequence:compliance', 'unit:groundForce'],
  'with one home planet they go there, with none they are lost',
  () => {
    const t = table('jolnar', 'xxcha');
    t.own('xxcha', 'nar');
    t.game().returning = [{ seat: 0, groundForces: 3 }];
    t.begin('compliance');
    expect(t.planet('jol').groundForces).toBe(3);
    t.own('xxcha', 'jol');
    t.game().returning = [{ seat: 0, groundForces: 3 }];
    t.begin('compliance');
    expect(t.planet('jol').groundForces).toBe(0);
    expect(t.game().returning).toEqual([]);
  },
);

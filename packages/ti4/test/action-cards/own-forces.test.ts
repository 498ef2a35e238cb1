// Action cards that place, replace and move one's own units.
import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import { tableWith } from '../kit/index.ts';
import { act, barredAction } from './acting.ts';
import { later } from './later.ts';

scenario(['action:scuttle'], 'two ships go back for their cost in trade goods; what they carried goes too', () => {
  const t = later('sol', 'xxcha');
  const [carrier, cruiser, fighter] = t.fleet('sol', '25', { carrier: 1, cruiser: 1, fighter: 1 }) as number[];
  act(t, 'scuttle');
  expect(t.options('sol')).toEqual([String(carrier), String(cruiser)]);
  expect(t.refusal('sol', [String(fighter)])).not.toBeNull();
  t.answer('sol', [String(carrier), String(cruiser)]);
  expect(t.player('sol').tradeGoods).toBe(5);
  expect(t.ships('sol', '25')).toEqual({});
  expect(t.events('unitDestroyed')).toEqual([]);
});

scenario(['action:scuttle'], 'not without a ship', () => {
  expect(barredAction(later('norr', 'xxcha'), 'scuttle')).toBe('why.no target');
});

scenario(['action:refitTroops'], 'two infantry, also in space, become mechs', () => {
  const t = later('norr', 'xxcha');
  const [, aboard] = t.fleet('norr', '25', { carrier: 1, infantry: 1 }) as [number, number];
  const [settled] = t.own('norr', 'lodor', { infantry: 2 }) as [number];
  act(t, 'refitTroops');
  t.answer('norr', [String(aboard), String(settled)]);
  expect(t.ships('norr', '25')).toEqual({ carrier: 1, mech: 1 });
  expect(t.ground('norr', 'lodor')).toEqual({ infantry: 1, mech: 1 });
});

scenario(
  ['action:fighterConscription'],
  'a fighter in each system with a dock or capacity, but for those with ships of others',
  () => {
    const t = later('norr', 'xxcha');
    t.own('norr', 'lodor', { spaceDock: 1 });
    t.fleet('norr', '26', { carrier: 1 });
    t.fleet('norr', '25', { carrier: 1 });
    t.fleet('norr', '23', { cruiser: 1 });
    t.own('norr', 'wellon', { spaceDock: 1 });
    t.fleet('xxcha', '19', { destroyer: 1 });
    act(t, 'fighterConscription');
    expect(['26', '25', '23', '19'].map((id) => t.ships('norr', id))).toEqual([
      { carrier: 1, fighter: 1 },
      { carrier: 1, fighter: 1 },
      { cruiser: 1 },
      {},
    ]);
  },
);

scenario(
  ['action:decoyOperation'],
  'two ground forces, from space or another planet, gather on a planet of the active system',
  () => {
    const t = later('norr', 'xxcha', 'sol');
    t.own('xxcha', 'arinam', { pds: 1 });
    const [mech = 0] = t.own('xxcha', 'lodor', { mech: 1, infantry: 1 });
    t.damage(mech);
    const [, aboard = 0] = t.fleet('xxcha', '25', { carrier: 1, infantry: 1 });
    t.hand('xxcha', 'decoyOperation');
    t.begin('tactical action', { seat: 0 });
    t.answer('norr', '37');
    t.answer('xxcha', 'action:decoyOperation');
    t.answer('xxcha', [String(mech), String(aboard)]);
    expect(t.ground('xxcha', 'arinam')).toEqual({ pds: 1, mech: 1, infantry: 1 });
    expect(t.unit(mech)?.damaged).toBe(true);
    expect(t.ships('xxcha', '25')).toEqual({ carrier: 1 });
  },
);

scenario(['action:decoyOperation'], 'not without a structure there, nor in one’s own action', () => {
  const t = later('norr', 'xxcha', 'sol');
  t.own('xxcha', 'arinam', { infantry: 1 });
  t.own('norr', 'meer', { pds: 1 });
  for (const who of ['norr', 'xxcha'] as const) t.hand(who, 'decoyOperation');
  t.begin('tactical action', { seat: 0 });
  t.answer('norr', '37');
  expect(t.where()).not.toContain('window');
  t.own('xxcha', 'lodor', { pds: 1, infantry: 1 });
  const there = later('norr', 'xxcha', 'sol');
  there.own('xxcha', 'arinam', { pds: 1 });
  there.hand('xxcha', 'decoyOperation');
  there.begin('tactical action', { seat: 0 });
  there.answer('norr', '37');
  expect(there.options('xxcha')).toEqual(['action:decoyOperation']);
});

scenario(['action:ghostSquad'], 'after a landing the defenders change planets; the landing stays as it was', () => {
  const t = later('sol', 'xxcha', 'norr');
  const [, first] = t.fleet('sol', '37', { carrier: 1, infantry: 1 }) as [number, number];
  t.own('xxcha', 'arinam');
  const [a, b] = t.own('xxcha', 'meer', { infantry: 2, pds: 0 }) as [number, number];
  t.active('sol', '37');
  t.hand('xxcha', 'ghostSquad');
  t.begin('invasion', { seat: 0, system: '37' });
  t.answer('sol', { landings: [{ planet: 'arinam', units: [first] }] });
  t.answer('xxcha', 'action:ghostSquad');
  expect(t.refusal('xxcha', [`${a} arinam`, `${a} meer`])).not.toBeNull();
  t.dice(1, 10, 10);
  t.answer('xxcha', [`${a} arinam`, `${b} arinam`]);
  expect(t.ground('xxcha', 'arinam')).toEqual({ infantry: 2 });
  expect(t.ground('sol', 'arinam')).toEqual({});
});

scenario(['action:decoyOperation'], 'Hel-Titans come as well, as far as PDS find room', () => {
  const t = tableWith({ prophecy: true }, 'norr', 'titans', 'sol');
  const [far = 0, other = 0] = t.own('titans', 'saudor', { pds: 2 });
  t.own('titans', 'quann', { pds: 1 });
  t.hand('titans', 'decoyOperation');
  for (const { leaders } of t.game().players) for (const leader of leaders ?? []) leader.is = 'locked';
  t.begin('tactical action', { seat: 0 });
  t.answer('norr', '25');
  t.answer('titans', 'action:decoyOperation');
  t.playOn(() => t.options('titans').includes(String(far)), 1);
  expect(t.refusal('titans', [String(far), String(other)])).toBe('why.structure limit');
  t.answer('titans', [String(far)]);
  expect([t.ground('titans', 'quann'), t.ground('titans', 'saudor')]).toEqual([{ pds: 2 }, { pds: 1 }]);
});

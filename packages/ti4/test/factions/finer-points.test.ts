// What faction sheets say beside their main lines.
import { scenario } from '@custodian/testkit';
import { expect, test } from 'vitest';
import { mayIgnoreAll } from '../../src/queries/technologies.ts';
import { table } from '../kit/index.ts';

scenario(['ability:munitionsReserves'], 'dice of the barrage may be rolled again too', () => {
  const t = table('letnev', 'xxcha');
  t.goods('letnev', 2);
  t.fleet('letnev', '46', { destroyer: 1 });
  t.fleet('xxcha', '46', { carrier: 1, fighter: 2 });
  t.active('letnev', '46');
  t.begin('space combat', { attacker: 0, defender: 1, system: '46' });
  t.dice(1, 1);
  t.answer('letnev', 'ability:munitionsReserves');
  expect(t.player('letnev').tradeGoods).toBe(0);
  t.answer('letnev', 'ability:munitionsReserves');
  t.dice(10, 10, 1, 1);
  t.answer('letnev', {
    dice: [
      { group: 0, die: 0 },
      { group: 0, die: 1 },
    ],
  });
  expect(t.ships('xxcha', '46')).toEqual({ carrier: 1 });
});

scenario(['note:warFunding'], 'its holder too rolls dice of the barrage again', () => {
  const t = table('xxcha', 'letnev');
  t.note('letnev', 'xxcha', 'warFunding');
  t.fleet('xxcha', '46', { destroyer: 1 });
  t.fleet('letnev', '46', { carrier: 1, fighter: 2 });
  t.active('xxcha', '46');
  t.begin('space combat', { attacker: 0, defender: 1, system: '46' });
  t.dice(1, 1);
  t.answer('xxcha', 'note:warFunding#warFunding.1');
  expect(t.options('xxcha')).toEqual(['note:warFunding']);
});

scenario(['unit-card:wrathOfKenara'], 'a trade good helps dice of the barrage too', () => {
  const t = table('hacan', 'xxcha');
  t.goods('hacan', 1);
  t.fleet('hacan', '46', { flagship: 1, destroyer: 1 });
  t.fleet('xxcha', '46', { carrier: 1, fighter: 2 });
  t.active('hacan', '46');
  t.dice(8, 1, 1, 1, 1, 1, 1, 1);
  t.begin('space combat', { attacker: 0, defender: 1, system: '46' });
  t.answer('hacan', 'unit-card:wrathOfKenara');
  expect(t.player('hacan').tradeGoods).toBe(0);
  expect(t.ships('xxcha', '46')).toEqual({ carrier: 1, fighter: 1 });
});

scenario(['technology:inheritanceSystems'], 'it makes research worth while where prerequisites are missing', () => {
  const t = table('l1z1x', 'xxcha');
  t.technologies('l1z1x', 'inheritanceSystems');
  t.exhaust('zeroZeroZero');
  t.goods('l1z1x', 6);
  expect(mayIgnoreAll(t.game(), { seat: 0, cost: 4 })).toBe(true);
  expect(mayIgnoreAll(t.game(), { seat: 0, cost: 5 })).toBe(false);
});

scenario(['note:politicalFavor'], 'it costs the Xxcha a token, replaces the agenda, and goes home', () => {
  const t = table('norr', 'xxcha', 'sol');
  t.note('xxcha', 'sol', 'politicalFavor');
  t.tokens('xxcha', { strategy: 1 });
  t.game().phase = 'agenda';
  t.game().active = -1;
  t.decks({ agendaDeck: ['mutiny', 'economicEquality'] });
  t.begin('one agenda', {});
  t.answer('sol', 'note:politicalFavor#politicalFavor.1');
  t.playOn();
  expect(t.player('xxcha').strategy).toBe(0);
  expect(t.game().agendaDiscard).toContain('economicEquality');
  expect(t.player('xxcha').notes).toContain('politicalFavor.1');
});

test('Foresight does not answer to a dock that comes alone', () => {
  const t = table('saar', 'naalu');
  const [dock = 0] = t.fleet('saar', '25', { spaceDock: 1 });
  t.fleet('naalu', '23', { carrier: 1 });
  t.tokens('naalu', { strategy: 1 });
  t.begin('tactical action', { seat: 0 });
  t.answer('saar', '23');
  t.answer('saar', { moves: [{ ship: dock, path: ['25', '23'] }] });
  expect(t.options('naalu')).not.toContain('ability:foresight');
  expect(t.ships('saar', '23')).toEqual({});
});

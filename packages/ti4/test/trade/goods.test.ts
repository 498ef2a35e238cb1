// Goods that are gained and replenished, notes that change hands, and the notes that every player has.
import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import { table } from '../kit/index.ts';

scenario(
  ['sequence:gain trade goods', 'sequence:replenish commodities'],
  'trade goods come from the supply, commodities up to the value of the faction',
  () => {
    const t = table('sol', 'norr');
    t.goods('sol', 1, 3);
    t.begin('gain trade goods', { seat: 0, amount: 2 });
    expect(t.player('sol').tradeGoods).toBe(3);
    const u = table('sol', 'norr');
    u.goods('sol', 0, 3);
    u.begin('replenish commodities', { seat: 0 });
    expect(u.player('sol').commodities).toBe(4);
  },
);

scenario(
  ['note:supportForTheThrone'],
  'it goes home with its point when its holder activates a system with units of its owner',
  () => {
    const t = table('sol', 'norr');
    t.noteInPlay('norr', 'sol', 'supportForTheThrone');
    t.player('sol').points = 1;
    t.own('norr', 'quann', { pds: 1 });
    t.begin('tactical action', { seat: 0 });
    t.answer('sol', '25');
    expect(t.player('sol')).toMatchObject({ points: 0, notesInPlay: [] });
    expect(t.player('norr').notes).toContain('supportForTheThrone.1');
  },
);

scenario(['note:ceasefire'], 'after a Ceasefire nothing moves into the active system, and the note goes home', () => {
  const t = table('sol', 'norr');
  t.note('sol', 'norr', 'ceasefire');
  t.own('norr', 'quann', { infantry: 1 });
  const [ship] = t.fleet('sol', '26', { cruiser: 1 });
  t.begin('tactical action', { seat: 0 });
  t.answer('sol', '25');
  t.answer('norr', 'note:ceasefire#ceasefire.0');
  expect(t.player('sol').notes).toContain('ceasefire.0');
  const move = { moves: [{ ship: ship as number, path: ['26', '25'], cargo: [] }] };
  expect(t.asked('sol') === undefined || t.refusal('sol', move) === 'why.ceasefire').toBe(true);
  expect(t.ships('sol', '25')).toEqual({});
});

scenario(['note:tradeAgreement'], 'a Trade Agreement takes all commodities when its owner replenishes', () => {
  const t = table('sol', 'norr');
  t.note('sol', 'norr', 'tradeAgreement');
  t.begin('replenish commodities', { seat: 0 });
  t.answer('norr', 'note:tradeAgreement#tradeAgreement.0');
  expect([t.player('sol').commodities, t.player('norr').tradeGoods]).toEqual([0, 4]);
  expect(t.player('sol').notes).toContain('tradeAgreement.0');
});

scenario(['note:politicalSecret'], 'a Political Secret takes the vote of its owner until the agenda is over', () => {
  const t = table('norr', 'xxcha', 'sol');
  t.note('sol', 'norr', 'politicalSecret');
  t.game().phase = 'agenda';
  t.tokens('xxcha', { strategy: 0 });
  t.decks({ agendaDeck: ['mutiny'] });
  t.begin('one agenda', {});
  t.answer('norr', 'note:politicalSecret#politicalSecret.2');
  t.answer('xxcha', { outcome: '', planets: [] });
  expect(t.awaited()).toEqual([t.seat('norr')]);
  t.answer('norr', { outcome: 'for', planets: ['quinarra'] });
  expect(t.isOver()).toBe(true);
  expect(t.player('sol').notes).toContain('politicalSecret.2');
});

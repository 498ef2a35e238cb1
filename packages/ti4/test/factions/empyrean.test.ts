// The Empyrean.
import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import { mayPassThrough, mayRetreatTo } from '../../src/queries/permissions.ts';
import { moveValue } from '../../src/queries/values.ts';
import { tableWith } from '../kit/index.ts';

const pok = { prophecy: true };

scenario(['ability:voidborn'], 'nebulae neither stop nor slow their ships', () => {
  const t = tableWith(pok, 'empyrean', 'xxcha', 'hacan');
  t.fleet('empyrean', '42', { cruiser: 1 });
  const [unit] = t.system('42').space;
  if (unit === undefined) throw new Error('no cruiser');
  const g = t.game();
  expect(moveValue(g, { seat: 0, unit, from: '42', to: '35' })).toBe(2);
  expect(mayPassThrough(g, { seat: 0, system: '42', from: '35', to: '34' })).toBeNull();
  expect(mayRetreatTo(g, { seat: 0, from: '35', to: '42' })).toBeNull();
  expect(mayPassThrough(g, { seat: 1, system: '42', from: '35', to: '34' })).not.toBeNull();
});

scenario(['ability:aetherpassage'], 'whoever activates a system may be let through their ships', () => {
  const t = tableWith(pok, 'xxcha', 'empyrean', 'sol');
  t.fleet('empyrean', '26', { cruiser: 1 });
  t.fleet('sol', '25', { cruiser: 1 });
  t.fleet('xxcha', '38', { cruiser: 1 });
  t.begin('tactical action', { seat: 0 });
  t.answer('xxcha', '18');
  t.answer('empyrean', 'ability:aetherpassage');
  const passing = (system: string) => mayPassThrough(t.game(), { seat: 0, system, from: '38', to: '18' });
  expect([passing('26') === null, passing('25') === null]).toEqual([true, false]);
});

scenario(['technology:aetherstream'], 'next to an anomaly all ships of the active player move farther', () => {
  const t = tableWith(pok, 'empyrean', 'xxcha', 'hacan');
  t.technologies('empyrean', 'aetherstream');
  t.fleet('empyrean', '46', { cruiser: 1 });
  const [unit] = t.system('46').space;
  if (unit === undefined) throw new Error('no cruiser');
  t.begin('tactical action', { seat: 0 });
  t.answer('empyrean', '34'); // the supernova and the nebula lie next to it
  t.answer('empyrean', 'technology:aetherstream');
  expect(moveValue(t.game(), { seat: 0, unit, from: '46', to: '34' })).toBe(3);
});

scenario(['technology:voidwatch'], 'whoever comes where they have units hands over a note', () => {
  const t = tableWith(pok, 'xxcha', 'empyrean', 'hacan');
  t.technologies('empyrean', 'voidwatch');
  t.own('empyrean', 'lodor', { infantry: 1 });
  const [cruiser] = t.fleet('xxcha', '38', { cruiser: 1 });
  t.begin('tactical action', { seat: 0 });
  t.answer('xxcha', '26');
  t.answer('xxcha', { moves: [{ ship: cruiser ?? 0, path: ['38', '26'] }] });
  t.answer('xxcha', 'ceasefire.0');
  expect(t.player('empyrean').notes).toContain('ceasefire.0');
  expect(t.player('xxcha').notes).not.toContain('ceasefire.0');
});

scenario(['unit-card:dynamo'], '2 influence repair a unit that has sustained damage nearby', () => {
  const t = tableWith(pok, 'empyrean', 'xxcha', 'hacan');
  t.goods('empyrean', 2);
  t.exhaust('theDark');
  t.fleet('empyrean', '36', { flagship: 1 });
  const [strong] = t.fleet('empyrean', '46', { dreadnought: 1 });
  t.begin('take hits', { seat: 0, by: 1, hits: 1, kind: 'other', system: '46' });
  t.answer('empyrean', { damage: [strong ?? 0], destroy: [] });
  t.answer('empyrean', 'unit-card:dynamo');
  t.playOn();
  expect(t.unit(strong ?? 0)?.damaged).toBe(false);
  expect(t.player('empyrean').tradeGoods).toBe(0);
});

scenario(['note:bloodPact'], 'both vote alike: 4 more votes; it goes home when its holder comes to them', () => {
  const t = tableWith(pok, 'norr', 'empyrean', 'sol');
  t.noteInPlay('empyrean', 'norr', 'bloodPact');
  t.game().phase = 'agenda';
  t.decks({ agendaDeck: ['mutiny', 'economicEquality'] });
  t.begin('one agenda', {});
  t.answer('empyrean', { outcome: 'for', planets: ['theDark'] });
  t.answer('sol', { outcome: '', planets: [] });
  t.answer('norr', { outcome: 'for', planets: ['quinarra'] });
  expect(
    t
      .events('votesCast')
      .filter((e) => e.seat === 0)
      .at(-1)?.votes,
  ).toBe(4);
});

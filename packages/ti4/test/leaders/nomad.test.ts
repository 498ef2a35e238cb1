// The leaders of the Nomad.
import { scenario } from '@custodian/testkit';
import { expect, test } from 'vitest';
import { leaderProgress } from '../../src/queries/leaders.ts';
import { tableWith } from '../kit/index.ts';

const pok = { prophecy: true };

scenario(
  ['leader:artunoTheBetrayer', 'sequence:goods off leaders'],
  'what is gained lies on the card as well, until it is readied',
  () => {
    const t = tableWith(pok, 'nomad', 'sol', 'norr');
    t.begin('gain trade goods', { seat: 0, amount: 3 });
    t.answer('nomad', 'leader:artunoTheBetrayer');
    expect(t.player('nomad').tradeGoods).toBe(3);
    const artuno = t.player('nomad').leaders?.find(({ id }) => id === 'artunoTheBetrayer');
    expect(artuno).toEqual({ id: 'artunoTheBetrayer', is: 'exhausted', goods: 3 });
    const later = tableWith(pok, 'nomad', 'sol', 'norr');
    later.player('nomad').leaders = [{ id: 'artunoTheBetrayer', is: 'exhausted', goods: 3 }];
    later.objectives('conquerTheWeak');
    later.game().objectives.push({ id: 'expandBorders', open: false });
    later.decks({ actionDeck: ['veto.1', 'spy.1', 'plague.1', 'bunker.1'] });
    later.begin('status phase');
    later.playOn(() => false);
    expect(later.player('nomad').tradeGoods).toBe(3);
    expect(later.player('nomad').leaders?.[0]).toEqual({ id: 'artunoTheBetrayer', is: 'readied' });
  },
);

test('trade goods off a card are not laid on Artuno', () => {
  const t = tableWith(pok, 'nomad', 'sol', 'norr');
  t.begin('gain trade goods', { seat: 0, amount: 3, from: 'card' });
  expect(t.isOver()).toBe(true);
});

scenario(['leader:fieldMarshalMercer'], 'as a turn ends two ground forces come to the active system', () => {
  const t = tableWith(pok, 'sol', 'nomad', 'norr');
  t.own('sol', 'quann', { infantry: 1 });
  t.own('sol', 'wellon', { infantry: 2 });
  t.fleet('sol', '25', { carrier: 1 });
  t.strategy('sol', 'leadership', 'diplomacy');
  t.strategy('nomad', 'trade');
  t.begin('action phase');
  t.answer('sol', 'tactical');
  t.answer('sol', '25');
  t.answer('sol', { moves: [] });
  t.pass('norr');
  t.answer('nomad', 'leader:fieldMarshalMercer');
  const [first, second] = t.planet('wellon').units.map((u) => String(u.id));
  t.answer('sol', String(first));
  t.answer('sol', String(second));
  expect(t.ground('sol', 'quann')).toEqual({ infantry: 3 });
});

test('where two systems were activated in a turn, Mercer leads into the later one', () => {
  const t = tableWith(pok, 'sol', 'nomad', 'norr');
  t.own('sol', 'quann');
  t.own('sol', 'lodor');
  t.own('sol', 'wellon', { infantry: 1 });
  for (const target of ['25', '26'])
    t.game().effects.push({ source: 'rule:active system', seat: 0, target, amount: 0, until: 'turn' });
  t.begin('action phase');
  t.answer('sol', 'pass');
  t.answer('nomad', 'leader:fieldMarshalMercer');
  t.answer('sol', t.options('sol'));
  t.playOn((where) => where !== 'leader fieldMarshalMercer/choose a planet');
  expect([t.ground('sol', 'quann'), t.ground('sol', 'lodor')]).toEqual([{}, { infantry: 1 }]);
});

scenario(['leader:theThundarian'], 'what both have rolled counts for nothing, and all roll again', () => {
  const t = tableWith(pok, 'sol', 'norr', 'nomad');
  t.fleet('sol', '46', { cruiser: 1 });
  t.fleet('norr', '46', { cruiser: 1 });
  t.dice(10, 10, 1, 1);
  t.begin('space combat', { attacker: 0, defender: 1, system: '46' });
  t.pass(1);
  t.answer('nomad', 'leader:theThundarian');
  expect(t.ships('sol', '46')).toEqual({ cruiser: 1 });
  expect(t.ships('norr', '46')).toEqual({ cruiser: 1 });
});

scenario(['leader:navarchFeng'], 'a flagship costs nothing once a secret objective is scored', () => {
  const t = tableWith(pok, 'nomad', 'sol', 'norr');
  t.player('nomad').scored = ['expandBorders'];
  expect(leaderProgress(t.game(), 0, 'navarchFeng')).toEqual({ have: 0, need: 1 });
  t.player('nomad').scored = ['adaptNewStrategies'];
  expect(leaderProgress(t.game(), 0, 'navarchFeng')).toEqual({ have: 1, need: 1 });
  t.unlock('nomad', 'navarchFeng');
  t.own('nomad', 'arcturus', { spaceDock: 1 });
  t.exhaust('arcturus');
  t.begin('production', { seat: 0, system: '53' });
  t.answer('nomad', { units: [{ unit: 'flagship', count: 1 }], pay: { planets: [], goods: 0 } });
  expect(t.ships('nomad', '53')).toEqual({ flagship: 1 });
});

scenario(['leader:ahkSylSiven'], 'the flagship and what it carries leave systems with own tokens', () => {
  const t = tableWith(pok, 'nomad', 'sol', 'norr');
  t.unlock('nomad', 'ahkSylSiven');
  t.strategy('nomad', 'leadership', 'diplomacy');
  const [flagship, cruiser] = t.fleet('nomad', '46', { flagship: 1, cruiser: 1, infantry: 1 });
  const infantry = t.unitIds('nomad', '46', 'infantry')[0] ?? 0;
  t.activated('nomad', '46');
  t.begin('action phase');
  t.answer('nomad', 'leader:ahkSylSiven');
  expect(t.player('nomad').leaders?.find(({ id }) => id === 'ahkSylSiven')?.is).toBe('unlocked');
  while (!t.awaited().includes(0) || !t.options(0).includes('tactical'))
    for (const seat of t.awaited()) t.answer(seat, t.options(seat).includes('pass') ? 'pass' : []);
  t.answer('nomad', 'tactical');
  t.answer('nomad', '37');
  expect(t.refusal('nomad', { moves: [{ ship: cruiser ?? 0, path: ['46', '37'] }] })).not.toBeNull();
  t.answer('nomad', { moves: [{ ship: flagship ?? 0, path: ['46', '37'], cargo: [infantry] }] });
  expect(t.ships('nomad', '37')).toEqual({ flagship: 1, infantry: 1 });
});

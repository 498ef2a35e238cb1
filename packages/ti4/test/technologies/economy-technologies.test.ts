// Biotic and cybernetic technologies outside of combat.
import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import { statusCards, statusTokens } from '../../src/queries/values.ts';
import { table } from '../kit/index.ts';

scenario(['technology:neuralMotivator'], 'two action cards in the status phase', () => {
  const t = table('norr', 'xxcha');
  t.technologies('norr', 'neuralMotivator');
  expect([statusCards(t.game(), 0), statusCards(t.game(), 1)]).toEqual([2, 1]);
});

scenario(['technology:hyperMetabolism'], 'three command tokens in the status phase', () => {
  const t = table('norr', 'xxcha');
  t.technologies('norr', 'hyperMetabolism');
  expect([statusTokens(t.game(), 0), statusTokens(t.game(), 1)]).toEqual([3, 2]);
});

scenario(['technology:sarweenTools'], 'everything produced together costs one resource less', () => {
  const t = table('sol', 'xxcha');
  t.technologies('sol', 'sarweenTools');
  t.own('sol', 'jord', { spaceDock: 1 });
  t.active('sol', '1');
  t.begin('production', { seat: 0, system: '1' });
  const units = [
    { unit: 'cruiser', count: 1 },
    { unit: 'dreadnought', count: 1 - 0 },
  ];
  const plan = (made: object[], planets: string[]) => ({ units: made as never, pay: { planets, goods: 0 } });
  expect(t.refusal('sol', plan(units, ['jord']))).toBe('why.payment too small');
  t.answer(
    'sol',
    plan(
      [
        { unit: 'cruiser', count: 2 },
        { unit: 'fighter', count: 2 },
      ],
      ['jord'],
    ),
  );
  expect(t.ships('sol', '1')).toEqual({ cruiser: 2, fighter: 2 });
});

scenario(['technology:sarweenTools'], 'two fighters for nothing; not for what is produced without Production', () => {
  const t = table('sol', 'xxcha');
  t.technologies('sol', 'sarweenTools');
  t.own('sol', 'jord', { spaceDock: 1 });
  t.exhaust('jord');
  t.active('sol', '1');
  t.begin('production', { seat: 0, system: '1' });
  t.answer('sol', { units: [{ unit: 'fighter', count: 2 }], pay: { planets: [], goods: 0 } });
  expect(t.ships('sol', '1')).toEqual({ fighter: 2 });
  const u = table('sol', 'xxcha');
  u.technologies('sol', 'sarweenTools');
  u.exhaust('jord');
  u.begin('produce', {
    seat: 0,
    system: '1',
    places: ['jord'],
    limit: 2,
    types: ['infantry'],
    why: { key: 'sequence.produce' },
  });
  expect(u.isOver()).toBe(true);
});

scenario(['technology:spaceDockII', 'unit:spaceDock'], 'a space dock II produces the planet’s resources and 4', () => {
  const t = table('sol', 'xxcha');
  t.technologies('sol', 'spaceDockII');
  t.own('sol', 'jord', { spaceDock: 1 });
  t.goods('sol', 9);
  t.active('sol', '1');
  t.begin('production', { seat: 0, system: '1' });
  const infantry = (count: number, goods: number) => ({
    units: [{ unit: 'infantry', count }],
    pay: { planets: [], goods },
  });
  expect(t.refusal('sol', infantry(9, 5))).toBe('why.production limit');
  expect(t.refusal('sol', infantry(8, 4))).toBe(null);
});

scenario(
  ['technology:integratedEconomy'],
  'units worth the resources of a planet that was gained, at full price',
  () => {
    const t = table('sol', 'xxcha');
    t.technologies('sol', 'integratedEconomy', 'sarweenTools');
    t.landed('sol', 'abyz', { infantry: 1 });
    t.active('sol', '38');
    t.begin('gain control', { seat: 0, planet: 'abyz', how: 'invasion' });
    t.answer('sol', 'technology:integratedEconomy');
    const plan = (unit: string, count: number, planets: string[]) => ({
      units: [{ unit, count }],
      pay: { planets, goods: 0 },
    });
    expect(t.refusal('sol', plan('dreadnought', 1, ['jord']))).toBe('why.too costly together');
    expect(t.refusal('sol', plan('carrier', 1, []))).toBe('why.payment too small');
    t.answer('sol', plan('carrier', 1, ['jord']));
    expect(t.ships('sol', '38')).toEqual({ carrier: 1 });
    expect(t.planet('jord').exhausted).toBe(true);
  },
);

scenario(['technology:transitDiodes'], 'four ground forces from anywhere to planets of their owner', () => {
  const t = table('sol', 'xxcha');
  t.technologies('sol', 'transitDiodes');
  const [, aboard = 0] = t.fleet('sol', '46', { carrier: 1, infantry: 1 });
  const [one = 0, two = 0, three = 0, four = 0] = t.own('sol', 'quann', { infantry: 4 });
  t.own('sol', 'saudor');
  t.activated('sol', '25');
  t.strategy('sol', 'leadership');
  t.begin('action phase');
  t.answer('sol', 'technology:transitDiodes');
  const to = (planet: string, ...ids: number[]) => ids.map((unit) => ({ unit, planet }));
  expect(t.refusal('sol', { units: to('saudor', aboard, one, two, three, four) })).toBe('why.too many in transit');
  expect(t.refusal('sol', { units: to('lodor', one) })).toBe('why.not your planet');
  expect(t.refusal('sol', { units: to('quann', one) })).toBe('why.there already');
  t.answer('sol', { units: [...to('saudor', aboard, one), ...to('jord', two)] });
  expect([t.ground('sol', 'saudor'), t.ground('sol', 'jord')]).toEqual([{ infantry: 2 }, { infantry: 1 }]);
  expect(t.player('sol').exhausted).toEqual(['transitDiodes']);
});

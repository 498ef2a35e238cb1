import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import { availableTechnologies, missingPrerequisites } from '../../src/queries/technologies.ts';
import { table } from '../kit/index.ts';

scenario(['sequence:acquire technology'], 'Micro Technology needs Stasis Capsules or Sarween Tools', () => {
  const t = table('norr', 'letnev');
  t.begin('acquire technology', { seat: t.seat('norr'), buy: false });
  expect(t.barred('norr', 'microTechnology')).toBe('why.one prerequisite needed');
  expect(missingPrerequisites(t.game(), t.seat('norr'), 'microTechnology')?.any).toEqual([
    'stasisCapsules',
    'sarweenTools',
  ]);
  for (const one of ['stasisCapsules', 'sarweenTools'] as const) {
    const other = table('norr', 'letnev');
    other.technologies('norr', 'enviroCompensator', one);
    other.begin('acquire technology', { seat: 0, buy: false });
    other.answer('norr', 'microTechnology');
    expect(other.player('norr').technologies).toContain('microTechnology');
  }
});

scenario(['sequence:acquire technology'], 'where both prerequisites are asked for, one is not enough', () => {
  const t = table('norr', 'letnev');
  t.technologies('norr', 'hylarVAssaultLaser', 'deepSpaceCannon');
  t.begin('acquire technology', { seat: 0, buy: false });
  expect(t.barred('norr', 'warSun')).toBe('why.prerequisites needed');
  expect(missingPrerequisites(t.game(), 0, 'warSun')).toEqual({ all: ['sarweenTools'], any: [] });
  expect(t.refusal('norr', 'deepSpaceCannon')).toBe('kernel.no option');
  t.answer('norr', 'magenDefenseGrid');
  expect(t.player('norr').technologies).toContain('magenDefenseGrid');
});

scenario(['sequence:acquire technology'], 'a free technology may be declined', () => {
  const t = table('norr', 'letnev');
  t.begin('acquire technology', { seat: 0, buy: false });
  t.pass('norr');
  expect(t.player('norr').technologies).toEqual([]);
});

scenario(['sequence:acquire technology'], 'a technology is bought for 8 resources', () => {
  const t = table('norr', 'letnev');
  t.own('norr', 'abyz');
  t.goods('norr', 3);
  t.begin('acquire technology', { seat: 0, buy: true });
  const with7 = { planets: ['quinarra', 'trenlak', 'abyz'], goods: 0 };
  expect(t.refusal('norr', { technology: 'antimassDeflectors', pay: with7 })).toBe('why.payment too small');
  t.answer('norr', { technology: 'antimassDeflectors', pay: { ...with7, goods: 1 } });
  expect(t.player('norr')).toMatchObject({ technologies: ['antimassDeflectors'], tradeGoods: 2 });
  expect(t.planet('abyz').exhausted).toBe(true);
});

scenario(['sequence:acquire technology'], 'a purchase may be declined, and whoever cannot pay is not asked', () => {
  const t = table('norr', 'letnev');
  t.goods('norr', 8);
  t.begin('acquire technology', { seat: 0, buy: true });
  expect(t.refusal('norr', { technology: null, pay: { planets: [], goods: 1 } })).toBe('why.pay for nothing');
  t.answer('norr', { technology: null, pay: { planets: [], goods: 0 } });
  expect(t.player('norr').tradeGoods).toBe(8);
  const poor = table('norr', 'letnev');
  poor.begin('acquire technology', { seat: 0, buy: true });
  expect(poor.isOver()).toBe(true);
});

scenario(['sequence:acquire technology'], 'a purchase is refused with its reason', () => {
  const t = table('norr', 'letnev');
  t.goods('norr', 20);
  t.technologies('norr', 'hylarVAssaultLaser');
  t.begin('acquire technology', { seat: 0, buy: true });
  const pay = { planets: [], goods: 8 };
  expect(t.refusal('norr', { technology: 'hylarVAssaultLaser', pay })).toBe('why.technology owned');
  expect(t.refusal('norr', { technology: 'warSun', pay })).toBe('why.prerequisites needed');
  expect(t.refusal('norr', { technology: 'hyperdrive', pay })).toBe('why.unknown technology');
  expect(t.refusal('norr', { technology: 'deepSpaceCannon' })).toBe('kernel.unread');
  expect(t.refusal('norr', { technology: 'deepSpaceCannon', pay: { planets: [], goods: 21 } })).toBe(
    'why.too few trade goods',
  );
  expect(t.refusal('norr', [])).toBe('kernel.unread');
});

scenario(['sequence:acquire technology'], 'three green planets take 3 off a green technology', () => {
  const t = table('norr', 'letnev');
  t.own('norr', 'lirtaIV');
  t.own('norr', 'newAlbion');
  t.own('norr', 'rarron');
  t.technologies('norr', 'antimassDeflectors');
  t.goods('norr', 8);
  t.begin('acquire technology', { seat: 0, buy: true });
  expect(t.refusal('norr', { technology: 'cybernetics', pay: { planets: [], goods: 4 } })).toBe(
    'why.payment too small',
  );
  expect(t.refusal('norr', { technology: 'xrdTransporters', pay: { planets: [], goods: 7 } })).toBe(
    'why.payment too small',
  );
  t.answer('norr', { technology: 'cybernetics', pay: { planets: [], goods: 5 } });
  expect(t.player('norr').technologies).toContain('cybernetics');
});

scenario(['sequence:acquire technology'], 'an exhausted planet gives no discount', () => {
  const t = table('norr', 'letnev');
  for (const planet of ['lirtaIV', 'newAlbion', 'rarron'] as const) t.own('norr', planet);
  t.exhaust('rarron');
  t.technologies('norr', 'antimassDeflectors');
  t.goods('norr', 8);
  t.begin('acquire technology', { seat: 0, buy: true });
  expect(t.refusal('norr', { technology: 'cybernetics', pay: { planets: [], goods: 5 } })).toBe(
    'why.payment too small',
  );
  t.answer('norr', { technology: 'cybernetics', pay: { planets: [], goods: 6 } });
});

scenario(['sequence:acquire technology'], 'planets exhausted for the purchase itself still give their discount', () => {
  const t = table('norr', 'letnev');
  for (const planet of ['lirtaIV', 'newAlbion', 'rarron'] as const) t.own('norr', planet);
  t.technologies('norr', 'antimassDeflectors');
  t.begin('acquire technology', { seat: 0, buy: true });
  // Lirta IV 2, Quinarra 3: five resources, with all three specialties still ready.
  t.answer('norr', { technology: 'cybernetics', pay: { planets: ['lirtaIV', 'quinarra'], goods: 0 } });
  expect(t.player('norr').technologies).toContain('cybernetics');
});

scenario(['sequence:acquire technology'], 'what can be acquired grows with what one has', () => {
  const t = table('norr', 'letnev');
  const first = ['hylarVAssaultLaser', 'antimassDeflectors', 'enviroCompensator'];
  expect([...availableTechnologies(t.game(), 0, false)].sort()).toEqual([...first].sort());
  t.technologies('norr', 'antimassDeflectors');
  expect(availableTechnologies(t.game(), 0, false)).toContain('cybernetics');
  expect(availableTechnologies(t.game(), 0, false)).not.toContain('antimassDeflectors');
});

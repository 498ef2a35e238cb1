// Custodia Vigilia, the planet that I.I.H.Q. Modernization brings to the Council Keleres.
import { scenario } from '@custodian/testkit';
import { expect, test } from 'vitest';
import { cannonDice } from '../../src/queries/cannons.ts';
import { producersIn } from '../../src/queries/production.ts';
import type { Table } from '../kit/index.ts';
import { tableWith } from '../kit/index.ts';

const pok = { prophecy: true, codexIII: true };
const REX = '18';

/** The Council controls the headquarters. */
function headquarters(): Table {
  const t = tableWith(pok, 'keleres', 'sol', 'norr');
  t.begin('gain technology', { seat: 0, technology: 'iihqModernization' });
  const later = tableWith(pok, 'keleres', 'sol', 'norr');
  Object.assign(later.game(), structuredClone(t.game()));
  for (const player of later.game().players) player.leaders = [];
  return later;
}

scenario(['legendary:custodiaVigilia'], 'Mecatol Rex of its owner has Space Cannon 5', () => {
  const t = headquarters();
  t.own('keleres', 'mecatolRex', { infantry: 1 });
  t.fleet('sol', REX, { cruiser: 1, carrier: 1, infantry: 1 });
  expect(cannonDice(t.game(), 0, 1, REX, 1)).toMatchObject([{ dice: 1, need: 5 }]);
  t.active('sol', REX);
  t.dice(5);
  t.begin('space cannon offense', { seat: 1, system: REX });
  t.answer('keleres', '1');
  t.answer('sol', { damage: [], destroy: t.unitIds('sol', REX, 'cruiser') });
  expect(t.ships('sol', REX)).toEqual({ carrier: 1, infantry: 1 });
});

scenario(['legendary:custodiaVigilia'], 'it fires at ground forces that land there, too', () => {
  const t = headquarters();
  t.own('keleres', 'mecatolRex', { infantry: 1 });
  t.game().custodians = false;
  t.fleet('sol', REX, { carrier: 1, infantry: 1 });
  t.active('sol', REX);
  t.dice(5);
  t.begin('invasion', { seat: 1, system: REX });
  t.answer('sol', { landings: [{ planet: 'mecatolRex', units: t.unitIds('sol', REX, 'infantry') }] });
  t.answer('keleres', 'fire');
  expect(t.ground('sol', 'mecatolRex')).toEqual({});
});

scenario(['legendary:custodiaVigilia'], 'and Production 3, as if it were a unit there', () => {
  const t = headquarters();
  t.own('keleres', 'mecatolRex', { infantry: 1 });
  t.technologies('keleres', 'sarweenTools');
  t.exhaust('mecatolRex');
  t.goods('keleres', 2);
  t.begin('production', { seat: 0, system: REX });
  const units = (infantry: number) => [
    { unit: 'cruiser', count: 1 },
    { unit: 'infantry', count: infantry, place: 'mecatolRex' },
  ];
  expect(t.refusal('keleres', { units: units(3), pay: { planets: [], goods: 2 } })).toBe('why.production limit');
  t.answer('keleres', { units: units(2), pay: { planets: [], goods: 2 } });
  expect(t.ground('keleres', 'mecatolRex')).toEqual({ infantry: 3 });
  expect(t.ships('keleres', REX)).toEqual({ cruiser: 1 });
});

test('Mecatol Rex of anybody else has neither', () => {
  const t = headquarters();
  t.own('norr', 'mecatolRex', { infantry: 1 });
  t.fleet('sol', REX, { cruiser: 1 });
  expect(cannonDice(t.game(), 2, 1, REX, 1)).toEqual([]);
  expect(cannonDice(t.game(), 0, 1, REX, 1)).toEqual([]);
  expect(producersIn(t.game(), 2, REX)).toEqual([]);
  expect(producersIn(t.game(), 0, REX)).toEqual([]);
});

/** Imperial is used by whoever controls Mecatol Rex. */
function imperial(who: 'keleres' | 'sol', controls: boolean): Table {
  const t = headquarters();
  if (controls) t.own(who, 'mecatolRex');
  t.tokens('keleres', { tactic: 3, fleet: 3, strategy: 0 });
  t.decks({ secretDeck: ['forgeAnAlliance', 'becomeTheGatekeeper'] });
  t.game().objectives = [{ id: 'cornerTheMarket', open: false }];
  t.strategy(who, 'imperial');
  t.begin('primary imperial', { seat: t.seat(who) });
  return t;
}

scenario(
  ['legendary:custodiaVigilia', 'sequence:legendary custodiaVigilia'],
  'the point of another for Mecatol Rex brings 2 command tokens',
  () => {
    const t = imperial('sol', true);
    expect(t.player('sol').points).toBe(1);
    t.answer('keleres', { tactic: 0, fleet: 0, strategy: 2 });
    expect(t.player('keleres')).toMatchObject({ tactic: 3, fleet: 3, strategy: 2 });
  },
);

test('neither an own point nor Imperial without Mecatol Rex brings any', () => {
  const own = imperial('keleres', true);
  expect([own.isOver(), own.player('keleres').points]).toEqual([true, 1]);
  const without = imperial('sol', false);
  expect(without.where()).toBe('primary imperial/draw or not');
});

test('a point for an objective that is scored with Imperial is none of these', () => {
  const t = headquarters();
  t.tokens('keleres', { tactic: 3, fleet: 3, strategy: 0 });
  t.game().objectives = [{ id: 'cornerTheMarket', open: true }];
  for (const planet of ['lodor', 'quann', 'tarmann', 'wellon', 'saudor', 'thibah'] as const) t.own('sol', planet);
  for (const planet of ['abyz', 'fria', 'meer', 'arinam', 'arnor', 'lor'] as const) t.own('sol', planet);
  t.decks({ secretDeck: [] });
  t.strategy('sol', 'imperial');
  t.begin('primary imperial', { seat: 1 });
  t.answer('sol', 'cornerTheMarket');
  expect([t.isOver(), t.player('sol').points]).toEqual([true, 1]);
  expect(t.player('keleres').strategy).toBe(0);
});

scenario(['technology:iihqModernization'], 'no peace takes it away', () => {
  const t = tableWith(pok, 'keleres', 'xxcha', 'norr');
  t.begin('gain technology', { seat: 0, technology: 'iihqModernization' });
  const later = tableWith(pok, 'keleres', 'xxcha', 'norr');
  Object.assign(later.game(), structuredClone(t.game()));
  later.own('xxcha', 'mollPrimusKeleres', { infantry: 1 });
  later.begin('peace accords', {
    seat: 1,
    about: { seat: 1, card: 'diplomacy', ability: 'primary' },
  });
  expect(later.options('xxcha')).not.toContain('custodiaVigilia');
  const taken = tableWith(pok, 'keleres', 'xxcha', 'norr');
  Object.assign(taken.game(), structuredClone(t.game()));
  taken.begin('gain control', { seat: 1, planet: 'custodiaVigilia', how: 'otherwise' });
  expect(taken.planet('custodiaVigilia').owner).toBe(0);
});

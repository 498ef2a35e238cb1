import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import { mayActivate } from '../../src/queries/permissions.ts';
import { table } from '../kit/index.ts';

// Diplomacy

scenario(['strategy:diplomacy'], 'neither party of a pact activates a system with units of the other', () => {
  const t = table('norr', 'xxcha', 'sol', 'letnev');
  t.fleet('xxcha', 'quann', { fighter: 1 });
  t.own('xxcha', 'wellon', { groundForces: 1 });
  t.own('xxcha', 'saudor', { pds: 1 });
  t.own('xxcha', 'tarmann', { dock: true });
  t.own('norr', 'thibah', { groundForces: 1 });
  t.strategy('norr', 'diplomacy');
  t.anyhow();
  t.begin('strategic action', { seat: 0, card: 'diplomacy' });
  t.answer('norr', String(t.seat('xxcha')));
  t.pass('xxcha');
  for (const system of ['quann', 'wellon', 'saudor', 'tarmann']) {
    expect(mayActivate(t.game(), { seat: 0, system })?.text.key, system).toBe('why.diplomatic pact');
    expect(mayActivate(t.game(), { seat: t.seat('sol'), system }), system).toBeNull();
  }
  expect(mayActivate(t.game(), { seat: t.seat('xxcha'), system: 'thibah' })?.text.key).toBe('why.diplomatic pact');
});

scenario(['sequence:primary diplomacy'], 'systems with only a control marker of the other may be activated', () => {
  const t = table('norr', 'xxcha', 'sol', 'letnev');
  t.own('xxcha', 'wellon');
  t.begin('primary diplomacy', { seat: 0 });
  t.answer('norr', String(t.seat('xxcha')));
  expect(mayActivate(t.game(), { seat: 0, system: 'wellon' })).toBeNull();
});

scenario(['strategy:diplomacy'], 'the pact ends with the Action Phase', () => {
  const t = table('norr', 'letnev', 'sol', 'hacan');
  t.fleet('letnev', 'quann', { cruiser: 1 });
  t.strategy('norr', 'diplomacy');
  t.begin('action phase');
  t.answer('norr', 'strategic diplomacy');
  t.answer('norr', String(t.seat('letnev')));
  expect(mayActivate(t.game(), { seat: 0, system: 'quann' })?.text.key).toBe('why.diplomatic pact');
  while (!t.isOver()) t.answer(t.awaited()[0] as number, 'pass');
  expect(mayActivate(t.game(), { seat: 0, system: 'quann' })).toBeNull();
});

scenario(['strategy:diplomacy'], 'others refresh up to two planets outside their home system', () => {
  const t = table('norr', 'letnev', 'sol');
  for (const planet of ['wellon', 'saudor', 'thibah'] as const) t.own('letnev', planet);
  t.exhaust('wellon', 'saudor', 'thibah', 'arcPrime');
  t.begin('strategic action', { seat: 0, card: 'diplomacy' });
  t.answer('norr', '1');
  t.answer('letnev', 'secondary');
  expect(t.refusal('letnev', 'arcPrime')).toBe('kernel.no option');
  expect(t.refusal('letnev', ['wellon', 'saudor', 'thibah'])).toBe('kernel.how many');
  t.answer('letnev', ['wellon', 'thibah']);
  expect([t.planet('wellon').exhausted, t.planet('saudor').exhausted]).toEqual([false, true]);
  expect(t.player('letnev').strategyAllocation).toBe(1);
  // Sol has nothing to refresh and is not asked.
  expect(t.isOver()).toBe(true);
});

// Logistics

scenario(['strategy:logistics'], 'Logistics brings four command counters', () => {
  const t = table('norr', 'letnev', 'sol');
  t.strategy('norr', 'logistics');
  t.begin('strategic action', { seat: 0, card: 'logistics' });
  t.answer('norr', { commandPool: 2, fleetSupply: 1, strategyAllocation: 1 });
  expect(t.player('norr')).toMatchObject({ commandPool: 5, fleetSupply: 4, strategyAllocation: 3 });
});

scenario(['strategy:logistics'], 'others buy counters for 3 influence each', () => {
  const t = table('norr', 'xxcha', 'letnev');
  t.own('xxcha', 'mecatolRex');
  t.goods('xxcha', 2);
  t.begin('strategic action', { seat: 0, card: 'logistics' });
  t.confirm('norr');
  t.answer('xxcha', 'secondary');
  // Archon Ren 3, Archon Tau 1, Mecatol Rex 6, two trade goods: 12 influence.
  expect(t.refusal('xxcha', { count: 3, pay: { planets: ['mecatolRex', 'archonTau'], goods: 1 } })).toBe(
    'why.payment too small',
  );
  expect(t.refusal('xxcha', { count: 5, pay: { planets: [], goods: 0 } })).toBe('why.too many counters');
  expect(t.refusal('xxcha', { count: -1, pay: { planets: [], goods: 0 } })).toBe('kernel.unread');
  t.answer('xxcha', { count: 3, pay: { planets: ['mecatolRex', 'archonTau'], goods: 2 } });
  t.answer('xxcha', { commandPool: 3, fleetSupply: 0, strategyAllocation: 0 });
  expect(t.player('xxcha')).toMatchObject({ commandPool: 6, strategyAllocation: 2, tradeGoods: 0 });
  expect(t.planet('archonRen').exhausted).toBe(false);
});

scenario(['sequence:secondary logistics'], 'no more counters are sold than the reinforcements hold', () => {
  const t = table('norr', 'xxcha', 'letnev');
  t.goods('xxcha', 12);
  t.counters('xxcha', { commandPool: 10, fleetSupply: 3, strategyAllocation: 2 });
  t.begin('secondary logistics', { seat: t.seat('xxcha') });
  expect(t.refusal('xxcha', { count: 2, pay: { planets: [], goods: 6 } })).toBe('why.too many counters');
});

// Warfare

scenario(['strategy:warfare'], 'a command counter returns from the map to the Command Pool', () => {
  const t = table('norr', 'letnev', 'sol');
  t.strategy('norr', 'warfare');
  t.activated('norr', 'quann', 'wellon');
  t.activated('letnev', 'saudor');
  t.begin('strategic action', { seat: 0, card: 'warfare' });
  expect(t.options('norr')).toEqual(['quann', 'wellon']);
  t.answer('norr', 'wellon');
  expect(t.player('norr').commandPool).toBe(4);
  expect(mayActivate(t.game(), { seat: 0, system: 'wellon' })).toBeNull();
  expect(mayActivate(t.game(), { seat: 0, system: 'quann' })?.text.key).toBe('why.already activated');
});

scenario(['strategy:warfare'], 'patrols leave even an activated system and activate where they go', () => {
  const t = table('norr', 'letnev', 'sol');
  const [cruiser, destroyer] = t.fleet('letnev', 'quann', { cruiser: 1, destroyer: 1, dreadnought: 1 }) as number[];
  t.activated('letnev', 'quann');
  t.begin('strategic action', { seat: 0, card: 'warfare' });
  t.answer('letnev', 'secondary');
  t.answer('letnev', {
    moves: [
      { ship: cruiser as number, to: 'saudor' },
      { ship: destroyer as number, to: 'lodor' },
    ],
  });
  expect(t.ships('letnev', 'saudor')).toEqual({ cruiser: 1 });
  expect(t.ships('letnev', 'lodor')).toEqual({ destroyer: 1 });
  expect(t.ships('letnev', 'quann')).toEqual({ dreadnought: 1 });
  expect(t.player('letnev')).toMatchObject({ commandPool: 3, strategyAllocation: 1 });
  for (const system of ['saudor', 'lodor'])
    expect(mayActivate(t.game(), { seat: t.seat('letnev'), system })?.text.key).toBe('why.already activated');
});

scenario(['sequence:secondary warfare'], 'two patrols share one empty system, also one already activated', () => {
  const t = table('norr', 'letnev', 'sol');
  const [first, second] = t.fleet('letnev', 'quann', { destroyer: 2 }) as [number, number];
  t.activated('letnev', 'saudor');
  t.begin('secondary warfare', { seat: t.seat('letnev') });
  t.answer('letnev', {
    moves: [
      { ship: first, to: 'saudor' },
      { ship: second, to: 'saudor' },
    ],
  });
  expect(t.ships('letnev', 'saudor')).toEqual({ destroyer: 2 });
  expect(t.events('systemActivated')).toEqual([]);
});

scenario(['sequence:secondary warfare'], 'patrols go only to an adjacent empty system that is no home system', () => {
  const t = table('norr', 'letnev', 'sol');
  const [cruiser, carrier] = t.fleet('letnev', 'meharXull', { cruiser: 1, carrier: 1 }) as [number, number];
  t.fleet('letnev', 'arinam-meer', { cruiser: 1 });
  const [nearSpecial] = t.fleet('letnev', 'saudor', { destroyer: 1 }) as [number];
  t.begin('secondary warfare', { seat: t.seat('letnev') });
  const refusal = (ship: number, to: string): string | null => t.refusal('letnev', { moves: [{ ship, to }] });
  expect(refusal(cruiser, 'home-norr')).toBe('why.patrol into home system');
  expect(refusal(cruiser, 'arinam-meer')).toBe('why.system not empty');
  expect(refusal(cruiser, 'quann')).toBe('why.patrol not adjacent');
  expect(refusal(cruiser, 'nowhere')).toBe('why.patrol not adjacent');
  expect(refusal(nearSpecial, 'nebula')).toBe('why.system not empty');
  expect(refusal(carrier, 'abyz-fria')).toBe('why.not a patrol ship');
  expect(refusal(999, 'abyz-fria')).toBe('why.not a patrol ship');
  expect(
    t.refusal('letnev', {
      moves: [
        { ship: cruiser, to: 'abyz-fria' },
        { ship: cruiser, to: 'mellon-zohbat' },
      ],
    }),
  ).toBe('why.ship moves twice');
  expect(t.refusal('letnev', { moves: 'all' })).toBe('kernel.unread');
  expect(t.refusal('letnev', { moves: [{ ship: '1', to: 'abyz-fria' }] })).toBe('kernel.unread');
  expect(refusal(cruiser, 'abyz-fria')).toBeNull();
});

scenario(
  ['sequence:secondary warfare'],
  'a patrol needs a counter in reinforcements, unless the system is activated',
  () => {
    const t = table('norr', 'xxcha', 'sol');
    const [first, second] = t.fleet('xxcha', 'quann', { destroyer: 2 }) as [number, number];
    t.counters('xxcha', { commandPool: 10, fleetSupply: 1, strategyAllocation: 3 });
    t.activated('xxcha', 'saudor');
    t.anyhow();
    t.begin('secondary warfare', { seat: t.seat('xxcha') });
    const to = (a: string, b: string) => ({
      moves: [
        { ship: first, to: a },
        { ship: second, to: b },
      ],
    });
    expect(t.refusal('xxcha', to('lodor', 'arinam-meer'))).toBe('why.no counter in reinforcements');
    expect(t.refusal('xxcha', to('saudor', 'saudor'))).toBe('why.patrols above fleet supply');
    expect(t.refusal('xxcha', to('saudor', 'lodor'))).toBeNull();
  },
);

scenario(['sequence:secondary warfare'], 'what a patrol carries in Stasis Capsules goes along', () => {
  const t = table('norr', 'xxcha', 'sol');
  t.technologies('xxcha', 'stasisCapsules');
  const [cruiser] = t.fleet('xxcha', 'quann', { cruiser: 1, groundForces: 1 }) as [number];
  t.begin('secondary warfare', { seat: t.seat('xxcha') });
  t.answer('xxcha', { moves: [{ ship: cruiser, to: 'saudor' }] });
  expect(t.ships('xxcha', 'saudor')).toEqual({ cruiser: 1, groundForces: 1 });
});

// Technology

scenario(['strategy:technology'], 'a free technology for the active player, one for 8 resources for the others', () => {
  const t = table('norr', 'letnev', 'sol');
  t.strategy('norr', 'technology');
  t.goods('letnev', 2);
  t.begin('strategic action', { seat: 0, card: 'technology' });
  t.answer('norr', 'hylarVAssaultLaser');
  t.answer('letnev', 'secondary');
  t.answer('letnev', { technology: 'antimassDeflectors', pay: { planets: ['arcPrime', 'wrenTerra'], goods: 2 } });
  expect(t.player('norr').technologies).toEqual(['hylarVAssaultLaser']);
  expect(t.planet('quinarra').exhausted).toBe(false);
  expect(t.player('letnev').technologies).toEqual(['antimassDeflectors']);
});

// Imperial

scenario(['strategy:imperial'], 'Imperial reveals an objective and brings 2 victory points', () => {
  const t = table('norr', 'letnev', 'sol');
  t.strategy('norr', 'imperial');
  t.decks({ objectiveDeck: ['imperiumRex', 'planets5'] });
  t.begin('strategic action', { seat: 0, card: 'imperial' });
  expect(t.game().objectives).toEqual(['planets5']);
  expect(t.player('norr').points).toBe(2);
});

scenario(['strategy:imperial'], 'Imperium Rex ends the game before the points are given', () => {
  const t = table('norr', 'letnev', 'sol');
  t.strategy('norr', 'imperial');
  t.player('norr').points = 5;
  t.player('sol').points = 6;
  t.decks({ objectiveDeck: ['imperiumRex'] });
  t.begin('strategic action', { seat: 0, card: 'imperial' });
  expect(t.isOver()).toBe(true);
  expect(t.player('norr').points).toBe(5);
  expect(t.game().winner?.seats).toEqual([t.seat('sol')]);
});

scenario(['strategy:imperial'], 'the points may win the game at once', () => {
  const t = table('norr', 'letnev', 'sol');
  t.strategy('norr', 'imperial');
  t.player('norr').points = 8;
  t.begin('strategic action', { seat: 0, card: 'imperial' });
  expect(t.game().winner).toEqual({ seats: [0], why: 'points' });
});

scenario(
  ['strategy:imperial'],
  'others build in a system with a dock, even an activated one, without activating it',
  () => {
    const t = table('norr', 'letnev', 'sol');
    t.own('letnev', 'arcPrime', { groundForces: 1, dock: true });
    t.own('letnev', 'wellon', { groundForces: 1, dock: true });
    t.activated('letnev', 'home-letnev');
    t.begin('strategic action', { seat: 0, card: 'imperial' });
    t.answer('letnev', 'secondary');
    expect(t.options('letnev')).toEqual(['wellon', 'home-letnev']);
    t.answer('letnev', 'home-letnev');
    expect(t.where().startsWith('produce units/')).toBe(true);
    expect(t.player('letnev').strategyAllocation).toBe(1);
    expect(t.events('systemActivated')).toEqual([]);
  },
);

scenario(['sequence:secondary imperial'], 'a dock placed this round builds nothing', () => {
  const t = table('norr', 'letnev', 'sol');
  t.own('letnev', 'wellon', { groundForces: 1, dock: true });
  t.planet('wellon').dock = 1;
  t.begin('strategic action', { seat: 0, card: 'imperial' });
  expect(t.isOver()).toBe(true);
});

import { hideState } from '@custodian/kernel';
import { scenario } from '@custodian/testkit';
import type { RaceId, StrategyCardId } from '@custodian/ti3';
import { races, ti3 } from '@custodian/ti3';
import { expect } from 'vitest';
import { startingCounters } from '../../src/queries/values.ts';
import { table } from '../kit/index.ts';

const six: RaceId[] = ['norr', 'xxcha', 'sol', 'letnev', 'hacan', 'naalu'];

/** Each seat asked takes the card named next; a seat with one card left is not asked. */
function choose(t: ReturnType<typeof table>, ...cards: StrategyCardId[]): number[] {
  return cards.map((card) => {
    const [seat] = t.awaited() as [number];
    t.answer(seat, card);
    return seat;
  });
}
const bonus = (t: ReturnType<typeof table>): Record<string, number> =>
  Object.fromEntries(
    t
      .game()
      .strategyCards.filter((c) => c.bonus > 0)
      .map((c) => [c.id, c.bonus]),
  );
const holder = (t: ReturnType<typeof table>, card: StrategyCardId): number | undefined =>
  t.game().strategyCards.find((c) => c.id === card)?.holder;

scenario(
  ['sequence:strategy phase'],
  'six players choose clockwise from the Speaker, and two cards get a bonus',
  () => {
    const t = table(...six);
    t.game().speaker = 4;
    t.begin('strategy phase');
    expect(t.options(4)).toHaveLength(8);
    const order = choose(t, 'trade', 'warfare', 'technology', 'imperial', 'political');
    expect(t.options(3)).toEqual(['initiative', 'diplomacy', 'logistics']);
    expect(t.refusal(3, 'trade')).toBe('kernel.no option');
    expect([...order, ...choose(t, 'logistics')]).toEqual([4, 5, 0, 1, 2, 3]);
    expect(bonus(t)).toEqual({ initiative: 1, diplomacy: 1 });
    expect(t.game().speaker).toBe(4);
    expect(t.isOver()).toBe(true);
  },
);

scenario(['sequence:strategy phase'], 'three players choose twice in the same order, and two cards are left', () => {
  const t = table('norr', 'xxcha', 'sol');
  t.game().speaker = 1;
  t.begin('strategy phase');
  const order = choose(t, 'initiative', 'diplomacy', 'political', 'logistics', 'trade', 'warfare');
  expect(order).toEqual([1, 2, 0, 1, 2, 0]);
  expect(bonus(t)).toEqual({ technology: 1, imperial: 1 });
});

scenario(['sequence:strategy phase'], 'four players take all eight cards, and no bonus counter is placed', () => {
  const t = table('norr', 'xxcha', 'sol', 'letnev');
  t.begin('strategy phase');
  const order = choose(t, 'diplomacy', 'political', 'logistics', 'trade', 'warfare', 'technology', 'imperial');
  expect(order).toEqual([0, 1, 2, 3, 0, 1, 2]);
  expect(holder(t, 'initiative')).toBe(3);
  expect(bonus(t)).toEqual({});
});

scenario(
  ['sequence:strategy phase'],
  'five players leave three cards with a bonus counter, on top of older ones',
  () => {
    const t = table('norr', 'xxcha', 'sol', 'letnev', 'hacan');
    Object.assign(t.game().strategyCards.find((c) => c.id === 'imperial') as object, { bonus: 1 });
    t.begin('strategy phase');
    choose(t, 'diplomacy', 'political', 'logistics', 'trade', 'warfare');
    expect(bonus(t)).toEqual({ initiative: 1, technology: 1, imperial: 2 });
  },
);

scenario(['strategy:initiative'], 'Initiative brings the Speaker token at once', () => {
  const t = table(...six);
  t.begin('strategy phase');
  choose(t, 'trade', 'warfare', 'initiative');
  expect(t.game().speaker).toBe(2);
  expect(t.awaited()).toEqual([3]);
});

scenario(['strategy:initiative'], 'nobody chooses Initiative two rounds in a row', () => {
  const t = table(...six);
  t.game().speaker = 2;
  t.game().lastInitiative = 2;
  t.begin('strategy phase');
  expect(t.refusal(2, 'initiative')).toBe('why.initiative last round');
  choose(t, 'diplomacy', 'initiative', 'political', 'logistics', 'trade', 'warfare');
  expect(t.game().lastInitiative).toBe(3);
});

scenario(['sequence:strategy phase'], 'Initiative that nobody chose may be chosen by anybody in the next round', () => {
  const t = table(...six);
  t.game().lastInitiative = 0;
  t.begin('strategy phase');
  choose(t, 'diplomacy', 'political', 'logistics', 'trade', 'warfare', 'technology');
  expect(t.game().lastInitiative).toBe(-1);
});

scenario(['sequence:strategy phase'], 'four players: who has no other option takes Initiative again', () => {
  const t = table('norr', 'xxcha', 'sol', 'letnev');
  t.game().lastInitiative = 3;
  t.begin('strategy phase');
  choose(t, 'diplomacy', 'political', 'logistics');
  expect(t.barred(3, 'initiative')).toBe('why.initiative last round');
  choose(t, 'trade', 'warfare', 'technology', 'imperial');
  expect(holder(t, 'initiative')).toBe(3);
});

scenario(
  ['sequence:receive strategy card'],
  'each bonus counter is exchanged for a trade good or a command counter',
  () => {
    const t = table(...six);
    Object.assign(t.game().strategyCards.find((c) => c.id === 'trade') as object, { bonus: 3 });
    t.begin('strategy phase');
    t.answer('norr', 'trade');
    t.answer('norr', 'trade good');
    t.answer('norr', 'command counter');
    t.answer('norr', 'trade good');
    t.answer('norr', { commandPool: 0, fleetSupply: 1, strategyAllocation: 0 });
    expect(t.player('norr')).toMatchObject({ tradeGoods: 2, fleetSupply: 4 });
    expect(bonus(t)).toEqual({});
    expect(t.awaited()).toEqual([1]);
  },
);

scenario(
  ['sequence:receive strategy card'],
  'without counters in reinforcements a bonus counter is a trade good',
  () => {
    const t = table(...six);
    Object.assign(t.game().strategyCards.find((c) => c.id === 'trade') as object, { bonus: 2 });
    t.counters('norr', { commandPool: 10, fleetSupply: 3, strategyAllocation: 2 });
    t.begin('strategy phase');
    t.answer('norr', 'trade');
    t.answer('norr', 'command counter');
    t.answer('norr', { commandPool: 0, fleetSupply: 0, strategyAllocation: 1 });
    expect(t.player('norr')).toMatchObject({ tradeGoods: 1, strategyAllocation: 3 });
  },
);

scenario(['sequence:receive strategy card'], 'an empty trade supply leaves only command counters', () => {
  const t = table(...six);
  Object.assign(t.game().strategyCards.find((c) => c.id === 'trade') as object, { bonus: 1 });
  t.goods('hacan', 40);
  t.begin('strategy phase');
  t.answer('norr', 'trade');
  expect(t.where()).toBe('receive counters/place on the race sheet');
});

scenario(
  ['ability:mentak.piracy'],
  'Mentak take 1 trade good from two players who have 3, once a Strategy Phase',
  () => {
    const t = table('mentak', 'xxcha', 'sol', 'letnev', 'hacan');
    t.goods('xxcha', 3);
    t.goods('sol', 2);
    t.goods('letnev', 5);
    t.goods('hacan', 4);
    t.begin('strategy phase');
    expect(t.options('mentak')).toEqual(['ability:mentak.piracy']);
    t.answer('mentak', 'ability:mentak.piracy');
    expect(t.options('mentak')).toEqual(['1', '3', '4']);
    expect(t.refusal('mentak', ['1', '3', '4'])).toBe('kernel.how many');
    t.answer('mentak', ['1', '3']);
    expect(t.player('mentak').tradeGoods).toBe(2);
    expect(t.player('xxcha').tradeGoods).toBe(2);
    expect(t.player('letnev').tradeGoods).toBe(4);
    choose(t, 'trade', 'warfare', 'imperial', 'technology', 'political');
    expect(t.isOver()).toBe(true);
  },
);

scenario(['ability:mentak.piracy'], 'piracy may wait for a later moment of the Strategy Phase', () => {
  const t = table('mentak', 'xxcha', 'sol', 'letnev', 'hacan');
  t.goods('hacan', 4);
  t.begin('strategy phase');
  t.pass('mentak');
  t.answer('mentak', 'trade');
  t.answer('mentak', 'ability:mentak.piracy');
  expect(t.player('mentak').tradeGoods).toBe(1);
  expect(t.awaited()).toEqual([1]);
  expect(t.options(1)).toContain('warfare');
});

scenario(['ability:yssaril.spies'], 'Yssaril look at one hand in each Strategy Phase and remember it', () => {
  const t = table('yssaril', 'xxcha', 'sol', 'letnev', 'hacan');
  t.player('xxcha').hand = ['moraleBoost.1', 'sabotage.2'];
  t.player('sol').hand = ['flankSpeed.1'];
  t.begin('strategy phase');
  t.answer('yssaril', 'ability:yssaril.spies');
  expect(t.options('yssaril')).toEqual(['1', '2']);
  t.answer('yssaril', '1');
  const seen = hideState(ti3, t.state(), t.seat('yssaril')).game;
  expect(seen.players[1]?.hand).toEqual(['moraleBoost.1', 'sabotage.2']);
  expect(seen.players[2]?.hand).toEqual(['?']);
  expect(t.where()).toBe('strategy phase/choose a strategy card');
  t.answer('yssaril', 'trade');
  expect(t.awaited()).toEqual([1]);
});

scenario(['ability:l1z1x.counter'], 'the Mindnet begins with a third counter in Strategy Allocation', () => {
  const t = table('l1z1x', 'xxcha');
  expect(startingCounters(t.game(), 0)).toEqual({ strategyAllocation: 3, commandPool: 3, fleetSupply: 3 });
  expect(startingCounters(t.game(), 1)).toEqual({ strategyAllocation: 2, commandPool: 3, fleetSupply: 3 });
});

scenario(
  ['ability:mentak.counter'],
  'Mentak begin with a fourth counter in Fleet Supply, as all sheets are printed',
  () => {
    for (const race of Object.values(races).filter((r) => r.expansion === 'base'))
      expect(startingCounters(table(race.id).game(), 0), race.id).toEqual(race.startingCounters);
  },
);

import { scenario } from '@custodian/testkit';
import type { RaceId, StrategyCardId } from '@custodian/ti3';
import { expect } from 'vitest';
import type { Table } from '../kit/index.ts';
import { table } from '../kit/index.ts';

/** The strategic actions of these cards are done. */
const done = (t: Table, ...cards: StrategyCardId[]): void => {
  for (const card of t.game().strategyCards) if (cards.includes(card.id)) card.active = false;
};
const allDone = (t: Table): void => {
  for (const card of t.game().strategyCards) card.active = false;
};
/** Everybody asked passes; gives the order. */
function passAll(t: Table): number[] {
  const order: number[] = [];
  while (!t.isOver()) {
    const [seat] = t.awaited() as [number];
    order.push(seat);
    t.answer(seat, 'pass');
  }
  return order;
}

/** The order in which players with these strategy cards, all of them used, have their turns. */
function turns(held: Partial<Record<RaceId, readonly StrategyCardId[]>>): number[] {
  const races = Object.keys(held) as RaceId[];
  const t = table(...races);
  for (const race of races) t.strategy(race, ...(held[race] ?? []));
  allDone(t);
  t.begin('action phase');
  return passAll(t);
}

scenario(['sequence:action phase'], 'turns follow the initiative numbers, skipping cards nobody chose', () => {
  const first = { norr: ['imperial'], xxcha: ['political'], sol: ['technology'] } as const;
  expect(turns({ ...first, letnev: ['diplomacy'], hacan: ['trade'], l1z1x: ['warfare'] })).toEqual([3, 1, 4, 5, 2, 0]);
});

scenario(['sequence:action phase'], 'with two cards the lower number counts', () => {
  const held = {
    norr: ['imperial', 'logistics'],
    xxcha: ['trade', 'warfare'],
    sol: ['technology', 'diplomacy'],
  } as const;
  expect(turns(held)).toEqual([2, 0, 1]);
});

scenario(['ability:naalu.initiative'], 'Naalu are first with any card', () => {
  const others = { norr: ['initiative', 'logistics'], xxcha: ['diplomacy', 'warfare'] } as const;
  expect(turns({ ...others, naalu: ['imperial', 'technology'] })).toEqual([2, 0, 1]);
});

scenario(['sequence:action phase'], 'a player passes only after his strategic action, with Initiative at once', () => {
  const t = table('norr', 'xxcha', 'sol', 'letnev', 'hacan');
  t.strategy('norr', 'initiative');
  t.strategy('xxcha', 'logistics');
  t.begin('action phase');
  expect(t.options('norr')).toContain('pass');
  expect(t.options('norr')).not.toContain('strategic initiative');
  t.answer('norr', 'pass');
  expect(t.refusal('xxcha', 'pass')).toBe('why.strategic action first');
  expect(t.options('xxcha')).toContain('strategic logistics');
});

scenario(['sequence:action phase'], 'who holds two cards takes two strategic actions before he passes', () => {
  const t = table('norr', 'xxcha', 'sol');
  t.strategy('norr', 'logistics', 'diplomacy');
  done(t, 'diplomacy');
  t.begin('action phase');
  expect(t.options('norr')).not.toContain('strategic diplomacy');
  expect(t.barred('norr', 'pass')).toBe('why.strategic action first');
});

scenario(['sequence:action phase'], 'the passing example: Xxcha have passed and still use a secondary ability', () => {
  const t = table('xxcha', 'letnev', 'norr');
  t.strategy('xxcha', 'diplomacy');
  t.strategy('letnev', 'logistics');
  t.strategy('norr', 'trade');
  done(t, 'diplomacy', 'trade');
  t.begin('action phase');
  t.answer('xxcha', 'pass');
  t.answer('letnev', 'strategic logistics');
  t.confirm('letnev');
  // Clockwise from Letnev: N'orr have too little influence, the Xxcha are asked although they have passed.
  expect(t.awaited()).toEqual([t.seat('xxcha')]);
  t.answer('xxcha', 'secondary');
  t.answer('xxcha', { count: 1, pay: { planets: ['archonRen'], goods: 0 } });
  t.answer('xxcha', { commandPool: 0, fleetSupply: 0, strategyAllocation: 1 });
  expect(t.player('xxcha').strategyAllocation).toBe(3);
  t.answer('norr', 'pass');
  // Letnev alone goes on, turn after turn.
  expect(t.awaited()).toEqual([t.seat('letnev')]);
  t.answer('letnev', 'pass');
  expect(t.isOver()).toBe(true);
});

scenario(
  ['sequence:action phase'],
  'without counters in the Command Pool there is no tactical or transfer action',
  () => {
    const t = table('norr', 'xxcha', 'sol');
    t.own('norr', 'quinarra', { groundForces: 2 });
    t.own('norr', 'abyz', { groundForces: 1 });
    t.strategy('norr', 'initiative');
    t.counters('norr', { commandPool: 0 });
    t.begin('action phase');
    expect(t.barred('norr', 'tactical')).toBe('why.command pool empty');
    expect(t.barred('norr', 'transfer')).toBe('why.command pool empty');
  },
);

scenario(
  ['sequence:action phase'],
  'a transfer action needs two adjacent systems with units of one player only',
  () => {
    const lay = (): Table => {
      const t = table('norr', 'xxcha', 'sol');
      t.strategy('norr', 'initiative');
      t.own('norr', 'quinarra', { groundForces: 2 });
      return t;
    };
    const alone = lay();
    alone.own('norr', 'wellon', { groundForces: 1 });
    alone.begin('action phase');
    expect(alone.options('norr')).toContain('tactical');
    expect(alone.barred('norr', 'transfer')).toBe('why.nothing to transfer');
    const beside = lay();
    beside.fleet('norr', 'abyz-fria', { cruiser: 1 });
    beside.begin('action phase');
    expect(beside.options('norr')).toContain('transfer');
    const enemies = lay();
    enemies.fleet('norr', 'abyz-fria', { cruiser: 1 });
    enemies.own('xxcha', 'fria', { pds: 1 });
    enemies.begin('action phase');
    expect(enemies.barred('norr', 'transfer')).toBe('why.nothing to transfer');
    const activated = lay();
    activated.fleet('norr', 'abyz-fria', { cruiser: 1 });
    activated.activated('norr', 'home-norr');
    activated.begin('action phase');
    expect(activated.barred('norr', 'transfer')).toBe('why.nothing to transfer');
    const spent = lay();
    spent.fleet('norr', 'abyz-fria', { cruiser: 1 });
    spent.counters('norr', { commandPool: 10, fleetSupply: 4, strategyAllocation: 2 });
    spent.begin('action phase');
    expect(spent.barred('norr', 'transfer')).toBe('why.no counter in reinforcements');
  },
);

scenario(['sequence:action phase'], 'where every system is activated there is no tactical action', () => {
  const t = table('norr', 'xxcha', 'sol');
  t.strategy('norr', 'initiative');
  for (const system of t.game().systems) t.activated('norr', system.id);
  t.begin('action phase');
  expect(t.barred('norr', 'tactical')).toBe('why.nothing to activate');
});

scenario(['sequence:action phase'], 'an eliminated player takes no turn', () => {
  const t = table('norr', 'xxcha', 'sol', 'letnev');
  t.player('xxcha').eliminated = true;
  t.begin('action phase');
  expect(passAll(t)).toEqual([0, 2, 3]);
});

scenario(['sequence:action phase'], 'who has passed and receives an unused card must still execute it', () => {
  const t = table('norr', 'xxcha', 'sol', 'letnev');
  t.player('norr').passed = true;
  t.strategy('norr', 'logistics');
  t.begin('action phase');
  while (t.awaited()[0] !== t.seat('norr')) t.answer(t.awaited()[0] as number, 'pass');
  expect(t.options('norr')).toEqual(['strategic logistics']);
});

scenario(['ability:yssaril.skip'], 'Yssaril take no action, but not twice in a row', () => {
  const t = table('yssaril', 'xxcha', 'sol');
  t.own('yssaril', 'retillion', { groundForces: 1 });
  t.strategy('yssaril', 'logistics');
  t.begin('action phase');
  t.answer('yssaril', 'skip');
  expect(t.player('yssaril').passed).toBe(false);
  t.answer('xxcha', 'pass');
  t.answer('sol', 'pass');
  expect(t.barred('yssaril', 'skip')).toBe('why.skipped last turn');
  t.answer('yssaril', 'strategic logistics');
  t.confirm('yssaril');
  while (t.awaited()[0] !== 0) t.pass(t.awaited()[0] as number);
  expect(t.options('yssaril')).toContain('skip');
});

scenario(['sequence:action phase'], 'only the Yssaril may take no action', () => {
  const t = table('norr', 'xxcha', 'sol');
  t.begin('action phase');
  expect(t.refusal('norr', 'skip')).toBe('kernel.no option');
});

scenario(['ability:sol.levy'], 'Sol place two free ground forces for a counter from Strategy Allocation', () => {
  const t = table('sol', 'xxcha', 'norr');
  t.own('sol', 'jord', { groundForces: 1 });
  t.own('sol', 'wellon');
  t.fleet('xxcha', 'wellon', { cruiser: 1 });
  t.begin('action phase');
  t.answer('sol', 'ability:sol.levy');
  t.answer('sol', 'wellon');
  expect(t.planet('wellon').groundForces).toBe(2);
  expect(t.player('sol').strategyAllocation).toBe(1);
  expect(t.awaited()).toEqual([1]);
});

scenario(['ability:sol.levy'], 'without a counter there is no levy', () => {
  const t = table('sol', 'xxcha', 'norr');
  t.own('sol', 'jord', { groundForces: 1 });
  t.counters('sol', { strategyAllocation: 0 });
  t.begin('action phase');
  expect(t.barred('sol', 'ability:sol.levy')).toBe('why.strategy allocation empty');
});

scenario(['technology:transitDiodes'], 'Transit Diodes move up to 4 ground forces between two of one’s planets', () => {
  const t = table('norr', 'xxcha', 'sol');
  t.technologies('norr', 'transitDiodes');
  t.own('norr', 'quinarra', { groundForces: 6 });
  t.own('norr', 'vefutII');
  t.own('xxcha', 'wellon', { groundForces: 1 });
  t.begin('action phase');
  t.answer('norr', 'technology:transitDiodes');
  expect(t.refusal('norr', { from: 'quinarra', to: 'vefutII', count: 5 })).toBe('why.too many ground forces');
  expect(t.refusal('norr', { from: 'quinarra', to: 'wellon', count: 1 })).toBe('why.planet not yours');
  expect(t.refusal('norr', { from: 'quinarra', to: 'quinarra', count: 1 })).toBe('why.same planet');
  expect(t.refusal('norr', { from: 'vefutII', to: 'quinarra', count: 1 })).toBe('why.too many ground forces');
  expect(t.refusal('norr', { from: 'quinarra', to: 'vefutII', count: 0 })).toBe('kernel.unread');
  t.answer('norr', { from: 'quinarra', to: 'vefutII', count: 4 });
  expect(t.planet('quinarra').groundForces).toBe(2);
  expect(t.planet('vefutII').groundForces).toBe(4);
  expect(t.player('norr').strategyAllocation).toBe(1);
});

scenario(['technology:transitDiodes'], 'Transit Diodes need a counter in Strategy Allocation', () => {
  const t = table('norr', 'xxcha', 'sol');
  t.technologies('norr', 'transitDiodes');
  t.own('norr', 'quinarra', { groundForces: 6 });
  t.counters('norr', { strategyAllocation: 0 });
  t.begin('action phase');
  expect(t.barred('norr', 'technology:transitDiodes')).toBe('why.strategy allocation empty');
});

scenario(['sequence:action phase'], 'a card played as an action takes the turn, unless it is sabotaged', () => {
  const lay = (): Table => {
    const t = table('yssaril', 'xxcha', 'sol');
    t.own('yssaril', 'retillion', { groundForces: 1 });
    t.player('yssaril').hand = ['riseOfAMessiah.1'];
    t.player('yssaril').skipped = true;
    t.player('xxcha').hand = ['sabotage.1'];
    t.begin('action phase');
    t.answer('yssaril', 'action:riseOfAMessiah');
    return t;
  };
  const sabotaged = lay();
  sabotaged.answer('xxcha', 'action:sabotage');
  expect(sabotaged.planet('retillion').groundForces).toBe(1);
  expect(sabotaged.awaited()).toEqual([0]);
  // No action has been taken: skipping would be the second turn in a row.
  expect(sabotaged.barred('yssaril', 'skip')).toBe('why.skipped last turn');
  const played = lay();
  played.pass('xxcha');
  expect(played.planet('retillion').groundForces).toBe(2);
  expect(played.awaited()).toEqual([1]);
});

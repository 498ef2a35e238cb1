import { scenario } from '@custodian/testkit';
import { NOBODY, spaceBattleOdds } from '@custodian/ti3';
import { describe, expect, test } from 'vitest';
import { facing } from '../battles.ts';
import { table } from '../kit/index.ts';

/** Three cruisers and a dreadnought against two fighters, supported by a dock, and a destroyer. */
function exampleOfCombatDice() {
  const t = facing({ sol: { cruiser: 3, dreadnought: 1 }, hacan: { fighter: 2, destroyer: 1 } });
  t.own('hacan', 'quann', { groundForces: 1, dock: true });
  t.counters('sol', { fleetSupply: 4 });
  return t;
}

const battle = (t: ReturnType<typeof table>, attacker: string, defender: string, system = 'quann') =>
  t.begin('space battle', { attacker: t.seat(attacker as 'sol'), defender: t.seat(defender as 'sol'), system });

scenario(
  ['sequence:space battle', 'sequence:roll dice', 'sequence:take hits', 'unit:dreadnought'],
  'two hits against one: the attacker damages his dreadnought, the defender gives up his fighters',
  () => {
    const t = exampleOfCombatDice();
    const dreadnought = t.shipIds('sol', 'quann', 'dreadnought');
    // Round 1: dreadnought 6, cruisers 2, 5, 7; destroyer 10, fighters 3, 5. Round 2: only the dreadnought hits.
    t.dice(6, 2, 5, 7, 10, 3, 5, 5, 1, 1, 1, 1);
    battle(t, 'sol', 'hacan');
    expect(t.events('hitsScored').map((e) => [e.seat, e.count])).toEqual([
      [0, 2],
      [1, 1],
    ]);
    expect(t.where()).toBe('take hits/assign hits');
    expect(t.awaited()).toEqual([t.seat('sol')]);
    t.answer('sol', { destroy: [], damage: dreadnought });
    t.answer('hacan', { destroy: t.shipIds('hacan', 'quann', 'fighter'), damage: [] });
    expect(t.isOver()).toBe(true);
    expect(t.ships('sol', 'quann')).toEqual({ cruiser: 3, dreadnought: 1 });
    expect(t.system('quann').ships.find((s) => s.id === dreadnought[0])?.damaged).toBe(true);
    expect(t.ships('hacan', 'quann')).toEqual({});
    expect(t.game().deeds).toContainEqual({ deed: 'won battle', seat: 0, about: 'quann', amount: 3 });
    expect(t.events('spaceBattleWon')).toMatchObject([{ seat: 0, player: 1, system: 'quann' }]);
  },
);

scenario(
  ['sequence:space battle', 'sequence:before the battle', 'unit:destroyer'],
  'the Xxcha fleet beats the destroyers and the cruiser of the N’orr',
  () => {
    const t = facing({
      xxcha: { carrier: 1, fighter: 3, cruiser: 1, groundForces: 2 },
      norr: { cruiser: 1, destroyer: 2 },
    });
    t.technologies('norr', 'hylarVAssaultLaser', 'deepSpaceCannon');
    // Barrage 2, 2, 5, 6. Xxcha: cruiser 8, carrier 6, fighters 3, 5, 10; N'orr: cruiser 8, destroyers 9, 10.
    t.dice(2, 2, 5, 6, 8, 6, 3, 5, 10, 8, 9, 10, 9, 1, 3);
    battle(t, 'xxcha', 'norr');
    expect(t.events('hitsScored').map((e) => [e.seat, e.kind, e.count])).toEqual([
      [1, 'barrage', 0],
      [0, 'space battle', 2],
      [1, 'space battle', 3],
    ]);
    t.answer('xxcha', { destroy: t.shipIds('xxcha', 'quann', 'fighter'), damage: [] });
    t.answer('norr', { destroy: t.shipIds('norr', 'quann', 'destroyer'), damage: [] });
    // Round 2: the cruiser's 9 hits, carrier 1 and the N'orr cruiser's 3 miss.
    expect(t.diceLeft()).toBe(0);
    expect(t.isOver()).toBe(true);
    expect(t.ships('xxcha', 'quann')).toEqual({ carrier: 1, cruiser: 1, groundForces: 2 });
    expect(t.ships('norr', 'quann')).toEqual({});
    expect(t.events('spaceBattleWon')).toHaveLength(1);
  },
);

scenario(['unit:destroyer', 'sequence:before the battle'], 'the barrage removes fighters before they can fire', () => {
  const t = facing({ sol: { carrier: 1, fighter: 2 }, hacan: { destroyer: 2 } });
  // Barrage: three hits on two fighters, the third is lost. Then carrier 9 and destroyers 1, 1; carrier 9, destroyer 1.
  t.dice(9, 10, 9, 1, 9, 1, 1, 9, 1);
  battle(t, 'sol', 'hacan');
  expect(t.isOver()).toBe(true);
  expect(t.ships('sol', 'quann')).toEqual({ carrier: 1 });
  expect(t.events('shipDestroyed').map((e) => e.unit)).toEqual(['fighter', 'fighter', 'destroyer', 'destroyer']);
});

scenario(['unit:destroyer'], 'no barrage against a fleet without fighters', () => {
  const t = facing({ sol: { cruiser: 1 }, hacan: { destroyer: 1 } });
  t.dice(7, 1);
  battle(t, 'sol', 'hacan');
  expect(t.events('diceRolled').map((e) => e.kind)).toEqual(['space battle']);
});

scenario(['unit:warSun', 'sequence:take hits'], 'a war sun rolls three dice and sustains one hit', () => {
  const t = table('sol', 'hacan');
  const [warSun] = t.fleet('sol', 'quann', { warSun: 1 });
  t.fleet('hacan', 'quann', { cruiser: 3 });
  // The war sun needs 3s: two hits. The cruisers score one, which damages it. Then it destroys the last one.
  t.dice(2, 3, 10, 7, 1, 1, 3, 1, 1, 1);
  battle(t, 'sol', 'hacan');
  expect(t.isOver()).toBe(true);
  expect(t.events('shipDamaged').map((e) => e.ship)).toEqual([warSun]);
  expect(t.ships('sol', 'quann')).toEqual({ warSun: 1 });
});

scenario(['sequence:take hits', 'unit:dreadnought'], 'a second hit destroys a damaged dreadnought', () => {
  const t = facing({ sol: { dreadnought: 2 }, hacan: { cruiser: 3 } });
  t.dice(1, 1, 7, 7, 1, 5, 1, 1, 1, 5, 1, 1, 5, 1);
  battle(t, 'sol', 'hacan');
  const [one, other] = t.shipIds('sol', 'quann') as [number, number];
  expect(t.refusal('sol', { destroy: [], damage: [one] })).toBe('why.hits assigned');
  expect(t.refusal('sol', { destroy: [one], damage: [other] })).toBe('why.hits assigned');
  expect(t.refusal('sol', { destroy: [one], damage: [one] })).toBe('why.ship hit twice');
  expect(t.refusal('sol', { destroy: [], damage: t.shipIds('hacan', 'quann').slice(0, 2) })).toBe(
    'why.ship not in fleet',
  );
  for (const nonsense of [null, 3, [], {}, { destroy: [], damage: 'x' }, { destroy: [1.5], damage: [] }])
    expect(t.refusal('sol', nonsense)).toBe('kernel.unread');
  // Both hits on one of them: it is gone.
  t.answer('sol', { destroy: [one], damage: [] });
  expect(t.shipIds('sol', 'quann')).toEqual([other]);
});

test('only ships that sustain damage can be damaged', () => {
  const t = table('sol', 'hacan');
  const [dreadnought, cruiser] = t.fleet('sol', 'quann', { dreadnought: 1, cruiser: 1 }) as [number, number];
  t.fleet('hacan', 'quann', { destroyer: 1 });
  t.dice(1, 1, 9, 5, 1, 1);
  battle(t, 'sol', 'hacan');
  expect(t.refusal('sol', { destroy: [], damage: [cruiser] })).toBe('why.cannot sustain');
  expect(t.refusal('sol', { destroy: [dreadnought], damage: [] })).toBe('why.hits assigned');
  t.confirm('sol');
  expect(t.isOver()).toBe(true);
  expect(t.events('shipDamaged')).toMatchObject([{ ship: dreadnought }]);
});

scenario(['sequence:space battle'], 'both fleets are destroyed at once: nobody has won', () => {
  const t = facing({ sol: { cruiser: 1 }, hacan: { cruiser: 1 } });
  t.dice(7, 10);
  battle(t, 'sol', 'hacan');
  expect(t.isOver()).toBe(true);
  expect(t.system('quann').ships).toEqual([]);
  expect(t.game().deeds).toEqual([]);
  expect(t.events('spaceBattleUndecided')).toHaveLength(1);
});

scenario(['sequence:space battle', 'unit:carrier'], 'a carrier takes its cargo with it', () => {
  const t = facing({ sol: { carrier: 1, groundForces: 4, pds: 1 }, hacan: { cruiser: 1 } });
  t.dice(1, 7);
  battle(t, 'sol', 'hacan');
  expect(t.events('shipDestroyed')).toMatchObject([{ unit: 'carrier', groundForces: 4, pds: 1 }]);
});

scenario(
  ['sequence:space battle', 'unit:fighter'],
  'fighters fight on without their carrier, and are lost after it',
  () => {
    const t = facing({ sol: { carrier: 1, fighter: 2 }, hacan: { cruiser: 1 } });
    // The carrier is given up in round 1; a fighter wins in round 2.
    t.dice(1, 1, 1, 7, 9, 1, 1);
    battle(t, 'sol', 'hacan');
    t.answer('sol', { destroy: t.shipIds('sol', 'quann', 'carrier'), damage: [] });
    expect(t.events('spaceBattleWon')).toMatchObject([{ seat: 0 }]);
    expect(t.ships('sol', 'quann')).toEqual({});
  },
);

scenario(['tile:nebula'], 'a fleet that defends a nebula has +1', () => {
  const t = table('sol', 'hacan');
  t.fleet('sol', 'nebula', { cruiser: 1 });
  t.fleet('hacan', 'nebula', { cruiser: 1 });
  t.dice(6, 6);
  battle(t, 'sol', 'hacan', 'nebula');
  expect(t.ships('sol', 'nebula')).toEqual({});
  expect(t.ships('hacan', 'nebula')).toEqual({ cruiser: 1 });
});

scenario(['sequence:space battle'], 'a battle is war: the agreement of the two is broken, others are not', () => {
  const t = table('sol', 'hacan', 'letnev');
  t.agreement('sol', 'hacan');
  t.agreement('sol', 'letnev', 1, 0);
  t.fleet('sol', 'quann', { cruiser: 1 });
  t.fleet('hacan', 'quann', { cruiser: 1 });
  t.dice(7, 1);
  battle(t, 'sol', 'hacan');
  expect(t.player('sol').contracts.map((c) => c.partner)).toEqual([NOBODY, t.seat('letnev')]);
  expect(t.player('hacan').contracts[0]?.partner).toBe(NOBODY);
});

describe('withdrawals and retreats', () => {
  const drawnIn = () => {
    const t = facing({ sol: { cruiser: 2 }, hacan: { cruiser: 1, carrier: 1, fighter: 2, groundForces: 1 } });
    t.activated('sol', 'quann');
    return t;
  };

  scenario(
    ['sequence:space battle', 'sequence:retreat'],
    'the attacker withdraws after a round to an adjacent system that he activated before',
    () => {
      const t = drawnIn();
      t.activated('sol', 'lodor', 'arnor-lor', 'wellon');
      t.fleet('letnev', 'arnor-lor', { destroyer: 1 });
      t.activated('hacan', 'saudor');
      t.dice(1, 1, 7, 1, 1, 1);
      battle(t, 'sol', 'hacan');
      expect(t.where()).toBe('space battle/announce withdrawal');
      t.answer('sol', 'retreat');
      // The defender may not announce a retreat any more; one cruiser of the attacker is lost. The others go to Lodor: not
      // the contested system, not one with enemy ships, not one that is not adjacent.
      expect(t.isOver()).toBe(true);
      expect(t.ships('sol', 'lodor')).toEqual({ cruiser: 1 });
      expect(t.ships('hacan', 'quann')).toEqual({ cruiser: 1, carrier: 1, fighter: 2, groundForces: 1 });
      expect(t.game().deeds).toContainEqual({ deed: 'won battle', seat: 1, about: 'quann', amount: 2 });
    },
  );

  scenario(['sequence:space battle', 'sequence:retreat'], 'the defender retreats with his whole fleet', () => {
    const t = drawnIn();
    t.activated('hacan', 'lodor', 'saudor');
    t.dice(1, 1, 1, 1, 1, 1);
    battle(t, 'sol', 'hacan');
    expect(t.where()).toBe('space battle/announce retreat');
    t.answer('hacan', 'retreat');
    t.answer('hacan', 'saudor');
    expect(t.ships('hacan', 'saudor')).toEqual({ cruiser: 1, carrier: 1, fighter: 2, groundForces: 1 });
    expect(t.ships('hacan', 'quann')).toEqual({});
    expect(t.isOver()).toBe(true);
  });

  test('retreat-announced: who has announced it goes, and cannot bar the defender’s retreat by words alone', () => {
    const t = drawnIn();
    t.activated('sol', 'lodor', 'saudor');
    t.activated('hacan', 'mecatolRex');
    t.dice(1, 1, 1, 1, 1, 1);
    battle(t, 'sol', 'hacan');
    t.answer('sol', 'retreat');
    expect(t.where()).toBe('retreat/move the fleet');
    expect(t.options('sol').sort()).toEqual(['lodor', 'saudor']);
    expect(t.refusal('sol', [])).toBe('kernel.how many');
    t.answer('sol', 'saudor');
    expect(t.ships('sol', 'saudor')).toEqual({ cruiser: 2 });
    expect(t.isOver()).toBe(true);
  });

  test('retreat-announced: with no way out left at the end of the round the battle goes on', () => {
    const t = drawnIn();
    t.activated('hacan', 'lodor');
    t.dice(7, 1, 1, 1, 1, 1, 1, 1, 10, 10, 10);
    battle(t, 'sol', 'hacan');
    t.answer('hacan', 'retreat');
    t.fleet('letnev', 'lodor', { cruiser: 1 });
    t.confirm('hacan');
    expect(t.isOver()).toBe(true);
    expect(t.ships('hacan', 'quann')).toMatchObject({ cruiser: 1, carrier: 1 });
    expect(t.ships('sol', 'quann')).toEqual({});
  });

  scenario(['sequence:space battle'], 'a retreat is cancelled when the opponent has no units left', () => {
    const t = drawnIn();
    t.activated('hacan', 'lodor');
    t.dice(1, 1, 7, 9, 1, 1);
    battle(t, 'sol', 'hacan');
    t.answer('hacan', 'retreat');
    expect(t.isOver()).toBe(true);
    expect(t.ships('hacan', 'quann')).toMatchObject({ cruiser: 1, carrier: 1 });
    expect(t.system('lodor').ships).toEqual([]);
  });
});

describe('exact odds', () => {
  test('of the rulebook’s example', () => {
    const t = exampleOfCombatDice();
    const odds = spaceBattleOdds(t.game(), 'quann', 0, 1);
    expect(odds.a.wins + odds.b.wins + odds.bothDestroyed).toBeCloseTo(1, 10);
    expect(odds.a.wins).toBeGreaterThan(0.99);
    expect(Object.keys(odds.a.expected).sort()).toEqual(['cruiser', 'dreadnought']);
  });

  test('a lone cruiser against a lone cruiser in a nebula', () => {
    const t = table('sol', 'hacan');
    t.fleet('sol', 'nebula', { cruiser: 1 });
    t.fleet('hacan', 'nebula', { cruiser: 1 });
    const odds = spaceBattleOdds(t.game(), 'nebula', 0, 1);
    // 0.4 against 0.5 a round, rounds without any hit (0.3) repeated.
    expect(odds.a.wins).toBeCloseTo((0.4 * 0.5) / 0.7, 10);
    expect(odds.b.wins).toBeCloseTo((0.5 * 0.6) / 0.7, 10);
  });

  test('the barrage and the first round count', () => {
    const t = facing({ sol: { destroyer: 1 }, xxcha: { fighter: 1 } });
    const odds = spaceBattleOdds(t.game(), 'quann', 0, 1);
    // Two dice that need a 9; if both miss, a first round with 0.1 against 0.2, then 0.2 against 0.2.
    const missed = 0.8 * 0.8;
    const equal = (0.2 * 0.8) / (1 - 0.8 * 0.8);
    expect(odds.a.wins).toBeCloseTo(1 - missed + missed * (0.1 * 0.8 + 0.9 * 0.8 * equal), 10);
  });
});

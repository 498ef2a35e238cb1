// Action cards of space combats and of hits.
import { scenario } from '@custodian/testkit';
import { describe, expect, test } from 'vitest';
import type { Table, UnitsOf } from '../kit/index.ts';
import { table } from '../kit/index.ts';

const AT = '25';

/** Norr attacks xxcha in a system without a nebula. */
function fleets(attacker: UnitsOf, defender: UnitsOf): Table {
  const t = table('norr', 'xxcha', 'sol');
  t.fleet('norr', AT, attacker);
  t.fleet('xxcha', AT, defender);
  t.active('norr', AT);
  return t;
}

const fight = (t: Table): void => t.begin('space combat', { attacker: 0, defender: 1, system: AT });
const rolled = (t: Table) => t.events('diceRolled').flatMap((e) => e.groups.map((g) => [g.unit, g.bonus]));

scenario(['action:moraleBoost'], 'one more on all combat rolls of the round, not on the barrage', () => {
  const t = fleets({ destroyer: 1 }, { cruiser: 2, fighter: 0 });
  t.hand('norr', 'moraleBoost', 'moraleBoost');
  // Barrage, then norr's and xxcha's first round; the Sardakk have one of their own.
  t.dice(1, 1, 1, 1, 1, 10, 1, 1);
  fight(t);
  t.answer('norr', 'action:moraleBoost');
  // A second copy adds nothing in this round: it is not asked for until the next one.
  expect(t.events('combatRoundBegan')).toHaveLength(2);
  expect(rolled(t)).toEqual([
    ['destroyer', 0],
    ['destroyer', 2],
    ['cruiser', 0],
  ]);
});

scenario(['action:moraleBoost'], 'also in ground combats', () => {
  const t = table('xxcha', 'sol');
  t.own('sol', 'saudor', { infantry: 1 });
  t.landed('xxcha', 'saudor', { infantry: 1 });
  t.active('xxcha', '23');
  t.hand('sol', 'moraleBoost');
  t.dice(1, 7);
  t.begin('ground combat', { attacker: 0, defender: 1, system: '23', planet: 'saudor' });
  t.answer('sol', 'action:moraleBoost');
  expect(t.ground('xxcha', 'saudor')).toEqual({});
});

scenario(['action:fighterPrototype'], 'fighters roll with two more in the first round', () => {
  const t = fleets({ cruiser: 1 }, { carrier: 1, fighter: 2 });
  t.hand('xxcha', 'fighterPrototype');
  t.dice(1, 1, 7, 6, 1, 1, 1, 1);
  fight(t);
  t.answer('xxcha', 'action:fighterPrototype');
  expect(rolled(t)).toContainEqual(['fighter', 2]);
  expect(rolled(t)).toContainEqual(['carrier', 0]);
  expect(t.ships('norr', AT)).toEqual({});
});

scenario(['action:fighterPrototype'], 'not in later rounds', () => {
  const t = fleets({ cruiser: 1 }, { carrier: 1, fighter: 1 });
  t.hand('xxcha', 'fighterPrototype');
  t.dice(1, 1, 1, 1, 1, 10);
  fight(t);
  t.pass('xxcha');
  expect(t.isOver()).toBe(true);
  expect(t.events('combatRoundBegan')).toHaveLength(2);
  const first = fleets({ cruiser: 1 }, { carrier: 1, fighter: 1 });
  first.hand('xxcha', 'fighterPrototype');
  fight(first);
  expect(first.options('xxcha')).toEqual(['action:fighterPrototype']);
});

scenario(['action:emergencyRepairs'], 'at the start of a round older damage is repaired', () => {
  const t = table('norr', 'xxcha', 'sol');
  const ids = t.fleet('xxcha', AT, { dreadnought: 2 });
  t.fleet('norr', AT, { cruiser: 1 });
  t.active('norr', AT);
  t.damage(...ids);
  t.hand('xxcha', 'emergencyRepairs');
  fight(t);
  t.answer('xxcha', 'action:emergencyRepairs');
  expect(t.events('unitRepaired').map((e) => e.id)).toEqual(ids);
});

scenario(['action:emergencyRepairs'], 'also at the end of a round', () => {
  const t = fleets({ cruiser: 1 }, { dreadnought: 1 });
  t.hand('xxcha', 'emergencyRepairs');
  t.dice(10, 1, 1, 10);
  fight(t);
  t.answer('xxcha', { damage: t.unitIds('xxcha', AT), destroy: [] });
  t.answer('xxcha', 'action:emergencyRepairs');
  expect(t.events('unitRepaired')).toHaveLength(1);
});

/** The xxcha have a planet next door to retreat to. */
function cornered(): Table {
  const t = fleets({ cruiser: 1 }, { cruiser: 1 });
  t.own('xxcha', 'saudor');
  return t;
}

scenario(['action:intercept'], 'a retreat that was announced does not take place in this round', () => {
  const t = cornered();
  t.hand('norr', 'intercept');
  t.dice(1, 1);
  fight(t);
  t.answer('xxcha', 'retreat');
  t.answer('norr', 'action:intercept');
  expect(t.ships('xxcha', AT)).toEqual({ cruiser: 1 });
  // In the next round it may be announced again.
  expect(t.options('xxcha')).toEqual(['retreat']);
});

scenario(['action:maneuveringJets'], 'one hit of a space cannon is cancelled, one card a roll', () => {
  const t = table('norr', 'xxcha', 'sol');
  t.own('xxcha', 'quann', { pds: 2 });
  t.fleet('norr', AT, { cruiser: 2 });
  t.active('norr', AT);
  t.hand('norr', 'maneuveringJets', 'maneuveringJets');
  t.dice(10, 10);
  t.begin('space cannon offense', { seat: 0, system: AT });
  t.answer('xxcha', '0');
  t.answer('norr', 'action:maneuveringJets');
  expect(t.ships('norr', AT)).toEqual({ cruiser: 1 });
  expect(t.player('norr').hand).toHaveLength(1);
});

scenario(['action:maneuveringJets'], 'also where forces land', () => {
  const t = table('norr', 'xxcha', 'sol');
  t.own('xxcha', 'quann', { pds: 1, infantry: 1 });
  const landed = t.landed('norr', 'quann', { infantry: 1 });
  t.active('norr', AT);
  t.hand('norr', 'maneuveringJets');
  t.dice(10);
  t.begin('space cannon defense', { seat: 0, system: AT, planet: 'quann', landed });
  t.answer('xxcha', 'fire');
  t.answer('norr', 'action:maneuveringJets');
  expect(t.ground('norr', 'quann')).toEqual({ infantry: 1 });
});

scenario(['action:shieldsHolding'], 'two hits of a space combat are cancelled, one card a roll', () => {
  const t = fleets({ cruiser: 3 }, { cruiser: 3 });
  t.hand('xxcha', 'shieldsHolding', 'shieldsHolding', 'maneuveringJets');
  t.dice(10, 10, 10, 1, 1, 1, 1, 1, 1, 10, 10, 1, 10, 10);
  fight(t);
  t.answer('xxcha', 'action:shieldsHolding');
  expect(t.ships('xxcha', AT)).toEqual({ cruiser: 2 });
  // The other copy waits for the next roll.
  expect(t.player('xxcha').hand).toEqual(['shieldsHolding.2', 'maneuveringJets.1']);
});

scenario(['action:shieldsHolding'], 'also hits of the barrage, and then again of the round', () => {
  const t = fleets({ destroyer: 2 }, { carrier: 1, fighter: 2 });
  t.hand('xxcha', 'shieldsHolding', 'shieldsHolding');
  t.dice(10, 10, 1, 1, 10, 10, 1, 10, 10);
  fight(t);
  t.answer('xxcha', 'action:shieldsHolding');
  expect(t.ships('xxcha', AT)).toEqual({ carrier: 1, fighter: 2 });
  t.answer('xxcha', 'action:shieldsHolding');
  expect(t.ships('xxcha', AT)).toEqual({ carrier: 1, fighter: 2 });
});

scenario(['action:shieldsHolding'], 'not hits of space cannons, nor on planets', () => {
  const t = table('norr', 'xxcha', 'sol');
  t.own('xxcha', 'quann', { pds: 1 });
  t.fleet('norr', AT, { cruiser: 1 });
  t.active('norr', AT);
  t.hand('norr', 'shieldsHolding');
  t.dice(10);
  t.begin('space cannon offense', { seat: 0, system: AT });
  t.answer('xxcha', '0');
  expect(t.ships('norr', AT)).toEqual({});
  const inSpace = fleets({ cruiser: 1 }, { cruiser: 1 });
  inSpace.hand('xxcha', 'shieldsHolding');
  inSpace.dice(10, 10);
  fight(inSpace);
  inSpace.answer('xxcha', 'action:shieldsHolding');
});

scenario(['action:directHit'], 'a ship that has sustained damage is destroyed', () => {
  const t = fleets({ cruiser: 1 }, { dreadnought: 1, cruiser: 1 });
  const [dreadnought = 0] = t.unitIds('xxcha', AT, 'dreadnought');
  t.hand('norr', 'directHit');
  t.dice(10, 1, 1, 1, 10);
  fight(t);
  t.answer('xxcha', { damage: [dreadnought], destroy: [] });
  t.answer('norr', 'action:directHit');
  expect(t.ships('xxcha', AT)).toEqual({ cruiser: 1 });
});

scenario(['action:directHit'], 'the next unit decides only after the answer', () => {
  const t = fleets({ cruiser: 2 }, { dreadnought: 2 });
  const [first = 0, second = 0] = t.unitIds('xxcha', AT, 'dreadnought');
  t.hand('norr', 'directHit');
  t.dice(10, 10, 1, 1);
  fight(t);
  t.answer('xxcha', { damage: [first, second], destroy: [] });
  t.answer('norr', 'action:directHit');
  // The other one may still be spared or lost.
  expect(t.refusal('xxcha', { damage: [], destroy: [second] })).toBeNull();
  expect(t.unit(second)?.damaged).toBe(false);
});

scenario(['action:directHit'], 'also after a space cannon, and what the ship carried is removed at once', () => {
  const t = table('norr', 'xxcha', 'sol');
  t.own('xxcha', 'quann', { pds: 1 });
  const [dreadnought = 0] = t.fleet('norr', AT, { dreadnought: 1, infantry: 1 });
  t.active('norr', AT);
  t.hand('xxcha', 'directHit');
  t.dice(10);
  t.begin('space cannon offense', { seat: 0, system: AT });
  t.answer('xxcha', '0');
  t.answer('norr', { damage: [dreadnought], destroy: [] });
  t.answer('xxcha', 'action:directHit');
  expect(t.ships('norr', AT)).toEqual({});
  expect(t.events('unitRemoved').map((e) => e.unit)).toEqual(['infantry']);
});

scenario(['action:directHit'], 'not on the dreadnoughts that are proof against it', () => {
  const proof = fleets({ cruiser: 1 }, { dreadnought: 1 });
  proof.technologies('xxcha', 'dreadnoughtII');
  proof.hand('norr', 'directHit');
  proof.dice(10, 1, 1, 1, 10, 1);
  fight(proof);
  proof.answer('xxcha', { damage: proof.unitIds('xxcha', AT), destroy: [] });
  expect(proof.player('norr').hand).toHaveLength(1);
  expect(proof.where()).not.toContain('window');
  const plain = fleets({ cruiser: 1 }, { dreadnought: 1 });
  plain.hand('norr', 'directHit');
  plain.dice(10, 1);
  fight(plain);
  plain.answer('xxcha', { damage: plain.unitIds('xxcha', AT), destroy: [] });
  expect(plain.options('norr')).toEqual(['action:directHit']);
});

scenario(['action:salvage'], 'the loser’s commodities go to the winner of a space combat', () => {
  const t = fleets({ cruiser: 1 }, { cruiser: 1 });
  t.goods('xxcha', 2, 3);
  t.hand('norr', 'salvage');
  t.hand('xxcha', 'salvage');
  t.dice(10, 1);
  fight(t);
  expect(t.awaited()).toEqual([0]);
  t.answer('norr', 'action:salvage');
  expect(t.player('norr')).toMatchObject({ tradeGoods: 3, commodities: 0 });
  expect(t.player('xxcha')).toMatchObject({ tradeGoods: 2, commodities: 0 });
});

scenario(
  ['action:courageousToTheEnd'],
  'a lost ship rolls two dice; each hit costs the opponent a ship of his choice',
  () => {
    const t = fleets({ cruiser: 1, dreadnought: 1 }, { cruiser: 1 });
    const [dreadnought = 0] = t.unitIds('norr', AT, 'dreadnought');
    t.hand('xxcha', 'courageousToTheEnd');
    t.dice(10, 1, 1, 7, 6);
    fight(t);
    t.answer('xxcha', 'action:courageousToTheEnd');
    // One of the dice reaches the 7 of a cruiser: destroyed, not hit.
    t.answer('norr', String(dreadnought));
    expect(t.ships('norr', AT)).toEqual({ cruiser: 1 });
  },
);

scenario(['action:courageousToTheEnd'], 'it can make a draw of a defeat', () => {
  const t = fleets({ cruiser: 1 }, { cruiser: 1 });
  t.hand('xxcha', 'courageousToTheEnd');
  t.dice(10, 1, 7, 7);
  fight(t);
  t.answer('xxcha', 'action:courageousToTheEnd');
  expect(t.ships('norr', AT)).toEqual({});
  expect(t.events('spaceCombatEnded')).toMatchObject([{ winner: -1 }]);
});

scenario(
  ['action:skilledRetreat'],
  'all ships go to an adjacent system; the combat is a draw, and a token is placed',
  () => {
    const t = fleets({ cruiser: 1 }, { carrier: 1, fighter: 2, infantry: 1 });
    t.fleet('sol', '36', { destroyer: 1 });
    t.hand('xxcha', 'skilledRetreat');
    fight(t);
    t.answer('xxcha', 'action:skilledRetreat');
    // No presence of one's own is needed, but no ships of others: 40 is next to it by the wormhole.
    expect(t.options('xxcha').sort()).toEqual(['18', '23', '26', '37', '40', '46']);
    t.answer('xxcha', '46');
    expect(t.ships('xxcha', '46')).toEqual({ carrier: 1, fighter: 2, infantry: 1 });
    expect(t.system('46').tokens).toBe(1 << 1);
    expect(t.events('spaceCombatEnded')).toMatchObject([{ winner: -1 }]);
    expect(t.isOver()).toBe(true);
  },
);

scenario(['action:skilledRetreat'], 'ground forces of a planet go along as far as there is room', () => {
  const t = fleets({ cruiser: 1 }, { carrier: 1, infantry: 3 });
  const [one = 0, two = 0] = t.own('xxcha', 'quann', { infantry: 2 });
  t.hand('xxcha', 'skilledRetreat');
  fight(t);
  t.answer('xxcha', 'action:skilledRetreat');
  t.answer('xxcha', '46');
  expect(t.refusal('xxcha', [String(one), String(two)])).not.toBeNull();
  t.answer('xxcha', [String(one)]);
  expect(t.ships('xxcha', '46')).toEqual({ carrier: 1, infantry: 4 });
  expect(t.ground('xxcha', 'quann')).toEqual({ infantry: 1 });
});

scenario(['action:skilledRetreat'], 'limits hold where they arrive, and a missing token comes from a pool', () => {
  const t = fleets({ cruiser: 1 }, { cruiser: 2 });
  t.fleet('xxcha', '46', { destroyer: 2 });
  t.tokens('xxcha', { tactic: 7, fleet: 3, strategy: 6 });
  t.hand('xxcha', 'skilledRetreat');
  fight(t);
  t.answer('xxcha', 'action:skilledRetreat');
  t.answer('xxcha', '46');
  t.answer('xxcha', 'tactic');
  expect(t.player('xxcha').tactic).toBe(6);
  t.confirm('xxcha');
  expect(Object.values(t.ships('xxcha', '46')).reduce((sum, n) => sum + n, 0)).toBe(3);
});

scenario(['action:skilledRetreat'], 'the travel ban closes wormholes to it', () => {
  const t = fleets({ cruiser: 1 }, { cruiser: 1 });
  t.law('enforcedTravelBan');
  t.hand('xxcha', 'skilledRetreat');
  fight(t);
  t.answer('xxcha', 'action:skilledRetreat');
  expect(t.options('xxcha')).not.toContain('40');
});

describe('skilled retreat', () => {
  test('is no retreat: nothing intercepts it', () => {
    const t = cornered();
    t.hand('xxcha', 'skilledRetreat');
    t.hand('norr', 'intercept');
    fight(t);
    t.answer('xxcha', 'action:skilledRetreat');
    t.answer('xxcha', '46');
    expect(t.isOver()).toBe(true);
    expect(t.player('norr').hand).toHaveLength(1);
  });

  test('leads into no nebula, and out of a rift by the dice', () => {
    const t = table('norr', 'xxcha', 'sol');
    t.fleet('norr', '41', { cruiser: 1 });
    t.fleet('xxcha', '41', { cruiser: 2 });
    t.active('norr', '41');
    t.hand('xxcha', 'skilledRetreat');
    t.dice(3, 4);
    t.begin('space combat', { attacker: 0, defender: 1, system: '41' });
    t.answer('xxcha', 'action:skilledRetreat');
    t.answer('xxcha', '31');
    expect(t.ships('xxcha', '31')).toEqual({ cruiser: 1 });
    const beside = table('norr', 'xxcha', 'sol');
    beside.fleet('norr', '23', { cruiser: 1 });
    beside.fleet('xxcha', '23', { cruiser: 1 });
    beside.active('norr', '23');
    beside.hand('xxcha', 'skilledRetreat');
    beside.begin('space combat', { attacker: 0, defender: 1, system: '23' });
    beside.answer('xxcha', 'action:skilledRetreat');
    expect(beside.options('xxcha')).not.toContain('42');
  });
});

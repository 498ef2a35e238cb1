// Factions of soldiers: Sol, N'orr, Letnev, L1Z1X.
import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import { fleetLimit, statusTokens } from '../../src/queries/values.ts';
import type { Table } from '../kit/index.ts';
import { table } from '../kit/index.ts';

/** The first one attacks the second in 25. */
const fight = (t: Table): void => t.begin('space combat', { attacker: 0, defender: 1, system: '25' });
const invade = (t: Table): void =>
  t.begin('ground combat', { attacker: 0, defender: 1, system: '25', planet: 'quann' });

scenario(['ability:orbitalDrop'], 'Sol spend a strategy token to drop 2 infantry on a planet', () => {
  const t = table('sol', 'norr');
  t.strategy('sol', 'trade');
  t.begin('action phase');
  t.answer('sol', 'ability:orbitalDrop');
  expect(t.player('sol').strategy).toBe(1);
  expect(t.ground('sol', 'jord')).toEqual({ infantry: 2 });
});

scenario(['ability:versatile'], 'Sol gain one command token more in the status phase', () => {
  const t = table('sol', 'norr');
  expect([statusTokens(t.game(), 0), statusTokens(t.game(), 1)]).toEqual([3, 2]);
});

scenario(
  ['unit-card:genesis', 'unit:flagship'],
  'the Genesis breeds an infantry at the end of the status phase',
  () => {
    const t = table('sol', 'norr');
    t.fleet('sol', '25', { flagship: 1 });
    t.game().phase = 'status';
    t.begin('genesis breeds', { seat: 0, about: {} });
    expect(t.ships('sol', '25')).toEqual({ flagship: 1, infantry: 1 });
  },
);

scenario(
  ['unit-card:advancedCarrier', 'unit-card:advancedCarrierII', 'technology:advancedCarrierII'],
  'Sol’s carriers and infantry are better, and better still once upgraded',
  () => {
    const t = table('sol', 'norr');
    t.technologies('sol', 'advancedCarrierII');
    t.fleet('sol', '25', { carrier: 1, fighter: 8 });
    t.fleet('norr', '25', { cruiser: 1 });
    t.dice(1, 1, 1, 1, 1, 1, 1, 1, 1, 10);
    fight(t);
    // The upgraded carrier can sustain damage.
    expect(t.asked('sol')?.kind).toBe('plan');
    expect(t.ships('sol', '25')).toMatchObject({ carrier: 1, fighter: 8 });
  },
);

scenario(['note:militarySupport'], 'Military Support costs Sol a token and places 2 infantry of its holder', () => {
  const t = table('sol', 'norr');
  t.note('sol', 'norr', 'militarySupport');
  t.strategy('sol', 'trade');
  t.begin('action phase');
  t.answer('norr', 'note:militarySupport#militarySupport.0');
  t.playOn((where) => where === 'action phase/choose an action');
  expect(t.player('sol').strategy).toBe(1);
  expect(t.player('sol').notes).toContain('militarySupport.0');
});

scenario(['ability:unrelenting'], 'N’orr’s units have +1 on combat rolls', () => {
  const t = table('norr', 'sol');
  t.fleet('norr', '25', { cruiser: 1 });
  t.fleet('sol', '25', { destroyer: 1 });
  t.dice(1, 1, 6, 1); // sol's barrage misses, the cruiser (7) hits with 6
  fight(t);
  expect(t.ships('sol', '25')).toEqual({});
});

scenario(['unit-card:cmorranNorr', 'unit-card:exotrireme'], 'the C’morran N’orr gives the other ships +1', () => {
  const t = table('norr', 'sol');
  t.fleet('norr', '25', { flagship: 1, cruiser: 1 });
  t.fleet('sol', '25', { carrier: 1 });
  t.dice(1, 1, 5, 1); // flagship twice, cruiser 5 + 1 + 1
  fight(t);
  expect(t.ships('sol', '25')).toEqual({});
});

scenario(
  ['technology:valkyrieParticleWeave'],
  'Valkyrie Particle Weave answers a hit in ground combat with one more',
  () => {
    const t = table('norr', 'sol');
    t.technologies('norr', 'valkyrieParticleWeave');
    t.own('sol', 'quann', { infantry: 1 });
    t.landed('norr', 'quann', { infantry: 2 });
    t.dice(1, 1, 10);
    invade(t);
    expect(t.ground('sol', 'quann')).toEqual({});
    expect(t.ground('norr', 'quann')).toEqual({ infantry: 1 });
  },
);

scenario(['unit-card:exotriremeII', 'technology:exotriremeII'], 'an Exotrireme II takes two ships with it', () => {
  const t = table('norr', 'sol');
  t.technologies('norr', 'exotriremeII');
  const [exotrireme] = t.fleet('norr', '25', { dreadnought: 1, cruiser: 1 });
  const [carrier, cruiser] = t.fleet('sol', '25', { carrier: 1, cruiser: 1 });
  t.dice(1, 1, 1, 1);
  fight(t);
  t.playOn((where) => where === 'window/react' && t.options('norr').length > 0);
  t.answer('norr', `unit-card:exotriremeII#${exotrireme}`);
  t.answer('norr', [String(carrier), String(cruiser)]);
  expect(t.ships('sol', '25')).toEqual({});
  expect(t.ships('norr', '25')).toEqual({ cruiser: 1 });
});

scenario(['note:tekklarLegion'], 'the Tekklar Legion gives +1 in a ground combat, and N’orr -1', () => {
  const t = table('sol', 'norr');
  t.note('norr', 'sol', 'tekklarLegion');
  t.own('norr', 'quann', { infantry: 1 });
  t.landed('sol', 'quann', { infantry: 1 });
  t.dice(6, 7); // Spec Ops 7 with 6 + 1; N'orr 8 with 7 + 1 - 1
  invade(t);
  t.answer('sol', 'note:tekklarLegion#tekklarLegion.1');
  expect(t.ground('norr', 'quann')).toEqual({});
  expect(t.ground('sol', 'quann')).toEqual({ infantry: 1 });
});

scenario(['ability:munitionsReserves'], 'Letnev pay 2 trade goods and roll again', () => {
  const t = table('letnev', 'sol');
  t.goods('letnev', 2);
  t.fleet('letnev', '25', { cruiser: 1 });
  t.fleet('sol', '25', { carrier: 1 });
  t.dice(1, 10, 1);
  fight(t);
  t.answer('letnev', 'ability:munitionsReserves');
  expect(t.player('letnev').tradeGoods).toBe(0);
  t.answer('letnev', 'ability:munitionsReserves');
  t.confirm('letnev');
  expect(t.ships('sol', '25')).toEqual({});
});

scenario(['ability:armada'], 'Letnev may have 2 ships more than fleet tokens', () => {
  const t = table('letnev', 'sol');
  expect(fleetLimit(t.game(), { seat: 0, system: '25' })).toBe(5);
});

scenario(['technology:l4Disruptors'], 'nobody fires space cannons at what Letnev have landed', () => {
  const t = table('letnev', 'sol');
  t.technologies('letnev', 'l4Disruptors');
  t.own('sol', 'quann', { pds: 1 });
  const landed = t.landed('letnev', 'quann', { infantry: 1 });
  t.dice(10);
  t.begin('space cannon defense', { seat: 0, system: '25', planet: 'quann', landed });
  expect(t.isOver()).toBe(true);
  expect(t.ground('letnev', 'quann')).toEqual({ infantry: 1 });
});

scenario(['technology:nonEuclideanShielding'], 'one use of Sustain Damage takes two hits', () => {
  const t = table('letnev', 'sol');
  t.technologies('letnev', 'nonEuclideanShielding');
  t.fleet('letnev', '25', { dreadnought: 1 });
  t.fleet('sol', '25', { cruiser: 2 });
  t.dice(1, 10, 10, 10, 1, 1, 10, 1);
  fight(t);
  t.confirm('letnev');
  expect(t.ships('letnev', '25')).toEqual({ dreadnought: 1 });
});

scenario(['unit-card:arcSecundus'], 'the Arc Secundus repairs itself when a round begins', () => {
  const t = table('letnev', 'sol');
  const [arc] = t.fleet('letnev', '25', { flagship: 1 });
  t.damage(arc as number);
  t.fleet('sol', '25', { carrier: 1 });
  t.dice(10, 1, 1);
  fight(t);
  expect(t.unit(arc as number)?.damaged).toBe(false);
});

scenario(['unit-card:arcSecundus', 'ability:ambush'], 'in its turn: an ambush may find it damaged still', () => {
  const t = table('mentak', 'letnev');
  t.fleet('mentak', '25', { cruiser: 1, carrier: 1 });
  const [arc] = t.fleet('letnev', '25', { flagship: 1 });
  t.damage(arc as number);
  t.dice(10);
  fight(t);
  t.answer('mentak', 'ability:ambush');
  expect(t.ships('letnev', '25')).toEqual({});
});

scenario(['note:warFunding'], 'War Funding costs Letnev 2 trade goods and lets its holder roll again', () => {
  const t = table('sol', 'letnev');
  t.note('letnev', 'sol', 'warFunding');
  t.goods('letnev', 3);
  t.fleet('sol', '25', { cruiser: 1 });
  t.fleet('letnev', '25', { carrier: 1 });
  t.dice(1, 10, 1);
  fight(t);
  t.pass('letnev');
  t.answer('sol', 'note:warFunding#warFunding.1');
  expect(t.player('letnev').tradeGoods).toBe(1);
  t.answer('sol', 'note:warFunding');
  t.confirm('sol');
  expect(t.ships('letnev', '25')).toEqual({});
});

scenario(
  ['ability:assimilate', 'sequence:replace structures'],
  'L1Z1X take over structures of a planet they gain',
  () => {
    const t = table('l1z1x', 'sol');
    t.own('sol', 'quann', { pds: 2, spaceDock: 1 });
    t.landed('l1z1x', 'quann', { infantry: 1 });
    t.begin('gain control', { seat: 0, planet: 'quann', how: 'invasion' });
    expect(t.ground('l1z1x', 'quann')).toEqual({ infantry: 1, pds: 2, spaceDock: 1 });
    expect(t.ground('sol', 'quann')).toEqual({});
  },
);

scenario(['ability:harrow', 'unit-card:superDreadnought'], 'L1Z1X bombard again after a round of ground combat', () => {
  const t = table('l1z1x', 'sol');
  t.active('l1z1x', '25');
  t.fleet('l1z1x', '25', { dreadnought: 1 });
  t.own('sol', 'quann', { infantry: 1 });
  t.landed('l1z1x', 'quann', { infantry: 1 });
  t.dice(1, 1, 10);
  invade(t);
  t.answer('l1z1x', 'ability:harrow');
  expect(t.ground('sol', 'quann')).toEqual({});
  expect(t.ground('l1z1x', 'quann')).toEqual({ infantry: 1 });
});

scenario(['technology:inheritanceSystems'], 'Inheritance Systems ignore all prerequisites for 2 resources', () => {
  const t = table('l1z1x', 'sol');
  t.technologies('l1z1x', 'inheritanceSystems');
  t.goods('l1z1x', 2);
  t.begin('research technology', { seat: 0, why: { key: 'title.name' } });
  t.answer('l1z1x', 'technology:inheritanceSystems');
  t.playOn((where) => where === 'research technology/choose a technology');
  expect(t.options('l1z1x')).toContain('assaultCannon');
  expect(t.player('l1z1x').exhausted).toEqual(['inheritanceSystems']);
});

scenario(
  ['unit-card:zeroZeroOne'],
  'hits of the [0.0.1] and of dreadnoughts beside it go to ships other than fighters',
  () => {
    const t = table('l1z1x', 'sol');
    t.fleet('l1z1x', '25', { flagship: 1 });
    const [carrier, cruiser] = t.fleet('sol', '25', { carrier: 1, cruiser: 1 });
    const fighters = t.fleet('sol', '25', { fighter: 3 });
    t.dice(10, 1, 1, 1, 1, 1, 1);
    fight(t);
    expect(t.refusal('sol', { damage: [], destroy: [fighters[0] as number] })).not.toBeNull();
    expect(t.refusal('sol', { damage: [], destroy: [carrier as number] })).toBeNull();
    expect(t.refusal('sol', { damage: [], destroy: [cruiser as number] })).toBeNull();
  },
);

scenario(['unit-card:superDreadnoughtII', 'technology:superDreadnoughtII'], 'a Super-Dreadnought II hits on 4', () => {
  const t = table('l1z1x', 'sol');
  t.technologies('l1z1x', 'superDreadnoughtII');
  t.fleet('l1z1x', '25', { dreadnought: 1 });
  t.fleet('sol', '25', { carrier: 1 });
  t.dice(4, 1);
  fight(t);
  expect(t.ships('sol', '25')).toEqual({});
});

scenario(['note:cyberneticEnhancements'], 'Cybernetic Enhancements bring a token for one of L1Z1X', () => {
  const t = table('sol', 'l1z1x');
  t.note('l1z1x', 'sol', 'cyberneticEnhancements');
  t.strategy('sol', 'trade');
  t.begin('action phase');
  t.answer('sol', 'note:cyberneticEnhancements#cyberneticEnhancements.1');
  expect([t.player('sol').strategy, t.player('l1z1x').strategy]).toEqual([3, 1]);
});

scenario(['unit-card:specOps', 'unit-card:specOpsII', 'technology:specOpsII'], 'Spec Ops II return with a 5', () => {
  const t = table('sol', 'norr');
  t.technologies('sol', 'specOpsII');
  const [one] = t.own('sol', 'quann', { infantry: 1 });
  t.dice(5);
  t.begin('destroy units', { seat: 0, enemy: 1, system: '25', planet: 'quann', ids: [one as number], kind: null });
  expect(t.player('sol').resting).toBe(1);
});

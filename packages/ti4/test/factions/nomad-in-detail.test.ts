// What a plain reading of the Nomad gets wrong (faq 123 and the notes on their components).
import { scenario } from '@custodian/testkit';
import { describe, expect, test } from 'vitest';
import { neighbours } from '../../src/queries/board.ts';
import { retreatSystems } from '../../src/queries/combat.ts';
import { leaderProgress } from '../../src/queries/leaders.ts';
import type { Table } from '../kit/index.ts';
import { tableWith } from '../kit/index.ts';

const pok = { prophecy: true };
const without = (t: Table, ...who: Parameters<Table['player']>[0][]): void => {
  for (const each of who) t.player(each).leaders = [];
};

describe('Future Sight', () => {
  /** The Nomad predicts what comes twice; hacan may set it aside. */
  function decided(plot: boolean): number {
    const t = tableWith(pok, 'norr', 'nomad', 'hacan');
    t.game().phase = 'agenda';
    t.hand('nomad', 'leadershipRider', 'tradeRider');
    if (plot) t.hand('hacan', 'deadlyPlot');
    t.decks({ agendaDeck: ['mutiny', 'economicEquality'] });
    t.begin('one agenda', {});
    for (const rider of ['leadershipRider', 'tradeRider']) {
      t.answer('nomad', `action:${rider}`);
      t.answer('nomad', 'for');
    }
    t.answer('hacan', { outcome: 'against', planets: ['hercant'] });
    t.answer('norr', { outcome: 'for', planets: ['quinarra'] });
    if (t.where().endsWith('break the tie')) t.answer('norr', 'for');
    if (plot) t.answer('hacan', 'action:deadlyPlot');
    t.playOn(() => false);
    return t.events('tradeGoodsGained').filter((e) => e.seat === 1 && e.count === 1).length;
  }

  test('two right predictions bring one trade good', () => expect(decided(false)).toBe(1));
  test('after a Deadly Plot nothing was right', () => expect(decided(true)).toBe(0));
});

describe('The Cavalry', () => {
  const fleets = { sol: { carrier: 1 }, mentak: { flagship: 1 }, argent: { destroyer: 1 } };

  function riding(against: 'sol' | 'mentak' | 'argent'): { t: Table; cruiser: number } {
    const t = tableWith(pok, 'norr', against, 'nomad');
    without(t, 'norr', against, 'nomad');
    t.note('nomad', 'norr', 'theCavalry');
    const [cruiser = 0] = t.fleet('norr', '47', { cruiser: 1, destroyer: 1 });
    t.fleet(against, '47', fleets[against]);
    t.active('norr', '47');
    t.begin('space combat', { attacker: 0, defender: 1, system: '47' });
    if (t.options(1).includes('ability:ambush')) t.pass(1);
    return { t, cruiser };
  }

  test('damage that the ship has sustained stays when the combat is over', () => {
    const { t, cruiser } = riding('sol');
    t.answer('norr', 'note:theCavalry#theCavalry.2');
    // The barrage of cruiser and destroyer, then all hit, and so does the carrier.
    t.dice(1, 1, 1, 1, 1, 10, 10, 10, 10);
    t.answer('norr', String(cruiser));
    t.answer('norr', { damage: [cruiser], destroy: [] });
    expect(t.isOver()).toBe(true);
    expect(t.unit(cruiser)?.damaged).toBe(true);
    t.begin('take hits', { seat: 0, by: 1, hits: 1, kind: 'space cannon offense', system: '47' });
    expect(t.refusal('norr', { damage: [cruiser], destroy: [] })).not.toBeNull();
  });

  test('beside the Fourth Moon the ship sustains nothing either', () => {
    const { t, cruiser } = riding('mentak');
    t.answer('norr', 'note:theCavalry#theCavalry.2');
    t.dice(1, 1, 1, 1, 1, 1, 1, 1, 10, 1);
    t.answer('norr', String(cruiser));
    expect(t.refusal('norr', { damage: [cruiser], destroy: [] })).toBe('why.cannot sustain');
  });

  scenario(['ability:raidFormation'], 'a raid damages the ship too, which then sustains nothing more', () => {
    const { t, cruiser } = riding('argent');
    t.answer('norr', 'note:theCavalry#theCavalry.2');
    // Barrages: cruiser and destroyer miss, one of two dice of the Argent Flight hits; so does its die in the combat.
    t.dice(1, 1, 1, 1, 1, 9, 1, 1, 1, 1, 10);
    t.answer('norr', String(cruiser));
    expect(t.unit(cruiser)?.damaged).toBe(true);
    expect(t.refusal('norr', { damage: [cruiser], destroy: [] })).toBe('why.cannot sustain');
  });
});

describe('Temporal Command Suite', () => {
  test('an agent that is readied is not used again for the same event', () => {
    const t = tableWith(pok, 'nomad', 'sol', 'norr');
    t.technologies('nomad', 'temporalCommandSuite');
    t.begin('gain trade goods', { seat: 0, amount: 2 });
    t.answer('nomad', 'leader:artunoTheBetrayer');
    t.answer('nomad', 'technology:temporalCommandSuite');
    // What lay on it is gained, off a card: nothing more to answer to.
    expect(t.player('nomad').tradeGoods).toBe(4);
    expect(t.isOver()).toBe(true);
  });

  test('readying an own agent brings no transaction', () => {
    const t = tableWith(pok, 'nomad', 'sol', 'norr');
    t.technologies('nomad', 'temporalCommandSuite');
    t.begin('gain trade goods', { seat: 0, amount: 2 });
    t.answer('nomad', 'leader:artunoTheBetrayer');
    t.answer('nomad', 'technology:temporalCommandSuite');
    expect(t.game().effects.filter((e) => e.source === 'technology:temporalCommandSuite')).toEqual([]);
  });
});

describe('Memoria', () => {
  test('retreats by no mech, and is next to nothing for others', () => {
    const t = tableWith(pok, 'nomad', 'sol', 'norr');
    t.fleet('nomad', '46', { flagship: 1 });
    t.fleet('sol', '46', { cruiser: 1 });
    t.own('nomad', 'vefutII', { mech: 1 });
    expect(retreatSystems(t.game(), 0, 1, '46')).not.toContain('20');
    expect(neighbours(t.game(), '46', 1)).not.toContain('20');
  });

  test('does not follow a mech that it brings itself', () => {
    const t = tableWith(pok, 'nomad', 'sol', 'norr');
    const [flagship = 0, mech = 0] = t.fleet('nomad', '46', { flagship: 1, mech: 1 });
    t.begin('tactical action', { seat: 0 });
    t.answer('nomad', '23');
    // Nothing can move there at all.
    expect(t.isOver()).toBe(true);
    expect(t.unitIds('nomad', '46')).toEqual([flagship, mech]);
  });
});

describe('leaders', () => {
  test('Navarch Feng: the free flagship takes its place in the production limit', () => {
    const t = tableWith(pok, 'nomad', 'sol', 'norr');
    t.unlock('nomad', 'navarchFeng');
    t.own('nomad', 'vefutII', { spaceDock: 1 });
    t.goods('nomad', 9);
    t.begin('production', { seat: 0, system: '20' });
    const made = (fighters: number) => ({
      units: [
        { unit: 'flagship', count: 1 },
        { unit: 'destroyer', count: fighters },
      ],
      pay: { planets: [], goods: fighters },
    });
    expect(t.refusal('nomad', made(4))).toBe('why.production limit');
    expect(t.refusal('nomad', made(1))).toBeNull();
  });

  test('Navarch Feng: a secret that lies open for all unlocks nothing', () => {
    const t = tableWith(pok, 'nomad', 'sol', 'norr');
    t.player('nomad').scored = ['adaptNewStrategies'];
    t.objectives('adaptNewStrategies');
    expect(leaderProgress(t.game(), 0, 'navarchFeng')).toEqual({ have: 0, need: 1 });
  });

  test('Field Marshal Mercer fetches from systems with own tokens, and what is damaged stays so', () => {
    const t = tableWith(pok, 'nomad', 'sol', 'norr');
    without(t, 'sol', 'norr');
    t.own('nomad', 'quann', { infantry: 1 });
    const [mech = 0] = t.own('nomad', 'wellon', { mech: 1 });
    t.damage(mech);
    t.activated('nomad', '19');
    t.fleet('nomad', '25', { carrier: 1 });
    t.strategy('nomad', 'leadership', 'diplomacy');
    t.begin('action phase');
    t.answer('nomad', 'tactical');
    t.answer('nomad', '25');
    t.answer('nomad', { moves: [] });
    t.answer('nomad', 'leader:fieldMarshalMercer');
    t.answer('nomad', String(mech));
    t.pass('nomad');
    expect(t.ground('nomad', 'quann')).toEqual({ infantry: 1, mech: 1 });
    expect(t.unit(mech)?.damaged).toBe(true);
  });

  test('The Thundarian: dice are not rolled a third time, and what the round began with still holds', () => {
    const t = tableWith(pok, 'sol', 'norr', 'nomad');
    without(t, 'sol', 'norr');
    t.fleet('sol', '47', { cruiser: 1 });
    t.fleet('norr', '47', { cruiser: 1 });
    t.hand('sol', 'moraleBoost');
    t.active('sol', '47');
    t.begin('space combat', { attacker: 0, defender: 1, system: '47' });
    // A morale boost of the round: 6 hits as 7 does.
    t.dice(1, 1, 6, 1);
    t.answer('sol', 'action:moraleBoost');
    t.answer('nomad', 'leader:theThundarian');
    expect(t.ships('norr', '47')).toEqual({});
    expect(t.isOver()).toBe(true);
  });
});

describe('Quantum Manipulator', () => {
  test('sustains damage for ships against a barrage, and no Direct Hit reaches it', () => {
    const t = tableWith(pok, 'nomad', 'sol', 'norr');
    without(t, 'nomad', 'sol', 'norr');
    t.hand('sol', 'directHit');
    const [, mech = 0] = t.fleet('nomad', '46', { carrier: 1, mech: 1, fighter: 1 });
    t.begin('take hits', {
      seat: 0,
      by: 1,
      hits: 1,
      kind: 'anti-fighter barrage',
      system: '46',
      only: ['fighter'],
    });
    t.answer('nomad', { damage: [mech], destroy: [] });
    expect(t.isOver()).toBe(true);
    expect(t.ships('nomad', '46')).toEqual({ carrier: 1, mech: 1, fighter: 1 });
  });
});

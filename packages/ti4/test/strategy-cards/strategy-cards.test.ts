// The eight strategy cards: primary and secondary abilities.
import { scenario } from '@custodian/testkit';
import { describe, expect, test } from 'vitest';
import type { StrategyCardId } from '../../src/facts/index.ts';
import type { Table } from '../kit/index.ts';
import { table } from '../kit/index.ts';

/** Norr use the card; letnev and sol follow, in this order. */
function using(card: StrategyCardId, prepare: (t: Table) => void = () => undefined): Table {
  const t = table('norr', 'letnev', 'sol');
  t.strategy('norr', card);
  prepare(t);
  t.begin('strategic action', { seat: 0, card });
  return t;
}

const pools = (tactic: number, fleet: number, strategy: number) => ({ tactic, fleet, strategy });
const pay = (planets: string[], goods = 0) => ({ pay: { planets, goods } });

describe('Leadership', () => {
  scenario(['strategy:leadership'], '3 tokens, and one more for every 3 influence; what is over is lost', () => {
    const t = using('leadership', (table) => {
      table.goods('norr', 3);
      table.tokens('letnev', { strategy: 0 });
      table.own('letnev', 'mecatolRex');
    });
    t.answer('norr', pools(3, 0, 0));
    t.answer('norr', pay(['quinarra'], 3)); // 1 + 3: one token
    t.answer('norr', pools(0, 1, 0));
    expect(t.player('norr')).toMatchObject({ ...pools(6, 4, 2), tradeGoods: 0 });
    // It costs no token, so that an empty strategy pool does not matter.
    t.answer('letnev', 'secondary');
    t.answer('letnev', pay(['mecatolRex']));
    t.answer('letnev', pools(0, 0, 2));
    expect(t.player('letnev')).toMatchObject(pools(3, 3, 2));
    expect(t.planet('mecatolRex').exhausted).toBe(true);
  });

  test('no more tokens than there are', () => {
    const t = using('leadership', (table) => {
      table.tokens('norr', pools(6, 4, 4));
      table.goods('norr', 9);
    });
    t.answer('norr', pools(2, 0, 0));
    expect(t.player('norr')).toMatchObject(pools(8, 4, 4));
    expect([t.isOver(), t.player('norr').tradeGoods]).toEqual([true, 9]);
  });
});

describe('Diplomacy', () => {
  scenario(['strategy:diplomacy'], 'the others’ tokens go into the system, and all its planets are readied', () => {
    const t = using('diplomacy', (table) => {
      table.own('norr', 'abyz');
      table.own('norr', 'fria');
      table.own('norr', 'mecatolRex');
      table.exhaust('abyz', 'fria', 'quinarra');
      table.exhaust('arcPrime', 'wrenTerra', 'jord');
      table.tokens('letnev', pools(8, 4, 4));
      table.activated('sol', '38');
    });
    expect(t.options('norr')).toEqual(['38', '13']); // not Mecatol Rex
    t.answer('norr', '38');
    t.answer('letnev', 'strategy'); // the reinforcements are empty
    expect(t.player('letnev')).toMatchObject(pools(8, 4, 3));
    expect(t.system('38').tokens).toBe(0b110);
    expect([t.planet('abyz').exhausted, t.planet('fria').exhausted, t.planet('quinarra').exhausted]).toEqual([
      false,
      false,
      true,
    ]);
    expect(t.events('systemActivated')).toEqual([]);
    t.answer('letnev', 'secondary');
    t.answer('letnev', ['arcPrime', 'wrenTerra']);
    expect([t.planet('arcPrime').exhausted, t.planet('wrenTerra').exhausted]).toEqual([false, false]);
    t.answer('sol', 'secondary');
    expect(t.options('sol')).toEqual(['jord']);
  });

  test('without a planet the action is possible and does nothing', () => {
    const t = using('diplomacy', (table) => {
      table.own('sol', 'quinarra');
      table.own('sol', 'trenlak');
      table.own('norr', 'mecatolRex');
    });
    expect(t.isOver()).toBe(true);
    expect(t.game().systems.every((s) => s.tokens === 0)).toBe(true);
  });

  test('the Xxcha may use the secondary without an exhausted planet', () => {
    const t = table('norr', 'xxcha', 'sol');
    t.begin('strategic action', { seat: 0, card: 'diplomacy' });
    expect(t.awaited()).toEqual([t.seat('xxcha')]);
  });
});

describe('Politics', () => {
  scenario(['strategy:politics'], 'a new speaker, 2 action cards, and the 2 top agendas as one likes', () => {
    const t = using('politics', (table) => {
      table.game().speaker = 1;
      table.decks({
        actionDeck: ['veto.1', 'spy.1', 'plague.1', 'bunker.1'],
        agendaDeck: ['mutiny', 'economicEquality', 'armsReduction'],
      });
    });
    expect(t.options('norr')).toEqual(['0', '2']); // oneself, but not the speaker
    t.answer('norr', '0');
    expect(t.game().speaker).toBe(0);
    expect(t.player('norr').hand).toEqual(['bunker.1', 'plague.1']);
    t.answer('norr', { top: ['economicEquality'], bottom: ['armsReduction'] });
    expect(t.game().agendaDeck).toEqual(['armsReduction', 'mutiny', 'economicEquality']);
    t.answer('letnev', 'secondary');
    expect(t.player('letnev')).toMatchObject({ strategy: 1, hand: ['spy.1', 'veto.1'] });
  });
});

describe('Construction', () => {
  scenario(['strategy:construction'], 'a PDS or dock, then a PDS; others where their token lies', () => {
    const t = using('construction', (table) => {
      table.own('letnev', 'abyz');
      table.activated('norr', '13');
    });
    t.answer('norr', 'spaceDock quinarra');
    expect(t.options('norr')).toEqual(['pds trenlak', 'pds quinarra']);
    t.answer('norr', 'pds quinarra');
    expect(t.ground('norr', 'quinarra')).toEqual({ spaceDock: 1, pds: 1 });
    t.answer('letnev', 'secondary');
    expect(t.options('letnev')).toContain('25'); // any system
    t.answer('letnev', '38');
    expect(t.system('38').tokens).toBe(0b10);
    expect(t.player('letnev').strategy).toBe(1);
    expect(t.options('letnev')).toEqual(['pds abyz', 'spaceDock abyz']);
    t.answer('letnev', 'spaceDock abyz');
    expect(t.ground('letnev', 'abyz')).toEqual({ spaceDock: 1 });
  });

  test('nobody has to build, and a token that lies there already is enough', () => {
    const t = using('construction', (table) => {
      table.own('letnev', 'abyz');
      table.activated('letnev', '38');
    });
    t.pass('norr');
    t.pass('norr');
    t.answer('letnev', 'secondary');
    t.answer('letnev', '38');
    expect(t.player('letnev')).toMatchObject(pools(3, 3, 1));
    t.answer('letnev', 'pds abyz');
    expect(t.ground('letnev', 'abyz')).toEqual({ pds: 1 });
  });
});

describe('Trade', () => {
  scenario(['strategy:trade'], '3 trade goods and commodities; whom one chooses replenishes free of charge', () => {
    const t = using('trade', (table) => table.tokens('letnev', { strategy: 0 }));
    expect(t.player('norr')).toMatchObject({ tradeGoods: 3, commodities: 3 });
    t.answer('norr', [String(t.seat('letnev'))]);
    // The chosen one is not asked, and pays nothing.
    expect(t.player('letnev')).toMatchObject({ commodities: 2, strategy: 0 });
    t.answer('sol', 'secondary');
    expect(t.player('sol')).toMatchObject({ commodities: 4, strategy: 1 });
  });

  test('whom one does not choose may pay, also with all commodities', () => {
    const t = using('trade', (table) => table.goods('sol', 0, 4));
    t.answer('norr', []);
    t.pass('letnev');
    t.answer('sol', 'secondary');
    expect(t.events('secondaryUsed')).toMatchObject([{ seat: t.seat('sol') }]);
  });
});

describe('Warfare', () => {
  scenario(['strategy:warfare'], 'a token off the board into any pool, and all shared out anew', () => {
    const t = using('warfare', (table) => {
      table.activated('norr', '25', '26');
      table.own('letnev', 'arcPrime', { spaceDock: 1 });
    });
    t.answer('norr', '26');
    expect(t.system('26').tokens).toBe(0);
    t.answer('norr', pools(1, 0, 0));
    expect(t.player('norr')).toMatchObject(pools(4, 3, 2));
    t.answer('norr', pools(1, 8, 0));
    expect(t.player('norr')).toMatchObject(pools(1, 8, 0));
    t.answer('letnev', 'secondary');
    t.answer('letnev', { units: [{ unit: 'cruiser', count: 2 }], ...pay(['arcPrime']) });
    expect(t.ships('letnev', '10')).toEqual({ cruiser: 2 });
    // The token is spent, not placed.
    expect(t.player('letnev').strategy).toBe(1);
    expect(t.system('10').tokens).toBe(0);
  });

  test('without a token on the board nothing is gained', () => {
    const t = using('warfare');
    expect(t.where()).toBe('redistribute tokens/share out anew');
    t.confirm('norr');
    expect(t.player('norr')).toMatchObject(pools(3, 3, 2));
  });
});

describe('Technology', () => {
  scenario(['strategy:technology'], 'research, again for 6 resources; others for a token and 4 resources', () => {
    const t = using('technology', (table) => {
      table.goods('norr', 6);
      table.goods('letnev', 4);
    });
    t.answer('norr', 'neuralMotivator');
    t.answer('norr', 'dacxiveAnimators');
    t.answer('norr', pay([], 6));
    expect(t.player('norr')).toMatchObject({ technologies: ['neuralMotivator', 'dacxiveAnimators'], tradeGoods: 0 });
    t.answer('letnev', 'secondary');
    t.answer('letnev', 'sarweenTools');
    t.answer('letnev', pay([], 4));
    expect(t.player('letnev')).toMatchObject({ technologies: ['sarweenTools'], tradeGoods: 0, strategy: 1 });
  });

  test('the first research is not optional, the second is', () => {
    const t = using('technology', (table) => table.goods('norr', 6));
    expect(t.refusal('norr', [])).toBe('kernel.how many');
    t.answer('norr', 'neuralMotivator');
    t.pass('norr');
    expect(t.player('norr').tradeGoods).toBe(6);
  });
});

describe('Imperial', () => {
  scenario(['strategy:imperial'], 'a public objective at once, and a point for Mecatol Rex', () => {
    const t = using('imperial', (table) => {
      table.objectives('negotiateTradeRoutes', 'expandBorders');
      table.goods('norr', 5);
      table.own('norr', 'mecatolRex');
      table.decks({ secretDeck: ['forgeAnAlliance'] });
    });
    expect(t.options('norr')).toEqual(['negotiateTradeRoutes']);
    t.answer('norr', 'negotiateTradeRoutes');
    expect(t.player('norr')).toMatchObject({ points: 2, tradeGoods: 0, secrets: [] });
    t.answer('letnev', 'secondary');
    expect(t.player('letnev')).toMatchObject({ strategy: 1, secrets: ['forgeAnAlliance'] });
  });

  test('the point for Mecatol Rex needs no home planets, scoring does', () => {
    const t = using('imperial', (table) => {
      table.objectives('negotiateTradeRoutes');
      table.goods('norr', 5);
      table.own('norr', 'mecatolRex');
      table.own('sol', 'quinarra');
    });
    expect(t.player('norr')).toMatchObject({ points: 1, tradeGoods: 5 });
  });

  test('without Mecatol Rex a secret objective may be drawn, or not', () => {
    const t = using('imperial', (table) => table.decks({ secretDeck: ['forgeAnAlliance'] }));
    t.answer('norr', 'no');
    expect(t.player('norr')).toMatchObject({ points: 0, secrets: [] });
  });

  test('no secret objective is scored by it', () => {
    const t = using('imperial', (table) => {
      table.secret('norr', 'controlTheRegion');
      for (const system of ['25', '26', '23', '19', '21', '46']) table.fleet('norr', system, { destroyer: 1 });
      table.decks({ secretDeck: ['forgeAnAlliance'] });
    });
    expect(t.where()).toBe('primary imperial/draw or not');
  });

  test('the tenth point ends the game before anybody else acts', () => {
    const t = using('imperial', (table) => {
      table.player('norr').points = 9;
      table.own('norr', 'mecatolRex');
    });
    expect(t.game().winner).toEqual({ seats: [0], why: 'points' });
    expect(t.isOver()).toBe(true);
  });
});

// What the page foretells of combats: from where one stands, and of what a plan would bring about.
import { hideState } from '@custodian/kernel';
import { ti4 } from '@custodian/ti4';
import type { Game } from '@custodian/ti4/game';
import { attackOdds, beforeCannons } from '@custodian/ti4/queries/odds/attack';
import { table } from '@custodian/ti4/testkit';
import { describe, expect, it } from 'vitest';
import { fromHere, ofArrival, ofLanding } from '../../src/titles/ti4/battle/forecasts.ts';

const SYSTEM = '23';
const keys = (texts: readonly { readonly key: string }[]): string[] => texts.map(({ key }) => key);

describe('a forecast', () => {
  it('of a movement counts space cannons, and says how likely the planet falls', () => {
    const t = table('hacan', 'xxcha', 'saar');
    for (const seat of [0, 1]) t.tokens(seat, { fleet: 9 });
    t.fleet(0, SYSTEM, { carrier: 1, cruiser: 3, infantry: 3 });
    t.fleet(1, SYSTEM, { destroyer: 2 });
    t.own(1, 'saudor', { infantry: 1, pds: 2 });
    const { battle, planets, leftOut } = ofArrival(t.game(), SYSTEM, 0);
    t.active(0, SYSTEM);
    const whole = attackOdds(beforeCannons(t.game(), { attacker: 0, defender: 1, system: SYSTEM }), 'saudor');
    expect(battle).toMatchObject({ kind: 'space', cannons: true, leftOut: [] });
    expect(battle?.odds.a.wins).toBeCloseTo(whole.battle.a.wins, 12);
    expect(planets).toEqual([{ planet: 'saudor', taken: whole.taken }]);
    expect(planets[0]?.taken).toBeLessThan(battle?.odds.a.wins ?? 0);
    expect(leftOut).toEqual([]);
    t.planet('saudor').units = t.planet('saudor').units.filter(({ type }) => type !== 'pds');
    const without = ofArrival(t.game(), SYSTEM, 0);
    expect(without.battle?.cannons).toBe(false);
    expect(without.battle?.odds.a.wins).toBeGreaterThan((battle?.odds.a.wins ?? 1) + 0.02);
  });

  it('of ships that come where nobody lies counts the guns of the planet', () => {
    const t = table('hacan', 'xxcha', 'saar');
    t.tokens(0, { fleet: 9 });
    t.fleet(0, SYSTEM, { carrier: 1, infantry: 2 });
    t.own(1, 'saudor', { infantry: 1, pds: 2 });
    const guarded = ofArrival(t.game(), SYSTEM, 0);
    expect(guarded.battle).toBeNull();
    t.planet('saudor').units = t.planet('saudor').units.filter(({ type }) => type !== 'pds');
    const bare = ofArrival(t.game(), SYSTEM, 0);
    // Two cannons on the carrier, then on what lands.
    expect(guarded.planets[0]?.taken).toBeLessThan((bare.planets[0]?.taken ?? 0) - 0.2);
    t.fleet(0, '19', { cruiser: 1 });
    expect(ofArrival(t.game(), '19', 0).planets).toEqual([]);
  });

  it('names what it does without, in space, on planets, and in the midst of a combat', () => {
    const t = table('letnev', 'yin', 'saar');
    t.tokens(0, { fleet: 9 });
    t.goods(0, 4);
    t.fleet(0, SYSTEM, { carrier: 1, cruiser: 2, infantry: 2 });
    t.fleet(1, SYSTEM, { destroyer: 1, cruiser: 1 });
    t.own(1, 'saudor', { infantry: 1 });
    const { battle, leftOut } = ofArrival(t.game(), SYSTEM, 0);
    expect(keys(battle?.leftOut ?? [])).toEqual(['ability.munitionsReserves', 'ability.devotion']);
    expect(keys(leftOut)).toEqual([]);
    t.begin('space combat', { attacker: 0, defender: 1, system: SYSTEM });
    expect(keys(fromHere(t.game(), t.state().stack)?.leftOut ?? [])).toContain('ability.munitionsReserves');
  });

  it('of a landing counts the guns that fire at it', () => {
    const t = table('hacan', 'xxcha', 'saar');
    t.own(1, 'saudor', { infantry: 2, pds: 2 });
    t.landed(0, 'saudor', { infantry: 3 });
    const guarded = ofLanding(t.game(), SYSTEM, 'saudor', 0);
    t.planet('saudor').units = t.planet('saudor').units.filter(({ type }) => type !== 'pds');
    const bare = ofLanding(t.game(), SYSTEM, 'saudor', 0);
    expect(guarded).toMatchObject({ kind: 'ground', leftOut: [], cannons: true });
    expect(guarded?.odds.a.wins).toBeLessThan((bare?.odds.a.wins ?? 0) - 0.1);
  });

  it('says the same whatever the others hold, and whoever looks', () => {
    const laid = (holds: boolean) => {
      const t = table('letnev', 'yin', 'nomad');
      t.tokens(0, { fleet: 9 });
      t.fleet(0, SYSTEM, { carrier: 1, cruiser: 2, infantry: 2 });
      t.fleet(1, SYSTEM, { destroyer: 1, cruiser: 1 });
      t.own(1, 'saudor', { infantry: 1, pds: 1 });
      if (holds) {
        for (const seat of [1, 2]) t.hand(seat, 'moraleBoost', 'shieldsHolding', 'bunker', 'directHit');
        t.note(2, 1, 'theCavalry');
        t.secret(1, 'turnTheirFleetsToDust');
        t.decks({ actionDeck: [] });
      }
      return t;
    };
    const told = (game: Game) => JSON.stringify(ofArrival(game, SYSTEM, 0));
    const [bare, held] = [laid(false).game(), laid(true).game()];
    expect(told(held)).toBe(told(bare));
    const state = { ...blank, game: held };
    for (const seat of [0, 1, 2]) {
      const seen = structuredClone(hideState(ti4, state, seat).game);
      expect(JSON.stringify(seen)).not.toBe(JSON.stringify(held));
      expect(told(seen)).toBe(told(bare));
    }
    const t = laid(true);
    t.begin('space combat', { attacker: 0, defender: 1, system: SYSTEM });
    const { stack } = t.state();
    const here = (game: Game) => JSON.stringify(fromHere(game, stack));
    for (const seat of [0, 1, 2])
      expect(here(structuredClone(hideState(ti4, { ...blank, game: t.game() }, seat).game))).toBe(here(t.game()));
  });
});

const blank = {
  rules: ti4.id,
  revision: ti4.revision,
  seed: '',
  commitment: '',
  rng: {},
  answers: 0,
  live: true,
  stack: [{ run: 'space combat', at: 'combat begins', v: {} }],
};

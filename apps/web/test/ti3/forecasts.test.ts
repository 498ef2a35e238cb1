// What the page foretells of battles: from where one stands, and of what a plan would bring about.

import { hideState } from '@custodian/kernel';
import type { Game } from '@custodian/ti3';
import { spaceBattleOdds, ti3 } from '@custodian/ti3';
import { beforeMoving } from '@custodian/ti3/queries/odds/space';
import { table } from '@custodian/ti3/testkit';
import { describe, expect, it } from 'vitest';
import { fromHere, ofArrival, ofLandings } from '../../src/titles/ti3/battle/forecasts.ts';
import { afterMoving } from '../../src/titles/ti3/panels/moving/arriving.ts';
import { emptyLoad, nobodyMoves, withLoad } from '../../src/titles/ti3/panels/moving/draft.ts';
import { everybody } from '../../src/titles/ti3/panels/moving/movement.ts';

describe('a forecast', () => {
  it('of a battle in its second round counts the hits on the table and no barrage', () => {
    const t = table('sol', 'hacan');
    t.fleet('sol', 'quann', { cruiser: 2, destroyer: 1 });
    t.fleet('hacan', 'quann', { cruiser: 1, carrier: 1, fighter: 1 });
    t.dice(1, 1, 7, 7, 9, 7, 9, 1);
    t.begin('space battle', { attacker: 0, defender: 1, system: 'quann' });
    const forecast = fromHere(t.game(), t.state().stack);
    expect(forecast).toMatchObject({ kind: 'space', leftOut: [], pds: false });
    expect(forecast?.odds.a.wins).toBe(1);
  });

  it('of an invasion follows its rounds', () => {
    const t = table('sol', 'hacan');
    t.own('hacan', 'quann', { groundForces: 2, pds: 1 });
    t.planet('quann').invaders = { owner: 0, groundForces: 2, pds: 0, fighters: 0 };
    const v = { seat: 0, enemy: 1, system: 'quann', planet: 'quann', ships: [], defended: true };
    const before = fromHere(t.game(), [{ run: 'fight for a planet', at: 'before invasion combat', v }]);
    const after = fromHere(t.game(), [{ run: 'fight for a planet', at: 'before combat round', v: { ...v, round: 1 } }]);
    expect(before).toMatchObject({ kind: 'ground', pds: true });
    expect(after).toMatchObject({ kind: 'ground', pds: false });
    expect(after?.odds.a.wins).toBeGreaterThan(before?.odds.a.wins ?? 1);
    const hit = { ...v, round: 1, hits: { 0: 0, 1: 2 } };
    const lost = fromHere(t.game(), [{ run: 'fight for a planet', at: 'invader removes casualties', v: hit }]);
    expect(lost?.odds.b.wins).toBe(1);
  });

  it('of a movement counts PDS fire, and what the ships pick up may take the planet', () => {
    const t = table('sol', 'hacan', 'norr');
    t.counters('sol', { fleetSupply: 4 });
    t.own('sol', 'jord', { groundForces: 4 });
    t.fleet('sol', 'home-sol', { carrier: 1, cruiser: 2 });
    t.own('hacan', 'abyz', { groundForces: 1, pds: 1 });
    t.fleet('hacan', 'abyz-fria', { destroyer: 1 });
    t.begin('movement', { seat: 0, system: 'abyz-fria' });
    const decision = t.asked(0);
    if (decision?.kind !== 'plan') throw new Error('no plan');
    const m = { g: t.game(), seat: 0, about: decision.about as never };
    const all = everybody(m, nobodyMoves);
    const game = afterMoving(m, all);
    const { battle, planets } = ofArrival(game, 'abyz-fria', 0);
    expect(battle?.odds.a.wins).toBe(spaceBattleOdds(game, 'abyz-fria', 0, 1, beforeMoving).a.wins);
    expect(planets.map(({ planet }) => planet)).toEqual(['abyz']);
    expect(planets[0]?.taken).toBeGreaterThan(0.3);
    expect(planets[0]?.taken).toBeLessThan(battle?.odds.a.wins ?? 0);
    const carrier = all.going.find(
      (id) => game.systems.flatMap((s) => s.ships).find((s) => s.id === id)?.type === 'carrier',
    );
    const empty = withLoad(all, carrier as number, emptyLoad);
    expect(ofArrival(afterMoving(m, empty), 'abyz-fria', 0).planets).toEqual([]);
  });

  it('of a landing lets the ships bombard the strongest garrison', () => {
    const t = table('sol', 'hacan');
    t.own('hacan', 'arnor', { groundForces: 3 });
    t.own('hacan', 'lor', { groundForces: 1 });
    t.fleet('sol', 'arnor-lor', { dreadnought: 2, carrier: 1, groundForces: 6 });
    const landings = [
      { planet: 'arnor', groundForces: 3 },
      { planet: 'lor', groundForces: 1 },
    ] as const;
    const both = ofLandings(t.game(), 0, 'arnor-lor', landings);
    expect([...both.keys()]).toEqual(['arnor', 'lor']);
    expect(both.get('lor')?.odds.a.wins).toBeCloseTo(both.get('lor')?.odds.b.wins ?? 0, 6);
    expect(both.get('arnor')?.odds.a.wins).toBeGreaterThan(both.get('arnor')?.odds.b.wins ?? 1);
    const alone = ofLandings(t.game(), 0, 'arnor-lor', landings.slice(1));
    expect(alone.get('lor')?.odds.a.wins).toBeGreaterThan(both.get('lor')?.odds.a.wins ?? 1);
  });

  it('says the same whatever the others hold, and whoever looks', () => {
    const laid = (holds: boolean) => {
      const t = table('sol', 'hacan', 'norr');
      t.own('hacan', 'quann', { groundForces: 1, pds: 1 });
      t.fleet('sol', 'quann', { cruiser: 2, carrier: 1, groundForces: 2 });
      t.fleet('hacan', 'quann', { cruiser: 2 });
      if (holds) for (const seat of [1, 2]) t.hand(seat, 'minelayers', 'moraleBoost', 'directHit');
      return t;
    };
    const told = (game: Game) => JSON.stringify(ofArrival(game, 'quann', 0));
    const bare = laid(false).game();
    const t = laid(true);
    expect(told(t.game())).toBe(told(bare));
    for (const seat of [0, 1, 2]) {
      const seen = structuredClone(hideState(ti3, { ...blank, game: t.game() }, seat).game);
      expect(told(seen)).toBe(told(bare));
    }
  });
});

const blank = {
  rules: ti3.id,
  revision: ti3.revision,
  seed: '',
  commitment: '',
  rng: {},
  answers: 0,
  live: true,
  stack: [{ run: 'space battle', at: 'next round', v: {} }],
};

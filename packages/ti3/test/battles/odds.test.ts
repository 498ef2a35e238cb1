// The odds shown to players against thousands of battles fought by the rules themselves: fixed seeds, usual casualties.
import type { Decision, Json, State } from '@custodian/kernel';
import { begin, copy, decisionId, pending, play } from '@custodian/kernel';
import { loadDice } from '@custodian/kernel/testing';
import type { Game, Sequences } from '@custodian/ti3';
import { spaceBattleOdds, ti3 } from '@custodian/ti3';
import { battleNow } from '@custodian/ti3/queries/battle-now';
import { bombardersOf, conquestOdds, invasionOdds, landing } from '@custodian/ti3/queries/invasion-odds';
import { leftOutInSpace, leftOutOfOdds } from '@custodian/ti3/queries/left-out';
import { beforeMoving, beforeTheBattle } from '@custodian/ti3/queries/odds';
import { afterEach, describe, expect, test } from 'vitest';
import { facing } from '../battles.ts';
import type { Table } from '../kit/index.ts';
import { table } from '../kit/index.ts';

const BATTLES = 1000;
/** Three standard deviations of so many battles. */
const CLOSE = 0.048;

interface Results {
  readonly attacker: number;
  readonly defender: number;
}
type Sequence = { [N in keyof Sequences]: readonly [N, Sequences[N]['given']] }[keyof Sequences];
type Left = 'attacker' | 'defender' | null;

/** Fights copies of the table to their end; how often each side is the one that is left. */
function fought(t: Table, sequences: readonly Sequence[], left: (g: Game) => Left): Results {
  const wins = { attacker: 0, defender: 0 };
  for (let seed = 0; seed < BATTLES; seed++) {
    let game = ti3.copy(t.game());
    for (const sequence of sequences) game = fightOnce(game, sequence, seed);
    const side = left(game);
    if (side !== null) wins[side]++;
  }
  return { attacker: wins.attacker / BATTLES, defender: wins.defender / BATTLES };
}

function fightOnce(game: Game, [run, v]: Sequence, seed: number): Game {
  const { state } = begin(ti3, game, run, { ...v }, `${run} ${seed}`, false);
  playOut(state);
  return state.game;
}

/** PDS fire; everything else is passed, and casualties are the usual ones. */
function playOut(state: State<Game>): void {
  while (state.stack.length > 0) {
    const decision = pending(ti3, state)[0] as Decision;
    const fires = decision.kind === 'choose' && decision.options.some((option) => option.id === 'fire');
    const value: Json = decision.kind === 'plan' ? decision.fallback : fires ? ['fire'] : [];
    play(ti3, state, { seat: decision.seat, decision: decisionId(state), value });
  }
}

const battle = ['space battle', { attacker: 0, defender: 1, system: 'quann' }] as const;
const pds = ['pds fire', { seat: 0, systems: ['quann'], ownToo: true }] as const;

function inSpace(g: Game, at = 'quann'): Left {
  const ships = g.systems.find((s) => s.id === at)?.ships ?? [];
  return ships.some((s) => s.owner === 0) ? 'attacker' : ships.some((s) => s.owner === 1) ? 'defender' : null;
}

/** Who has ground forces on the planet. */
function onQuann(g: Game): Left {
  const planet = g.systems.flatMap((s) => s.planets).find((p) => p.id === 'quann');
  return planet?.owner === 0 ? 'attacker' : (planet?.groundForces ?? 0) > 0 ? 'defender' : null;
}

type Odds = { readonly a: { readonly wins: number }; readonly b: { readonly wins: number } };

const agrees = (odds: Odds, results: Results): void => {
  const close = (of: number, to: number, who: string): void =>
    expect(Math.abs(of - to), `${who}: odds ${of}, fought ${to}`).toBeLessThan(CLOSE);
  close(odds.a.wins, results.attacker, 'attacker');
  close(odds.b.wins, results.defender, 'defender');
};

afterEach(() => loadDice(null));

describe('the odds of a space battle agree with battles that are fought', () => {
  test('with the ambush of the Mentak, whose cruisers shoot first', () => {
    const t = facing({ mentak: { cruiser: 2, fighter: 1 }, hacan: { cruiser: 2, destroyer: 1 } });
    agrees(spaceBattleOdds(t.game(), 'quann', 0, 1), fought(t, [battle], inSpace));
  });

  test('with assault cannons on both sides, of what the other has left', () => {
    const t = facing({ sol: { dreadnought: 2 }, hacan: { cruiser: 3, dreadnought: 1 } });
    t.technologies('sol', 'assaultCannon');
    agrees(spaceBattleOdds(t.game(), 'quann', 0, 1), fought(t, [battle], inSpace));
    t.technologies('hacan', 'assaultCannon');
    agrees(spaceBattleOdds(t.game(), 'quann', 0, 1), fought(t, [battle], inSpace));
  });

  test('with an ambush before the barrage, which finds the destroyers that are left', () => {
    const t = facing({
      hacan: { destroyer: 2, cruiser: 1, fighter: 2 },
      mentak: { destroyer: 2, carrier: 1, fighter: 4 },
    });
    agrees(spaceBattleOdds(t.game(), 'quann', 0, 1), fought(t, [battle], inSpace));
  });

  test('with PDS in reach of both sides, lasers focused, and of somebody else', () => {
    const t = table('sol', 'hacan', 'xxcha');
    t.own('hacan', 'quann', { groundForces: 1, pds: 1 });
    t.counters('hacan', { fleetSupply: 4 });
    t.own('sol', 'saudor', { pds: 2 });
    t.own('xxcha', 'lodor', { pds: 1 });
    for (const race of ['sol', 'xxcha'] as const) t.technologies(race, 'deepSpaceCannon');
    t.technologies('sol', 'gravitonLaserSystem');
    t.fleet('sol', 'quann', { cruiser: 2, carrier: 1, fighter: 1 });
    t.fleet('hacan', 'quann', { cruiser: 3, dreadnought: 1 });
    const odds = spaceBattleOdds(t.game(), 'quann', 0, 1, beforeMoving);
    const results = fought(t, [pds, battle], inSpace);
    agrees(odds, results);
    expect(Math.abs(spaceBattleOdds(t.game(), 'quann', 0, 1).a.wins - odds.a.wins)).toBeGreaterThan(CLOSE);
  });

  test('with a first round unlike the others, a nebula and technologies', () => {
    const t = table('jolnar', 'xxcha');
    t.technologies('jolnar', 'hylarVAssaultLaser', 'cybernetics');
    t.counters('jolnar', { strategyAllocation: 0 });
    t.fleet('jolnar', 'nebula', { cruiser: 3, carrier: 1, fighter: 3 });
    t.fleet('xxcha', 'nebula', { dreadnought: 1, cruiser: 2 });
    const inNebula = ['space battle', { attacker: 0, defender: 1, system: 'nebula' }] as const;
    agrees(
      spaceBattleOdds(t.game(), 'nebula', 0, 1),
      fought(t, [inNebula], (g) => inSpace(g, 'nebula')),
    );
  });
});

describe('the odds follow a battle that goes on', () => {
  /** The table at the first question of the seat in a step, dice fixed. */
  const stopped = (t: Table, ...dice: number[]): Table => {
    t.dice(...dice);
    t.begin(battle[0], { ...battle[1] });
    return t;
  };
  const oddsOf = (t: Table) => {
    const now = battleNow(t.game(), t.state().stack);
    if (now?.kind !== 'space') throw new Error('no space battle');
    return { now, odds: spaceBattleOdds(now.game, now.system, now.attacker, now.defender, now) };
  };

  test('hits that lie on the table are counted, and the barrage no longer', () => {
    const t = facing({ sol: { cruiser: 2, destroyer: 1 }, hacan: { cruiser: 1, carrier: 1, fighter: 1 } });
    // Barrage 1, 1. Sol: cruisers 7, 7, destroyer 9; Hacan: cruiser 7, carrier 9, fighter 1.
    stopped(t, 1, 1, 7, 7, 9, 7, 9, 1);
    expect(t.where()).toBe('take hits/assign hits');
    const { now, odds } = oddsOf(t);
    expect(now).toMatchObject({ ahead: [], round: 2, pending: { attacker: 2, defender: 3 } });
    // Three hits destroy all of the Hacan, two leave Sol a cruiser.
    expect(odds.a.wins).toBe(1);
    t.confirm('sol');
    expect(t.isOver()).toBe(true);
  });

  test('from the second round on, foresight is past', () => {
    const t = facing({ sol: { cruiser: 1, destroyer: 1 }, xxcha: { cruiser: 2, destroyer: 1 } });
    // Sol misses; the Xxcha hit once, so that Sol chooses.
    stopped(t, 1, 1, 7, 1, 1);
    const { now, odds } = oddsOf(t);
    expect(now).toMatchObject({ round: 2, pending: { attacker: 1, defender: 0 } });
    const after = facing({ sol: { cruiser: 1 }, hacan: { cruiser: 2, destroyer: 1 } });
    expect(odds.a.wins).toBeCloseTo(
      spaceBattleOdds(after.game(), 'quann', 0, 1, { ...now, pending: { attacker: 0, defender: 0 } }).a.wins,
      10,
    );
  });

  test('between the ambush and the barrage, the ambush is past and its hits are open', () => {
    const t = facing({ mentak: { cruiser: 2, destroyer: 1 }, hacan: { carrier: 1, destroyer: 1, fighter: 2 } });
    stopped(t, 7, 1);
    expect(t.awaited()).toEqual([1]);
    expect(oddsOf(t).now).toMatchObject({
      ahead: ['assault cannons', 'anti-fighter barrage'],
      round: 1,
      pending: { attacker: 0, defender: 1 },
    });
  });

  test('a battle played on from a question ends as often as the odds say', () => {
    const t = facing({ sol: { cruiser: 3 }, hacan: { cruiser: 2, dreadnought: 1 } });
    stopped(t, 7, 1, 1, 5, 7, 1);
    const { odds } = oddsOf(t);
    const wins = { attacker: 0, defender: 0 };
    loadDice(null);
    for (let seed = 0; seed < BATTLES; seed++) {
      const state = copy(ti3, { ...t.state(), seed: `from here ${seed}` });
      playOut(state);
      const side = inSpace(state.game);
      if (side !== null) wins[side]++;
    }
    agrees(odds, { attacker: wins.attacker / BATTLES, defender: wins.defender / BATTLES });
  });
});

describe('the odds of an invasion agree with invasions that are fought', () => {
  const invade = ['fight for a planet', { seat: 0, system: 'quann', planet: 'quann', fighters: 0 }] as const;
  const fight = (t: Table, ships: readonly number[]) => fought(t, [[invade[0], { ...invade[1], ships }]], onQuann);

  test('ground forces alone', () => {
    const t = table('norr', 'hacan');
    t.own('hacan', 'quann', { groundForces: 3 });
    t.landed(0, 'quann', { groundForces: 3 });
    agrees(invasionOdds(t.game(), landing(0, 'quann', 3, {})), fight(t, []));
  });

  test('bombardment by dreadnoughts and a war sun', () => {
    const t = table('l1z1x', 'hacan');
    t.own('hacan', 'quann', { groundForces: 4 });
    t.landed(0, 'quann', { groundForces: 2 });
    const ships = t.fleet('l1z1x', 'quann', { dreadnought: 2, warSun: 1 });
    const bombarding = bombardersOf(t.game(), 0, 'quann', { dreadnought: 2, warSun: 1 });
    agrees(invasionOdds(t.game(), landing(0, 'quann', 2, bombarding)), fight(t, ships));
  });

  test('PDS at the landing, with a Magen Defense Grid', () => {
    const t = table('sol', 'hacan');
    t.technologies('hacan', 'magenDefenseGrid');
    t.own('hacan', 'quann', { groundForces: 2, pds: 2 });
    t.landed(0, 'quann', { groundForces: 4 });
    expect(bombardersOf(t.game(), 0, 'quann', { dreadnought: 2 })).toEqual({});
    agrees(invasionOdds(t.game(), landing(0, 'quann', 4, {})), fight(t, []));
  });

  test('a planet without ground forces falls', () => {
    const t = table('sol', 'hacan');
    t.own('hacan', 'quann', { groundForces: 0, pds: 2 });
    expect(invasionOdds(t.game(), landing(0, 'quann', 1, {})).a.wins).toBe(1);
  });

  test('the whole attack: PDS, ambush, barrage, battle, bombardment, PDS at the landing, ground forces', () => {
    const t = facing({
      mentak: { carrier: 1, cruiser: 2, warSun: 1, fighter: 1, groundForces: 4 },
      hacan: { cruiser: 2, destroyer: 1 },
    });
    t.counters('mentak', { fleetSupply: 8 });
    t.own('hacan', 'quann', { groundForces: 2, pds: 1 });
    let taken = 0;
    for (let seed = 0; seed < BATTLES; seed++) {
      let game = ti3.copy(t.game());
      for (const run of [pds, battle]) game = fightOnce(game, run, seed);
      const ships = game.systems.find((s) => s.id === 'quann')?.ships.filter((s) => s.owner === 0) ?? [];
      if (ships.length === 0) continue;
      // Everything aboard lands; the war sun bombards.
      const groundForces = ships.reduce((sum, s) => sum + s.groundForces, 0);
      for (const ship of ships) ship.groundForces = 0;
      const planet = game.systems.find((s) => s.id === 'quann')?.planets[0];
      if (planet === undefined || groundForces === 0) continue;
      planet.invaders = { owner: 0, groundForces, pds: 0, fighters: 0 };
      const suns = ships.filter((s) => s.type === 'warSun').map((s) => s.id);
      game = fightOnce(game, [invade[0], { ...invade[1], ships: suns }], seed);
      if (onQuann(game) === 'attacker') taken++;
    }
    const odds = conquestOdds(t.game(), { attacker: 0, defender: 1, system: 'quann' }, 'quann');
    expect(Math.abs(odds - taken / BATTLES), `odds ${odds}, fought ${taken / BATTLES}`).toBeLessThan(CLOSE);
  });
});

describe('what the odds leave out is named', () => {
  const names = (texts: readonly { key: string }[]) => texts.map((text) => text.key);

  test('paid help, sabotage runs and a fleet that may slip away', () => {
    const t = facing({ letnev: { cruiser: 1, fighter: 1 }, naalu: { warSun: 1 } });
    t.goods('letnev', 2);
    const now = { ...beforeTheBattle, attacker: 0, defender: 1, system: 'quann' };
    expect(names(leftOutInSpace(t.game(), now))).toEqual(['ability.letnev.funding', 'ability.naalu.retreat']);
    Object.assign(t.game().options, { sabotageRuns: true });
    expect(names(leftOutInSpace(t.game(), now))).toContain('option-of-game.sabotageRuns');
    t.goods('letnev', 1);
    expect(leftOutInSpace(t.game(), { ...now, ahead: [], round: 3 })).toEqual([]);
  });

  test('every component that waits for a moment of a battle is counted in the odds or named', () => {
    const moments = [
      'fleet attacked',
      'before space battle',
      'shots before battle',
      'before combat round',
      'dice rolled',
      'ship damaged',
      'about to be invaded',
      'before invasion combat',
      'before bombardment',
    ];
    const counted = ['technology:gravitonLaserSystem'];
    const waiting = ti3.components
      .filter(
        ({ kind, reacts = [] }) => kind !== 'action card' && reacts.some(({ window }) => moments.includes(window)),
      )
      .map(({ id }) => id);
    expect(waiting.sort()).toEqual([...counted, ...leftOutOfOdds].sort());
  });
});

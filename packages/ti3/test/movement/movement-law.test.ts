// Laws of movement, landings and compliance on random boards: what is sampled is accepted, what is confirmed is accepted,
// and after every answer the board still complies.
import type { Decision, Json, Roll } from '@custodian/kernel';
import { facts } from '@custodian/ti3';
import { describe, expect, test } from 'vitest';
import { table } from '../kit/index.ts';

const technologies = [
  'antimassDeflectors',
  'xrdTransporters',
  'typeIVDrive',
  'advancedFighters',
  'lightWaveDeflector',
  'stasisCapsules',
] as const;
const shipTypes = [
  'carrier',
  'carrier',
  'fighter',
  'fighter',
  'fighter',
  'cruiser',
  'destroyer',
  'dreadnought',
  'warSun',
] as const;

/** A small generator of its own: the boards are the same in every run. */
function dice(seed: number): Roll {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
    const mixed = Math.imul(state ^ (state >>> 13), 0x85ebca6b);
    return (((mixed ^ (mixed >>> 16)) >>> 0) % sides) + 1;
  };
}

/** Two players with fleets, garrisons and counters anywhere they may be, as many as there are figures for. */
function randomTable(roll: Roll) {
  const t = table('norr', 'letnev');
  const figures = { norr: { troops: 11, fighters: 10 }, letnev: { troops: 11, fighters: 10 } };
  for (const who of ['norr', 'letnev'] as const) {
    t.counters(who, { commandPool: 3, fleetSupply: 1 + roll(4), strategyAllocation: 1 });
    t.technologies(who, ...technologies.filter(() => roll(3) === 1));
  }
  for (const system of t.game().systems) {
    const special = facts.tileOf(system.id).special;
    if (special === 'asteroidField' || special === 'supernova') continue;
    const who = roll(4) === 1 ? 'letnev' : 'norr';
    const left = figures[who];
    const troops = (): number => (left.troops-- > 0 ? roll(4) - 1 : 0);
    for (const planet of system.planets)
      if (roll(2) === 1) t.own(who, planet.id, { groundForces: troops(), pds: roll(3) - 1, dock: roll(6) === 1 });
    if (roll(2) === 1) continue;
    const mayFly = left.fighters-- > 0;
    for (let i = roll(6); i > 0; i--) {
      const type = shipTypes[roll(shipTypes.length) - 1] as (typeof shipTypes)[number];
      if (type === 'fighter' ? mayFly : type !== 'warSun' || roll(8) === 1) t.fleet(who, system.id, { [type]: 1 });
    }
    for (const ship of system.ships)
      if (ship.type === 'carrier') Object.assign(ship, { groundForces: troops(), pds: roll(2) - 1 });
    if (roll(6) === 1) t.activated(who, system.id);
  }
  return t;
}

/** Answers everything with samples, each of which must be accepted, as must what is proposed. */
function playOn(t: ReturnType<typeof table>, roll: Roll): number {
  let plans = 0;
  for (let answers = 0; !t.isOver(); answers++) {
    expect(answers).toBeLessThan(200);
    const seat = t.awaited()[0] as number;
    const decision = t.asked(seat) as Decision;
    if (decision.kind === 'choose') {
      const { options, pick } = decision;
      t.answer(seat, pick[0] === 0 ? [] : [options[roll(options.length) - 1]?.id ?? '']);
      continue;
    }
    expect(decision.check(decision.fallback), `fallback at ${t.where()}`).toBe(null);
    const plan: Json = decision.sample(roll);
    expect(decision.check(plan), `${t.where()}: ${JSON.stringify(plan)}`).toBe(null);
    if (decision.shape === 'movement' && (plan as { moves: Json[] }).moves.length > 0) plans++;
    t.answer(seat, plan);
  }
  return plans;
}

describe('random boards', () => {
  test('every sampled movement, landing and removal is accepted', () => {
    let moved = 0;
    for (let seed = 1; seed <= 150; seed++) {
      const roll = dice(seed);
      const t = randomTable(roll);
      t.anyhow();
      t.begin('compliance');
      playOn(t, roll);
      const activatable = t.game().systems.filter((s) => (s.counters & 1) === 0 && s.id !== 'supernova');
      const target = activatable[roll(activatable.length) - 1]?.id as string;
      if (target.startsWith('asteroidField')) continue;
      t.activated('norr', target);
      t.begin('movement', { seat: 0, system: target });
      moved += playOn(t, roll);
      t.begin('planetary landings', { seat: 0, system: target, friendlyOnly: roll(4) === 1 });
      playOn(t, roll);
      const before = JSON.stringify(t.game());
      t.begin('compliance');
      expect(t.isOver()).toBe(true);
      expect(JSON.stringify(t.game())).toBe(before);
    }
    expect(moved).toBeGreaterThan(40);
  });

  test('every sampled movement of a transfer is accepted', () => {
    for (let seed = 1000; seed < 1080; seed++) {
      const roll = dice(seed);
      const t = randomTable(roll);
      t.anyhow();
      t.begin('compliance');
      playOn(t, roll);
      t.begin('transfer action', { seat: 0 });
      playOn(t, roll);
    }
  });
});

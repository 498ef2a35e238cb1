// Combats and invasions played at random: every sampled plan is accepted, everything ends, nobody has more than he began with.
import { quickRoll } from '@custodian/kernel';
import { expect, test } from 'vitest';
import type { FactionId, TechnologyId } from '../../src/facts/index.ts';
import type { UnitsOf } from '../kit/index.ts';
import { table } from '../kit/index.ts';

const sides: readonly FactionId[] = ['hacan', 'sol', 'letnev', 'norr', 'l1z1x', 'jolnar', 'saar', 'xxcha'];
const upgrades: readonly TechnologyId[] = ['warSun', 'infantryII', 'fighterII', 'destroyerII', 'pdsII'];

function arranged(seed: number) {
  const roll = quickRoll(seed);
  const first = sides[roll(sides.length) - 1] as FactionId;
  const second = sides.filter((f) => f !== first)[roll(sides.length - 1) - 1] as FactionId;
  const t = table(first, second);
  t.anyhow();
  const some = (n: number): number => roll(n + 1) - 1;
  for (const who of [0, 1]) for (const id of upgrades) if (roll(2) === 1) t.technologies(who, id);
  const fleet = (who: number): UnitsOf => ({
    flagship: some(1),
    warSun: t.player(who).technologies.includes('warSun') ? some(1) : 0,
    dreadnought: some(2),
    carrier: some(2),
    cruiser: some(2),
    destroyer: some(2),
    fighter: some(4),
    infantry: some(4),
  });
  const system = ['37', '25', '42', '41', '18'][roll(5) - 1] as string;
  t.fleet(0, system, fleet(0));
  for (const { id } of t.system(system).planets)
    if (roll(3) > 1) t.own(1, id, { infantry: some(3), pds: some(2), spaceDock: roll(4) === 1 ? 1 : 0 });
  t.own(1, 'saudor', { infantry: 1 });
  t.own(1, 'lazar', { infantry: 1 });
  t.own(0, 'lodor');
  t.active(0, system);
  t.goods(0, some(8));
  return { t, system, fleet, roll };
}

test('300 space combats come to an end', () => {
  let retreats = 0;
  for (let seed = 1; seed <= 300; seed++) {
    const { t, system, fleet } = arranged(seed);
    t.fleet(1, system, fleet(1));
    t.begin('space combat', { attacker: 0, defender: 1, system });
    t.playOn(undefined, seed);
    retreats += t.events('retreated').length;
    expect(t.isOver()).toBe(true);
    expect(t.game().combat).toBeNull();
    expect(t.game().effects).toEqual([]);
    const owners = new Set(
      t
        .system(system)
        .space.filter((u) => u.type !== 'infantry')
        .map((u) => u.owner),
    );
    expect(owners.size).toBeLessThan(2);
  }
  expect(retreats).toBeGreaterThan(10);
});

test('300 invasions come to an end, and every planet is held by one player', () => {
  let taken = 0;
  for (let seed = 1; seed <= 300; seed++) {
    const { t, system } = arranged(seed);
    t.begin('invasion', { seat: 0, system });
    t.playOn(undefined, seed);
    taken += t.events('controlGained').length;
    expect(t.isOver()).toBe(true);
    for (const { units, owner } of t.system(system).planets) {
      expect(new Set(units.map((u) => u.owner)).size).toBeLessThan(2);
      for (const unit of units) expect(unit.owner).toBe(owner);
    }
  }
  expect(taken).toBeGreaterThan(50);
});

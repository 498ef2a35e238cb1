// Random movements, productions and payments are always acceptable, and limits hold afterwards.
import { quickRoll } from '@custodian/kernel';
import { expect, test } from 'vitest';
import type { FactionId, PlanetId, UnitTypeId } from '../../src/facts/index.ts';
import { fleetsOver } from '../../src/queries/limits.ts';
import { table } from '../kit/index.ts';

const SHIPS: readonly UnitTypeId[] = ['carrier', 'cruiser', 'destroyer', 'dreadnought', 'flagship'];

/** Fleets and garrisons all over the board, some beyond their limits. */
function crowdedTable(seed: number) {
  const roll = quickRoll(seed);
  const factions: FactionId[] = ['saar', 'xxcha', 'arborec'];
  const t = table(...factions);
  t.anyhow();
  factions.forEach((who) => {
    t.goods(who, roll(8));
    t.tokens(who, { fleet: roll(5), tactic: 8 });
    if (roll(2) === 1) t.technologies(who, 'fighterII');
    if (roll(2) === 1) t.technologies(who, 'carrierII', 'cruiserII');
    t.fleet(who, t.game().systems[roll(30) - 1]?.id ?? '18', { flagship: 1 });
  });
  const free = t.game().systems.filter((s) => s.id !== '43' && s.id !== '44');
  for (const system of free) {
    if (roll(3) === 1) continue;
    const who = factions[roll(3) - 1] as FactionId;
    const type = SHIPS[roll(4) - 1] as UnitTypeId;
    t.fleet(who, system.id, { [type]: roll(2), fighter: roll(4) - 1, infantry: roll(3) - 1 });
    for (const planet of system.planets)
      t.own(who, planet.id as PlanetId, {
        infantry: roll(3),
        ...(roll(3) === 1 && who !== 'saar' && { spaceDock: 1, pds: 1 }),
      });
  }
  return t;
}

test('whoever moves at random moves as the rules allow, and keeps to his limits', () => {
  let asked = 0;
  for (let seed = 1; seed <= 20; seed++) {
    const t = crowdedTable(seed);
    t.begin('limits');
    t.playOn(undefined, seed);
    expect(fleetsOver(t.game(), undefined)).toEqual([]);
    for (const seat of [0, 1, 2]) {
      const u = table('saar', 'xxcha', 'arborec');
      u.anyhow();
      Object.assign(u.game(), structuredClone(t.game()));
      u.game().active = seat;
      u.begin('tactical action', { seat });
      u.playOn(
        (where) => {
          if (where === 'movement/move ships' || where === 'production/produce units') asked++;
          return false;
        },
        seed * 3 + seat,
      );
      expect(u.isOver()).toBe(true);
      expect(u.game().activeSystem).toBe('');
    }
  }
  expect(asked).toBeGreaterThan(30);
});

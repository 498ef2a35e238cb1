// Fights that are asked about without a table: the cover alone knows them, with everything that changes a fight.
import { isRefusal } from '@custodian/kernel';
import type { FightAsked, OddsDesk } from '@custodian/title';
import { nobody } from '@custodian/title';
import { expect, test } from 'vitest';
import { cover } from '../../src/cover.ts';

const fight = (faction: string | null): FightAsked => ({
  place: 'space',
  nebula: false,
  bombarding: [],
  attacker: { ...nobody, units: [{ unit: 'cruiser', count: 3, damaged: 0 }], faction },
  defender: { ...nobody, units: [{ unit: 'cruiser', count: 3, damaged: 0 }] },
});

test('whoever has only looked at the cover is told what factions change', async () => {
  const desk = (await cover.odds?.()) as OddsDesk;
  const chance = (faction: string | null): number => {
    const odds = desk.reckon(fight(faction));
    if (isRefusal(odds)) throw new Error(odds.text.key);
    return odds.attacker;
  };
  expect(chance('norr')).toBeGreaterThan(chance(null) + 0.1);
});

// Fights that are asked about without a table: the cover alone knows them, with everything that changes a fight.
import { isRefusal } from '@custodian/kernel';
import { agrees, FIGHTS } from '@custodian/testkit/agreeing';
import type { FightAsked, FightOdds, OddsDesk, SideAsked } from '@custodian/title';
import { nobody } from '@custodian/title';
import { describe, expect, test } from 'vitest';
import { cover } from '../../src/cover.ts';
import type { Position } from '../../src/odds/position.ts';
import { positionOf } from '../../src/odds/position.ts';
import { beforeLanding } from '../../src/queries/odds/attack.ts';
import { groundOdds } from '../../src/queries/odds/ground.ts';
import { table } from '../kit/index.ts';
import { foretold, fought } from './cases.ts';

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

const side = (units: Readonly<Record<string, number>>, more: Partial<SideAsked> = {}): SideAsked => ({
  ...nobody,
  units: Object.entries(units).map(([unit, count]) => ({ unit, count, damaged: 0 })),
  ...more,
});
const asked = (place: FightAsked['place'], attacker: SideAsked, defender: SideAsked): FightAsked => ({
  place,
  nebula: false,
  bombarding: [],
  attacker,
  defender,
});
async function reckoned(fight: FightAsked): Promise<FightOdds> {
  const desk = (await cover.odds?.()) as OddsDesk;
  const odds = desk.reckon(fight);
  if (isRefusal(odds)) throw new Error(odds.text.key);
  return odds;
}
function laid(fight: FightAsked): Position {
  const position = positionOf(fight);
  if (isRefusal(position)) throw new Error(position.text.key);
  return position;
}

test('a technology counts for whoever is said to have it, also where its faction is neither side', async () => {
  const taken = async (technologies: readonly string[]): Promise<number | null> => {
    const attacker = side({ infantry: 3 }, { technologies: [...technologies] });
    return (await reckoned(asked('ground', attacker, side({ infantry: 2 }, { pds: 2 })))).taken;
  };
  expect(await taken(['l4Disruptors'])).toBeGreaterThan(Number(await taken([])) + 0.05);
});

describe('what later sets bring is on the table when it is named, and fought as the rules fight it', () => {
  const fights: Readonly<Record<string, FightAsked>> = {
    'mechs of anybody': asked('ground', side({ mech: 2, infantry: 1 }), side({ mech: 1, infantry: 3 })),
    'exoskeletons that strike back': asked(
      'ground',
      side({ mech: 2, infantry: 1 }, { faction: 'norr' }),
      side({ infantry: 5 }),
    ),
    'a defense grid of the first Codex': asked(
      'ground',
      side({ infantry: 4 }),
      side({ infantry: 3 }, { technologies: ['magenDefenseGridOmega'], pds: 1 }),
    ),
  };
  for (const [name, fight] of Object.entries(fights))
    test(name, async () => {
      const { game, system, planet } = laid(fight);
      const uses = ['technology:magenDefenseGridOmega'];
      const one = { name, shows: [], uses, system, planet, lay: () => table('hacan') };
      agrees(
        foretold(one, game),
        Array.from({ length: FIGHTS }, (_, seed) => fought(one, game, seed)),
      );
      const told = await reckoned(fight);
      expect(told.attacker).toBeCloseTo(groundOdds(beforeLanding(game, 0, planet, system)).battle.a.wins, 12);
    });
});

test('mechs count: they fight better than infantry, aboard they take planets and need room', async () => {
  const chance = async (units: Readonly<Record<string, number>>): Promise<number> =>
    (await reckoned(asked('ground', side(units), side({ infantry: 3 })))).attacker;
  expect(await chance({ mech: 2 })).toBeGreaterThan((await chance({ infantry: 2 })) + 0.2);
  const aboard = await reckoned(asked('space', side({ carrier: 1, mech: 4 }), side({ infantry: 2 })));
  expect(aboard.taken).toBeGreaterThan(0.9);
  const crowded = positionOf(asked('space', side({ carrier: 1, mech: 4, infantry: 1 }), side({ infantry: 2 })));
  expect(isRefusal(crowded) && crowded.rule).toBe('capacity');
});

test('a mech comes damaged', async () => {
  const damaged: SideAsked = { ...nobody, units: [{ unit: 'mech', count: 2, damaged: 2 }] };
  const whole = await reckoned(asked('ground', side({ mech: 2 }), side({ infantry: 3 })));
  expect((await reckoned(asked('ground', damaged, side({ infantry: 3 })))).attacker).toBeLessThan(whole.attacker - 0.1);
});

test('factions of Prophecy of Kings bring their abilities', async () => {
  const raided = (faction: string | null): Promise<FightOdds> =>
    reckoned(asked('space', side({ destroyer: 4 }, { faction }), side({ dreadnought: 2 })));
  expect((await raided('argent')).attacker).toBeGreaterThan((await raided(null)).attacker + 0.05);
});

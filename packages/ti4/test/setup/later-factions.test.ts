// What factions of Prophecy of Kings begin with, and which cards their units have.
import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import type { FactionId } from '../../src/facts/index.ts';
import { factions, tiles, unitCards } from '../../src/facts/index.ts';
import { miscounted } from '../../src/inventory.ts';
import { homeSystem } from '../../src/queries/board.ts';
import { unitCardId } from '../../src/queries/units.ts';
import { newGameWith, tableWith } from '../kit/index.ts';

const WHO = [
  'argent',
  'empyrean',
  'mahact',
  'naaz',
  'nomad',
  'titans',
  'vuilraith',
] as const satisfies readonly FactionId[];

scenario(
  [
    'faction-sheet:argent',
    'faction-sheet:empyrean',
    'faction-sheet:mahact',
    'faction-sheet:naaz',
    'faction-sheet:nomad',
    'faction-sheet:titans',
    'faction-sheet:vuilraith',
    'tile:52',
    'tile:56',
    'tile:57',
    'tile:58',
    'ability:darkWhispers',
    'ability:hubris',
  ],
  'home, units, technologies, notes and leaders of their sheets',
  () => {
    const t = newGameWith(7, { prophecy: true, factions: 'given', given: [...WHO] });
    t.playOn();
    const g = t.game();
    expect(miscounted(g)).toEqual([]);
    for (const player of g.players) {
      const seat = g.players.indexOf(player);
      const { home, startingUnits, startingTechnologies, startingChoice } = factions[player.faction as FactionId];
      const system = homeSystem(g, seat);
      expect([system?.id, tiles[home].homeOf]).toEqual([home, player.faction]);
      const units: Record<string, number> = {};
      for (const u of [...(system?.space ?? []), ...(system?.planets.flatMap((p) => p.units) ?? [])])
        units[u.type] = (units[u.type] ?? 0) + 1;
      expect(units).toEqual(startingUnits);
      expect(player.technologies).toEqual(expect.arrayContaining([...startingTechnologies]));
      expect(player.technologies).toHaveLength(startingTechnologies.length + (startingChoice?.count ?? 0));
      expect(player.leaders?.map((leader) => leader.is)).toEqual(
        player.faction === 'nomad'
          ? ['readied', 'readied', 'readied', 'locked', 'locked']
          : ['readied', 'locked', 'locked'],
      );
    }
    const notes = (who: FactionId): number => g.players.find((p) => p.faction === who)?.notes.length ?? 0;
    expect(WHO.map(notes)).toEqual([6, 7, 5, 6, 6, 6, 6]);
  },
);

scenario(
  [
    'unit-card:strikeWingAlpha',
    'unit-card:strikeWingAlphaII',
    'unit-card:quetzecoatl',
    'unit-card:aerieSentinel',
    'unit-card:dynamo',
    'unit-card:watcher',
    'unit-card:arviconRex',
    'unit-card:crimsonLegionnaire',
    'unit-card:crimsonLegionnaireII',
    'unit-card:starlancer',
    'unit-card:viszElVir',
    'unit-card:eidolon',
    'technology:strikeWingAlphaII',
    'technology:crimsonLegionnaireII',
  ],
  'their units have the cards of their sheet, and the upgrade once its technology is there',
  () => {
    for (const faction of WHO)
      for (const card of factions[faction].units) {
        const { type, upgradeOf, otherSideOf } = unitCards[card];
        if (otherSideOf !== null) continue;
        const t = tableWith({ prophecy: true }, faction);
        if (upgradeOf !== null) t.technologies(faction, card as never);
        expect(unitCardId(t.game(), { seat: 0, type })).toBe(card);
      }
  },
);

// Facts agree with one another: what one names is there, and what follows from another does.

import { describe, expect, test } from 'vitest';
import {
  agendas,
  type ComponentSet,
  type Entry,
  factions,
  idsIn,
  ofSet,
  planets,
  promissoryNotes,
  type TechnologyId,
  type TileId,
  technologies,
  technologyColors,
  tiles,
  type UnitCardId,
  type UnitTypeId,
  unitCards,
  unitSheets,
  unitTypes,
} from '../../src/facts/index.ts';
import {
  agendaIds,
  factionIds,
  noteIds,
  planetIds,
  technologyIds,
  tileIds,
  unitCardIds,
  unitTypeIds,
} from '../kit/base-box.ts';

describe('sets', () => {
  type Card = 'old' | 'kept' | 'new';
  const family: Readonly<Record<Card, Entry<Card>>> = {
    old: { id: 'old', set: 'base' },
    kept: { id: 'kept', set: 'base' },
    new: { id: 'new', set: 'pok', replaces: 'old' },
  };
  const present = (...sets: ComponentSet[]) => idsIn(family, sets);

  test('a reprint takes the place of what it replaces, where its set is played', () => {
    expect(present('base')).toEqual(['old', 'kept']);
    expect(present('base', 'pok')).toEqual(['kept', 'new']);
    expect(present()).toEqual([]);
  });

  test('a part belongs to the set of its faction unless it says otherwise', () => {
    const { first, later } = ofSet('base', { first: {}, later: { set: 'pok' } });
    expect([first.set, later.set]).toEqual(['base', 'pok']);
    for (const id of factionIds) {
      const { set, units, technologies: own, notes } = factions[id];
      const printed = [
        ...units.map((id) => unitCards[id]),
        ...own.map((id) => technologies[id]),
        ...notes.map((id) => promissoryNotes[id]),
      ];
      const later = printed.filter((part) => part.set !== set);
      expect(later.every((part) => 'replaces' in part || ('type' in part && part.type === 'mech'))).toBe(true);
    }
  });
});

describe('factions', () => {
  test.each(factionIds)('%s starts with pieces, technologies and a home that exist', (id) => {
    const faction = factions[id];
    expect(tiles[faction.home].homeOf).toBe(id);
    expect(tiles[faction.home].planets.length).toBeGreaterThan(0);
    expect(technologyIds).toEqual(expect.arrayContaining([...faction.startingTechnologies]));
    for (const [type, number] of Object.entries(faction.startingUnits)) {
      expect(unitTypeIds).toContain(type);
      expect(number).toBeLessThanOrEqual(unitTypes[type as UnitTypeId].figures);
    }
    expect(faction.startingUnits.spaceDock).toBe(1);
    expect(faction.startingUnits.infantry).toBeGreaterThan(0);
    expect(faction.commodities).toBeGreaterThan(0);
  });

  test.each(factionIds)('%s can carry its starting fighters', (id) => {
    const { startingUnits } = factions[id];
    const types = Object.keys(startingUnits) as UnitTypeId[];
    const each = types.map((type) => {
      const { first } = unitSheets[id][type];
      if (first === null) throw new Error(`${id} starts with ${type} and may not have it`);
      const { capacity, fighterSupport } = unitCards[first];
      return (startingUnits[type] ?? 0) * (capacity + fighterSupport);
    });
    expect(startingUnits.fighter ?? 0).toBeLessThanOrEqual(each.reduce((total, room) => total + room));
  });

  test('what they start with, they could have researched, but for a few', () => {
    const unfounded = factionIds.flatMap((id) => {
      const own = factions[id].startingTechnologies;
      const needless = (technology: TechnologyId) =>
        technologyColors.every((color) => {
          const others = own.filter((other) => other !== technology && technologies[other].color === color);
          return (technologies[technology].needs[color] ?? 0) <= others.length;
        });
      return own.filter((technology) => !needless(technology)).map((technology) => `${id}: ${technology}`);
    });
    expect(unfounded).toEqual([
      'arborec: magenDefenseGrid',
      'creuss: gravityDrive',
      'nekro: dacxiveAnimators',
      'xxcha: gravitonLaserSystem',
    ]);
  });

  test('only the Winnu choose, and they choose from 4', () => {
    expect(factionIds.filter((id) => factions[id].startingChoice)).toEqual(['winnu']);
    const free = technologyIds.filter(
      (id) => technologies[id].color !== null && Object.keys(technologies[id].needs).length === 0,
    );
    expect(free).toEqual(['antimassDeflectors', 'neuralMotivator', 'plasmaScoring', 'sarweenTools']);
  });

  test('only the Ghosts have a gate on the map and their home beside it', () => {
    expect(factionIds.filter((id) => factions[id].gate)).toEqual(['creuss']);
    expect(factions.creuss.gate).toBe('17');
    expect(tileIds.filter((id) => tiles[id].beside)).toEqual(['51']);
    expect(tiles['17'].homeOf).toBeNull();
    expect([tiles['17'].wormholes, tiles['51'].wormholes]).toEqual([['delta'], ['delta']]);
  });
});

describe('technologies', () => {
  test.each(technologyIds)('%s has a color or is a unit upgrade, and prerequisites one can have', (id) => {
    const technology = technologies[id];
    const assimilator = id === 'valefarAssimilatorX' || id === 'valefarAssimilatorY';
    expect(technology.color === null).toBe(technology.unitUpgrade || assimilator);
    for (const [color, number] of Object.entries(technology.needs)) {
      expect(technologyColors).toContain(color);
      const others = technologyIds.filter(
        (other) => other !== id && technologies[other].faction === null && technologies[other].color === color,
      );
      expect(number).toBeLessThanOrEqual(others.length);
    }
  });

  test('a unit upgrade is a unit card, of the faction that has it', () => {
    for (const id of technologyIds.filter((each) => technologies[each].unitUpgrade)) {
      const card = unitCards[id as UnitCardId];
      expect(card.faction).toBe(technologies[id].faction);
    }
  });

  test('an upgrade of a faction asks for what the general one asks for', () => {
    const upgrades = technologyIds.filter((id) => technologies[id].unitUpgrade);
    const typeOf = (id: TechnologyId) => unitCards[id as UnitCardId].type;
    for (const id of upgrades) {
      const general = upgrades.find((other) => technologies[other].faction === null && typeOf(other) === typeOf(id));
      expect(technologies[id].needs).toEqual(technologies[general as TechnologyId].needs);
    }
  });
});

describe('unit cards', () => {
  test.each(unitCardIds)('%s reads like one of its type', (id) => {
    const card = unitCards[id];
    const { kind } = unitTypes[card.type];
    expect(card.cost === null).toBe(kind === 'structure');
    expect(card.combat === null).toBe(kind === 'structure');
    expect(card.unitsPerCost).toBe(unitTypes[card.type].tokens ? 2 : 1);
    const moves = kind === 'ship' ? card.type !== 'fighter' || card.excessInFleetPool !== null : card.inSpace;
    expect(card.move !== null).toBe(moves);
    expect(card.production !== null || card.type !== 'spaceDock').toBe(true);
    expect(card.deepFire && card.spaceCannon === null).toBe(false);
    for (const dice of [card.combat, card.antiFighterBarrage, card.bombardment, card.spaceCannon]) {
      if (dice !== null) expect(dice.need >= 1 && dice.need <= 10).toBe(true);
    }
    if (card.type === 'flagship') {
      expect([card.cost, card.sustainDamage, card.upgradeOf]).toEqual([8, true, null]);
    }
  });

  test('only the Winnu flagship has no dice of its own', () => {
    expect(unitCardIds.filter((id) => unitCards[id].combat?.dice === 0)).toEqual(['salaiSaiCorian']);
  });

  test('an upgrade covers a card of its type and faction, and is a technology; the war sun covers none', () => {
    const upgrades = unitCardIds.filter((id) => Object.hasOwn(technologies, id));
    for (const id of upgrades.filter((each) => each !== 'warSun')) {
      const card = unitCards[id];
      const covered = unitCards[card.upgradeOf as UnitCardId];
      expect([covered.type, covered.faction]).toEqual([card.type, card.faction]);
      expect(upgrades).not.toContain(covered.id);
    }
    expect(unitCards.warSun.upgradeOf).toBeNull();
    expect(unitCardIds.filter((id) => unitCards[id].upgradeOf !== null && !upgrades.includes(id))).toEqual([]);
  });

  test('an upgrade is worse in nothing', () => {
    for (const id of unitCardIds) {
      const card = unitCards[id];
      if (card.upgradeOf === null) continue;
      const first = unitCards[card.upgradeOf];
      expect(card.cost ?? 0).toBeLessThanOrEqual(first.cost ?? 0);
      expect(card.combat?.need ?? 0).toBeLessThanOrEqual(first.combat?.need ?? 0);
      expect(card.move ?? 0).toBeGreaterThanOrEqual(first.move ?? 0);
      expect(card.capacity).toBeGreaterThanOrEqual(first.capacity);
      expect(card.sustainDamage || !first.sustainDamage).toBe(true);
    }
  });

  test('a sheet has every type, its own cards before the general ones', () => {
    for (const id of factionIds) {
      for (const type of unitTypeIds) {
        const { first, upgrade } = unitSheets[id][type];
        expect(upgrade === null).toBe(type === 'flagship');
        expect(first === null).toBe(type === 'warSun' && id !== 'muaat');
      }
      const onSheet = Object.values(unitSheets[id]).flatMap((line) => [line.first, line.upgrade]);
      expect(onSheet).toEqual(
        expect.arrayContaining(factions[id].units.filter((card) => unitCards[card].set === 'base')),
      );
    }
    expect(unitSheets.sol.infantry).toEqual({ first: 'specOps', upgrade: 'specOpsII' });
    expect(unitSheets.sol.cruiser).toEqual({ first: 'cruiser', upgrade: 'cruiserII' });
  });
});

describe('systems and planets', () => {
  test('a planet lies on one tile', () => {
    const lying = tileIds.flatMap((id) => tiles[id].planets);
    expect(lying).toHaveLength(planetIds.length);
    for (const id of planetIds) expect(tiles[planets[id].tile as TileId].planets).toContain(id);
  });

  test('a blue back has planets, a red one none', () => {
    for (const id of tileIds) {
      if (tiles[id].back === 'blue') expect(tiles[id].planets.length).toBeGreaterThan(0);
      if (tiles[id].back === 'red') expect(tiles[id].planets).toEqual([]);
    }
  });

  test('every planet has a trait, but for homes and Mecatol Rex', () => {
    const without = planetIds.filter((id) => planets[id].trait === null && planets[id].homeOf === null);
    expect(without).toEqual(['mecatolRex']);
    expect(planetIds.filter((id) => planets[id].homeOf !== null && planets[id].specialty !== null)).toEqual([]);
  });
});

test('an agenda that elects a law or an objective needs one', () => {
  for (const id of agendaIds) {
    const { elect, needs } = agendas[id];
    if (elect === 'law' || elect === 'scoredSecretObjective') expect(needs).toBe(elect);
  }
  expect(agendaIds.filter((id) => agendas[id].needs !== undefined && agendas[id].elect === null)).toEqual([
    'newConstitution',
  ]);
});

test('a note that is laid down at once stays', () => {
  const received = noteIds.filter((id) => promissoryNotes[id].timing === 'onReceipt');
  expect(received).toEqual(['supportForTheThrone']);
  expect(promissoryNotes.supportForTheThrone.staysInPlay).toBe(true);
});

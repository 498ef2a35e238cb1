import { hexKey, ring, ringOf } from '@custodian/galaxy';
import { describe, expect, test } from 'vitest';
import {
  type ActionCardId,
  abilityIds,
  actionCardIds,
  actionCards,
  actionTimings,
  domainCounterIds,
  domainCounters,
  type Expansion,
  expansionOfPlanet,
  idsIn,
  layouts,
  leaderAbilities,
  leaderIds,
  leaders,
  leaderTypes,
  objectiveIds,
  objectives,
  type PlayerCount,
  planetIds,
  planets,
  politicalCardIds,
  politicalCards,
  raceIds,
  races,
  racialTechnologies,
  racialTechnologyIds,
  strategyCardIds,
  strategyCards,
  type TechnologyId,
  technologies,
  technologyColors,
  technologyIds,
  tileIds,
  tileInstances,
  tileOf,
  tiles,
  unitIds,
  units,
} from '../../src/content/facts/index.ts';
import { en } from '../../src/words/en/index.ts';
import { it as italian } from '../../src/words/it/index.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
const copies = (ids: readonly ActionCardId[]) => sum(ids.map((id) => actionCards[id].copies));
const inBox = <Facts extends { readonly expansion: Expansion }>(
  family: Readonly<Record<string, Facts>>,
  box: Expansion,
) => Object.values(family).filter((facts) => facts.expansion === box);
const count = <Item>(items: readonly Item[], is: (item: Item) => boolean) => items.filter(is).length;

describe('the box holds what the component list says', () => {
  test('9 kinds of units: 6 ships, ground forces, PDS and space docks', () => {
    expect(unitIds).toHaveLength(9);
    expect(count(unitIds, (id) => units[id].kind === 'ship')).toBe(6);
  });

  test('10 races and 4 more, with 2 trade contracts and 3 leaders each', () => {
    expect(inBox(races, 'base')).toHaveLength(10);
    expect(inBox(races, 'shatteredEmpire')).toHaveLength(4);
    expect(sum(inBox(races, 'base').map((race) => race.tradeContracts.length))).toBe(20);
    expect(raceIds.every((id) => races[id].leaders.length === 3)).toBe(true);
    expect(count(leaderIds, (id) => races[leaders[id].race].expansion === 'base')).toBe(30);
    expect(leaderIds).toHaveLength(42);
    expect(new Set(abilityIds).size).toBe(abilityIds.length);
    expect(sum(inBox(races, 'base').map((race) => race.abilities.length))).toBe(27);
    expect(abilityIds).toHaveLength(39);
  });

  test('24 technologies, 6 of each color, 4 more and 14 racial ones', () => {
    const base = inBox(technologies, 'base');
    expect(base).toHaveLength(24);
    for (const color of technologyColors) expect(count(base, (technology) => technology.color === color)).toBe(6);
    expect(inBox(technologies, 'shatteredEmpire')).toHaveLength(4);
    expect(new Set(racialTechnologyIds.map((id) => racialTechnologies[id].race)).size).toBe(14);
  });

  test('43 tiles: 10 homes, Mecatol Rex and 32 others, 20 of them with planets', () => {
    const box = tileInstances().map(tileOf);
    expect(box).toHaveLength(43);
    expect(count(box, (tile) => tile.kind === 'home')).toBe(10);
    expect(count(box, (tile) => tile.kind === 'mecatol')).toBe(1);
    const others = box.filter((tile) => tile.kind === 'regular' || tile.kind === 'special');
    expect(others).toHaveLength(32);
    expect(count(others, (tile) => tile.planets.length > 0)).toBe(20);
    expect(count(others, (tile) => tile.kind === 'special')).toBe(4);
    expect(tileInstances(['shatteredEmpire'])).toHaveLength(28);
  });

  test('copies of a tile are numbered', () => {
    expect(tileInstances().filter((id) => tileOf(id).id === 'empty')).toEqual(
      [1, 2, 3, 4, 5, 6].map((number) => `empty-${number}`),
    );
    expect(tileOf('empty-alpha').wormholes).toEqual(['alpha']);
    expect(new Set(tileInstances(['base', 'shatteredEmpire'])).size).toBe(71);
    expect(() => tileOf('empty-7')).toThrow('empty-7');
  });

  test('51 planets: 18 at home, 32 neutral and Mecatol Rex, with 6 specialties of each kind', () => {
    const base = planetIds.filter((id) => expansionOfPlanet(id) === 'base').map((id) => planets[id]);
    expect(base).toHaveLength(51);
    expect(count(base, (planet) => tiles[planet.system].kind === 'home')).toBe(18);
    expect(count(base, (planet) => tiles[planet.system].kind === 'regular')).toBe(32);
    for (const color of ['red', 'green', 'blue']) {
      expect(count(base, (planet) => planet.specialty === color)).toBe(6);
    }
    expect(count(base, (planet) => planet.specialty === 'yellow')).toBe(0);
    expect(planetIds).toHaveLength(79);
  });

  test('103 action cards of 72 titles; with Shattered Empire 138', () => {
    const base = idsIn(actionCards, ['base']);
    expect(base).toHaveLength(72);
    expect(copies(base)).toBe(103);
    expect(copies(actionCardIds.filter((id) => actionCards[id].expansion === 'shatteredEmpire'))).toBe(40);
    const both = idsIn(actionCards, ['base', 'shatteredEmpire']);
    expect(copies(both)).toBe(138);
    expect(both).toContain('se-directHit');
    expect(both).not.toContain('directHit');
    expect(new Set(actionCardIds.map((id) => actionCards[id].timing)).size).toBe(actionTimings.length);
  });

  test('60 political cards, 38 of them laws, and 32 more', () => {
    expect(inBox(politicalCards, 'base')).toHaveLength(60);
    expect(count(inBox(politicalCards, 'base'), (card) => card.law)).toBe(38);
    expect(inBox(politicalCards, 'shatteredEmpire')).toHaveLength(32);
    expect(
      politicalCardIds.every((id) => (politicalCards[id].vote === 'elect') === (politicalCards[id].elect !== null)),
    ).toBe(true);
  });

  test('30 objectives: 10 secret, 10 of Stage I and 10 of Stage II', () => {
    const base = inBox(objectives, 'base');
    expect(base).toHaveLength(30);
    for (const stage of ['secret', 'stageI', 'stageII']) {
      expect(count(base, (objective) => objective.stage === stage)).toBe(10);
    }
    expect(count(base, (objective) => objective.points === 'gameOver')).toBe(1);
    expect(count(base, (objective) => objective.points === 'win')).toBe(2);
    expect(count(base, (objective) => objective.spendNow)).toBe(6);
    expect(inBox(objectives, 'shatteredEmpire')).toHaveLength(23);
  });

  test('8 strategy cards numbered 1 to 8, and 9 more', () => {
    expect(inBox(strategyCards, 'base').map((card) => card.initiative)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(inBox(strategyCards, 'shatteredEmpire').map((card) => card.initiative)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 8]);
  });

  test('44 domain counters and 22 more', () => {
    expect(sum(domainCounterIds.map((id) => domainCounters[id].copies.base))).toBe(44);
    expect(sum(domainCounterIds.map((id) => domainCounters[id].copies.shatteredEmpire))).toBe(22);
  });
});

describe('facts agree with one another', () => {
  test('every starting unit, technology and prerequisite exists', () => {
    for (const id of raceIds) {
      const race = races[id];
      expect(tiles[race.homeSystem].kind).toBe('home');
      expect(tiles[race.homeSystem].expansion).toBe(race.expansion);
      expect(unitIds).toEqual(expect.arrayContaining(Object.keys(race.startingUnits)));
      expect(technologyIds).toEqual(expect.arrayContaining([...race.startingTechnologies]));
      expect(race.startingUnits.spaceDock).toBe(1);
      expect(race.abilities.every((ability) => ability.startsWith(`${id}.`))).toBe(true);
    }
    for (const id of technologyIds) {
      const { needs, needsInShatteredEmpire } = technologies[id];
      for (const list of [needs, needsInShatteredEmpire ?? { all: [] }]) {
        expect(technologyIds).toEqual(expect.arrayContaining('all' in list ? [...list.all] : [...list.any]));
      }
    }
  });

  test('starting technologies have their prerequisites, except the war suns of Muaat', () => {
    const unfounded = raceIds.flatMap((race) => {
      const own = new Set(races[race].startingTechnologies);
      const has = (id: TechnologyId) => own.has(id);
      return [...own].filter((id) => {
        const { needs } = technologies[id];
        return 'all' in needs ? !needs.all.every(has) : !needs.any.some(has);
      });
    });
    expect(unfounded).toEqual(['warSun']);
  });

  test('a planet lies in the system that lists it', () => {
    for (const id of planetIds) expect(tiles[planets[id].system].planets).toContain(id);
    expect(tileIds.flatMap((id) => tiles[id].planets)).toHaveLength(planetIds.length);
  });

  test('a reprint replaces a card of the base game', () => {
    const reprints = [...Object.values(actionCards), ...Object.values(politicalCards)].filter((card) => card.replaces);
    expect(reprints.map((card) => card.replaces)).toEqual(['directHit', 'ruinousTariffs', 'openTheTradeRoutes']);
    expect(reprints.every((card) => card.expansion === 'shatteredEmpire')).toBe(true);
  });

  test.each([
    [3, 28],
    [4, 37],
    [5, 37],
    [6, 37],
  ] as const)('the galaxy for %i players has %i hexes, and the tiles to fill them', (players: PlayerCount, total) => {
    const layout = layouts[players];
    const [first = [], second = [], third = []] = layout.rings;
    expect(layout.homes).toHaveLength(players);
    expect(layout.startingTradeGoods).toHaveLength(players);
    expect(first).toEqual(ring(1));
    expect(second).toEqual(ring(2));
    expect([...layout.homes, ...third].every((hex) => ringOf(hex) === 3)).toBe(true);
    const hexes = [...layout.homes, ...first, ...second, ...third].map(hexKey);
    expect(new Set(hexes).size).toBe(total - 1);
    const { chosen, random, faceDown } = layout.removed;
    const dealt = players * layout.dealtPerPlayer;
    expect(dealt + faceDown).toBe(first.length + second.length + third.length);
    expect(dealt + faceDown + random + sum(chosen.map((tile) => tile.count))).toBe(32);
  });
});

describe('every component has its words', () => {
  const keys = [
    ...unitIds.flatMap((id) => [`unit.${id}`, `unit.${id}.many`, `unit.${id}.text`]),
    ...raceIds.flatMap((id) => [`race.${id}`, `race.${id}.short`]),
    ...abilityIds.flatMap((id) => [`ability.${id}`, `ability.${id}.text`]),
    ...[...technologyIds, ...racialTechnologyIds].flatMap((id) => [`technology.${id}`, `technology.${id}.text`]),
    ...planetIds.map((id) => `planet.${id}`),
    ...tileIds.map((id) => `system.${id}`),
    ...tileIds.flatMap((id) => (tiles[id].special ? [`system.${tiles[id].special}.text`] : [])),
    ...objectiveIds.flatMap((id) => [`objective.${id}`, `objective.${id}.text`]),
    ...strategyCardIds.flatMap((id) => [
      `strategy.${id}`,
      strategyCards[id].primary ? `strategy.${id}.primary` : `strategy.${id}.text`,
      ...(strategyCards[id].secondary ? [`strategy.${id}.secondary`] : []),
    ]),
    ...actionCardIds.flatMap((id) => [`action.${id}`, `action.${id}.when`, `action.${id}.text`]),
    ...actionTimings.map((timing) => `timing.${timing}`),
    ...politicalCardIds.flatMap((id) =>
      politicalCards[id].vote === 'elect'
        ? [`agenda.${id}`, `agenda.${id}.text`]
        : [`agenda.${id}`, `agenda.${id}.for`, `agenda.${id}.against`],
    ),
    ...leaderIds.map((id) => `leader.${id}`),
    ...leaderTypes.flatMap((type) => [
      `leader.type.${type}`,
      `leader.type.${type}.text`,
      ...leaderAbilities[type].flatMap((ability) => [`leader.ability.${ability}`, `leader.power.${ability}`]),
    ]),
    ...domainCounterIds.flatMap((id) => [
      `domain.${domainCounters[id].kind}`,
      `domain.${domainCounters[id].kind}.text`,
    ]),
    ...technologyColors.map((color) => `term.color.${color}`),
  ];

  test.each([
    ['English', en],
    ['Italian', italian],
  ] as const)('in %s', (_, words: Readonly<Record<string, string>>) => {
    expect(keys.filter((key) => !words[key]?.trim())).toEqual([]);
  });

  test('and no words are left over for components that do not exist', () => {
    const families =
      /^(unit|race|ability|technology|planet|system|objective|strategy|action|agenda|leader|domain|timing)\./;
    const known = new Set([
      ...keys,
      'system.mecatolRex.text',
      'system.wormholeNexus.text',
      'strategy.bureaucracy.text',
    ]);
    expect(Object.keys(en).filter((key) => families.test(key) && !known.has(key))).toEqual([]);
  });
});

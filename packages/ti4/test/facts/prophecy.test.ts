// What Prophecy of Kings and the Codices add, and what they take out.
import { hexKey } from '@custodian/galaxy';
import { expect, test } from 'vitest';
import * as facts from '../../src/facts/index.ts';
import { idsInPlay, setsWith } from '../../src/queries/box.ts';
import { prophecy as english } from '../../src/words/en/components/prophecy/index.ts';
import { prophecy as italian } from '../../src/words/it/components/prophecy/index.ts';

const base = setsWith({});
const prophecy = setsWith({ prophecy: true });
const everything = setsWith({ prophecy: true, codexI: true, codexII: true, codexIII: true });

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
const copies = (sets: readonly facts.ComponentSet[]): number =>
  sum(idsInPlay(facts.actionCards, sets).map((id) => facts.actionCards[id].copies));

test('the sets of a game are the same list every time, and two Codices need Prophecy of Kings', () => {
  expect(setsWith({ prophecy: true })).toBe(prophecy);
  expect(everything).toEqual(['base', 'pok', 'codex1', 'codex2', 'codex3']);
  expect(setsWith({ codexII: true, codexIII: true })).toEqual(['base']);
  expect(setsWith({ codexI: true })).toEqual(['base', 'codex1']);
});

test('80 action cards, 20 more of Prophecy of Kings and 20 of the first Codex', () => {
  expect([base, prophecy, everything].map(copies)).toEqual([80, 100, 120]);
});

test('50 agendas, with Prophecy of Kings 13 others among them', () => {
  expect(idsInPlay(facts.agendas, base)).toHaveLength(50);
  const later = idsInPlay(facts.agendas, prophecy);
  expect(later).toHaveLength(50);
  expect(later.filter((id) => facts.agendas[id].set === 'pok')).toHaveLength(13);
  expect(later).not.toContain('representativeGovernment');
});

test('10 more objectives of each stage and 20 more secret ones, 3 of all revised by the third Codex', () => {
  const stages = (sets: readonly facts.ComponentSet[]) =>
    facts.objectiveStages.map(
      (stage) => idsInPlay(facts.objectives, sets).filter((id) => facts.objectives[id].stage === stage).length,
    );
  expect(stages(prophecy)).toEqual([20, 20, 40]);
  expect(stages(everything)).toEqual([20, 20, 40]);
  expect(idsInPlay(facts.objectives, everything)).not.toContain('fightWithPrecision');
});

test('always 8 strategy cards: Construction and Diplomacy are revised', () => {
  for (const sets of [base, prophecy, everything, setsWith({ codexI: true })])
    expect(
      idsInPlay(facts.strategyCards, sets)
        .map((id) => facts.strategyCards[id].initiative)
        .sort(),
    ).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(idsInPlay(facts.strategyCards, prophecy)).toContain('diplomacyRevised');
  expect(idsInPlay(facts.strategyCards, setsWith({ codexI: true }))).toContain('construction');
});

test('80 exploration cards, 74 of them in Prophecy of Kings, and 13 relics, 10 in Prophecy of Kings', () => {
  const decks = (sets: readonly facts.ComponentSet[]) =>
    facts.explorationDecks.map((deck) =>
      sum(
        idsInPlay(facts.explorations, sets)
          .filter((id) => facts.explorations[id].deck === deck)
          .map((id) => facts.explorations[id].copies),
      ),
    );
  expect(decks(prophecy)).toEqual([20, 20, 20, 14]);
  expect(decks(everything)).toEqual([20, 20, 20, 20]);
  expect(idsInPlay(facts.relics, prophecy)).toHaveLength(10);
  expect(idsInPlay(facts.relics, everything)).toHaveLength(13);
});

test('24 factions and the Council Keleres, each with a mech, an agent, a commander and a hero', () => {
  expect(idsInPlay(facts.factions, prophecy)).toHaveLength(24);
  expect(idsInPlay(facts.factions, everything)).toHaveLength(25);
  for (const sets of [prophecy, everything]) {
    const leaders = idsInPlay(facts.leaders, sets);
    const cards = idsInPlay(facts.unitCards, sets);
    for (const faction of idsInPlay(facts.factions, sets)) {
      const of = (kind: facts.LeaderKind) =>
        leaders.filter((id) => facts.leaders[id].faction === faction && facts.leaders[id].kind === kind).length;
      expect([of('agent'), of('commander'), of('hero')]).toEqual([
        faction === 'nomad' ? 3 : 1,
        1,
        faction === 'keleres' ? 3 : 1,
      ]);
      const mechs = cards.filter(
        (id) => facts.unitCards[id].type === 'mech' && facts.unitCards[id].faction === faction,
      );
      expect(mechs.filter((id) => facts.unitCards[id].otherSideOf === null)).toHaveLength(1);
    }
  }
});

test('5 promissory notes of every player, and one of each faction in one printing', () => {
  const notes = idsInPlay(facts.promissoryNotes, everything);
  expect(notes.filter((id) => facts.promissoryNotes[id].faction === null)).toHaveLength(5);
  expect(notes).toHaveLength(5 + 17 + 8 + 1);
});

test('36 blue and 18 red tiles, the nexus, and a tile of the Muaat', () => {
  const tiles = idsInPlay(facts.tiles, prophecy).map((id) => facts.tiles[id]);
  expect(tiles.filter((tile) => tile.back === 'blue')).toHaveLength(36);
  expect(tiles.filter((tile) => tile.back === 'red')).toHaveLength(18);
  expect(tiles.filter((tile) => tile.nexus).map((tile) => tile.id)).toEqual([facts.wormholeNexus]);
  expect(facts.tiles['92'].homeOf).toBe('keleres');
  const legendary = facts.planetIds.filter((id) => facts.planets[id].legendary !== null);
  expect(legendary).toEqual(['primor', 'hopesEnd', 'mallice', 'mirage', 'custodiaVigilia']);
  for (const id of facts.legendaryIds) expect(facts.planets[facts.legendaries[id].planet].legendary).toBe(id);
});

test.each([
  ['5pHyperlanes', 5, 25, 6],
  ['6pLarge', 6, 54, 0],
  ['7p', 7, 47, 6],
  ['7pAlternate', 7, 35, 6],
  ['8p', 8, 52, 0],
  ['8pAlternate', 8, 40, 6],
] as const)('the galaxy %s is for %i, with %i tiles placed and %i hyperlanes', (id, players, spaces, lanes) => {
  const { homes, rings, hyperlanes, dealt, first } = facts.layouts[id];
  expect(homes).toHaveLength(players);
  expect(rings.flat()).toHaveLength(spaces);
  expect(hyperlanes).toHaveLength(lanes);
  expect(players * (dealt.blue + dealt.red) + first.blue + first.red).toBe(spaces);
  const all = [...homes, ...rings.flat(), ...hyperlanes.map((lane) => lane.hex)].map(hexKey);
  expect(new Set(all).size).toBe(all.length);
});

test('everything that is new has a name in both languages', () => {
  const families: readonly (readonly [string, Readonly<Record<string, facts.Entry<string>>>])[] = [
    ['action', facts.actionCards],
    ['agenda', facts.agendas],
    ['objective', facts.objectives],
    ['strategy', facts.strategyCards],
    ['technology', facts.technologies],
    ['unitCard', facts.unitCards],
    ['note', facts.promissoryNotes],
    ['relic', facts.relics],
    ['exploration', facts.explorations],
    ['leader', facts.leaders],
    ['legendary', facts.legendaries],
    ['attachment', facts.attachments],
    ['faction', facts.factions],
    ['planet', facts.planets],
    ['system', facts.tiles],
  ];
  const keys = families.flatMap(([family, entries]) =>
    Object.values(entries).flatMap(({ id, set }) => (set === 'base' ? [] : [`${family}.${id}`])),
  );
  expect(keys.filter((key) => !Object.hasOwn(english, key) || !Object.hasOwn(italian, key))).toEqual([]);
});

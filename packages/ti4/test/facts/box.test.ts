// The base box holds what its component list says.

import { describe, expect, test } from 'vitest';
import {
  actionCards,
  agendas,
  type ComponentSet,
  type Entry,
  electables,
  factions,
  idsIn,
  lawPlace,
  objectiveStages,
  objectives,
  planets,
  planetTraits,
  pointsOf,
  promissoryNotes,
  shipTypeIds,
  strategyCards,
  technologies,
  technologyColors,
  tiles,
  timings,
  unitCards,
  unitTypes,
} from '../../src/facts/index.ts';
import { fullTiles } from '../../src/inventory.ts';

const sets: readonly ComponentSet[] = ['base'];
const inBox = <Id extends string, Facts extends Entry<Id>>(family: Readonly<Record<Id, Facts & Entry<Id>>>): Facts[] =>
  idsIn(family, sets).map((id) => family[id]);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
const count = <Item>(items: readonly Item[], is: (item: Item) => boolean): number => items.filter(is).length;

test('17 factions with 2 technologies, a flagship and a promissory note each, and 37 abilities', () => {
  const box = inBox(factions);
  expect(box).toHaveLength(17);
  for (const faction of box) {
    expect(faction.technologies.filter((id) => technologies[id].set === 'base')).toHaveLength(2);
    expect(faction.notes.filter((id) => promissoryNotes[id].set === 'base')).toHaveLength(1);
    expect(count(faction.units, (id) => unitCards[id].type === 'flagship')).toBe(1);
  }
  const abilities = box.flatMap((faction) => faction.abilities);
  expect(abilities).toHaveLength(37);
  expect(new Set(abilities).size).toBe(37);
});

test('59 figures a player of 10 types, 7 of them ships', () => {
  const box = inBox(unitTypes);
  expect(box).toHaveLength(10);
  expect(shipTypeIds).toHaveLength(7);
  expect(sum(box.map((type) => type.figures))).toBe(59);
  expect(box.filter((type) => type.tokens).map((type) => type.id)).toEqual(['fighter', 'infantry']);
});

test('50 unit cards: 17 of everybody, 17 flagships and 16 more of factions', () => {
  const box = inBox(unitCards);
  expect(box).toHaveLength(50);
  expect(count(box, (card) => card.faction === null)).toBe(17);
  expect(count(box, (card) => card.type === 'flagship')).toBe(17);
});

test('16 technologies in 4 colors, 9 unit upgrades and 34 technologies of factions', () => {
  const box = inBox(technologies);
  const general = box.filter((technology) => technology.faction === null);
  expect(general).toHaveLength(25);
  expect(count(general, (technology) => technology.unitUpgrade)).toBe(9);
  for (const color of technologyColors) {
    const needs = general.filter((technology) => technology.color === color).map((technology) => technology.needs);
    expect(needs).toEqual([{}, { [color]: 1 }, { [color]: 2 }, { [color]: 3 }]);
  }
  expect(box).toHaveLength(59);
});

test('51 tiles: 17 homes, the Creuss Gate, Mecatol Rex, 20 blue and 12 red ones', () => {
  const box = inBox(tiles);
  expect(box.map((tile) => Number(tile.id))).toEqual(Array.from({ length: 51 }, (_, at) => at + 1));
  expect(count(box, (tile) => tile.homeOf !== null)).toBe(17);
  expect(count(box, (tile) => tile.back === 'green')).toBe(18);
  expect(fullTiles('blue', sets)).toHaveLength(20);
  expect(fullTiles('red', sets)).toHaveLength(12);
  expect(count(box, (tile) => tile.anomaly !== null)).toBe(5);
  for (const wormhole of ['alpha', 'beta', 'delta'] as const) {
    expect(count(box, (tile) => tile.wormholes.includes(wormhole))).toBe(2);
  }
});

test('59 planets: 26 at home, Mecatol Rex and 32 with a trait, 2 specialties of each color', () => {
  const box = inBox(planets);
  expect(box).toHaveLength(59);
  expect(count(box, (planet) => planet.homeOf !== null)).toBe(26);
  expect(planetTraits.map((trait) => count(box, (planet) => planet.trait === trait))).toEqual([10, 11, 11]);
  for (const color of technologyColors) expect(count(box, (planet) => planet.specialty === color)).toBe(2);
  const outside = box.filter((planet) => planet.homeOf === null);
  expect(sum(outside.map((planet) => planet.resources))).toBe(47);
  expect(sum(outside.map((planet) => planet.influence))).toBe(55);
});

test('80 action cards of 59 names, 8 riders among them', () => {
  const box = inBox(actionCards);
  expect(box).toHaveLength(59);
  expect(sum(box.map((card) => card.copies))).toBe(80);
  expect(box.filter((card) => card.copies > 1).map((card) => card.copies)).toEqual([4, 4, 4, 4, 4, 4, 4]);
  expect(count(box, (card) => card.rider)).toBe(8);
});

test('every moment is printed on a card', () => {
  const printed = [...Object.values(actionCards), ...Object.values(promissoryNotes)].map((card) => card.timing);
  expect(timings.filter((timing) => !printed.includes(timing))).toEqual([]);
});

describe('50 agendas', () => {
  const box = inBox(agendas);

  test('34 laws and 16 directives', () => {
    expect(box).toHaveLength(50);
    expect(count(box, (agenda) => agenda.kind === 'law')).toBe(34);
    expect(count(box, (agenda) => agenda.kind === 'directive')).toBe(16);
  });

  test('21 for or against, 15 that elect a player, 14 that elect something else', () => {
    expect(count(box, (agenda) => agenda.elect === null)).toBe(21);
    expect(electables.map((what) => count(box, (agenda) => agenda.elect === what))).toEqual([
      15, 1, 3, 3, 3, 1, 2, 1, 0,
    ]);
  });

  test('laws lie with their owner, on a planet or before all', () => {
    const lying = (place: string) => count(box, (agenda) => lawPlace(agenda) === place);
    expect([lying('player'), lying('planet'), lying('common')]).toEqual([13, 9, 12]);
    const attached = box.filter((agenda) => agenda.attachment).map((agenda) => lawPlace(agenda));
    expect(attached).toEqual(attached.map(() => 'planet'));
  });
});

test('40 objectives: 10 of stage I, 10 of stage II, 20 secret ones, 5 of them for the action phase', () => {
  const box = inBox(objectives);
  const by = (stage: string) => box.filter((objective) => objective.stage === stage);
  expect(objectiveStages.map((stage) => by(stage).length)).toEqual([10, 10, 20]);
  expect(sum(box.map((objective) => pointsOf[objective.stage]))).toBe(50);
  expect(box.filter((objective) => objective.phase === 'action').every(({ stage }) => stage === 'secret')).toBe(true);
  expect(count(box, (objective) => objective.phase === 'action')).toBe(5);
  expect(count(box, (objective) => 'spend' in objective.requirement)).toBe(9);
});

test('4 promissory notes of every player and 17 of factions, 6 of which stay in play', () => {
  const box = inBox(promissoryNotes);
  expect(count(box, (note) => note.faction === null)).toBe(4);
  expect(box).toHaveLength(21);
  expect(count(box, (note) => note.staysInPlay)).toBe(6);
});

test('8 strategy cards, numbered 1 to 8', () => {
  expect(inBox(strategyCards).map((card) => card.initiative)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(inBox(strategyCards).filter((card) => card.secondaryToken === null)).toHaveLength(1);
});

// What a title promises the house, and that a broken promise is found.
import { brokenPromises } from '@custodian/testkit/laws';
import { title as ti3 } from '@custodian/ti3/title';
import { title as toy } from '@custodian/toy/title';
import { expect, test } from 'vitest';
import type { Bot, Title } from '../src/index.ts';
import { defineTitle, levelNamed, levelsForTools, levelsOf, listed, policyOf } from '../src/index.ts';

test.each([ti3, toy])('the title $id keeps its promises', async (title) => {
  expect(await brokenPromises(title)).toEqual([]);
});

test.each<[string, Partial<Title>, string]>([
  ['a landmark that is no step', { landmarks: { turn: [['sleep']] } }, 'no step "turn/sleep"'],
  ['a landmark in no sequence', { landmarks: { night: [['sleep']] } }, 'no step "night/sleep"'],
  [
    'an option without words',
    { options: { dragons: { kind: 'switch', usual: false } } },
    'option-of-game.dragons.text',
  ],
  [
    'a choice without words',
    { options: { length: { kind: 'choice', of: ['usual', 'short', 'epic'], usual: 'usual' } } },
    'option-of-game.length.epic',
  ],
  ['other usual options than the rules have', { options: {} }, 'the usual options are not what is declared'],
  ['a bot without a name', { levels: ['wise'] }, 'no words for "level.wise"'],
  ['more seats than the rules take', { seats: [2, 5] }, '5 cannot play: why.seats'],
  ['fewer seats than the rules take', { seats: [2, 3] }, '4 can play, though only 2 to 3 may'],
  [
    'an option that depends on none',
    { options: { ...toy.options, crowns: { kind: 'switch', usual: false, only: { option: 'kings', is: true } } } },
    'crowns depends on "kings"',
  ],
  ['options that are not stored', { optionsOf: () => ({}) }, 'the usual options are not what is declared'],
  ['points for nobody', { summary: () => ({ round: 0, points: [], ending: null }) }, 'the summary of a new game'],
  ['words in one language only', { words: { ...toy.words, it: async () => ({}) } }, 'no words for "title.name"'],
])('a title with %s is found out', async (_, change, found) => {
  expect((await brokenPromises({ ...toy, ...change })).join('\n')).toContain(found);
});

test('a title has its own rules, and a bot for every level and no other', () => {
  expect(() => defineTitle({ ...toy, id: 'other' })).toThrow('the title "other" has the rules of "toy"');
  expect(() => defineTitle({ ...toy, levels: ['thrifty', 'wise'] })).toThrow('"wise"');
  expect(() => defineTitle({ ...toy, levels: [] })).toThrow('"thrifty"');
  expect(() => defineTitle({ ...toy, levels: ['thrifty', 'random'] })).toThrow('"random"');
  expect(() => defineTitle({ ...toy, levels: ['thrifty', 'spirited'] })).toThrow('"spirited"');
});

test('a list holds each title once, the usual one first', () => {
  expect([...listed(toy, ti3).keys()]).toEqual(['toy', 'ti3']);
  expect(() => listed(toy, ti3, toy)).toThrow('two titles have the same id');
});

test('a random bot can be at every table, and whoever is unknown plays like it', () => {
  const thinking = { time: 0, now: () => 0 };
  expect(levelsOf(toy)).toEqual(['thrifty', 'random']);
  expect(policyOf(toy, 'random', thinking)).toBe(policyOf(toy, 'nobody', thinking));
  expect(policyOf(toy, '__proto__', thinking)).toBe(policyOf(toy, 'random', thinking));
  expect(policyOf(toy, 'thrifty', thinking)).not.toBe(policyOf(toy, 'random', thinking));
});

test('tools may let the spirited one play too', () => {
  expect(levelsForTools(toy)).toEqual(['thrifty', 'random', 'spirited']);
  expect(policyOf(toy, 'spirited', { time: 0, now: () => 0 })).toBe(toy.spirited);
});

test('a level is known by the name it had before', () => {
  const renamed = { ...toy, levels: ['normal'], bots: { normal: toy.bots.thrifty as Bot<unknown> } };
  expect(levelNamed(renamed, 'sensible')).toBe('normal');
  expect(levelNamed(renamed, 'normal')).toBe('normal');
  expect(levelNamed(renamed, 'wise')).toBeUndefined();
  // Where there never was another name, there is none.
  expect(levelNamed(toy, 'sensible')).toBeUndefined();
  const thinking = { time: 0, now: () => 0 };
  expect(policyOf(renamed, 'sensible', thinking)).toBe(policyOf(toy, 'thrifty', thinking));
});

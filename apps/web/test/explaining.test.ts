// What a newcomer is told about a question, and how a game's end is told.
import { expect, test } from 'vitest';
import { ranking } from '../src/shell/ending/ranking.ts';
import { changed, drawn } from '../src/shell/table/tray-height.ts';
import { explainOption, explainQuestion, planetIn } from '../src/titles/ti3/questions/explaining.ts';

const words: Readonly<Record<string, string>> = {
  'rule.tactical.activate.text': 'Put a counter on a system.',
  'rule.tactical action.text': 'Seven steps.',
  'action.plague.text': 'Ground forces fall ill.',
  'strategy.trade.primary': 'Take goods.',
  'strategy.trade.secondary': 'Take income.',
  'agenda.armsReduction.for': 'Fewer ships.',
  'leader.ability.agent.sabotage': 'Cancels a card.',
};
const word = (key: string): string | undefined => words[key];
const frame = (run: string, v: object = {}) => ({ stack: [{ run, at: 'x', v }] });
const question = (rule: string, strategy?: string) => ({
  rule,
  ask: { key: 'ask.x', ...(strategy === undefined ? {} : { with: { strategy } }) },
});
const option = (key: string, parameters: Readonly<Record<string, string>> = {}, id = 'x') => ({
  id,
  text: { key, with: parameters },
});

test('a question tells of the card behind it, else of its rule; a window of neither', () => {
  expect(explainQuestion(frame('tactical action'), question('tactical.activate'), word)).toBe(
    'Put a counter on a system.',
  );
  expect(explainQuestion(frame('action plague'), question('tactical.activate'), word)).toBe('Ground forces fall ill.');
  expect(explainQuestion(frame('any', { component: 'action:plague', about: {} }), question('x'), word)).toBe(
    'Ground forces fall ill.',
  );
  const used = frame('action phase', { component: 'action:plague' });
  expect(explainQuestion(used, question('tactical.activate'), word)).toBe('Put a counter on a system.');
  expect(explainQuestion(frame('strategic action'), question('x', 'trade'), word)).toBe('Take income.');
  expect(explainQuestion(frame('window'), question('tactical.activate'), word)).toBeUndefined();
});

test('a long rule is cut to its first sentence', () => {
  const long = `${'a'.repeat(100)}. ${'b'.repeat(100)}.`;
  expect(explainQuestion(frame('x'), question('y'), (key) => (key === 'rule.y.text' ? long : undefined))).toBe(
    `${'a'.repeat(100)}.`,
  );
});

test('an option tells what it does', () => {
  expect(explainOption(option('action.plague'), word)).toBe('Ground forces fall ill.');
  expect(explainOption(option('option.strategic action', { strategy: 'trade' }), word)).toBe('Take goods.');
  expect(explainOption(option('option.agenda', { agenda: 'armsReduction' }), word)).toBe('Fewer ships.');
  expect(explainOption(option('leader.power.agent.sabotage'), word)).toBe('Cancels a card.');
  expect(explainOption(option('option.tactical', {}, 'tactical'), word)).toBe('Seven steps.');
  expect(explainOption(option('option.yes'), word)).toBeUndefined();
});

test('an option that stands for a planet is known by it', () => {
  expect(planetIn(option('planet.jord'))).toBe('jord');
  expect(planetIn(option('option.planet', { planet: 'jord' }))).toBe('jord');
  expect(planetIn(option('option.yes'))).toBeUndefined();
});

test('the winner is first, whoever has as many points shares a rank', () => {
  const places = ranking({ points: [4, 7, 4, 9], ending: { winners: [1], why: 'supremacy' } });
  expect(places.map(({ seat, rank }) => [seat, rank])).toEqual([
    [1, 1],
    [3, 2],
    [0, 3],
    [2, 3],
  ]);
});

test('the tray of a phone goes up and down by steps, when it is drawn far enough', () => {
  expect([changed('low', 1), changed('middle', 1), changed('tall', 1)]).toEqual(['middle', 'tall', 'tall']);
  expect([drawn('middle', 10), drawn('middle', 80), drawn('middle', -80)]).toEqual(['middle', 'low', 'tall']);
});

import { cover } from '@custodian/ti3/cover';
import { en } from '@custodian/ti3/words/en/index';
import { expect, test } from 'vitest';
import { pathOf, wayOf } from '../src/shell/table/path.ts';

const isKnown = (key: string): boolean => key in en;
const path = (...stack: string[]) =>
  pathOf(
    stack.map((place) => {
      const [run = '', at = ''] = place.split('/');
      return { run, at };
    }),
    cover.landmarks,
    isKnown,
  );

test('names the sequences around the present step', () => {
  expect(path('game/strategy phase', 'strategy phase/choose a strategy card')).toEqual({
    frames: ['sequence.strategy phase'],
    steps: [{ key: 'step.strategy phase.choose a strategy card', when: 'now' }],
  });
});

test('shows the steps of a tactical action as done, now and to come', () => {
  const { frames, steps } = path(
    'game/action phase',
    'action phase/tactical action',
    'tactical action/PDS fire',
    'pds fire/fire',
  );
  expect(frames).toEqual(['sequence.action phase', 'sequence.tactical action']);
  expect(steps.map((step) => step.when)).toEqual(['done', 'done', 'now', 'to come', 'to come', 'to come', 'to come']);
});

test('a step that is not shown belongs to one that is, windows too', () => {
  const { steps } = path('action phase/tactical action', 'tactical action/before landings', 'window/react');
  expect(steps.find((step) => step.when === 'now')?.key).toBe('step.tactical action.planetary landings');
});

test('a battle within an action has its own steps', () => {
  const { frames, steps } = path(
    'action phase/tactical action',
    'tactical action/space battle',
    'space battle/roll combat dice',
    'roll dice/roll',
  );
  expect(frames.at(-1)).toBe('sequence.space battle');
  expect(steps.find((step) => step.when === 'now')?.key).toBe('step.space battle.roll combat dice');
});

test('every step it can show has words', () => {
  for (const run of ['tactical action', 'transfer action', 'space battle', 'status phase'])
    for (const step of path(`${run}/`).steps) expect(en, step.key).toHaveProperty([step.key]);
});

test('of a long way the beginning and the end are shown', () => {
  const way = (...frames: string[]) => wayOf({ frames, steps: [] });
  expect(way('a', 'b', 'c', 'd', 'e')).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(way('a', 'b', 'c', 'd', 'e', 'f')).toEqual(['a', 'b', ['c', 'd'], 'e', 'f']);
});

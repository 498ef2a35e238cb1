// The guide has words for every question it explains, knows only steps that exist, and advises only what may be chosen.
import type { Choose } from '@custodian/kernel';
import type { ChooseView } from '@custodian/protocol';
import { ti3 } from '@custodian/ti3';
import { table } from '@custodian/ti3/testkit';
import { expect, test } from 'vitest';
import { keep, recall } from '../../src/shell/guide/memory.ts';
import { advise } from '../../src/titles/ti3/guide/advice.ts';
import { explainedSteps, topicOf, topics } from '../../src/titles/ti3/guide/questions.ts';
import { en } from '../../src/titles/ti3/words/en/index.ts';
import { it } from '../../src/titles/ti3/words/it/index.ts';

test.each(topics)('“%s” is explained in both languages: what it is, why one would, what is good', (topic) => {
  for (const part of ['what', 'why', 'good']) {
    expect(en).toHaveProperty([`guide.${topic}.${part}`]);
    expect(it).toHaveProperty([`guide.${topic}.${part}`]);
  }
});

test('every step it explains asks something in the rules', () => {
  for (const step of explainedSteps) {
    const [run = '', at = ''] = step.split('/');
    expect(ti3.compiled.get(run)?.places.get(at)?.step.ask, step).toBeDefined();
  }
  expect(topicOf('window/react')).toBe('window');
  expect(topicOf('action plague/choose target')).toBe('other');
});

const viewOf = (decision: Choose): ChooseView => ({
  ...decision,
  barred: decision.barred ?? [],
  proposal: decision.proposal ?? null,
  secret: decision.secret ?? false,
});

test('planets beside a loaded carrier come first, then cards, then building; without anything left one passes', () => {
  const t = table('sol', 'hacan', 'norr');
  t.own('sol', 'jord', { groundForces: 3, dock: true });
  t.fleet('sol', 'home-sol', { carrier: 1 });
  t.strategy('sol', 'imperial');
  t.counters('sol', { commandPool: 3 });
  t.begin('action phase', { seat: 0 });
  const ask = (): readonly string[] => advise(t.game(), 0, viewOf(t.asked(0) as Choose), topicOf(t.where()));
  expect(t.where()).toBe('action phase/choose an action');
  expect(ask()).toEqual(['tactical']);
  t.answer('sol', 'tactical');
  const [system] = ask();
  expect(t.options('sol')).toContain(system);
  expect(t.system(system as string).planets.every((p) => p.owner < 0)).toBe(true);
});

test('how far somebody has come is kept on the device, and rubbish there does no harm', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  expect(recall('a', storage)).toEqual({ tour: 0, read: [], isEnded: false });
  keep('a', { tour: 5, read: ['card'], isEnded: false }, storage);
  expect(recall('a', storage).read).toEqual(['card']);
  expect(recall('b', storage).tour).toBe(0);
  kept.set('custodian.guide.c', '{');
  expect(recall('c', storage).tour).toBe(0);
});

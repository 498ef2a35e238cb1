import { readdirSync } from 'node:fs';
import type { Speaker } from '@custodian/words';
import { speak } from '@custodian/words';
import { expect, test } from 'vitest';
import { events } from '../../src/events/index.ts';
import { en } from '../../src/words/en/index.ts';
import { it as italian } from '../../src/words/it/index.ts';

const seat = (number: number): string => ['Ada', 'Bruno', 'Carla'][number] ?? '?';
const english: Speaker = { language: 'en', words: en, seat };
const inItalian: Speaker = { language: 'it', words: italian, seat };
const parametersOf = (text: string): (string | undefined)[] => [...text.matchAll(/\{(\w+)/g)].map((match) => match[1]);

test('what is told of an event names nothing but its fields', () => {
  const words: Readonly<Record<string, string>> = en;
  const strange = Object.entries(events).flatMap(([type, { node }]) =>
    [words[`event.${type}`] ?? '', words[`event.${type}.you`] ?? ''].flatMap((text) =>
      parametersOf(text)
        .filter((name) => node.kind !== 'object' || !Object.hasOwn(node.fields, name as string))
        .map((name) => `${type} has no ${name}`),
    ),
  );
  expect(strange).toEqual([]);
  const unknown = Object.keys(words).filter(
    (key) => key.startsWith('event.') && !Object.hasOwn(events, key.split('.')[1] as string),
  );
  expect(unknown, 'sentences about what never happens').toEqual([]);
});

test('whoever did or suffered something is told so', () => {
  const words: Readonly<Record<string, string>> = en;
  const impersonal = ['actionCardDone'];
  const missing = Object.keys(events).filter((type) => {
    const text = words[`event.${type}`] ?? '';
    return text.includes('{seat}') && !impersonal.includes(type) && words[`event.${type}.you`] === undefined;
  });
  expect(missing).toEqual([]);
});

test('an event becomes a sentence in both languages', () => {
  const moved = {
    key: 'event.unitsMoved',
    with: { seat: 1, system1: '26', system2: '42', units: ['carrier', 'fighter', 'fighter'] },
  };
  expect(speak(moved, english)).toBe('Bruno moves from Lodor to Nebula: carrier and 2 fighters.');
  expect(speak(moved, inItalian)).toBe('Bruno muove da Lodor alla Nebulosa: trasporto e 2 caccia.');
  const gained = { key: 'event.tokensGained.you', with: { seat: 0, pool: 'fleet', count: 1 } };
  expect(speak(gained, english)).toBe('You gain 1 command token: fleet pool.');
  expect(speak(gained, inItalian)).toBe('Guadagni 1 contatore di comando: Pool di Flotta.');
  const hits = { key: 'event.hitsProduced', with: { seat: 2, kind: 'bombardment', count: 2 } };
  expect(speak(hits, english)).toBe('Carla produces 2 hits (bombardment).');
  expect(speak(hits, inItalian)).toBe('Carla mette a segno 2 colpi (bombardamento).');
});

const isCatalogue = (file: string): boolean => file.endsWith('.ts') && !file.endsWith('index.ts');

test.each(['en', 'it'])('no key is worded twice (%s): the last one would win silently', async (language) => {
  const folder = new URL(`../../src/words/${language}/`, import.meta.url);
  const keys: string[] = [];
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isCatalogue)) {
    const area: object = await import(new URL(file, folder).pathname);
    for (const texts of Object.values(area)) keys.push(...Object.keys(texts));
  }
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});

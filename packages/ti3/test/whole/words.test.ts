import { readdirSync } from 'node:fs';
import { format, type Speaker, speak } from '@custodian/words';
import { describe, expect, test } from 'vitest';
import { events } from '../../src/events.ts';
import { en } from '../../src/words/en/index.ts';
import { say } from '../../src/words/index.ts';
import { it as italian } from '../../src/words/it/index.ts';

const seat = (number: number) => ['Ada', 'Bruno', 'Carla'][number] ?? '?';
const english: Speaker = { language: 'en', words: en, seat };
const inItalian: Speaker = { language: 'it', words: italian, seat };
/** A speaker with one sentence of its own. */
const saying = (sentence: string, speaker = english): Speaker => ({
  ...speaker,
  words: { ...speaker.words, test: sentence },
});
const parametersOf = (text: string) => new Set([...text.matchAll(/\{(\w+)/g)].map((match) => match[1]));

test('what is told of an event names nothing but its fields', () => {
  const words: Readonly<Record<string, string>> = en;
  const strange = Object.entries(events).flatMap(([type, { node }]) =>
    [words[`event.${type}`] ?? '', words[`event.${type}.you`] ?? ''].flatMap((text) =>
      [...parametersOf(text)]
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

describe('a text becomes a sentence', () => {
  test('that leaves out what there is none of', () => {
    const landing = saying('{groundForces|# ground force|# ground forces}{pds|| and # PDS| and # PDS}');
    const say = (groundForces: number, pds: number) => speak({ key: 'test', with: { groundForces, pds } }, landing);
    expect(say(1, 0)).toBe('1 ground force');
    expect(say(2, 1)).toBe('2 ground forces and 1 PDS');
  });

  test('with a large first letter', () => {
    expect(speak(say('unit.carrier'), english)).toBe('Carrier');
    expect(speak(say('unit.carrier'), inItalian)).toBe('Trasporto');
  });

  test('the number picks the form', () => {
    const wealth = (value: number, speaker: Speaker) => speak(say('domain.naturalWealth.text', { value }), speaker);
    expect(wealth(1, english)).toBe('Gain 1 trade good.');
    expect(wealth(4, english)).toBe('Gain 4 trade goods.');
    expect(wealth(1, inItalian)).toBe('Guadagni 1 bene di commercio.');
    expect(wealth(4, inItalian)).toBe('Guadagni 4 beni di commercio.');
  });

  test('seats, ids, texts and lists are worded, numbers are figures', () => {
    const text = {
      key: 'test',
      with: { player: 1, count: 2, unit: 'pds', planet: ['jord', 'lodor'], what: { key: 'unit.cruiser.many' } },
    };
    const speaker = saying('{player}: {count} {unit}, {planet}, {what}');
    expect(speak(text, speaker)).toBe('Bruno: 2 PDS, Jord and Lodor, cruisers');
  });

  test('alike things in a list are counted', () => {
    const text = { key: 'test', with: { units: ['carrier', 'fighter', 'carrier', 'fighter', 'cruiser', 'fighter'] } };
    expect(speak(text, saying('{units}'))).toBe('2 carriers, 3 fighters, and cruiser');
    expect(speak(text, saying('{units}', inItalian))).toBe('2 trasporti, 3 caccia e incrociatore');
    expect(speak({ key: 'test', with: { planet: ['jord', 'jord'] } }, saying('{planet}'))).toBe('2 × Jord');
  });

  test('numbered parameters and copies of a tile', () => {
    const text = { key: 'test', with: { system1: 'empty-3', system2: 'abyz-fria', color: 'red', seat2: 0 } };
    expect(speak(text, saying('{system1}, {system2}, {color}, {seat2}', inItalian))).toBe(
      'Sistema vuoto, Abyz e Fria, rosso, Ada',
    );
  });

  test('what is not known stays visible', () => {
    expect(speak({ key: 'no such key' }, english)).toBe('No such key');
    expect(format('{missing} ships', {}, 'en', String)).toBe('{missing} ships');
  });
});

describe('Italian is complete', () => {
  test('the same keys and the same parameters', () => {
    expect(Object.keys(italian).sort()).toEqual(Object.keys(en).sort());
    for (const key of Object.keys(en) as (keyof typeof en)[]) {
      expect(parametersOf(italian[key]), key).toEqual(parametersOf(en[key]));
    }
  });

  test('the compiler refuses a text without its parameters', () => {
    // @ts-expect-error the value is missing
    expect(say('domain.naturalWealth.text')).toEqual({ key: 'domain.naturalWealth.text' });
    // @ts-expect-error a text without parameters takes none
    expect(say('unit.carrier', { count: 1 })).toEqual({ key: 'unit.carrier', with: { count: 1 } });
  });
});

const isCatalogue = (file: string): boolean => file.endsWith('.ts') && file !== 'index.ts';

test.each(['en', 'it'])('no key is worded twice (%s): the last one would win silently', async (language) => {
  const folder = new URL(`../../src/words/${language}/`, import.meta.url);
  const keys: string[] = [];
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isCatalogue)) {
    const area: object = await import(new URL(file, folder).pathname);
    for (const texts of Object.values(area)) keys.push(...Object.keys(texts));
  }
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});

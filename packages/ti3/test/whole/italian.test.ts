// Italian grammar where a text meets a name: articles and prepositions grow together, none is doubled, missing or wrong.
import { faultsInItalian } from '@custodian/testkit';
import { format, joined as join, nounsOf, type Resolve, type Speaker, speak } from '@custodian/words';
import { expect, test } from 'vitest';
import { it as italian } from '../../src/words/it/index.ts';

const words: Readonly<Record<string, string>> = italian;
const speaker: Speaker = { language: 'it', words, seat: (seat) => ['Ada', 'Bruno'][seat] ?? 'Carla' };

const families = [
  'system',
  'planet',
  'race',
  'unit',
  'technology',
  'strategy',
  'action',
  'agenda',
  'objective',
  'domain',
];
/** The ids of every family: of 'system', those of all systems. */
const ids = Object.fromEntries(
  families.map((family) => [
    family,
    Object.keys(words)
      .filter((key) => key.startsWith(`${family}.`) && key.split('.').length === 2)
      .map((key) => key.slice(family.length + 1)),
  ]),
);
const idsOf = (family: string): readonly string[] => ids[family] ?? [];

const parametersOf = (text: string): string[] => [...text.matchAll(/\{(\w+)/g)].map((match) => match[1] as string);
const familyOf = (name: string): string | undefined => families.find((family) => name.replace(/\d+$/, '') === family);

const joined = (word: string, name: string): string => join(word, name, nounsOf(words));

test('a word grows together with the article of the name after it', () => {
  expect(joined('in', 'Sistema nativo dei Naalu')).toBe('nel Sistema nativo dei Naalu');
  expect(joined('da', 'Nebulosa')).toBe('dalla Nebulosa');
  expect(joined('di', 'Il Clan di Saar')).toBe('del Clan di Saar');
  expect(joined('di', 'Gli Emirati di Hacan')).toBe('degli Emirati di Hacan');
  expect(joined('a', 'Le Tribù Yssaril')).toBe('alle Tribù Yssaril');
  expect(joined('tra', 'Campo di asteroidi')).toBe('tra il Campo di asteroidi');
  expect(joined('in', 'L’Anello')).toBe('nell’Anello');
  expect(joined('in', 'Lodor')).toBe('in Lodor');
  expect(joined('il', 'Lodor')).toBe('Lodor');
  expect(joined('il', 'SuperNova')).toBe('la SuperNova');
});

test('a list joins name by name', () => {
  const text = { key: 'test', with: { system: ['empty-1', 'lodor'] } };
  expect(speak(text, { ...speaker, words: { ...words, test: 'navi {system|in}' } })).toBe(
    'Navi nel Sistema vuoto e in Lodor',
  );
  const resolve: Resolve = (_, value, join) => join(String(value));
  expect(format('{system|da}', { system: 'Nebulosa' }, 'it', resolve, nounsOf(words))).toBe('dalla Nebulosa');
  expect(format('{system|da}', { system: 'Nebulosa' }, 'it', resolve)).toBe('da Nebulosa');
});

/** The sentence as often as it takes for every name of its families to come up once. */
function* formsOf(key: string, text: string): Generator<string> {
  const names = parametersOf(text);
  const most = Math.max(...names.map((name) => idsOf(familyOf(name) ?? '').length));
  for (let i = 0; i < most; i++) {
    const given = names.map((name) => {
      const all = idsOf(familyOf(name) ?? '');
      return [name, all[i % all.length] ?? 2] as const;
    });
    yield speak({ key, with: Object.fromEntries(given) }, speaker);
  }
}

test.each(families)('every sentence with every name: %s', (family) => {
  expect(idsOf(family).length).toBeGreaterThan(5);
  const texts = Object.entries(words).filter(([, text]) =>
    parametersOf(text).some((name) => familyOf(name) === family),
  );
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.flatMap(([key, text]) => [...formsOf(key, text)].flatMap(faultsInItalian))).toEqual([]);
});

test('every text has its articles right', () => {
  expect(Object.values(words).flatMap(faultsInItalian)).toEqual([]);
});

// Every component has a name and a text, in both languages, and nothing is said of what is not in the box.
import { describe, expect, it } from 'vitest';
import { agendas, events, factions, objectives, ranks, relics, technologies } from '../../src/content/index.ts';
import { warfareOf } from '../../src/facts/sheets/index.ts';
import { SHEET_SIDES } from '../../src/facts/sheets/types.ts';
import { COMMODITIES, DIFFICULTIES, RESOURCES, SHEETS, SIDES, SPECIALTIES } from '../../src/facts/vocabulary.ts';
import { ledger } from '../../src/ledger.ts';
import { components as english } from '../../src/words/en/components.ts';
import { rulebook as englishRules } from '../../src/words/en/rulebook.ts';
import { components as italian } from '../../src/words/it/components.ts';
import { rulebook as italianRules } from '../../src/words/it/rulebook.ts';

const named = (family: string, cards: readonly { readonly id: string }[], ...texts: string[]): string[] =>
  cards.flatMap(({ id }) => [`${family}.${id}`, ...texts.map((text) => `${family}.${id}.${text}`)]);

const kinds = ledger()
  .filter(({ kind }) => kind === 'asset')
  .map(({ id }) => ({ id: id.replace('asset:', '') }));

const wanted = [
  ...named('faction', factions, 'short', 'passive', 'ability'),
  ...factions.filter(({ setup }) => setup.length > 0).map(({ id }) => `faction.${id}.setup`),
  ...named('event-card', events, 'text'),
  ...named('objective', objectives, 'text'),
  ...named('relic', relics, 'text'),
  ...named('agenda', agendas, 'pass', 'fail'),
  ...named('technology', technologies, 'text'),
  ...named('unit', warfareOf('B').units),
  ...RESOURCES.map((resource) => `resource.${resource}`),
  ...named('asset', kinds, 'text'),
  ...[...SPECIALTIES, 'choose'].map((specialty) => `asset.spec.${specialty}`),
  ...[...RESOURCES, 'choose'].map((die) => `asset.focus.${die}`),
  ...[...COMMODITIES, 'choose'].map((commodity) => `asset.com.${commodity}`),
  ...SIDES.map((side) => `asset.neighbor.${side}`),
  ...SHEETS.flatMap((sheet) => [`sheet.${sheet}`, `sheet.${sheet}.text`]),
  ...SHEETS.flatMap((sheet) => SHEET_SIDES.map((side) => `side.${sheet}.${side}`)),
  ...named('rank', ranks),
  ...DIFFICULTIES.map((difficulty) => `difficulty.${difficulty}`),
];

describe.each([
  ['English', english, englishRules],
  ['Italian', italian, italianRules],
] as const)('%s', (_, components, rules) => {
  it('names every component, and no other', () => {
    expect(Object.keys(components).sort()).toEqual([...wanted].sort());
  });

  it('leaves nothing empty, and ends each text with a full stop', () => {
    const all: Record<string, string> = { ...components, ...rules };
    const isText = (key: string): boolean => /^[\w-]+\..+\.(text|setup|passive|ability|pass|fail)$/.test(key);
    expect(Object.keys(all).filter((key) => isText(key) && !all[key]?.endsWith('.'))).toEqual([]);
    expect(Object.keys(all).filter((key) => all[key] === '' || all[key]?.trim() !== all[key])).toEqual([]);
  });

  it('explains every rule it names', () => {
    const keys = Object.keys(rules);
    expect(keys.filter((key) => !key.endsWith('.text')).map((key) => `${key}.text`)).toEqual(
      keys.filter((key) => key.endsWith('.text')),
    );
  });
});

it('is Italian where it is not a name', () => {
  // Proper names and words that both languages share.
  const names = /^(faction\.\w+\.short|asset\.mecatol|unit\.(pds|mech))$/;
  const same = Object.keys(english).filter(
    (key) => !names.test(key) && english[key as keyof typeof english] === italian[key as keyof typeof italian],
  );
  expect(same).toEqual([]);
});

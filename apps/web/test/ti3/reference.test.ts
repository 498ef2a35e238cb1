// The rules reference: everything is in it, and a plain question in either language finds what answers it.
import { en } from '@custodian/ti3/words/en/index';
import { it as gameItalian } from '@custodian/ti3/words/it/index';
import { describe, expect, it } from 'vitest';
import { search } from '../../src/shell/rules/searching.ts';
import { entries, keyOf } from '../../src/titles/ti3/reference/reference.ts';
import { en as pageEnglish } from '../../src/titles/ti3/words/en/index.ts';
import { it as pageItalian } from '../../src/titles/ti3/words/it/index.ts';

const words: Readonly<Record<string, string>> = en;
const word = (key: string): string | undefined => words[key];

describe('the reference', () => {
  const all = entries(word, (key) => (pageEnglish as Record<string, string>)[key]);

  it('holds rules and every family of components', () => {
    for (const family of ['rule', 'technology', 'action', 'agenda', 'strategy', 'objective', 'race', 'unit'] as const)
      expect(all.filter((entry) => entry.family === family).length, family).toBeGreaterThan(5);
    expect(new Set(all.map((entry) => entry.key)).size).toBe(all.length);
  });

  it('finds by all words, titles first, whatever the accents', () => {
    expect(search(all, 'war sun', null)[0]?.title.toLowerCase()).toContain('war sun');
    expect(search(all, 'MORÀLE boost', 'action').map((entry) => entry.key)).toEqual(['action.moraleBoost']);
    expect(search(all, 'no such words at all', null)).toEqual([]);
    expect(search(all, '', 'unit').every((entry) => entry.family === 'unit')).toBe(true);
  });

  const italian = entries(
    (key) => (gameItalian as Record<string, string>)[key],
    (key) => (pageItalian as Record<string, string>)[key],
  );
  it.each([
    ['How do I move?', all, 'rule.tactical.movement'],
    ['moving ships', all, 'rule.tactical.movement'],
    ['what is a PDS', all, 'rule.pds'],
    ['how do i win', all, 'rule.object of the game'],
    ['soldiers', all, 'rule.ground force'],
    ['building ships', all, 'rule.tactical.production'],
    ['how do I score', all, 'rule.status.objectives'],
    ['tokens', all, 'rule.command counters'],
    ['Come si muove?', italian, 'rule.tactical.movement'],
    ['cos’è un PDS', italian, 'rule.pds'],
    ['come si vince', italian, 'rule.object of the game'],
    ['soldati', italian, 'rule.ground force'],
    ['come costruisco navi', italian, 'rule.tactical.production'],
    ['come si fanno i punti', italian, 'rule.status.objectives'],
  ] as const)('answers “%s” among the first', (typed, among, key) => {
    const found = search(among, typed, null).map((entry) => entry.key);
    expect(found.slice(0, 3)).toContain(key);
  });

  it('puts what is to the point before what only mentions it', () => {
    expect(search(all, 'soldiers', null)[0]?.key).toMatch(/ground ?force/i);
    expect(search(all, 'How do I move?', null)[0]?.key).toBe('rule.tactical.movement');
    expect(search(italian, 'come si muove', null)[0]?.key).toBe('rule.tactical.movement');
  });

  it('knows every entry that a question names', () => {
    const keys = all.map((entry) => `asked.${entry.key}`);
    for (const key of Object.keys(pageEnglish).filter((k) => k.startsWith('asked.'))) expect(keys).toContain(key);
  });

  it('reads links of rules and of components', () => {
    expect(keyOf('space battle.roll')).toBe('rule.space battle.roll');
    expect(keyOf('technology:cybernetics')).toBe('technology.cybernetics');
  });
});

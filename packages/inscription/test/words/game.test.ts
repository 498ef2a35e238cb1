// What the table says: of what happens nothing but its fields, nothing twice, and Italian with its articles.
import { readdirSync } from 'node:fs';
import { faultsInItalian } from '@custodian/testkit';
import type { Speaker } from '@custodian/words';
import { speak } from '@custodian/words';
import { describe, expect, test } from 'vitest';
import { agendas, factionIds, objectives, relicIds } from '../../src/content/index.ts';
import { events } from '../../src/events.ts';
import { en } from '../../src/words/en/index.ts';
import { say } from '../../src/words/index.ts';
import { it as italian } from '../../src/words/it/index.ts';

const english: Readonly<Record<string, string>> = en;
const seat = (n: number): string => ['Ada', 'Bruno', 'Carla'][n] ?? '?';
const inEnglish: Speaker = { language: 'en', words: en, seat };
const inItalian: Speaker = { language: 'it', words: italian, seat };
const parametersOf = (text: string): string[] => [...text.matchAll(/\{(\w+)/g)].map((match) => match[1] as string);

test('what is told of an event names nothing but its fields', () => {
  const strange = Object.entries(events).flatMap(([type, { node }]) =>
    parametersOf(english[`event.${type}`] ?? '')
      .filter((name) => node.kind !== 'object' || !Object.hasOwn(node.fields, name))
      .map((name) => `${type} has no ${name}`),
  );
  expect(strange).toEqual([]);
  const unknown = Object.keys(english).filter(
    (key) => key.startsWith('event.') && !Object.hasOwn(events, key.split('.')[1] as string),
  );
  expect(unknown, 'sentences about what never happens').toEqual([]);
});

describe('a sentence', () => {
  const war = { seat: 0, side: 'left', foe: say('term.rival'), strength: 6, against: 3 };

  test('names seats, sides, foes and cards', () => {
    expect(speak({ key: 'event.warWon', with: war }, inEnglish)).toBe(
      'Ada wins on the left against the rival, 6 to 3.',
    );
    expect(speak({ key: 'event.warWon', with: war }, inItalian)).toBe('Ada vince a sinistra contro il rivale, 6 a 3.');
    const revealed = { event: 'first_ventures', card: say('event-card.first_ventures'), round: 1, stage: 1 };
    expect(speak({ key: 'event.eventRevealed', with: revealed }, inEnglish)).toBe('Round 1: First Ventures.');
  });

  test('counts dice', () => {
    const dice = { black: ['M', 'M', 'R'], focus: ['M', 'II', 'R'] };
    expect(speak({ key: 'event.diceRolled', with: dice }, inEnglish)).toBe(
      'The dice: 2 × material and research; focus material, double influence, and research.',
    );
  });
});

/** Values for every parameter that stands for a name. */
const names: Readonly<Record<string, readonly string[]>> = {
  faction: factionIds,
  relic: relicIds,
  agenda: agendas.map(({ id }) => id),
  objective: objectives.map(({ id }) => id),
};

test('Italian has its articles right, with every name', () => {
  const spoken = Object.entries(italian).flatMap(([key, text]) => {
    const parameters = parametersOf(text);
    const most = Math.max(1, ...parameters.map((name) => names[name.replace(/\d+$/, '')]?.length ?? 0));
    return Array.from({ length: most }, (_, n) => {
      const given = parameters.map((name) => {
        const all = names[name.replace(/\d+$/, '')];
        return [name, all === undefined ? 2 : (all[n % all.length] as string)] as const;
      });
      return speak({ key, with: Object.fromEntries(given) }, inItalian);
    });
  });
  expect(spoken.flatMap(faultsInItalian)).toEqual([]);
});

test.each(['en', 'it'])('no key is worded twice (%s): the last one would win silently', async (language) => {
  const folder = new URL(`../../src/words/${language}/`, import.meta.url);
  const keys: string[] = [];
  const areas = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !['index.ts', 'components.ts'].includes(file),
  );
  for (const file of areas) {
    const area: object = await import(new URL(file, folder).pathname);
    for (const texts of Object.values(area)) keys.push(...Object.keys(texts));
  }
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});

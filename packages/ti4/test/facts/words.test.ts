// Every component has its words in both languages, and they name the figures of the facts.

import { readdirSync } from 'node:fs';
import { faultsInItalian } from '@custodian/testkit';
import { joined, nounsOf } from '@custodian/words';
import { describe, expect, test } from 'vitest';
import {
  abilityIds,
  actionCardIds,
  agendaIds,
  agendas,
  anomalies,
  attachmentIds,
  electables,
  explorationDecks,
  explorationIds,
  factionIds,
  factions,
  leaderIds,
  leaderKinds,
  legendaryIds,
  noteIds,
  objectiveIds,
  objectiveStages,
  objectives,
  planetIds,
  planetTraits,
  relicIds,
  startingTokens,
  strategyCardIds,
  technologyColors,
  technologyIds,
  tileIds,
  timings,
  unitCardIds,
  unitCards,
  unitTypeIds,
  unitTypes,
  wormholes,
} from '../../src/facts/index.ts';
import { components as english } from '../../src/words/en/components/index.ts';
import { prophecy as ofProphecy } from '../../src/words/en/components/prophecy/index.ts';
import { components as italian } from '../../src/words/it/components/index.ts';

type Words = Readonly<Record<string, string>>;

/** Cards of later sets with figures alone. */
const silent: readonly string[] = ['strikeWingAlpha', 'saturnEngine', 'saturnEngineII'];

/** Cards that say more than their figures do. */
const speakingCards = unitCardIds.filter((id) => {
  if (unitCards[id].set !== 'base') return !silent.includes(id);
  const { type, deepFire, fighterSupport, immuneToDirectHit, stripsShields, inSpace, excessInFleetPool, returnsOn } =
    unitCards[id];
  const rules = [deepFire, fighterSupport, immuneToDirectHit, stripsShields, inSpace, excessInFleetPool, returnsOn];
  return (type === 'flagship' && id !== 'sonOfRagh') || rules.some(Boolean);
});

const kinds = new Set(unitTypeIds.map((id) => unitTypes[id].kind));
const agendaKinds = new Set(agendaIds.map((id) => agendas[id].kind));
const tokens = factionIds.flatMap((id) => factions[id].tokens ?? []);

const keys = [
  ...unitTypeIds.flatMap((id) => [`unit.${id}`, `unit.${id}.many`, `unit.${id}.text`]),
  ...unitCardIds.map((id) => `unitCard.${id}`),
  ...speakingCards.map((id) => `unitCard.${id}.text`),
  ...factionIds.flatMap((id) => [`faction.${id}`, `faction.${id}.short`]),
  ...tokens.map((id) => `token.${id}`),
  ...abilityIds.flatMap((id) => [`ability.${id}`, `ability.${id}.text`]),
  ...technologyIds.flatMap((id) => [`technology.${id}`, `technology.${id}.text`]),
  ...planetIds.map((id) => `planet.${id}`),
  ...tileIds.map((id) => `system.${id}`),
  ...anomalies.flatMap((id) => [`anomaly.${id}`, `anomaly.${id}.text`]),
  ...wormholes.map((id) => `wormhole.${id}`),
  ...objectiveIds.flatMap((id) => [`objective.${id}`, `objective.${id}.text`]),
  ...strategyCardIds.flatMap((id) => [`strategy.${id}`, `strategy.${id}.primary`, `strategy.${id}.secondary`]),
  ...actionCardIds.flatMap((id) => [`action.${id}`, `action.${id}.when`, `action.${id}.text`]),
  ...noteIds.flatMap((id) => [`note.${id}`, `note.${id}.when`, `note.${id}.text`]),
  ...agendaIds.flatMap((id) => {
    const { elect, needs, hidden } = agendas[id];
    const vote =
      elect === null && hidden !== true ? [`agenda.${id}.for`, `agenda.${id}.against`] : [`agenda.${id}.text`];
    return [`agenda.${id}`, ...vote, ...(elect === null && needs ? [`agenda.${id}.text`] : [])];
  }),
  ...attachmentIds.map((id) => `attachment.${id}`),
  ...explorationIds.flatMap((id) => [`exploration.${id}`, `exploration.${id}.text`]),
  ...explorationDecks.map((id) => `explorationDeck.${id}`),
  ...leaderKinds.map((id) => `leaderKind.${id}`),
  ...leaderIds.flatMap((id) => [`leader.${id}`, `leader.${id}.text`]),
  ...legendaryIds.flatMap((id) => [`legendary.${id}`, `legendary.${id}.text`]),
  ...relicIds.flatMap((id) => [`relic.${id}`, `relic.${id}.text`]),
  ...timings.map((id) => `timing.${id}`),
  ...technologyColors.flatMap((id) => [`term.color.${id}`, `term.field.${id}`]),
  ...planetTraits.map((id) => `term.trait.${id}`),
  ...[...kinds].map((id) => `term.unitKind.${id}`),
  ...Object.keys(startingTokens).map((id) => `term.pool.${id}`),
  ...objectiveStages.map((id) => `term.stage.${id}`),
  ...['strategy', 'action', 'status', 'agenda'].map((id) => `term.phase.${id}`),
  ...[...agendaKinds].map((id) => `term.agendaKind.${id}`),
  ...electables.map((id) => `term.elect.${id}`),
];

test.each([
  ['English', english],
  ['Italian', italian],
] as const)('everything is worded in %s', (_, words: Words) => {
  expect(keys.filter((key) => !words[key]?.trim())).toEqual([]);
});

test('no words are left over for what does not exist', () => {
  const known = new Set(keys);
  const free = /^(nouns|term\.(unitAbility|value|unitUpgrade))(\.|$)/;
  expect(Object.keys(english).filter((key) => !known.has(key) && !free.test(key))).toEqual([]);
});

test('Italian has the same keys', () => {
  expect(Object.keys(italian).sort()).toEqual(Object.keys(english).sort());
});

test.each(['en', 'it'])('no key is worded twice (%s): the last one would win silently', async (language) => {
  const folder = new URL(`../../src/words/${language}/components/`, import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.ts$/.test(file) && !/index\.ts$/.test(file),
  );
  const found: string[] = [];
  for (const file of files) {
    const area: object = await import(new URL(file, folder).pathname);
    for (const texts of Object.values(area)) found.push(...Object.keys(texts));
  }
  expect(found.filter((key, at) => found.indexOf(key) !== at)).toEqual([]);
});

describe('names', () => {
  test.each(['action', 'agenda', 'technology', 'objective', 'note', 'ability', 'faction', 'planet', 'unitCard'])(
    'no two of %s are called the same',
    (family) => {
      for (const words of [english, italian] as const) {
        const inBase = Object.entries(words).filter(([key]) => !Object.hasOwn(ofProphecy, key));
        const names = inBase.flatMap(([key, name]) => (new RegExp(`^${family}\\.\\w+$`).test(key) ? [name] : []));
        expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
      }
    },
  );

  test('a unit upgrade is called what its card is called', () => {
    for (const words of [english, italian] as readonly Words[]) {
      for (const id of technologyIds.filter((each) => Object.hasOwn(unitCards, each))) {
        expect(words[`technology.${id}`]).toBe(words[`unitCard.${id}`]);
      }
    }
  });

  test('systems take their article in Italian', () => {
    const inSystem = (tile: string) => joined('in', (italian as Words)[`system.${tile}`] ?? '', nounsOf(italian));
    expect(inSystem('1')).toBe('nel Sistema nativo del Sole');
    expect(inSystem('17')).toBe('nella Porta di Creuss');
    expect(inSystem('26')).toBe('in Lodor');
    expect(inSystem('41')).toBe('nella Faglia gravitazionale');
  });
});

describe('figures', () => {
  const figures = (text: string): string[] => (text.match(/\d+/g) ?? []).sort();

  test('are the same in both languages', () => {
    const stages = (text: string) => text.replace(/stage II\b/, 'stage 2').replace(/stage I\b/, 'stage 1');
    const different = (Object.keys(english) as (keyof typeof english)[]).filter(
      (key) => figures(stages(english[key])).join() !== figures(italian[key]).join(),
    );
    expect(different).toEqual([]);
  });

  test('of an objective are those of its requirement', () => {
    const words: Words = english;
    for (const id of objectiveIds) {
      const asked = Object.values(objectives[id].requirement).filter((value) => typeof value === 'number' && value > 1);
      expect(figures(words[`objective.${id}.text`] ?? '')).toEqual(expect.arrayContaining(asked.map(String)));
    }
  });

  test('of an attached agenda are those of its attachment', () => {
    const words: Words = english;
    for (const id of agendaIds) {
      const { resources, influence } = agendas[id].attachment ?? {};
      const more = [resources, influence].filter((value) => value !== undefined).map(String);
      expect(figures(words[`agenda.${id}.text`] ?? '')).toEqual(expect.arrayContaining(more));
    }
  });

  test('of a unit that returns are those of its card', () => {
    const words: Words = english;
    for (const id of unitCardIds) {
      const { returnsOn } = unitCards[id];
      if (returnsOn !== null) expect(words[`unitCard.${id}.text`]).toContain(`${returnsOn} or more`);
    }
  });
});

test('every Italian text has its articles right', () => {
  expect(Object.values(italian).flatMap(faultsInItalian)).toEqual([]);
});

test('apostrophes are curly, but for those of names', () => {
  const straight = Object.values({ ...english, ...italian }).filter((text) => /\p{L}'\p{L}/u.test(text));
  const names =
    /N'orr|C'morran|Y'sia|Y'ssrila|Tar'mann|Tequ'ran|Qucen'n|Tren'lak|Vuil'raith|Z'eu|T'ro|S'ula|M'aban|G'hom|Sek'kus|Ba'al|Sh'val|Hope's|Moyin's|d'Etat|Prophet's|Law's|Master's/g;
  expect(straight.filter((text) => text.replace(names, '').includes("'"))).toEqual([]);
});

// Everything that touches a combat is shown to agree with the rules, or it is named beside the odds that do without it: each case
// as often as foretold, and without a component that it shows something else would be foretold.
import { withoutComponent } from '@custodian/kernel/testing';
import { agrees, apart, FIGHTS } from '@custodian/testkit/agreeing';
import { describe, expect, test } from 'vitest';
import { ledger } from '../../src/ledger.ts';
import { firesInto, planetCannon } from '../../src/queries/cannons.ts';
import { bombardsFromGround } from '../../src/queries/combat.ts';
import { besideOdds, leftOutOfOdds } from '../../src/queries/odds/left-out.ts';
import {
  hasShield,
  mayAnnounceRetreat,
  mayBombard,
  mayFire,
  mayRetreatTo,
  maySustain,
} from '../../src/queries/permissions.ts';
import { mechsAreAble } from '../../src/queries/units.ts';
import {
  aimedAt,
  barrageTargets,
  combatBonus,
  combatDice,
  combatNeed,
  commitPrice,
  dieHits,
  fightsAs,
  hitsScored,
  shields,
  sustained,
} from '../../src/queries/values.ts';
import { ti4 } from '../../src/ti4.ts';
import { foretold, fought } from './cases.ts';
import { groundCases } from './ground-cases.ts';
import { groundCasesOfProphecy } from './prophecy-ground-cases.ts';
import { spaceCasesOfProphecy } from './prophecy-space-cases.ts';
import { spaceCases } from './space-cases.ts';

const cases = [...spaceCases, ...groundCases, ...spaceCasesOfProphecy, ...groundCasesOfProphecy];
/** What is the ground everything stands on cannot be taken away. */
const isEffect = (component: string): boolean => !/^(sequence|unit|tile):/.test(component);
/** So far apart that the fights would show it. */
const PLAIN = 0.02;
/** Machines are busy at times. */
const PATIENCE = 600_000;

for (const each of cases)
  describe(each.name, () => {
    test(
      `as often as foretold: ${each.shows.join(', ')}`,
      () => {
        const game = each.lay().game();
        agrees(
          foretold(each, game),
          Array.from({ length: FIGHTS }, (_, seed) => fought(each, game, seed)),
        );
      },
      PATIENCE,
    );
    for (const component of each.beside ?? [])
      test(`the same without ${component}`, () => {
        const game = each.lay().game();
        const without = withoutComponent(component, () => foretold(each, game));
        expect(apart(foretold(each, game), without)).toBe(0);
      });
    for (const component of each.shows.filter(isEffect))
      test(`something else without ${component}`, () => {
        const game = each.lay().game();
        const without = withoutComponent(component, () => foretold(each, game));
        expect(apart(foretold(each, game), without)).toBeGreaterThan(PLAIN);
      });
  });

const shown = new Set(cases.flatMap(({ shows }) => shows));
const listed = new Set(ledger().map(({ id }) => id));

test('every component that changes a value of a combat agrees with the rules', () => {
  const values = [
    combatBonus,
    combatDice,
    combatNeed,
    dieHits,
    hitsScored,
    aimedAt,
    barrageTargets,
    sustained,
    firesInto,
    hasShield,
    mayAnnounceRetreat,
    mayBombard,
    mayFire,
    mayRetreatTo,
    maySustain,
    planetCannon,
    bombardsFromGround,
    shields,
    fightsAs,
    commitPrice,
    mechsAreAble,
  ];
  const named: readonly string[] = leftOutOfOdds;
  const changing = new Set(values.flatMap(({ modifiers }) => modifiers.map(({ source }) => source)));
  expect(changing.size).toBeGreaterThan(15);
  const isTold = (source: string): boolean => shown.has(source) || named.includes(source);
  expect([...changing].filter((source) => listed.has(source) && !isTold(source))).toEqual([]);
});

/** Sequences in which a fight is fought. */
const sequences = [
  'space cannon offense',
  'space combat',
  'ground combat',
  'bombardment',
  'bombard',
  'space cannon defense',
  'invasion',
  'roll dice',
  'take hits',
  'assign hits',
  'losses',
  'retreat',
] as const;

/** Moments of these that come when nothing is fought over any more, or when nothing is at stake. */
const afterwards = ['announcing retreats', 'combat won', 'combat over', 'points gained', 'ways used'];

test('no moment of these sequences is forgotten', () => {
  const procedures = ti4.procedures as Readonly<
    Record<string, { readonly steps: Readonly<Record<string, { readonly window?: string }>> }>
  >;
  const opened = sequences.flatMap((name) =>
    Object.values(procedures[name]?.steps ?? {}).flatMap((s) => s.window ?? []),
  );
  expect(new Set(opened).size).toBeGreaterThan(15);
  expect([...new Set(opened)].filter((window) => !moments.includes(window) && !afterwards.includes(window))).toEqual(
    [],
  );
  expect(afterwards.filter((window) => !opened.includes(window))).toEqual([]);
});

/** Moments of a fight for which components wait. */
const moments = [
  'ships moved',
  'before space cannon',
  'before dice',
  'dice rolled',
  'dice settled',
  'hits produced',
  'sustain damage used',
  'units destroyed',
  'combat round begins',
  'retreat announced',
  'both have rolled',
  'hits assigned',
  'combat round ends',
  'invasion begins',
  'planet bombarded',
  'forces committed',
];

test('every component that waits for a moment of a combat agrees with the rules or is named', () => {
  const named: readonly string[] = [...leftOutOfOdds, ...besideOdds];
  const waiting = ti4.components
    .filter(({ kind, reacts = [] }) => !isHeld(kind) && reacts.some(({ window }) => moments.includes(window)))
    .map(({ id }) => id)
    .filter((id) => listed.has(id));
  expect(waiting.filter((id) => !shown.has(id) && !named.includes(id))).toEqual([]);
});

/** Cards and notes are never counted, unless they were played; objectives are no part of a fight. */
const isHeld = (kind: string): boolean => ['action card', 'promissory note', 'objective'].includes(kind);

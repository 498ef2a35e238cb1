// Everything that touches a fight is shown to agree with the rules, or it is named beside the odds that do without it.
import type { Seat } from '@custodian/kernel';
import { ti3 } from '@custodian/ti3';
import { landing } from '@custodian/ti3/queries/odds/ground';
import { leftOutInSpace, leftOutOfOdds, leftOutOnPlanet } from '@custodian/ti3/queries/odds/left-out';
import { beforeTheBattle } from '@custodian/ti3/queries/odds/space';
import { describe, expect, test } from 'vitest';
import {
  mayBombard,
  mayDestroyByBombarding,
  mayFirePds,
  mayRetreat,
  mayRetreatTo,
} from '../../src/queries/permissions.ts';
import {
  boundHits,
  capacity,
  combatBonus,
  combatDice,
  extraDice,
  fighterSupport,
  fleetLimit,
  needsCapacity,
  pdsRange,
  troopCapacity,
} from '../../src/queries/values.ts';
import { facing } from '../battles.ts';
import { table } from '../kit/index.ts';
import { groundCases } from './ground-cases.ts';
import { spaceCases } from './space-cases.ts';

/** Whatever a fight asks for. */
const values = [
  combatBonus,
  combatDice,
  extraDice,
  boundHits,
  pdsRange,
  capacity,
  needsCapacity,
  fighterSupport,
  fleetLimit,
  troopCapacity,
  mayFirePds,
  mayBombard,
  mayDestroyByBombarding,
  mayRetreat,
  mayRetreatTo,
];

/** Sequences in which a fight is fought. */
const sequences = [
  'pds fire',
  'space battle',
  'before the battle',
  'exchange fire',
  'roll dice',
  'take hits',
  'retreat',
  'invasion combat',
  'fight for a planet',
  'bombardment',
];

/** They change what a fleet may be before it comes: cards that were played, and who goes aboard. */
const besideFights = ['action:warFooting', 'action:grandArmada', 'technology:stasisCapsules'];

/** Moments of a fight for which components wait. */
const moments = [
  'fleet attacked',
  'before space battle',
  'shots before battle',
  'before combat round',
  'dice rolled',
  'ship damaged',
  'about to be invaded',
  'before invasion combat',
  'before bombardment',
];

/** Lines of the rules of fights. */
const inRules = [
  'ability:mentak.ambush',
  'technology:assaultCannon',
  'technology:dacxiveAnimators',
  'technology:gravitonNegator',
];

const shown = new Set([...spaceCases, ...groundCases].flatMap(({ shows }) => shows));

test('every component that changes a value of a fight agrees with the rules', () => {
  const changing = new Set(values.flatMap(({ modifiers }) => modifiers.map(({ source }) => source)));
  expect(changing.size).toBeGreaterThan(25);
  expect([...changing].filter((source) => !shown.has(source) && !besideFights.includes(source))).toEqual([]);
  expect(inRules.filter((source) => !shown.has(source))).toEqual([]);
});

test('no moment of these sequences is forgotten', () => {
  const procedures = ti3.procedures as Readonly<
    Record<string, { readonly steps: Readonly<Record<string, { readonly window?: string }>> }>
  >;
  const opened = sequences.flatMap((name) =>
    Object.values(procedures[name]?.steps ?? {}).flatMap((s) => s.window ?? []),
  );
  // What happens once ships are lost changes nothing for those who fight on.
  const afterwards = ['ships destroyed'];
  expect(new Set(opened).size).toBeGreaterThan(8);
  expect([...new Set(opened)].filter((window) => !moments.includes(window) && !afterwards.includes(window))).toEqual(
    [],
  );
  expect(afterwards.filter((window) => !opened.includes(window))).toEqual([]);
});

test('every component that waits for a moment of a fight agrees with the rules or is named', () => {
  const waiting = ti3.components
    .filter(({ kind, reacts = [] }) => kind !== 'action card' && reacts.some(({ window }) => moments.includes(window)))
    .map(({ id }) => id);
  const named: readonly string[] = leftOutOfOdds;
  expect(waiting.filter((id) => !shown.has(id) && !named.includes(id))).toEqual([]);
  expect(named.filter((id) => !waiting.includes(id))).toEqual([]);
});

describe('what the odds do without is named', () => {
  const names = (texts: readonly { key: string }[]) => texts.map((text) => text.key);
  const now = { ...beforeTheBattle, attacker: 0, defender: 1, system: 'quann' };

  test('paid help, sabotage runs and a fleet that may slip away', () => {
    const t = facing({ letnev: { cruiser: 1, fighter: 1 }, naalu: { warSun: 1 } });
    t.goods('letnev', 2);
    expect(names(leftOutInSpace(t.game(), now))).toEqual(['ability.letnev.funding']);
    t.activated('naalu', 'lodor');
    expect(names(leftOutInSpace(t.game(), now))).toEqual(['ability.letnev.funding', 'ability.naalu.retreat']);
    Object.assign(t.game().options, { sabotageRuns: true });
    expect(names(leftOutInSpace(t.game(), now))).toContain('option-of-game.sabotageRuns');
    t.goods('letnev', 1);
    expect(leftOutInSpace(t.game(), { ...now, ahead: [], round: 3 })).toEqual([]);
  });

  test('what a conduct counts is not', () => {
    const t = facing({ yin: { cruiser: 1 }, jolnar: { cruiser: 2 } });
    t.law('ministerOfWar', '1');
    t.counters('jolnar', { strategyAllocation: 2 });
    expect(names(leftOutInSpace(t.game(), now))).toEqual([
      'ability.yin.sacrifice',
      'ability.jolnar.reroll',
      'agenda.ministerOfWar',
    ]);
    const conducts = { attacker: { sacrifices: true }, defender: { rerolls: 2, strikes: true } };
    expect(leftOutInSpace(t.game(), now, conducts)).toEqual([]);
  });

  test('on a planet: bacteria, a diplomat, and counters of Distant Suns', () => {
    const t = table('sol', 'hacan');
    t.technologies('sol', 'x89BacterialWeapon');
    t.own('hacan', 'quann', { groundForces: 2 });
    t.leader('gila', 'quann');
    Object.assign(t.planet('quann'), { domain: { id: 'biohazard', faceUp: true } });
    const seat: Seat = 0;
    const fight = { ...landing(seat, 'quann', 2, { warSun: 1 }), isLanded: false };
    expect(names(leftOutOnPlanet(t.game(), fight))).toEqual([
      'technology.x89BacterialWeapon',
      'leader.power.diplomat.protection',
      'option-of-game.distantSuns',
    ]);
    expect(leftOutOnPlanet(t.game(), { ...fight, isLanded: true }, { attacker: { bacteria: true } })).toEqual([]);
    expect(leftOutOnPlanet(t.game(), { ...fight, isLanded: true, bombarding: {} })).toEqual([]);
  });
});

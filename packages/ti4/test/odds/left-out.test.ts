// What the odds do without is told where it could matter, and only there.
import { expect, test } from 'vitest';
import type { Game } from '../../src/game.ts';
import { beforeCannons, beforeLanding } from '../../src/queries/odds/attack.ts';
import { leftOutInSpace, leftOutOnPlanet } from '../../src/queries/odds/left-out.ts';
import type { Table } from '../kit/index.ts';
import { tableWith } from '../kit/index.ts';
import { PLANET, SYSTEM } from './cases.ts';

const keys = (texts: readonly { readonly key: string }[]): string[] => texts.map(({ key }) => key);
const inSpace = (g: Game): string[] =>
  keys(leftOutInSpace(beforeCannons(g, { attacker: 0, defender: 1, system: SYSTEM })));
const onPlanet = (g: Game): string[] => keys(leftOutOnPlanet(beforeLanding(g, 0, PLANET, SYSTEM)));

function meeting(attacker: Parameters<typeof tableWith>[1], defender: Parameters<typeof tableWith>[1]): Table {
  const t = tableWith({ prophecy: true }, attacker, defender, 'saar');
  t.fleet(0, SYSTEM, { cruiser: 2, carrier: 1, flagship: 1, destroyer: 1 });
  t.fleet(1, SYSTEM, { cruiser: 2, carrier: 1, infantry: 1 });
  t.own(1, PLANET, { infantry: 2 });
  t.landed(0, PLANET, { infantry: 2 });
  t.active(0, SYSTEM);
  return t;
}

const exhaust = (t: Table, seat: number): void => {
  for (const leader of t.player(seat).leaders ?? []) if (leader.is === 'readied') leader.is = 'exhausted';
};

test('agents that are readied, in the fights that they are for', () => {
  for (const [faction, space, ground] of [
    ['letnev', ['leader.viscountUnlenn'], []],
    ['sol', [], ['leader.evelynDelouis']],
    ['yin', ['leader.brotherMilor'], []],
  ] as const) {
    const t = meeting('hacan', faction);
    expect(inSpace(t.game()).filter((key) => key.startsWith('leader.'))).toEqual(space);
    expect(onPlanet(t.game()).filter((key) => key.startsWith('leader.'))).toEqual(ground);
    exhaust(t, 1);
    expect([...inSpace(t.game()), ...onPlanet(t.game())].filter((key) => key.startsWith('leader.'))).toEqual([]);
  }
});

test('heroes and commanders of whoever comes, once they are unlocked', () => {
  for (const [faction, leader] of [
    ['norr', 'shvalHarbinger'],
    ['creuss', 'saiSeravus'],
    ['mentak', 'ipswitchLooseCannon'],
    ['muaat', 'adjudicatorBaal'],
  ] as const) {
    const t = meeting(faction, 'hacan');
    t.fleet(0, SYSTEM, { warSun: 1 });
    expect(inSpace(t.game())).not.toContain(`leader.${leader}`);
    t.unlock(0, leader);
    expect(inSpace(t.game())).toContain(`leader.${leader}`);
  }
});

test('the wing that comes to a planet of the Council Keleres, once its hero is unlocked', () => {
  const t = meeting('hacan', 'keleres');
  const hero = 'kuuasiAunJalatai';
  expect(inSpace(t.game())).not.toContain(`leader.${hero}`);
  t.player(1).leaders?.push({ id: hero, is: 'unlocked' });
  expect(inSpace(t.game())).toContain(`leader.${hero}`);
  t.planet(PLANET).owner = 0;
  expect(inSpace(t.game())).not.toContain(`leader.${hero}`);
});

test('a reaper that can be paid for, beside infantry', () => {
  const t = meeting('hacan', 'letnev');
  expect(onPlanet(t.game())).toContain('unitCard.dunlainReaper');
  t.exhaust(...t.game().systems.flatMap((s) => s.planets.filter((p) => p.owner === 1).map((p) => p.id)));
  expect(onPlanet(t.game())).not.toContain('unitCard.dunlainReaper');
});

test('the Dynamo where it is, with influence to spend', () => {
  const t = meeting('empyrean', 'hacan');
  expect(inSpace(t.game())).toContain('unitCard.dynamo');
  expect(onPlanet(t.game())).toContain('unitCard.dynamo');
  t.exhaust(...t.game().systems.flatMap((s) => s.planets.filter((p) => p.owner === 0).map((p) => p.id)));
  expect(inSpace(t.game())).not.toContain('unitCard.dynamo');
});

test('a barrage that takes infantry out of space, and a crown', () => {
  const t = meeting('argent', 'hacan');
  expect(inSpace(t.game())).not.toContain('unitCard.strikeWingAlphaII');
  t.technologies(0, 'strikeWingAlphaII');
  expect(inSpace(t.game())).toContain('unitCard.strikeWingAlphaII');
  expect(inSpace(t.game())).not.toContain('relic.theCrownOfThalnos');
  t.player(0).relics = [{ id: 'theCrownOfThalnos', exhausted: false }];
  expect(inSpace(t.game())).toContain('relic.theCrownOfThalnos');
  expect(onPlanet(t.game())).toContain('relic.theCrownOfThalnos');
});

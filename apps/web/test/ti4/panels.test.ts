// What the panels of the Fourth Edition build is what the rules accept: captured units that go back, reserves that land.
import type { Json } from '@custodian/kernel';
import type { AboutNamed, PlanName } from '@custodian/ti4/plans';
import type { Table } from '@custodian/ti4/testkit';
import { tableWith } from '@custodian/ti4/testkit';
import { expect, test } from 'vitest';
import {
  costOf,
  leastReturned,
  mostReturned,
  nothingMade,
  planOf,
  roomFor,
  setCount,
  setReturned,
  settled,
} from '../../src/titles/ti4/panels/building/production.ts';
import type { Landing } from '../../src/titles/ti4/panels/fighting/landings.ts';
import { forcesOf, stillFree, withLanding } from '../../src/titles/ti4/panels/fighting/landings.ts';
import { meansOf, noPayment, usualPayment } from '../../src/titles/ti4/panels/paying/paying.ts';
import { capturedIn, isEmptySide, noTerms, withCaptured } from '../../src/titles/ti4/trade/terms.ts';

const pok = { prophecy: true };

function aboutOf<Name extends PlanName>(t: Table, shape: Name): AboutNamed<Name> {
  const decision = t.asked(0);
  if (decision?.kind !== 'plan' || decision.shape !== shape) throw new Error(`no ${shape} asked at ${t.where()}`);
  return decision.about as AboutNamed<Name>;
}

function dockOf(captured: readonly { type: 'dreadnought' | 'fighter'; owner: number }[]) {
  const t = tableWith(pok, 'vuilraith', 'sol', 'norr');
  t.own('vuilraith', 'acheron', { spaceDock: 1 });
  t.player('vuilraith').captured = [...captured];
  t.begin('production', { seat: 0, system: '54' });
  return { t, about: aboutOf(t, 'production'), sight: { g: t.game(), seat: 0 } };
}

test('production: a captured unit goes back for one that costs nothing', () => {
  const { t, about, sight } = dockOf([{ type: 'dreadnought', owner: 1 }]);
  const [line] = about.captured ?? [];
  if (line === undefined) throw new Error('nothing can be returned');
  expect(mostReturned(about, nothingMade, line)).toBe(0);
  const made = setCount(nothingMade, 'dreadnought', 'space', 1);
  expect([costOf(sight, about, made), mostReturned(about, made, line)]).toEqual([4, 1]);
  const draft = setReturned(made, line, 1);
  expect(costOf(sight, about, draft)).toBe(0);
  expect(t.refusal('vuilraith', planOf(about, draft, noPayment) as Json)).toBeNull();
  const paid = usualPayment(4, meansOf(sight, 'resources'));
  expect(t.refusal('vuilraith', planOf(about, draft, paid) as Json)).toBe('why.pay for nothing');
  // Whoever makes none after all returns none.
  expect(planOf(about, settled(sight, about, setCount(draft, 'dreadnought', 'space', 0)), noPayment)).toEqual({
    units: [],
    pay: noPayment,
  });
});

test('production: an own figure among the captured goes back where no other is left', () => {
  const t = tableWith(pok, 'vuilraith', 'sol', 'norr');
  t.own('vuilraith', 'acheron', { spaceDock: 1 });
  t.tokens('vuilraith', { fleet: 4 });
  t.fleet('vuilraith', '46', { dreadnought: 4 });
  t.activated('vuilraith', '46');
  t.player('vuilraith').captured = [{ type: 'dreadnought', owner: 0 }];
  t.begin('production', { seat: 0, system: '54' });
  const about = aboutOf(t, 'production');
  const sight = { g: t.game(), seat: 0 };
  const offered = about.units.find(({ unit }) => unit === 'dreadnought');
  const [line] = about.captured ?? [];
  if (offered === undefined || line === undefined) throw new Error('no dreadnought');
  expect([offered.left, roomFor(sight, about, nothingMade, offered)]).toEqual([0, 1]);
  const draft = settled(sight, about, setCount(nothingMade, 'dreadnought', 'space', 1));
  expect(leastReturned(sight, about, draft, line)).toBe(1);
  expect(t.refusal('vuilraith', planOf(about, draft, noPayment) as Json)).toBeNull();
});

test('landings: one from each planet comes without a ship', () => {
  const t = tableWith(pok, 'norr', 'sol');
  t.unlock('norr', 'ghomSekkus');
  const [first = 0, second = 0] = t.own('norr', 'lodor', { infantry: 2 });
  t.active('norr', '25');
  t.begin('invasion', { seat: 0, system: '25' });
  const landing: Landing = { g: t.game(), seat: 0, about: aboutOf(t, 'landings') };
  expect(forcesOf(landing).map(({ from, groups }) => [from, groups.map(({ ids }) => ids)])).toEqual([
    ['lodor', [[first, second]]],
  ]);
  const none = { landings: [] };
  expect(stillFree(landing, none)).toEqual([first, second]);
  const plan = withLanding(none, 'quann', [first]);
  expect(stillFree(landing, plan)).toEqual([]);
  expect(t.refusal('norr', plan as Json)).toBeNull();
});

test('a transaction: captured units by type, and a line of none is left out', () => {
  const one = withCaptured(noTerms.give, 'cruiser', 1);
  expect([capturedIn(one, 'cruiser'), isEmptySide(one)]).toEqual([1, false]);
  expect(withCaptured(one, 'cruiser', 0)).toEqual(noTerms.give);
});

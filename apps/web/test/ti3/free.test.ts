// What the forms of free actions build is what the rules accept; a question is known again however many have answered.
import type { Json } from '@custodian/kernel';
import type { DecisionView } from '@custodian/protocol';
import { table } from '@custodian/ti3/testkit';
import { expect, test } from 'vitest';
import { questionKey } from '../../src/shell/decisions/asking.ts';
import {
  firstGift,
  firstTruceEnd,
  nothingScuttled,
  placesOf,
  receiversOf,
  scuttledIn,
  takeFrom,
  toggleId,
  toggleShip,
  unload,
} from '../../src/titles/ti3/free/plans.ts';
import type { Sight } from '../../src/titles/ti3/panels/numbers.ts';

function seated() {
  const t = table('sol', 'hacan', 'norr');
  t.own('sol', 'jord', { groundForces: 3, pds: 1, dock: true });
  t.own('sol', 'mecatolRex');
  t.fleet('sol', 'home-sol', { carrier: 1, fighter: 4 });
  t.goods('sol', 6);
  t.begin('trade negotiations', { seat: 0 });
  const sight = (): Sight => ({ g: t.game(), seat: 0 });
  return { t, sight, free: (name: string, value: unknown) => t.free('sol', name, value as Json) };
}

test('a gift goes to any other player', () => {
  const { t, sight, free } = seated();
  expect(receiversOf(sight())).toEqual([1, 2]);
  free('give trade goods', { ...firstGift(), receiver: 2 });
  expect([t.player('sol').tradeGoods, t.player('norr').tradeGoods]).toEqual([5, 1]);
  expect(() => free('give trade goods', firstGift())).toThrow('why.not at the table');
});

test('units of every kind are scuttled; what stays as it is, is not in the plan', () => {
  const { t, sight, free } = seated();
  t.game().phase = 'status';
  const home = placesOf(sight()).find((place) => place.system === 'home-sol');
  expect(home?.ships.map((ship) => ship.type)).toEqual(['carrier', 'fighter', 'fighter', 'fighter', 'fighter']);
  const fighter = home?.ships.at(-1)?.id ?? 0;
  let plan = takeFrom(nothingScuttled, 'jord', { groundForces: 2 });
  expect(takeFrom(plan, 'jord', { groundForces: 0 })).toEqual(nothingScuttled);
  plan = takeFrom(plan, 'jord', { pds: 1, dock: true });
  plan = { ...plan, ships: toggleId(plan.ships, fighter) };
  expect(scuttledIn(plan)).toBe(5);
  free('scuttle units', plan);
  expect(t.planet('jord')).toMatchObject({ groundForces: 1, pds: 0, dock: -1 });
  expect(t.ships('sol', 'home-sol')).toMatchObject({ carrier: 1, fighter: 3 });
});

test('ground forces go from aboard a ship that stays; a ship goes with all it carries', () => {
  const { t, sight, free } = seated();
  t.game().phase = 'status';
  const [carrier = 0] =
    placesOf(sight())
      .find((place) => place.system === 'home-sol')
      ?.ships.map((s) => s.id) ?? [];
  Object.assign(t.system('home-sol').ships.find((s) => s.id === carrier) as object, { groundForces: 2 });
  const plan = unload(nothingScuttled, carrier, { groundForces: 2 });
  expect(unload(plan, carrier, { groundForces: 0 })).toEqual(nothingScuttled);
  expect(toggleShip(plan, carrier)).toEqual({ ...nothingScuttled, ships: [carrier] });
  expect(scuttledIn(plan)).toBe(2);
  free('scuttle units', plan);
  expect(t.system('home-sol').ships.find((s) => s.id === carrier)).toMatchObject({ groundForces: 0 });
});

test('the truce ends for what the form proposes', () => {
  const { t, sight, free } = seated();
  t.game().laws = [{ id: 'shortTermTruce', elected: [] }];
  free('end the truce', firstTruceEnd(sight()));
  expect(t.game().laws).toEqual([]);
});

test('a question stays the same while others answer, and is another one for other words or another seat', () => {
  const plan: DecisionView = {
    kind: 'plan',
    seat: 0,
    rule: 'r',
    ask: { key: 'a' },
    shape: 's',
    about: 1,
    fallback: {},
  };
  const view = { seat: 0, decision: 'status/counters', decisions: [plan], answers: 4, awaiting: [0, 1] };
  const later = { ...view, answers: 5, awaiting: [0], decisions: [{ ...plan }] };
  expect(questionKey(later)).toBe(questionKey(view));
  expect(questionKey({ ...view, decisions: [{ ...plan, about: 2 }] })).not.toBe(questionKey(view));
  expect(questionKey({ ...view, decision: 'status/hand' })).not.toBe(questionKey(view));
  expect(questionKey({ ...view, seat: 1 })).not.toBe(questionKey(view));
  expect(questionKey({ ...view, decisions: [] })).toBe('');
});

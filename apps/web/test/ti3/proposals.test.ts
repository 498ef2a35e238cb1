// What the larger panels begin with is accepted, and is what a player would mostly do.
import type { Json } from '@custodian/kernel';
import type { Table } from '@custodian/ti3/testkit';
import { table } from '@custodian/ti3/testkit';
import { expect, test } from 'vitest';
import { costOf, countOf, planOf } from '../../src/titles/ti3/panels/building/production.ts';
import { planOf as landingPlan, costOf as landingsCost } from '../../src/titles/ti3/panels/landing/landings.ts';
import { nobodyMoves } from '../../src/titles/ti3/panels/moving/draft.ts';
import { planOf as movementPlan } from '../../src/titles/ti3/panels/moving/movement.ts';
import { meansOf, usualPayment } from '../../src/titles/ti3/panels/paying/paying.ts';
import { proposedLandings, proposedMovement, proposedProduction } from '../../src/titles/ti3/panels/proposals.ts';
import { asked } from '../asked.ts';

/** Sol with a carrier at home, five ground forces to load, and two planets of nobody's beside it. */
function sol(): Table {
  const t = table('sol', 'hacan', 'norr');
  t.own('sol', 'jord', { groundForces: 5, dock: true });
  t.fleet('sol', 'home-sol', { carrier: 1, cruiser: 1 });
  return t;
}

/** The system beside the home of Sol that holds planets of nobody's. */
function neighbour(t: Table): string {
  const home = t.system('home-sol');
  const isNext = (s: { q: number; r: number }): boolean =>
    [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
      [1, -1],
      [-1, 1],
    ].some(([q, r]) => s.q === home.q + (q as number) && s.r === home.r + (r as number));
  const found = t.game().systems.find((s) => isNext(s) && s.planets.length > 0);
  if (found === undefined) throw new Error('no neighbour with planets');
  return found.id;
}

test('a carrier with ground forces is proposed for planets that nobody holds', () => {
  const t = sol();
  const system = neighbour(t);
  t.begin('movement', { seat: 0, system });
  const m = { g: t.game(), seat: 0, about: asked(t, 0, 'movement').about };
  const plan = movementPlan(m, proposedMovement(m));
  expect(plan.moves).toHaveLength(1);
  expect(plan.moves[0]?.pickUps?.[0]?.groundForces).toBeGreaterThanOrEqual(t.system(system).planets.length);
  expect(t.refusal('sol', plan as Json)).toBeNull();
});

test('what a carrier does not need for its planets is left for another that stays', () => {
  const t = sol();
  t.fleet('sol', 'home-sol', { carrier: 1 });
  const system = neighbour(t);
  t.begin('movement', { seat: 0, system });
  const m = { g: t.game(), seat: 0, about: asked(t, 0, 'movement').about };
  const plan = movementPlan(m, proposedMovement(m));
  expect(plan.moves).toHaveLength(1);
  expect(plan.moves[0]?.pickUps?.[0]?.groundForces).toBe(t.system(system).planets.length);
  expect(t.refusal('sol', plan as Json)).toBeNull();
});

test('nothing is proposed against an enemy fleet', () => {
  const t = sol();
  const system = neighbour(t);
  t.fleet('hacan', system, { cruiser: 1 });
  t.begin('movement', { seat: 0, system });
  expect(proposedMovement({ g: t.game(), seat: 0, about: asked(t, 0, 'movement').about })).toEqual(nobodyMoves);
});

test('every planet of nobody’s gets ground forces', () => {
  const t = table('sol', 'hacan', 'norr');
  t.fleet('sol', 'arinam-meer', { carrier: 1, groundForces: 3 });
  t.begin('planetary landings', { seat: 0, system: 'arinam-meer', friendlyOnly: false });
  const l = { g: t.game(), seat: 0, about: asked(t, 0, 'landings').about };
  const draft = proposedLandings(l);
  expect(landingsCost(l, draft)).toBe(0);
  const plan = landingPlan(l, draft, null);
  expect(plan.landings.map((each) => each.groundForces).sort()).toEqual([1, 2]);
  expect(t.refusal('sol', plan as Json)).toBeNull();
});

test('landing on a planet that is held is proposed only with more than its defenders', () => {
  const land = (defenders: number): number => {
    const t = table('sol', 'hacan', 'norr');
    t.own('hacan', 'quann', { groundForces: defenders });
    t.fleet('sol', 'quann', { carrier: 1, groundForces: 3 });
    t.begin('planetary landings', { seat: 0, system: 'quann', friendlyOnly: false });
    const l = { g: t.game(), seat: 0, about: asked(t, 0, 'landings').about };
    return landingPlan(l, proposedLandings(l), null).landings.length;
  };
  expect([land(2), land(3)]).toEqual([1, 0]);
});

test('a dock is proposed what carries and what lands, paid with what there is', () => {
  const t = sol();
  t.begin('produce units', { seat: 0, system: 'home-sol' });
  const sight = { g: t.game(), seat: 0 };
  const offer = asked(t, 0, 'production').about;
  const draft = proposedProduction(sight, offer);
  expect(countOf(draft, { dock: 'jord', unit: 'carrier', at: 'home-sol' })).toBe(1);
  expect(countOf(draft, { dock: 'jord', unit: 'groundForce', at: 'jord' })).toBe(2);
  const pay = usualPayment(costOf(offer, draft), meansOf(sight, 'resources'));
  expect(t.refusal('sol', planOf(draft, pay) as Json)).toBeNull();
});

// Trade agreements as a table, and technologies that are picked in the tree: what is drawn is what the rules say.
import type { Choose, Plan } from '@custodian/kernel';
import type { ChooseView, PlanView } from '@custodian/protocol';
import type { Table } from '@custodian/ti3/testkit';
import { table } from '@custodian/ti3/testkit';
import { describe, expect, test } from 'vitest';
import { meansOf, noPayment, usualPayment } from '../../src/titles/ti3/panels/paying/paying.ts';
import { researchIn } from '../../src/titles/ti3/panels/research/research.ts';
import { dealAsked, incomesOf, partnersOf, readDeal } from '../../src/titles/ti3/panels/trading/deals.ts';
import { priceParts } from '../../src/titles/ti3/technologies/technology-tree.ts';

const chosen = (t: Table, seat: number): ChooseView => {
  const { barred = [], ...decision } = t.asked(seat) as Choose;
  return { ...decision, barred } as unknown as ChooseView;
};

describe('trade agreements', () => {
  test('everybody else with their contracts, a pair for each of mine', () => {
    const t = table('sol', 'hacan', 'norr');
    t.begin('trade negotiations', { seat: 0 });
    const sight = { g: t.game(), seat: 0 };
    const partners = partnersOf(sight, chosen(t, 0));
    expect(partners.map(({ seat, without }) => [seat, without])).toEqual([
      [1, null],
      [2, null],
    ]);
    const values = (seat: number) => [...new Set(t.game().players[seat]?.contracts.map((card) => card.value))].sort();
    expect(partners[0]?.offers.map(({ get }) => get).sort()).toEqual(values(1));
    for (const { get, pairs } of partners[0]?.offers ?? []) {
      expect(pairs.map(({ give }) => give)).toEqual(values(0));
      for (const pair of pairs) expect(t.game().players[1]?.contracts[pair.theirs]?.value).toBe(get);
    }
  });

  test('a pair that is proposed is the agreement that comes to be, and pays as foretold', () => {
    const t = table('sol', 'hacan', 'norr');
    t.begin('trade negotiations', { seat: 0 });
    const [partner] = partnersOf({ g: t.game(), seat: 0 }, chosen(t, 0));
    const pair = partner?.offers[0]?.pairs[0];
    if (pair === undefined) throw new Error('nothing to exchange');
    const [mine, theirs] = incomesOf(t.game(), readDeal(0, pair.id));
    expect(mine).toEqual({ seat: 0, now: 0, then: pair.get });
    // Hacan's agreements pay 1 more.
    expect(theirs).toEqual({ seat: 1, now: 0, then: pair.give + 1 });
    t.answer('sol', [pair.id]);
    const question = chosen(t, 1);
    expect(dealAsked(t.game(), question.ask.with ?? {})).toMatchObject({ seat: 0, partner: 1 });
    t.answer('hacan', ['yes']);
    const again = partnersOf({ g: t.game(), seat: 1 }, chosen(t, 1));
    expect(again.map(({ seat, without }) => [seat, without])).toContainEqual([0, 'agreement']);
    // What was formed in this action counts as if it paid already.
    expect(incomesOf(t.game(), { seat: 0, partner: 2, own: 1, theirs: 0 })[0]?.now).toBe(pair.get);
  });
});

describe('a technology that is asked for', () => {
  const view = (t: Table): PlanView => t.asked(0) as Plan as unknown as PlanView;

  test('each with its price, and a payment that the rules take', () => {
    const t = table('sol', 'hacan', 'norr');
    for (const planet of ['jord', 'abyz', 'arinam'] as const) t.own('sol', planet, { groundForces: 1 });
    t.goods('sol', 4);
    t.begin('acquire technology', { seat: 0, buy: true });
    const research = researchIn(view(t));
    const [technology, cost] = [...(research?.offers ?? [])][0] ?? [];
    if (technology === undefined) throw new Error('nothing to buy');
    const pay = usualPayment(cost ?? 0, meansOf({ g: t.game(), seat: 0 }, 'resources'));
    expect(t.refusal('sol', { technology, pay })).toBeNull();
    expect(t.refusal('sol', { technology: null, pay: noPayment })).toBeNull();
  });

  test('the parts of a price name the planet that takes something off', () => {
    const t = table('sol', 'hacan', 'norr');
    t.own('sol', 'torkan', { groundForces: 1 });
    expect(priceParts(t.game(), 0, 'antimassDeflectors')).toEqual([{ source: 'torkan', by: -1 }]);
    expect(priceParts(t.game(), 0, 'hylarVAssaultLaser')).toEqual([]);
  });

  test('one for nothing has no price, and what is barred says why', () => {
    const t = table('sol', 'hacan', 'norr');
    t.begin('acquire technology', { seat: 0, buy: false });
    const research = researchIn(chosen(t, 0));
    expect([...(research?.offers.values() ?? [])].every((cost) => cost === null)).toBe(true);
    expect(research?.barred.get('warSun')?.text.key).toBe('why.prerequisites needed');
  });

  test('another question is none', () => {
    const t = table('sol', 'hacan', 'norr');
    t.begin('trade negotiations', { seat: 0 });
    expect(researchIn(chosen(t, 0))).toBeNull();
  });
});

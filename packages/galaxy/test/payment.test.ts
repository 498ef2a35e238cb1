import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cheapestPayment, checkPayment, type Means, paymentTotal, samplePayment } from '../src/index.ts';

const means: Means = {
  planets: [
    { id: 'jord', value: 4 },
    { id: 'lodor', value: 3 },
    { id: 'abyz', value: 3 },
    { id: 'fria', value: 2 },
    { id: 'bare', value: 0 },
  ],
  goods: 2,
};

const anyMeans = fc
  .record({
    values: fc.array(fc.nat(5), { maxLength: 9 }),
    goods: fc.nat(6),
    goodsWorth: fc.constantFrom(1, 2),
  })
  .map(({ values, ...rest }): Means => ({ planets: values.map((value, at) => ({ id: `p${at}`, value })), ...rest }));

const wallet = (m: Means) => paymentTotal({ planets: m.planets.map(({ id }) => id), goods: m.goods }, m);

test('an exact sum from planets leaves the goods alone, and spares the planets listed last', () => {
  expect(cheapestPayment(6, means)).toEqual({ planets: ['lodor', 'abyz'], goods: 0 });
  expect(cheapestPayment(0, means)).toEqual({ planets: [], goods: 0 });
});

test('goods fill the gap rather than waste a planet', () => {
  expect(cheapestPayment(5, { ...means, planets: means.planets.slice(0, 1) })).toEqual({ planets: ['jord'], goods: 1 });
  expect(cheapestPayment(1, { ...means, goods: 0 })).toEqual({ planets: ['fria'], goods: 0 });
});

test('too little is too little', () => {
  expect(cheapestPayment(14, means)).not.toBeNull();
  expect(cheapestPayment(15, means)).toBeNull();
  expect(samplePayment(15, means, () => 1)).toBeNull();
});

test('a wrong payment is refused with what is wrong', () => {
  const check = (planets: string[], goods: number) => checkPayment(5, { planets, goods }, means);
  expect(check(['lodor', 'fria'], 0)).toBeNull();
  expect(check(['jord', 'lodor'], 2)).toBeNull();
  expect(check(['jord'], 0)).toEqual({ code: 'not enough', missing: 1 });
  expect(check(['jord', 'vega'], 0)).toEqual({ code: 'unknown planet', planet: 'vega' });
  expect(check(['jord', 'jord'], 0)).toEqual({ code: 'planet twice', planet: 'jord' });
  expect(check(['jord'], 3)).toEqual({ code: 'too many goods', have: 2 });
  expect(check(['jord', 'lodor'], -2)).toEqual({ code: 'bad goods' });
  expect(check(['jord', 'lodor'], 0.5)).toEqual({ code: 'bad goods' });
});

test('the cheapest payment wastes as little as any, as a search of all payments shows', () => {
  fc.assert(
    fc.property(fc.nat(20), anyMeans, (need, m) => {
      const best = cheapestPayment(need, m);
      expect(best !== null).toBe(wallet(m) >= need);
      if (!best) return;
      expect(checkPayment(need, best, m)).toBeNull();
      const rank = (waste: number, goods: number, planets: number) => waste * 10_000 + goods * 100 + planets;
      let least = Number.POSITIVE_INFINITY;
      for (let set = 0; set < 1 << m.planets.length; set++) {
        const planets = m.planets.filter((_, at) => set & (1 << at)).map(({ id }) => id);
        for (let goods = 0; goods <= m.goods; goods++) {
          const waste = paymentTotal({ planets, goods }, m) - need;
          if (waste >= 0) least = Math.min(least, rank(waste, goods, planets.length));
        }
      }
      expect(rank(paymentTotal(best, m) - need, best.goods, best.planets.length)).toBe(least);
    }),
  );
});

test('a random payment is always acceptable and has nothing to spare', () => {
  fc.assert(
    fc.property(fc.nat(20), anyMeans, fc.infiniteStream(fc.nat(999)), (need, m, numbers) => {
      const roll = (sides: number) => (Number(numbers.next().value) % sides) + 1;
      const payment = samplePayment(need, m, roll);
      expect(payment !== null).toBe(wallet(m) >= need);
      if (!payment) return;
      expect(checkPayment(need, payment, m)).toBeNull();
      for (const id of payment.planets) {
        const planets = payment.planets.filter((other) => other !== id);
        expect(checkPayment(need, { ...payment, planets }, m)?.code).toBe('not enough');
      }
    }),
  );
});

test('of two payments without loss the planets are taken that are worth less for something else', () => {
  const means = {
    planets: [
      { id: 'wise', value: 2, spared: 3 },
      { id: 'poor', value: 2, spared: 0 },
    ],
    goods: 0,
  };
  expect(cheapestPayment(2, means)).toEqual({ planets: ['poor'], goods: 0 });
});

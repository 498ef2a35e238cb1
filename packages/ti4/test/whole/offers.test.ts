// What the laws know of deals and production: what a question offers, and what it does not.
import { expect, test } from 'vitest';
import { offeredAlone } from '../../src/laws/offered-alone.ts';
import { isOffered } from '../../src/laws/offers.ts';
import { tableWith } from '../kit/index.ts';

const nothing = { tradeGoods: 0, commodities: 0, note: '', actionCards: [] };
const OFFER = { shape: 'free/offer a transaction', seat: 0, about: {} };
const pok = { prophecy: true };

function dealing() {
  const t = tableWith(pok, 'vuilraith', 'sol', 'norr');
  t.player('vuilraith').captured = [
    { type: 'cruiser', owner: 1 },
    { type: 'cruiser', owner: 1 },
    { type: 'infantry', owner: -1 },
  ];
  t.player('vuilraith').found = ['culturalRelicFragment.1'];
  const offers = (partner: number, give: object, take: object = {}): boolean =>
    isOffered(t.game(), OFFER, {
      partner,
      give: { ...nothing, ...give },
      take: { ...nothing, ...take },
      promise: '',
      wanted: '',
    });
  return { t, offers };
}

test('captured units go home to their owner, as many as there are', () => {
  const { offers } = dealing();
  const cruisers = (count: number) => ({ captured: [{ unit: 'cruiser', count }] });
  expect([offers(1, cruisers(2)), offers(1, cruisers(3)), offers(2, cruisers(1))]).toEqual([true, false, false]);
  expect(offers(1, { captured: [{ unit: 'infantry', count: 1 }] })).toBe(false);
  expect(offers(1, { captured: [...cruisers(1).captured, ...cruisers(1).captured] })).toBe(false);
  expect(offers(1, {}, cruisers(1))).toBe(false);
});

test('relic fragments are of who gives them, each once', () => {
  const { offers } = dealing();
  const fragments = ['culturalRelicFragment.1'];
  expect([offers(1, { fragments }), offers(1, {}, { fragments })]).toEqual([true, false]);
  expect(offers(1, { fragments: [...fragments, ...fragments] })).toBe(false);
});

test('a demilitarized planet is given in the council, one with a mech at any time', () => {
  const { t, offers } = dealing();
  t.own('vuilraith', 'quann');
  t.own('vuilraith', 'lodor', { mech: 1 });
  t.planet('quann').attachments = ['demilitarizedZone'];
  expect([offers(1, { planet: 'quann' }), offers(1, { planet: 'lodor' })]).toEqual([false, true]);
  t.game().phase = 'agenda';
  expect([offers(1, { planet: 'quann' }), offers(1, {}, { planet: 'quann' })]).toEqual([true, false]);
});

const producing = {
  shape: 'production',
  seat: 0,
  about: {
    system: '25',
    limit: 2,
    beyond: 2,
    discount: 0,
    units: [
      { unit: 'cruiser', cost: 2, perCost: 1, most: 2, left: 3, places: ['space'] },
      { unit: 'fighter', cost: 1, perCost: 3, extra: 1, most: 8, places: ['space'] },
    ],
    pullable: [],
    captured: [{ unit: 'cruiser', of: 1, count: 2 }],
  },
};

test('captured units are returned for units of their type, and only those', () => {
  const { t } = dealing();
  const offers = (units: object[], returned: object[]): boolean =>
    isOffered(t.game(), producing, { units, returned, pay: { planets: [], goods: 0 } } as never);
  const cruisers = (count: number) => [{ unit: 'cruiser', count }];
  const back = (count: number, of = 1) => [{ unit: 'cruiser', of, count }];
  expect([offers(cruisers(2), back(2)), offers(cruisers(1), back(2)), offers(cruisers(1), back(1, 2))]).toEqual([
    true,
    false,
    false,
  ]);
  expect(offers(cruisers(2), [...back(1), ...back(1)])).toBe(false);
  expect(offeredAlone(t.game(), producing).map(({ plan }) => plan)).toContainEqual({
    units: [{ unit: 'cruiser', count: 1, place: 'space' }],
    returned: [{ unit: 'cruiser', of: 1, count: 1 }],
    pay: { planets: [], goods: 0 },
  });
});

test('each purchase may bring an extra fighter, and two small units go beyond the limit', () => {
  const { t } = dealing();
  const offers = (fighter: number, cruiser: number): boolean =>
    isOffered(t.game(), producing, {
      units: [
        { unit: 'fighter', count: fighter },
        { unit: 'cruiser', count: cruiser },
      ],
      pay: { planets: [], goods: 0 },
    });
  expect([offers(8, 0), offers(9, 0), offers(6, 1), offers(7, 1)]).toEqual([true, false, true, false]);
});

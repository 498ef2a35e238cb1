// The Production ability: limits, costs, places, blockades, and pieces that are taken back.
import type { Json } from '@custodian/kernel';
import { scenario } from '@custodian/testkit';
import { expect, test } from 'vitest';
import type { Table } from '../kit/index.ts';
import { table } from '../kit/index.ts';

type Made = [unit: string, count: number, place?: string];

/** A plan in short: what is made, paid by these planets and trade goods. */
const plan = (made: Made[], planets: string[] = [], goods = 0, taken: number[] = []): Json => ({
  units: made.map(([unit, count, place]) => ({ unit, count, ...(place !== undefined && { place }) })),
  ...(taken.length > 0 && { taken }),
  pay: { planets, goods },
});

/** Sol with a dock on Jord (4 resources) in the active system, asked what it produces. */
function solProduces(prepare: (t: Table) => void = () => undefined): Table {
  const t = table('sol', 'xxcha');
  t.own('sol', 'jord', { spaceDock: 1 });
  t.active('sol', '1');
  prepare(t);
  t.begin('production', { seat: 0, system: '1' });
  return t;
}

scenario(
  ['sequence:production', 'unit:spaceDock'],
  'a dock on a planet with 4 resources makes 6 units, whatever they cost',
  () => {
    const t = solProduces((t) => t.goods('sol', 9));
    expect(t.refusal('sol', plan([['infantry', 7]], [], 4))).toBe('why.production limit');
    expect(
      t.refusal(
        'sol',
        plan(
          [
            ['fighter', 3],
            ['infantry', 4],
          ],
          [],
          4,
        ),
      ),
    ).toBe('why.production limit');
    t.answer('sol', plan([['infantry', 6]], [], 3));
    expect(t.ground('sol', 'jord')).toEqual({ spaceDock: 1, infantry: 6 });
  },
);

scenario(['sequence:production'], 'two fighters or two infantry for one resource, one of them for no less', () => {
  const t = solProduces();
  expect(
    t.refusal(
      'sol',
      plan(
        [
          ['fighter', 1],
          ['infantry', 1],
        ],
        [],
        0,
      ),
    ),
  ).toBe('why.payment too small');
  t.change((g) => Object.assign(g.players[0] as object, { tradeGoods: 2 }));
  // One fighter and one infantry are two purchases.
  expect(
    t.refusal(
      'sol',
      plan(
        [
          ['fighter', 1],
          ['infantry', 1],
        ],
        [],
        1,
      ),
    ),
  ).toBe('why.payment too small');
  expect(
    t.refusal(
      'sol',
      plan(
        [
          ['fighter', 1],
          ['infantry', 1],
        ],
        [],
        2,
      ),
    ),
  ).toBe(null);
  expect(t.refusal('sol', plan([['fighter', 4]], [], 2))).toBe(null);
});

test('several purchases are paid as one sum, the surplus is lost, and nothing is paid for nothing', () => {
  const t = solProduces();
  expect(t.refusal('sol', plan([['cruiser', 2]], ['jord', 'jord']))).toBe('why.planet named twice');
  expect(t.refusal('sol', plan([['cruiser', 2]], ['quann']))).toBe('why.planet not ready');
  expect(t.refusal('sol', plan([['cruiser', 2]], [], 4))).toBe('why.too few trade goods');
  expect(t.refusal('sol', plan([], ['jord']))).toBe('why.pay for nothing');
  t.answer(
    'sol',
    plan(
      [
        ['cruiser', 1],
        ['destroyer', 1],
      ],
      ['jord'],
    ),
  );
  expect(t.ships('sol', '1')).toEqual({ cruiser: 1, destroyer: 1 });
  expect(t.planet('jord').exhausted).toBe(true);
});

test('structures and war suns without their technology cannot be produced', () => {
  const t = solProduces((t) => t.goods('sol', 20));
  expect(t.refusal('sol', plan([['pds', 1]], [], 1))).toBe('why.cannot be produced');
  expect(t.refusal('sol', plan([['warSun', 1]], [], 12))).toBe('why.cannot be produced');
  expect(t.refusal('sol', plan([['mech', 1]], [], 2))).toBe('why.not made here');
});

scenario(['technology:warSun'], 'war suns are produced for 12', () => {
  const t = solProduces((t) => {
    t.goods('sol', 12);
    t.technologies('sol', 'warSun');
  });
  t.answer('sol', plan([['warSun', 1]], [], 12));
  expect(t.ships('sol', '1')).toEqual({ warSun: 1 });
});

test('no ships are produced beside other players’ ships, also where the dock is not blockaded', () => {
  const blockaded = solProduces((t) => t.fleet('xxcha', '1', { destroyer: 1 }));
  expect(blockaded.refusal('sol', plan([['cruiser', 1]], ['jord']))).toBe('why.no ships beside others');
  expect(blockaded.refusal('sol', plan([['fighter', 1]], ['jord']))).toBe('why.no ships beside others');
  expect(blockaded.refusal('sol', plan([['infantry', 2]], ['jord']))).toBe(null);
  const beside = solProduces((t) => {
    t.fleet('xxcha', '1', { destroyer: 1 });
    t.fleet('sol', '1', { destroyer: 1 });
  });
  expect(beside.refusal('sol', plan([['cruiser', 1]], ['jord']))).toBe('why.no ships beside others');
});

test('the limits of all producers are added up, and ground forces go to any planet with one of them', () => {
  const t = table('arborec', 'xxcha');
  t.own('arborec', 'arnor', { spaceDock: 1 }); // 2 resources
  t.own('arborec', 'lor', { infantry: 2 });
  t.goods('arborec', 9);
  t.active('arborec', '36');
  t.begin('production', { seat: 0, system: '36' });
  expect(t.refusal('arborec', plan([['infantry', 2]], [], 1))).toBe('why.name a place');
  expect(t.refusal('arborec', plan([['destroyer', 7]], [], 7))).toBe('why.production limit');
  expect(t.refusal('arborec', plan([['fighter', 6]], [], 3))).toBe(null);
  expect(t.refusal('arborec', plan([['infantry', 2, 'jord']], [], 1))).toBe('why.not placed there');
  expect(
    t.refusal(
      'arborec',
      plan(
        [
          ['infantry', 1, 'lor'],
          ['infantry', 1, 'arnor'],
        ],
        [],
        1,
      ),
    ),
  ).toBe(null);
});

test('a dock in space puts ground forces into space or on planets of its owner there', () => {
  const t = table('saar', 'xxcha');
  t.fleet('saar', '36', { spaceDock: 1 });
  t.own('saar', 'arnor');
  t.goods('saar', 9);
  t.active('saar', '36');
  t.begin('production', { seat: 0, system: '36' });
  expect(t.refusal('saar', plan([['infantry', 2, 'lor']], [], 1))).toBe('why.not placed there');
  t.answer(
    'saar',
    plan(
      [
        ['infantry', 2, 'arnor'],
        ['infantry', 2, 'space'],
        ['cruiser', 1],
      ],
      [],
      4,
    ),
  );
  expect(t.ground('saar', 'arnor')).toEqual({ infantry: 2 });
  expect(t.ships('saar', '36')).toEqual({ spaceDock: 1, infantry: 2, cruiser: 1 });
});

test('ships beyond the fleet pool may be produced, but the excess goes at once, and is not destroyed', () => {
  const t = solProduces((t) => {
    t.goods('sol', 9);
    t.tokens('sol', { fleet: 1 });
  });
  t.answer('sol', plan([['destroyer', 3]], [], 3));
  expect(t.ships('sol', '1')).toEqual({ destroyer: 1 });
  expect(t.events('unitRemoved')).toHaveLength(2);
  expect(t.events('unitDestroyed')).toHaveLength(0);
});

test('up to three fighters at a dock need no capacity', () => {
  const t = solProduces((t) => t.goods('sol', 9));
  t.answer('sol', plan([['fighter', 4]], [], 2));
  expect(t.ships('sol', '1')).toEqual({ fighter: 3 });
});

test('a piece that is missing may be taken off a system without an own command token, and comes undamaged', () => {
  const t = table('sol', 'xxcha');
  t.own('sol', 'jord', { spaceDock: 1 });
  t.active('sol', '1');
  t.goods('sol', 9);
  const held = t.fleet('sol', '46', { dreadnought: 3 });
  const free = t.fleet('sol', '47', { dreadnought: 2 });
  t.activated('sol', '46');
  t.damage(...free);
  t.begin('production', { seat: 0, system: '1' });
  expect(t.refusal('sol', plan([['dreadnought', 1]], [], 4))).toBe('why.no pieces left');
  expect(t.refusal('sol', plan([['dreadnought', 1]], [], 4, [held[0] as number]))).toBe('why.not to be taken back');
  expect(t.refusal('sol', plan([['dreadnought', 1]], [], 4, free))).toBe('why.taken for nothing');
  t.answer('sol', plan([['dreadnought', 1]], [], 4, [free[0] as number]));
  expect(t.ships('sol', '1')).toEqual({ dreadnought: 1 });
  expect(t.system('1').space[0]?.damaged).toBe(false);
  expect(t.ships('sol', '47')).toEqual({ dreadnought: 1 });
});

test('nothing is asked where nothing can be made', () => {
  const poor = solProduces((t) => t.exhaust('jord'));
  expect(poor.isOver()).toBe(true);
  const t = table('sol', 'xxcha');
  t.own('sol', 'quann', { infantry: 3 });
  t.active('sol', '25');
  t.begin('production', { seat: 0, system: '25' });
  expect(t.isOver()).toBe(true);
});

test('only the producers that are named are used', () => {
  const t = table('arborec', 'xxcha');
  const [dock = 0] = t.own('arborec', 'nestphar', { spaceDock: 1, infantry: 4 });
  t.goods('arborec', 9);
  t.begin('production', { seat: 0, system: '5', by: [dock] });
  expect(t.refusal('arborec', plan([['fighter', 6]], [], 3))).toBe('why.production limit');
  expect(t.refusal('arborec', plan([['fighter', 5]], [], 3))).toBe(null);
});

scenario(
  ['technology:hegemonicTradePolicy'],
  'a planet whose values are exchanged pays and produces by the other one',
  () => {
    const t = table('winnu', 'xxcha');
    t.technologies('winnu', 'hegemonicTradePolicy');
    t.own('winnu', 'winnu', { spaceDock: 1 }); // 3 resources, 4 influence
    t.active('winnu', '7');
    t.begin('production', { seat: 0, system: '7' });
    t.answer('winnu', 'technology:hegemonicTradePolicy');
    expect(t.refusal('winnu', plan([['cruiser', 2]], ['winnu']))).toBe(null);
    expect(t.refusal('winnu', plan([['fighter', 6]], ['winnu']))).toBe(null);
    expect(t.refusal('winnu', plan([['fighter', 7]], ['winnu']))).toBe('why.production limit');
  },
);

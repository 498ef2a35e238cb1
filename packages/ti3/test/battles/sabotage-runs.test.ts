// Sabotage runs: fighters against war suns before a space battle.
import type { Json } from '@custodian/kernel';
import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import type { Table } from '../kit/index.ts';
import { table } from '../kit/index.ts';

/** Sol attack the fleet of Letnev at Lodor. */
function attack(attacker: Parameters<Table['fleet']>[2], defender: Parameters<Table['fleet']>[2]): Table {
  const t = table('sol', 'letnev', 'xxcha');
  t.game().options.sabotageRuns = true;
  t.fleet('sol', 'lodor', attacker);
  t.fleet('letnev', 'lodor', defender);
  return t;
}
const begin = (t: Table): void => t.begin('before the battle', { attacker: 0, defender: 1, system: 'lodor' });
const send = (...pools: [target: number, fighters: number][]): Json => ({
  pools: pools.map(([target, fighters]) => ({ target, fighters })),
});

scenario(
  ['option:sabotageRuns', 'sequence:sabotage runs', 'sequence:sabotage run'],
  '9 leads through the outer defenses, then a 10 destroys the war sun; the others live on',
  () => {
    const t = attack({ carrier: 1, fighter: 4 }, { warSun: 1, groundForces: 3 });
    const [sun = 0] = t.shipIds('letnev', 'lodor', 'warSun');
    begin(t);
    t.dice(9, 8, 10, 10, 9, 10);
    t.answer('sol', send([sun, 4]));
    // One is lost outside, one inside; the third destroys the war sun, and the last need not try.
    expect(t.ships('letnev', 'lodor')).toEqual({});
    expect(t.ships('sol', 'lodor')).toEqual({ carrier: 1, fighter: 2 });
    expect(t.diceLeft()).toBe(0);
  },
);

scenario(['sequence:sabotage run'], 'a war sun that is not destroyed is unharmed', () => {
  const t = attack({ carrier: 1, fighter: 3 }, { warSun: 1 });
  const [sun = 0] = t.shipIds('letnev', 'lodor', 'warSun');
  begin(t);
  t.dice(9, 8, 9);
  t.answer('sol', send([sun, 2]));
  expect(t.system('lodor').ships.find((s) => s.id === sun)).toMatchObject({ damaged: false });
  expect(t.ships('sol', 'lodor')).toEqual({ carrier: 1, fighter: 1 });
});

scenario(['sequence:sabotage run'], 'results are never modified', () => {
  const t = attack({ carrier: 1, fighter: 1 }, { warSun: 1 });
  t.technologies('sol', 'cybernetics');
  begin(t);
  t.dice(8);
  t.answer('sol', send([t.shipIds('letnev', 'lodor', 'warSun')[0] as number, 1]));
  expect(t.ships('sol', 'lodor')).toEqual({ carrier: 1 });
});

scenario(['sequence:sabotage runs'], 'the attacker flies first, then the defender; both may decline', () => {
  const t = attack({ warSun: 1, fighter: 1 }, { warSun: 1, fighter: 1 });
  begin(t);
  expect(t.awaited()).toEqual([0]);
  t.dice(1);
  t.answer('sol', send([t.shipIds('letnev', 'lodor', 'warSun')[0] as number, 1]));
  expect(t.awaited()).toEqual([1]);
  t.confirm('letnev');
  expect(t.isOver()).toBe(true);
  expect(t.ships('letnev', 'lodor')).toEqual({ warSun: 1, fighter: 1 });
});

scenario(['sequence:sabotage run'], 'two war suns: two pools, one after the other', () => {
  const t = attack({ carrier: 1, fighter: 4 }, { warSun: 2 });
  const [first = 0, second = 0] = t.shipIds('letnev', 'lodor', 'warSun');
  begin(t);
  expect(t.refusal('sol', send([first, 3], [second, 2]))).toBe('why.too few fighters to commit');
  expect(t.refusal('sol', send([first, 1], [first, 2]))).toBe('why.plan malformed');
  expect(t.refusal('sol', send([t.shipIds('sol', 'lodor')[0] as number, 1]))).toBe('why.no war sun to sabotage');
  for (const nonsense of [null, 1, [], {}, { pools: 2 }, send([first, 0]), send([first, 1.5]), send([first, -1])])
    expect(t.refusal('sol', nonsense)).toBe('kernel.unread');
  t.dice(9, 1, 10, 2, 2);
  t.answer('sol', send([first, 2], [second, 2]));
  expect(t.shipIds('letnev', 'lodor')).toEqual([second]);
  expect(t.ships('sol', 'lodor')).toEqual({ carrier: 1, fighter: 1 });
});

scenario(
  ['option:sabotageRuns'],
  'nobody flies without the option, without a war sun, or after the barrage took the fighters',
  () => {
    const without = attack({ fighter: 1, carrier: 1 }, { warSun: 1 });
    without.game().options.sabotageRuns = false;
    begin(without);
    expect(without.isOver()).toBe(true);
    const noSun = attack({ fighter: 1, carrier: 1 }, { cruiser: 1 });
    begin(noSun);
    expect(noSun.isOver()).toBe(true);
    const barraged = attack({ fighter: 1, carrier: 1 }, { warSun: 1, destroyer: 1 });
    barraged.dice(9, 9);
    begin(barraged);
    expect(barraged.isOver()).toBe(true);
  },
);

// The commander and hero of N'orr, the commander of Saar, the hero of the Winnu.
import { scenario } from '@custodian/testkit';
import { expect, test } from 'vitest';
import { leaderProgress } from '../../src/queries/leaders.ts';
import type { Table } from '../kit/index.ts';
import { tableWith } from '../kit/index.ts';

type Who = Parameters<Table['player']>[0];
const leader = (t: Table, who: Who, id: string) => t.player(who).leaders?.find((each) => each.id === id)?.is;
const withLeaders = { prophecy: true } as const;

function landing() {
  const t = tableWith(withLeaders, 'norr', 'sol');
  t.unlock('norr', 'ghomSekkus');
  const near = t.own('norr', 'lodor', { infantry: 2 });
  const [held] = t.own('norr', 'saudor', { mech: 1 });
  t.activated('norr', '23');
  t.active('norr', '25');
  return { t, near: near as [number, number], held: held as number };
}

scenario(['leader:ghomSekkus'], 'ground forces of planets next to the active system land without ships', () => {
  const { t, near, held } = landing();
  t.begin('invasion', { seat: 0, system: '25' });
  expect(t.refusal('norr', { landings: [{ planet: 'quann', units: near }] })).toBe('why.one from each planet');
  expect(t.refusal('norr', { landings: [{ planet: 'quann', units: [held] }] })).toBe('why.cannot land');
  t.answer('norr', { landings: [{ planet: 'quann', units: [near[0]] }] });
  expect(t.ground('norr', 'quann')).toEqual({ infantry: 1 });
  expect(t.ground('norr', 'lodor')).toEqual({ infantry: 1 });
  expect(t.planet('quann').owner).toBe(0);
});

test('5 planets outside of homes unlock the commander of N’orr', () => {
  const t = tableWith(withLeaders, 'norr', 'sol');
  for (const planet of ['lodor', 'quann', 'saudor'] as const) t.own('norr', planet);
  expect(leaderProgress(t.game(), 0, 'ghomSekkus')).toEqual({ have: 3, need: 5 });
});

scenario(
  ['leader:shvalHarbinger', 'sequence:the harbinger departs'],
  'the hero of N’orr lands past cannons and ships, and the ships are gone',
  () => {
    const t = tableWith(withLeaders, 'norr', 'sol');
    t.unlock('norr', 'shvalHarbinger');
    const [carrier, first] = t.fleet('norr', '26', { carrier: 1, infantry: 2 });
    t.fleet('sol', '25', { cruiser: 1 });
    t.own('sol', 'quann', {});
    t.begin('tactical action', { seat: 0 });
    t.answer('norr', '25');
    const second = (first as number) + 1;
    t.answer('norr', {
      moves: [{ ship: carrier as number, from: '26', cargo: [first as number, second], path: ['26', '25'] }],
    });
    t.answer('norr', 'leader:shvalHarbinger');
    t.answer('norr', { landings: [{ planet: 'quann', units: [first as number, second] }] });
    expect(t.ships('norr', '25')).toEqual({});
    expect(t.ships('sol', '25')).toEqual({ cruiser: 1 });
    expect(t.planet('quann').owner).toBe(0);
    expect(leader(t, 'norr', 'shvalHarbinger')).toBe('purged');
  },
);

function yards() {
  const t = tableWith(withLeaders, 'saar', 'sol');
  t.unlock('saar', 'rowlSarrig');
  t.fleet('saar', '25', { spaceDock: 1 });
  t.fleet('saar', '26', { spaceDock: 1, carrier: 1 });
  t.own('saar', 'lodor');
  t.goods('saar', 4);
  return t;
}

scenario(['leader:rowlSarrig'], 'fighters and infantry come to any dock of the Saar', () => {
  const t = yards();
  t.begin('production', { seat: 0, system: '25' });
  const pay = { planets: [], goods: 2 };
  t.answer('saar', {
    units: [
      { unit: 'fighter', count: 2, place: 'space 26' },
      { unit: 'infantry', count: 2, place: 'lodor' },
    ],
    pay,
  });
  expect(t.ships('saar', '26')).toEqual({ spaceDock: 1, carrier: 1, fighter: 2 });
  expect(t.ground('saar', 'lodor')).toEqual({ infantry: 2 });
});

test('not at a dock that is blockaded, and nothing else than fighters and infantry', () => {
  const t = yards();
  t.system('26').space = t.system('26').space.filter((u) => u.type !== 'carrier');
  t.fleet('sol', '26', { cruiser: 1 });
  t.anyhow();
  t.begin('production', { seat: 0, system: '25' });
  const asked = t.asked('saar');
  const units = asked?.kind === 'plan' ? (asked.about as { units: { unit: string; places: string[] }[] }).units : [];
  expect(units.find((u) => u.unit === 'fighter')?.places).toEqual(['space']);
  expect(units.find((u) => u.unit === 'carrier')?.places).toEqual(['space']);
});

scenario(['leader:mathisMathinus'], 'the hero of the Winnu uses any strategy card, and whom he likes follows', () => {
  const t = tableWith(withLeaders, 'winnu', 'norr', 'sol');
  t.unlock('winnu', 'mathisMathinus');
  t.strategy('winnu', 'leadership', 'diplomacy');
  t.strategy('norr', 'politics');
  t.begin('action phase');
  t.answer('winnu', 'leader:mathisMathinus');
  t.answer('winnu', 'trade');
  expect(t.player('winnu').tradeGoods).toBe(3);
  t.playOn(() => t.where() === 'strategic action/choose who may follow', 0);
  t.answer('winnu', ['1']);
  expect(t.awaited()).toEqual([1]);
  t.answer('norr', 'secondary');
  expect(t.player('norr').strategy).toBe(1);
  expect(t.player('norr').commodities).toBe(3);
  expect(t.player('sol').commodities).toBe(0);
  expect(leader(t, 'winnu', 'mathisMathinus')).toBe('purged');
});

test('the question of a landing says who would come from which planet', () => {
  const { t, near } = landing();
  t.begin('invasion', { seat: 0, system: '25' });
  const asked = t.asked('norr');
  expect(asked?.kind === 'plan' && asked.about).toMatchObject({
    reserves: near.map((unit) => ({ unit, planet: 'lodor' })),
  });
});

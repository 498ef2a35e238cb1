// Leaders of the factions of the base game: what each does.
import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import { isAdjacent } from '../../src/queries/board.ts';
import { agentCard } from '../../src/queries/leaders.ts';
import { moveValue } from '../../src/queries/values.ts';
import type { Table } from '../kit/index.ts';
import { tableWith } from '../kit/index.ts';

type Who = Parameters<Table['player']>[0];
const leader = (t: Table, who: Who, id: string) => t.player(who).leaders?.find((each) => each.id === id)?.is;
const rest = (t: Table, who: Who): void => {
  for (const each of t.player(who).leaders ?? []) if (each.is === 'readied') each.is = 'exhausted';
};

scenario(['leader:carthOfGoldenSands'], 'as a turn begins Hacan take 2 commodities, or another replenishes', () => {
  const t = tableWith({ prophecy: true }, 'hacan', 'sol');
  t.strategy('sol', 'leadership', 'diplomacy');
  t.begin('action phase');
  t.answer('hacan', 'leader:carthOfGoldenSands');
  t.answer('hacan', 'self');
  expect(t.player('hacan').commodities).toBe(2);
  expect(leader(t, 'hacan', 'carthOfGoldenSands')).toBe('exhausted');
  const other = tableWith({ prophecy: true }, 'hacan', 'sol');
  other.strategy('sol', 'leadership', 'diplomacy');
  other.begin('action phase');
  other.answer('hacan', 'leader:carthOfGoldenSands');
  other.answer('hacan', '1');
  expect([other.player('hacan').commodities, other.player('sol').commodities]).toEqual([0, 4]);
});

scenario(['leader:harrughGefhara'], 'in one use of Production nothing costs anything', () => {
  const t = tableWith({ prophecy: true }, 'hacan', 'sol');
  t.unlock('hacan', 'harrughGefhara');
  t.own('hacan', 'arretze', { spaceDock: 1 });
  const home = t.game().systems.find((s) => s.planets.some((p) => p.id === 'arretze'))?.id as string;
  for (const p of t.system(home).planets) p.exhausted = true;
  t.begin('production', { seat: 0, system: home });
  t.answer('hacan', 'leader:harrughGefhara');
  expect(leader(t, 'hacan', 'harrughGefhara')).toBe('purged');
  t.playOn();
  expect(t.player('hacan').tradeGoods).toBe(0);
});

scenario(['leader:captainMendosa'], 'one ship moves as far as the fastest on the board', () => {
  const t = tableWith({ prophecy: true }, 'norr', 'saar');
  const [slow] = t.fleet('norr', '25', { dreadnought: 1 });
  t.fleet('norr', '26', { cruiser: 1 });
  t.begin('tactical action', { seat: 0 });
  t.answer('norr', '46');
  t.answer('saar', 'leader:captainMendosa');
  t.answer('saar', String(slow));
  const unit = t.unit(slow as number);
  expect(unit && moveValue(t.game(), { seat: 0, unit, from: '25', to: '46' })).toBe(2);
});

scenario(['leader:gurnoAggero'], 'infantry and fighters next to a dock are destroyed, nothing else', () => {
  const t = tableWith({ prophecy: true }, 'saar', 'sol');
  t.unlock('saar', 'gurnoAggero');
  t.strategy('saar', 'leadership', 'diplomacy');
  t.fleet('saar', '25', { spaceDock: 1 });
  t.fleet('sol', '26', { carrier: 1, fighter: 2 });
  t.own('sol', 'lodor', { infantry: 2, pds: 1 });
  t.begin('action phase');
  t.answer('saar', 'leader:gurnoAggero');
  t.answer('saar', '26');
  expect(t.ships('sol', '26')).toEqual({ carrier: 1 });
  expect(t.ground('sol', 'lodor').infantry).toBeUndefined();
  expect(leader(t, 'saar', 'gurnoAggero')).toBe('purged');
});

scenario(['leader:emissaryTaivra'], 'an active wormhole leads to all others until the action ends', () => {
  const t = tableWith({ prophecy: true }, 'norr', 'creuss');
  t.fleet('norr', '27', { cruiser: 1 });
  t.begin('tactical action', { seat: 0 });
  expect(isAdjacent(t.game(), '39', '40', 0)).toBe(false);
  t.answer('norr', '39');
  t.answer('creuss', 'leader:emissaryTaivra');
  expect(isAdjacent(t.game(), '39', '40', 0)).toBe(true);
  expect(isAdjacent(t.game(), '26', '40', 0)).toBe(false);
});

scenario(
  ['leader:ssruu'],
  'Ssruu has the text of every other agent, even an exhausted one, and is exhausted for it',
  () => {
    const t = tableWith({ prophecy: true }, 'yssaril', 'hacan', 'sol');
    rest(t, 'hacan');
    expect(agentCard(t.game(), 0, 'carthOfGoldenSands')).toBe('ssruu');
    t.strategy('yssaril', 'leadership', 'diplomacy');
    t.begin('action phase');
    t.answer('yssaril', 'leader:carthOfGoldenSands');
    t.answer('yssaril', 'self');
    expect([t.player('yssaril').commodities, leader(t, 'yssaril', 'ssruu')]).toEqual([2, 'exhausted']);
    expect(agentCard(t.game(), 0, 'evelynDelouis')).toBeNull();
  },
);

scenario(['leader:taZern'], 'Jol-Nar roll dice of unit abilities again', () => {
  const t = tableWith({ prophecy: true }, 'jolnar', 'norr');
  t.unlock('jolnar', 'taZern');
  t.begin('roll dice', {
    seat: 0,
    enemy: 1,
    system: '25',
    kind: 'bombardment',
    round: 0,
    groups: [{ seat: 0, unit: 'dreadnought', dice: 1, need: 5, bonus: 0, rolls: [] }],
  });
  t.answer('jolnar', 'leader:taZern');
  expect(t.where()).toContain('reroll dice');
});

scenario(['leader:gilaTheSilvertongue'], 'each trade good casts 2 more votes', () => {
  const t = tableWith({ prophecy: true }, 'hacan', 'sol');
  t.unlock('hacan', 'gilaTheSilvertongue');
  rest(t, 'hacan');
  t.goods('hacan', 3);
  t.decks({ agendaDeck: ['mutiny', 'mutiny'] });
  t.begin('agenda phase');
  t.playOn((where) => where.endsWith('/vote') && t.awaited().includes(0), 0);
  t.answer('hacan', { outcome: 'for', planets: ['hercant'] });
  t.answer('hacan', 'leader:gilaTheSilvertongue');
  t.answer('hacan', '2');
  expect(t.player('hacan').tradeGoods).toBe(1);
  expect(t.events('votesCast').reduce((sum, e) => sum + (e.seat === 0 ? e.votes : 0), 0)).toBe(5);
});

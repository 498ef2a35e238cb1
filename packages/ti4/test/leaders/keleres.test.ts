// The leaders of the Council Keleres.
import { scenario } from '@custodian/testkit';
import { expect, test } from 'vitest';
import { leaderProgress } from '../../src/queries/leaders.ts';
import type { Table } from '../kit/index.ts';
import { tableWith } from '../kit/index.ts';

const pok = { prophecy: true, codexIII: true };
const ready = (t: Table, who: 'keleres', ...leaders: NonNullable<ReturnType<Table['player']>['leaders']>): void => {
  for (const player of t.game().players) player.leaders = [];
  t.player(who).leaders = leaders;
};

scenario(['leader:xanderAlexinVictoriIII'], 'at any time a player may spend commodities once as trade goods', () => {
  const t = tableWith(pok, 'sol', 'keleres', 'norr');
  ready(t, 'keleres', { id: 'xanderAlexinVictoriIII', is: 'readied' });
  t.own('sol', 'quann', { spaceDock: 1 });
  t.exhaust('quann', 'jord');
  t.goods('sol', 0, 4);
  t.goods('keleres', 0, 0);
  t.begin('production', { seat: 0, system: '25' });
  expect(t.isOver()).toBe(true);
  const other = tableWith(pok, 'sol', 'keleres', 'norr');
  ready(other, 'keleres', { id: 'xanderAlexinVictoriIII', is: 'readied' });
  other.own('sol', 'quann', { spaceDock: 1 });
  other.exhaust('quann', 'jord');
  other.goods('sol', 1, 4);
  other.begin('production', { seat: 0, system: '25' });
  other.free('keleres', 'lend commodities', { player: 0 });
  other.answer('sol', { units: [{ unit: 'dreadnought', count: 1 }], pay: { planets: [], goods: 4 } });
  expect([other.player('sol').tradeGoods, other.player('sol').commodities]).toEqual([1, 0]);
  expect(other.player('keleres').leaders?.[0]?.is).toBe('exhausted');
});

scenario(['leader:xanderAlexinVictoriIII'], 'also where trade goods as such are spent', () => {
  const t = tableWith(pok, 'sol', 'keleres', 'norr');
  ready(t, 'keleres', { id: 'xanderAlexinVictoriIII', is: 'readied' });
  t.goods('sol', 1, 4);
  t.goods('keleres', 0, 0);
  t.hand('sol', 'focusedResearch');
  t.strategy('sol', 'leadership', 'diplomacy');
  t.begin('action phase');
  expect(t.barred('sol', 'action:focusedResearch')).toBe('why.four trade goods');
  t.free('keleres', 'lend commodities', { player: 0 });
  t.answer('sol', 'action:focusedResearch');
  t.playOn((where) => where.startsWith('research technology'));
  expect([t.player('sol').tradeGoods, t.player('sol').commodities]).toEqual([1, 0]);
});

scenario(['leader:suffiAnKeleres'], 'unlocked for a trade good after an action card; then actions go on', () => {
  const t = tableWith(pok, 'keleres', 'sol', 'norr');
  ready(t, 'keleres', { id: 'suffiAnKeleres', is: 'locked' });
  t.goods('keleres', 1);
  t.hand('keleres', 'miningInitiative', 'economicInitiative');
  t.strategy('keleres', 'leadership');
  t.strategy('sol', 'trade');
  t.begin('action phase');
  t.answer('keleres', 'action:miningInitiative');
  t.playOn((where) => where === 'window/react' && t.options(0).includes('rule:suffi an'));
  t.answer('keleres', 'rule:suffi an');
  expect(leaderProgress(t.game(), 0, 'suffiAnKeleres')).toEqual({ have: 1, need: 1 });
  expect(t.game().active).toBe(1);
  const later = tableWith(pok, 'keleres', 'sol', 'norr');
  ready(later, 'keleres', { id: 'suffiAnKeleres', is: 'unlocked' });
  later.hand('keleres', 'economicInitiative');
  later.strategy('keleres', 'leadership');
  later.strategy('sol', 'trade');
  later.begin('action phase');
  later.answer('keleres', 'action:economicInitiative');
  later.answer('keleres', 'leader:suffiAnKeleres');
  expect(later.game().active).toBe(0);
  expect(later.options(0)).toContain('strategic leadership');
});

scenario(['leader:kuuasiAunJalatai'], 'the flagship and 2 ships come to a combat at an own planet', () => {
  const t = tableWith(pok, 'keleres', 'sol', 'norr');
  ready(t, 'keleres', { id: 'kuuasiAunJalatai', is: 'unlocked' });
  t.own('keleres', 'quann', { infantry: 1 });
  t.fleet('keleres', '25', { carrier: 1 });
  t.fleet('sol', '25', { carrier: 1 });
  t.tokens('keleres', { fleet: 4 });
  t.begin('space combat', { attacker: 1, defender: 0, system: '25' });
  t.answer('keleres', 'leader:kuuasiAunJalatai');
  t.answer('keleres', 'cruiser');
  t.answer('keleres', 'destroyer');
  expect(t.ships('keleres', '25')).toEqual({ carrier: 1, flagship: 1, cruiser: 1, destroyer: 1 });
  expect(t.player('keleres').leaders?.[0]?.is).toBe('purged');
});

test('where the Council controls no planet the wing does not come', () => {
  const t = tableWith(pok, 'keleres', 'sol', 'norr');
  ready(t, 'keleres', { id: 'kuuasiAunJalatai', is: 'unlocked' });
  t.fleet('keleres', '46', { carrier: 1 });
  t.fleet('sol', '46', { carrier: 1 });
  t.begin('space combat', { attacker: 1, defender: 0, system: '46' });
  expect(t.options(0)).not.toContain('leader:kuuasiAunJalatai');
});

scenario(['leader:odlynnMyrr'], '6 more votes, and a trade good and a token for each who votes otherwise', () => {
  const t = tableWith(pok, 'norr', 'keleres', 'sol');
  ready(t, 'keleres', { id: 'odlynnMyrr', is: 'unlocked' });
  t.game().phase = 'agenda';
  t.decks({ agendaDeck: ['mutiny', 'economicEquality'] });
  t.begin('one agenda', {});
  t.answer('keleres', 'leader:odlynnMyrr');
  t.answer('keleres', 'for');
  t.answer('keleres', { outcome: 'for', planets: ['mollPrimusKeleres'] });
  t.answer('sol', { outcome: 'against', planets: ['jord'] });
  t.answer('norr', { outcome: 'against', planets: ['quinarra'] });
  expect(t.events('votesCast')).toContainEqual(expect.objectContaining({ seat: 1, votes: 7 }));
  expect(t.events('tradeGoodsGained')).toContainEqual(expect.objectContaining({ seat: 1, count: 2 }));
  t.playOn(() => false);
  expect(t.player('keleres').leaders?.[0]?.is).toBe('purged');
});

scenario(['leader:harkaLeeds'], '3 action cards with component actions come into the hand, the rest goes back', () => {
  const t = tableWith(pok, 'keleres', 'sol', 'norr');
  ready(t, 'keleres', { id: 'harkaLeeds', is: 'unlocked' });
  t.strategy('keleres', 'leadership', 'diplomacy');
  t.decks({ actionDeck: ['bunker.1', 'plague.1', 'veto.1', 'spy.1', 'uprising.1', 'sabotage.1'] });
  t.begin('action phase');
  t.answer('keleres', 'leader:harkaLeeds');
  expect([...t.player('keleres').hand].sort()).toEqual(['plague.1', 'spy.1', 'uprising.1']);
  expect([...t.game().actionDeck].sort()).toEqual(['bunker.1', 'sabotage.1', 'veto.1']);
  expect(t.events('actionCardRevealed')).toHaveLength(5);
});

test('a deck that runs out while Harka Leeds reveals is made anew of the discards', () => {
  const t = tableWith(pok, 'keleres', 'sol', 'norr');
  ready(t, 'keleres', { id: 'harkaLeeds', is: 'unlocked' });
  t.strategy('keleres', 'leadership', 'diplomacy');
  t.decks({ actionDeck: ['bunker.1', 'spy.1'] });
  t.game().actionDiscard = ['plague.1', 'uprising.1'];
  t.begin('action phase');
  t.answer('keleres', 'leader:harkaLeeds');
  expect([...t.player('keleres').hand].sort()).toEqual(['plague.1', 'spy.1', 'uprising.1']);
  expect(t.game().actionDeck).toEqual(['bunker.1']);
});

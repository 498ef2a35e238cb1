// How leaders are laid out, exhausted, readied, unlocked and purged, and what an Alliance shares.
import { scenario } from '@custodian/testkit';
import { expect, test } from 'vitest';
import { hasCommander, leaderProgress } from '../../src/queries/leaders.ts';
import { fleetLimit } from '../../src/queries/values.ts';
import type { Table } from '../kit/index.ts';
import { newGame, table, tableWith } from '../kit/index.ts';

type Who = Parameters<Table['player']>[0];
const leader = (t: Table, who: Who, id: string) => t.player(who).leaders?.find((each) => each.id === id)?.is;

test('without Prophecy of Kings nobody has leaders', () => {
  const t = newGame(3, { galaxy: 'random' });
  while (t.awaited().length > 0 && !t.isOver()) t.playOn(() => false);
  expect(t.game().players.map((p) => p.leaders)).toEqual([undefined, undefined, undefined]);
  expect(table('sol').player('sol').leaders).toBeUndefined();
});

test('revised leaders take the place of the first ones', () => {
  const t = tableWith({ prophecy: true, codexIII: true }, 'naalu', 'xxcha');
  expect(t.player('naalu').leaders?.map(({ id }) => id)).toEqual(['zeuOmega', 'mabanOmega', 'theOracle']);
});

scenario(
  ['leader:claireGibson', 'sequence:unlock leaders'],
  'a commander is unlocked when its goal is met, and stays so',
  () => {
    const t = tableWith({ prophecy: true }, 'sol', 'letnev', 'norr');
    for (const planet of ['abyz', 'bereg', 'arnor'] as const) t.own('sol', planet, { infantry: 1 });
    expect(leaderProgress(t.game(), 0, 'claireGibson')).toEqual({ have: 12, need: 12 });
    t.strategy('sol', 'leadership', 'diplomacy');
    t.begin('action phase');
    expect(leader(t, 'sol', 'claireGibson')).toBe('unlocked');
    expect(leader(t, 'letnev', 'rearAdmiralFarran')).toBe('locked');
    expect(t.events('leaderUnlocked')).toMatchObject([{ seat: 0, leader: 'claireGibson' }]);
  },
);

scenario(
  ['leader:jaceX4thAirLegion', 'sequence:use leader'],
  'a hero needs 3 objectives, works once and is purged',
  () => {
    const t = tableWith({ prophecy: true }, 'sol', 'letnev', 'norr');
    t.strategy('sol', 'leadership', 'diplomacy');
    t.activated('sol', '25', '26');
    t.player('sol').scored = ['expandBorders', 'conquerTheWeak', 'diversifyResearch'];
    t.begin('action phase');
    expect(leader(t, 'sol', 'jaceX4thAirLegion')).toBe('unlocked');
    t.answer('sol', 'leader:jaceX4thAirLegion');
    expect(t.system('25').tokens + t.system('26').tokens).toBe(0);
    expect(leader(t, 'sol', 'jaceX4thAirLegion')).toBe('purged');
  },
);

test('2 objectives unlock no hero', () => {
  const t = tableWith({ prophecy: true }, 'sol', 'letnev', 'norr');
  t.strategy('sol', 'leadership', 'diplomacy');
  t.player('sol').scored = ['expandBorders', 'conquerTheWeak'];
  t.begin('action phase');
  expect(leader(t, 'sol', 'jaceX4thAirLegion')).toBe('locked');
});

test('exhausted agents are readied in the status phase; heroes stay purged', () => {
  const t = tableWith({ prophecy: true }, 'sol', 'letnev', 'norr');
  for (const each of t.player('sol').leaders ?? []) each.is = each.id === 'evelynDelouis' ? 'exhausted' : 'purged';
  t.objectives('conquerTheWeak');
  t.game().objectives.push({ id: 'expandBorders', open: false });
  t.decks({ actionDeck: ['veto.1', 'spy.1', 'plague.1', 'bunker.1'] });
  t.begin('status phase');
  t.playOn(() => false);
  expect(t.player('sol').leaders?.map(({ is }) => is)).toEqual(['readied', 'purged', 'purged']);
  expect(t.events('leaderReadied')).toMatchObject([{ seat: 0, leader: 'evelynDelouis' }]);
});

scenario(['note:alliance'], 'an Alliance shares an unlocked commander until its holder comes upon its owner', () => {
  const t = tableWith({ prophecy: true }, 'norr', 'sol');
  t.noteInPlay('sol', 'norr', 'alliance');
  expect(hasCommander(t.game(), 0, 'claireGibson')).toBe(false);
  t.unlock('sol', 'claireGibson');
  expect([0, 1, 2].map((seat) => hasCommander(t.game(), seat, 'claireGibson'))).toEqual([true, true, false]);
  t.fleet('sol', '25', { cruiser: 1 });
  t.begin('tactical action', { seat: 0 });
  t.answer('norr', '25');
  expect(hasCommander(t.game(), 0, 'claireGibson')).toBe(false);
  expect(t.player('sol').notes).toContain('alliance.1');
});

scenario(['note:alliance'], 'an Alliance is laid open when it is received', () => {
  const t = tableWith({ prophecy: true }, 'norr', 'sol');
  t.fleet('norr', '25', { cruiser: 1 });
  t.fleet('sol', '26', { cruiser: 1 });
  t.strategy('norr', 'leadership', 'diplomacy');
  t.begin('action phase');
  const nothing = { tradeGoods: 0, commodities: 0, note: '', actionCards: [] };
  const empty = { give: nothing, take: nothing, promise: '', wanted: '' };
  t.free('sol', 'offer a transaction', { ...empty, partner: 0, give: { ...nothing, note: 'alliance.1' } });
  t.answer('norr', { ...empty, answer: 'accept' });
  expect(t.player('norr').notesInPlay).toEqual(['alliance.1']);
});

scenario(['leader:evelynDelouis'], 'one ground force of either side rolls one more die in this round', () => {
  const t = tableWith({ prophecy: true }, 'norr', 'sol');
  t.own('sol', 'quann', { infantry: 1 });
  t.landed('norr', 'quann', { infantry: 2 });
  t.active(0, '25');
  t.begin('ground combat', { attacker: 0, defender: 1, system: '25', planet: 'quann' });
  const [own] = t.planet('quann').units;
  t.dice(1, 1, 8, 8);
  t.answer('sol', 'leader:evelynDelouis');
  t.answer('sol', String(own?.id));
  expect(t.ground('norr', 'quann')).toEqual({});
  expect(leader(t, 'sol', 'evelynDelouis')).toBe('exhausted');
});

scenario(['leader:claireGibson'], 'an infantry comes when ground combat begins on a planet of theirs', () => {
  const t = tableWith({ prophecy: true }, 'norr', 'sol');
  t.unlock('sol', 'claireGibson');
  for (const each of t.player('sol').leaders ?? []) if (each.id === 'evelynDelouis') each.is = 'exhausted';
  t.own('sol', 'quann', { infantry: 1 });
  t.landed('norr', 'quann', { infantry: 1 });
  t.active(0, '25');
  t.begin('ground combat', { attacker: 0, defender: 1, system: '25', planet: 'quann' });
  t.dice(1, 7, 1);
  t.answer('sol', 'leader:claireGibson');
  expect(t.ground('sol', 'quann')).toEqual({ infantry: 2 });
});

scenario(['leader:viscountUnlenn'], 'one ship rolls one more die', () => {
  const t = tableWith({ prophecy: true }, 'norr', 'letnev');
  t.fleet('norr', '25', { cruiser: 1 });
  const [own] = t.fleet('letnev', '25', { cruiser: 1 });
  t.active(0, '25');
  t.begin('space combat', { attacker: 0, defender: 1, system: '25' });
  t.dice(1, 1, 9);
  t.answer('letnev', 'leader:viscountUnlenn');
  t.answer('letnev', String(own));
  t.playOn();
  expect(t.ships('norr', '25')).toEqual({});
  expect(t.ships('letnev', '25')).toEqual({ cruiser: 1 });
});

scenario(['leader:rearAdmiralFarran'], 'every use of Sustain Damage may bring a trade good', () => {
  const t = tableWith({ prophecy: true }, 'norr', 'letnev');
  t.unlock('letnev', 'rearAdmiralFarran');
  const [own] = t.fleet('letnev', '25', { dreadnought: 1 });
  t.begin('take hits', { seat: 1, by: 0, hits: 1, kind: 'space combat', system: '25' });
  t.answer('letnev', { damage: [own as number], destroy: [] });
  t.answer('letnev', 'leader:rearAdmiralFarran');
  expect(t.player('letnev').tradeGoods).toBe(1);
});

scenario(['leader:darktalonTreilla'], 'fleets know no limit until the round ends; then the hero is purged', () => {
  const t = tableWith({ prophecy: true }, 'letnev', 'norr');
  t.unlock('letnev', 'darktalonTreilla');
  t.strategy('letnev', 'leadership', 'diplomacy');
  t.begin('action phase');
  t.answer('letnev', 'leader:darktalonTreilla');
  expect(fleetLimit(t.game(), { seat: 0, system: '25' })).toBe(Number.POSITIVE_INFINITY);
  expect(leader(t, 'letnev', 'darktalonTreilla')).toBe('unlocked');
});

scenario(
  ['leader:rickarRickani'],
  'a combat at Mecatol Rex unlocks the commander of the Winnu, and gives them +2 there',
  () => {
    const t = tableWith({ prophecy: true }, 'winnu', 'norr');
    t.fleet('winnu', '18', { cruiser: 1 });
    t.fleet('norr', '18', { cruiser: 1 });
    t.active(0, '18');
    t.dice(5, 1); // 7 with the commander
    t.begin('space combat', { attacker: 0, defender: 1, system: '18' });
    t.playOn();
    expect(leader(t, 'winnu', 'rickarRickani')).toBe('unlocked');
    expect(t.ships('norr', '18')).toEqual({});
  },
);

scenario(['leader:berekarBerekon'], 'what somebody produces costs 2 less', () => {
  const t = tableWith({ prophecy: true }, 'winnu', 'norr');
  t.own('norr', 'quinarra', { spaceDock: 1 });
  t.begin('production', {
    seat: 1,
    system: t.game().systems.find((s) => s.planets.some((p) => p.id === 'quinarra'))?.id as string,
  });
  t.answer('winnu', 'leader:berekarBerekon');
  expect(leader(t, 'winnu', 'berekarBerekon')).toBe('exhausted');
  t.playOn();
});

scenario(['leader:tro'], 'whoever ends a tactical action may place 2 infantry there', () => {
  const t = tableWith({ prophecy: true }, 'sol', 'norr');
  t.own('sol', 'quann');
  t.begin('tactical action', { seat: 0 });
  t.answer('sol', '25');
  t.playOn((where) => where === 'window/react', 0);
  t.answer('norr', 'leader:tro');
  t.answer('sol', 'quann');
  expect(t.ground('sol', 'quann')).toEqual({ infantry: 2 });
});

// Leaders of the Mentak Coalition, Muaat, the Naalu and the Nekro Virus.
import { scenario } from '@custodian/testkit';
import { expect, test } from 'vitest';
import { exportMap } from '../../src/map.ts';
import { isAnomaly } from '../../src/queries/board.ts';
import { hasCommander, leaderProgress } from '../../src/queries/leaders.ts';
import { ti4 } from '../../src/ti4.ts';
import { tableWith } from '../kit/index.ts';
import { leader, playTo, rest } from './leading.ts';

scenario(['leader:suffiAn'], 'after Pillage both draw an action card', () => {
  const t = tableWith({ prophecy: true }, 'mentak', 'norr', 'sol');
  t.own('mentak', 'quann', { infantry: 1 });
  t.own('norr', 'lodor', { infantry: 1 });
  t.goods('norr', 3);
  t.decks({ actionDeck: ['veto.1', 'spy.1', 'plague.1'] });
  t.begin('gain trade goods', { seat: 1, amount: 1 });
  t.answer('mentak', 'ability:pillage#1');
  t.answer('mentak', 'leader:suffiAn');
  expect([t.player('mentak').hand, t.player('norr').hand]).toEqual([['plague.1'], ['spy.1']]);
  expect(leader(t, 'mentak', 'suffiAn')).toBe('exhausted');
});

scenario(
  ['leader:sulaMentarion', 'sequence:give notes'],
  'the loser of a space combat gives a note of his choice',
  () => {
    const t = tableWith({ prophecy: true }, 'mentak', 'norr');
    t.unlock('mentak', 'sulaMentarion');
    t.fleet('mentak', '25', { dreadnought: 1 });
    t.fleet('norr', '25', { carrier: 1 });
    t.active(0, '25');
    t.begin('space combat', { attacker: 0, defender: 1, system: '25' });
    t.dice(10, 1);
    playTo(t, 'mentak', 'leader:sulaMentarion');
    t.answer('mentak', 'leader:sulaMentarion');
    t.answer('norr', 'ceasefire.1');
    expect(t.player('mentak').notes).toContain('ceasefire.1');
    expect(t.events('transactionMade')).toEqual([]);
  },
);

test('S’ula Mentarion takes nothing after a ground combat', () => {
  const t = tableWith({ prophecy: true }, 'mentak', 'norr');
  t.unlock('mentak', 'sulaMentarion');
  t.own('norr', 'quann', { infantry: 1 });
  t.landed('mentak', 'quann', { infantry: 2 });
  t.active(0, '25');
  t.begin('ground combat', { attacker: 0, defender: 1, system: '25', planet: 'quann' });
  t.dice(10, 10, 1);
  t.playOn();
  expect(t.events('noteGiven')).toEqual([]);
});

test('S’ula Mentarion is unlocked by 4 cruisers on the board', () => {
  const t = tableWith({ prophecy: true }, 'mentak', 'norr');
  t.fleet('mentak', '25', { cruiser: 2 });
  t.fleet('mentak', '26', { cruiser: 2 });
  expect(leaderProgress(t.game(), 0, 'sulaMentarion')).toEqual({ have: 4, need: 4 });
});

scenario(['leader:ipswitchLooseCannon'], 'for each ship of the opponent that is lost one of its type comes', () => {
  const t = tableWith({ prophecy: true }, 'mentak', 'norr');
  t.unlock('mentak', 'ipswitchLooseCannon');
  rest(t, 2);
  t.fleet('mentak', '25', { cruiser: 1 });
  t.fleet('norr', '25', { cruiser: 1 });
  t.active(0, '25');
  t.begin('space combat', { attacker: 0, defender: 1, system: '25' });
  t.answer('mentak', 'leader:ipswitchLooseCannon');
  expect(leader(t, 'mentak', 'ipswitchLooseCannon')).toBe('purged');
  t.dice(10, 10);
  t.pass('mentak');
  t.playOn();
  expect(t.events('unitDestroyed')).toHaveLength(2);
  expect([t.ships('mentak', '25'), t.ships('norr', '25')]).toEqual([{ cruiser: 1 }, {}]);
});

scenario(['leader:umbat'], 'a player produces up to 2 units of cost 4 at most beside his flagship', () => {
  const t = tableWith({ prophecy: true }, 'muaat', 'sol');
  t.strategy('muaat', 'leadership', 'diplomacy');
  rest(t, 'sol');
  t.fleet('sol', '25', { flagship: 1 });
  t.goods('sol', 9);
  t.begin('action phase');
  t.answer('muaat', 'leader:umbat');
  expect(t.refusal('sol', { units: [{ unit: 'flagship', count: 1 }], pay: { planets: [], goods: 8 } })).not.toBeNull();
  expect(t.refusal('sol', { units: [{ unit: 'fighter', count: 3 }], pay: { planets: [], goods: 2 } })).not.toBeNull();
  t.answer('sol', { units: [{ unit: 'dreadnought', count: 2 }], pay: { planets: [], goods: 8 } });
  expect(t.ships('sol', '25')).toEqual({ flagship: 1, dreadnought: 2 });
});

scenario(['leader:magmus'], 'Diplomacy is worth its token without an exhausted planet: "up to 2" may be none', () => {
  const t = tableWith({ prophecy: true }, 'norr', 'muaat');
  t.unlock('muaat', 'magmus');
  t.strategy('norr', 'diplomacyRevised');
  t.begin('strategic action', { seat: 0, card: 'diplomacyRevised' });
  playTo(t, 'muaat', 'secondary');
  t.answer('muaat', 'secondary');
  playTo(t, 'muaat', 'leader:magmus');
  t.answer('muaat', 'leader:magmus');
  expect(t.player('muaat')).toMatchObject({ strategy: 1, tradeGoods: 1 });
});

scenario(['leader:magmus'], 'a trade good for each strategy token, once what it paid for is done', () => {
  const t = tableWith({ prophecy: true }, 'norr', 'muaat');
  t.unlock('muaat', 'magmus');
  t.strategy('norr', 'politics');
  t.decks({ actionDeck: ['veto.1', 'spy.1', 'plague.1', 'bunker.1'] });
  t.begin('strategic action', { seat: 0, card: 'politics' });
  playTo(t, 'muaat', 'secondary');
  t.answer('muaat', 'secondary');
  playTo(t, 'muaat', 'leader:magmus');
  expect(t.player('muaat').hand).toHaveLength(2);
  t.answer('muaat', 'leader:magmus');
  expect(t.player('muaat').tradeGoods).toBe(1);
});

scenario(
  ['leader:magmus', 'strategy:constructionRevised'],
  'a token that Construction places is spent out of the pool too',
  () => {
    const t = tableWith({ prophecy: true }, 'norr', 'muaat');
    t.unlock('muaat', 'magmus');
    t.begin('strategic action', { seat: 0, card: 'constructionRevised' });
    playTo(t, 'muaat', 'secondary');
    t.answer('muaat', 'secondary');
    t.answer('muaat', '25');
    playTo(t, 'muaat', 'leader:magmus');
    t.answer('muaat', 'leader:magmus');
    expect(t.player('muaat').tradeGoods).toBe(1);
  },
);

scenario(
  ['relic:scepterOfEmelpar'],
  'Magmus has nothing of a token that the Scepter brings to Construction from the reinforcements',
  () => {
    const t = tableWith({ prophecy: true }, 'norr', 'muaat');
    t.unlock('muaat', 'magmus');
    t.player('muaat').relics = [{ id: 'scepterOfEmelpar', exhausted: false }];
    t.begin('strategic action', { seat: 0, card: 'constructionRevised' });
    playTo(t, 'muaat', 'secondary');
    t.answer('muaat', 'secondary');
    t.answer('muaat', '25');
    t.answer('muaat', 'scepterOfEmelpar');
    expect(t.events('tokenPlaced').at(-1)).toMatchObject({ system: '25', from: 'reinforcements' });
    expect(t.awaited().flatMap((seat) => t.options(seat))).not.toContain('leader:magmus');
    t.playOn();
    expect(t.player('muaat').tradeGoods).toBe(0);
  },
);

scenario(['leader:magmus'], 'producing a war sun unlocks it', () => {
  const t = tableWith({ prophecy: true }, 'muaat', 'norr');
  t.technologies('muaat', 'warSun');
  rest(t, 'muaat');
  t.own('muaat', 'quann', { spaceDock: 1 });
  t.goods('muaat', 12);
  t.begin('production', { seat: 0, system: '25' });
  t.answer('muaat', { units: [{ unit: 'warSun', count: 1 }], pay: { planets: [], goods: 12 } });
  expect(leaderProgress(t.game(), 0, 'magmus')).toEqual({ have: 1, need: 1 });
  expect(leader(t, 'muaat', 'magmus')).toBe('unlocked');
});

test('a war sun that is only there does not unlock Magmus', () => {
  const t = tableWith({ prophecy: true }, 'muaat', 'norr');
  t.technologies('muaat', 'warSun');
  t.fleet('muaat', '25', { warSun: 1 });
  expect(leaderProgress(t.game(), 0, 'magmus')).toEqual({ have: 0, need: 1 });
});

scenario(['leader:adjudicatorBaal'], 'a war sun burns a system down to a supernova', () => {
  const t = tableWith({ prophecy: true }, 'muaat', 'norr');
  t.unlock('muaat', 'adjudicatorBaal');
  t.technologies('muaat', 'warSun');
  const [sun] = t.fleet('muaat', '25', { warSun: 1 });
  t.fleet('norr', '26', { cruiser: 2 });
  t.own('norr', 'lodor', { infantry: 2, spaceDock: 1 });
  t.begin('tactical action', { seat: 0 });
  t.answer('muaat', '26');
  t.answer('muaat', { moves: [{ ship: sun as number, path: ['25', '26'] }] });
  t.answer('muaat', 'leader:adjudicatorBaal');
  expect(t.game().systems.some((s) => s.id === '26')).toBe(false);
  expect(t.ships('muaat', '81')).toEqual({ warSun: 1 });
  expect(t.ships('norr', '81')).toEqual({});
  expect(isAnomaly(t.game(), '81', 'supernova')).toBe(true);
  expect(t.system('81').tokens).toBe(1);
  expect(t.game().purged).toEqual(expect.arrayContaining(['26', 'lodor']));
  expect(leader(t, 'muaat', 'adjudicatorBaal')).toBe('purged');
  expect(exportMap(t.game()).split(' ')).toContain('26');
  t.playOn();
  expect(ti4.miscounted(t.game()).filter((fault) => fault.includes('26'))).toEqual([]);
});

scenario(['leader:adjudicatorBaal'], 'a war sun that is there already leaves and comes back for it', () => {
  const t = tableWith({ prophecy: true }, 'muaat', 'norr');
  t.unlock('muaat', 'adjudicatorBaal');
  t.technologies('muaat', 'prototypeWarSunII');
  const [sun] = t.fleet('muaat', '26', { warSun: 1 });
  t.begin('tactical action', { seat: 0 });
  t.answer('muaat', '26');
  t.answer('muaat', { moves: [{ ship: sun as number, path: ['26', '25', '26'] }] });
  t.answer('muaat', 'leader:adjudicatorBaal');
  expect(t.ships('muaat', '81')).toEqual({ warSun: 1 });
});

test('Adjudicator Ba’al spares Mecatol Rex, and where no war sun has come', () => {
  const t = tableWith({ prophecy: true }, 'muaat', 'norr');
  t.unlock('muaat', 'adjudicatorBaal');
  t.technologies('muaat', 'warSun');
  const [sun] = t.fleet('muaat', '25', { warSun: 1 });
  t.begin('tactical action', { seat: 0 });
  t.answer('muaat', '18');
  t.answer('muaat', { moves: [{ ship: sun as number, path: ['25', '18'] }] });
  expect(t.options('muaat')).not.toContain('leader:adjudicatorBaal');
  const other = tableWith({ prophecy: true }, 'muaat', 'norr');
  other.unlock('muaat', 'adjudicatorBaal');
  other.technologies('muaat', 'warSun');
  other.fleet('muaat', '26', { warSun: 1 });
  const [cruiser] = other.fleet('muaat', '25', { cruiser: 1 });
  other.begin('tactical action', { seat: 0 });
  other.answer('muaat', '26');
  other.answer('muaat', { moves: [{ ship: cruiser as number, path: ['25', '26'] }] });
  expect(other.options('muaat')).not.toContain('leader:adjudicatorBaal');
});

scenario(['leader:zeu'], 'after an agenda is revealed the next one is seen, and shown to another', () => {
  const t = tableWith({ prophecy: true }, 'naalu', 'norr', 'sol');
  t.decks({ agendaDeck: ['mutiny', 'incentiveProgram', 'economicEquality'] });
  t.begin('agenda phase');
  playTo(t, 'naalu', 'leader:zeu');
  t.answer('naalu', 'leader:zeu');
  t.answer('naalu', '1');
  const seen = (seat: number) => ti4.hide(t.game(), seat).agendaDeck;
  expect([seen(0), seen(1), seen(2)]).toEqual([
    ['?', 'incentiveProgram'],
    ['?', 'incentiveProgram'],
    ['?', '?'],
  ]);
});

scenario(['leader:zeuOmega'], 'a player acts in a system without a command token, and the turn goes on', () => {
  const t = tableWith({ prophecy: true, codexIII: true }, 'naalu', 'norr');
  t.strategy('naalu', 'leadership');
  t.strategy('norr', 'politics');
  rest(t, 'norr');
  t.tokens('norr', { tactic: 0 });
  const [ship] = t.fleet('norr', '25', { cruiser: 1 });
  t.begin('action phase');
  t.answer('naalu', 'leader:zeuOmega');
  t.answer('naalu', '1');
  expect(t.options('norr')).toContain('26');
  expect(t.options('norr')).not.toContain('9');
  t.answer('norr', '26');
  expect(t.game().active).toBe(1);
  t.answer('norr', { moves: [{ ship: ship as number, path: ['25', '26'] }] });
  expect(t.ships('norr', '26')).toEqual({ cruiser: 1 });
  expect(t.system('26').tokens).toBe(0);
  playTo(t, 'norr', 'strategic politics');
  expect(t.game().active).toBe(1);
  expect(t.events('turnEnded')).toMatchObject([{ seat: 0 }]);
});

scenario(['leader:maban'], 'each purchase of fighters brings one more, outside the production limit', () => {
  const t = tableWith({ prophecy: true }, 'naalu', 'norr');
  t.unlock('naalu', 'maban');
  t.own('naalu', 'quann', { spaceDock: 1 });
  t.fleet('naalu', '25', { carrier: 3 });
  t.goods('naalu', 9);
  t.begin('production', { seat: 0, system: '25' });
  const fighters = (count: number, goods: number) => ({
    units: [{ unit: 'fighter', count }],
    pay: { planets: [], goods },
  });
  // Quann makes 4: two purchases bring 6.
  expect(t.refusal('naalu', fighters(6, 1))).not.toBeNull();
  expect(t.refusal('naalu', fighters(6, 2))).toBeNull();
  expect(t.refusal('naalu', fighters(9, 9))).toBe('why.production limit');
  t.answer('naalu', fighters(6, 2));
  expect(t.ships('naalu', '25')).toEqual({ carrier: 3, fighter: 6 });
});

scenario(['leader:maban'], 'paid for one by one each fighter brings another: twice as many as the limit', () => {
  const t = tableWith({ prophecy: true }, 'naalu', 'norr');
  t.unlock('naalu', 'maban');
  t.own('naalu', 'quann', { spaceDock: 1 });
  t.fleet('naalu', '25', { carrier: 3 });
  t.goods('naalu', 9);
  t.begin('production', { seat: 0, system: '25' });
  const made = (fighter: number, cruiser: number, goods: number) => ({
    units: [...(cruiser > 0 ? [{ unit: 'cruiser', count: cruiser }] : []), { unit: 'fighter', count: fighter }],
    pay: { planets: [], goods },
  });
  // 4 count of 8 for 4; 3 of 6 beside a cruiser for 3 and 2, where 2 would buy them but count 4.
  expect([t.refusal('naalu', made(8, 0, 3)), t.refusal('naalu', made(8, 0, 4))]).toEqual([
    'why.payment too small',
    null,
  ]);
  expect(t.refusal('naalu', made(9, 0, 9))).toBe('why.production limit');
  expect(t.refusal('naalu', made(7, 1, 9))).toBe('why.production limit');
  expect(t.refusal('naalu', made(6, 1, 4))).toBe('why.payment too small');
  t.answer('naalu', made(6, 1, 5));
  expect(t.ships('naalu', '25')).toEqual({ carrier: 3, cruiser: 1, fighter: 6 });
});

test('M’aban does not widen what an effect produces', () => {
  const t = tableWith({ prophecy: true }, 'naalu', 'muaat');
  t.unlock('naalu', 'maban');
  t.fleet('naalu', '25', { flagship: 1 });
  t.goods('naalu', 3);
  t.begin('produce', {
    seat: 0,
    system: '25',
    places: ['space'],
    limit: 2,
    types: ['fighter'],
    why: { key: 'leader.umbat' },
  });
  const fighters = (count: number) => ({ units: [{ unit: 'fighter', count }], pay: { planets: [], goods: 1 } });
  expect([t.refusal('naalu', fighters(3)), t.refusal('naalu', fighters(2))]).toEqual(['why.production limit', null]);
});

test('M’aban is unlocked by 12 fighters, M’aban Ω by ground forces next to Mecatol Rex', () => {
  const t = tableWith({ prophecy: true }, 'naalu', 'norr');
  t.anyhow();
  t.fleet('naalu', '25', { fighter: 11 });
  expect(leaderProgress(t.game(), 0, 'maban')).toEqual({ have: 11, need: 12 });
  const later = tableWith({ prophecy: true, codexIII: true }, 'naalu', 'norr');
  later.own('naalu', 'abyz', { infantry: 1 });
  expect(leaderProgress(later.game(), 0, 'mabanOmega')).toEqual({ have: 0, need: 1 });
  later.own('naalu', 'lodor', { infantry: 1 });
  expect(leaderProgress(later.game(), 0, 'mabanOmega')).toEqual({ have: 1, need: 1 });
});

scenario(['leader:mabanOmega'], 'notes of neighbors and the outer agendas lie open to it, others do not', () => {
  const t = tableWith({ prophecy: true, codexIII: true }, 'naalu', 'norr', 'sol');
  t.unlock('naalu', 'mabanOmega');
  t.strategy('naalu', 'leadership', 'politics');
  t.own('naalu', 'lodor', { infantry: 1 });
  t.own('norr', 'quann', { infantry: 1 });
  t.decks({ agendaDeck: ['mutiny', 'incentiveProgram', 'economicEquality'] });
  t.begin('action phase');
  const seen = ti4.hide(t.game(), 0);
  expect(seen.agendaDeck).toEqual(['mutiny', '?', 'economicEquality']);
  expect(seen.players[1]?.notes).toEqual(t.player('norr').notes);
  expect(seen.players[2]?.notes.every((note) => note === '?')).toBe(true);
  expect(ti4.hide(t.game(), 2).agendaDeck).toEqual(['?', '?', '?']);
});

scenario(
  ['leader:theOracle', 'sequence:give notes'],
  'everybody else gives a note of his choice, and the hero is purged',
  () => {
    const t = tableWith({ prophecy: true }, 'naalu', 'norr', 'sol');
    t.unlock('naalu', 'theOracle');
    t.player('sol').notes = ['ceasefire.2'];
    t.objectives('expandBorders');
    t.game().objectives.push({ id: 'conquerTheWeak', open: false });
    t.decks({ actionDeck: ['veto.1', 'spy.1', 'plague.1', 'bunker.1'] });
    t.begin('status phase');
    playTo(t, 'naalu', 'leader:theOracle');
    t.answer('naalu', 'leader:theOracle');
    expect(t.awaited()).toEqual([1]);
    t.answer('norr', 'tradeAgreement.1');
    expect(t.player('naalu').notes).toEqual(expect.arrayContaining(['tradeAgreement.1', 'ceasefire.2']));
    expect(leader(t, 'naalu', 'theOracle')).toBe('purged');
  },
);

scenario(['leader:nekroMalleon'], 'a player gives up a card or a token for 2 trade goods', () => {
  const t = tableWith({ prophecy: true }, 'nekro', 'norr', 'sol');
  rest(t, 'norr');
  rest(t, 'sol');
  t.strategy('nekro', 'leadership', 'diplomacy');
  t.hand('norr', 'plague');
  t.begin('action phase');
  t.answer('nekro', 'leader:nekroMalleon');
  t.answer('nekro', '1');
  expect(t.options('norr')).toEqual(['tactic', 'fleet', 'strategy', 'plague.1']);
  t.answer('norr', 'plague.1');
  expect([t.player('norr').hand, t.player('norr').tradeGoods]).toEqual([[], 2]);
  expect(leader(t, 'nekro', 'nekroMalleon')).toBe('exhausted');
});

scenario(['leader:nekroMalleon'], 'who gives up nothing gains nothing', () => {
  const t = tableWith({ prophecy: true }, 'nekro', 'norr', 'sol');
  rest(t, 'norr');
  rest(t, 'sol');
  t.strategy('nekro', 'leadership', 'diplomacy');
  t.begin('action phase');
  t.answer('nekro', 'leader:nekroMalleon');
  t.answer('nekro', '1');
  t.answer('norr', []);
  expect([t.player('norr').tactic, t.player('norr').tradeGoods]).toEqual([3, 0]);
});

scenario(['leader:nekroAcidos'], 'each technology gained draws an action card', () => {
  const t = tableWith({ prophecy: true }, 'nekro', 'norr');
  t.unlock('nekro', 'nekroAcidos');
  t.decks({ actionDeck: ['veto.1', 'spy.1'] });
  t.begin('gain technology', { seat: 0, technology: 'antimassDeflectors' });
  t.answer('nekro', 'leader:nekroAcidos');
  expect(t.player('nekro').hand).toEqual(['spy.1']);
});

test('an assimilator counts for the goal of Nekro Acidos once it lies on something', () => {
  const t = tableWith({ prophecy: true }, 'nekro', 'norr');
  t.technologies('nekro', 'valefarAssimilatorX', 'valefarAssimilatorY', 'dacxiveAnimators');
  expect(leaderProgress(t.game(), 0, 'nekroAcidos')).toEqual({ have: 1, need: 3 });
  const source = 'technology:valefarAssimilatorX';
  t.game().effects.push({ source, seat: 0, target: 'exotriremeII', amount: 0, until: 'game' });
  expect(leaderProgress(t.game(), 0, 'nekroAcidos')?.have).toBe(2);
  expect(hasCommander(t.game(), 0, 'nekroAcidos')).toBe(false);
});

scenario(['leader:unitDsgnFlayesh'], 'a planet with a specialty loses its defenders and teaches its colour', () => {
  const t = tableWith({ prophecy: true }, 'nekro', 'norr');
  t.unlock('nekro', 'unitDsgnFlayesh');
  t.strategy('nekro', 'leadership', 'diplomacy');
  rest(t, 'nekro');
  t.own('norr', 'wellon', { infantry: 3, pds: 1 });
  t.fleet('nekro', '19', { cruiser: 1 });
  t.begin('action phase');
  t.answer('nekro', 'leader:unitDsgnFlayesh');
  expect(t.ground('norr', 'wellon')).toEqual({});
  expect(t.player('nekro').tradeGoods).toBe(3);
  expect(t.options('nekro')).toContain('sarweenTools');
  expect(t.options('nekro')).not.toContain('plasmaScoring');
  t.answer('nekro', 'integratedEconomy');
  expect(t.player('nekro').technologies).toContain('integratedEconomy');
  expect(t.planet('wellon').owner).toBe(1);
  expect(leader(t, 'nekro', 'unitDsgnFlayesh')).toBe('purged');
});

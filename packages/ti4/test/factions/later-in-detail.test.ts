// What a plain reading of Argent, Empyrean, Mahact, Naaz-Rokha and of the leaders of the Nekro gets wrong.
import { describe, expect, test } from 'vitest';
import { mayPassThrough } from '../../src/queries/permissions.ts';
import { tokensLeft } from '../../src/queries/players.ts';
import type { Table } from '../kit/index.ts';
import { tableWith } from '../kit/index.ts';

const pok = { prophecy: true };
const alone = (t: Table): void => {
  for (const player of t.game().players) player.leaders = [];
};

describe('Argent', () => {
  test('structures bar the way even to Light/Wave Deflectors', () => {
    const t = tableWith(pok, 'argent', 'xxcha', 'hacan');
    t.technologies('argent', 'aerieHololattice');
    t.technologies('xxcha', 'lightWaveDeflector');
    t.own('argent', 'lodor', { pds: 1 });
    t.fleet('argent', '25', { cruiser: 1 });
    const passing = (system: string) => mayPassThrough(t.game(), { seat: 1, system, from: '38', to: '18' });
    expect([passing('26') === null, passing('25') === null]).toEqual([false, true]);
  });

  test('what Strike Wings destroy in space is not saved by Shields Holding', () => {
    const t = tableWith(pok, 'argent', 'xxcha', 'hacan');
    alone(t);
    t.technologies('argent', 'strikeWingAlphaII');
    t.fleet('argent', '47', { destroyer: 1 });
    t.fleet('xxcha', '47', { carrier: 1, infantry: 1, fighter: 1 });
    t.hand('xxcha', 'shieldsHolding');
    t.active('argent', '47');
    t.dice(10, 9, 1);
    t.begin('space combat', { attacker: 0, defender: 1, system: '47' });
    expect(t.ships('xxcha', '47')).toMatchObject({ carrier: 1, fighter: 1 });
    expect(t.unitIds('xxcha', '47', 'infantry')).toEqual([]);
    expect(t.options('xxcha')).toContain('action:shieldsHolding');
  });

  test('a mech that sustains beside The Alastor may be damaged by a raid', () => {
    const t = tableWith(pok, 'argent', 'nekro', 'sol');
    alone(t);
    t.fleet('argent', '47', { destroyer: 1 });
    const [flagship = 0, mech = 0] = t.fleet('nekro', '47', { flagship: 1, mech: 1 });
    t.damage(flagship);
    t.active('argent', '47');
    t.begin('space combat', { attacker: 0, defender: 1, system: '47' });
    t.answer('nekro', 'unit-card:theAlastor');
    t.dice(10, 1, 1, 10, 10, 10);
    t.answer('nekro', String(mech));
    expect(t.unit(mech)?.damaged).toBe(true);
  });
});

describe('Empyrean', () => {
  test('a nebula that they defend still helps them', () => {
    const t = tableWith(pok, 'sol', 'empyrean', 'norr');
    alone(t);
    t.fleet('sol', '42', { cruiser: 1 });
    t.fleet('empyrean', '42', { cruiser: 1 });
    t.active('sol', '42');
    t.dice(1, 6);
    t.begin('space combat', { attacker: 0, defender: 1, system: '42' });
    t.playOn(() => false);
    expect(t.ships('sol', '42')).toEqual({});
  });

  test('two influence repair one unit; Dynamo answers to each use of Sustain Damage alone', () => {
    const t = tableWith(pok, 'empyrean', 'sol', 'norr');
    alone(t);
    t.goods('empyrean', 4);
    t.exhaust('theDark');
    const [flagship = 0, dreadnought = 0] = t.fleet('empyrean', '47', { flagship: 1, dreadnought: 1 });
    t.hand('sol', 'directHit');
    t.active('empyrean', '47');
    t.begin('take hits', { seat: 0, by: 1, hits: 1, kind: 'space combat', system: '47' });
    t.answer('empyrean', { damage: [dreadnought], destroy: [] });
    t.answer('empyrean', 'unit-card:dynamo');
    // A Direct Hit may come in the same moment, after the active player's turn in it.
    t.answer('sol', 'action:directHit');
    if (t.asked('empyrean')?.kind === 'plan') t.answer('empyrean', { pay: { planets: [], goods: 2 } });
    if (t.awaited().includes(1)) t.answer('sol', 'action:directHit');
    expect(t.events('unitRepaired')).toHaveLength(1);
    expect(t.player('empyrean').tradeGoods).toBe(2);
    expect(t.unit(dreadnought)).toBeUndefined();
    expect(t.unit(flagship)?.damaged).toBe(false);
  });

  test('a Watcher cancels a card of whoever is next to it before ships move', () => {
    const t = tableWith(pok, 'sol', 'empyrean', 'norr');
    alone(t);
    t.own('empyrean', 'quann', { mech: 1 });
    t.fleet('sol', '39', { cruiser: 1 });
    t.hand('sol', 'flankSpeed');
    t.begin('tactical action', { seat: 0 });
    t.answer('sol', '25');
    t.answer('sol', 'action:flankSpeed');
    // Next to quann nothing of Sol's stands yet.
    expect(t.awaited()).not.toContain(1);
  });
});

describe('Mahact', () => {
  test('who has nothing to vote with is not recombined', () => {
    const t = tableWith(pok, 'mahact', 'sol', 'norr');
    t.technologies('mahact', 'geneticRecombination');
    t.game().phase = 'agenda';
    t.exhaust('jord');
    t.decks({ agendaDeck: ['mutiny', 'economicEquality'] });
    t.begin('one agenda', {});
    t.playOn((where) => where === '' || t.options('mahact').includes('technology:geneticRecombination'));
    // Sol, who sits to the left, has no influence: the first to be asked about is N'orr.
    expect(t.events('votesCast').some((e) => e.seat === 1 && e.votes > 0)).toBe(false);
    t.answer('mahact', 'technology:geneticRecombination');
    t.answer('mahact', 'for');
    expect(t.awaited()).toEqual([2]);
  });

  test('a Scepter of Dominion lays no second token, and Mahact lays one too', () => {
    const t = tableWith(pok, 'sol', 'mahact', 'norr');
    alone(t);
    t.note('mahact', 'sol', 'scepterOfDominion');
    t.player('mahact').othersTokens = [0, 2];
    t.fleet('sol', '25', { cruiser: 1 });
    t.activated('norr', '25');
    const left = tokensLeft(t.game(), 2);
    t.begin('strategy phase');
    t.answer('sol', 'note:scepterOfDominion#scepterOfDominion.1');
    expect(t.system('25').tokens).toBe(0b110);
    expect(tokensLeft(t.game(), 2)).toBe(left);
  });

  test('a token comes by Edict before ships beyond the fleet pool are looked at', () => {
    const t = tableWith(pok, 'mahact', 'sol', 'norr');
    alone(t);
    t.tokens('mahact', { fleet: 1 });
    t.player('mahact').othersTokens = [2];
    t.fleet('mahact', '47', { dreadnought: 2 });
    t.fleet('sol', '47', { cruiser: 1 });
    t.active('mahact', '47');
    t.dice(10, 10, 1);
    t.begin('space combat', { attacker: 0, defender: 1, system: '47' });
    t.playOn(() => false);
    expect(t.player('mahact').othersTokens).toEqual([2, 1]);
    expect(t.ships('mahact', '47')).toEqual({ dreadnought: 2 });
  });

  test('where the own token lies notes still go home, and nothing else answers', () => {
    const t = tableWith(pok, 'mahact', 'hacan', 'norr');
    t.player('hacan').leaders = [];
    t.player('norr').leaders = [];
    t.unlock('mahact', 'ilNaViroset');
    t.noteInPlay('hacan', 'mahact', 'tradeConvoys');
    t.fleet('hacan', '25', { cruiser: 1 });
    t.activated('mahact', '25');
    t.strategy('mahact', 'leadership', 'diplomacy');
    t.strategy('hacan', 'trade');
    t.begin('action phase');
    t.answer('mahact', 'tactical');
    t.answer('mahact', '25');
    expect(t.player('hacan').notes).toContain('tradeConvoys.1');
    expect(t.system('25').tokens).toBe(0);
  });

  test('each infantry that falls brings its own commodity, as far as there is room', () => {
    const t = tableWith(pok, 'mahact', 'sol', 'norr');
    alone(t);
    t.goods('mahact', 0, 2);
    const ids = t.own('mahact', 'quann', { infantry: 2 });
    t.begin('destroy units', { seat: 0, enemy: 1, system: '25', planet: 'quann', ids, kind: null });
    t.answer('mahact', 'gain');
    // Three are the most: the second one can only be converted.
    expect(t.isOver()).toBe(true);
    expect(t.player('mahact')).toMatchObject({ tradeGoods: 1, commodities: 2 });
  });
});

describe('Naaz-Rokha', () => {
  test('fragments may be given up though no relic is left', () => {
    const t = tableWith(pok, 'naaz', 'sol', 'norr');
    alone(t);
    t.player('naaz').found = ['culturalRelicFragment.1', 'culturalRelicFragment.2'];
    t.game().relicDeck = [];
    t.strategy('naaz', 'leadership', 'diplomacy');
    t.begin('action phase');
    t.answer('naaz', 'ability:fabrication');
    t.answer('naaz', 'relic');
    expect(t.player('naaz').found ?? []).toEqual([]);
    expect(t.player('naaz').relics ?? []).toEqual([]);
  });

  test('the flagship gives mechs one die more in space too', () => {
    const t = tableWith(pok, 'naaz', 'sol', 'norr');
    alone(t);
    t.fleet('naaz', '47', { flagship: 1, mech: 1 });
    t.fleet('sol', '47', { cruiser: 1 });
    t.active('naaz', '47');
    t.begin('space combat', { attacker: 0, defender: 1, system: '47' });
    t.playOn(() => false);
    const [first] = t.events('diceRolled').filter((e) => e.kind === 'space combat');
    expect(first?.groups.find((group) => group.unit === 'mech')).toMatchObject({ dice: 3, need: 8 });
  });

  test('after a combat in space the mechs need room again', () => {
    const t = tableWith(pok, 'naaz', 'sol', 'norr');
    alone(t);
    t.fleet('naaz', '47', { carrier: 1, mech: 1 });
    t.fleet('sol', '47', { cruiser: 1 });
    t.active('naaz', '47');
    // The carrier and the mech's two dice, then the cruiser, which hits.
    t.dice(1, 10, 1, 10);
    t.begin('space combat', { attacker: 0, defender: 1, system: '47' });
    const [carrier = 0] = t.unitIds('naaz', '47', 'carrier');
    t.answer('naaz', { damage: [], destroy: [carrier] });
    t.playOn(() => false);
    expect(t.events('spaceCombatEnded')).toMatchObject([{ winner: 0 }]);
    expect(t.ships('naaz', '47')).toEqual({});
  });
});

describe('the leaders of the Nekro', () => {
  test('Nekro Acidos: laying a token on a technology is no gain', () => {
    const t = tableWith(pok, 'nekro', 'sol', 'norr');
    t.unlock('nekro', 'nekroAcidos');
    t.technologies('nekro', 'valefarAssimilatorX');
    t.technologies('sol', 'specOpsII', 'neuralMotivator');
    t.decks({ actionDeck: ['spy.1', 'plague.1'] });
    const take = (what: string): number => {
      t.begin('take a technology', { seat: 0, from: [1] });
      t.answer('nekro', what);
      if (!t.isOver() && t.options('nekro').includes('leader:nekroAcidos')) t.answer('nekro', 'leader:nekroAcidos');
      return t.player('nekro').hand.length;
    };
    expect(take('valefarAssimilatorX specOpsII')).toBe(0);
    expect(take('gain neuralMotivator')).toBe(1);
  });

  test('Nekro Acidos: the gain that unlocks him draws nothing', () => {
    const t = tableWith(pok, 'nekro', 'sol', 'norr');
    t.technologies('nekro', 'neuralMotivator', 'sarweenTools');
    t.decks({ actionDeck: ['spy.1', 'plague.1'] });
    t.begin('gain technology', { seat: 0, technology: 'plasmaScoring' });
    t.playOn((where) => where === '');
    expect(t.player('nekro').hand).toEqual([]);
  });

  test('UNIT.DSGN.FLAYESH brings no technology by Singularity, and no upgrade', () => {
    const t = tableWith(pok, 'nekro', 'sol', 'norr');
    t.unlock('nekro', 'unitDsgnFlayesh');
    t.technologies('sol', 'dreadnoughtII');
    t.own('sol', 'wellon', { infantry: 2 });
    t.fleet('nekro', '19', { cruiser: 1 });
    t.strategy('nekro', 'leadership', 'diplomacy');
    t.begin('action phase');
    t.pass('nekro');
    t.answer('nekro', 'leader:unitDsgnFlayesh');
    expect(t.ground('sol', 'wellon')).toEqual({});
    expect(t.options('nekro')).not.toContain('dreadnoughtII');
    expect(t.options('nekro').every((id) => !id.startsWith('gain'))).toBe(true);
    expect(t.player('nekro').tradeGoods).toBe(3);
  });

  test('Technological Singularity works in each combat anew, and not for cannons', () => {
    const t = tableWith(pok, 'nekro', 'sol', 'norr');
    alone(t);
    t.technologies('sol', 'neuralMotivator', 'sarweenTools');
    const ids = t.fleet('sol', '25', { cruiser: 1 });
    t.active('nekro', '25');
    t.begin('destroy units', { seat: 1, enemy: 0, system: '25', ids, kind: 'space cannon offense' });
    expect(t.isOver()).toBe(true);
  });
});

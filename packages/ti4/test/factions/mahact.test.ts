// The Mahact Gene-Sorcerers.
import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import { commandersOf } from '../../src/queries/leaders.ts';
import { ownNotes } from '../../src/queries/notes.ts';
import { tokensLeft } from '../../src/queries/players.ts';
import { combatBonus, fleetLimit, ownFleetLimit } from '../../src/queries/values.ts';
import { tableWith } from '../kit/index.ts';
import { failsWithout } from '../mechs/without.ts';

const pok = { prophecy: true };
const NOTHING = { tradeGoods: 0, commodities: 0, note: '', actionCards: [] };

/** Mahact win a space combat against Xxcha. */
function victory(prepare: (t: ReturnType<typeof tableWith>) => void = () => undefined) {
  const t = tableWith(pok, 'mahact', 'xxcha', 'sol');
  t.fleet('mahact', '46', { cruiser: 1 });
  t.fleet('xxcha', '46', { destroyer: 1 });
  prepare(t);
  t.active('mahact', '46');
  t.dice(1, 1, 10, 1); // the barrage of the destroyer, then both
  t.begin('space combat', { attacker: 0, defender: 1, system: '46' });
  return t;
}

scenario(['ability:edict'], 'a token of whoever they have beaten comes into their fleet pool', () => {
  const t = victory();
  const left = tokensLeft(t.game(), 1);
  t.playOn();
  expect(t.player('mahact').othersTokens).toEqual([1]);
  expect(tokensLeft(t.game(), 1)).toBe(left - 1);
  expect(fleetLimit(t.game(), { seat: 0, system: '46' })).toBe(4);
});

scenario(['sequence:space combat'], 'of each player there is one token at most', () => {
  const t = victory((game) => {
    game.player('mahact').othersTokens = [1];
  });
  t.playOn();
  expect(t.player('mahact').othersTokens).toEqual([1]);
  expect(t.events('tokenSeized')).toEqual([]);
});

scenario(['ability:edict'], 'without one in the reinforcements the loser gives one of his command sheet', () => {
  const t = tableWith(pok, 'mahact', 'xxcha');
  t.tokens('xxcha', { tactic: 10, fleet: 6, strategy: 0 });
  t.fleet('mahact', '46', { cruiser: 1 });
  t.fleet('xxcha', '46', { destroyer: 1 });
  t.active('mahact', '46');
  t.dice(1, 1, 10, 1);
  t.begin('space combat', { attacker: 0, defender: 1, system: '46' });
  t.playOn((where) => where === 'take by edict/from where');
  t.answer('xxcha', 'tactic');
  expect([t.player('xxcha').tactic, t.player('mahact').othersTokens]).toEqual([9, [1]]);
});

scenario(
  ['ability:edict'],
  'tokens of others count towards what a fleet pool may hold, and are not shared out anew',
  () => {
    const t = tableWith(pok, 'mahact', 'xxcha');
    t.player('mahact').othersTokens = [1];
    t.law('fleetRegulations');
    expect(ownFleetLimit(t.game(), 0)).toBe(3);
    t.begin('redistribute tokens', { seats: [0] });
    expect(t.refusal('mahact', { tactic: 0, fleet: 4, strategy: 4 })).toBe('why.fleet pool full');
    t.answer('mahact', { tactic: 5, fleet: 0, strategy: 3 });
    expect(fleetLimit(t.game(), { seat: 0, system: '46' })).toBe(1);
  },
);

scenario(['ability:imperia'], 'they have the unlocked commanders of players whose token they have', () => {
  const t = tableWith(pok, 'mahact', 'sol', 'hacan');
  t.player('mahact').othersTokens = [1];
  expect(commandersOf(t.game(), 0)).toEqual([]);
  t.unlock('sol', 'claireGibson');
  t.unlock('hacan', 'gilaTheSilvertongue');
  expect(commandersOf(t.game(), 0)).toEqual(['claireGibson']);
});

scenario(['ability:hubris'], 'they have no Alliance, and are given none', () => {
  const t = tableWith(pok, 'mahact', 'xxcha');
  expect(ownNotes(t.game(), 0)).not.toContain('alliance.0');
  expect(ownNotes(t.game(), 1)).toContain('alliance.1');
  t.own('mahact', 'lodor');
  t.own('xxcha', 'quann');
  t.strategy('xxcha', 'leadership', 'diplomacy');
  t.begin('action phase');
  const give = (note: string) => ({ partner: 0, give: { ...NOTHING, note }, take: NOTHING, promise: '', wanted: '' });
  expect(() => t.free('xxcha', 'offer a transaction', give('alliance.1'))).toThrow('why.hubris');
  t.free('xxcha', 'offer a transaction', give('ceasefire.1'));
});

const rex = (): void => {
  const t = tableWith(pok, 'mahact', 'xxcha', 'sol');
  t.player('mahact').othersTokens = [1];
  const about = { seat: 0, unit: 'flagship', kind: 'space combat', role: 'attacker', round: 1, system: '46' } as const;
  expect([1, 2].map((enemy) => combatBonus(t.game(), { ...about, enemy }))).toEqual([0, 2]);
};
scenario(['unit-card:arviconRex'], '+2 against whoever has no token in their fleet pool', rex);
failsWithout('unit-card:arviconRex', rex);

const legionnaires = (): void => {
  const t = tableWith(pok, 'mahact', 'xxcha');
  const ids = t.own('mahact', 'lodor', { infantry: 3 });
  t.goods('mahact', 0, 2);
  t.begin('destroy units', { seat: 0, enemy: 1, system: '26', planet: 'lodor', ids, kind: null });
  t.answer('mahact', 'gain'); // three: the limit
  t.answer('mahact', 'convert');
  expect([t.player('mahact').commodities, t.player('mahact').tradeGoods, t.player('mahact').resting]).toEqual([
    1, 2, 0,
  ]);
};
scenario(['unit-card:crimsonLegionnaire'], 'each that falls brings a commodity or converts one', legionnaires);
failsWithout('unit-card:crimsonLegionnaire', legionnaires);

const upgraded = (): void => {
  const t = tableWith(pok, 'mahact', 'xxcha');
  t.technologies('mahact', 'crimsonLegionnaireII');
  const ids = t.own('mahact', 'lodor', { infantry: 2 });
  t.begin('destroy units', { seat: 0, enemy: 1, system: '26', planet: 'lodor', ids, kind: null });
  t.playOn();
  expect(t.player('mahact').resting).toBe(2);
};
scenario(
  ['unit-card:crimsonLegionnaireII', 'technology:crimsonLegionnaireII'],
  'the upgraded ones all wait for the next turn, without a die',
  upgraded,
);
failsWithout('unit-card:crimsonLegionnaireII', upgraded);

function voting() {
  const t = tableWith(pok, 'sol', 'mahact', 'xxcha');
  t.technologies('mahact', 'geneticRecombination');
  t.game().phase = 'agenda';
  t.decks({ agendaDeck: ['mutiny', 'mutiny'] });
  t.begin('one agenda', {});
  t.playOn((where) => where === 'window/react' && t.options('mahact').includes('technology:geneticRecombination'));
  t.pass('mahact'); // their own vote comes first
  t.answer('mahact', { outcome: '', planets: [] });
  t.answer('mahact', 'technology:geneticRecombination');
  t.answer('mahact', 'against');
  return t;
}

scenario(['technology:geneticRecombination'], 'a player has to vote as they say', () => {
  const t = voting();
  t.answer('xxcha', 'obey');
  expect(t.refusal('xxcha', { outcome: '', planets: [] })).toBe('why.bound to vote');
  expect(t.refusal('xxcha', { outcome: 'for', planets: ['archonRen'] })).toBe('why.bound to vote');
  t.answer('xxcha', { outcome: 'against', planets: ['archonRen'] });
  expect(t.player('mahact').exhausted).toEqual(['geneticRecombination']);
});

scenario(['technology:geneticRecombination'], 'or he loses a token of his fleet pool, and votes as he likes', () => {
  const t = voting();
  t.answer('xxcha', 'lose');
  expect(t.player('xxcha').fleet).toBe(2);
  expect(t.refusal('xxcha', { outcome: 'for', planets: ['archonRen'] })).toBeNull();
});

scenario(['note:scepterOfDominion'], 'whoever has a token on their sheet places one where its holder says', () => {
  const t = tableWith(pok, 'sol', 'mahact', 'xxcha', 'hacan');
  t.note('mahact', 'sol', 'scepterOfDominion');
  t.player('mahact').othersTokens = [0, 2];
  t.own('sol', 'lodor', { infantry: 1 });
  t.game().phase = 'strategy';
  t.begin('strategy phase');
  t.answer('sol', 'note:scepterOfDominion#scepterOfDominion.1');
  // Mahact and Xxcha; neither Sol themselves nor Hacan.
  expect(t.system('26').tokens).toBe(2 | 4);
  expect(t.player('mahact').notes).toContain('scepterOfDominion.1');
});

const starlancer = (): void => {
  const t = tableWith(pok, 'sol', 'mahact');
  t.own('mahact', 'lodor', { mech: 1 });
  t.player('mahact').othersTokens = [0];
  t.begin('tactical action', { seat: 0 });
  t.answer('sol', '26');
  t.answer('mahact', 'unit-card:starlancer');
  t.answer('sol', { tactic: 0, fleet: 0, strategy: 1 });
  expect(t.isOver()).toBe(true);
  expect([t.player('sol').strategy, t.player('mahact').othersTokens]).toEqual([3, undefined]);
  expect(t.system('26').tokens).toBe(1);
};
scenario(['unit-card:starlancer'], 'a token they have ends the turn of whoever comes to a mech', starlancer);
failsWithout('unit-card:starlancer', starlancer);

// Promissory notes and strategy cards that the first Codex and Prophecy of Kings print anew.
import { scenario } from '@custodian/testkit';
import { expect, test } from 'vitest';
import { exploring } from '../exploration/exploring-table.ts';

scenario(['note:stymieOmega', 'sequence:note stymieOmega'], 'a token of whoever moved in goes elsewhere', () => {
  const t = exploring({}, 'norr', 'xxcha', 'arborec');
  const copy = t.note('arborec', 'xxcha', 'stymieOmega');
  t.own('xxcha', 'lodor', { infantry: 1 });
  const [cruiser = 0] = t.fleet('norr', '25', { cruiser: 1 });
  t.begin('tactical action', { seat: 0 });
  t.answer('norr', ['26']);
  t.answer('norr', { moves: [{ ship: cruiser, path: ['25', '26'] }] });
  t.answer('xxcha', [`note:stymieOmega#${copy}`]);
  t.answer('xxcha', ['37']);
  expect(t.system('37').tokens).toBe(1);
  expect(t.player('arborec').notes).toContain(copy);
});

scenario(
  ['note:cyberneticEnhancementsOmega', 'sequence:note cyberneticEnhancementsOmega'],
  'one command token more in the status phase',
  () => {
    const t = exploring({}, 'norr', 'xxcha', 'l1z1x');
    const copy = t.note('l1z1x', 'norr', 'cyberneticEnhancementsOmega');
    t.game().objectives = [{ id: 'cornerTheMarket', open: false }];
    t.begin('status phase');
    t.playOn((where) => where === 'window/react');
    t.answer('norr', [`note:cyberneticEnhancementsOmega#${copy}`]);
    const { tactic, fleet, strategy } = t.player('norr');
    expect(tactic + fleet + strategy).toBe(11);
  },
);

scenario(
  ['note:warFundingOmega', 'sequence:note warFundingOmega'],
  'once both have rolled, all dice of the opponent are rolled again, and any of one’s own',
  () => {
    const t = exploring({}, 'norr', 'xxcha', 'letnev');
    const copy = t.note('letnev', 'xxcha', 'warFundingOmega');
    t.fleet('norr', '46', { cruiser: 1 });
    t.fleet('xxcha', '46', { cruiser: 1 });
    t.dice(10, 1, 1, 10); // the hit of the Norr is rolled again and misses; the other then hits
    t.begin('space combat', { attacker: 0, defender: 1, system: '46' });
    while (!t.options('xxcha').includes(`note:warFundingOmega#${copy}`)) t.pass(t.awaited()[0] as number);
    t.answer('xxcha', [`note:warFundingOmega#${copy}`]);
    t.answer('xxcha', ['reroll']);
    t.answer('xxcha', { dice: [{ group: 0, die: 0 }] });
    expect(t.ships('norr', '46')).toEqual({});
    expect(t.ships('xxcha', '46')).toEqual({ cruiser: 1 });
  },
);

scenario(
  ['note:acquiescenceOmega', 'sequence:note acquiescenceOmega'],
  'the secondary ability of a card of the Winnu costs nothing',
  () => {
    const t = exploring({}, 'winnu', 'xxcha', 'norr');
    const copy = t.note('winnu', 'xxcha', 'acquiescenceOmega');
    t.tokens('xxcha', { strategy: 0 });
    t.decks({ actionDeck: ['plague.1', 'spy.1', 'uprising.1'] });
    t.begin('strategic action', { seat: 0, card: 'politics' });
    t.playOn((where) => where === 'strategic action/use the secondary ability');
    t.answer('xxcha', ['secondary']);
    t.answer('xxcha', [`note:acquiescenceOmega#${copy}`]);
    expect(t.player('xxcha').hand.length).toBeGreaterThan(0);
    expect(t.player('xxcha').strategy).toBe(0);
  },
);

scenario(
  ['note:greyfireMutagenOmega', 'sequence:note greyfireMutagenOmega'],
  'an infantry of the opponent changes sides before ground combat',
  () => {
    const t = exploring({}, 'norr', 'xxcha', 'yin');
    const copy = t.note('yin', 'norr', 'greyfireMutagenOmega');
    t.own('xxcha', 'lodor', { infantry: 2 });
    t.landed('norr', 'lodor', { infantry: 1 });
    t.begin('ground combat', { attacker: 0, defender: 1, system: '26', planet: 'lodor' });
    while (!t.options('norr').includes(`note:greyfireMutagenOmega#${copy}`)) t.pass(t.awaited()[0] as number);
    t.answer('norr', [`note:greyfireMutagenOmega#${copy}`]);
    expect(t.events('unitRemoved')[0]).toMatchObject({ seat: 1, planet: 'lodor', unit: 'infantry' });
    expect(t.events('unitsPlaced')[0]).toMatchObject({ seat: 0, planet: 'lodor', unit: 'infantry', count: 1 });
  },
);

scenario(
  ['strategy:diplomacyRevised', 'sequence:primary diplomacyRevised'],
  'the others’ tokens close a system, and any two planets are readied',
  () => {
    const t = exploring({});
    t.own('norr', 'lodor');
    t.own('norr', 'meer');
    t.exhaust('lodor', 'meer');
    t.begin('strategic action', { seat: 0, card: 'diplomacyRevised' });
    t.answer('norr', ['26']);
    t.answer('norr', ['lodor', 'meer']);
    expect([t.planet('lodor').exhausted, t.planet('meer').exhausted]).toEqual([false, false]);
    expect(t.system('26').tokens).toBe(0b110);
  },
);

scenario(
  ['strategy:constructionRevised', 'sequence:primary constructionRevised', 'sequence:secondary constructionRevised'],
  'a PDS or a dock, and a PDS; the others place a token and one of both there',
  () => {
    const t = exploring({});
    t.own('norr', 'lodor');
    t.own('xxcha', 'meer');
    t.begin('strategic action', { seat: 0, card: 'constructionRevised' });
    t.answer('norr', ['spaceDock lodor']);
    t.answer('norr', ['pds lodor']);
    t.answer('xxcha', ['secondary']);
    t.answer('xxcha', ['37']);
    t.answer('xxcha', ['pds meer']);
    expect(t.ground('norr', 'lodor')).toEqual({ spaceDock: 1, pds: 1 });
    expect(t.ground('xxcha', 'meer')).toEqual({ pds: 1 });
    expect(t.system('37').tokens).toBe(0b10);
    expect(t.player('xxcha').strategy).toBe(1);
  },
);

test('nobody is asked for a note that is not in the game', () => {
  const t = exploring({}, 'norr', 'xxcha', 'l1z1x');
  t.game().options.codexI = false;
  t.note('xxcha', 'norr', 'ceasefire');
  t.game().objectives = [{ id: 'cornerTheMarket', open: false }];
  t.begin('status phase', {}, true);
  t.playOn((where) => where === 'redistribute tokens/share out anew' || where === 'window/react');
  expect(t.where()).toBe('redistribute tokens/share out anew');
});

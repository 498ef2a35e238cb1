// The rival of one or two players: tracks, goals, wars, councils.
import { scenario } from '@custodian/testkit';
import { describe, expect, test } from 'vitest';
import { RIVAL } from '../../src/game.ts';
import { SYSTEM_KINDS } from '../../src/queries/council.ts';
import type { Table } from '../kit/table.ts';
import { DOUBLE, I, M, R, table } from '../kit/table.ts';

const struck = (t: Table, track: string): number[] | undefined =>
  t.game().rival?.tracks.find(({ id }) => id === track)?.struck;

/** One player takes a card and the dice are rolled: black, then these focus dice. */
function rolling(t: Table, ...focus: [number, number, number]): void {
  t.round('relics_rediscovered');
  t.dice(M, M, M, ...focus);
  t.turn(0, 'sheet warfare', 'R build infantry', 'lay 0 1_0');
}

describe('after the roll', () => {
  test('each focus die crosses out the leftmost icon of the track with its face', () => {
    const t = table('hacan');
    rolling(t, M, DOUBLE, R - 5);
    expect(struck(t, 'M1')).toEqual([0]);
    expect(struck(t, 'M2')).toEqual([]);
    expect(struck(t, 'I2')).toEqual([0]);
    expect(struck(t, 'I1')).toEqual([]);
    expect(struck(t, 'R1')).toEqual([0]);
  });

  test('icons that a difficulty has crossed out are passed', () => {
    const t = table('hacan');
    t.rivalStruck('M1', 4);
    t.game().rival?.tracks[0]?.struck.push(4);
    rolling(t, M, M, M);
    expect(struck(t, 'M1')).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('there is none with three players', () => {
    const t = table('hacan', 'sol', 'winnu');
    t.round('relics_rediscovered');
    t.confirmAll();
    expect(t.events('rivalAdvanced')).toEqual([]);
  });

  scenario(['rival:goals'], 'when all icons before a goal are crossed out, the rival has reached it', () => {
    const t = table('hacan');
    t.objectives('mercantilist', 'core_cracker', 'sourcing_expert', 'armada');
    t.rivalStruck('R2', 3);
    t.rivalStruck('R1', 4);
    rolling(t, M, M, DOUBLE);
    expect(t.events('rivalCompleted')).toMatchObject([{ objective: 'core_cracker' }]);
    expect(t.game().objectives[1]).toMatchObject({ flipped: 5, first: [RIVAL] });
    expect(t.game().mecatol).toEqual([]);
  });

  test('an objective that was flipped over stays as it is', () => {
    const t = table('hacan');
    t.objectives('core_cracker');
    Object.assign(t.game().objectives[0] as object, { flipped: 2, first: [0] });
    t.rivalStruck('R2', 3);
    rolling(t, M, M, DOUBLE);
    expect(t.game().objectives[0]).toMatchObject({ flipped: 2, first: [0] });
  });

  scenario(['rival:full track'], 'a full goal track passes its results on', () => {
    const t = table('hacan');
    t.rivalStruck('M2', 5);
    t.rivalStruck('I2', 5);
    t.rivalStruck('R1', 10);
    rolling(t, DOUBLE, DOUBLE, M);
    expect(struck(t, 'M1')).toEqual([0]);
    expect(struck(t, 'I1')).toEqual([0, 1]);
    expect(struck(t, 'M2')).toHaveLength(5);
  });

  test('more strength than there are icons comes to nothing', () => {
    const t = table('hacan');
    t.rivalStruck('M1', 12);
    rolling(t, M, M, M);
    expect(struck(t, 'M1')).toHaveLength(12);
  });
});

describe('in a war', () => {
  scenario(['rival:strength'], 'its strength stands above the rightmost icon of the stage: five after three', () => {
    const t = table('hacan');
    t.rivalStruck('M1', 3);
    t.strengths('hacan', 1, 6, 5);
    t.round('border_conflict');
    expect(t.wars('hacan', 1)).toEqual([6, 'won', 5, 'tied']);
    expect(t.events('warTied')).toMatchObject([{ strength: 5, against: 5 }]);
  });

  test('without an icon of the stage it has the strength before them', () => {
    const t = table('hacan');
    t.rivalStruck('M1', 4);
    t.round('when_diplomacy_fails');
    expect(t.events('warLost').map(({ against }) => against)).toEqual([2, 2]);
  });

  test('unmarked icons of the stage are lined out afterwards, and later ones come next', () => {
    const t = table('hacan');
    t.rivalStruck('M1', 2);
    t.round('border_conflict');
    expect(t.game().rival?.tracks[0]).toMatchObject({ struck: [0, 1], lined: [2, 3] });
    t.game().deck.unshift('relics_rediscovered');
    t.beginOn(t.game(), 'round', {});
    t.dice(M, M, M, M, M, M);
    t.turn(0, 'sheet warfare', 'R build infantry', 'lay 0 0_3');
    expect(struck(t, 'M1')).toEqual([0, 1, 4]);
  });

  test('of two players each fights the other on one side and the rival on the other', () => {
    const t = table('hacan', 'sol');
    t.rivalStruck('M1', 1);
    t.strengths('hacan', 1, 3, 2);
    t.strengths('sol', 1, 4, 2);
    t.round('border_conflict');
    // The Speaker's left is the rival's, with strength 2; his right box meets the other's left box.
    expect(t.wars('hacan', 1)).toEqual([3, 'won', 2, 'lost']);
    expect(t.wars('sol', 1)).toEqual([4, 'won', 2, 'tied']);
  });
});

describe('in a council', () => {
  /** Alone against the rival with a good first agenda, and votes. */
  function council(votes: number, ...agendas: string[]): Table {
    const t = table('hacan');
    t.votes('hacan', votes - 1);
    t.agendas(2, ...agendas);
    return t;
  }

  scenario(
    ['rival:council', 'rival:votes', 'agenda:homestead_relief'],
    'it casts what its track shows and what a die adds: one and two make three',
    () => {
      const t = council(4, 'homestead_relief', 'population_controls');
      t.rivalStruck('I1', 2);
      t.round('convene_the_council');
      expect(t.game().council).toMatchObject({ pass: 'homestead_relief', fail: 'population_controls' });
      t.dice(R);
      t.answer('hacan', { votes: 4, relic: false });
      expect(t.events('rivalVoted')).toMatchObject([{ votes: 1, die: 'R', total: 3 }]);
      expect(t.events('rivalOutvoted')).toHaveLength(1);
      expect(t.paper('hacan').expansion.population).toBe(1);
      expect(t.paper('hacan').industry).toMatchObject({ votes: 4, votesSpent: 4 });
      expect(t.game().rival?.tracks.find(({ id }) => id === 'I1')).toMatchObject({ struck: [0, 1], lined: [2, 3] });
    },
  );

  test.each([
    ['material', M, 0],
    ['influence', I, 1],
    ['research', R, 2],
  ])('%s adds %i', (_, die, more) => {
    const t = council(1, 'homestead_relief', 'population_controls');
    t.round('convene_the_council');
    t.dice(die);
    t.answer('hacan', { votes: 1, relic: false });
    expect(t.events('rivalVoted')).toMatchObject([{ votes: 0, total: more }]);
  });

  scenario(['agenda:population_controls'], 'as many votes as the rival are not more: the bad outcome', () => {
    const t = council(2, 'homestead_relief', 'population_controls');
    t.paper('hacan').kept.push({ asset: 'planet', at: 'navigation a1', spent: false });
    t.round('convene_the_council');
    t.dice(R);
    t.answer('hacan', { votes: 2, relic: false });
    expect(t.events('rivalPrevailed')).toHaveLength(1);
    expect(t.paper('hacan').kept).toMatchObject([{ spent: true }]);
    expect(t.paper('hacan').industry.votesSpent).toBe(2);
  });

  test('the counter agenda is the next one of the other kind; of the first one ‘Pass’ counts, of the other ‘Fail’', () => {
    const t = council(3, 'technology_embargo', 'population_controls', 'homestead_relief', 'trade_fleet_subsidization');
    t.paper('hacan').expansion.unlocked.push('p1');
    t.round('convene_the_council');
    expect(t.game().council).toMatchObject({ pass: 'technology_embargo', fail: 'homestead_relief' });
    expect(t.events('agendaPassedOver')).toMatchObject([{ agenda: 'population_controls' }]);
    t.dice(R);
    t.answer('hacan', { votes: 3, relic: false });
    // The good one is the Fail of Homestead Relief.
    t.turn('hacan', 'free develop p1.0.0', 'free develop p1.0.1');
    expect(t.isOver()).toBe(true);
  });

  test('outcomes are resolved separately, and each names for himself', () => {
    const t = table('hacan', 'sol');
    t.votes('hacan', 3);
    t.agendas(2, 'population_controls', 'trade_fleet_subsidization');
    t.round('convene_the_council');
    t.answer('hacan', { votes: 4, relic: false });
    t.dice(M);
    t.answer('sol', { votes: 0, relic: false });
    // Sol did not cast more than nothing: they cross out a line of population, Hacan choose a commodity.
    expect(t.awaited()).toEqual([0, 1]);
    t.turn('hacan', 'com sqr');
    t.turn('sol', 'cross p1.r0');
    expect(t.paper('hacan').industry.sqr).toBe(1);
    expect(t.paper('sol').industry.sqr).toBe(0);
    expect(t.paper('sol').expansion.barred).toEqual(['p1.r0']);
  });

  scenario(['agenda:piracy_crackdown'], 'a kind of asset, too, is named by oneself', () => {
    const t = table('hacan');
    t.agendas(4, 'piracy_crackdown', 'earmarked_spending');
    t.round('the_limits_of_diplomacy');
    t.dice(R);
    t.answer('hacan', { votes: 1, relic: false });
    expect(t.awaited()).toEqual([0]);
    // Side B holds no trade goods.
    expect(t.possible('hacan')).toHaveLength(SYSTEM_KINDS.length - 1);
    t.turn('hacan', `pick ${SYSTEM_KINDS.indexOf('relic')}`, 'cross f1', 'cross x4');
    expect(t.paper('hacan').navigation.closed).toEqual(['f1', 'x4']);
  });

  scenario(
    ['faction:xxcha', 'relic:shard_of_the_throne'],
    'Xxcha and the Shard of the Throne know the rival as well',
    () => {
      const t = table('xxcha');
      t.hand('xxcha', 'shard_of_the_throne');
      t.agendas(2, 'homestead_relief', 'population_controls');
      t.round('convene_the_council');
      expect(t.refusal('xxcha', { votes: 3, relic: false })).toBe('why.too many votes');
      t.dice(I);
      t.answer('xxcha', { votes: 1, relic: true });
      expect(t.paper('xxcha').industry).toMatchObject({ trade: 1, votesSpent: 1 });

      const u = table('xxcha');
      u.agendas(2, 'homestead_relief', 'population_controls');
      u.round('convene_the_council');
      u.dice(R);
      u.answer('xxcha', { votes: 2, relic: false });
      u.confirmAll();
      expect(u.paper('xxcha').industry).toMatchObject({ trade: 0, votesSpent: 0 });
    },
  );
});

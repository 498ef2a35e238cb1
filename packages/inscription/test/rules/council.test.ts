// Council events with three players or more: claiming, casting, ties, naming, spending.
import { scenario } from '@custodian/testkit';
import { describe, expect, test } from 'vitest';
import { inscription } from '../../src/inscription.ts';
import type { Table } from '../kit/table.ts';
import { I, M, R, table } from '../kit/table.ts';

/** A council of stage II on an agenda; everybody has claimed his votes. */
function council(agenda: string, ...factions: string[]): Table {
  const t = table(...factions);
  t.agendas(2, agenda);
  t.round('convene_the_council');
  return t;
}

scenario(
  ['event:convene_the_council', 'sequence:council', 'asset:vote'],
  'everybody claims a vote for each unlocked icon, and at least one',
  () => {
    const t = table('hacan', 'sol', 'winnu');
    t.paper('hacan').industry.councilors = 1;
    t.paper('sol').industry.councilors = 30;
    t.agendas(2, 'homestead_relief');
    t.round('convene_the_council');
    expect([0, 1, 2].map((seat) => t.paper(seat).industry.votes)).toEqual([2, 7, 1]);
    expect(t.events('votesClaimed').map(({ count }) => count)).toEqual([2, 7, 1]);
    expect(t.events('agendaRevealed')).toMatchObject([{ agenda: 'homestead_relief' }]);
  },
);

scenario(
  ['event:partisan_maneuvering', 'event:the_limits_of_diplomacy'],
  'each council has the agenda of its stage',
  () => {
    for (const [event, stage] of [
      ['partisan_maneuvering', 3],
      ['the_limits_of_diplomacy', 4],
    ] as const) {
      const t = table('hacan', 'sol', 'winnu');
      const agenda = t.game().agendas.find((each) => each.stage === stage)?.cards[0];
      t.round(event);
      expect(t.game().council).toMatchObject({ pass: agenda, fail: agenda });
    }
  },
);

scenario(['agenda:trade_fleet_subsidization'], 'the outcome with most votes is resolved by everybody', () => {
  const t = table('hacan', 'sol', 'winnu');
  t.votes('sol', 4);
  t.agendas(2, 'trade_fleet_subsidization');
  t.round('convene_the_council');
  t.ballot('hacan', 'fail', 1);
  t.ballot('sol', 'pass', 3);
  t.ballot('winnu', 'fail', 1);
  expect(t.events('outcomeDecided')).toMatchObject([{ outcome: 'pass', pass: 3, fail: 2 }]);
  expect([0, 1, 2].map((seat) => t.paper(seat).industry.trade)).toEqual([2, 2, 2]);
  // As the player of the rulebook, who cast three.
  expect(t.paper('sol').industry).toMatchObject({ votes: 5, votesSpent: 3 });
  expect(t.paper('hacan').industry).toMatchObject({ votes: 1, votesSpent: 1 });
  expect(t.isOver()).toBe(true);
});

test('votes are announced from the Speaker’s left, and are secret until then', () => {
  const t = table('hacan', 'sol', 'winnu');
  t.speaker('sol');
  t.agendas(2, 'trade_fleet_subsidization');
  t.round('convene_the_council');
  t.ballot('hacan', 'pass', 1);
  expect(t.events('voteCast')).toEqual([]);
  expect(JSON.stringify(inscription.hide(t.game(), 1))).not.toContain('"pass","votes"');
  t.ballot('sol', 'abstain');
  t.ballot('winnu', 'pass', 1);
  const told = t.events().flatMap((event) => (/^vote(Cast|Abstained)$/.test(event.type) ? [event] : []));
  expect(told).toEqual([
    { type: 'voteCast', seat: 2, outcome: 'pass', votes: 1 },
    { type: 'voteCast', seat: 0, outcome: 'pass', votes: 1 },
    { type: 'voteAbstained', seat: 1 },
  ]);
});

describe('a tie is broken by a black die', () => {
  test.each([
    ['material', M, 'pass', 2],
    ['influence', I, 'fail', 0],
    ['research', R, 'fail', 0],
  ])('%s', (_, die, outcome, trade) => {
    const t = council('automated_worker_ban', 'hacan', 'sol', 'winnu');
    t.change((g) => {
      g.council = {
        pass: 'trade_fleet_subsidization',
        fail: 'trade_fleet_subsidization',
        ballots: [],
        outcome: null,
        rival: null,
      };
    });
    t.ballot('hacan', 'pass', 1);
    t.ballot('sol', 'fail', 1);
    // On a failure those tied for most votes roll next: Sol are the only one with influence.
    t.dice(die, I, M);
    t.ballot('winnu', 'abstain');
    expect(t.events('tieRolled')).toMatchObject([{ outcome }]);
    expect(t.paper('winnu').industry.trade).toBe(trade);
  });

  test('when nobody votes, too', () => {
    const t = council('homestead_relief', 'hacan', 'sol', 'winnu');
    t.ballot('hacan', 'abstain');
    t.ballot('sol', 'abstain');
    t.dice(M);
    t.ballot('winnu', 'abstain');
    expect(t.events('tieRolled')).toMatchObject([{ die: 'M', outcome: 'pass' }]);
    expect(t.paper('sol').expansion.population).toBe(1);
    expect(t.events('votesSpent')).toEqual([]);
  });
});

describe('naming', () => {
  scenario(['agenda:trade_fleet_subsidization'], 'whoever cast most votes names, for everybody', () => {
    const t = table('hacan', 'sol', 'winnu');
    t.votes('winnu', 1);
    t.agendas(2, 'trade_fleet_subsidization');
    t.round('convene_the_council');
    t.ballot('hacan', 'fail', 1);
    t.ballot('sol', 'abstain');
    t.ballot('winnu', 'fail', 2);
    expect(t.awaited()).toEqual([2]);
    expect(t.options('winnu')).toEqual(['tri', 'dia', 'sqr']);
    t.answer('winnu', 'dia');
    expect([0, 1, 2].map((seat) => t.paper(seat).industry.dia)).toEqual([1, 1, 1]);
    expect(t.isOver()).toBe(true);
  });

  test('he may have been on the losing side', () => {
    const t = table('hacan', 'sol', 'winnu');
    t.votes('winnu', 1);
    t.agendas(2, 'trade_fleet_subsidization');
    t.round('convene_the_council');
    t.change((g) => {
      for (const player of g.players) player.paper.industry.votes = 2;
    });
    t.ballot('hacan', 'fail', 1);
    t.ballot('sol', 'fail', 2);
    t.dice(M, I);
    t.ballot('winnu', 'pass', 2);
    expect(t.events('outcomeDecided')).toMatchObject([{ outcome: 'fail' }]);
    // Sol and Winnu cast two each and roll from the Speaker's left.
    expect(t.events('namingRolled')).toMatchObject([
      { seat: 1, die: 'M' },
      { seat: 2, die: 'I' },
    ]);
    expect(t.awaited()).toEqual([2]);
  });

  test('those who are tied roll until only one shows influence', () => {
    const t = council('trade_fleet_subsidization', 'hacan', 'sol', 'winnu');
    t.ballot('hacan', 'fail', 1);
    t.ballot('sol', 'fail', 1);
    t.dice(I, I, M, R, R, I, M);
    t.ballot('winnu', 'abstain');
    // Two, none, then only the first of both.
    expect(t.diceLeft()).toBe(1);
    expect(t.events('namingRolled')).toHaveLength(6);
    expect(t.awaited()).toEqual([0]);
  });

  scenario(
    ['agenda:piracy_crackdown'],
    'a kind of asset is named, and everybody crosses out systems that hold it',
    () => {
      const t = table('hacan', 'sol', 'winnu');
      t.agendas(4, 'piracy_crackdown');
      t.round('the_limits_of_diplomacy');
      t.ballot('hacan', 'pass', 1);
      t.ballot('sol', 'abstain');
      t.ballot('winnu', 'abstain');
      t.answer('hacan', 'relic');
      for (const who of ['hacan', 'sol', 'winnu']) t.turn(who, 'cross f1', 'cross x4');
      expect(t.paper('sol').navigation.closed).toEqual(['f1', 'x4']);
      expect(t.isOver()).toBe(true);
    },
  );
});

describe('a ballot', () => {
  test('says how many votes for what, out of those that are left', () => {
    const t = council('homestead_relief', 'hacan', 'sol', 'winnu');
    const refusal = (outcome: string, votes: number, relic = false) => t.refusal('hacan', { outcome, votes, relic });
    expect(refusal('pass', 2)).toBe('why.too many votes');
    expect(refusal('pass', 0)).toBe('why.outcome without votes');
    expect(refusal('abstain', 1)).toBe('why.votes without outcome');
    expect(refusal('pass', 0, true)).toBe('why.no voting relic');
    expect(refusal('perhaps', 1)).toBe('kernel.unread');
    expect(refusal('pass', -1)).toBe('kernel.unread');
    expect(refusal('fail', 1)).toBeNull();
    expect(refusal('abstain', 0)).toBeNull();
  });

  test('is not asked of those who have neither votes nor relics', () => {
    const t = table('hacan', 'sol', 'winnu');
    t.event('convene_the_council');
    t.votes('sol', 1);
    t.hand('winnu', 'dominus_orb');
    t.agendas(2, 'homestead_relief');
    t.begin('vote');
    expect(t.awaited()).toEqual([1, 2]);
  });
});

scenario(['relic:shard_of_the_throne'], 'the Shard of the Throne adds a vote that is not spent, once', () => {
  const t = table('hacan', 'sol', 'winnu');
  t.hand('sol', 'shard_of_the_throne');
  t.agendas(2, 'homestead_relief');
  t.round('convene_the_council');
  t.ballot('hacan', 'fail', 1);
  t.ballot('winnu', 'abstain');
  t.ballot('sol', 'pass', 1, true);
  expect(t.events('voteCast')).toMatchObject([
    { seat: 1, votes: 2 },
    { seat: 0, votes: 1 },
  ]);
  expect(t.events('outcomeDecided')).toMatchObject([{ outcome: 'pass', pass: 2, fail: 1 }]);
  expect(t.player('sol')).toMatchObject({ hand: [], played: ['shard_of_the_throne'] });
  expect(t.paper('sol').industry.votesSpent).toBe(1);
});

scenario(
  ['faction:xxcha'],
  'Xxcha claim a vote more, gain a trade good when they win, and keep the votes of a lost side',
  () => {
    const t = council('homestead_relief', 'xxcha', 'sol', 'winnu');
    expect(t.paper('xxcha').industry.votes).toBe(2);
    t.ballot('xxcha', 'pass', 2);
    t.ballot('sol', 'fail', 1);
    t.ballot('winnu', 'abstain');
    expect(t.paper('xxcha').industry).toMatchObject({ trade: 1, votesSpent: 2 });
    expect(t.paper('winnu').industry.trade).toBe(0);

    const u = table('xxcha', 'sol', 'winnu');
    u.votes('sol', 4);
    u.agendas(2, 'homestead_relief');
    u.round('convene_the_council');
    u.ballot('xxcha', 'fail', 2);
    u.ballot('sol', 'pass', 5);
    u.ballot('winnu', 'fail', 1);
    expect(u.paper('xxcha').industry).toMatchObject({ trade: 0, votesSpent: 0 });
    expect(u.paper('winnu').industry.votesSpent).toBe(1);
    expect(u.events('votesKept')).toMatchObject([{ seat: 0, count: 2 }]);
  },
);

test('what an outcome leaves to choose is marked by everybody, unseen', () => {
  const t = table('hacan', 'sol', 'winnu');
  for (const who of ['hacan', 'sol', 'winnu']) t.paper(who).expansion.unlocked.push('p1');
  t.agendas(2, 'homestead_relief');
  t.round('convene_the_council');
  t.ballot('hacan', 'fail', 1);
  t.ballot('sol', 'abstain');
  t.ballot('winnu', 'abstain');
  expect(t.awaited()).toEqual([0, 1, 2]);
  t.turn('hacan', 'free develop p1.0.0', 'free develop p1.0.1');
  t.turn('sol', 'free develop p1.0.0', 'free develop p1.1.0');
  expect(t.paper('hacan').expansion.struck).toEqual([]);
  t.turn('winnu', 'free develop p1.1.0', 'free develop p1.1.1');
  expect(t.paper('hacan').expansion.struck).toEqual(['p1.0.0', 'p1.0.1']);
});

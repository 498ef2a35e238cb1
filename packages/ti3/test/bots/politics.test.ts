// Votes and trade: a bot votes for what helps it, and deals with whoever is not about to win.
import { pending, quickRoll } from '@custodian/kernel';
import { expect, test } from 'vitest';
import { thinking } from '../../src/bots/thinking.ts';
import type { PoliticalCardId } from '../../src/content/facts/index.ts';
import { ti3 } from '../../src/ti3.ts';
import type { Table } from '../kit/index.ts';
import { table } from '../kit/index.ts';

const bot = thinking({ time: 0, tries: 60 }, { systems: 6, movements: 1 }, () => 0);

/** How the Sol vote on an agenda, and nobody else does before them. */
function voteOn(agenda: PoliticalCardId, prepared?: (t: Table) => void): readonly string[] {
  const t = table('norr', 'sol', 'hacan');
  t.own('norr', 'quinarra', { groundForces: 3, dock: true });
  t.own('sol', 'jord', { groundForces: 3, dock: true });
  t.own('hacan', 'arretze', { groundForces: 3, dock: true });
  t.game().speaker = 0;
  prepared?.(t);
  t.decks({ politicalDeck: [agenda] });
  t.begin('galactic council', { seat: 0 });
  const seat = t.seat('sol');
  for (let [asked] = t.awaited(); asked !== undefined && asked !== seat; [asked] = t.awaited())
    t.answer(asked, ['abstain']);
  const decision = pending(ti3, t.state()).find((each) => each.seat === seat);
  if (decision === undefined) throw new Error('the Sol are not asked');
  return bot({ rules: ti3, state: t.state(), seat, decision, roll: quickRoll(1) }) as string[];
}

const points = (norr: number, sol: number, hacan: number) => (t: Table) => {
  Object.assign(t.player('norr'), { points: norr });
  Object.assign(t.player('sol'), { points: sol });
  Object.assign(t.player('hacan'), { points: hacan });
};

test('two points for everybody are for whoever wins by them, and against whoever would see another win', () => {
  expect(voteOn('imperialMandate', points(3, 8, 3))).toEqual(['for']);
  expect(voteOn('imperialMandate', points(3, 4, 8))).toEqual(['against']);
});

test('an office is for oneself, a burden for whoever is ahead', () => {
  expect(voteOn('scienceCommunitySpeaker')).toEqual(['1']);
  expect(voteOn('ministerOfPolicy')).toEqual(['1']);
  expect(voteOn('councilsCensure', points(2, 4, 7))).toEqual(['2']);
  expect(voteOn('councilsCensure', points(7, 4, 2))).toEqual(['0']);
});

test('whoever has left planets bare does not vote to lose them', () => {
  const bare = (t: Table): void => {
    for (const id of ['lodor', 'quann', 'saudor'] as const) t.own('sol', id, { groundForces: 0 });
  };
  const guarded = (t: Table): void => {
    for (const id of ['lodor', 'quann', 'saudor'] as const) t.own('sol', id, { groundForces: 2 });
    for (const id of ['arnor', 'lor', 'abyz'] as const) t.own('hacan', id, { groundForces: 0 });
  };
  expect(voteOn('planetarySecurity', bare)).not.toEqual(voteOn('planetarySecurity', guarded));
});

test('a strategy card that must be handed over is not given to whoever is ahead', () => {
  const givenTo = (prepared: (t: Table) => void): number | undefined => {
    const t = table('norr', 'sol', 'hacan');
    t.own('norr', 'quinarra', { groundForces: 3, dock: true });
    t.own('sol', 'jord', { groundForces: 3, dock: true });
    t.own('hacan', 'arretze', { groundForces: 3, dock: true });
    t.law('checksAndBalances');
    prepared(t);
    t.game().phase = 'strategy';
    t.game().speaker = t.seat('sol');
    t.begin('strategy phase');
    t.answer(t.seat('sol'), ['imperial']);
    const [decision] = pending(ti3, t.state());
    if (decision === undefined) throw new Error('nobody is asked');
    const [seat] = bot({ rules: ti3, state: t.state(), seat: decision.seat, decision, roll: quickRoll(1) }) as string[];
    return Number(seat);
  };
  expect(givenTo(points(7, 4, 2))).toBe(2);
  expect(givenTo(points(2, 4, 7))).toBe(0);
});

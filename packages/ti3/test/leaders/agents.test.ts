// What agents do, and what they do not.
import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import { invade } from '../battles.ts';
import type { Table } from '../kit/index.ts';
import { table } from '../kit/index.ts';

/** Sol has landed on Quann with its agent; Hacan have two PDS, a dock and one ground force there. */
function infiltrated(): Table {
  const t = table('sol', 'hacan');
  t.own('hacan', 'quann', { groundForces: 1, pds: 2, dock: true });
  t.fleet('sol', 'quann', { carrier: 1 });
  t.landed(0, 'quann', { groundForces: 2 });
  t.leader('connor', 'quann');
  return t;
}

scenario(
  ['leader:agent.stealth', 'leader:agent.takeover', 'leader-person:connor'],
  'PDS do not fire at invaders with an agent, and PDS and dock are taken over as the invader likes',
  () => {
    const t = infiltrated();
    t.dice(8, 1, 1);
    invade(t, 'quann');
    expect(t.events('diceRolled').map((e) => e.kind)).toEqual(['invasion combat']);
    t.answer('sol', 'leader:agent.takeover');
    expect(t.options('sol')).toEqual(['dock', 'pds 1', 'pds 2']);
    t.answer('sol', ['dock', 'pds 2']);
    // The dock counts as built this round.
    expect(t.planet('quann')).toMatchObject({ owner: 0, pds: 1, dock: 1, groundForces: 2 });
    expect(t.game().deeds.some((d) => d.deed === 'destroyed dock')).toBe(false);
    expect(t.leaderAt('connor')).toBe('planet quann');
  },
);

scenario(['leader:agent.takeover'], 'no more PDS than two with those that landed, none without reinforcements', () => {
  const t = infiltrated();
  t.landed(0, 'quann', { groundForces: 2, pds: 1 });
  for (const planet of ['lodor', 'saudor', 'wellon', 'thibah'] as const) t.own('sol', planet, { dock: true });
  t.dice(8, 1, 1);
  t.anyhow();
  invade(t, 'quann');
  t.own('sol', 'tarmann', { dock: true });
  t.answer('sol', 'leader:agent.takeover');
  expect(t.planet('quann')).toMatchObject({ owner: 0, pds: 2 });
});

scenario(['leader:agent.takeover'], 'a planet that falls without resistance is taken over too', () => {
  const t = infiltrated();
  t.planet('quann').groundForces = 0;
  t.dice();
  invade(t, 'quann');
  t.answer('sol', 'leader:agent.takeover');
  t.answer('sol', ['dock', 'pds 1', 'pds 2']);
  expect(t.planet('quann')).toMatchObject({ owner: 0, pds: 2, dock: 1 });
});

/** Norr play Privateers against the Yssaril. */
function played(): Table {
  const t = table('norr', 'yssaril', 'sol');
  t.goods('yssaril', 4);
  t.hand('norr', 'privateers');
  return t;
}

const play = (t: Table): void =>
  t.begin('play card as an action', { seat: 0, component: 'action:privateers', about: { seat: 0 } });

scenario(
  ['leader:agent.sabotage', 'leader-person:ssruu', 'leader-person:thilinn'],
  'an agent is given up to cancel an action card; which one, his owner says',
  () => {
    const t = played();
    t.leader('ssruu', 'lodor');
    t.leader('thilinn', 'lodor');
    play(t);
    expect(t.awaited()).toEqual([1]);
    t.answer('yssaril', 'leader:agent.sabotage');
    t.answer('yssaril', 'thilinn');
    expect(t.leaderAt('thilinn')).toBe('dead');
    expect(t.leaderAt('ssruu')).toBe('planet lodor');
    expect(t.player('yssaril').tradeGoods).toBe(4);
    expect(t.game().actionDiscard).toEqual(['privateers.1']);
  },
);

scenario(['leader:agent.sabotage'], 'a captive agent cancels nothing, nor does a player cancel his own card', () => {
  const t = played();
  t.leader('ssruu', { captor: 'norr' });
  t.leader('connor', 'jord');
  play(t);
  expect(t.awaited()).toEqual([2]);
  expect(t.options('sol')).toEqual(['leader:agent.sabotage']);
});

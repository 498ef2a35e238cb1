import { apply, decisionId, pending, quickRoll, randomAnswer, start } from '@custodian/kernel';
import { scenario } from '@custodian/testkit';
import { ti3 } from '@custodian/ti3';
import { expect } from 'vitest';
import { table } from '../kit/index.ts';

scenario(['sequence:game'], 'setup, then rounds of three phases in order until somebody has won', () => {
  const begun = start(ti3, 3, null, 'a whole game');
  if ('refused' in begun) throw new Error(begun.refused.text.key);
  let { state } = begun;
  const phases = ['setup'];
  const roll = quickRoll(5);
  while (state.stack.length > 0) {
    const answer = randomAnswer(ti3, state, roll);
    const next = answer === null ? { refused: 'nobody is asked' } : apply(ti3, state, answer);
    if ('refused' in next) throw new Error(`${decisionId(state)}: ${JSON.stringify(next.refused)}`);
    state = next.state;
    if (phases.at(-1) !== state.game.phase) phases.push(state.game.phase);
  }
  expect(phases.slice(0, 7)).toEqual(['setup', 'strategy', 'action', 'status', 'strategy', 'action', 'status']);
  expect(state.game.winner).not.toBeNull();
  expect(pending(ti3, state)).toEqual([]);
});

scenario(
  ['sequence:take control'],
  'a planet that changes hands comes exhausted, without the former owner’s units',
  () => {
    const t = table('norr', 'xxcha');
    t.own('xxcha', 'lodor', { groundForces: 2, pds: 1, dock: true });
    t.begin('take control', { seat: t.seat('norr'), planet: 'lodor', how: 'invasion', groundForces: 3, pds: 0 });
    expect(t.planet('lodor')).toMatchObject({
      owner: t.seat('norr'),
      exhausted: true,
      groundForces: 3,
      pds: 0,
      dock: -1,
    });
    expect(t.events('planetTaken')).toHaveLength(1);
  },
);

scenario(
  ['sequence:play card as an action', 'sequence:reveal action cards', 'sequence:play action card', 'action:goodYear'],
  'a card played as an action is revealed, carried out and discarded',
  () => {
    const t = table('norr', 'xxcha');
    t.hand('norr', 'goodYear');
    t.own('norr', 'lodor');
    t.own('norr', 'quann');
    t.begin('play card as an action', {
      seat: t.seat('norr'),
      component: 'action:goodYear',
      about: { seat: t.seat('norr') },
    });
    expect(t.player('norr').tradeGoods).toBe(2);
    expect(t.player('norr').hand).toEqual([]);
    expect(t.game().actionDiscard).toEqual(['goodYear.1']);
    expect(t.events('actionCardRevealed')).toHaveLength(1);
  },
);

scenario(['sequence:agenda effect', 'agenda:costOverruns'], 'an agenda voted for has its effect on everybody', () => {
  const t = table('norr', 'xxcha', 'sol');
  t.goods('norr', 5);
  t.begin('agenda effect', { seat: t.seat('norr'), agenda: 'costOverruns', outcome: ['for'], cast: [] });
  // Two home planets: two trade goods.
  expect(t.player('norr').tradeGoods).toBe(3);
});

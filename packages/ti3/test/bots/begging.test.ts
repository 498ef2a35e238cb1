// Bots that may ask others for something do not ask without end.
import { decide } from '@custodian/bots';
import type { Answer } from '@custodian/kernel';
import { copy, decisionId, hideState, pending, play, quickRoll } from '@custodian/kernel';
import { expect, test } from 'vitest';
import { thinking } from '../../src/bots/thinking.ts';
import { ti3 } from '../../src/index.ts';
import { table } from '../kit/index.ts';

/** How often Hacan offer an exchange of action cards before the Status Phase goes on. */
function offers(seed: number): number {
  const t = table('hacan', 'xxcha', 'norr');
  t.player('hacan').hand = ['directHit.1', 'directHit.2'];
  t.player('xxcha').hand = ['flankSpeed.1', 'sabotage.1'];
  t.player('norr').hand = ['moraleBoost.1', 'dugIn.1'];
  t.begin('status phase');
  const state = copy(ti3, t.state());
  const roll = quickRoll(seed);
  const policy = thinking({ time: 0, tries: 40 }, { systems: 6, movements: 1 }, () => 0);
  let offered = 0;
  for (let n = 0; n < 150 && state.stack.length > 0; n++) {
    const seat = pending(ti3, state)[0]?.seat as number;
    if (decisionId(state) === 'exchange action cards/offer') offered++;
    play(ti3, state, decide(ti3, hideState(ti3, state, seat), seat, policy, roll) as Answer);
  }
  return offered;
}

test('a player soon stops asking for cards that nobody gives away', () => {
  for (const seed of [1, 2, 3]) expect(offers(seed)).toBeLessThan(8);
});

// The leaders of the Yssaril Tribes.
import { add } from '@custodian/kernel';
import { leaders } from '../../facts/index.ts';
import { agentTexts, leaderOf } from '../../queries/leaders.ts';
import { othersThan, playerOf } from '../../queries/players.ts';
import type { Ti4Component } from '../define.ts';
import { agent } from './define.ts';

/** Has the text of every agent of the others, even of an exhausted one. */
const ssruu = agent('ssruu', {
  modifies: [
    add(agentTexts, (g, seat, now) => {
      if (leaderOf(g, seat, 'ssruu') === null) return now;
      const others = othersThan(g, seat).flatMap((other) => playerOf(g, other).leaders ?? []);
      const agents = others.filter(({ id }) => leaders[id].kind === 'agent');
      return [...now, ...agents.map(({ id }) => ({ agent: id, card: 'ssruu' as const }))];
    }),
  ],
});

export const yssaril: readonly Ti4Component[] = [ssruu];

// The bots that can be invited.
import type { Policy } from '@custodian/bots';
import { randomPolicy, searching, sensibleJudge } from '@custodian/bots';
import type { Game } from '@custodian/ti3';

/** A bot that thinks about one decision for so many milliseconds; whoever is unknown answers at random. */
export function policyOf(kind: string, time: number): Policy<Game> {
  return kind === 'sensible'
    ? searching(sensibleJudge, { time, plans: 14, depth: 30 }, () => performance.now())
    : randomPolicy;
}

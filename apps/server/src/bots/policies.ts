// The bots that can be invited.
import type { Policy } from '@custodian/bots';
import { randomPolicy } from '@custodian/bots';
import { policyOf as policyIn } from '@custodian/title';
import { titles } from '../titles.ts';

/** A bot that thinks about one decision for so many milliseconds; whoever is unknown answers at random. */
export function policyOf(game: string, kind: string, time: number): Policy<unknown> {
  const title = titles.get(game);
  return title === undefined ? randomPolicy : policyIn(title, kind, { time, now: () => performance.now() });
}

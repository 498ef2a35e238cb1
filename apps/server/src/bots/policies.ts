// The bots that can be invited.
import type { Policy } from '@custodian/bots';
import { randomPolicy, searching, sensibleJudge } from '@custodian/bots';
import type { Game } from '@custodian/ti3';

/** Milliseconds a bot thinks about one decision: below what the pool allows. */
const thinking = Number(process.env.CUSTODIAN_BOT_TIME ?? 400) / 4;

export const policies: Readonly<Record<string, Policy<Game>>> = {
  random: randomPolicy,
  sensible: searching(sensibleJudge, { time: thinking, plans: 14, depth: 30 }, () => performance.now()),
};

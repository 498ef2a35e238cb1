// The sequences of the rulebook.
import type { Procedures } from '@custodian/kernel';
import type { Inscription } from '../terms.ts';
import { voteAgainstTheRival } from './council/against-the-rival.ts';
import { council } from './council/council.ts';
import { vote } from './council/vote.ts';
import { game, round } from './game.ts';
import { marking } from './marking.ts';
import { production } from './production.ts';
import { addStrengthByRelic } from './relics.ts';
import { scoring } from './scoring.ts';
import { setup } from './setup.ts';
import { strategy } from './strategy.ts';
import { war } from './war.ts';

export const procedures: Procedures<Inscription> = {
  game,
  setup,
  round,
  strategy,
  war,
  production,
  council,
  vote,
  'vote against the rival': voteAgainstTheRival,
  marking,
  'add strength by a relic': addStrengthByRelic,
  scoring,
};

// What a player of Inscription may answer before he is asked: his ballot. Everybody marks at once, so nothing else can be foreseen, and
// nobody reacts to anything.
import type { Json, PlanOf, Text } from '@custodian/kernel';
import type { Ahead, OrderKind } from '@custodian/title';
import type { Game } from './game.ts';
import { votesLeft } from './marks/index.ts';
import type { ballotPlan } from './plans/index.ts';
import { paperOf } from './queries/players.ts';
import { say } from './words/index.ts';

type Outcome = 'abstain' | 'pass' | 'fail';
const OUTCOMES: readonly Outcome[] = ['abstain', 'pass', 'fail'];
const outcomeText = (outcome: string): Text => say(`ahead.choice.${outcome as Outcome}`);

const vote: OrderKind<Game> = {
  questions: ['vote/cast votes'],
  fields: ({ game }, seat) => [
    { name: 'outcome', choices: OUTCOMES.map((value) => ({ value, text: outcomeText(value) })) },
    {
      name: 'votes',
      choices: Array.from({ length: Math.max(1, votesLeft(paperOf(game, seat))) }, (_, i) => ({
        value: String(i + 1),
        text: say('ahead.choice.votes', { votes: i + 1 }),
      })),
    },
  ],
  text: ({ outcome = 'abstain', votes }) =>
    outcome === 'abstain'
      ? say('ahead.told.abstain')
      : say('ahead.told.vote', { what: outcomeText(outcome) as unknown as Json, votes: Number(votes) }),
  answer: ({ outcome, votes }): PlanOf<typeof ballotPlan> => {
    const isAbstention = outcome === 'abstain';
    return { outcome: outcome as Outcome, votes: isAbstention ? 0 : Number(votes), relic: false };
  },
  unless: ['war'],
};

export const ahead: Ahead<Game> = {
  touches: () => true,
  windows: [],
  orders: { vote },
  unless: { war: { events: ['warLost'], is: (event, _, seat) => (event as { seat?: unknown }).seat === seat } },
};

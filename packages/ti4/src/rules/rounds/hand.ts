// Action cards that are drawn, hands that are too large, and secret objectives that are drawn.
import type { Choose, Option } from '@custodian/kernel';
import { discardActionCard, drawActionCard, titleOf } from '../../atoms/action-cards.ts';
import { drawSecret, returnSecret } from '../../atoms/objectives.ts';
import type { ObjectiveId } from '../../facts/index.ts';
import type { G, Seat } from '../../game.ts';
import { scoredSecrets } from '../../queries/objectives.ts';
import { playerOf } from '../../queries/players.ts';
import { handLimit as handLimitOf, secretLimit } from '../../queries/values.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import { discardsOf } from '../cards/discards.ts';
import type { RuleId } from '../rulebook.ts';

export interface Drawing {
  readonly seat: Seat;
  count: number;
  discard?: number;
}

export interface LimitedHand {
  readonly seat: Seat;
  readonly discard?: number;
  /** What was discarded. */
  gone?: readonly string[];
}

export const drawActionCards: Sequence<'draw action cards'> = {
  rule: 'action cards',
  steps: {
    'about to draw': {
      window: 'action cards drawn',
      about: (x) => ({ seat: x.v.seat, count: x.v.count }),
      then: (x, about) => {
        x.v.count = about.count;
        x.v.discard = about.discard ?? 0;
      },
    },
    draw: {
      do: (x) => {
        for (let left = x.v.count; left > 0 && drawActionCard(x, x.v.seat) !== null; ) left--;
      },
    },
    'hand limit': {
      call: 'hand limit',
      with: (x) => ({ seat: x.v.seat, discard: x.v.discard ?? 0 }),
    },
  },
};

export const handLimit: Sequence<'hand limit'> = {
  rule: 'action cards',
  steps: {
    'discard cards': {
      ask: (x) => {
        const { seat } = x.v;
        const { hand } = playerOf(x.g, seat);
        const count = tooMany(x.g, x.v);
        return count === 0 || count === hand.length ? [] : [discarding(seat, hand, count, 'action cards')];
      },
      then: (x, got) => {
        const { seat } = x.v;
        const gone = (got[seat] as string[] | undefined) ?? playerOf(x.g, seat).hand.slice(0, tooMany(x.g, x.v));
        for (const card of gone) discardActionCard(x, seat, card);
        x.v.gone = gone;
      },
    },
    'after the discards': { call: 'after discards', with: (x) => discardsOf(x.g, x.v.seat, x.v.gone ?? []) },
  },
};

/** How many cards have to go: what must go anyway, and what is beyond the limit. */
function tooMany(g: G, { seat, discard = 0 }: { readonly seat: Seat; readonly discard?: number }): number {
  const held = playerOf(g, seat).hand.length;
  return Math.max(Math.min(discard, held), held - handLimitOf(g, seat), 0);
}

/** The cards of a hand, one option a copy, and how many are discarded. */
export const discarding = (seat: Seat, hand: readonly string[], count: number, rule: RuleId): Choose => ({
  kind: 'choose',
  seat,
  rule,
  ask: say('ask.discard action cards', { count }),
  options: hand.map(actionCardOption),
  pick: [count, count],
  secret: true,
});

const actionCardOption = (card: string): Option => ({ id: card, text: say(`action.${titleOf(card)}`), on: [card] });

export const drawSecretObjective: Sequence<'draw secret objective'> = {
  rule: 'secret objectives',
  steps: {
    draw: {
      do: (x) => {
        let drawn = 0;
        for (let left = x.v.count ?? 1; left > 0 && drawSecret(x, x.v.seat) !== null; left--) drawn++;
        return drawn === 0 ? 'end' : undefined;
      },
    },
    'return one': {
      ask: ({ g, v: { seat } }) => {
        const { secrets } = playerOf(g, seat);
        return hasTooManySecrets(g, seat) && secrets.length > 1 ? [returning(seat, secrets as ObjectiveId[])] : [];
      },
      then: (x, got) => {
        const { seat } = x.v;
        if (!hasTooManySecrets(x.g, seat)) return undefined;
        const [card] = (got[seat] as ObjectiveId[] | undefined) ?? playerOf(x.g, seat).secrets;
        returnSecret(x, seat, card as ObjectiveId);
        return { goto: 'return one' };
      },
    },
  },
};

/** Scored and unscored count together, and only an unscored one can go back. */
const hasTooManySecrets = (g: G, seat: Seat): boolean => {
  const { secrets } = playerOf(g, seat);
  return secrets.length > 0 && secrets.length + scoredSecrets(g, seat).length > secretLimit(g, seat);
};

const returning = (seat: Seat, secrets: readonly ObjectiveId[]): Choose => ({
  kind: 'choose',
  seat,
  rule: 'secret objectives',
  ask: say('ask.return secret objective'),
  options: secrets.map((id) => ({ id, text: say(`objective.${id}`), on: [id] })),
  pick: [1, 1],
  secret: true,
});

// Predictions that have come true: rewarded in speaker order, one at a time and round and round; whoever has several chooses which
// comes first.
import type { CalledWith, Choose, Text } from '@custodian/kernel';
import { oneOf } from '@custodian/kernel';
import type { G, Seat } from '../../game.ts';
import { speakerOrder } from '../../queries/order.ts';
import { hasEffect, playerOf } from '../../queries/players.ts';
import type { FourthEdition, Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import type { Windows } from '../windows.ts';
import type { Decided } from './sequences.ts';

type RewardSequence = CalledWith<
  FourthEdition,
  { readonly seat: Seat; readonly about: Windows['agenda resolved'] },
  void
>;

/** Who has predicted what is an effect of the component, with the outcome as its target. */
export interface Prediction {
  readonly source: string;
  readonly name: Text;
  readonly run: RewardSequence;
  /** Where it may come to nothing although it was right. */
  readonly may?: (g: G, seat: Seat, decided: Decided) => boolean;
}

const declared = new Map<string, Prediction>();

/** Called by the content for each component that predicts. */
export function declarePrediction(prediction: Prediction): void {
  declared.set(prediction.source, prediction);
}

/** Outcomes that a seat has predicted. */
export const predictionsOf = (g: G, seat: Seat): string[] =>
  g.effects.filter((e) => e.seat === seat && declared.has(e.source)).map((e) => e.target);

export interface Rewarding extends Decided {
  /** Speaker order when the agenda was resolved. */
  order?: Seat[];
  /** Whose turn it is, and for what. */
  seat?: Seat;
  source?: string;
  /** 'source seat': rewarded already. */
  done?: string[];
}

const rewards = (): RewardSequence[] => [...declared.values()].map(({ run }) => run);

export const rewardPredictions: Sequence<'reward predictions'> = {
  rule: 'agenda phase',
  steps: {
    'speaker order': {
      do: (x) => {
        x.v.order = speakerOrder(x.g);
        x.v.done = [];
      },
    },
    'who is next': {
      do: (x) => {
        const next = nextSeat(x.g, x.v);
        if (next === undefined) return 'end';
        x.v.seat = next;
        return undefined;
      },
    },
    'which reward': {
      ask: (x) => askReward(x.v.seat as Seat, rightOf(x.g, x.v, x.v.seat as Seat)),
      then: (x, got) => {
        const seat = x.v.seat as Seat;
        const [picked] = (got[seat] as readonly string[] | undefined) ?? [];
        x.v.source = picked ?? (rightOf(x.g, x.v, seat)[0] as Prediction).source;
        x.v.done?.push(`${x.v.source} ${seat}`);
      },
    },
    reward: oneOf(rewards, {
      call: (x) => (declared.get(x.v.source as string) as Prediction).run,
      with: ({ v: { seat, agenda, outcome, casts } }) => ({
        seat: seat as Seat,
        about: { agenda, outcome, casts: casts.map((cast) => ({ ...cast })) },
      }),
      then: () => ({ goto: 'who is next' }),
    }),
  },
};

/** Right predictions of a seat that are still to be rewarded. */
const rightOf = (g: G, v: Rewarding, seat: Seat): Prediction[] =>
  [...declared.values()].filter(
    ({ source, may }) =>
      hasEffect(g, source, seat, v.outcome) &&
      v.done?.includes(`${source} ${seat}`) !== true &&
      may?.(g, seat, v) !== false,
  );

/** From whoever comes after the last one. */
function nextSeat(g: G, v: Rewarding): Seat | undefined {
  const { order = [], seat } = v;
  const from = seat === undefined ? 0 : order.indexOf(seat) + 1;
  return [...order.slice(from), ...order.slice(0, from)].find(
    (each) => !playerOf(g, each).eliminated && rightOf(g, v, each).length > 0,
  );
}

function askReward(seat: Seat, right: readonly Prediction[]): Choose[] {
  if (right.length < 2) return [];
  const options = right.map(({ source, name }) => ({ id: source, text: name }));
  return [{ kind: 'choose', seat, rule: 'agenda phase', ask: say('ask.which reward'), options, pick: [1, 1] }];
}

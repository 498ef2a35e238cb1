// The Strategic Action: the primary ability, then the secondary for everybody else, clockwise from the active player.
import type { Choose, Option } from '@custodian/kernel';
import { isAblated, oneOf } from '@custodian/kernel';
import { spendCounters } from '../../atoms/board.ts';
import { flipStrategyCard } from '../../atoms/cards.ts';
import type { StrategyCardId } from '../../content/facts/index.ts';
import { strategyCardIds, strategyCards } from '../../content/facts/index.ts';
import type { G, Seat } from '../../game.ts';
import { mayCarryOut, mayUseSecondary } from '../../queries/permissions.ts';
import { clockwiseFrom, playerOf } from '../../queries/players.ts';
import type { SecondaryUse } from '../../queries/values.ts';
import { secondaryCost, secondaryUses } from '../../queries/values.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';

type Ability = 'primary' | 'secondary';

/** What strategy cards do: a sequence for each primary and each secondary ability. */
export const sequencesOf = <A extends Ability>(ability: A): `${A} ${StrategyCardId}`[] =>
  strategyCardIds.filter((card) => strategyCards[card][ability]).map((card) => `${ability} ${card}` as const);

export interface StrategicAction {
  seat: Seat;
  card: StrategyCardId;
  /** Those to whom the secondary ability is still offered, in order. */
  others: Seat[];
  /** What the seat asked last has paid for and not yet carried out. */
  doing: Ability[];
}

export const strategicAction: Sequence<'strategic action'> = {
  rule: 'strategic action',
  steps: {
    'announce the primary ability': {
      window: 'primary announced',
      about: (x) => ({ seat: x.v.seat, card: x.v.card }),
    },
    'primary ability': oneOf(() => sequencesOf('primary'), {
      call: (x) => `primary ${x.v.card}` as const,
      with: (x) => (isAblated('strategy', x.v.card) ? null : { seat: x.v.seat, card: x.v.card }),
    }),
    'primary resolved': {
      window: 'primary resolved',
      about: (x) => ({ seat: x.v.seat, card: x.v.card }),
    },
    'offer the secondary ability': {
      rule: 'secondary ability',
      do: (x) => {
        const offered = strategyCards[x.v.card].secondary && !isAblated('strategy', x.v.card);
        x.v.others = offered ? clockwiseFrom(x.g, x.v.seat).slice(1) : [];
      },
    },
    'use the secondary ability': {
      rule: 'secondary ability',
      ask: (x) => usingSecondary(x.g, x.v),
      then: (x, got) => {
        const seat = x.v.others[0];
        if (seat === undefined) return { goto: 'turn the card over' };
        const [use] = (got[seat] ?? []) as SecondaryUse[];
        x.v.doing = use === undefined ? [] : [...inOrder[use]];
        if (use === undefined) return undefined;
        spendCounters(x, seat, 'strategyAllocation', secondaryCost(x.g, { seat, card: x.v.card }));
        return { goto: 'carry out the ability' };
      },
    },
    'secondary declined': {
      rule: 'secondary ability',
      window: 'secondary declined',
      about: (x) => ({ seat: nextOf(x.v), card: x.v.card }),
      then: () => ({ goto: 'next in order' }),
    },
    'carry out the ability': oneOf(() => [...sequencesOf('primary'), ...sequencesOf('secondary')], {
      rule: 'secondary ability',
      call: (x) => `${x.v.doing[0] as Ability} ${x.v.card}` as const,
      with: (x) => ({ seat: nextOf(x.v), card: x.v.card }),
      then: (x) => {
        x.v.doing.shift();
        return x.v.doing.length === 0 ? undefined : { goto: 'carry out the ability' };
      },
    }),
    'next in order': {
      rule: 'secondary ability',
      do: (x) => {
        x.v.others.shift();
        return { goto: 'use the secondary ability' };
      },
    },
    'turn the card over': { do: (x) => flipStrategyCard(x, x.v.card) },
  },
};

/** What is carried out, first to last. */
const inOrder: Readonly<Record<SecondaryUse, readonly Ability[]>> = {
  secondary: ['secondary'],
  primary: ['primary'],
  'primary, then secondary': ['primary', 'secondary'],
  'secondary, then primary': ['secondary', 'primary'],
};

const useOptions: Readonly<Record<SecondaryUse, Option>> = {
  secondary: { id: 'secondary', text: say('option.use secondary') },
  primary: { id: 'primary', text: say('option.use primary') },
  'primary, then secondary': { id: 'primary, then secondary', text: say('option.use primary, then secondary') },
  'secondary, then primary': { id: 'secondary, then primary', text: say('option.use secondary, then primary') },
};

/** Whose decision it is. */
const nextOf = ({ others }: StrategicAction): Seat => others[0] as Seat;

function usingSecondary(g: G, { card, others }: StrategicAction): Choose[] {
  const [seat] = others;
  if (seat === undefined || playerOf(g, seat).eliminated) return [];
  const about = { seat, card };
  const cost = secondaryCost(g, about);
  if (cost > playerOf(g, seat).strategyAllocation || mayUseSecondary(g, about) !== null) return [];
  const uses = secondaryUses(g, about).filter((use) =>
    inOrder[use].some((ability) => mayCarryOut(g, { seat, card, ability }) === null),
  );
  if (uses.length === 0) return [];
  return [
    {
      kind: 'choose',
      seat,
      rule: 'secondary ability',
      ask: say('ask.use secondary', { strategy: card, cost }),
      options: uses.map((use) => useOptions[use]),
      pick: [0, 1],
    },
  ];
}

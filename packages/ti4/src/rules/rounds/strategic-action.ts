// The strategic action: the primary ability, then the secondary for everybody else, clockwise from the active player.
import type { Choose } from '@custodian/kernel';
import { isAblated, oneOf } from '@custodian/kernel';
import { exhaustStrategyCard, showSecondary, showStrategicAction } from '../../atoms/table.ts';
import type { StrategyCardId } from '../../facts/index.ts';
import { strategyCards } from '../../facts/index.ts';
import type { G, Seat } from '../../game.ts';
import { NOBODY } from '../../game.ts';
import { mayUseStrategy } from '../../queries/permissions.ts';
import { holderOf, leftOf, playerOf } from '../../queries/players.ts';
import type { SecondaryUse, TokenSource } from '../../queries/values.ts';
import {
  canPaySecondary,
  mustUseSecondary,
  secondaryCost,
  secondaryUses,
  strategyTokens,
} from '../../queries/values.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';

/** The strategy cards whose abilities are declared: each adds itself. */
export const declaredStrategyCards = new Set<StrategyCardId>();

export const sequencesOf = <A extends SecondaryUse>(ability: A): `${A} ${StrategyCardId}`[] =>
  [...declaredStrategyCards].map((card) => `${ability} ${card}` as const);

export interface StrategicAction {
  readonly seat: Seat;
  readonly card: StrategyCardId;
  /** By the seal of a hero: the card need not be the seat's, and only those whom it chooses may use the secondary ability. */
  readonly sealed?: true;
  /** Those to whom the secondary ability is still offered, in order. */
  others?: Seat[];
  /** What the first of them carries out. */
  use?: SecondaryUse;
  /** The token with which it is paid, where that is not one of the strategy pool. */
  paid?: TokenSource | null;
  /** Tokens of the strategy pool that it has cost. */
  spent?: number;
  /** It does not take place, and the turn is over. */
  ended?: true;
}

export const strategicAction: Sequence<'strategic action'> = {
  rule: 'strategic action',
  steps: {
    announce: {
      do: (x) => {
        if (x.v.sealed !== true) showStrategicAction(x, x.v.seat, x.v.card);
      },
    },
    'strategic action begins': {
      window: 'strategic action begins',
      // What a hero does with a seal is an action of his own.
      about: (x) => (x.v.sealed === true ? null : { seat: x.v.seat, card: x.v.card }),
      then: (x, { prevented }) => {
        if (prevented !== true) return undefined;
        x.v.ended = true;
        return 'end';
      },
    },
    'primary ability': oneOf(() => sequencesOf('primary'), {
      call: (x) => `primary ${x.v.card}` as const,
      with: (x) => (isAblated('strategy', x.v.card) ? null : { seat: x.v.seat }),
    }),
    'primary resolved': {
      window: 'strategy ability resolved',
      about: (x) => ({ seat: x.v.seat, card: x.v.card, ability: 'primary' }),
    },
    'offer the secondary ability': {
      do: (x) => {
        x.v.others = isAblated('strategy', x.v.card) ? [] : leftOf(x.g, x.v.seat);
      },
    },
    'choose who may follow': {
      ask: ({ v }) => askFollowers(v),
      then: (x, got) => {
        const { seat, card, sealed } = x.v;
        if (sealed !== true) return;
        const chosen = (got[seat] as readonly string[] | undefined) ?? [];
        x.v.others = leftOf(x.g, seat).filter(
          (other) => chosen.includes(String(other)) || mustUseSecondary(x.g, { seat: other, card }),
        );
      },
    },
    'use the secondary ability': {
      ask: (x) => usingSecondary(x.g, x.v),
      then: (x, got) => {
        const seat = nextOf(x.v);
        if (seat === undefined) return { goto: 'exhaust the card' };
        const [use] = (got[seat] as SecondaryUse[] | undefined) ?? (isBound(x.g, x.v) ? (['secondary'] as const) : []);
        if (use === undefined) return { goto: 'next player' };
        x.v.use = use;
        x.v.paid = null;
        return undefined;
      },
    },
    'about to pay': {
      window: 'secondary to be paid',
      // What stands in for a token does so in strategic actions.
      about: (x) => {
        const seat = nextOf(x.v) as Seat;
        const { card, sealed } = x.v;
        return sealed === true || secondaryCost(x.g, { seat, card }) === 0 ? null : { seat, card, active: x.v.seat };
      },
      then: (x, { paid }) => {
        x.v.paid = paid ?? null;
      },
    },
    pay: {
      do: (x) => {
        const seat = nextOf(x.v) as Seat;
        const { card, paid } = x.v;
        const cost = paid ? 0 : secondaryCost(x.g, { seat, card });
        x.v.spent = cost;
        // Whoever could have paid only with something else, and has not, does not use it.
        if (cost > strategyTokens(x.g, seat)) return { goto: 'next player' };
        showSecondary(x, seat, card);
        return undefined;
      },
    },
    // A token that is placed is taken by the ability itself.
    'spend a token': {
      rule: 'command tokens',
      call: 'spend strategy tokens',
      with: ({ g, v }) => {
        const seat = nextOf(v) as Seat;
        const count = v.paid ? 0 : secondaryCost(g, { seat, card: v.card });
        return strategyCards[v.card].secondaryToken === 'spent' && count > 0 ? { seat, count } : null;
      },
      then: (x, { spent }) => {
        x.v.spent = spent;
      },
    },
    'carry out the ability': oneOf(() => [...sequencesOf('primary'), ...sequencesOf('secondary')], {
      call: (x) => `${x.v.use as SecondaryUse} ${x.v.card}` as const,
      with: (x) => {
        const seat = nextOf(x.v) as Seat;
        return x.v.paid ? { seat, token: x.v.paid } : { seat };
      },
      then: (x, taken) => {
        if (taken !== undefined) x.v.spent = taken.spent;
      },
    }),
    'secondary resolved': {
      window: 'strategy ability resolved',
      about: (x) => ({ seat: nextOf(x.v) as Seat, card: x.v.card, ability: x.v.use as SecondaryUse }),
    },
    'token spent': {
      window: 'strategy token spent',
      about: ({ v: { spent = 0, ...v } }) => (spent === 0 ? null : { seat: nextOf(v) as Seat, count: spent }),
    },
    'next player': {
      do: (x) => {
        x.v.others?.shift();
        return { goto: 'use the secondary ability' };
      },
    },
    'exhaust the card': {
      do: (x) => {
        if (x.v.sealed !== true && holderOf(x.g, x.v.card) === x.v.seat) exhaustStrategyCard(x, x.v.card);
      },
    },
  },
  gives: (x) => ({ ended: x.v.ended === true }),
};

/** Whom a seal lets use the secondary ability: any number of others. */
function askFollowers({ seat, card, sealed, others = [] }: StrategicAction): Choose[] {
  if (sealed !== true || others.length === 0) return [];
  const options = others.map((player) => ({ id: String(player), text: say('option.player', { player }) }));
  const ask = say('ask.who may follow', { strategy: card });
  return [{ kind: 'choose', seat, rule: 'strategic action', ask, options, pick: [0, options.length], proposal: [] }];
}

const nextOf = ({ others }: StrategicAction): Seat | undefined => others?.[0];

/** Whoever was chosen for it carries it out without being asked. */
const isBound = (g: G, v: StrategicAction): boolean => {
  const seat = nextOf(v);
  return seat !== undefined && !playerOf(g, seat).eliminated && mustUseSecondary(g, { seat, card: v.card });
};

function usingSecondary(g: G, v: StrategicAction): Choose[] {
  const seat = nextOf(v);
  const { card } = v;
  if (seat === undefined || playerOf(g, seat).eliminated || mustUseSecondary(g, { seat, card })) return [];
  const cost = secondaryCost(g, { seat, card });
  if (!canPaySecondary(g, { seat, card, active: v.sealed === true ? NOBODY : v.seat })) return [];
  const uses = secondaryUses(g, { seat, card }).filter(
    (ability) => mayUseStrategy(g, { seat, card, ability }) === null,
  );
  if (uses.length === 0) return [];
  return [
    {
      kind: 'choose',
      seat,
      rule: 'strategic action',
      ask:
        cost === 0
          ? say('ask.use secondary freely', { strategy: card })
          : say('ask.use secondary', { strategy: card, cost }),
      options: uses.map((id) => ({ id, text: say(`option.use ${id}`) })),
      pick: [0, 1],
    },
  ];
}

// Action cards played around strategy cards and at the council table.
import type { Choose, Option, Refusal } from '@custodian/kernel';
import { forbid, oneOf, set } from '@custodian/kernel';
import { spendCounters } from '../../atoms/board.ts';
import { chooseAgenda, lookAt } from '../../atoms/cards.ts';
import { addEffect, giveTradeGoods } from '../../atoms/table.ts';
import type { G, Seat, Ti3 } from '../../game.ts';
import { canBeVotedOn, lawsInPlay } from '../../queries/council.ts';
import { mayConvene, mayUseSecondary, mayVote } from '../../queries/permissions.ts';
import { hasAgreement, hasEffect, opponentsOf, playerOf, seatsIn } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import { standsFor } from '../../queries/strategy-cards.ts';
import { whileBuyingBy } from '../../queries/technologies.ts';
import { keepsStrategyCard } from '../../queries/values.ts';
import type { Played } from '../../rules/action/playing-action-cards.ts';
import { copyInHand, notePlayedOn } from '../../rules/action/playing-action-cards.ts';
import { technologyOffers } from '../../rules/action/technology.ts';
import { sequencesOf } from '../../rules/strategy/strategic-action.ts';
import type { Windows } from '../../rules/windows.ts';
import { say } from '../../words/index.ts';
import type { Ti3Component } from '../define.ts';
import type { ActionCardId, PoliticalCardId, StrategyCardId } from '../facts/index.ts';
import { strategyCards } from '../facts/index.ts';
import { actionCard, atOnce, couldPlay } from './define.ts';
import {
  cardOnOne,
  choosing,
  notePlayedOnSelf,
  refuseTwiceOn,
  refuseTwiceOnSelf,
  seatTarget,
  unlessNone,
} from './targets.ts';

// Around a strategic action

type Executed = Windows['primary resolved'];

const councilDissolved = actionCard({
  id: 'councilDissolved',
  on: ['primary announced'],
  may: (g, _, about) => (standsFor(about.card, 'political') ? mayConvene(g, { seat: about.seat }) : false),
  effect: atOnce<'primary announced'>((x) =>
    addEffect(x, { source: 'action:councilDissolved', seat: x.v.about.seat, until: 'action' }),
  ),
  modifies: [
    forbid(mayConvene, (g, { seat }, now) =>
      now === null && hasEffect(g, 'action:councilDissolved', seat) ? why('council', 'why.council dissolved') : now,
    ),
  ],
});

/** Opponents who may use the secondary ability of the card that was executed. */
const paralysable = (g: G, seat: Seat, { seat: executor, card }: Executed): string[] =>
  strategyCards[card].secondary
    ? opponentsOf(g, seat)
        .filter((s) => s !== executor && mayUseSecondary(g, { seat: s, card }) === null)
        .map(String)
    : [];

const policyParalysis = cardOnOne({
  id: 'policyParalysis',
  on: ['primary resolved'],
  ask: say('ask.policy paralysis'),
  none: why('secondary ability', 'why.nobody to paralyse'),
  among: paralysable,
  option: seatTarget,
  carryOut: (x, _, opponent, { card }) =>
    addEffect(x, { source: 'action:policyParalysis', seat: Number(opponent), target: card, until: 'action' }),
  modifies: [
    forbid(mayUseSecondary, (g, { seat, card }, now) =>
      now === null && hasEffect(g, 'action:policyParalysis', seat, card)
        ? why('secondary ability', 'why.policy paralysis')
        : now,
    ),
  ],
});

const cheaper = ['corporateSponsorship', 'openingTheBlackBox', 'focusedResearch'] as const;

/** There is a technology that the seat can pay for, or he has a card that brings one within reach. */
const canBuy = (g: G, seat: Seat, has: (id: ActionCardId) => boolean): boolean =>
  technologyOffers(g, seat).length > 0 ||
  cheaper.some((id) => has(id) && couldPlay(g, seat, id, 'technology purchase', { seat }));

type Has = Parameters<typeof canBuy>[2];

function refuseBubble(g: G, seat: Seat, { seat: executor, card }: Executed, has: Has): Refusal | null | false {
  if (!standsFor(card, 'technology') || executor !== seat) return false;
  if (playerOf(g, seat).strategyAllocation === 0) return why('strategy allocation', 'why.no counter to spend');
  const refusal = mayUseSecondary(g, { seat, card }) ?? refuseTwiceOnSelf(g, seat, 'techBubble');
  if (refusal !== null) return refusal;
  return canBuy(whileBuyingBy(g, seat, card), seat, has) ? null : why('strategy.technology', 'why.no technology');
}

const techBubble = actionCard<'primary resolved'>({
  id: 'techBubble',
  on: ['primary resolved'],
  may: (g, seat, about) => refuseBubble(g, seat, about, (id) => copyInHand(g, seat, id) !== undefined),
  could: (g, seat, about) => refuseBubble(g, seat, about, () => true) === null,
  effect: {
    rule: 'strategy.technology',
    steps: {
      'spend a counter': {
        do: (x) => {
          notePlayedOnSelf(x, x.v.seat, 'techBubble');
          spendCounters(x, x.v.seat, 'strategyAllocation', 1);
        },
      },
      'secondary ability': oneOf(() => sequencesOf('secondary'), {
        call: (x) => `secondary ${x.v.about.card}` as const,
        with: (x) => ({ seat: x.v.seat, card: x.v.about.card }),
      }),
    },
  },
});

const ruinousTariffs = actionCard({
  id: 'ruinousTariffs',
  on: ['trade income received'],
  may: (g, seat, about) => {
    if (about.how !== 'secondary' || !hasAgreement(g, seat, about.seat)) return false;
    if (playerOf(g, about.seat).tradeGoods === 0) return why('trade goods', 'why.partner without goods');
    return refuseTwiceOn(g, seat, 'ruinousTariffs', String(about.seat));
  },
  effect: atOnce<'trade income received'>((x) => {
    const partner = x.v.about.seat;
    notePlayedOn(x, x.v.seat, 'ruinousTariffs', String(partner));
    giveTradeGoods(x, partner, x.v.seat, Math.ceil(playerOf(x.g, partner).tradeGoods / 2));
  }),
});

// At the council table

type Source = 'deck' | 'discards' | 'laws';

interface Policy extends Played<'before political card'> {
  from: Source;
  agenda: PoliticalCardId;
}

/** What may be put to the vote out of a pile; its own order tells nothing. Without anything to vote on in the deck its top
 *  card is taken, and passed over by the council. */
function agendasIn(g: G, source: Source): PoliticalCardId[] {
  if (source === 'laws') return lawsInPlay(g).filter((id) => canBeVotedOn(g, id));
  const pile = (source === 'deck' ? g.politicalDeck : g.politicalDiscard) as readonly PoliticalCardId[];
  const votable = pile.filter((id) => canBeVotedOn(g, id)).sort();
  return source === 'deck' && votable.length === 0 ? pile.slice(-1) : votable;
}

/** The deck is searched unseen: that there is a card in it is enough. */
const sources = (g: G): Source[] =>
  (['deck', 'discards', 'laws'] as const).filter((source) =>
    source === 'deck' ? g.politicalDeck.length > 0 : agendasIn(g, source).length > 0,
  );

function choosingAgenda(g: G, { seat, from }: Policy): Choose[] {
  const agendas = agendasIn(g, from);
  // Who searches the deck chooses whatever it holds: not to be asked would tell the others.
  if ((from === 'deck' ? g.politicalDeck : agendas).length < 2) return [];
  const question: Choose = {
    kind: 'choose',
    seat,
    rule: 'strategy.political',
    ask: say('ask.determine policy'),
    options: agendas.map((agenda): Option => ({ id: agenda, text: say('option.agenda', { agenda }), on: [agenda] })),
    pick: [1, 1],
  };
  return [from === 'deck' ? { ...question, secret: true } : question];
}

const determinePolicy = actionCard<'before political card', Policy>({
  id: 'determinePolicy',
  on: ['before political card'],
  may: (g, _, about) =>
    about.agenda === undefined ? unlessNone(sources(g), why('strategy.political', 'why.no political card')) : false,
  effect: {
    rule: 'strategy.political',
    steps: {
      'choose where from': choosing<Policy>({
        ask: say('ask.determine policy from'),
        among: sources,
        option: (_, id) => ({ id, text: say(`option.policy from ${id as Source}`) }),
        into: (v, id) => {
          v.from = id as Source;
        },
      }),
      'search the deck': {
        do: (x) => {
          if (x.v.from === 'deck') lookAt(x, x.v.seat, x.g.politicalDeck);
        },
      },
      'choose the agenda': {
        ask: (x) => choosingAgenda(x.g, x.v),
        then: (x, got) => {
          const [picked] = (got[x.v.seat] as string[] | undefined) ?? agendasIn(x.g, x.v.from);
          x.v.agenda = picked as PoliticalCardId;
          chooseAgenda(x, x.v.seat, x.v.agenda);
        },
      },
    },
    gives: (x) => ({ agenda: x.v.agenda }),
  },
});

const thugs = cardOnOne({
  id: 'thugs',
  on: ['agenda read'],
  ask: say('ask.thugs'),
  none: why('council.voting', 'why.nobody votes'),
  among: (g, _, { agenda }) =>
    seatsIn(g)
      .filter((seat) => mayVote(g, { seat, agenda }) === null)
      .map(String),
  option: seatTarget,
  carryOut: (x, _, player) => addEffect(x, { source: 'action:thugs', seat: Number(player), until: 'round' }),
  modifies: [
    forbid(mayVote, (g, { seat }, now) =>
      now === null && hasEffect(g, 'action:thugs', seat) ? why('council.voting', 'why.thugs') : now,
    ),
  ],
});

const veto = actionCard({
  id: 'veto',
  on: ['agenda read'],
  may: (_, __, about) => (about.cancelled === true ? false : null),
  effect: { ...atOnce(() => undefined), gives: () => ({ cancelled: true }) },
});

const fantasticRhetoric = actionCard({
  id: 'fantasticRhetoric',
  on: ['before vote'],
  may: (g, seat, about) => {
    if (about.seat !== seat) return false;
    return refuseTwiceOn(g, seat, 'fantasticRhetoric', about.agenda);
  },
  effect: {
    ...atOnce<'before vote'>((x) => notePlayedOn(x, x.v.seat, 'fantasticRhetoric', x.v.about.agenda)),
    gives: (x: Ti3<Played<'before vote'>>) => ({ extra: (x.v.about.extra ?? 0) + 10 }),
  },
});

const discredit = actionCard({
  id: 'discredit',
  on: ['vote cast'],
  may: (_, seat, about) => (about.seat === seat || about.discredited === true ? false : null),
  effect: { ...atOnce(() => undefined), gives: () => ({ discredited: true }) },
});

// In the Status Phase

const stableCards = (g: G, seat: Seat): StrategyCardId[] =>
  g.strategyCards
    .filter((c) => c.holder === seat && c.id !== 'initiative' && !standsFor(c.id, 'imperial'))
    .map((c) => c.id);

const politicalStability = actionCard<
  'before strategy cards return',
  Played<'before strategy cards return'> & { kept: string }
>({
  id: 'politicalStability',
  on: ['before strategy cards return'],
  may: (g, seat) =>
    unlessNone(stableCards(g, seat), why('status.return', 'why.no stable card')) ??
    refuseTwiceOnSelf(g, seat, 'politicalStability'),
  effect: {
    rule: 'status.return',
    steps: {
      'choose card': choosing<Played<'before strategy cards return'> & { kept: string }>({
        ask: say('ask.political stability'),
        among: (g, v) => stableCards(g, v.seat),
        option: (_, id) => ({ id, text: say(`strategy.${id as StrategyCardId}`), on: [id] }),
        into: (v, id) => {
          v.kept = id;
        },
      }),
      'take effect': {
        do: (x) => {
          notePlayedOnSelf(x, x.v.seat, 'politicalStability');
          const target = x.v.kept as string;
          addEffect(x, { source: 'action:politicalStability', seat: x.v.seat, target, until: 'round' });
        },
      },
    },
  },
  modifies: [
    set(keepsStrategyCard, (g, { seat, card }, now) => now || hasEffect(g, 'action:politicalStability', seat, card)),
  ],
});

export const cardsInCouncil: readonly Ti3Component[] = [
  councilDissolved,
  policyParalysis,
  techBubble,
  ruinousTariffs,
  determinePolicy,
  thugs,
  veto,
  fantasticRhetoric,
  discredit,
  politicalStability,
];

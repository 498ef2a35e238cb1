// Trade agreements: negotiations, income, and how agreements end.
import type { Barred, Choose, Option } from '@custodian/kernel';
import { used, whole } from '@custodian/kernel';
import { addEffect, breakAgreement, gainTradeGoods, openAgreement } from '../../atoms/table.ts';
import type { G, Seat, Ti3 } from '../../game.ts';
import { NOBODY } from '../../game.ts';
import { mayTrade } from '../../queries/permissions.ts';
import {
  agreementsOf,
  clockwiseFrom,
  hasAbility,
  hasAgreement,
  opponentsOf,
  playerOf,
  seatsIn,
} from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import { income } from '../../queries/values.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';

/** One card of the proposer for one card of the partner, each named by its place on the owner's sheet. */
export interface Deal {
  readonly seat: Seat;
  readonly partner: Seat;
  readonly own: number;
  readonly theirs: number;
}

export interface Negotiations {
  /** The active player, who approves. */
  seat: Seat;
  /** Who proposes next; the first passes when he has nothing to propose. */
  queue?: Seat[];
  /** How many have passed in a row. */
  passes?: number;
  deal?: Deal;
  /** Deals turned down: the same is not proposed twice. */
  refused?: string[];
}

export const tradeNegotiations: Sequence<'trade negotiations'> = {
  rule: 'trade.opening',
  steps: {
    open: {
      do: (x) => {
        x.v.queue = clockwiseFrom(x.g, x.v.seat);
        x.v.passes = 0;
        x.v.refused = [];
      },
    },
    'propose an agreement': {
      ask: (x) => proposal(x),
      then: (x, got) => {
        const [seat, ...rest] = x.v.queue as [Seat, ...Seat[]];
        const [picked] = (got[seat] ?? []) as string[];
        x.v.queue = [...rest, seat];
        x.v.passes = picked === undefined ? (x.v.passes ?? 0) + 1 : 0;
        if (picked !== undefined) {
          x.v.deal = readDeal(seat, picked);
          return undefined;
        }
        return x.v.passes >= x.v.queue.length ? 'end' : { goto: 'propose an agreement' };
      },
    },
    'the partner answers': {
      ask: (x) => [verdict(x.g, x.v.deal as Deal, (x.v.deal as Deal).partner, 'ask.accept agreement')],
      then: (x, got) => {
        const [answer] = got[(x.v.deal as Deal).partner] as string[];
        return answer === 'yes' ? undefined : turnDown(x);
      },
    },
    'the active player approves': {
      ask: (x) => {
        const deal = x.v.deal as Deal;
        if (isParty(deal, x.v.seat) || guildMember(x.g, deal) !== undefined) return [];
        return [verdict(x.g, deal, x.v.seat, 'ask.approve agreement')];
      },
      then: (x, got) => {
        const [answer] = (got[x.v.seat] ?? ['yes']) as string[];
        if (!(x.v.seat in got) && !isParty(x.v.deal as Deal, x.v.seat)) used('ability:hacan.guild');
        return answer === 'yes' ? undefined : turnDown(x);
      },
    },
    'exchange trade cards': {
      do: (x) => {
        const { seat, partner, own, theirs } = x.v.deal as Deal;
        openAgreement(x, seat, own, partner, theirs);
        // No income from an agreement formed in the same action.
        addEffect(x, { source: 'strategy:trade', seat, target: String(partner), until: 'action' });
        addEffect(x, { source: 'strategy:trade', seat: partner, target: String(seat), until: 'action' });
        delete x.v.deal;
        return { goto: 'propose an agreement' };
      },
    },
  },
};

/** The income of all agreements of a seat, as far as the supply lasts. */
export const receiveIncome = (x: Ti3, seat: Seat): number => gainTradeGoods(x, seat, income(x.g, seat));

/** A space battle or an invasion combat begins between the two: their agreement is broken. */
export function breakForWar(x: Ti3, a: Seat, b: Seat): void {
  if (a !== NOBODY && b !== NOBODY && hasAgreement(x.g, a, b)) breakAgreement(x, a, b);
}

/** Every agreement of one player ends. */
export function breakAllOf(x: Ti3, seat: Seat): void {
  for (const { partner } of agreementsOf(x.g, seat)) breakAgreement(x, seat, partner);
}

/** Every agreement in play ends. */
export function breakAll(x: Ti3): void {
  for (const seat of seatsIn(x.g)) breakAllOf(x, seat);
}

function proposal(x: Ti3<Negotiations>): Choose[] {
  const seat = x.v.queue?.[0];
  if (seat === undefined) return [];
  const options: Option[] = [];
  const barred: Barred[] = [];
  const own = freeCards(x.g, seat);
  for (const partner of own.length === 0 ? [] : opponentsOf(x.g, seat)) {
    if (hasAgreement(x.g, seat, partner)) continue;
    const forbidden = mayTrade(x.g, { a: seat, b: partner });
    for (const theirs of freeCards(x.g, partner))
      for (const mine of own) {
        const option = dealOption(x.g, { seat, partner, own: mine, theirs });
        const refused = x.v.refused?.includes(`${seat} ${option.id}`) ? why('trade.opening', 'why.turned down') : null;
        const refusal = forbidden ?? refused;
        if (refusal === null) options.push(option);
        else barred.push({ option, why: refusal });
      }
  }
  if (options.length === 0) return [];
  return [
    { kind: 'choose', seat, rule: 'trade.opening', ask: say('ask.propose agreement'), options, barred, pick: [0, 1] },
  ];
}

/** Cards not given away; of two with the same value the first stands for both. */
function freeCards(g: G, seat: Seat): number[] {
  const free: number[] = [];
  const { contracts } = playerOf(g, seat);
  contracts.forEach((card, i) => {
    if (card.partner === NOBODY && !free.some((j) => contracts[j]?.value === card.value)) free.push(i);
  });
  return free;
}

function dealOption(g: G, deal: Deal): Option {
  return {
    id: `${deal.partner} ${deal.own} ${deal.theirs}`,
    text: say('option.agreement', {
      player: deal.partner,
      given: playerOf(g, deal.seat).contracts[deal.own]?.value ?? 0,
      received: playerOf(g, deal.partner).contracts[deal.theirs]?.value ?? 0,
    }),
  };
}

function readDeal(seat: Seat, id: string): Deal {
  const [partner = NOBODY, own = 0, theirs = 0] = id.split(' ').map(whole);
  return { seat, partner, own, theirs };
}

const isParty = (deal: Deal, seat: Seat): boolean => deal.seat === seat || deal.partner === seat;

const guildMember = (g: G, deal: Deal): Seat | undefined =>
  [deal.seat, deal.partner].find((s) => hasAbility(g, s, 'hacan.guild'));

function verdict(g: G, deal: Deal, seat: Seat, ask: 'ask.accept agreement' | 'ask.approve agreement'): Choose {
  return {
    kind: 'choose',
    seat,
    rule: 'trade.opening',
    ask: say(ask, {
      player1: deal.seat,
      player2: deal.partner,
      value1: playerOf(g, deal.seat).contracts[deal.own]?.value ?? 0,
      value2: playerOf(g, deal.partner).contracts[deal.theirs]?.value ?? 0,
    }),
    options: [
      { id: 'yes', text: say('option.yes') },
      { id: 'no', text: say('option.no') },
    ],
    pick: [1, 1],
  };
}

function turnDown(x: Ti3<Negotiations>): { goto: string } {
  const { seat, partner, own, theirs } = x.v.deal as Deal;
  x.v.refused?.push(`${seat} ${partner} ${own} ${theirs}`);
  delete x.v.deal;
  return { goto: 'propose an agreement' };
}

// Trade agreements as a table: with whom, whose contract for whose, and what agreements pay before and after.
import type { Refusal } from '@custodian/kernel';
import type { ChooseView } from '@custodian/protocol';
import type { Game } from '@custodian/ti3/game';
import { hasAgreement, opponentsOf } from '@custodian/ti3/queries/players';
import { income } from '@custodian/ti3/queries/values';
import type { Sight } from '../numbers.ts';

/** One contract for another: `own` and `theirs` are the places of the cards on their owners' sheets. */
export interface Deal {
  readonly seat: number;
  readonly partner: number;
  readonly own: number;
  readonly theirs: number;
}

export interface Pair extends Deal {
  /** The option that proposes it. */
  readonly id: string;
  readonly give: number;
  readonly get: number;
  readonly why: Refusal | null;
}

/** What one contract of a partner can be had for. */
export interface Offer {
  readonly get: number;
  readonly pairs: readonly Pair[];
}

export interface Partner {
  readonly seat: number;
  /** Why nothing can be exchanged with this player. */
  readonly without: 'agreement' | 'no contract' | null;
  readonly offers: readonly Offer[];
}

/** Everybody else at the table, each with the contracts that can be had and what for. */
export function partnersOf({ g, seat }: Sight, decision: Pick<ChooseView, 'options' | 'barred'>): Partner[] {
  const all = [
    ...decision.options.map(({ id }) => ({ id, why: null })),
    ...decision.barred.map(({ option, why }) => ({ id: option.id, why })),
  ].map(({ id, why }): Pair => {
    const deal = readDeal(seat, id);
    return {
      ...deal,
      id,
      why,
      give: contractValue(g, seat, deal.own),
      get: contractValue(g, deal.partner, deal.theirs),
    };
  });
  return opponentsOf(g, seat).map((partner) => {
    const pairs = all.filter((pair) => pair.partner === partner).sort((a, b) => b.get - a.get || a.give - b.give);
    const values = [...new Set(pairs.map((pair) => pair.get))];
    return {
      seat: partner,
      without: pairs.length > 0 ? null : hasAgreement(g, seat, partner) ? 'agreement' : 'no contract',
      offers: values.map((get) => ({ get, pairs: pairs.filter((pair) => pair.get === get) })),
    };
  });
}

export function readDeal(seat: number, id: string): Deal {
  const [partner = -1, own = 0, theirs = 0] = id.split(' ').map(Number);
  return { seat, partner, own, theirs };
}

/** The deal that somebody is asked about, found again by the values of its contracts. */
export function dealAsked(g: Game, asked: Readonly<Record<string, unknown>>): Deal | null {
  const { player1, player2, value1, value2 } = asked as Record<string, number>;
  if (player1 === undefined || player2 === undefined) return null;
  const free = (seat: number, value: number | undefined): number =>
    g.players[seat]?.contracts.findIndex((card) => card.partner < 0 && card.value === value) ?? -1;
  const deal = { seat: player1, partner: player2, own: free(player1, value1), theirs: free(player2, value2) };
  return deal.own < 0 || deal.theirs < 0 ? null : deal;
}

export interface Income {
  readonly seat: number;
  readonly now: number;
  readonly then: number;
}

/** What all agreements of both pay, without the deal and with it. */
export function incomesOf(g: Game, deal: Deal): readonly Income[] {
  const before = lasting(g);
  const after = {
    ...before,
    players: before.players.map((player, seat) => ({
      ...player,
      contracts: player.contracts.map((card, i) => {
        if (seat === deal.seat && i === deal.own) return { ...card, partner: deal.partner };
        return seat === deal.partner && i === deal.theirs ? { ...card, partner: deal.seat } : card;
      }),
    })),
  };
  return [deal.seat, deal.partner].map((seat) => ({ seat, now: income(before, seat), then: income(after, seat) }));
}

export const contractValue = (g: Game, seat: number, card: number): number =>
  g.players[seat]?.contracts[card]?.value ?? 0;

/** What is formed in one action pays nothing in it; what it pays later is of interest here. */
const lasting = (g: Game): Game => ({ ...g, effects: g.effects.filter(({ source }) => source !== 'strategy:trade') });

// Offers worth making, and what an offer is worth to whoever gets it: each is carried out in a copy of the game, and both look at what
// they have then.
import type { Freely, Proposal } from '@custodian/bots';
import type { Decision, Json, Roll, State } from '@custodian/kernel';
import { copy, decisionId, FREE, pending, play, randomValue, refuse } from '@custodian/kernel';
import type { G, Game, Seat } from '../game.ts';
import type { OfferPlan, ReplyPlan, Side } from '../plans/trade.ts';
import { givableNotes } from '../queries/notes.ts';
import { noteOf, playerOf } from '../queries/players.ts';
import { partnersOf, termsAsText } from '../queries/trade.ts';
import { ti4 } from '../ti4.ts';
import { goodsValue, valueFor } from './worth.ts';

const OFFER = 'offer a transaction';
const ANSWER = 'answer an offer/answer';
const NOTHING: Side = { tradeGoods: 0, commodities: 0, note: '', actionCards: [] };
const NO_TERMS = { give: NOTHING, take: NOTHING, promise: '', wanted: '' };

/** Less than this is not worth the breath. */
const LEAST = 0.7;
/** What it must bring beyond that for each promise that the other broke, and how much less for each that he kept. */
const BROKEN = 9;
const KEPT = 0.2;

/** The best offer that its partner would be a fool to decline; null: none. `notes`: Support for the Throne is exchanged too. */
export function offerWorthMaking(state: State<Game>, seat: Seat, roll: Roll, notes: boolean): Freely | null {
  const { game } = state;
  let best: { readonly offer: OfferPlan; readonly gain: number } | null = null;
  for (const partner of partnersOf(game, seat)) {
    const last = game.declined?.find(({ from, to }) => from === seat && to === partner);
    if (last?.round === game.round) continue;
    for (const terms of goodTerms(game, seat, partner, notes)) {
      if (last?.what === termsAsText(asLaid(terms))) continue;
      const offer: OfferPlan = { partner, ...terms };
      const [gain, theirs] = dealt(state, seat, partner, offer, roll);
      if (gain < leastFor(game, seat, partner) || theirs < 2 * LEAST) continue;
      if (best === null || gain > best.gain) best = { offer, gain };
    }
  }
  return best === null ? null : { action: OFFER, value: best.offer as unknown as Json };
}

type Terms = Omit<OfferPlan, 'partner'>;

const asLaid = (terms: Terms): Parameters<typeof termsAsText>[0] => terms as Parameters<typeof termsAsText>[0];

/** What one could well offer: commodities for commodities, the rest for half its price, and one Support for the Throne for another. */
function goodTerms(g: G, seat: Seat, partner: Seat, notes: boolean): Terms[] {
  const own = playerOf(g, seat);
  const other = playerOf(g, partner);
  const found: Terms[] = [];
  const offer = (give: Partial<Side>, take: Partial<Side>): void => {
    found.push({ ...NO_TERMS, give: { ...NOTHING, ...give }, take: { ...NOTHING, ...take } });
  };
  const both = Math.min(own.commodities, other.commodities);
  if (both > 0) offer({ commodities: both }, { commodities: both });
  const more = own.commodities - both;
  const less = other.commodities - both;
  if (more > 1) offer({ commodities: own.commodities }, share(both, more, other.tradeGoods));
  if (less > 1) offer(share(both, less, own.tradeGoods), { commodities: other.commodities });
  const support = noteOf('supportForTheThrone', seat);
  if (notes && givableNotes(g, seat, partner).includes(support))
    offer({ note: support, commodities: both }, { note: noteOf('supportForTheThrone', partner), commodities: both });
  return found;
}

/** For so many more commodities from the other side, half as many trade goods. */
function share(both: number, more: number, goods: number): Partial<Side> {
  return { commodities: both, tradeGoods: Math.min(goods, Math.ceil(more / 2)) };
}

/** What it brings both. Nothing, where it cannot be carried out. */
function dealt(
  state: State<Game>,
  seat: Seat,
  partner: Seat,
  offer: OfferPlan,
  roll: Roll,
): readonly [own: number, theirs: number] {
  const answer = { seat, decision: `${FREE}${OFFER}`, value: offer as unknown as Json };
  if (refuse(ti4, state, answer) !== null) return [0, 0];
  const world = copy(ti4, state);
  play(ti4, world, answer);
  const reply = { seat: partner, decision: ANSWER, value: { answer: 'accept', ...NO_TERMS } as unknown as Json };
  if (refuse(ti4, world, reply) !== null) return [0, 0];
  play(ti4, world, reply);
  carryOut(world, state.stack.length, roll);
  const gainOf = (who: Seat): number => valueFor(world.game, who) - valueFor(state.game, who);
  return [gainOf(seat), gainOf(partner)];
}

/** Until the game stands where it did. */
function carryOut(world: State<Game>, depth: number, roll: Roll): void {
  for (let i = 0; i < 20 && world.stack.length > depth; i++) {
    const [asked] = pending(ti4, world);
    if (asked === undefined) return;
    play(ti4, world, { seat: asked.seat, decision: decisionId(world), value: carelessly(asked, roll) });
  }
}

function carelessly(asked: Decision, roll: Roll): Json {
  if (asked.kind === 'plan') return asked.fallback;
  return asked.pick[0] === 0 ? [] : randomValue(asked, roll);
}

/** How much a deal with the other must bring: who broke promises pays for it. */
function leastFor(g: G, seat: Seat, other: Seat): number {
  const toldBy = g.promises.filter(({ from, to }) => from === other && to === seat);
  const broken = toldBy.filter(({ standing }) => standing === 'broken').length;
  const kept = toldBy.filter(({ standing }) => standing === 'kept').length;
  return LEAST + BROKEN * broken - Math.min(0.5, KEPT * kept);
}

/** Taken, declined, or taken for a little more. */
export function replyTo(state: State<Game>, decision: Decision, roll: Roll): Proposal {
  const { seat } = decision;
  const { v } = state.stack[state.stack.length - 1] as State<Game>['stack'][number];
  const { offer: id, replies = 0 } = v as { readonly offer: number; readonly replies?: number };
  const offer = state.game.offers.find((each) => each.id === id) as Game['offers'][number];
  const gain = accepted(state, seat, roll);
  const least = leastFor(state.game, seat, offer.from);
  const accept: Json = { answer: 'accept', ...NO_TERMS } as unknown as Json;
  if (gain !== null && gain >= least && offer.wanted === '') return { value: accept, why: { key: 'advice.good deal' } };
  // What is promised in words nobody can hold a bot to: it makes no such promises, and gives nothing for those of others.
  const missing = gain === null ? Number.POSITIVE_INFINITY : Math.max(0, Math.ceil((least - gain) / goodsValue));
  const counter: ReplyPlan = {
    answer: 'counter',
    give: offer.take,
    take: { ...offer.give, tradeGoods: offer.give.tradeGoods + missing },
    promise: '',
    wanted: '',
  };
  if (replies === 0 && missing <= MOST_MORE && isPossible(decision, counter))
    return { value: counter as unknown as Json, why: { key: 'advice.deal for more' } };
  return { value: { answer: 'decline', ...NO_TERMS } as unknown as Json, why: { key: 'advice.bad deal' } };
}

/** Nobody haggles for more than this. */
const MOST_MORE = 3;

const isPossible = (decision: Decision, reply: ReplyPlan): boolean =>
  decision.kind === 'plan' && decision.check(reply as unknown as Json) === null;

/** What it brings to accept rather than not; null where that cannot be. */
function accepted(state: State<Game>, seat: Seat, roll: Roll): number | null {
  const answer = (value: Json) => ({ seat, decision: ANSWER, value });
  const accept = answer({ answer: 'accept', ...NO_TERMS } as unknown as Json);
  if (refuse(ti4, state, accept) !== null) return null;
  const depth = state.stack.length - 1;
  const worthOf = (given: typeof accept): number => {
    const world = copy(ti4, state);
    play(ti4, world, given);
    carryOut(world, depth, roll);
    return valueFor(world.game, seat);
  };
  return worthOf(accept) - worthOf(answer({ answer: 'decline', ...NO_TERMS } as unknown as Json));
}

// Transactions: an offer to another player, who accepts it, declines it, or answers with another one. What can be done at once is
// carried out; what is promised beyond it is written down and binds nobody.
import type { FreeAction, Refusal, Roll } from '@custodian/kernel';
import { askForPlan, freelyPlanned, planned, used } from '@custodian/kernel';
import { giveActionCard } from '../../atoms/action-cards.ts';
import { returnCaptured } from '../../atoms/capture.ts';
import {
  declineOffer,
  giveGoods,
  giveNote,
  judgePromise,
  layOffer,
  noteTransaction,
  takeOffer,
  writePromise,
} from '../../atoms/goods.ts';
import { giveFragment } from '../../atoms/prophecy.ts';
import type { PlanetId } from '../../facts/index.ts';
import type { G, Seat, Ti4 } from '../../game.ts';
import type { OfferPlan, ReplyPlan, Side } from '../../plans/trade.ts';
import { offerPlan, promisePlan, replyPlan } from '../../plans/trade.ts';
import { fragmentsOf } from '../../queries/exploration.ts';
import { givableNotes } from '../../queries/notes.ts';
import { windowOrder } from '../../queries/order.ts';
import { isLaidOpenAtOnce, noteId, noteOwner, playerOf } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import {
  mayTradeCards,
  partnersOf,
  refuseSide,
  refuseTrade,
  refuseUsualTrade,
  tradeablePlanets,
} from '../../queries/trade.ts';
import type { FourthEdition, Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import type { HandedOver } from './planets.ts';

type Offer = G['offers'][number];
type Terms = Pick<Offer, 'give' | 'take' | 'promise' | 'wanted'>;

export const NOTHING: Side = { tradeGoods: 0, commodities: 0, note: '', actionCards: [] };
const NO_TERMS: Terms = { give: NOTHING, take: NOTHING, promise: '', wanted: '' };
const LONGEST_PROMISE = 200;
/** How often an offer is answered with another before one of the two has to begin anew. */
const MOST_REPLIES = 6;

const offerOf = (g: G, id: number): Offer => g.offers.find((o) => o.id === id) as Offer;

/** Terms seen from the other side. */
const turned = ({ give, take, promise, wanted }: Terms): Terms => ({
  give: take,
  take: give,
  promise: wanted,
  wanted: promise,
});

const sizeOf = (list: readonly unknown[] = []): number => list.length;

const isEmpty = ({ give, take, promise, wanted }: Terms): boolean =>
  [give, take].every(
    (s) =>
      s.tradeGoods + s.commodities + s.actionCards.length + sizeOf(s.captured) + sizeOf(s.fragments) === 0 &&
      s.note === '' &&
      s.planet === undefined,
  ) &&
  promise === '' &&
  wanted === '';

/** Why `from` cannot offer these terms: his side by what he has, the other's by what he can know of it. */
function refuseTerms(g: G, from: Seat, to: Seat, terms: Terms): Refusal | null {
  if (terms.promise.length > LONGEST_PROMISE || terms.wanted.length > LONGEST_PROMISE)
    return why('deals', 'why.promise too long', { most: LONGEST_PROMISE });
  if (isEmpty(terms)) return why('transactions', 'why.nothing offered');
  return (
    refuseTrade(g, from, to) ?? refuseSide(g, from, to, terms.give, false) ?? refuseSide(g, to, from, terms.take, true)
  );
}

const offering: FreeAction<FourthEdition> = freelyPlanned<FourthEdition, OfferPlan>(offerPlan, {
  rule: 'transactions',
  text: say('free.offer a transaction'),
  may: (g, seat) => (partnersOf(g, seat).length > 0 ? null : why('transactions', 'why.no transactions now')),
  check: (g, seat, { partner, ...terms }) => refuseTerms(g, seat, partner, terms),
  sample: (g, seat, roll) => {
    const partners = partnersOf(g, seat);
    const partner = partners[roll(partners.length) - 1] as Seat;
    const { tradeGoods, commodities, hand } = playerOf(g, seat);
    const notes = givableNotes(g, seat, partner);
    const card = mayTradeCards(g, { a: seat, b: partner }) && roll(2) === 1 ? hand[roll(hand.length) - 1] : undefined;
    const give = {
      ...NOTHING,
      tradeGoods: roll(tradeGoods + 1) - 1,
      commodities: roll(commodities + 1) - 1,
      note: roll(3) === 1 ? (notes[roll(notes.length) - 1] ?? '') : '',
      actionCards: card === undefined ? [] : [card],
      ...samplePlanet(g, seat, roll),
      ...sampleFragment(g, seat, roll),
      ...sampleCaptives(g, seat, partner, roll),
    };
    const asked = roll(2) === 1 ? playerOf(g, partner).tradeGoods : 0;
    const take = { ...NOTHING, tradeGoods: roll(asked + 1) - 1, ...sampleCaptives(g, partner, seat, roll) };
    const terms = { ...NO_TERMS, give, take };
    return { partner, ...(isEmpty(terms) ? { ...terms, promise: '…' } : terms) };
  },
  run: (x, seat, { partner, give, take, promise, wanted }) => ({
    offer: layOffer(x, { from: seat, to: partner, give: copied(give), take: copied(take), promise, wanted }),
  }),
  asks: 'answer an offer',
});

const copied = ({ tradeGoods, commodities, note, actionCards, planet, captured, fragments = [] }: Side) => ({
  tradeGoods,
  commodities,
  note,
  actionCards: [...actionCards],
  ...(planet === undefined ? {} : { planet }),
  ...(captured === undefined || captured.length === 0 ? {} : { captured: captured.map((line) => ({ ...line })) }),
  ...(fragments.length === 0 ? {} : { fragments: [...fragments] }),
});

function sampleFragment(g: G, seat: Seat, roll: Roll): { fragments?: string[] } {
  const all = fragmentsOf(g, seat);
  const fragment = all.length > 0 && roll(3) === 1 ? all[roll(all.length) - 1] : undefined;
  return fragment === undefined ? {} : { fragments: [fragment] };
}

/** Units of the other that the seat has captured: all of a type, or one. */
function sampleCaptives(g: G, seat: Seat, other: Seat, roll: Roll): { captured?: NonNullable<Side['captured']> } {
  const own = (playerOf(g, seat).captured ?? []).filter(({ owner }) => owner === other);
  const unit = own.length > 0 && roll(3) === 1 ? own[roll(own.length) - 1]?.type : undefined;
  if (unit === undefined) return {};
  const most = own.filter(({ type }) => type === unit).length;
  return { captured: [{ unit, count: roll(most) }] };
}

function samplePlanet(g: G, seat: Seat, roll: Roll): { planet?: PlanetId } {
  const planets = tradeablePlanets(g, seat);
  const planet = planets.length > 0 && roll(3) === 1 ? planets[roll(planets.length) - 1] : undefined;
  return planet === undefined ? {} : { planet };
}

export interface Answering {
  /** Its number: what is in it only the two of them know. */
  offer: number;
  replies?: number;
  from?: Seat;
  to?: Seat;
  /** Beyond the one of this turn or agenda. */
  extra?: true;
  /** Notes that are laid open as they change hands, with who receives each. */
  notes?: { to: Seat; note: string }[];
  /** Planets that change hands. */
  planets?: HandedOver[];
  /** Commodities that have changed hands. */
  given?: { from: Seat; to: Seat; count: number }[];
}

export const answerOffer: Sequence<'answer an offer'> = {
  rule: 'transactions',
  steps: {
    answer: {
      ask: ({ g, v }) => {
        const { from, to, ...terms } = offerOf(g, v.offer);
        const mayReply = (v.replies ?? 0) < MOST_REPLIES;
        return [
          askForPlan(replyPlan, {
            seat: to,
            rule: 'transactions',
            ask: say('ask.offer', { player: from }),
            about: () => ({ partner: from, terms: turned(terms) }),
            check: (reply: ReplyPlan) => refuseReply(g, v.offer, reply, mayReply),
            sample: (roll): ReplyPlan =>
              roll(2) === 1 && refuseAccepting(g, v.offer) === null
                ? { answer: 'accept', ...NO_TERMS }
                : { answer: 'decline', ...NO_TERMS },
            fallback: () => ({ answer: 'decline', ...NO_TERMS }),
          }),
        ];
      },
      then: (x, got) => {
        const offer = offerOf(x.g, x.v.offer);
        const reply = planned(replyPlan, got, offer.to);
        takeOffer(x, offer.id);
        if (reply?.answer === 'counter') {
          const { give, take, promise, wanted } = reply;
          const terms = { give: copied(give), take: copied(take), promise, wanted };
          x.v.offer = layOffer(x, { from: offer.to, to: offer.from, ...terms });
          x.v.replies = (x.v.replies ?? 0) + 1;
          return { goto: 'answer' };
        }
        if (reply?.answer !== 'accept') {
          declineOffer(x, offer);
          return 'end';
        }
        exchange(x, offer);
        return undefined;
      },
    },
    'commodities given': {
      rule: 'commodities',
      window: 'commodities given',
      about: (x) => {
        const next = x.v.given?.shift();
        return next === undefined ? null : { seat: next.from, receiver: next.to, count: next.count, deal: true };
      },
      then: () => ({ goto: 'commodities given' }),
    },
    'note received': {
      window: 'note received',
      about: (x) => {
        const next = x.v.notes?.shift();
        return next === undefined ? null : { seat: next.to, note: noteId(next.note), of: noteOwner(next.note) };
      },
      then: () => ({ goto: 'note received' }),
    },
    'planets change hands': {
      call: 'hand over a planet',
      with: (x) => x.v.planets?.shift() ?? null,
      then: () => ({ goto: 'planets change hands' }),
    },
    'transaction resolved': {
      window: 'transaction resolved',
      about: ({ v: { from, to, extra } }) => ({
        seat: from as Seat,
        partner: to as Seat,
        ...(extra === undefined ? {} : { extra }),
      }),
    },
    'hand of the first': { call: 'hand limit', with: (x) => ({ seat: x.v.from as Seat }) },
    'hand of the second': { call: 'hand limit', with: (x) => ({ seat: x.v.to as Seat }) },
  },
};

/** Whoever accepts must have what is asked of him. */
function refuseAccepting(g: G, id: number): Refusal | null {
  const { from, to, give, take } = offerOf(g, id);
  return refuseTrade(g, from, to) ?? refuseSide(g, from, to, give, false) ?? refuseSide(g, to, from, take, false);
}

function refuseReply(g: G, id: number, { answer, ...terms }: ReplyPlan, mayReply: boolean): Refusal | null {
  if (answer === 'decline') return null;
  if (answer === 'accept') return refuseAccepting(g, id);
  if (!mayReply) return why('transactions', 'why.enough replies');
  const { from, to } = offerOf(g, id);
  return refuseTerms(g, to, from, terms);
}

/** Both sides at once; promises are written down. */
function exchange(x: Ti4<Answering>, { from, to, give, take, promise, wanted }: Offer): void {
  const isExtra = refuseUsualTrade(x.g, from, to) !== null;
  x.v.from = from;
  x.v.to = to;
  x.v.notes = [];
  x.v.planets = [];
  x.v.given = [];
  const hand = (giver: Seat, receiver: Seat, side: Side): void => {
    giveGoods(x, giver, receiver, side.tradeGoods, side.commodities);
    if (side.commodities > 0) x.v.given?.push({ from: giver, to: receiver, count: side.commodities });
    if (side.actionCards.length > 0) used('ability:arbiters');
    for (const card of side.actionCards) giveActionCard(x, giver, receiver, card);
    for (const fragment of side.fragments ?? []) giveFragment(x, giver, receiver, fragment);
    if (side.planet !== undefined) x.v.planets?.push({ planet: side.planet, from: giver, to: receiver });
    for (const { unit, count } of side.captured ?? [])
      for (let i = 0; i < count; i++) returnCaptured(x, giver, { type: unit, owner: receiver });
    if (side.note === '') return;
    giveNote(x, giver, receiver, side.note);
    if (isLaidOpenAtOnce(side.note)) x.v.notes?.push({ to: receiver, note: side.note });
  };
  hand(from, to, give);
  hand(to, from, take);
  // Where both lay one open at once, whoever would be first to act is first to gain by it.
  const order = windowOrder(x.g);
  x.v.notes.sort((a, b) => order.indexOf(a.to) - order.indexOf(b.to));
  if (isExtra) x.v.extra = true;
  noteTransaction(x, from, to, isExtra);
  if (promise !== '') writePromise(x, from, to, promise);
  if (wanted !== '') writePromise(x, to, from, wanted);
}

/** A promise is judged by whoever it was given to, once or again. */
const judging: FreeAction<FourthEdition> = freelyPlanned<
  FourthEdition,
  { promise: number; standing: 'kept' | 'broken' }
>(promisePlan, {
  rule: 'deals',
  text: say('free.judge a promise'),
  may: (g, seat) => (g.promises.some((p) => p.to === seat) ? null : why('deals', 'why.no promise')),
  check: (g, seat, { promise, standing }) => {
    const found = g.promises.find((p) => p.id === promise && p.to === seat);
    if (found === undefined) return why('deals', 'why.no promise');
    return found.standing === standing ? why('deals', 'why.judged already') : null;
  },
  sample: (g, seat, roll) => {
    const own = g.promises.filter((p) => p.to === seat);
    const { id, standing } = own[roll(own.length) - 1] as G['promises'][number];
    return { promise: id, standing: standing === 'kept' ? 'broken' : 'kept' };
  },
  run: (x, _, { promise, standing }) => judgePromise(x, promise, standing),
});

export const freeActions = {
  'offer a transaction': offering,
  'judge a promise': judging,
} satisfies Readonly<Record<string, FreeAction<FourthEdition>>>;

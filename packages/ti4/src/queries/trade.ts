// Who may trade with whom, and with what.
import type { Refusal } from '@custodian/kernel';
import { defineValue } from '@custodian/kernel';
import type { ActionCardId, PlanetId, UnitTypeId } from '../facts/index.ts';
import { actionCards } from '../facts/index.ts';
import type { CapturedUnit, G, Game, Seat } from '../game.ts';
import type { Side } from '../plans/trade.ts';
import { areNeighbors } from './board.ts';
import { isAgendaOpen } from './council.ts';
import { fragmentsOf } from './exploration.ts';
import { ownNotes } from './notes.ts';
import { mayReceiveNote, mayTradeAfar, mayTradeOnceMore } from './permissions.ts';
import { noteId, noteOwner, othersThan, playerOf } from './players.ts';
import { why } from './refusals.ts';

/** May action cards be part of transactions between these two? */
export const mayTradeCards = defineValue<Game, { readonly a: Seat; readonly b: Seat }, boolean>(
  'may trade cards',
  () => false,
);

/** Planets of a seat whose cards it may trade away. */
export const tradeablePlanets = defineValue<Game, Seat, readonly PlanetId[]>('tradeable planets', () => NO_PLANETS);
const NO_PLANETS: readonly PlanetId[] = [];

/** Null: these two may make a transaction now. */
export function refuseTrade(g: G, a: Seat, b: Seat): Refusal | null {
  const refused = refuseUsualTrade(g, a, b);
  if (refused === null || !isAtTable(g, a) || !isAtTable(g, b) || a === b) return refused;
  return mayTradeOnceMore(g, { a, b }) ? null : refused;
}

/** The same, as far as it is the one of this turn or agenda. */
export function refuseUsualTrade(g: G, a: Seat, b: Seat): Refusal | null {
  if (!isAtTable(g, a) || !isAtTable(g, b) || a === b) return why('transactions', 'why.no partner');
  const isAgenda = isAgendaOpen(g);
  if (!isAgenda && (g.phase !== 'action' || g.active < 0)) return why('transactions', 'why.no transactions now');
  if (!isAgenda && g.active !== a && g.active !== b) return why('transactions', 'why.only with the active player');
  if (g.traded.some((t) => (t.a === a && t.b === b) || (t.a === b && t.b === a)))
    return why('transactions', 'why.traded already');
  if (isAgenda || areNeighbors(g, { a, b }) || mayTradeAfar(g, { a, b })) return null;
  return why('neighbors', 'why.no neighbors', { player: b });
}

const isAtTable = (g: G, seat: Seat): boolean =>
  g.players[seat]?.eliminated === false && playerOf(g, seat).faction !== '';

/** What was offered, so that it can be told whether it is offered again. */
export const termsAsText = ({
  give,
  take,
  promise,
  wanted,
}: Pick<G['offers'][number], (typeof TERMS)[number]>): string => JSON.stringify([give, take, promise, wanted]);
const TERMS = ['give', 'take', 'promise', 'wanted'] as const;

/** With whom a seat may trade now. */
export const partnersOf = (g: G, seat: Seat): Seat[] =>
  othersThan(g, seat).filter((other) => refuseTrade(g, seat, other) === null);

/** What a seat cannot give, as far as everybody can see: `open`. What only it can see is looked at when it agrees. */
export function refuseSide(g: G, seat: Seat, other: Seat, side: Side, open: boolean): Refusal | null {
  const player = playerOf(g, seat);
  if (side.tradeGoods > player.tradeGoods || side.commodities > player.commodities)
    return why('transactions', 'why.not so many goods', { player: seat });
  if (side.note !== '') {
    const wrong = open ? isNoteElsewhere(g, other, side.note) : !player.notes.includes(side.note);
    if (wrong) return why('promissory notes', 'why.no such note', { player: seat });
    const barred = mayReceiveNote(g, { seat: other, note: noteId(side.note) });
    if (barred !== null) return barred;
  }
  if (side.planet !== undefined && !tradeablePlanets(g, seat).includes(side.planet))
    return why('transactions', 'why.planet not traded', { planet: side.planet });
  if (side.captured !== undefined && !holds(player.captured ?? [], other, side.captured))
    return why('capture', 'why.no such captive', { player: seat });
  if (side.fragments !== undefined && !hasFragments(g, seat, side.fragments))
    return why('relics', 'why.no such fragment', { player: seat });
  if (side.actionCards.length === 0) return null;
  if (!mayTradeCards(g, { a: seat, b: other })) return why('transactions', 'why.no action cards');
  if (new Set(side.actionCards).size !== side.actionCards.length || side.actionCards.length > player.hand.length)
    return why('transactions', 'why.no such card', { player: seat });
  const isWrong = (card: string): boolean => (open ? isCardElsewhere(g, other, card) : !player.hand.includes(card));
  return side.actionCards.some(isWrong) ? why('transactions', 'why.no such card', { player: seat }) : null;
}

/** Are there so many units of the owner among the captured? Fighters and infantry are nobody's, and never go home so. */
function holds(captured: readonly CapturedUnit[], owner: Seat, wanted: NonNullable<Side['captured']>): boolean {
  const types = new Set(wanted.map(({ unit }) => unit));
  const have = (type: UnitTypeId): number =>
    captured.filter((unit) => unit.owner === owner && unit.type === type).length;
  return types.size === wanted.length && wanted.every(({ unit, count }) => count <= have(unit));
}

/** They lie open before him: everybody knows. */
const hasFragments = (g: G, seat: Seat, copies: readonly string[]): boolean =>
  new Set(copies).size === copies.length && copies.every((copy) => fragmentsOf(g, seat).includes(copy));

/** As `other` sees it, the note cannot be in the seat's hand: it does not exist, lies open, or `other` has it. */
function isNoteElsewhere(g: G, other: Seat, copy: string): boolean {
  const owner = noteOwner(copy);
  if (g.players[owner] === undefined || playerOf(g, owner).eliminated || !ownNotes(g, owner).includes(copy))
    return true;
  return playerOf(g, other).notes.includes(copy) || g.players.some((p) => p.notesInPlay.includes(copy));
}

function isCardElsewhere(g: G, other: Seat, copy: string): boolean {
  const dot = copy.lastIndexOf('.');
  const id = copy.slice(0, dot) as ActionCardId;
  const number = Number(copy.slice(dot + 1));
  if (!Object.hasOwn(actionCards, id) || !Number.isInteger(number) || number < 1 || number > actionCards[id].copies)
    return true;
  return playerOf(g, other).hand.includes(copy) || g.actionDiscard.includes(copy) || g.table.actionCards.includes(copy);
}

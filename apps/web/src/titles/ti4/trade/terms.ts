// The terms of a transaction: what each side gives at once, and what each promises beyond it.
import type { Seat } from '@custodian/kernel';
import type { NoteId, PlanetId, UnitTypeId } from '@custodian/ti4/facts';
import { noteIds, promissoryNotes } from '@custodian/ti4/facts';
import type { Game } from '@custodian/ti4/game';
import type { AboutNamed, PlanNamed } from '@custodian/ti4/plans';
import { noteOf } from '@custodian/ti4/queries/players';

export type Terms = AboutNamed<'reply'>['terms'];
export type Side = Terms['give'];
export type Offer = PlanNamed<'offer'>;

/** Where a partner is still to be chosen. */
export const NOT_CHOSEN = -1;

const nothing: Side = { tradeGoods: 0, commodities: 0, note: '', actionCards: [] };
export const noTerms: Terms = { give: nothing, take: nothing, promise: '', wanted: '' };

export const isEmptySide = (side: Side): boolean => {
  const { tradeGoods, commodities, note, actionCards, planet, captured = [], fragments = [] } = side;
  const counted = tradeGoods + commodities + actionCards.length + captured.length + fragments.length;
  return counted === 0 && note === '' && planet === undefined;
};

/** The same with another planet, or none. */
export function withPlanet({ planet: _, ...side }: Side, planet: PlanetId | undefined): Side {
  return planet === undefined ? side : { ...side, planet };
}

/** The same with a fragment more or less. */
export function withFragment({ fragments = [], ...side }: Side, copy: string): Side {
  const others = fragments.filter((each) => each !== copy);
  const left = others.length < fragments.length ? others : [...fragments, copy];
  return left.length === 0 ? side : { ...side, fragments: left };
}

/** How many captured units of a type go home. */
export const capturedIn = ({ captured = [] }: Side, unit: UnitTypeId): number =>
  captured.find((line) => line.unit === unit)?.count ?? 0;

/** The same with another number of them. */
export function withCaptured({ captured = [], ...side }: Side, unit: UnitTypeId, count: number): Side {
  const others = captured.filter((line) => line.unit !== unit);
  const lines = count === 0 ? others : [...others, { unit, count }];
  return lines.length === 0 ? side : { ...side, captured: lines };
}

export const isEmpty = ({ give, take, promise, wanted }: Terms): boolean =>
  isEmptySide(give) && isEmptySide(take) && promise === '' && wanted === '';

const isOf = (game: Game, id: NoteId, seat: Seat): boolean => {
  const { faction } = promissoryNotes[id];
  return faction === null || faction === game.players[seat]?.faction;
};

/** Notes that a seat could give, as far as `viewer` can know: his own as he sees them; of others those that lie open nowhere and that
 *  the viewer does not hold: their own, and the viewer's own that have left his hand. */
export function notesOf(game: Game, seat: Seat, viewer: Seat): string[] {
  if (seat === viewer) return [...(game.players[seat]?.notes ?? [])];
  const inPlay = game.players.flatMap((player) => player.notesInPlay);
  const known = game.players[viewer]?.notes ?? [];
  return [seat, viewer].flatMap((owner) =>
    noteIds
      .filter((id) => isOf(game, id, owner))
      .map((id) => noteOf(id, owner))
      .filter((copy) => !inPlay.includes(copy) && !known.includes(copy)),
  );
}

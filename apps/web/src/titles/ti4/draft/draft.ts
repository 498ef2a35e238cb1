// A slice draft as the page shows it: what lies open, who has taken what, and whose turn it is.
import type { Hex } from '@custodian/galaxy';
import { hexCentre } from '@custodian/galaxy';
import type { Json, Seat } from '@custodian/kernel';
import type { ChooseView, TableView } from '@custodian/protocol';
import type { FactionId, TileId } from '@custodian/ti4/facts';
import type { Game } from '@custodian/ti4/game';
import { NOBODY } from '@custodian/ti4/game';
import { layoutOf } from '@custodian/ti4/queries/layout';
import type { Optimal } from '@custodian/ti4/queries/slices';
import { optimalOf, sliced } from '@custodian/ti4/queries/slices';
import { turned, turnToFoot } from '../../../board/geometry.ts';

export interface SliceShown {
  readonly id: string;
  readonly number: number;
  readonly tiles: readonly TileId[];
  readonly optimal: Optimal;
  readonly taker: Seat | null;
}

export interface Draft {
  readonly slices: readonly SliceShown[];
  readonly places: readonly {
    readonly id: string;
    readonly number: number;
    readonly goods: number;
    readonly taker: Seat | null;
  }[];
  readonly factions: readonly { readonly id: string; readonly faction: FactionId; readonly taker: Seat | null }[];
  /** Who picks next, and after that, as far as one round. */
  readonly next: readonly Seat[];
}

export const isDraft = ({ ask }: Pick<ChooseView, 'ask'>): boolean => ask.key === 'ask.draft';

const somebody = (seat: number): Seat | null => (seat === NOBODY ? null : seat);
const numbers = (value: Json | undefined): readonly number[] => (value ?? []) as readonly number[];

/** Null: nothing is drafted, or nothing lies open yet. */
export function draftIn(stack: TableView['stack'], game: Game): Draft | null {
  const frame = stack.find(({ run }) => run === 'slice draft');
  if (frame?.v.slices === undefined) return null;
  const taken = numbers(frame.v.taken);
  const order = numbers(frame.v.order);
  const turn = (frame.v.turn as number | undefined) ?? 0;
  const pool = (frame.v.pool ?? []) as readonly FactionId[];
  return {
    slices: (frame.v.slices as readonly (readonly TileId[])[]).map((tiles, n) => ({
      id: `slice:${n}`,
      number: n + 1,
      tiles,
      optimal: optimalOf(tiles),
      taker: somebody(taken.indexOf(n)),
    })),
    places: layoutOf(game).startingTradeGoods.map((goods, n) => ({
      id: `place:${n}`,
      number: n + 1,
      goods,
      taker: somebody(game.players.findIndex(({ position }) => position === n)),
    })),
    factions: pool.map((faction) => ({
      id: `faction:${faction}`,
      faction,
      taker: somebody(game.players.findIndex((player) => player.faction === faction)),
    })),
    next: order.map((_, n) => pickerAt(order, turn + n)),
  };
}

/** In order, back, and in order again. */
function pickerAt(order: readonly Seat[], turn: number): Seat {
  const at = turn % order.length;
  return order[Math.floor(turn / order.length) % 2 === 1 ? order.length - 1 - at : at] as Seat;
}

export interface SlicePlace {
  readonly x: number;
  readonly y: number;
}

/** Where the tiles of a slice would lie around a home place that is brought to the foot, and the home itself; in hexes of size 1. */
export function slicePlaces(
  game: Game,
  position: number,
): { readonly home: SlicePlace; readonly tiles: readonly SlicePlace[] } {
  const layout = layoutOf(game);
  const at = position === NOBODY ? 0 : position;
  const home = layout.homes[at] as Hex;
  const sixths = turnToFoot(home);
  const place = (hex: Hex): SlicePlace => hexCentre(turned(hex, sixths), 1);
  return { home: place(home), tiles: (sliced(layout).slices[at] ?? []).map(place) };
}

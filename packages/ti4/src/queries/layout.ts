// The shape of the galaxy for a number of players.
import type { Hex } from '@custodian/galaxy';
import type { ComponentSet, GalaxyLayout } from '../facts/index.ts';
import { layouts, tradeGoodsFor } from '../facts/index.ts';
import type { G } from '../game.ts';
import { idsInPlay, setsOf } from './box.ts';

/** The usual one, or the other that players may agree on. Undefined: so many cannot play, or have no other. */
export const layoutFor = (players: number, sets: readonly ComponentSet[], other = false): GalaxyLayout | undefined =>
  idsInPlay(layouts, sets)
    .map((id) => layouts[id])
    .find((layout) => layout.players === players && layout.alternative === other);

/** The fewest and the most who can play with these sets. */
export function seatsWith(sets: readonly ComponentSet[]): readonly [least: number, most: number] {
  const counts = idsInPlay(layouts, sets).map((id) => layouts[id].players);
  return [Math.min(...counts), Math.max(...counts)];
}

export const layoutOf = (g: G): GalaxyLayout =>
  layoutFor(g.players.length, setsOf(g), g.options.otherLayout) as GalaxyLayout;

/** What seats at these homes begin with: nothing, unless the galaxy of so many players is cramped. */
export const goodsAt = (g: G, homes: readonly Hex[]): readonly number[] =>
  layoutOf(g).startingTradeGoods.some((goods) => goods > 0) ? tradeGoodsFor(homes) : homes.map(() => 0);

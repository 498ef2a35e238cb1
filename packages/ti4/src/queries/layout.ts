// The shape of the galaxy for a number of players.
import type { Hex } from '@custodian/galaxy';
import type { ComponentSet, GalaxyLayout } from '../facts/index.ts';
import { layouts, tradeGoodsFor } from '../facts/index.ts';
import type { G } from '../game.ts';
import { idsInPlay, setsOf, setsWith } from './box.ts';

/** The usual one. Undefined: so many cannot play. */
export const layoutFor = (players: number, sets: readonly ComponentSet[]): GalaxyLayout | undefined =>
  idsInPlay(layouts, sets)
    .map((id) => layouts[id])
    .find((layout) => layout.players === players && !layout.alternative);

const counts = idsInPlay(layouts, setsWith({})).map((id) => layouts[id].players);
export const leastSeats: number = Math.min(...counts);
export const mostSeats: number = Math.max(...counts);

export const layoutOf = (g: G): GalaxyLayout => layoutFor(g.players.length, setsOf(g)) as GalaxyLayout;

/** What seats at these homes begin with: nothing, unless the galaxy of so many players is cramped. */
export const goodsAt = (g: G, homes: readonly Hex[]): readonly number[] =>
  layoutOf(g).startingTradeGoods.some((goods) => goods > 0) ? tradeGoodsFor(homes) : homes.map(() => 0);

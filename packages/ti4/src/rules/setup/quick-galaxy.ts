// A galaxy without questions: placed at random by the rules of placement, or laid as a map says.
import { isRefusal } from '@custodian/kernel';
import { layHyperlanes, placeTile } from '../../atoms/board.ts';
import { boxTiles } from '../../atoms/setup.ts';
import type { TileId } from '../../facts/index.ts';
import type { G, Ti4 } from '../../game.ts';
import { NOBODY } from '../../game.ts';
import { fullTiles } from '../../inventory.ts';
import type { GalaxyMap } from '../../map.ts';
import { readMap, sampleMap } from '../../map.ts';
import { setsOf } from '../../queries/box.ts';
import { goodsAt, layoutOf } from '../../queries/layout.ts';
import {
  assignPositions,
  divideTiles,
  layHomes,
  layMecatolRex,
  layNexus,
  placementsOf,
  placingSeat,
  turnsOf,
} from './placing-tiles.ts';

/** Every player places at random what he was dealt. */
export function layRandomGalaxy(x: Ti4): void {
  const { homes, startingTradeGoods } = layoutOf(x.g);
  assignPositions(x, startingTradeGoods);
  layMecatolRex(x);
  layHomes(x, homes);
  const { first, hands, box } = divideTiles(x);
  boxTiles(x, box, false);
  for (const tile of first) placeAnywhere(x, [tile]);
  for (let turn = 0; turn < turnsOf(x.g); turn++) {
    const hand = hands[placingSeat(x.g, turn)] as string[];
    const tile = placeAnywhere(x, hand);
    hand.splice(hand.indexOf(tile), 1);
  }
}

function placeAnywhere(x: Ti4, hand: readonly string[]): string {
  const { legal } = placementsOf(x.g, hand);
  const { tile, hex } = legal[x.roll('galaxy', legal.length) - 1] as (typeof legal)[number];
  placeTile(x, NOBODY, tile as TileId, hex.q, hex.r);
  return tile;
}

/** The map of the options was checked when the table was laid. Everybody sees which tiles it does not use. */
export function layMap(x: Ti4): void {
  const { places, homes, hyperlanes } = mapOf(x.g);
  assignPositions(x, x.g.options.galaxy === 'sample' ? goodsAt(x.g, homes) : homes.map(() => 0));
  const onTheMap = new Set<string>(places.map((p) => p.id));
  boxTiles(
    x,
    [...fullTiles('blue', setsOf(x.g)), ...fullTiles('red', setsOf(x.g))].filter((tile) => !onTheMap.has(tile)),
    true,
  );
  for (const { id, q, r } of places) placeTile(x, NOBODY, id, q, r);
  layHyperlanes(x, hyperlanes);
  layNexus(x, [...places, ...homes, ...hyperlanes.map((lane) => lane.hex)]);
  layHomes(x, homes);
}

/** The map that the galaxy is laid by. */
export function mapOf(g: G): GalaxyMap {
  const seats = g.players.length;
  const map = g.options.galaxy === 'sample' ? sampleMap(seats, setsOf(g)) : readMap(seats, g.options.map, setsOf(g));
  if (map === undefined || isRefusal(map)) throw new Error(`there is no map for ${seats} players: ${g.options.map}`);
  return map;
}

// A galaxy without questions: placed at random by the rules of placement, or laid as a map says.
import type { Hex } from '@custodian/galaxy';
import { placeFaceDown, placeTile, turnFaceDownTile } from '../../atoms/board.ts';
import { assignPosition, boxTiles } from '../../atoms/setup.ts';
import type { PlayerCount } from '../../content/facts/index.ts';
import type { Seat, Ti3 } from '../../game.ts';
import { NOBODY } from '../../game.ts';
import { fullTiles } from '../../inventory.ts';
import { HOME, readMap } from '../../map.ts';
import { seatsIn } from '../../queries/players.ts';
import {
  assignPositions,
  connectHomes,
  divideSystems,
  hasPlanet,
  layoutOf,
  placementsOf,
  placingSeat,
} from './placing-systems.ts';

/** Every player places at random what he was dealt. */
export function layRandomGalaxy(x: Ti3): void {
  const layout = layoutOf(x.g);
  assignPositions(x);
  const { chosen, unseen, faceDown, hands } = divideSystems(x);
  boxTiles(x, unseen, chosen);
  placeTile(x, 'mecatolRex', 0, 0, NOBODY);
  for (const tile of faceDown) {
    const { q, r } = oneOf(x, layout.rings[0] as readonly Hex[]);
    placeFaceDown(x, tile, q, r, NOBODY);
  }
  const planetless = new Set<Seat>();
  for (let turn = 0; turn < layout.dealtPerPlayer * x.g.players.length; turn++) {
    const seat = placingSeat(x.g, turn);
    const hand = hands[seat] as string[];
    const { tile, hex } = oneOf(x, placementsOf(x.g, hand, planetless.has(seat)).legal);
    hand.splice(hand.indexOf(tile), 1);
    placeTile(x, tile, hex.q, hex.r, NOBODY);
    if (hasPlanet(tile)) planetless.delete(seat);
    else planetless.add(seat);
    connectHomes(x);
  }
  turnFaceDownTile(x);
}

/** The map was checked when the table was laid. Its home places belong to the seats in their order. */
export function layMap(x: Ti3): void {
  for (const seat of seatsIn(x.g)) assignPosition(x, seat, seat);
  const places = readMap(x.g.players.length as PlayerCount, x.g.options.map);
  if (!Array.isArray(places)) throw new Error(`a map that was accepted is refused: ${JSON.stringify(places)}`);
  const onTheMap = places.map((p) => p.id);
  boxTiles(
    x,
    [],
    fullTiles(x.g.options).filter((tile) => !onTheMap.includes(tile)),
  );
  for (const { id, q, r } of places) if (id !== HOME) placeTile(x, id, q, r, NOBODY);
  connectHomes(x);
}

function oneOf<T>(x: Ti3, items: readonly T[]): T {
  return items[x.roll('galaxy', items.length) - 1] as T;
}

// The tiles of a new galaxy: which are dealt to whom, where a player may place his, and where home systems go.
import type { BarredPlacement, Hex, Placement } from '@custodian/galaxy';
import { hexDistance, isBeside, legalPlacements, ringOf } from '@custodian/galaxy';
import { used } from '@custodian/kernel';
import { layHyperlanes, placeTile } from '../../atoms/board.ts';
import { assignPosition } from '../../atoms/setup.ts';
import type { FactionId, TileId } from '../../facts/index.ts';
import { factions, mecatolRex, tiles, wormholeNexus, wormholes } from '../../facts/index.ts';
import type { G, Seat, Ti4 } from '../../game.ts';
import { NOBODY } from '../../game.ts';
import { fullTiles } from '../../inventory.ts';
import { homeTile, tileAt } from '../../queries/board.ts';
import { hasProphecy, setsOf } from '../../queries/box.ts';
import { layoutOf } from '../../queries/layout.ts';
import { clockwiseFrom, hasAbility, playerOf, seatsIn } from '../../queries/players.ts';

/** The tiles as they are divided before the first is placed. */
interface Division {
  /** Laid by the speaker before the players begin. */
  readonly first: string[];
  readonly hands: string[][];
  readonly box: string[];
}

/** Shuffles the tiles back by back and deals as many of each as this number of players uses. */
export function divideTiles(x: Ti4): Division {
  const { dealt, first } = layoutOf(x.g);
  const piles = {
    blue: x.shuffle('blue tiles', fullTiles('blue', setsOf(x.g))),
    red: x.shuffle('red tiles', fullTiles('red', setsOf(x.g))),
  };
  const taken = (counts: { readonly blue: number; readonly red: number }): string[] => [
    ...piles.blue.splice(0, counts.blue),
    ...piles.red.splice(0, counts.red),
  ];
  const hands = x.g.players.map(() => taken(dealt));
  return { hands, first: taken(first), box: [...piles.blue, ...piles.red] };
}

/** How many tiles the players place in all. */
export const turnsOf = (g: G): number => {
  const { blue, red } = layoutOf(g).dealt;
  return (blue + red) * g.players.length;
};

/** Whose turn it is to place a tile: clockwise from the speaker, then back, then clockwise again. */
export function placingSeat(g: G, turn: number): Seat {
  const order = clockwiseFrom(g, g.speaker);
  const at = turn % order.length;
  const isWayBack = Math.floor(turn / order.length) % 2 === 1;
  return order[isWayBack ? order.length - 1 - at : at] as Seat;
}

export interface Placements {
  readonly legal: readonly Placement[];
  readonly barred: readonly BarredPlacement<'anomalies apart' | 'wormholes apart'>[];
}

/** Where these tiles may go. Anomalies keep off each other, and wormholes of a kind, if there is any other option. */
export function placementsOf(g: G, hand: readonly string[]): Placements {
  const isAnomaly = (tile: string): boolean => tiles[tile as TileId].anomaly !== null;
  const anomalies = g.systems.filter((s) => tileAt(s).anomaly !== null);
  const like = (tile: string): readonly Hex[] => {
    const own = wormholes.filter((kind) => tiles[tile as TileId].wormholes.includes(kind));
    return own.length === 0 ? [] : g.systems.filter((s) => own.some((kind) => tileAt(s).wormholes.includes(kind)));
  };
  return legalPlacements({
    hand: hand.map((id) => ({ id })),
    placed: g.systems,
    rings: layoutOf(g).rings,
    bars: [
      { why: 'anomalies apart', bars: ({ id }, hex) => isAnomaly(id) && isBeside(hex, anomalies), yields: true },
      { why: 'wormholes apart', bars: ({ id }, hex) => isBeside(hex, like(id)), yields: true },
    ],
  });
}

/** Home places run clockwise as the seats do. Where they are not alike, it is drawn who has which. */
export function assignPositions(x: Ti4, goods: readonly number[]): void {
  const isAlike = goods.every((count) => count === goods[0]);
  const turned = isAlike ? 0 : x.roll('positions', goods.length) - 1;
  for (const seat of seatsIn(x.g)) assignPosition(x, seat, (seat + turned) % goods.length);
}

/** Mecatol Rex, and everybody's home system at its place; a faction that has a gate lays that, and its home beside the map. */
export function layHomes(x: Ti4, homes: readonly Hex[]): void {
  for (const seat of seatsIn(x.g)) {
    const { faction, position } = playerOf(x.g, seat);
    const home = homeTile(x.g, seat) as TileId;
    const gate = hasAbility(x.g, seat, 'creussGate') ? factions[faction as FactionId].gate : undefined;
    const at = homes[position] as Hex;
    placeTile(x, seat, gate ?? home, at.q, at.r);
    if (gate === undefined) continue;
    used('ability:creussGate');
    const beside = besideTheMap(x.g, homes, at);
    placeTile(x, seat, home, beside.q, beside.r);
  }
}

/** The middle of the galaxy, the hyperlanes that are part of it, and the wormhole nexus beside it. */
export function layMecatolRex(x: Ti4): void {
  const { id, hyperlanes, homes, rings } = layoutOf(x.g);
  used('layout', id);
  placeTile(x, NOBODY, mecatolRex, 0, 0);
  layHyperlanes(x, hyperlanes);
  layNexus(x, [...homes, ...rings.flat()]);
}

/** With Prophecy of Kings: north-west of the map, where it touches nothing. */
export function layNexus(x: Ti4, map: readonly Hex[]): void {
  if (!hasProphecy(x.g)) return;
  const rings = Math.max(...map.map(ringOf));
  placeTile(x, NOBODY, wormholeNexus, -rings, -Math.ceil(rings / 2));
}

/** Further out than a place on the map, touching no tile there is or will be. */
function besideTheMap(g: G, homes: readonly Hex[], from: Hex): Hex {
  const taken: readonly Hex[] = [...g.systems, ...(g.hyperlanes ?? []), ...homes, ...layoutOf(g).rings.flat()];
  for (let times = 2; ; times++) {
    const hex = { q: from.q * times, r: from.r * times };
    if (taken.every((tile) => hexDistance(hex, tile) > 1)) return hex;
  }
}

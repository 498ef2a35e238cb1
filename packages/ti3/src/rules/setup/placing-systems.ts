// The systems of a new galaxy: which leave the game, which are dealt to whom, and where a player may place his.
import type { BarredPlacement, Placement } from '@custodian/galaxy';
import { connectedHomes, isBeside, legalPlacements, sameHex } from '@custodian/galaxy';
import { placeTile } from '../../atoms/board.ts';
import { assignPosition } from '../../atoms/setup.ts';
import type { GalaxyLayout, PlayerCount, TileId } from '../../content/facts/index.ts';
import { layouts, tileOf } from '../../content/facts/index.ts';
import type { G, Seat, Ti3 } from '../../game.ts';
import { fullTiles } from '../../inventory.ts';
import { tileAt } from '../../queries/board.ts';
import { clockwiseFrom, playerOf } from '../../queries/players.ts';

export const layoutOf = (g: G): GalaxyLayout => layouts[g.players.length as PlayerCount];

export const hasPlanet = (tile: string): boolean => tileOf(tile).planets.length > 0;

/** The systems as they are divided before the first is placed. */
interface Division {
  /** Taken out of the box' 32 face up, before shuffling. */
  readonly chosen: string[];
  /** Taken out unseen. */
  readonly unseen: string[];
  /** Placed face down by the first player. */
  readonly faceDown: string[];
  readonly hands: string[][];
}

/** Shuffles the systems, takes out those that this number of players does not use, and deals the rest. */
export function divideSystems(x: Ti3): Division {
  const { removed, dealtPerPlayer } = layoutOf(x.g);
  const all = fullTiles(x.g.options);
  const chosen = removed.chosen.flatMap(({ tile, count }) => all.filter((t) => tileOf(t).id === tile).slice(0, count));
  const shuffled = x.shuffle(
    'systems',
    all.filter((tile) => !chosen.includes(tile)),
  );
  const unseen = shuffled.splice(0, removed.random);
  const faceDown = shuffled.splice(0, removed.faceDown);
  const hands = x.g.players.map(() => shuffled.splice(0, dealtPerPlayer));
  return { chosen, unseen, faceDown, hands };
}

/** Whose turn it is to place a system: clockwise from the first player, then back, then clockwise again. */
export function placingSeat(g: G, turn: number): Seat {
  const order = clockwiseFrom(g, g.speaker);
  const at = turn % order.length;
  const isWayBack = Math.floor(turn / order.length) % 2 === 1;
  return order[isWayBack ? order.length - 1 - at : at] as Seat;
}

export interface Placements {
  readonly legal: readonly Placement[];
  readonly barred: readonly BarredPlacement<'needs-planet' | 'special-next-to-special'>[];
}

/** Where the systems of a hand may go; of several copies the first stands for all. What lies face down bars nothing. After a
 *  system without a planet comes one with, if there is one; then a special system keeps off others, if that can be. */
export function placementsOf(g: G, hand: readonly string[], lastHadNoPlanet: boolean): Placements {
  const kinds = hand.map((tile) => tileOf(tile).id);
  const different = hand.filter((_, i) => kinds.indexOf(kinds[i] as TileId) === i);
  const isSpecial = (tile: string): boolean => tileOf(tile).kind === 'special';
  const specials = g.systems.filter((s) => tileAt(s).kind === 'special');
  const needsPlanet = lastHadNoPlanet && different.some(hasPlanet);
  return legalPlacements({
    hand: different.map((id) => ({ id })),
    placed: g.systems,
    rings: layoutOf(g).rings,
    bars: [
      { why: 'needs-planet', bars: ({ id }) => needsPlanet && !hasPlanet(id) },
      { why: 'special-next-to-special', bars: ({ id }, hex) => isSpecial(id) && isBeside(hex, specials), yields: true },
    ],
  });
}

/** Five players draw their places; otherwise the homes of the layout run clockwise as the seats do. */
export function assignPositions(x: Ti3): void {
  const positions = x.g.players.map((_, seat) => seat);
  const drawn = positions.length === 5 ? x.shuffle('positions', positions) : positions;
  for (const seat of positions) assignPosition(x, seat, drawn[seat] as number);
}

/** Home systems join the galaxy as soon as their places are available. */
export function connectHomes(x: Ti3): void {
  const layout = layoutOf(x.g);
  for (const hex of connectedHomes(x.g.systems, layout)) {
    if (x.g.systems.some((s) => sameHex(s, hex))) continue;
    const seat = x.g.players.findIndex((p) => p.position === layout.homes.indexOf(hex));
    placeTile(x, `home-${playerOf(x.g, seat).race}`, hex.q, hex.r, seat);
  }
}

// Creating the galaxy: systems are dealt, homes chosen, and the players place one system after the other around
// Mecatol Rex, ring by ring.
import type { Hex, Placement } from '@custodian/galaxy';
import { DIRECTIONS, hexKey, parseHexKey, sameHex } from '@custodian/galaxy';
import type { Choose, Plan, Refusal } from '@custodian/kernel';
import { askForPlan, planned } from '@custodian/kernel';
import { placeFaceDown, placeTile, turnFaceDownTile } from '../../atoms/board.ts';
import { assignPosition, boxTiles, dealTiles, showTiles, takeTile } from '../../atoms/setup.ts';
import { tileOf } from '../../content/facts/index.ts';
import type { G, Seat, Ti3 } from '../../game.ts';
import { NOBODY } from '../../game.ts';
import type { TilePlan } from '../../plans/sharing.ts';
import { tilePlan } from '../../plans/sharing.ts';
import { clockwiseFrom, playerOf } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import type { Placements } from './placing-systems.ts';
import {
  assignPositions,
  connectHomes,
  divideSystems,
  hasPlanet,
  layoutOf,
  placementsOf,
  placingSeat,
} from './placing-systems.ts';
import { layMap, layRandomGalaxy } from './quick-galaxy.ts';

export interface Creation {
  /** Systems placed so far. */
  turn: number;
  /** Whose last system had no planet: one bit a seat. */
  planetless: number;
  /** Where the first player wants the system that lies face down. */
  faceDownAt?: string;
}

export const galaxyCreation: Sequence<'galaxy creation'> = {
  rule: 'galaxy creation',
  steps: {
    'without questions': {
      do: (x) => {
        if (x.g.options.galaxy === 'played') return;
        if (x.g.options.galaxy === 'map') layMap(x);
        else layRandomGalaxy(x);
        return 'end';
      },
    },
    'place Mecatol Rex': {
      do: (x) => placeTile(x, 'mecatolRex', 0, 0, NOBODY),
    },
    'assign home places': {
      rule: 'galaxy.homes',
      do: (x) => {
        if (!choosesSides(x.g)) assignPositions(x);
      },
    },
    'choose a place face down': {
      rule: 'five players',
      ask: (x) =>
        layoutOf(x.g).removed.faceDown === 0 ? [] : [sideQuestion(x.g, x.g.speaker, 'ask.face-down place', sides)],
      then: (x, got) => {
        const [side] = (got[x.g.speaker] ?? []) as string[];
        if (side !== undefined) x.v.faceDownAt = side;
      },
    },
    'deal the systems': {
      do: (x) => {
        const { chosen, unseen, faceDown, hands } = divideSystems(x);
        boxTiles(x, unseen, chosen);
        const side = DIRECTIONS.find((direction) => direction.name === x.v.faceDownAt);
        for (const tile of faceDown) if (side) placeFaceDown(x, tile, side.q, side.r, x.g.speaker);
        for (const [seat, hand] of hands.entries()) dealTiles(x, seat, hand);
      },
    },
    'choose a side of Mecatol Rex': {
      rule: 'galaxy.homes',
      ask: (x) => {
        const seat = withoutPlace(x.g);
        const free = freeSides(x.g);
        return seat === undefined || free.length === 1
          ? []
          : [sideQuestion(x.g, seat, 'ask.side of Mecatol Rex', free)];
      },
      then: (x, got) => {
        const seat = withoutPlace(x.g);
        if (seat === undefined) return;
        const [side = freeSides(x.g)[0]] = (got[seat] ?? []) as string[];
        assignPosition(x, seat, sides.indexOf(side as Side));
        return { goto: 'choose a side of Mecatol Rex' };
      },
    },
    'show systems without planets': {
      rule: 'galaxy.planets',
      do: (x) => {
        const seat = placingSeat(x.g, x.v.turn);
        if (lastHadNoPlanet(x, seat) && !playerOf(x.g, seat).tiles.some(hasPlanet)) showTiles(x, seat);
      },
    },
    'place a system': {
      rule: 'galaxy.rings',
      ask: (x) => {
        const placements = placementsNow(x);
        const seat = placingSeat(x.g, x.v.turn);
        return isForced(x.g, seat, placements) ? [] : [placementQuestion(x.g, seat, placements)];
      },
      then: (x, got) => {
        const seat = placingSeat(x.g, x.v.turn);
        const { tile, hex } = placedBy(planned(tilePlan, got, seat)) ?? (placementsNow(x).legal[0] as Placement);
        takeTile(x, seat, tile);
        placeTile(x, tile, hex.q, hex.r, seat);
        x.v.planetless = hasPlanet(tile) ? x.v.planetless & ~(1 << seat) : x.v.planetless | (1 << seat);
        x.v.turn++;
      },
    },
    'connect home systems': {
      rule: 'galaxy.homes',
      do: connectHomes,
    },
    'next player': {
      rule: 'galaxy.order',
      do: (x) => (x.v.turn < turnsOf(x.g) ? { goto: 'show systems without planets' } : undefined),
    },
    'turn the system face up': {
      rule: 'five players',
      do: turnFaceDownTile,
    },
  },
};

/** How many systems are placed in all. */
const turnsOf = (g: G): number => layoutOf(g).dealtPerPlayer * g.players.length;

/** The six sides of Mecatol Rex: with six players, home place after home place. */
const sides = DIRECTIONS.map((direction) => direction.name);
type Side = (typeof sides)[number];

const choosesSides = (g: G): boolean => g.players.length === sides.length;

const freeSides = (g: G): Side[] => sides.filter((_, position) => !g.players.some((p) => p.position === position));

/** The next player, clockwise from the first, who has not yet chosen a side. */
const withoutPlace = (g: G): Seat | undefined =>
  clockwiseFrom(g, g.speaker).find((seat) => playerOf(g, seat).position === NOBODY);

function sideQuestion(
  g: G,
  seat: Seat,
  ask: 'ask.face-down place' | 'ask.side of Mecatol Rex',
  free: readonly Side[],
): Choose {
  const placeOn = (side: Side): Hex => {
    const position = sides.indexOf(side);
    return (ask === 'ask.face-down place' ? DIRECTIONS : layoutOf(g).homes)[position] as Hex;
  };
  return {
    kind: 'choose',
    seat,
    rule: ask === 'ask.face-down place' ? 'five players' : 'galaxy.homes',
    ask: say(ask),
    options: free.map((side) => ({ id: side, text: say(`option.side.${side}`), on: [hexKey(placeOn(side))] })),
    pick: [1, 1],
  };
}

const lastHadNoPlanet = (x: Ti3<Creation>, seat: Seat): boolean => (x.v.planetless & (1 << seat)) !== 0;

function placementsNow(x: Ti3<Creation>): Placements {
  const seat = placingSeat(x.g, x.v.turn);
  return placementsOf(x.g, playerOf(x.g, seat).tiles, lastHadNoPlanet(x, seat));
}

/** One system left and one free place. Where only the rules leave no choice the seat is asked all the same: not to be asked
 *  would tell which systems he holds. */
function isForced(g: G, seat: Seat, { legal, barred }: Placements): boolean {
  const places = new Set(legal.map(({ hex }) => hexKey(hex)));
  for (const { hex, why: bar } of barred) if (bar !== 'ring') places.add(hexKey(hex));
  return playerOf(g, seat).tiles.length === 1 && places.size === 1;
}

/** Answered with { tile, at: 'q,r' }. `about` lists the free places by tile. */
function placementQuestion(g: G, seat: Seat, { legal, barred }: Placements): Plan {
  const asPlan = ({ tile, hex }: Placement): TilePlan => ({ tile, at: hexKey(hex) });
  const tiles = [...new Set(legal.map((p) => p.tile))];
  const places = tiles.map((tile) => [tile, legal.filter((p) => p.tile === tile).map((p) => hexKey(p.hex))]);
  return askForPlan(tilePlan, {
    seat,
    rule: 'galaxy.rings',
    ask: say('ask.place a system'),
    about: () => ({ places: Object.fromEntries(places) }),
    check: (plan) => refusePlacement(g, seat, { legal, barred }, plan),
    sample: (roll) => asPlan(legal[roll(legal.length) - 1] as Placement),
    fallback: () => asPlan(legal[0] as Placement),
  });
}

const reasons = {
  ring: why('galaxy.rings', 'why.inner ring first'),
  'special-next-to-special': why('galaxy.special systems', 'why.special systems apart'),
  'needs-planet': why('galaxy.planets', 'why.planet must follow'),
} satisfies Record<Placements['barred'][number]['why'], Refusal>;

function refusePlacement(g: G, seat: Seat, { legal, barred }: Placements, plan: TilePlan): Refusal | null {
  const placement = placedBy(plan);
  if (placement === null) return why('galaxy creation', 'why.plan malformed');
  const { tile, hex } = placement;
  if (!playerOf(g, seat).tiles.includes(tile)) return why('galaxy creation', 'why.system not dealt', { system: tile });
  const isMeant = (p: Placement): boolean => tileOf(p.tile).id === tileOf(tile).id && sameHex(p.hex, hex);
  if (legal.some(isMeant)) return null;
  const bar = barred.find(isMeant);
  return bar === undefined ? why('galaxy creation', 'why.no free place') : reasons[bar.why];
}
/** Null: nothing was planned, or the place is none. */
function placedBy(plan: TilePlan | undefined): Placement | null {
  const hex = plan === undefined ? null : parseHexKey(plan.at);
  return plan === undefined || hex === null ? null : { tile: plan.tile, hex };
}

// Creating the galaxy: tiles are dealt, homes laid, and the players place one tile after the other around Mecatol Rex, ring by
// ring.
import type { Placement } from '@custodian/galaxy';
import { hexKey, parseHexKey, sameHex } from '@custodian/galaxy';
import type { Plan, Refusal } from '@custodian/kernel';
import { askForPlan, planned } from '@custodian/kernel';
import { placeTile } from '../../atoms/board.ts';
import { boxTiles, dealTiles, drawTilesOpenly, takeTile } from '../../atoms/setup.ts';
import type { TileId } from '../../facts/index.ts';
import type { G, Seat, Ti4 } from '../../game.ts';
import { factionsInPlay } from '../../options.ts';
import type { TilePlan } from '../../plans/setup.ts';
import { tilePlan } from '../../plans/setup.ts';
import { layoutOf } from '../../queries/layout.ts';
import { playerOf, seatsIn } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import type { Placements } from './placing-tiles.ts';
import {
  assignPositions,
  divideTiles,
  layHomes,
  layMecatolRex,
  placementsOf,
  placingSeat,
  turnsOf,
} from './placing-tiles.ts';
import { layMap, layRandomGalaxy } from './quick-galaxy.ts';

export const galaxyCreation: Sequence<'galaxy creation'> = {
  rule: 'galaxy',
  steps: {
    'draft slices': {
      call: 'slice draft',
      with: ({ g, v: { pool } }) =>
        g.options.galaxy === 'slices' ? { pool: pool ?? factionsInPlay(g.options) } : null,
    },
    'without questions': {
      do: (x) => {
        const { galaxy } = x.g.options;
        if (galaxy === 'built') return;
        if (galaxy === 'random') layRandomGalaxy(x);
        else if (galaxy !== 'slices') layMap(x);
        return 'end';
      },
    },
    'lay Mecatol Rex and the home systems': {
      do: (x) => {
        const { homes, startingTradeGoods } = layoutOf(x.g);
        assignPositions(x, startingTradeGoods);
        layMecatolRex(x);
        layHomes(x, homes);
      },
    },
    'deal the tiles': {
      do: (x) => {
        const { first, hands, box } = divideTiles(x);
        boxTiles(x, box, false);
        for (const seat of seatsIn(x.g)) dealTiles(x, seat, hands[seat] as string[]);
        if (first.length > 0) drawTilesOpenly(x, x.g.speaker, first);
        x.v.first = first;
        x.v.turn = 0;
      },
    },
    'the speaker places a tile': {
      ask: (x) => {
        const [tile] = x.v.first ?? [];
        return tile === undefined ? [] : [placementQuestion(x.g.speaker, [tile], firstPlacements(x.g, tile))];
      },
      then: (x, got) => {
        const [tile, ...rest] = x.v.first ?? [];
        if (tile === undefined) return;
        place(x, x.g.speaker, placedBy(planned(tilePlan, got, x.g.speaker)) as Placement);
        x.v.first = rest;
        return { goto: 'the speaker places a tile' };
      },
    },
    'place a tile': {
      ask: (x) => {
        const seat = placingSeat(x.g, x.v.turn ?? 0);
        const { tiles } = playerOf(x.g, seat);
        const placements = placementsOf(x.g, tiles);
        return isForced(tiles, placements) ? [] : [placementQuestion(seat, tiles, placements)];
      },
      then: (x, got) => {
        const turn = x.v.turn ?? 0;
        const seat = placingSeat(x.g, turn);
        const forced = (): Placement => placementsOf(x.g, playerOf(x.g, seat).tiles).legal[0] as Placement;
        place(x, seat, placedBy(planned(tilePlan, got, seat)) ?? forced());
        x.v.turn = turn + 1;
        return turn + 1 < turnsOf(x.g) ? { goto: 'place a tile' } : undefined;
      },
    },
  },
};

function place(x: Ti4, seat: Seat, { tile, hex }: Placement): void {
  takeTile(x, seat, tile);
  placeTile(x, seat, tile as TileId, hex.q, hex.r);
}

/** In any space next to Mecatol Rex. */
function firstPlacements(g: G, tile: string): Placements {
  const { legal, barred } = placementsOf(g, [tile]);
  const yielding = barred.filter((each) => each.why !== 'ring');
  const outer = barred.filter((each) => each.why === 'ring');
  return { legal: [...legal, ...yielding.map(({ hex }) => ({ tile, hex }))], barred: outer };
}

/** One tile left and one free place. Where only the rules leave no choice the seat is asked all the same: not to be asked would
 *  tell which tiles he holds. */
function isForced(hand: readonly string[], { legal, barred }: Placements): boolean {
  const places = new Set(legal.map(({ hex }) => hexKey(hex)));
  for (const { hex, why: bar } of barred) if (bar !== 'ring') places.add(hexKey(hex));
  return hand.length === 1 && places.size === 1;
}

/** Answered with { tile, at: 'q,r' }. `about` lists the free places by tile. */
function placementQuestion(seat: Seat, hand: readonly string[], placements: Placements): Plan {
  const { legal } = placements;
  const asPlan = ({ tile, hex }: Placement): TilePlan => ({ tile, at: hexKey(hex) });
  const placesOf = (tile: string): string[] => legal.filter((p) => p.tile === tile).map((p) => hexKey(p.hex));
  const placeable = [...new Set(legal.map((p) => p.tile))];
  return askForPlan(tilePlan, {
    seat,
    rule: 'galaxy',
    ask: say('ask.place a tile'),
    about: () => ({ places: Object.fromEntries(placeable.map((tile) => [tile, placesOf(tile)])) }),
    check: (plan) => refusePlacement(hand, placements, plan),
    sample: (roll) => asPlan(legal[roll(legal.length) - 1] as Placement),
    fallback: () => asPlan(legal[0] as Placement),
  });
}

const reasons = {
  ring: why('galaxy', 'why.inner ring first'),
  'anomalies apart': why('galaxy', 'why.anomalies apart'),
  'wormholes apart': why('galaxy', 'why.wormholes apart'),
} satisfies Record<Placements['barred'][number]['why'], Refusal>;

function refusePlacement(hand: readonly string[], { legal, barred }: Placements, plan: TilePlan): Refusal | null {
  const placement = placedBy(plan);
  if (placement === null) return why('galaxy', 'why.no free place');
  const { tile, hex } = placement;
  if (!hand.includes(tile)) return why('galaxy', 'why.tile not dealt');
  const isMeant = (p: Placement): boolean => p.tile === tile && sameHex(p.hex, hex);
  if (legal.some(isMeant)) return null;
  const bar = barred.find(isMeant);
  return bar === undefined ? why('galaxy', 'why.no free place') : reasons[bar.why];
}

/** Null: nothing was planned, or the place is none. */
function placedBy(plan: TilePlan | undefined): Placement | null {
  const hex = plan === undefined ? null : parseHexKey(plan.at);
  return plan === undefined || hex === null ? null : { tile: plan.tile, hex };
}

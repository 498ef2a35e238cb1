// The slice draft of the community: parts of the galaxy lie open, and the players pick a slice, a home place and, where factions are
// not dealt, a faction, in any order they like: there, back, and there again. Whoever has the first place is the speaker.
import type { Hex } from '@custodian/galaxy';
import type { Choose, Option } from '@custodian/kernel';
import { placeTile } from '../../atoms/board.ts';
import { assignFaction, assignPosition, boxTiles, takeSlice, unboxTile } from '../../atoms/setup.ts';
import { makeSpeaker } from '../../atoms/table.ts';
import type { FactionId, TileId } from '../../facts/index.ts';
import type { Seat, Ti4 } from '../../game.ts';
import { NOBODY } from '../../game.ts';
import { fullTiles } from '../../inventory.ts';
import { haveHomes } from '../../options.ts';
import { setsOf } from '../../queries/box.ts';
import { layoutOf } from '../../queries/layout.ts';
import { playerOf, seatsIn } from '../../queries/players.ts';
import type { Slice, SlicedGalaxy } from '../../queries/slices.ts';
import { clashes, optimalOf, sliced, slicesOpen, unevenness } from '../../queries/slices.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import { homeQuestion, takeHomes } from './homes.ts';
import { layHomes, layMecatolRex } from './placing-tiles.ts';
import type { Drafting } from './sequences.ts';

export const sliceDraft: Sequence<'slice draft'> = {
  rule: 'galaxy',
  steps: {
    'lay out the slices': {
      do: (x) => {
        layMecatolRex(x);
        const dealt = dealSlices(x);
        boxTiles(x, [...fullTiles('blue', setsOf(x.g)), ...fullTiles('red', setsOf(x.g))], true);
        sliced(layoutOf(x.g)).shared.forEach((hex, n) => {
          layFromBox(x, dealt.shared[n] as TileId, hex);
        });
        x.v.slices = dealt.slices.map((slice) => [...slice]);
        x.v.taken = x.g.players.map(() => NOBODY);
        x.v.order = x.shuffle('draft', seatsIn(x.g));
        x.v.turn = 0;
      },
    },
    pick: {
      ask: (x) => {
        const seat = picking(x.v);
        return [pickQuestion(x, seat)];
      },
      then: (x, got) => {
        const seat = picking(x.v);
        const [kind, id] = (got[seat] as readonly [string])[0].split(':') as [string, string];
        if (kind === 'slice') {
          const slice = Number(id);
          (x.v.taken as number[])[seat] = slice;
          takeSlice(x, seat, slice + 1, x.v.slices?.[slice] ?? []);
        } else if (kind === 'place') assignPosition(x, seat, Number(id));
        else assignFaction(x, seat, id as FactionId);
        x.v.turn = (x.v.turn ?? 0) + 1;
        return x.g.players.some((_, each) => isPicking(x, each)) ? { goto: 'pick' } : undefined;
      },
    },
    // Here the last faction is known, and with it which homes nobody plays.
    'choose a home': {
      ask: (x) => seatsIn(x.g).flatMap((seat) => homeQuestion(x.g, seat)),
      then: (x, got) => takeHomes(x, got),
    },
    'lay the galaxy': {
      do: (x) => {
        const layout = layoutOf(x.g);
        const { slices } = sliced(layout);
        for (const seat of seatsIn(x.g)) {
          const { position } = playerOf(x.g, seat);
          const tiles = x.v.slices?.[x.v.taken?.[seat] ?? 0] ?? [];
          slices[position]?.forEach((hex, n) => {
            layFromBox(x, tiles[n] as TileId, hex);
          });
          if (position === 0) makeSpeaker(x, seat);
        }
        layHomes(x, layout.homes);
      },
    },
  },
};

function layFromBox(x: Ti4, tile: TileId, { q, r }: Hex): void {
  unboxTile(x, tile);
  placeTile(x, NOBODY, tile, q, r);
}

/** How often tiles are dealt anew for slices that are worth about the same, and the tiles of one for a better order. */
const DEALS = 40;
const ORDERS = 24;

interface Dealt {
  readonly slices: readonly Slice[];
  readonly shared: readonly TileId[];
}

function dealSlices(x: Ti4): Dealt {
  const layout = layoutOf(x.g);
  const galaxy = sliced(layout);
  const all = { blue: fullTiles('blue', setsOf(x.g)), red: fullTiles('red', setsOf(x.g)) };
  const count = slicesOpen(layout, { blue: all.blue.length, red: all.red.length });
  const { dealt, first } = layout;
  const deal = (): Dealt => {
    const piles = { blue: x.shuffle('blue tiles', all.blue), red: x.shuffle('red tiles', all.red) };
    const taken = (counts: { readonly blue: number; readonly red: number }): TileId[] => [
      ...piles.blue.splice(0, counts.blue),
      ...piles.red.splice(0, counts.red),
    ];
    return { slices: Array.from({ length: count }, () => taken(dealt)), shared: taken(first) };
  };
  const best = leastOf(DEALS, deal, ({ slices }) => unevenness(slices));
  return { ...best, slices: best.slices.map((slice) => ordered(x, slice, galaxy)) };
}

const ordered = (x: Ti4, slice: Slice, galaxy: SlicedGalaxy): Slice =>
  leastOf(
    ORDERS,
    () => x.shuffle('slices', slice),
    (order) => clashes(order, galaxy),
  );

/** The best of so many; none is made once nothing can be better. */
function leastOf<T>(times: number, make: () => T, measure: (made: T) => number): T {
  let best = make();
  let least = measure(best);
  for (let n = 1; n < times && least > 0; n++) {
    const made = make();
    const now = measure(made);
    if (now < least) [best, least] = [made, now];
  }
  return best;
}

/** Whose turn it is: in order, back, and in order again. */
function picking({ order = [], turn = 0 }: Drafting): Seat {
  const at = turn % order.length;
  return order[Math.floor(turn / order.length) % 2 === 1 ? order.length - 1 - at : at] as Seat;
}

const isPicking = (x: Ti4<Drafting>, seat: Seat): boolean => {
  const { faction, position } = playerOf(x.g, seat);
  return faction === '' || position === NOBODY || x.v.taken?.[seat] === NOBODY;
};

/** What is left of everything that the seat has not picked yet. */
function pickQuestion({ g, v: { slices = [], taken = [], pool } }: Ti4<Drafting>, seat: Seat): Choose {
  const { faction, position } = playerOf(g, seat);
  const options: Option[] = [];
  const played = g.players.flatMap((p) => (p.faction === '' ? [] : [p.faction]));
  if (taken[seat] === NOBODY)
    slices.forEach((slice, n) => {
      if (!taken.includes(n))
        options.push({
          id: `slice:${n}`,
          text: say('option.slice', { slice: n + 1, system: [...slice], ...optimalOf(slice) }),
        });
    });
  if (position === NOBODY)
    layoutOf(g).startingTradeGoods.forEach((goods, n) => {
      if (!g.players.some((p) => p.position === n)) options.push({ id: `place:${n}`, text: placeText(n, goods) });
    });
  if (faction === '')
    for (const each of pool)
      if (!played.includes(each) && haveHomes([...played, each]))
        options.push({ id: `faction:${each}`, text: say(`faction.${each}`) });
  return { kind: 'choose', seat, rule: 'galaxy', ask: say('ask.draft'), options, pick: [1, 1] };
}

const placeText = (n: number, goods: number) =>
  n === 0 ? say('option.speaker place', { goods }) : say('option.home place', { place: n + 1, goods });

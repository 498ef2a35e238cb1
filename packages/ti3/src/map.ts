// A galaxy as one line of text: which system lies where. Words run from the centre outwards, ring by ring, clockwise
// from the north; '-' stands where no system lies and 'home' where somebody's home system goes.
import type { Hex, Place } from '@custodian/galaxy';
import { formatMap, hexKey, layoutHexes, parseMap, spiral } from '@custodian/galaxy';
import type { Refusal } from '@custodian/kernel';
import type { PlayerCount } from './content/facts/index.ts';
import { layouts, tileInstances, tileOf } from './content/facts/index.ts';
import type { G } from './game.ts';
import { FACE_DOWN } from './game.ts';
import { why } from './queries/refusals.ts';

/** What a map says where a home system goes: whose, the game decides. */
export const HOME = 'home';

const CENTRE_TILE = 'mecatolRex';
const RINGS = 3;

/** The galaxy of a table as a map that another table can begin with. */
export function exportMap(g: G): string {
  const onTheMap = g.systems.filter((s) => s.id !== FACE_DOWN && tileOf(s.id).kind !== 'unattached');
  return formatMap(onTheMap.map(({ id, q, r }) => ({ id: tileOf(id).kind === 'home' ? HOME : tileOf(id).id, q, r })));
}

/** The places of a map with one cardboard tile each (and HOME), or why it does not do for so many players. */
export function readMap(seats: PlayerCount, map: string): Place[] | Refusal {
  const copies = new Map<string, string[]>([[HOME, Array.from({ length: seats }, () => HOME)]]);
  for (const tile of tileInstances(['base'])) {
    const { id, kind } = tileOf(tile);
    if (kind !== 'home') copies.set(id, [...(copies.get(id) ?? []), tile]);
  }
  const allowed = new Map([...copies].map(([id, instances]) => [id, instances.length]));
  const places = parseMap(map, { tiles: allowed, rings: RINGS });
  if (!Array.isArray(places)) return refuseText(seats, places);
  return refusePlaces(seats, places) ?? places.map((p) => ({ ...p, id: copies.get(p.id)?.shift() ?? p.id }));
}

type Unreadable = Exclude<ReturnType<typeof parseMap>, Place[]>;

function refuseText(seats: number, fault: Unreadable): Refusal {
  switch (fault.code) {
    case 'wrong count':
      return why('galaxy creation', 'why.map length', fault.detail);
    case 'unknown tile':
      return why('galaxy creation', 'why.map unknown tile', fault.detail);
    case 'tile too often':
      return why('galaxy creation', 'why.map tile too often', fault.detail);
    case 'hole in ring':
      return why('galaxy creation', 'why.map hole', { position: fault.detail.position, seats });
  }
}

/** The shape must be that of the layout, with Mecatol Rex in the middle and homes at the home places only. */
function refusePlaces(seats: PlayerCount, places: readonly Place[]): Refusal | null {
  const layout = layouts[seats];
  const tileAt = new Map(places.map((p) => [hexKey(p), p.id]));
  const inLayout = keysOf(layoutHexes(layout));
  const homes = keysOf(layout.homes);
  const order = spiral(RINGS).map(hexKey);
  for (const [at, hex] of order.entries()) {
    const tile = tileAt.get(hex);
    const position = at + 1;
    if ((at === 0) !== (tile === CENTRE_TILE)) return why('galaxy creation', 'why.map centre', { position });
    if (tile === undefined && inLayout.has(hex)) return why('galaxy creation', 'why.map hole', { position, seats });
    if (tile !== undefined && !inLayout.has(hex))
      return why('galaxy creation', 'why.map no place', { position, seats });
    if (homes.has(hex) !== (tile === HOME)) {
      const places = order.flatMap((key, i) => (homes.has(key) ? [String(i + 1)] : [])).join(', ');
      return why('galaxy.homes', 'why.map homes', { position, seats, places });
    }
  }
  return null;
}

const keysOf = (hexes: readonly Hex[]): ReadonlySet<string> => new Set(hexes.map(hexKey));

// What must hold for what somebody has written on his sheets, worked out again from what is printed.
import { factionOf } from '../content/index.ts';
import { expansionOf, industryOf, navigationOf, warfareOf } from '../facts/sheets/index.ts';
import type { Asset } from '../facts/vocabulary.ts';
import { keptName } from '../marks/assets.ts';
import type { Paper } from '../paper.ts';

/** Everything that is wrong with them, in words. */
export function wrongOn(paper: Paper, faction: string): string[] {
  return [...navigation(paper), ...expansion(paper), ...industry(paper), ...warfare(paper, faction), ...kept(paper)];
}

const unless = (holds: boolean, wrong: string): string[] => (holds ? [] : [wrong]);
const isOnce = (list: readonly string[]): boolean => new Set(list).size === list.length;

/** Every line goes from an explored system to one that was not, along a hyperlane or through wormholes that nobody has used. */
function navigation({ navigation: { traced, claimed, closed }, sides, technologies }: Paper): string[] {
  const sheet = navigationOf(sides.navigation);
  const at = new Map(sheet.wormholes.map(({ id, system }) => [id, system]));
  const explored = new Set(sheet.explored);
  const used = new Set<string>();
  const wrong: string[] = [];
  for (const line of traced) {
    const [from = '', to = ''] = line.split('-');
    const warps = at.has(from);
    const [begin, end] = warps ? [at.get(from) ?? '', at.get(to) ?? ''] : [from, to];
    const isRoad = warps ? !used.has(from) && !used.has(to) : sheet.next.get(from)?.includes(to) === true;
    if (!isRoad || !explored.has(begin) || explored.has(end)) wrong.push(`the line ${line} cannot be traced`);
    if (warps) used.add(from).add(to);
    explored.add(end);
  }
  const hasDrive = technologies.some(({ id, unlocked }) => id === 'gravity_drive' && unlocked);
  return [
    ...wrong,
    ...unless(used.size === 0 || hasDrive, 'wormholes without Gravity Drive'),
    ...unless(isOnce(claimed) && claimed.every((id) => id !== 'home' && explored.has(id)), 'a claim of the unexplored'),
    ...unless(isOnce(closed) && closed.every((id) => !claimed.includes(id)), 'a claimed system is crossed out'),
  ];
}

function expansion({ expansion: { unlocked, struck, docks, dockIcons, barred, population }, sides }: Paper): string[] {
  const sheet = expansionOf(sides.expansion);
  const planets = new Map(sheet.planets.map((planet) => [planet.id, planet]));
  const isThere = (icon: string): boolean => {
    const [id = '', r = '', c = ''] = icon.split('.');
    return unlocked.includes(id) && planets.get(id)?.grid[Number(r)]?.[Number(c)] !== undefined;
  };
  return [
    ...unless(
      isOnce(unlocked) && unlocked.every((id) => planets.has(id) && !barred.includes(id)),
      'a planet is unlocked twice, or crossed out',
    ),
    ...unless(isOnce(struck) && struck.every(isThere), 'an icon of a locked planet, or one that is struck twice'),
    ...unless(isOnce(docks) && docks.every((id) => !barred.includes(id)), 'a dock is built twice, or crossed out'),
    ...unless(isOnce(dockIcons), 'an icon of a dock is struck twice'),
    ...unless(population <= sheet.population.length, 'more population than the track has'),
  ];
}

/** Every mark came next to another one, in whatever order. */
function industry({ industry: written, sides }: Paper): string[] {
  const sheet = industryOf(sides.industry);
  const { scrapped, claimed, barred } = written;
  const marked = [...scrapped, ...claimed, ...barred];
  const gone = new Set([...scrapped, sheet.scrapped]);
  const all = new Set([...gone, ...claimed]);
  const isBeside = (id: string): boolean => sheet.byId.get(id)?.next.some((next) => all.has(next)) === true;
  const isTagged = (id: string): boolean => sheet.byId.get(id)?.tag != null;
  return [
    ...unless(
      isOnce(marked) && marked.every((id) => sheet.byId.has(id) && id !== sheet.scrapped),
      'a space is marked twice',
    ),
    ...unless(
      claimed.every((id) => isBeside(id) && !isTagged(id)),
      'a claimed space is next to nothing',
    ),
    ...unless(
      scrapped.every((id) => isTagged(id) || isBeside(id)),
      'a scrapped space is next to nothing',
    ),
    ...unless(
      [written.tri, written.dia, written.sqr].every((n) => n <= sheet.columns),
      'a row is longer than the chart',
    ),
  ];
}

/** No node twice, no anomaly unless an effect marks it, no more units than there are, each built one drawn. */
function warfare({ warfare: { line, bands, drawn, unlocked, wars }, sides }: Paper, faction: string): string[] {
  const sheet = warfareOf(sides.warfare);
  const nodes = drawn.flatMap((shape) => shape.nodes);
  const byId = new Map(sheet.nodes.map((node) => [node.id, node]));
  const mayCover = factionOf(faction).passive.some((each) => each.on === 'flag' && each.flag === 'mayMarkAnomalies');
  const isBuilt = ({ unit, struck, lost }: (typeof bands)[number]): boolean =>
    !lost && struck.length === sheet.unit.get(unit)?.cost.length;
  return [
    ...unless(isOnce(nodes) && nodes.every((id) => byId.has(id)), 'a node is marked twice'),
    ...unless(mayCover || nodes.every((id) => byId.get(id)?.anomaly === false), 'an anomaly is marked'),
    ...sheet.units.flatMap(({ id, cost, limit, lockedBy, shape }) => {
      const own = bands.filter(({ unit }) => unit === id);
      const shapes = drawn.filter(({ unit }) => unit === id);
      return [
        ...unless(limit === null ? own.length === 0 : own.length <= limit, `more of ${id} than there are`),
        ...unless(
          own.every(({ struck }) => struck.length <= cost.length && isOnce(struck.map(String))),
          `${id} is paid twice`,
        ),
        ...unless(
          lockedBy === null || unlocked.includes(id) || own.every(({ struck }) => struck.length === 0),
          `${id} is locked`,
        ),
        ...unless(
          limit === null || shapes.filter(({ built }) => built).length === own.filter(isBuilt).length,
          `${id} is built and not drawn`,
        ),
        ...unless(
          shapes.every((each) => [0, shape.length].includes(each.nodes.length)),
          `${id} has another shape`,
        ),
      ];
    }),
    ...unless(wars.length <= 2 * line, 'a war that was not fought'),
  ];
}

/** What is kept was claimed where it says, once; what was claimed to be kept is there. */
function kept(paper: Paper): string[] {
  const claimed = new Map(
    claimedPlaces(paper).flatMap(([at, asset]) => (keptName(asset) === null ? [] : [[at, keptName(asset)]])),
  );
  const places = paper.kept.filter(({ at }) => at !== 'card');
  return [
    ...unless(isOnce(places.map(({ at }) => at)), 'an asset is kept twice'),
    ...unless(
      places.every(({ at, asset }) => claimed.get(at) === asset),
      'something is kept that was not claimed',
    ),
    ...unless(places.length === claimed.size, 'something that was claimed is not kept'),
    ...unless(isOnce(paper.focus), 'a focus die is unlocked twice'),
  ];
}

/** Every printed asset that was claimed, and where. */
function claimedPlaces(paper: Paper): (readonly [at: string, asset: Asset])[] {
  const { navigation, expansion, industry, warfare, sides } = paper;
  const struck = new Set(expansion.struck);
  const grid = warfareOf(sides.warfare);
  const marked = new Set(warfare.drawn.flatMap(({ nodes }) => nodes));
  const found: (readonly [string, Asset | null | undefined])[] = [
    ...navigation.claimed.map(
      (id) => [`navigation ${id}`, navigationOf(sides.navigation).byId.get(id)?.asset] as const,
    ),
    ...expansionOf(sides.expansion).planets.flatMap(({ id, rows, columns, grid: icons }) => [
      ...rows.flatMap((asset, r) =>
        icons[r]?.every((_, c) => struck.has(`${id}.${r}.${c}`)) ? [[`expansion ${id}.r${r}`, asset] as const] : [],
      ),
      ...columns.flatMap((asset, c) =>
        icons.every((_, r) => struck.has(`${id}.${r}.${c}`)) ? [[`expansion ${id}.c${c}`, asset] as const] : [],
      ),
    ]),
    ...expansionOf(sides.expansion).docks.flatMap(({ id, asset }) =>
      expansion.docks.includes(id) ? [[`expansion ${id}`, asset] as const] : [],
    ),
    ...industry.claimed.map((id) => [`industry ${id}`, industryOf(sides.industry).byId.get(id)?.asset] as const),
    ...grid.nodes.flatMap(({ id, asset }) => (marked.has(id) ? [[`warfare ${id}`, asset] as const] : [])),
    ...warfare.wars.flatMap(({ section, result }) =>
      result === 'won' ? [[`warfare ${section}`, grid.sections.find(({ id }) => id === section)?.spoils] as const] : [],
    ),
  ];
  return found.flatMap(([at, asset]) => (asset == null ? [] : [[at, asset] as const]));
}

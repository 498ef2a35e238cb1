// Finding things on a board, and who is next to whom. Places never change once a tile lies, so the tables are kept by the
// galaxy's description. Each rule set makes its own board: nothing is shared between two of them.
import type { Adjacency, Place } from './adjacency.ts';
import { edgeAdjacency, withLinks } from './adjacency.ts';

type Groups = readonly (readonly string[])[];

interface Reading<G> {
  /** The same text whenever the same tiles lie at the same places. */
  galaxy(g: G): string;
  systems(g: G): readonly (Place & { readonly planets: readonly { readonly id: string }[] })[];
  /** Systems that printed wormholes make adjacent, group by group. */
  printedLinks(g: G): Groups;
  /** Pairs of systems that something on the map joins as if they touched. */
  joined?(g: G): Groups;
}

interface Tables {
  readonly systemAt: ReadonlyMap<string, number>;
  readonly planetAt: ReadonlyMap<string, readonly [system: number, planet: number]>;
  readonly edges: Adjacency;
  readonly printedLinks: Groups;
  /** Edges and printed wormholes, for the usual case that nothing else links systems. */
  readonly linked: Adjacency;
  /** Adjacency for other links, by those links. */
  readonly relinked: Map<string, Adjacency>;
}

/** How many galaxies are remembered: a server with many tables does not grow. */
const MOST = 200;

export interface Board<G> {
  hasSystem(g: G, id: string): boolean;
  hasPlanet(g: G, id: string): boolean;
  /** Where a system stands in the list. */
  systemAt(g: G, id: string): number;
  /** Where a planet stands in the lists. */
  planetAt(g: G, id: string): readonly [system: number, planet: number];
  printedLinks(g: G): Groups;
  /** Who is next to whom when these groups are linked. */
  linkedBy(g: G, links: Groups): Adjacency;
}

export function boardOf<G>(reading: Reading<G>): Board<G> {
  const remembered = new Map<string, Tables>();
  let last: { readonly galaxy: string; readonly tables: Tables } | null = null;

  const build = (g: G): Tables => {
    const systems = reading.systems(g);
    const edges = withLinks(edgeAdjacency(systems), reading.joined?.(g) ?? []);
    const printedLinks = reading.printedLinks(g);
    return {
      systemAt: new Map(systems.map((s, i) => [s.id, i])),
      planetAt: new Map(systems.flatMap((s, i) => s.planets.map((p, j) => [p.id, [i, j]] as const))),
      edges,
      printedLinks,
      linked: withLinks(edges, printedLinks),
      relinked: new Map(),
    };
  };
  const tables = (g: G): Tables => {
    const galaxy = reading.galaxy(g);
    if (last !== null && galaxy === last.galaxy) return last.tables;
    let found = remembered.get(galaxy);
    if (found === undefined) {
      if (remembered.size >= MOST) remembered.clear();
      found = build(g);
      remembered.set(galaxy, found);
    }
    last = { galaxy, tables: found };
    return found;
  };

  return {
    hasSystem: (g, id) => tables(g).systemAt.has(id),
    hasPlanet: (g, id) => tables(g).planetAt.has(id),
    systemAt: (g, id) => tables(g).systemAt.get(id) as number,
    planetAt: (g, id) => tables(g).planetAt.get(id) as readonly [number, number],
    printedLinks: (g) => tables(g).printedLinks,
    linkedBy(g, links) {
      const known = tables(g);
      if (links === known.printedLinks) return known.linked;
      const key = links.join('|');
      let linked = known.relinked.get(key);
      if (linked === undefined) {
        linked = withLinks(known.edges, links);
        known.relinked.set(key, linked);
      }
      return linked;
    },
  };
}

// What exploration leaves behind: fragments, relics, attachments, legendary planets.
import { isAblated } from '@custodian/kernel';
import type { ExplorationDeck, ExplorationId, LegendaryId, PlanetId, PlanetTrait, RelicId } from '../facts/index.ts';
import { attachments, explorations, legendaries, planets } from '../facts/index.ts';
import type { G, Seat } from '../game.ts';
import type { FrozenPlanet, FrozenSystem } from './board.ts';
import { hasPlanet, liesThere, planetOf } from './board.ts';
import { playerOf } from './players.ts';

const NOTHING: readonly never[] = [];

/** The card that a numbered copy is of: 'freelancers.2' is one of freelancers. */
export const explorationOf = (copy: string): ExplorationId => copy.slice(0, copy.lastIndexOf('.')) as ExplorationId;

/** Relic fragments of a seat, as numbered copies. */
export const fragmentsOf = (g: G, seat: Seat): readonly string[] =>
  (playerOf(g, seat).found ?? NOTHING).filter((copy) => explorations[explorationOf(copy)].kind === 'fragment');

/** The type of a fragment; a frontier fragment stands for any. */
export const fragmentType = (copy: string): ExplorationDeck => explorations[explorationOf(copy)].deck;

export const hasRelic = (g: G, seat: Seat, id: RelicId): boolean =>
  (playerOf(g, seat).relics ?? NOTHING).some((relic) => relic.id === id) && !isAblated('relic', id);

/** Null: not with this seat. */
export const relicOf = (g: G, seat: Seat, id: RelicId): { readonly id: RelicId; readonly exhausted: boolean } | null =>
  (playerOf(g, seat).relics ?? NOTHING).find((relic) => relic.id === id) ?? null;

/** The traits of a planet: what is printed, and what attachments add. */
export function traitsOf(planet: FrozenPlanet): readonly PlanetTrait[] {
  const { trait } = planets[planet.id];
  if (planet.attachments === undefined) return trait === null ? NOTHING : [trait];
  const traits = new Set<PlanetTrait>(trait === null ? [] : [trait]);
  for (const id of planet.attachments) for (const added of attachments[id].traits) traits.add(added);
  return [...traits];
}

export const isLegendary = (planet: FrozenPlanet): boolean =>
  planets[planet.id].legendary !== null || (planet.attachments?.some((id) => attachments[id].legendary) ?? false);

/** The system contains a legendary planet. */
export const hasLegendaryPlanet = ({ planets: all }: FrozenSystem): boolean =>
  all.some((planet) => isLegendary(planet) && liesThere(planet));

/** The seat has the card of a legendary planet: it lies with whoever controls that. */
export const hasLegendary = (g: G, seat: Seat, id: LegendaryId): boolean => {
  const { planet } = legendaries[id];
  return hasPlanet(g, planet) && planetOf(g, planet).owner === seat && !isAblated('legendary', id);
};

export const isLegendaryReady = (g: G, id: LegendaryId): boolean => g.legendaryExhausted?.includes(id) !== true;

export const hasTrait = (g: G, planet: PlanetId, trait: PlanetTrait): boolean =>
  traitsOf(planetOf(g, planet)).includes(trait);

// Which technologies a seat could acquire just now, and what stands in the way of the others.
import type { Refusal } from '@custodian/kernel';
import type { StrategyCardId, TechnologyId } from '../content/facts/index.ts';
import { technologies, technologyIds } from '../content/facts/index.ts';
import type { Effect, G, Seat } from '../game.ts';
import { mayResearch } from './permissions.ts';
import { playerOf } from './players.ts';
import { why } from './refusals.ts';
import { prerequisitesWaived } from './values.ts';

/** Every player's technology deck. */
export const technologyDeck: readonly TechnologyId[] = technologyIds.filter(
  (id) => technologies[id].expansion === 'base',
);

interface Missing {
  readonly all: readonly TechnologyId[];
  /** One of these would do; empty when an alternative is met or there is none. */
  readonly any: readonly TechnologyId[];
}

/** How many prerequisites the seat lacks. */
function lacking(g: G, seat: Seat, technology: TechnologyId): number {
  const owned = playerOf(g, seat).technologies;
  const { needs } = technologies[technology];
  if ('any' in needs) return needs.any.some((id) => owned.includes(id)) ? 0 : 1;
  let missing = 0;
  for (const id of needs.all) if (!owned.includes(id)) missing++;
  return missing;
}

/** More than he may lack. */
const lacksTooMany = (g: G, seat: Seat, technology: TechnologyId): boolean =>
  lacking(g, seat, technology) > prerequisitesWaived(g, { seat, technology });

/** The prerequisites that the seat lacks; null when he has what is needed. */
export function missingPrerequisites(g: G, seat: Seat, technology: TechnologyId): Missing | null {
  const owned = playerOf(g, seat).technologies;
  const { needs } = technologies[technology];
  if (lacking(g, seat, technology) === 0) return null;
  if ('any' in needs) return { all: [], any: needs.any };
  return { all: needs.all.filter((id) => !owned.includes(id)), any: [] };
}

/** Why the seat cannot acquire the technology now (`buy`: by paying); null when he can. The price is another matter. */
export function refuseTechnology(g: G, seat: Seat, technology: TechnologyId, buy: boolean): Refusal | null {
  if (playerOf(g, seat).technologies.includes(technology)) return why('technology', 'why.technology owned');
  const missing = lacksTooMany(g, seat, technology) ? missingPrerequisites(g, seat, technology) : null;
  if (missing !== null)
    return missing.any.length > 0
      ? why('technology.acquiring', 'why.one prerequisite needed', {
          technology1: missing.any[0] as TechnologyId,
          technology2: missing.any[1] as TechnologyId,
        })
      : why('technology.acquiring', 'why.prerequisites needed', { technology: missing.all });
  return mayResearch(g, { seat, technology, buy });
}

/** The technologies that the seat could acquire now, whatever they cost. */
export const availableTechnologies = (g: G, seat: Seat, buy: boolean): TechnologyId[] =>
  technologyDeck.filter(
    (technology) =>
      !playerOf(g, seat).technologies.includes(technology) &&
      !lacksTooMany(g, seat, technology) &&
      mayResearch(g, { seat, technology, buy }) === null,
  );

/** Marks a purchase by the secondary ability of Technology II, which sells for less. */
export const lowerPrice = (seat: Seat): Effect => ({
  source: 'strategy:technologyII',
  seat,
  target: '',
  amount: 0,
  until: 'action',
});

/** The game as it is while the seat buys by the secondary ability of the card. */
export const whileBuyingBy = (g: G, seat: Seat, card: StrategyCardId): G =>
  card === 'technologyII' ? { ...g, effects: [...g.effects, lowerPrice(seat)] } : g;

/** What serves most empires best, the first that can be had: cheaper and farther before stronger. */
const useful: readonly TechnologyId[] = [
  'sarweenTools',
  'xrdTransporters',
  'cybernetics',
  'stasisCapsules',
  'neuralMotivator',
  'hylarVAssaultLaser',
  'enviroCompensator',
  'antimassDeflectors',
  'microTechnology',
  'typeIVDrive',
  'genSynthesis',
  'deepSpaceCannon',
];

export const mostUseful = (ids: readonly TechnologyId[]): TechnologyId | undefined =>
  useful.find((id) => ids.includes(id)) ?? ids[0];

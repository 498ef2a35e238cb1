// Which technologies a seat could research just now, and what stands in the way of the others.
import type { Refusal } from '@custodian/kernel';
import { defineValue, isAblated } from '@custodian/kernel';
import type { AgendaId, PlanetId, TechnologyColor, TechnologyId } from '../facts/index.ts';
import { agendas, technologies, technologyColors, unitCards, unitSheets } from '../facts/index.ts';
import type { G, Game, Seat } from '../game.ts';
import { say } from '../words/index.ts';
import { planetOf } from './board.ts';
import { inGame } from './box.ts';
import { purchasingPower } from './payment.ts';
import { mayResearch } from './permissions.ts';
import { lawsInForce, planetsOf, playerOf, readyPlanets } from './players.ts';
import { why } from './refusals.ts';
import {
  isResearchable,
  planetWorth,
  prerequisitesWaivable,
  prerequisitesWaived,
  researches,
  satisfiedColors,
  specialties,
} from './values.ts';

/** Is the card in the seat's deck: general or of its faction, and not a general upgrade where the faction has its own? */
export function isInDeck(g: G, seat: Seat, id: TechnologyId): boolean {
  const { faction: of, unitUpgrade } = technologies[id];
  const { faction } = playerOf(g, seat);
  if (faction === '' || (of !== null && of !== faction)) return false;
  if (unitUpgrade) {
    const card = unitCards[id as keyof typeof unitCards];
    if (unitSheets[faction][card.type].upgrade !== card.id) return false;
  }
  return isResearchable(g, { seat, technology: id });
}

export const technologyDeck = (g: G, seat: Seat): TechnologyId[] =>
  inGame(g, technologies).filter((id) => isInDeck(g, seat, id));

/** What the seat has that counts as prerequisites, by colour. */
function ownedByColor(g: G, seat: Seat): Record<TechnologyColor, number> {
  const owned: Record<TechnologyColor, number> = { blue: 0, green: 0, yellow: 0, red: 0 };
  for (const id of playerOf(g, seat).technologies) {
    const { color } = technologies[id];
    if (color !== null) owned[color]++;
  }
  for (const color of satisfiedColors(g, seat)) owned[color]++;
  return owned;
}

/** A colour for each prerequisite that the seat's technologies do not satisfy. */
export function missingPrerequisites(g: G, seat: Seat, id: TechnologyId): TechnologyColor[] {
  const owned = ownedByColor(g, seat);
  const missing: TechnologyColor[] = [];
  const { needs } = technologies[id];
  for (const color of technologyColors)
    for (let left = (needs[color] ?? 0) - owned[color]; left > 0; left--) missing.push(color);
  return missing;
}

/** A readied card that can be exhausted to ignore one prerequisite of its colours: a planet, or a law attached to one. */
interface Specialist {
  readonly kind: 'planet' | 'law';
  readonly card: PlanetId | AgendaId;
  readonly colors: readonly TechnologyColor[];
  /** What it could have paid instead. */
  readonly resources: number;
}

/** Does the seat use specialties of its planets without exhausting them, of exhausted ones too? */
export const usesSpecialtiesFreely = defineValue<Game, Seat, boolean>('uses specialties freely', () => false);

/** Those first that could pay for nothing. */
function specialistsOf(g: G, seat: Seat): Specialist[] {
  const found: Specialist[] = [];
  for (const { id, elected, exhausted } of g.laws.length === 0 ? [] : lawsInForce(g, null)) {
    const color = agendas[id].attachment?.ignores;
    if (color === undefined || exhausted || isAblated('agenda', id) || planetOf(g, elected).owner !== seat) continue;
    found.push({ kind: 'law', card: id, colors: [color], resources: 0 });
  }
  const isFree = usesSpecialtiesFreely(g, seat);
  for (const { id } of isFree ? planetsOf(g, seat) : readyPlanets(g, seat)) {
    const colors = specialties(g, id);
    if (colors.length > 0)
      found.push({
        kind: 'planet',
        card: id,
        colors,
        resources: isFree ? 0 : planetWorth(g, { seat, planet: id, of: 'resources' }),
      });
  }
  return found;
}

/** How many specialties must be used for a technology: what is missing beyond what is ignored anyway. */
const specialtiesNeeded = (g: G, seat: Seat, technology: TechnologyId, waived: number): number =>
  Math.max(0, missingPrerequisites(g, seat, technology).length - prerequisitesWaived(g, { seat, technology }) - waived);

/** Does each of these cards ignore a different one of the missing prerequisites? */
function covers(cards: readonly Specialist[], missing: readonly TechnologyColor[]): boolean {
  const [first, ...rest] = cards;
  if (first === undefined) return true;
  return first.colors.some((color) => {
    const at = missing.indexOf(color);
    return at >= 0 && covers(rest, [...missing.slice(0, at), ...missing.slice(at + 1)]);
  });
}

/** `waived`: so many prerequisites more are left out. Every set of cards that makes the technology possible and leaves enough for what it costs. */
export function specialtySets(g: G, seat: Seat, technology: TechnologyId, cost: number, waived = 0): Specialist[][] {
  const needed = specialtiesNeeded(g, seat, technology, waived);
  if (needed === 0) return purchasingPower(g, seat, 'resources') >= cost ? [[]] : [];
  const missing = missingPrerequisites(g, seat, technology);
  const able = specialistsOf(g, seat).filter((s) => s.colors.some((color) => missing.includes(color)));
  if (able.length < needed) return [];
  const power = purchasingPower(g, seat, 'resources');
  const sets: Specialist[][] = [];
  const grow = (from: number, chosen: readonly Specialist[]): void => {
    if (chosen.length === needed) {
      const given = chosen.reduce((sum, s) => sum + s.resources, 0);
      if (power - given >= cost && covers(chosen, missing)) sets.push([...chosen]);
      return;
    }
    for (let at = from; at < able.length; at++) grow(at + 1, [...chosen, able[at] as Specialist]);
  };
  grow(0, []);
  return sets;
}

/** Why the seat cannot research the technology for so many resources; null when he can. */
export function refuseResearch(g: G, seat: Seat, technology: TechnologyId, cost: number): Refusal | null {
  if (playerOf(g, seat).technologies.includes(technology)) return why('technology', 'why.technology owned');
  if (!isInDeck(g, seat, technology)) return why('technology', 'why.not in your deck');
  const refused = mayResearch(g, { seat, technology });
  if (refused !== null) return refused;
  if (purchasingPower(g, seat, 'resources') < cost) return why('resources', 'why.research costs', { count: cost });
  if (specialtySets(g, seat, technology, cost).length > 0) return null;
  const missing = missingPrerequisites(g, seat, technology);
  const colors = missing.map((color) => say(`term.color.${color}`));
  return why('technology', 'why.prerequisites missing', {
    colors,
    ignored: prerequisitesWaived(g, { seat, technology }),
  });
}

/** The technologies that the seat could research now for so many resources. */
export const researchable = (g: G, seat: Seat, cost = 0): TechnologyId[] =>
  technologyDeck(g, seat).filter((id) => refuseResearch(g, seat, id, cost) === null);

/** Whether the seat could research anything for so many resources. */
export const canResearch = (g: G, seat: Seat, cost = 0): boolean =>
  inGame(g, technologies).some((id) => isInDeck(g, seat, id) && refuseResearch(g, seat, id, cost) === null);

/** Whether the seat could research something more by exhausting what it has for that. */
const couldResearch = (g: G, seat: Seat, cost: number): boolean =>
  inGame(g, technologies).some((technology) => {
    const more = prerequisitesWaivable(g, { seat, technology });
    return more > 0 && isWithinReach(g, seat, technology, cost, more);
  });

/** Would the seat be able to research the technology if so many prerequisites more were left out? */
export const isWithinReach = (g: G, seat: Seat, technology: TechnologyId, cost: number, waived: number): boolean =>
  !playerOf(g, seat).technologies.includes(technology) &&
  isInDeck(g, seat, technology) &&
  mayResearch(g, { seat, technology }) === null &&
  specialtySets(g, seat, technology, cost, waived).length > 0;

/** Would one prerequisite less be worth something: is there one that neither technologies nor what ignores it anyway make up for? */
export const isWorthIgnoringOne = (g: G, seat: Seat, technology: TechnologyId, cost: number): boolean =>
  specialtiesNeeded(g, seat, technology, 0) > 0 && isWithinReach(g, seat, technology, cost, 1);

/** The most that something could still take off the resources that the seat spends to research. */
export const researchSavings = defineValue<Game, Seat>('savings on research', () => 0);

/** Could the seat ignore all prerequisites of a research for so many resources? */
export const mayIgnoreAll = defineValue<Game, { readonly seat: Seat; readonly cost: number }, boolean>(
  'may ignore all prerequisites',
  () => false,
);

/** Would researching bring the seat something? Whoever gains something else instead needs no technology for it. */
export const hasUseForResearch = (g: G, seat: Seat, cost = 0): boolean =>
  !researches(g, seat) ||
  canResearch(g, seat, cost) ||
  couldResearch(g, seat, cost) ||
  (mayIgnoreAll(g, { seat, cost }) &&
    technologyDeck(g, seat).some(
      (technology) =>
        !playerOf(g, seat).technologies.includes(technology) && mayResearch(g, { seat, technology }) === null,
    ));

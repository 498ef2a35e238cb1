// What a seat has: planets, tokens, technologies, abilities, notes, units.
import { lasts } from '@custodian/galaxy';
import type { Frozen } from '@custodian/kernel';
import { defineValue, isAblated } from '@custodian/kernel';
import type {
  AbilityId,
  AgendaId,
  NoteId,
  PlanetId,
  StrategyCardId,
  TechnologyId,
  UnitTypeId,
} from '../facts/index.ts';
import { commandTokensPerPlayer, factions, promissoryNotes, unitTypes } from '../facts/index.ts';
import type { G, Game, Law, Player, Seat } from '../game.ts';
import type { FrozenPlanet } from './board.ts';
import { hasToken, homeSystem, liesThere } from './board.ts';

export type FrozenPlayer = Frozen<Player>;

export const playerOf = (g: G, seat: Seat): FrozenPlayer => g.players[seat] as FrozenPlayer;

/** Every seat still in the game, clockwise from seat 0. */
export function seatsIn(g: G): Seat[] {
  const seats: Seat[] = [];
  for (let s = 0; s < g.players.length; s++) if (!playerOf(g, s).eliminated) seats.push(s);
  return seats;
}

/** Clockwise, beginning with `first`. Seats run clockwise around the map, unless home places were picked. */
export function clockwiseFrom(g: G, first: Seat): Seat[] {
  if (g.options.galaxy === 'slices') return byPlaceFrom(g, first);
  const n = g.players.length;
  const seats: Seat[] = [];
  for (let i = 0; i < n; i++) {
    const seat = (first + i) % n;
    if (!playerOf(g, seat).eliminated) seats.push(seat);
  }
  return seats;
}

function byPlaceFrom(g: G, first: Seat): Seat[] {
  const n = g.players.length;
  const steps = (seat: Seat): number => (playerOf(g, seat).position - playerOf(g, first).position + n) % n;
  return seatsIn(g).sort((a, b) => steps(a) - steps(b));
}

export const othersThan = (g: G, seat: Seat): Seat[] => seatsIn(g).filter((s) => s !== seat);

/** The others, clockwise from the left of a seat. */
export const leftOf = (g: G, seat: Seat): Seat[] => clockwiseFrom(g, seat).filter((s) => s !== seat);

/** The technologies a seat has the use of: his own, and those that something lets him use. */
export const technologiesOf = defineValue<Game, Seat, readonly TechnologyId[]>(
  'technologies',
  (g, seat) => playerOf(g, seat).technologies,
);

export const hasTechnology = (g: G, seat: Seat, id: TechnologyId): boolean =>
  technologiesOf(g, seat).includes(id) && !isAblated('technology', id);

/** The card that has the text of a technology for a seat: its own, unless another copies it. Cards are exhausted, not texts. */
export const technologyCard = defineValue<Game, { readonly seat: Seat; readonly id: TechnologyId }, TechnologyId>(
  'technology card',
  (_, { id }) => id,
);

/** Has it, and it is not exhausted. */
export const hasReadyTechnology = (g: G, seat: Seat, id: TechnologyId): boolean =>
  hasTechnology(g, seat, id) && !playerOf(g, seat).exhausted.includes(technologyCard(g, { seat, id }));

/** Which faction abilities a seat has just now. */
export const abilities = defineValue<Game, Seat, readonly AbilityId[]>('abilities', (g, seat) => {
  const { faction } = playerOf(g, seat);
  return faction === '' ? [] : factions[faction].abilities;
});

export const hasAbility = (g: G, seat: Seat, id: AbilityId): boolean =>
  abilities(g, seat).includes(id) && !isAblated('ability', id);

export function planetsOf(g: G, seat: Seat): FrozenPlanet[] {
  const out: FrozenPlanet[] = [];
  for (const system of g.systems) for (const planet of system.planets) if (planet.owner === seat) out.push(planet);
  return out;
}

export const readyPlanets = (g: G, seat: Seat): FrozenPlanet[] => planetsOf(g, seat).filter((p) => !p.exhausted);
export const exhaustedPlanets = (g: G, seat: Seat): FrozenPlanet[] => planetsOf(g, seat).filter((p) => p.exhausted);

export const controls = (g: G, seat: Seat, planet: PlanetId): boolean =>
  g.systems.some((s) => s.planets.some((p) => p.id === planet && p.owner === seat));

export const homePlanets = (g: G, seat: Seat): readonly FrozenPlanet[] =>
  (homeSystem(g, seat)?.planets ?? NONE).filter(liesThere);

export function tokensOnBoard(g: G, seat: Seat): number {
  let n = 0;
  for (const system of g.systems) if (hasToken(system, seat)) n++;
  return n;
}

/** Command tokens that are neither on the command sheet nor on the board. */
export function tokensLeft(g: G, seat: Seat): number {
  const p = playerOf(g, seat);
  return commandTokensPerPlayer - p.tactic - p.fleet - p.strategy - tokensOnBoard(g, seat) - tokensWithOthers(g, seat);
}

const NONE: readonly never[] = [];

/** Whose command tokens lie in a seat's fleet pool beside its own. */
export const tokensOfOthers = (g: G, seat: Seat): readonly Seat[] => playerOf(g, seat).othersTokens ?? NONE;

/** Everything in the fleet pool of a seat. */
export const fleetTokens = (g: G, seat: Seat): number => playerOf(g, seat).fleet + tokensOfOthers(g, seat).length;

/** Tokens of a seat that lie in fleet pools of others. */
function tokensWithOthers(g: G, seat: Seat): number {
  let n = 0;
  for (const { othersTokens } of g.players) if (othersTokens?.includes(seat) === true) n++;
  return n;
}

export const tokensOnSheet = (g: G, seat: Seat): number => {
  const p = playerOf(g, seat);
  return p.tactic + p.fleet + p.strategy;
};

export function unitsOnBoard(g: G, seat: Seat, type: UnitTypeId): number {
  let n = 0;
  for (const { space, planets } of g.systems) {
    for (const unit of space) if (unit.owner === seat && unit.type === type) n++;
    for (const { units } of planets) for (const unit of units) if (unit.owner === seat && unit.type === type) n++;
  }
  return n;
}

/** Figures of a type in the reinforcements. Of fighters and infantry there are always tokens, where a figure is with them. */
export const unitsLeft = (g: G, seat: Seat, type: UnitTypeId): number =>
  unitTypes[type].tokens
    ? Number.POSITIVE_INFINITY
    : unitTypes[type].figures - unitsOnBoard(g, seat, type) - unitsCaptured(g, seat, type);

/** Figures of a seat that somebody has captured: they are in nobody's reinforcements. */
export function unitsCaptured(g: G, seat: Seat, type: UnitTypeId): number {
  let n = 0;
  for (const { captured } of g.players)
    if (captured !== undefined) for (const unit of captured) if (unit.owner === seat && unit.type === type) n++;
  return n;
}

/** Laws that count: all that are in play, unless something blots them out. */
export const lawsInForce = defineValue<Game, null, readonly Frozen<Law>[]>('laws in force', (g) => g.laws);

export const lawInForce = (g: G, id: AgendaId): Frozen<Law> | undefined =>
  g.laws.length === 0 || isAblated('agenda', id) ? undefined : lawsInForce(g, null).find((law) => law.id === id);

export const hasLaw = (g: G, id: AgendaId): boolean => lawInForce(g, id) !== undefined;

/** The law lies in this seat's play area. */
export const ownsLaw = (g: G, seat: Seat, id: AgendaId): boolean => lawInForce(g, id)?.owner === seat;

/** A lasting effect of a component on a seat (or of any seat, when none is given). */
export const hasEffect = (g: G, source: string, seat?: Seat, target?: string): boolean =>
  lasts(g.effects, source, seat, target) && !isAblated(source);

/** A promissory note as it is written down: which, and whose. */
export const noteOf = (note: NoteId, seat: Seat): string => `${note}.${seat}`;
export const noteId = (copy: string): NoteId => copy.slice(0, copy.lastIndexOf('.')) as NoteId;
export const noteOwner = (copy: string): Seat => Number(copy.slice(copy.lastIndexOf('.') + 1));

/** Whoever receives it lays it open at once. All others nobody but the two gets to know. */
export const isLaidOpenAtOnce = (copy: string): boolean => promissoryNotes[noteId(copy)].timing === 'onReceipt';

export const strategyCardsOf = (g: G, seat: Seat): G['strategyCards'][number][] =>
  g.strategyCards.filter((card) => card.holder === seat);

export const holderOf = (g: G, card: StrategyCardId): Seat =>
  (g.strategyCards.find((c) => c.id === card) as G['strategyCards'][number]).holder;

// The numbers of the game: what is printed, to be modified by technologies, factions, laws and cards.
import { defineValue } from '@custodian/kernel';
import type {
  PlanetId,
  RelicId,
  StrategyCardId,
  TechnologyColor,
  TechnologyId,
  UnitCard,
  UnitTypeId,
} from '../facts/index.ts';
import {
  actionCardHandLimit,
  factions,
  strategyCardsEach as printedCardsEach,
  planets as printedPlanets,
  secretObjectives,
  unitTypes,
} from '../facts/index.ts';
import type { G, Game, Pool, Seat } from '../game.ts';
import type { FrozenUnit } from './board.ts';
import { isAnomaly, isNebulaFor, planetOf, systemOf } from './board.ts';
import type { CombatAbout, RollKind } from './dice.ts';
import { playerOf, tokensOfOthers } from './players.ts';
import { unitCard } from './units.ts';

interface OfSeat {
  readonly seat: Seat;
}
interface OfType extends OfSeat {
  readonly type: UnitTypeId;
}
interface InSystem extends OfSeat {
  readonly system: string;
}

// Dice
const printedDice = (g: G, { seat, unit, kind }: CombatAbout) => {
  const card = unitCard(g, seat, unit);
  if (card === null) return null;
  switch (kind) {
    case 'space combat':
    case 'ground combat':
      return card.combat;
    case 'anti-fighter barrage':
      return card.antiFighterBarrage;
    case 'bombardment':
      return card.bombardment;
    case 'space cannon offense':
    case 'space cannon defense':
      return card.spaceCannon;
    case 'other':
      return null;
  }
};

/** Added to every die of this kind. A nebula helps the ships of its defender. */
export const combatBonus = defineValue<Game, CombatAbout>('combat bonus', (g, { kind, role, system }) =>
  kind === 'space combat' && role === 'defender' && isAnomaly(g, system, 'nebula') ? 1 : 0,
);

/** Dice that one unit rolls; 0: it does not. */
export const combatDice = defineValue<Game, CombatAbout>('combat dice', (g, about) => printedDice(g, about)?.dice ?? 0);

/** The result that hits, before bonuses. */
export const combatNeed = defineValue<Game, CombatAbout>(
  'combat need',
  (g, about) => printedDice(g, about)?.need ?? 11,
);

/** Hits that one die scores, by what it shows before modifiers. */
export const dieHits = defineValue<
  Game,
  Omit<CombatAbout, 'role'> & { readonly need: number; readonly bonus: number; readonly result: number }
>('hits of a die', (_, { result, bonus, need }) => (result + bonus >= need ? 1 : 0));

/** Hits of a side in a combat round once both have rolled. */
export const hitsScored = defineValue<
  Game,
  {
    readonly seat: Seat;
    readonly enemy: Seat;
    readonly kind: RollKind;
    readonly round: number;
    readonly system: string;
    readonly planet?: PlanetId;
    readonly hits: number;
    readonly enemyHits: number;
  }
>('hits scored', (_, { hits }) => hits);

/** Types that hits of this unit's dice go to, while the enemy has such there; null: any. */
export const aimedAt = defineValue<Game, CombatAbout, readonly UnitTypeId[] | null>('aimed at', () => null);

/** Types that hits of an anti-fighter barrage go to. */
export const barrageTargets = defineValue<Game, { readonly seat: Seat; readonly enemy: Seat }, readonly UnitTypeId[]>(
  'targets of a barrage',
  () => FIGHTERS,
);
const FIGHTERS: readonly UnitTypeId[] = ['fighter'];

/** Do units of the active player in the system fight although his turn is over? */
export const mustFight = defineValue<Game, InSystem, boolean>('must fight', () => false);

/** May a unit in space be committed to planets in an invasion? */
export const canLand = defineValue<
  Game,
  { readonly seat: Seat; readonly unit: FrozenUnit; readonly system: string },
  boolean
>('can land', (_, { unit }) => unitTypes[unit.type].kind === 'groundForce');

/** A ground force on a planet from which it may be committed to another. */
export interface Reserve {
  readonly unit: FrozenUnit;
  readonly planet: PlanetId;
}
/** Ground forces that may be committed in the system without a ship, at most one from each planet. */
export const reservesFor = defineValue<Game, InSystem, readonly Reserve[]>('reserves', () => NO_RESERVES);
const NO_RESERVES: readonly Reserve[] = [];
/** The card whose Sustain Damage, combat value and barrage a single unit has in this combat; null: its own. */
export const fightsAs = defineValue<Game, FrozenUnit, UnitCard | null>('fights as', () => null);

/** Units that cannot be hit themselves and still may use Sustain Damage against hits of this kind on the ships beside them. */
export const shields = defineValue<
  Game,
  { readonly seat: Seat; readonly system: string; readonly planet?: PlanetId; readonly kind: RollKind },
  readonly FrozenUnit[]
>('shields', () => NO_UNITS);
const NO_UNITS: readonly FrozenUnit[] = [];

/** How many hits one use of Sustain Damage takes. */
export const sustained = defineValue<Game, OfType>('sustained hits', () => 1);

// Movement and room
/** How many systems a ship may move. A ship that starts in a nebula has 1, whatever is printed. */
export const moveValue = defineValue<
  Game,
  { readonly seat: Seat; readonly unit: FrozenUnit; readonly from: string; readonly to: string }
>('move', (g, { seat, unit, from }) => {
  const move = unitCard(g, seat, unit.type)?.move ?? 0;
  return move > 0 && isNebulaFor(g, { seat, system: from }) ? 1 : move;
});

/** Fighters and ground forces that a unit carries, in any mix. */
export const capacity = defineValue<Game, OfType>(
  'capacity',
  (g, { seat, type }) => unitCard(g, seat, type)?.capacity ?? 0,
);

/** What one unit in space counts against capacity: 1 for fighters and ground forces. */
export const bulk = defineValue<Game, OfType>('bulk', (_, { type }) =>
  type === 'fighter' || unitTypes[type].kind === 'groundForce' ? 1 : 0,
);

/** What it takes of that capacity, where some of the ships with it have any. */
export const load = defineValue<Game, OfType>('load', (g, about) => bulk(g, about));

/** Fighters of a seat in a system that do not count against capacity: 3 for each space dock. */
export const fighterSupport = defineValue<Game, InSystem>('fighter support', (g, { seat, system }) => {
  const at = systemOf(g, system);
  const each = unitCard(g, seat, 'spaceDock')?.fighterSupport ?? 0;
  let docks = 0;
  for (const u of at.space) if (u.owner === seat && u.type === 'spaceDock') docks++;
  for (const planet of at.planets)
    for (const u of planet.units) if (u.owner === seat && u.type === 'spaceDock') docks++;
  return docks * each;
});

/** Ships other than fighters that a seat may have in a system. */
export const fleetLimit = defineValue<Game, InSystem>('fleet limit', (g, { seat }) => playerOf(g, seat).fleet);

/** Command tokens that the fleet pool may hold. */
export const fleetPoolLimit = defineValue<Game, Seat>('fleet pool limit', () => Number.POSITIVE_INFINITY);
/** How many of them may be the seat's own: those of others count too. */
export const ownFleetLimit = (g: G, seat: Seat): number =>
  Math.max(0, fleetPoolLimit(g, seat) - tokensOfOthers(g, seat).length);

// Planets and production
/** What exhausting a planet pays of the one or the other. */
export const planetWorth = defineValue<
  Game,
  { readonly seat: Seat; readonly planet: PlanetId; readonly of: 'resources' | 'influence' }
>('worth of a planet', (g, { planet, of }) => (of === 'resources' ? resources(g, planet) : influence(g, planet)));
export const resources = defineValue<Game, PlanetId>('resources', (_, planet) => printedPlanets[planet].resources);
export const influence = defineValue<Game, PlanetId>('influence', (_, planet) => printedPlanets[planet].influence);
/** The colours of technology specialties of a planet. */
export const specialties = defineValue<Game, PlanetId, readonly TechnologyColor[]>('specialties', (_, planet) => {
  const { specialty } = printedPlanets[planet];
  return specialty === null ? [] : [specialty];
});

/** Resources for one purchase; null: cannot be produced. */
export const unitCost = defineValue<Game, OfType, number | null>(
  'unit cost',
  (g, { seat, type }) => unitCard(g, seat, type)?.cost ?? null,
);
/** Units that one purchase brings. */
export const unitsPerCost = defineValue<Game, OfType>(
  'units per cost',
  (g, { seat, type }) => unitCard(g, seat, type)?.unitsPerCost ?? 1,
);

/** Units of a type for which nothing is paid. Their cost stays what it is where it limits something. */
export const madeForNothing = defineValue<Game, OfType>('made for nothing', () => 0);

/** Fighters and infantry that do not count against the limit of one use of Production. */
export const smallBeyondLimit = defineValue<Game, Seat>('small units beyond the limit', () => 0);

/** May the seat return captured units of a type, and pay nothing for as many that it produces? */
export const returnsForProduction = defineValue<Game, Seat, boolean>('returns for production', () => false);

/** What the Production ability of one unit places at most. `planet` is where it stands; null: in space. */
export const productionValue = defineValue<
  Game,
  { readonly seat: Seat; readonly type: UnitTypeId; readonly system: string; readonly planet: PlanetId | null }
>('production value', (g, { seat, type, planet }) => {
  const production = unitCard(g, seat, type)?.production ?? null;
  if (production === null) return 0;
  if (typeof production === 'number') return production;
  return (planet === null ? 0 : resources(g, planet)) + production.resourcesPlus;
});

/** How many of a type the Production of a unit may make of its value (Arborec docks make no infantry). */
export const mayMake = defineValue<
  Game,
  { readonly seat: Seat; readonly producer: UnitTypeId; readonly type: UnitTypeId },
  boolean
>('may make', () => true);

/** Places elsewhere where produced units of a type may be put: planets, or 'space <system>'. */
export const placesElsewhere = defineValue<Game, OfType, readonly string[]>('places elsewhere', () => NO_PLACES);
const NO_PLACES: readonly string[] = [];

/** Units that one purchase brings beside those that the limit of Production counts. */
export const extraPerCost = defineValue<Game, OfType>('extra units per cost', () => 0);

/** The most of one type of structure on a planet. */
export const structureLimit = defineValue<
  Game,
  { readonly seat: Seat; readonly type: UnitTypeId; readonly planet: PlanetId }
>('structure limit', (_, { type }) => unitTypes[type].perPlanet ?? Number.POSITIVE_INFINITY);

/** Resources taken off one use of Production. */
export const productionDiscount = defineValue<Game, InSystem>('production discount', () => 0);

// Technology
/** Colours of prerequisites that something other than a technology satisfies. */
export const satisfiedColors = defineValue<Game, Seat, readonly TechnologyColor[]>(
  'satisfied colours',
  () => NO_COLORS,
);
const NO_COLORS: readonly TechnologyColor[] = [];
/** Prerequisites that a seat may leave out. */
export const prerequisitesWaived = defineValue<Game, { readonly seat: Seat; readonly technology: TechnologyId }>(
  'prerequisites waived',
  () => 0,
);

/** Further prerequisites that a seat could leave out by exhausting something, once it is about to research. */
export const prerequisitesWaivable = defineValue<Game, { readonly seat: Seat; readonly technology: TechnologyId }>(
  'prerequisites that could be waived',
  () => 0,
);

/** Technologies a faction may research or gain: not the general upgrade where it has its own. */
export const isResearchable = defineValue<Game, { readonly seat: Seat; readonly technology: TechnologyId }, boolean>(
  'researchable',
  () => true,
);

/** Does the seat research at all? Otherwise something else takes its place whenever it would. */
export const researches = defineValue<Game, Seat, boolean>('researches', () => true);

/** Resources that the strategy card Technology asks for a technology. */
export const researchPrice = defineValue<Game, { readonly seat: Seat; readonly price: number }>(
  'price of research',
  (_, { price }) => price,
);

// Goods, cards, tokens
/** What a trade good counts for when resources or influence are spent. */
export const goodsWorth = defineValue<Game, Seat>('worth of trade goods', () => 1);
export const commodityLimit = defineValue<Game, Seat>('commodity limit', (g, seat) => {
  const { faction } = playerOf(g, seat);
  return faction === '' ? 0 : factions[faction].commodities;
});
export const handLimit = defineValue<Game, Seat>('hand limit', () => actionCardHandLimit);
export const secretLimit = defineValue<Game, Seat>('secret objective limit', () => secretObjectives.limit);
/** Action cards and command tokens received in the status phase. */
export const statusCards = defineValue<Game, Seat>('status cards', () => 1);
export const statusTokens = defineValue<Game, Seat>('status tokens', () => 2);
/** Relics that a seat could exhaust so that a token of its reinforcements is spent in place of one from its strategy pool. */
export const tokenStandIns = defineValue<Game, Seat, readonly RelicId[]>(
  'stand-ins for strategy tokens',
  () => NO_RELIC,
);
const NO_RELIC: readonly RelicId[] = [];
/** Tokens that a seat could spend from its strategy pool, or as if from there. */
export const strategyTokens = (g: G, seat: Seat): number => playerOf(g, seat).strategy + tokenStandIns(g, seat).length;
/** Strategy cards that each player chooses in a round. */
export const cardsEach = defineValue<Game, null>('strategy cards each', (g) => printedCardsEach(g.players.length));
/** Influence for one command token through Leadership. */
export const tokenPrice = defineValue<Game, Seat>('token price', () => 3);
/** Command tokens from the strategy pool that a secondary ability costs. */
export const secondaryCost = defineValue<Game, { readonly seat: Seat; readonly card: StrategyCardId }>(
  'secondary cost',
  (_, { card }) => (card === 'leadership' ? 0 : 1),
);
/** A command token by whose it is and where it comes from. */
export interface TokenSource {
  readonly of: Seat;
  readonly from: Pool | 'reinforcements';
}
/** Can the seat pay for a secondary ability in some way? Whatever lets it pay otherwise answers 'secondary to be paid' too. */
export const canPaySecondary = defineValue<
  Game,
  { readonly seat: Seat; readonly card: StrategyCardId; readonly active: Seat },
  boolean
>(
  'can pay for a secondary ability',
  (g, { seat, card }) => secondaryCost(g, { seat, card }) <= strategyTokens(g, seat),
);
/** Is the token that a secondary ability costs worth something to the seat for being spent, whatever it is spent for? */
export const gainsBySpending = defineValue<Game, { readonly seat: Seat }, boolean>('gains by spending', () => false);
/** What a seat may do when a secondary ability is offered to it. */
export type SecondaryUse = 'secondary' | 'primary';
export const secondaryUses = defineValue<
  Game,
  { readonly seat: Seat; readonly card: StrategyCardId },
  readonly SecondaryUse[]
>('secondary uses', () => ONLY_SECONDARY);
const ONLY_SECONDARY: readonly SecondaryUse[] = ['secondary'];
/** Does the seat carry out the secondary ability without being asked, as the primary has chosen it for that? */
export const mustUseSecondary = defineValue<Game, { readonly seat: Seat; readonly card: StrategyCardId }, boolean>(
  'must use the secondary ability',
  () => false,
);

// Votes and points
/** Planets that a seat readies at the end of an agenda phase. */
export const readiedAfterAgendas = defineValue<Game, Seat>(
  'planets readied after agendas',
  () => Number.POSITIVE_INFINITY,
);
/** Votes that exhausting a planet casts. */
export const planetVotes = defineValue<Game, { readonly seat: Seat; readonly planet: PlanetId }>(
  'votes of a planet',
  (g, { planet }) => influence(g, planet),
);
/** Votes of a seat beside those of planets, where it casts at least one. */
export const extraVotes = defineValue<Game, Seat>('extra votes', () => 0);
/** Influence that it costs the seat to activate the system. */
export const activationPrice = defineValue<Game, InSystem>('price of activation', () => 0);
/** How many times 1 influence must be paid, each by itself, to commit ground forces to the planet. */
export const commitPrice = defineValue<Game, { readonly seat: Seat; readonly planet: PlanetId }>(
  'price of committing',
  () => 0,
);
/** Influence that removing the custodians token costs. */
export const custodiansPrice = defineValue<Game, Seat>('price of the custodians token', () => 6);
/** Victory points that win the game. */
export const goal = defineValue<Game, null>('goal', (g) => Number(g.options.points));

export const isPlanetReady = (g: G, planet: PlanetId): boolean => !planetOf(g, planet).exhausted;

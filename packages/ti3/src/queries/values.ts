// The numbers of the game: what is printed, to be modified by technologies, races, laws and cards.
import type { Frozen } from '@custodian/kernel';
import { defineValue } from '@custodian/kernel';
import type { LeaderId, PlanetId, ShipType, StartingCounters, TechnologyId, UnitId } from '../content/facts/index.ts';
import {
  actionCardHandLimit,
  dockInSpace,
  isShip,
  objectiveDeck,
  planets as printedPlanets,
  strategyCards,
  technologies,
  units,
  usualStartingCounters,
} from '../content/facts/index.ts';
import type { Game, Seat, Ship } from '../game.ts';
import { planetOf, systemOf, systemOfPlanet, tileAt } from './board.ts';
import type { DockId } from './docks.ts';
import { findDock, isInSpace } from './docks.ts';
import { agreementsOf, playerOf, readyPlanets } from './players.ts';

/** What a die is rolled for. Shots: single dice before a space battle (ambush, cannons). Revival: units that come back. */
export type RollKind =
  | 'space battle'
  | 'barrage'
  | 'shot'
  | 'sabotage run'
  | 'pds'
  | 'bombardment'
  | 'invasion combat'
  | 'revival';

/** Barrage and shots before the battle are part of the space battle. */
export const inSpaceBattle = (kind: RollKind): boolean =>
  kind === 'space battle' || kind === 'barrage' || kind === 'shot';

export interface CombatAbout {
  readonly seat: Seat;
  readonly enemy: Seat;
  readonly unit: UnitId;
  readonly kind: RollKind;
  readonly role: 'attacker' | 'defender';
  /** The combat round, from 1; 0 before the first. */
  readonly round: number;
  readonly system: string;
  /** Which is fought for or bombarded, or on which the firing PDS stand. */
  readonly planet?: PlanetId;
}

/** Added to every die of this kind; a total equal to or above the unit's combat value hits. A nebula helps its defender. */
export const combatBonus = defineValue<Game, CombatAbout>('combat bonus', (g, { kind, role, system }) =>
  role === 'defender' && inSpaceBattle(kind) && tileAt(systemOf(g, system)).special === 'nebula' ? 1 : 0,
);

/** Dice a unit rolls: 3 for a war sun, 2 for a destroyer's barrage. */
export const combatDice = defineValue<Game, CombatAbout>('combat dice', (_, about) =>
  about.kind === 'barrage' ? 2 : about.kind === 'shot' ? 1 : units[about.unit].dice,
);

/** Dice that one ship rolls in a round of a space battle beside those of its type. */
export const extraDice = defineValue<Game, { readonly seat: Seat; readonly ship: Frozen<Ship> }>('extra dice', () => 0);

/** The roll a unit needs. */
export const combatValue = (about: { readonly unit: UnitId }): number => units[about.unit].combat ?? 11;

/** So many of the hits on a fleet that a ship of it must take before any other does. */
export interface BoundHits {
  readonly ship: number;
  readonly hits: number;
}

/** The ships of a fleet in a space battle that must take the first hits. */
export const boundHits = defineValue<Game, { readonly seat: Seat; readonly system: string }, readonly BoundHits[]>(
  'bound hits',
  () => noHits,
);

const noHits: readonly BoundHits[] = [];

/** How far PDS fire into space: 0 within their own system, 1 into adjacent ones too. */
export const pdsRange = defineValue<Game, { readonly seat: Seat; readonly planet?: PlanetId }>('pds range', () => 0);

export interface MovementAbout {
  readonly seat: Seat;
  readonly ship: Frozen<Ship>;
  readonly from: string;
  readonly to: string;
  /** Leaders who come aboard before it leaves. */
  readonly boarding?: readonly LeaderId[];
}

/** How many systems a ship may move. */
export const movement = defineValue<Game, MovementAbout>('movement', (_, about) => units[about.ship.type].move ?? 0);

/** The most a ship moves out of a system, whatever its bonuses: 1 out of a nebula. */
export const movementCap = defineValue<Game, { readonly seat: Seat; readonly from: string }>(
  'movement cap',
  (g, { from }) => (tileAt(systemOf(g, from)).special === 'nebula' ? 1 : Number.POSITIVE_INFINITY),
);

/** 1 when ships of this type cannot move by themselves nor exist beyond the capacity of their system. */
export const needsCapacity = defineValue<Game, { readonly seat: Seat; readonly type: ShipType }>(
  'needs capacity',
  (_, about) => (units[about.type].abilities.includes('needsCapacity') ? 1 : 0),
);

/** What a ship carries of fighters, ground forces and PDS in any mix. */
export const capacity = defineValue<Game, { readonly seat: Seat; readonly type: ShipType }>(
  'capacity',
  (_, about) => units[about.type].capacity,
);

/** Ground forces a ship carries beside its capacity. */
export const troopCapacity = defineValue<Game, { readonly seat: Seat; readonly type: ShipType }>('troops', () => 0);

/** Fighters supported by other means than ships: 3 for each space dock in the system. */
export const fighterSupport = defineValue<Game, { readonly seat: Seat; readonly system: string }>(
  'fighter support',
  (g, { seat, system }) => {
    const at = systemOf(g, system);
    let docks = 0;
    for (const p of at.planets) if (p.owner === seat && p.dock >= 0) docks++;
    for (const dock of at.docks) if (dock.owner === seat) docks++;
    return docks * (units.spaceDock.fighterCapacity ?? 0);
  },
);

/** Ships other than fighters that a seat may have in a system. */
export const fleetLimit = defineValue<Game, { readonly seat: Seat; readonly system: string }>(
  'fleet limit',
  (g, { seat }) => playerOf(g, seat).fleetSupply,
);

/** Resources that landing on a planet which is not one's own costs, once an activation. */
export const landingCost = defineValue<Game, { readonly seat: Seat; readonly planet: PlanetId }>(
  'landing cost',
  () => 0,
);

/** Resources for one purchase: one unit, or the pair that 1 resource buys. */
export const unitCost = defineValue<Game, { readonly seat: Seat; readonly unit: UnitId; readonly dock: DockId }>(
  'unit cost',
  (_, about) => units[about.unit].cost,
);

/** How many units one purchase brings: 2 for fighters and ground forces. */
export const unitsPerCost = defineValue<Game, { readonly seat: Seat; readonly unit: UnitId }>(
  'units per cost',
  (_, about) => units[about.unit].unitsPerCost,
);

/** Units that a dock may build at once. */
export const productionLimit = defineValue<Game, { readonly seat: Seat; readonly dock: DockId }>(
  'production limit',
  (g, { dock }) =>
    isInSpace(dock) ? dockInSpace.production : resources(g, dock) + (units.spaceDock.productionBonus ?? 0),
);

/** At how many docks a seat may produce in one round. */
export const producingDocks = defineValue<Game, Seat>('producing docks', () => Number.POSITIVE_INFINITY);

/** Where a dock's units may be placed: ids of systems for ships, of planets for the others. A dock in space puts them on
 *  planets of its owner in the system, or aboard his carriers and war suns there: 'ship 7'. */
export const buildingPlaces = defineValue<
  Game,
  { readonly seat: Seat; readonly dock: DockId; readonly unit: UnitId },
  readonly string[]
>('building places', (g, { seat, dock, unit }) => {
  if (!isInSpace(dock)) return [isShip(unit) ? systemOfPlanet(g, dock).id : dock];
  const at = findDock(g, dock);
  if (at === undefined) return [];
  if (isShip(unit)) return [at.system];
  const { planets, ships } = systemOf(g, at.system);
  const carriers = ships.filter((s) => s.owner === seat && capacity(g, { seat, type: s.type }) > 0);
  return [...planets.filter((p) => p.owner === seat).map((p) => p.id), ...carriers.map((s) => aboard(s.id))];
});

/** A place aboard a ship, where a dock in space puts what it builds. */
export const aboard = (ship: number): string => `ship ${ship}`;

/** Resources that a producing dock has for itself. */
export const productionBonus = defineValue<Game, { readonly seat: Seat; readonly dock: DockId }>(
  'production bonus',
  () => 0,
);

export const resources = defineValue<Game, PlanetId>('resources', (_, planet) => printedPlanets[planet].resources);
export const influence = defineValue<Game, PlanetId>('influence', (_, planet) => printedPlanets[planet].influence);

/** Votes in the Galactic Council: the influence of all unexhausted planets. At least 1 is added by the council itself. */
export const votes = defineValue<Game, Seat>('votes', (g, seat) => {
  let sum = 0;
  for (const p of readyPlanets(g, seat)) sum += influence(g, p.id);
  return sum;
});

export const handLimit = defineValue<Game, Seat>('hand limit', () => actionCardHandLimit);

/** Command counters on the race sheet when the game begins. */
export const startingCounters = defineValue<Game, Seat, StartingCounters>(
  'starting counters',
  () => usualStartingCounters,
);

/** Action cards and command counters received in the Status Phase. */
export const statusCards = defineValue<Game, Seat>('status cards', () => 1);
export const statusCounters = defineValue<Game, Seat>('status counters', () => 2);

/** Resources to buy a technology; specialties and laws change it. What comes out below 0 costs nothing. */
export const technologyCost = defineValue<Game, { readonly seat: Seat; readonly technology: TechnologyId }>(
  'technology cost',
  (g, { seat, technology }) => {
    const color = technologies[technology].color;
    let cost = 8;
    for (const p of readyPlanets(g, seat))
      if (printedPlanets[p.id].specialty === color) cost -= specialtyDiscount(g, { seat, planet: p.id, technology });
    return cost;
  },
);

/** How many missing prerequisites are overlooked; one of two alternatives counts as one. */
export const prerequisitesWaived = defineValue<Game, { readonly seat: Seat; readonly technology: TechnologyId }>(
  'prerequisites waived',
  () => 0,
);

/** What one planet's specialty takes off the price. */
export const specialtyDiscount = defineValue<
  Game,
  { readonly seat: Seat; readonly planet: PlanetId; readonly technology: TechnologyId }
>('specialty discount', () => 1);

/** Who gets the trade goods that a seat receives from the supply. */
export const goodsReceiver = defineValue<Game, Seat, Seat>('receiver of trade goods', (_, seat) => seat);

/** Trade goods from one agreement. */
export const agreementIncome = defineValue<
  Game,
  { readonly seat: Seat; readonly partner: Seat; readonly value: number }
>('agreement income', (_, about) => about.value);

/** Trade goods from all agreements at once. */
export const income = defineValue<Game, Seat>('income', (g, seat) => {
  let sum = 0;
  for (const a of agreementsOf(g, seat)) sum += agreementIncome(g, { seat, ...a });
  return sum;
});

/** Command counters that Fleet Supply may hold. */
export const fleetSupplyLimit = defineValue<Game, Seat>('fleet supply limit', () => Number.POSITIVE_INFINITY);

/** Ground forces that Sol places for one command counter. */
export const levySize = defineValue<Game, Seat>('levy size', () => 2);

/** Where a seat stands in the order of play: the lowest number of his strategy cards. */
export const initiative = defineValue<Game, Seat>('initiative', (g, seat) => {
  let least = 99;
  for (const card of g.strategyCards)
    if (card.holder === seat) least = Math.min(least, strategyCards[card.id].initiative);
  return least;
});

/** Command counters from Strategy Allocation that a secondary ability costs a seat. */
export const secondaryCost = defineValue<Game, { readonly seat: Seat; readonly card: keyof typeof strategyCards }>(
  'secondary cost',
  (_, { card }) => strategyCards[card].secondaryCost,
);

/** Does the seat keep the strategy card when the others return theirs? */
export const keepsStrategyCard = defineValue<
  Game,
  { readonly seat: Seat; readonly card: keyof typeof strategyCards },
  boolean
>('keeps strategy card', () => false);

/** What a seat may do when a secondary ability is offered, each for one payment. */
export type SecondaryUse = 'secondary' | 'primary' | 'primary, then secondary' | 'secondary, then primary';

export const secondaryUses = defineValue<
  Game,
  { readonly seat: Seat; readonly card: keyof typeof strategyCards },
  readonly SecondaryUse[]
>('secondary uses', () => ['secondary']);

/** Influence for one command counter through Logistics. */
export const counterPrice = defineValue<Game, Seat>('counter price', () => 3);

/** Victory points that win the game. */
export const goal = defineValue<Game, null>('goal', () => objectiveDeck.standard.victoryPoints);

export const isPlanetReady = (g: Frozen<Game>, planet: PlanetId): boolean => !planetOf(g, planet).exhausted;

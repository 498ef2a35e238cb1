// The numbers of the game: what is printed, to be modified by technologies, races, laws and cards.
import type { Frozen } from '@custodian/kernel';
import { defineValue } from '@custodian/kernel';
import type { PlanetId, ShipType, TechnologyId, UnitId } from '../content/facts/index.ts';
import {
  actionCardHandLimit,
  planets as printedPlanets,
  strategyCards,
  technologies,
  units,
} from '../content/facts/index.ts';
import type { Game, Seat, Ship } from '../game.ts';
import { planetOf, systemOf } from './board.ts';
import { agreementsOf, playerOf, readyPlanets } from './players.ts';

/** What a die is rolled for. Shots: single dice before a space battle (ambush, cannons). */
export type RollKind = 'space battle' | 'barrage' | 'shot' | 'pds' | 'bombardment' | 'invasion combat';

export interface CombatAbout {
  readonly seat: Seat;
  readonly enemy: Seat;
  readonly unit: UnitId;
  readonly kind: RollKind;
  readonly role: 'attacker' | 'defender';
  /** The combat round, from 1; 0 before the first. */
  readonly round: number;
  readonly system: string;
  /** In invasion combat, bombardment and defensive fire. */
  readonly planet?: PlanetId;
}

/** Added to every die of this kind; a total equal to or above the unit's combat value hits. */
export const combatBonus = defineValue<Game, CombatAbout>('combat bonus', () => 0);

/** Dice a unit rolls: 3 for a war sun, 2 for a destroyer's barrage. */
export const combatDice = defineValue<Game, CombatAbout>('combat dice', (_, about) =>
  about.kind === 'barrage' ? 2 : about.kind === 'shot' ? 1 : units[about.unit].dice,
);

/** The roll a unit needs. */
export const combatValue = (about: { readonly unit: UnitId }): number => units[about.unit].combat ?? 11;

export interface MovementAbout {
  readonly seat: Seat;
  readonly ship: Frozen<Ship>;
  readonly from: string;
  readonly to: string;
}

/** How many systems a ship may move. */
export const movement = defineValue<Game, MovementAbout>('movement', (_, about) => units[about.ship.type].move ?? 0);

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
    let room = 0;
    for (const p of systemOf(g, system).planets)
      if (p.owner === seat && p.dock >= 0) room += units.spaceDock.fighterCapacity ?? 0;
    return room;
  },
);

/** Ships other than fighters that a seat may have in a system. */
export const fleetLimit = defineValue<Game, { readonly seat: Seat; readonly system: string }>(
  'fleet limit',
  (g, { seat }) => playerOf(g, seat).fleetSupply,
);

/** Resources for one purchase: one unit, or the pair that 1 resource buys. */
export const unitCost = defineValue<Game, { readonly seat: Seat; readonly unit: UnitId; readonly planet: PlanetId }>(
  'unit cost',
  (_, about) => units[about.unit].cost,
);

/** How many units one purchase brings: 2 for fighters and ground forces. */
export const unitsPerCost = defineValue<Game, { readonly seat: Seat; readonly unit: UnitId }>(
  'units per cost',
  (_, about) => units[about.unit].unitsPerCost,
);

/** Units that a dock may build at once. */
export const productionLimit = defineValue<Game, { readonly seat: Seat; readonly planet: PlanetId }>(
  'production limit',
  (g, { planet }) => resources(g, planet) + (units.spaceDock.productionBonus ?? 0),
);

/** Resources that a producing dock has for itself. */
export const productionBonus = defineValue<Game, { readonly seat: Seat; readonly planet: PlanetId }>(
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

/** Action cards and command counters received in the Status Phase. */
export const statusCards = defineValue<Game, Seat>('status cards', () => 1);
export const statusCounters = defineValue<Game, Seat>('status counters', () => 2);

/** Resources to buy a technology; specialties and laws change it. */
export const technologyCost = defineValue<Game, { readonly seat: Seat; readonly technology: TechnologyId }>(
  'technology cost',
  (g, { seat, technology }) => {
    const color = technologies[technology].color;
    let cost = 8;
    for (const p of readyPlanets(g, seat))
      if (printedPlanets[p.id].specialty === color) cost -= specialtyDiscount(g, { seat, planet: p.id, technology });
    return Math.max(0, cost);
  },
);

/** What one planet's specialty takes off the price. */
export const specialtyDiscount = defineValue<
  Game,
  { readonly seat: Seat; readonly planet: PlanetId; readonly technology: TechnologyId }
>('specialty discount', () => 1);

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

/** Influence for one command counter through Logistics. */
export const counterPrice = defineValue<Game, Seat>('counter price', () => 3);

/** Victory points that win the game. */
export const goal = defineValue<Game, null>('goal', (g) => (g.options.longWar ? 14 : 10));

export const isPlanetReady = (g: Frozen<Game>, planet: PlanetId): boolean => !planetOf(g, planet).exhausted;

// What every game starts with, whatever the race.

export const commandCountersPerPlayer = 16;
/** On the race sheet at the start, before what a race adds. */
export const usualStartingCounters = { strategyAllocation: 2, commandPool: 3, fleetSupply: 3 } as const;
export const actionCardHandLimit = 7;
/** With the strategy cards of Shattered Empire. */
export const politicalCardHandLimit = 5;
export const startingPoliticalCards = 2;

/** Trade goods in the supply. */
export const tradeGoodSupply = { base: 40, shatteredEmpire: 12 } as const;

export type GameLength = 'standard' | 'longWar';

export interface ObjectiveDeckFacts {
  readonly stageI: number;
  /** Random Stage II cards shuffled together with Imperium Rex. */
  readonly stageII: number;
  readonly victoryPoints: number;
}

export const objectiveDeck: Readonly<Record<GameLength, ObjectiveDeckFacts>> = {
  standard: { stageI: 6, stageII: 3, victoryPoints: 10 },
  longWar: { stageI: 8, stageII: 5, victoryPoints: 14 },
};

// The objective cards. Their conditions are rules; here stand the deck, the points and what kind they are.

import type { Expansion } from './records.ts';
import { withIds } from './records.ts';

export type ObjectiveStage = 'secret' | 'stageI' | 'stageII';

export interface ObjectiveFacts {
  readonly expansion: Expansion;
  readonly stage: ObjectiveStage;
  /** `win`: the first to claim it wins. `gameOver`: the game ends when it is revealed. */
  readonly points: number | 'win' | 'gameOver';
  /** True: claimed by paying for it on the spot. */
  readonly spendNow: boolean;
}

const printed = {
  conqueror: { expansion: 'base', stage: 'secret', points: 2, spendNow: false },
  diversified: { expansion: 'base', stage: 'secret', points: 2, spendNow: false },
  focused: { expansion: 'base', stage: 'secret', points: 2, spendNow: false },
  forceful: { expansion: 'base', stage: 'secret', points: 2, spendNow: false },
  industrial: { expansion: 'base', stage: 'secret', points: 2, spendNow: false },
  keeperOfGates: { expansion: 'base', stage: 'secret', points: 2, spendNow: false },
  masterOfShips: { expansion: 'base', stage: 'secret', points: 2, spendNow: false },
  merciless: { expansion: 'base', stage: 'secret', points: 2, spendNow: false },
  technocrat: { expansion: 'base', stage: 'secret', points: 2, spendNow: false },
  usurper: { expansion: 'base', stage: 'secret', points: 2, spendNow: false },
  planets5: { expansion: 'base', stage: 'stageI', points: 1, spendNow: false },
  mecatolWholeRound: { expansion: 'base', stage: 'stageI', points: 1, spendNow: false },
  threeSpecialties: { expansion: 'base', stage: 'stageI', points: 1, spendNow: false },
  tech5: { expansion: 'base', stage: 'stageI', points: 1, spendNow: false },
  techSameColor3: { expansion: 'base', stage: 'stageI', points: 1, spendNow: false },
  techAllColors: { expansion: 'base', stage: 'stageI', points: 1, spendNow: false },
  spendTradeGoods6: { expansion: 'base', stage: 'stageI', points: 1, spendNow: true },
  spendResources10: { expansion: 'base', stage: 'stageI', points: 1, spendNow: true },
  spendInfluence10: { expansion: 'base', stage: 'stageI', points: 1, spendNow: true },
  docks3: { expansion: 'base', stage: 'stageI', points: 1, spendNow: false },
  planets10: { expansion: 'base', stage: 'stageII', points: 2, spendNow: false },
  tech9: { expansion: 'base', stage: 'stageII', points: 2, spendNow: false },
  spendTradeGoods12: { expansion: 'base', stage: 'stageII', points: 2, spendNow: true },
  spendResources20: { expansion: 'base', stage: 'stageII', points: 2, spendNow: true },
  spendInfluence20: { expansion: 'base', stage: 'stageII', points: 2, spendNow: true },
  mecatolAndRing: { expansion: 'base', stage: 'stageII', points: 3, spendNow: false },
  influenceNeighbours: { expansion: 'base', stage: 'stageII', points: 3, spendNow: false },
  domination: { expansion: 'base', stage: 'stageII', points: 'win', spendNow: false },
  supremacy: { expansion: 'base', stage: 'stageII', points: 'win', spendNow: false },
  imperiumRex: { expansion: 'base', stage: 'stageII', points: 'gameOver', spendNow: false },
  expansionist: { expansion: 'shatteredEmpire', stage: 'secret', points: 2, spendNow: false },
  regulator: { expansion: 'shatteredEmpire', stage: 'secret', points: 2, spendNow: false },
  threatening: { expansion: 'shatteredEmpire', stage: 'secret', points: 2, spendNow: false },
  'se1-took3': { expansion: 'shatteredEmpire', stage: 'stageI', points: 1, spendNow: false },
  'se1-mecatol': { expansion: 'shatteredEmpire', stage: 'stageI', points: 1, spendNow: false },
  'se1-influence': { expansion: 'shatteredEmpire', stage: 'stageI', points: 1, spendNow: false },
  'se1-tech3x2': { expansion: 'shatteredEmpire', stage: 'stageI', points: 1, spendNow: false },
  'se1-mixedSpend': { expansion: 'shatteredEmpire', stage: 'stageI', points: 1, spendNow: true },
  'se1-spend10': { expansion: 'shatteredEmpire', stage: 'stageI', points: 1, spendNow: true },
  'se1-counters3': { expansion: 'shatteredEmpire', stage: 'stageI', points: 1, spendNow: true },
  'se1-invade1': { expansion: 'shatteredEmpire', stage: 'stageI', points: 1, spendNow: false },
  'se1-battle3': { expansion: 'shatteredEmpire', stage: 'stageI', points: 1, spendNow: false },
  'se1-blockade': { expansion: 'shatteredEmpire', stage: 'stageI', points: 1, spendNow: false },
  'se2-mecatol3': { expansion: 'shatteredEmpire', stage: 'stageII', points: 2, spendNow: false },
  'se2-techSame5': { expansion: 'shatteredEmpire', stage: 'stageII', points: 2, spendNow: false },
  'se2-spend20': { expansion: 'shatteredEmpire', stage: 'stageII', points: 2, spendNow: true },
  'se2-counters6': { expansion: 'shatteredEmpire', stage: 'stageII', points: 2, spendNow: true },
  'se2-invade2': { expansion: 'shatteredEmpire', stage: 'stageII', points: 2, spendNow: false },
  'se2-battles2': { expansion: 'shatteredEmpire', stage: 'stageII', points: 2, spendNow: false },
  'se2-dock': { expansion: 'shatteredEmpire', stage: 'stageII', points: 2, spendNow: false },
  'se2-planets11': { expansion: 'shatteredEmpire', stage: 'stageII', points: 3, spendNow: false },
  'se2-twoHomes': { expansion: 'shatteredEmpire', stage: 'stageII', points: 'win', spendNow: false },
  'se2-imperiumRex': { expansion: 'shatteredEmpire', stage: 'stageII', points: 'gameOver', spendNow: false },
} as const satisfies Record<string, ObjectiveFacts>;

export type ObjectiveId = keyof typeof printed;

export interface Objective extends ObjectiveFacts {
  readonly id: ObjectiveId;
}

export const objectives: Readonly<Record<ObjectiveId, Objective>> = withIds(printed);
export const objectiveIds = Object.keys(printed) as readonly ObjectiveId[];

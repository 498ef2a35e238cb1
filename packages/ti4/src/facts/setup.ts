// What every game starts with, and the figures of its rules.

export const commandTokensPerPlayer = 16;
export const startingTokens = { tactic: 3, fleet: 3, strategy: 2 } as const;
export type TokenPool = keyof typeof startingTokens;

/** Not a limit: anything may stand for a control token. */
export const controlTokensPerPlayer = 17;

export const actionCardHandLimit = 7;

/** Scored and unscored secret objectives together may not exceed the limit. */
export const secretObjectives = { dealt: 2, kept: 1, limit: 3 } as const;

/** Public objectives laid out by stage, and how many of stage I are open at the start. */
export const publicObjectives = { stageI: 5, stageII: 5, open: 2 } as const;

/** The two sides of the victory point track, the usual one first. */
export const victoryTargets = [10, 14] as const;

export const custodians = { influence: 6, points: 1 } as const;

export const agendasPerPhase = 2;

/** Strategy cards that each player chooses in a round. */
export const strategyCardsEach = (players: number): number => (players <= 4 ? 2 : 1);

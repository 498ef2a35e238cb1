// What factions ask for.

export const factionQuestions = {} as const;

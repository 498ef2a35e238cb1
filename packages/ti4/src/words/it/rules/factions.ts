// Ciò che chiedono le fazioni.

export const factionQuestions = {} as const;

// What is asked and answered: rounds.

export const rounds = {} as const;

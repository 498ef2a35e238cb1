// What is asked and answered: production.

export const production = {} as const;

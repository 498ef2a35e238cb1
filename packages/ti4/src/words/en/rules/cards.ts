// What is asked and answered: cards.

export const cards = {} as const;

// What is asked and answered: trade.

export const trade = {} as const;

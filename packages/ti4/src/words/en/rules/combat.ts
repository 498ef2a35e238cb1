// What is asked and answered: combat.

export const combat = {} as const;

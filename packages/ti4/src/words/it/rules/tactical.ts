// What is asked and answered: tactical.

export const tactical = {} as const;

// What is asked and answered: setup.

export const setup = {} as const;

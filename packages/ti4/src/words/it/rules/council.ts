// What is asked and answered: council.

export const council = {} as const;

export const turns = {} as const;

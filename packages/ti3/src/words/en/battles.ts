export const battles = {} as const;

export const building = {} as const;

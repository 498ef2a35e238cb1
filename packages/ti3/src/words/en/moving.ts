export const moving = {} as const;

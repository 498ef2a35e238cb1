// What a phone shows at a time.
export const tabs = ['table', 'sheet', 'hand', 'players', 'chronicle'] as const;
export type Tab = (typeof tabs)[number];

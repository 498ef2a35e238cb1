import type { Ti3Component } from './define.ts';

export const economyAbilities: readonly Ti3Component[] = [];

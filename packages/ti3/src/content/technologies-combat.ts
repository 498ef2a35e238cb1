import type { Ti3Component } from './define.ts';

export const combatTechnologies: readonly Ti3Component[] = [];

import type { Ti3Component } from './define.ts';

export const economyTechnologies: readonly Ti3Component[] = [];

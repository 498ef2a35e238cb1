import type { Ti3Component } from './define.ts';

export const movementTechnologies: readonly Ti3Component[] = [];

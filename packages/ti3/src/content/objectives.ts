import type { Ti3Component } from './define.ts';

export const objectiveComponents: readonly Ti3Component[] = [];

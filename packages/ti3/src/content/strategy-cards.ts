import type { Ti3Component } from './define.ts';

export const strategyCardComponents: readonly Ti3Component[] = [];

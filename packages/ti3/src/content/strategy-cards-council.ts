import type { Ti3Component } from './define.ts';

export const councilStrategyCards: readonly Ti3Component[] = [];

import type { Ti3Component } from './define.ts';

export const councilAbilities: readonly Ti3Component[] = [];

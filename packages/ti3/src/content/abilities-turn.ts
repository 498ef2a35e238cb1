import type { Ti3Component } from './define.ts';

export const turnAbilities: readonly Ti3Component[] = [];

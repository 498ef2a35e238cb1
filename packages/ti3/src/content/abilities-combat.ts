import type { Ti3Component } from './define.ts';

export const combatAbilities: readonly Ti3Component[] = [];

import type { Ti3Component } from './define.ts';

export const agendaComponents: readonly Ti3Component[] = [];

// The behaviour of these components.
import type { Ti4Component } from '../define.ts';

export const actionCardsComponents: readonly Ti4Component[] = [];

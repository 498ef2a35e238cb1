// The behaviour of these components.
import type { Ti4Component } from '../define.ts';

export const agendasComponents: readonly Ti4Component[] = [];

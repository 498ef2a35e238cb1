// The behaviour of these components.
import type { Ti4Component } from '../define.ts';

export const factionsComponents: readonly Ti4Component[] = [];

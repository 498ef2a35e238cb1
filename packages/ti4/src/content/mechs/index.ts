// What mechs can do beyond the figures of their cards.
import type { Ti4Component } from '../define.ts';
import { deployed } from './deployed.ts';
import { inCombat } from './in-combat.ts';

export const mechsComponents: readonly Ti4Component[] = [...deployed, ...inCombat];

// The relics.
import type { Ti4Component } from '../define.ts';
import { relicsAsActions } from './as-actions.ts';
import { relicsInActions } from './in-actions.ts';
import { keptRelics } from './kept.ts';

export const relicsComponents: readonly Ti4Component[] = [...relicsAsActions, ...relicsInActions, ...keptRelics];

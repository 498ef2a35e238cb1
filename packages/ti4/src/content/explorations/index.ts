// The exploration cards.
import type { Ti4Component } from '../define.ts';
import { attachedComponents } from './attached.ts';
import { frontierComponents } from './frontier.ts';

export const explorationsComponents: readonly Ti4Component[] = [...attachedComponents, ...frontierComponents];

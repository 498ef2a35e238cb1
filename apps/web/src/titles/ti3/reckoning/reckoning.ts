// The reckoning, once it has arrived; null before. Everything that asks shows something simpler until then.
import { late } from '../../../kit/late.svelte.ts';

export const reckoning = late(() => import('./rules.ts'));

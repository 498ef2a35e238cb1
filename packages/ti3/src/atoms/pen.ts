// The pen of the Third Edition: the kernel's, reporting the events that are declared here.
import { emit as report } from '@custodian/kernel/write';
import type { Ti3Event } from '../events.ts';
import type { Ti3 } from '../game.ts';

export { open, reveal } from '@custodian/kernel/write';

/** Reports what happened. */
export const emit: (x: Ti3, event: Ti3Event) => void = report;

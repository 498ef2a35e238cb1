// The pen of the Fourth Edition: the kernel's, reporting the events that are declared here.
import { emit as report } from '@custodian/kernel/write';
import type { Ti4Event } from '../events/index.ts';
import type { Ti4 } from '../game.ts';

export { clear, open, reveal } from '@custodian/kernel/write';

/** Reports what happened. */
export const emit: (x: Ti4, event: Ti4Event) => void = report;

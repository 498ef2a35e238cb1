// The pen of Inscription: the kernel's, reporting the events that are declared here.
import { emit as report } from '@custodian/kernel/write';
import type { InscriptionEvent } from '../events.ts';
import type { T } from '../game.ts';

export { open, reveal } from '@custodian/kernel/write';

/** Reports what happened. */
export const emit: (x: T, event: InscriptionEvent) => void = report;

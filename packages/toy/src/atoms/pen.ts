// The pen of the toy: the kernel's, reporting the toy's events.
import { emit as report } from '@custodian/kernel/write';
import type { ToyEvent } from '../events.ts';
import type { T } from '../game.ts';

export { open, reveal } from '@custodian/kernel/write';

export const emit: (x: T, event: ToyEvent) => void = report;

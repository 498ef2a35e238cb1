import type { setup as english } from '../en/setup.ts';
import type { Translation } from '../translation.ts';

export const setup = {} as const satisfies Translation<typeof english>;

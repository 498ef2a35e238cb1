import type { council as english } from '../en/council.ts';
import type { Translation } from '../translation.ts';

export const council = {} as const satisfies Translation<typeof english>;

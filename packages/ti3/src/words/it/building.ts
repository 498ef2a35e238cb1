import type { building as english } from '../en/building.ts';
import type { Translation } from '../translation.ts';

export const building = {} as const satisfies Translation<typeof english>;

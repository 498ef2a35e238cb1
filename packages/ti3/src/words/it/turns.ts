import type { turns as english } from '../en/turns.ts';
import type { Translation } from '../translation.ts';

export const turns = {} as const satisfies Translation<typeof english>;

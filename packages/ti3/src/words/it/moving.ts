import type { moving as english } from '../en/moving.ts';
import type { Translation } from '../translation.ts';

export const moving = {} as const satisfies Translation<typeof english>;

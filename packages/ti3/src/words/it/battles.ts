import type { battles as english } from '../en/battles.ts';
import type { Translation } from '../translation.ts';

export const battles = {} as const satisfies Translation<typeof english>;

import type { events as english } from '../en/events.ts';
import type { Translation } from '../translation.ts';

export const events = {} as const satisfies Translation<typeof english>;

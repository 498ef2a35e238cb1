// The bots that can be invited.
import type { Policy } from '@custodian/bots';
import { randomPolicy } from '@custodian/bots';

export const policies: Readonly<Record<string, Policy<unknown>>> = { random: randomPolicy, sensible: randomPolicy };

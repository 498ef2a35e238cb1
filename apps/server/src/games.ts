// The games that can be played.
import type { Rules } from '@custodian/kernel';
import { ti3 } from '@custodian/ti3';

export const games: Readonly<Record<string, Rules<unknown>>> = { ti3: ti3 as unknown as Rules<unknown> };

// Decisions: asking, picking, confirming, taking back.

import type { Translation } from '@custodian/words';
import type { decisions as english } from '../en/decisions.ts';

export const decisions = {
  'nothing.movement': 'Non muovere nulla',
  'nothing.landings': 'Non sbarcare nulla',
  'nothing.production': 'Non costruire nulla',
} as const satisfies Translation<typeof english>;

// The panels of plans: movement, landings, production, payment, hits and the smaller ones.

import type { Translation } from '@custodian/words';
import type { panels as english } from '../en/panels.ts';

export const panels = {
  'panel.of': '{count} di {most}',
  'meter.over': 'troppe',
} as const satisfies Translation<typeof english>;

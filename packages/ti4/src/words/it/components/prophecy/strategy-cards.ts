// Carte strategiche che prendono il posto di altre.

import type { Translation } from '@custodian/words';
import type { prophecyStrategyCards as english } from '../../../en/components/prophecy/strategy-cards.ts';

export const prophecyStrategyCards = {
  'strategy.constructionRevised': 'Costruzione',
  'strategy.diplomacyRevised': 'Diplomazia',
} as const satisfies Translation<typeof english>;

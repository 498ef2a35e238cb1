// Which cards of a hand can be played just now, as far as the open question tells.
import type { DecisionView } from '@custodian/protocol';
import type { Playability } from '../../../galaxy/hand/cards.ts';
import { playability as ofOptions } from '../../../galaxy/hand/cards.ts';
import { titleOf } from '../sheet/figures.ts';

export const playability = (decision: DecisionView | null, card: string): Playability =>
  ofOptions(decision, [card, `action:${titleOf(card)}`]);

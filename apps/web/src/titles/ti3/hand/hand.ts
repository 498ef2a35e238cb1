// Which cards of a hand can be played just now, as far as the open question tells.
import type { Refusal } from '@custodian/kernel';
import type { DecisionView } from '@custodian/protocol';
import { titleOf } from '../sheet/figures.ts';

export type Playability =
  | { readonly now: true; readonly option: string }
  | { readonly now: false; readonly why: Refusal | null };

const later: Playability = { now: false, why: null };

/** `why` says what stands against a card that is asked about; null where its moment has simply not come. */
export function playability(decision: DecisionView | null, card: string): Playability {
  if (decision?.kind !== 'choose') return later;
  const ids = [card, `action:${titleOf(card)}`];
  const option = decision.options.find(({ id }) => ids.includes(id));
  if (option !== undefined) return { now: true, option: option.id };
  const barred = decision.barred.find((each) => ids.includes(each.option.id));
  return barred === undefined ? later : { now: false, why: barred.why };
}

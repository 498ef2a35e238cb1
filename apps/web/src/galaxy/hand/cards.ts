// Cards in a hand, and which of them can be played just now, as far as the open question tells.
import type { Refusal } from '@custodian/kernel';
import type { DecisionView } from '@custodian/protocol';

export type Playability =
  | { readonly now: true; readonly option: string }
  | { readonly now: false; readonly why: Refusal | null };

export interface CardShown {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  /** Its moment, short and in full. */
  readonly moment: string;
  readonly when: string;
  /** What else there is to say of it; may be empty. */
  readonly note: string;
  /** Of another kind than most in the hand. */
  readonly kind: string | null;
  readonly playable: Playability;
}

export const notNow: Playability = { now: false, why: null };

/** By the options that stand for the card. `why` says what stands against one that is asked about; null where its moment has simply
 *  not come. */
export function playability(decision: DecisionView | null, ids: readonly string[]): Playability {
  if (decision?.kind !== 'choose') return notNow;
  const option = decision.options.find(({ id }) => ids.includes(id));
  if (option !== undefined) return { now: true, option: option.id };
  const barred = decision.barred.find((each) => ids.includes(each.option.id));
  return barred === undefined ? notNow : { now: false, why: barred.why };
}

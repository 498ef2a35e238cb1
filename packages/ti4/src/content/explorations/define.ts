// How an exploration card is declared: the sequence that carries it out. Fragments and attachments need none: their facts say it all.
import type { Modifier, Procedure, Reaction } from '@custodian/kernel';
import type { ExplorationId } from '../../facts/index.ts';
import type { Game } from '../../game.ts';
import { declaredExplorations } from '../../rules/exploration/explore.ts';
import type { Explored } from '../../rules/exploration/sequences.ts';
import type { FourthEdition } from '../../terms.ts';
import { say } from '../../words/index.ts';
import type { Ti4Component } from '../define.ts';

interface Behaviour<F extends Explored> {
  /** Carried out when the card is revealed. */
  readonly effect?: Procedure<FourthEdition, F, void>;
  /** What it changes while it lies in a play area or on a planet. */
  readonly modifies?: readonly Modifier<Game>[];
  /** What it does later by itself. */
  readonly later?: readonly Reaction<FourthEdition>[];
}

export function exploration<F extends Explored = Explored>(
  id: ExplorationId,
  { effect, modifies = [], later = [] }: Behaviour<F>,
): Ti4Component {
  if (effect !== undefined) declaredExplorations.add(id);
  return {
    id: `exploration:${id}`,
    kind: 'exploration card',
    name: say(`exploration.${id}`),
    reacts: later,
    modifies,
    procedures: effect === undefined ? {} : { [`explore ${id}`]: effect },
  };
}

// Nobody reacts by choice while another acts alone. What happens by itself still happens, and objectives are no abilities.
import type { Reaction } from '@custodian/kernel';
import type { G, Seat } from '../game.ts';
import { isSilenced } from '../queries/silence.ts';
import type { FourthEdition } from '../terms.ts';
import type { Ti4Component } from './define.ts';

/** The reaction without what its window is about: that is only passed on. */
interface Heard {
  readonly forced?: true | 'in turn';
  readonly may: (g: G, seat: Seat, about: unknown, copy: string) => unknown;
}

export function unlessSilenced(component: Ti4Component): Ti4Component {
  const { reacts, kind } = component;
  if (reacts === undefined || kind === 'objective') return component;
  return { ...component, reacts: reacts.map((reaction) => quiet(reaction as unknown as Heard)) };
}

/** Asked last: in nearly every window nobody has an answer that could be silenced. */
function quiet(reaction: Heard): Reaction<FourthEdition> {
  const { may, forced } = reaction;
  const unlessAlone: Heard['may'] = (g, seat, about, copy) => {
    const now = may(g, seat, about, copy);
    return now !== false && isSilenced(g, seat) ? false : now;
  };
  const heard: Heard = forced !== undefined ? reaction : { ...reaction, may: unlessAlone };
  return heard as unknown as Reaction<FourthEdition>;
}

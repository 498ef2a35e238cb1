// How a relic is declared: what it changes, and the windows in which whoever has it uses it.
import type { Refusal } from '@custodian/kernel';
import type { RelicId } from '../../facts/index.ts';
import type { G, Seat } from '../../game.ts';
import { hasRelic, relicOf } from '../../queries/exploration.ts';
import { why } from '../../queries/refusals.ts';
import { say } from '../../words/index.ts';
import type { Ti4Component } from '../define.ts';

export const relic = (id: RelicId, behaviour: Omit<Ti4Component, 'id' | 'kind' | 'name'>): Ti4Component => ({
  id: `relic:${id}`,
  kind: 'relic',
  name: say(`relic.${id}`),
  ...behaviour,
});

/** False: the seat does not have it; a refusal: it is exhausted. */
export function readied(g: G, seat: Seat, id: RelicId): Refusal | null | false {
  if (!hasRelic(g, seat, id)) return false;
  return relicOf(g, seat, id)?.exhausted === true ? why('exhausted', 'why.exhausted') : null;
}

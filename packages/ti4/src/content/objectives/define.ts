// How an objective is declared: one that is met by what lies on the table, or a deed that is scored when it happens.
import type { Reaction, Refusal, Timing } from '@custodian/kernel';
import type { ObjectiveId } from '../../facts/index.ts';
import { objectives } from '../../facts/index.ts';
import type { G, Seat } from '../../game.ts';
import { inGame } from '../../queries/box.ts';
import { troopsOn } from '../../queries/combat.ts';
import { hasScoredInCombat, isOpen } from '../../queries/objectives.ts';
import { mayScore } from '../../queries/permissions.ts';
import { playerOf } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import { isTroop } from '../../queries/units.ts';
import type { WindowName, Windows } from '../../rules/windows.ts';
import type { FourthEdition } from '../../terms.ts';
import { isTimed } from '../action-cards/define.ts';
import type { Ti4Component } from '../define.ts';
import { objective } from '../define.ts';

/** Its requirement is a matter of numbers (queries/objectives.ts); it is scored in the status phase, or by Imperial. */
export const met = (id: ObjectiveId): Ti4Component => objective(id, { inRules: 'queries/objectives.ts' });

/** Has this seat just done what the objective requires? */
type Happened<W extends WindowName> = (g: G, seat: Seat, about: Windows[W]) => boolean;

interface Deed {
  readonly id: ObjectiveId;
  readonly timing: Timing;
  happened<W extends WindowName>(g: G, seat: Seat, about: Windows[W]): boolean;
}
const deeds = new Map<WindowName, Deed[]>();

/** Scored at once in the phase it names, by whoever holds it, or by anybody once it lies open. */
export function deed<W extends WindowName>(
  id: ObjectiveId,
  on: W | readonly W[],
  happened: Happened<W>,
  timing: Timing = 'after',
): Ti4Component {
  const windows = typeof on === 'string' ? [on] : on;
  for (const window of windows)
    deeds.set(window, [...(deeds.get(window) ?? []), { id, timing, happened } as unknown as Deed]);
  const may = (g: G, seat: Seat, about: Windows[W]): Refusal | null | false => {
    const { secrets, scored } = playerOf(g, seat);
    if (!secrets.includes(id) && (scored.includes(id) || !isOpen(g, id))) return false;
    return isItsPhase(g, id) && happened(g, seat, about) ? refuseNow(g, seat, id) : false;
  };
  const reacts = windows.map((window) => ({ window, timing, may, run: 'score at once' }));
  return objective(id, { reacts: reacts as unknown as Reaction<FourthEdition>[] });
}

const isItsPhase = (g: G, id: ObjectiveId): boolean => g.phase === objectives[id].phase;

/** One objective for each combat. */
const refuseNow = (g: G, seat: Seat, id: ObjectiveId): Refusal | null =>
  mayScore(g, { seat, objective: id }) ??
  (hasScoredInCombat(g, seat) ? why('objectives', 'why.one objective a combat') : null);

/** Could the others believe that this seat holds a secret objective to score now? By how many it holds, and which lie open. */
export function couldHaveSecret<W extends WindowName>(
  g: G,
  seat: Seat,
  window: W,
  about: Windows[W],
  asked?: Timing,
): boolean {
  const listening = deeds.get(window);
  if (listening === undefined || playerOf(g, seat).secrets.length === 0) return false;
  for (const { id, timing, happened } of listening)
    if (
      isTimed({ timing }, asked) &&
      isItsPhase(g, id) &&
      happened(g, seat, about) &&
      isUnknown(g, id) &&
      refuseNow(g, seat, id) === null
    )
      return true;
  return false;
}

/** The seat has destroyed the last ground forces of a player on a planet. */
export function tookLastTroops(g: G, seat: Seat, about: Windows['units destroyed']): boolean {
  const { enemy, seat: owner, planet, units } = about;
  if (enemy !== seat || planet === undefined) return false;
  return units.some(({ type }) => isTroop(g, { type, owner })) && troopsOn(g, planet, owner).length === 0;
}

/** It is in the game, nobody has scored it, and it does not lie open. */
const isUnknown = (g: G, id: ObjectiveId): boolean =>
  inGame(g, objectives).includes(id) && !isOpen(g, id) && !g.players.some((player) => player.scored.includes(id));

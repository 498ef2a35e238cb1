// How a leader is declared; rules/leaders tells how they are used and unlocked.
import type { Layer, Modifier, Procedure, Procedures, Reaction, Refusal, Timing, Value } from '@custodian/kernel';
import { addEffect } from '../../atoms/table.ts';
import type { LeaderId } from '../../facts/index.ts';
import { leaders } from '../../facts/index.ts';
import type { G, Game, Seat, Ti4 } from '../../game.ts';
import type { Progress } from '../../queries/leaders.ts';
import { agentCard, farGoals, goals, hasCommander, hasHero, leaderOf } from '../../queries/leaders.ts';
import { hasEffect } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import type { Aiming, CardGives } from '../../rules/cards/playing.ts';
import { declaredLeaders, stayingHeroes } from '../../rules/leaders/index.ts';
import type { WindowName, Windows } from '../../rules/windows.ts';
import type { FourthEdition } from '../../terms.ts';
import { say } from '../../words/index.ts';
import type { Ti4Component } from '../define.ts';

export interface LeaderBehaviour<W extends WindowName, F extends Aiming<W> = Aiming<W>> {
  /** The windows in which it is used; none where it only changes values. */
  readonly on?: readonly W[];
  readonly timing?: Timing;
  /** Used as often as its owner likes in one window. */
  readonly again?: true;
  readonly may?: (g: G, seat: Seat, about: Windows[W], window: W) => Refusal | null | false;
  readonly effect?: Procedure<FourthEdition, F, CardGives<W>>;
  readonly modifies?: readonly Modifier<Game>[];
  /** What it does by itself: its lasting effects. */
  readonly later?: readonly Reaction<FourthEdition>[];
  readonly procedures?: Procedures<FourthEdition>;
}

interface CommanderBehaviour<W extends WindowName, F extends Aiming<W>> extends LeaderBehaviour<W, F> {
  readonly goal: (g: G, seat: Seat) => Progress;
  /** Shows at less cost that the goal is not reached. It is looked at in many windows, and hardly ever is. */
  readonly isFar?: (g: G, seat: Seat) => boolean;
}

interface HeroBehaviour<W extends WindowName, F extends Aiming<W>> extends LeaderBehaviour<W, F> {
  /** Its use does not purge it: it lies beside the board until the round ends, or for good. */
  readonly stays?: true;
}

export const agent = <W extends WindowName, F extends Aiming<W> = Aiming<W>>(
  id: LeaderId,
  behaviour: LeaderBehaviour<W, F>,
): Ti4Component => leader(id, behaviour);

export function commander<W extends WindowName, F extends Aiming<W> = Aiming<W>>(
  id: LeaderId,
  { goal, isFar, ...behaviour }: CommanderBehaviour<W, F>,
): Ti4Component {
  goals.set(id, goal);
  if (isFar !== undefined) farGoals.set(id, isFar);
  return leader(id, behaviour);
}

export function hero<W extends WindowName, F extends Aiming<W> = Aiming<W>>(
  id: LeaderId,
  { stays, ...behaviour }: HeroBehaviour<W, F>,
): Ti4Component {
  if (stays === true) stayingHeroes.add(id);
  return leader(id, behaviour);
}

function leader<W extends WindowName, F extends Aiming<W>>(id: LeaderId, card: LeaderBehaviour<W, F>): Ti4Component {
  const { on = [], may, effect, timing, again, later = [], modifies = [], procedures = {} } = card;
  if (effect !== undefined) declaredLeaders.add(id);
  const use = (window: W) =>
    ({
      window,
      ...(timing === undefined ? {} : { timing }),
      ...(again === true ? { again } : {}),
      may: (g: G, seat: Seat, about: Windows[W]) => {
        const ready = inUse(g, seat, id);
        if (ready === false) return false;
        const now = may === undefined ? null : may(g, seat, about, window);
        return now === null ? ready : now;
      },
      run: 'use leader',
    }) as unknown as Reaction<FourthEdition>;
  return {
    id: `leader:${id}`,
    kind: leaders[id].kind,
    name: say(`leader.${id}`),
    reacts: [...on.map(use), ...later],
    modifies,
    procedures: effect === undefined ? procedures : { [`leader ${id}`]: effect, ...procedures },
  };
}

/** False: the seat does not have its ability; a refusal: the agent is exhausted. */
function inUse(g: G, seat: Seat, id: LeaderId): Refusal | null | false {
  if (g.options.prophecy !== true) return false;
  switch (leaders[id].kind) {
    case 'agent': {
      const card = agentCard(g, seat, id);
      return card === false ? false : card === null ? why('exhausted', 'why.exhausted') : null;
    }
    case 'commander':
      return hasCommander(g, seat, id) ? null : false;
    case 'hero':
      return hasHero(g, seat, id) ? null : false;
  }
}

interface OfSeat {
  readonly seat: Seat;
}
type Change<A, T> = (g: G, about: A, now: T) => T;

/** A change that works for a seat that has the commander's ability. */
export const withCommander = <A extends OfSeat, T>(
  id: LeaderId,
  layer: Layer,
  value: Value<Game, A, T>,
  change: Change<A, T>,
): Modifier<Game> => layer(value, (g, about, now) => (hasCommander(g, about.seat, id) ? change(g, about, now) : now));

/** What is written down when the deed that unlocks a commander is done: an effect with this target, until the game ends. */
export const DEED = 'deed';
export const didDeed = (g: G, seat: Seat, id: LeaderId): Progress => ({
  have: hasEffect(g, `leader:${id}`, seat, DEED) ? 1 : 0,
  need: 1,
});

/** Writes the deed down for those of these leaders that the seat still has to unlock. */
export function noteDeed(x: Ti4, seat: Seat, ids: readonly LeaderId[]): void {
  for (const id of ids)
    if (leaderOf(x.g, seat, id)?.is === 'locked' && didDeed(x.g, seat, id).have === 0)
      addEffect(x, { source: `leader:${id}`, seat, target: DEED, until: 'game' });
}

// What takes the stage before the galaxy: a battle of yours or a vote. Others' battles are there to be asked for.
import type { Seat } from '@custodian/kernel';
import type { Battle } from '../../stage/battle/battle.ts';

/** A vote: what it is about, and whether it opens by itself. */
export interface Session {
  readonly name: string;
  readonly opens: boolean;
}

export type Act<B extends Battle> =
  | { readonly kind: 'battle'; readonly battle: B }
  | { readonly kind: 'council'; readonly session: Session };

/** Names an act, so that hiding it holds until another begins. */
export const nameOfAct = <B extends Battle>(act: Act<B>): string =>
  act.kind === 'council'
    ? `council ${act.session.name}`
    : `battle ${act.battle.system} ${act.battle.planet} ${act.battle.attacker} ${act.battle.defender}`;

/** The present act; the innermost wins, a battle that has just ended stays. */
export function actNow<B extends Battle>(battle: B | null, ended: B | null, session: Session | null): Act<B> | null {
  if (battle !== null) return { kind: 'battle', battle };
  if (session !== null) return { kind: 'council', session };
  return ended === null ? null : { kind: 'battle', battle: ended };
}

/** Does it open by itself? Your own battles do, and every vote. */
export function opensByItself<B extends Battle>(act: Act<B>, seat: Seat | null): boolean {
  if (act.kind === 'council') return act.session.opens;
  return seat !== null && (act.battle.attacker === seat || act.battle.defender === seat);
}

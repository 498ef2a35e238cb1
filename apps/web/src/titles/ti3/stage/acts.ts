// What takes the stage before the galaxy: a battle of yours or a vote. Others' battles are there to be asked for.
import type { Seat } from '@custodian/kernel';
import type { Battle } from '../battle/battle.ts';
import type { Session } from '../council/council.ts';

export type Act =
  | { readonly kind: 'battle'; readonly battle: Battle }
  | { readonly kind: 'council'; readonly session: Session };

/** Names an act, so that hiding it holds until another begins. */
export const nameOfAct = (act: Act): string =>
  act.kind === 'council'
    ? `council ${act.session.agenda}`
    : `battle ${act.battle.system} ${act.battle.planet} ${act.battle.attacker} ${act.battle.defender}`;

/** The present act; the innermost wins, a battle that has just ended stays. */
export function actNow(battle: Battle | null, ended: Battle | null, session: Session | null): Act | null {
  if (battle !== null) return { kind: 'battle', battle };
  if (session !== null) return { kind: 'council', session };
  return ended === null ? null : { kind: 'battle', battle: ended };
}

/** Does it open by itself? Your own battles do, and every vote; who only watches sees all. */
export function opensByItself(act: Act, seat: Seat | null): boolean {
  if (act.kind === 'council') return act.session.agenda !== null;
  return seat !== null && (act.battle.attacker === seat || act.battle.defender === seat);
}

// Lasting effects: what a component has brought about and how long it holds, as entries in a list of the game.
import type { Seat } from '@custodian/kernel';

export interface Lasting<Until extends string = string> {
  readonly source: string;
  /** Whom it concerns. */
  readonly seat: Seat;
  /** What else it concerns: a system, a planet, another seat. */
  readonly target: string;
  readonly until: Until;
}

type Matching = Pick<Lasting, 'source' | 'seat' | 'target'>;

const matches = (e: Matching, source: string, seat?: Seat, target?: string): boolean =>
  e.source === source && (seat === undefined || e.seat === seat) && (target === undefined || e.target === target);

/** An effect of a component: on a seat, or of any seat, when none is given; the same with targets. */
export function lasts(effects: readonly Matching[], source: string, seat?: Seat, target?: string): boolean {
  for (const effect of effects) if (matches(effect, source, seat, target)) return true;
  return false;
}

/** What is left when everything of this length ends. */
export const withoutEnded = <E extends Pick<Lasting, 'until'>>(effects: readonly E[], until: E['until']): E[] =>
  effects.filter((e) => e.until !== until);

/** What is left when a component's effect on a seat ends: all of it, or that on one target. */
export const withoutEffect = <E extends Matching>(
  effects: readonly E[],
  source: string,
  seat: Seat,
  target?: string,
): E[] => effects.filter((e) => !matches(e, source, seat, target));

// Where everybody stands on the way to victory.
import type { Seat } from '@custodian/kernel';

export interface Step {
  readonly points: number;
  readonly seats: readonly Seat[];
}

/** Every step of the track from 0 to the goal with who stands on it. */
export const trackOf = (points: readonly number[], goal: number): Step[] =>
  Array.from({ length: goal + 1 }, (_, step) => ({
    points: step,
    seats: points.flatMap((each, seat) => (Math.min(goal, Math.max(0, each)) === step ? [seat] : [])),
  }));

/** An objective that lies open, as lists show it. */
export interface ObjectiveShown {
  readonly id: string;
  readonly text: string;
  /** What stands for its worth: a number, or a sign. */
  readonly worth: string;
  readonly scoredBy: readonly Seat[];
  /** You could score it now. */
  readonly isMet: boolean;
  /** How far you have come, in words; may be empty. */
  readonly progress: string;
}

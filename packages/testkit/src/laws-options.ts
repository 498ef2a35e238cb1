// How a game is played that the laws look at.
import type { Decision, Json, Roll, State } from '@custodian/kernel';
import type { Laws } from '@custodian/title';
import type { HasWords } from './laws-words.ts';

/** How it is played, and what holds in it beside the laws of every game. */
export interface LawsOptions<G> extends Laws<G> {
  readonly seats: number;
  readonly options?: Json;
  readonly seed: number | string;
  /** One position in so many is examined closely. */
  readonly every?: number;
  /** A game that is not over after so many answers never ends. */
  readonly most?: number;
  /** Only the beginning of a game. */
  readonly stopAfter?: number;
  readonly live?: boolean;
  /** Who answers; players who choose at random among what is allowed, unless given. */
  readonly player?: (state: State<G>, decision: Decision, roll: Roll) => Json;
  readonly hasWords?: HasWords;
}

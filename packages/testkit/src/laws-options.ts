// How a game is played that the laws look at.
import type { Decision, Frozen, Json, Plan, Roll, State } from '@custodian/kernel';
import type { Kinds } from './laws-by-hand.ts';
import type { HasWords } from './laws-words.ts';

/** What a plan is asked for; a free action has the shape 'free/name' and shows nothing. */
export type Asked = Pick<Plan, 'seat' | 'shape' | 'about'>;

/** One offered thing by itself. It may still be barred by rules that look at everything together. */
export interface Alone {
  readonly plan: Json;
  readonly unless: readonly string[];
}

export interface LawsOptions<G> {
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
  /** What else must hold in this rule set: looked at after every answer. */
  readonly also?: (state: State<G>) => readonly string[];
  /** Ids that mean more than one thing: seeing one tells nothing about the other. */
  readonly ambiguous?: (id: string) => boolean;
  /** Everything there is to name: plans are built by hand out of all of it. */
  readonly kinds?: (g: Frozen<G>) => Kinds;
  /** Does the question offer everything that a plan names? A plan that it does not offer is refused. */
  readonly offers?: (g: Frozen<G>, asked: Asked, plan: Json) => boolean;
  /** Everything that the question offers, each thing by itself: such a plan is accepted. */
  readonly alone?: (g: Frozen<G>, asked: Asked) => readonly Alone[];
}

// What a title tells the laws about its game: what else must hold, and what its questions offer.
import type { Frozen, Json, Plan, State } from '@custodian/kernel';

/** What a plan is asked for; a free action has the shape 'free/name' and shows nothing. */
export type Asked = Pick<Plan, 'seat' | 'shape' | 'about'>;

/** One offered thing by itself. It may still be barred by rules that look at everything together. */
export interface Alone {
  readonly plan: Json;
  readonly unless: readonly string[];
}

/** Things that plans name, kind by kind: planets, systems, technologies, numbers … */
export type Kinds = readonly (readonly Json[])[];

export interface Laws<G> {
  /** What else must hold in this rule set: looked at after every answer. */
  readonly also?: (state: State<G>) => readonly string[];
  /** Ids that mean more than one thing: seeing one tells nothing about the other. */
  readonly ambiguous?: (id: string) => boolean;
  /** Events that lay open what was hidden until then, though it may be covered again or gone when the answer is carried out. */
  readonly disclosing?: readonly string[];
  /** Everything there is to name: plans are built by hand out of all of it. */
  readonly kinds?: (g: Frozen<G>) => Kinds;
  /** Does the question offer everything that a plan names? A plan that it does not offer is refused. */
  readonly offers?: (g: Frozen<G>, asked: Asked, plan: Json) => boolean;
  /** Everything that the question offers, each thing by itself: such a plan is accepted. */
  readonly alone?: (g: Frozen<G>, asked: Asked) => readonly Alone[];
}

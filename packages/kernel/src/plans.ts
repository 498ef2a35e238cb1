// A plan's shape is declared once, with what its question is about. From the declaration come the types, the reading of what a
// client sent, and what the panel that draws it knows.
import type { FreeAction } from './rules.ts';
import type { Shape, Wanted } from './shape.ts';
import { misread, reads } from './shape.ts';
import type { Got } from './steps.ts';
import type { Terms } from './terms.ts';
import type { Frozen, Json, Plan, Refusal, Roll, Seat, Text } from './types.ts';

/** How a plan is called, what it holds, and what a panel and a bot need to know beyond the game to make one. */
export interface PlanShape<Name extends string = string, T = any, About = any> {
  readonly name: Name;
  readonly plan: Shape<T>;
  readonly about: Shape<About>;
}

/** Every plan of a rule set, by its name. */
export type PlanShapes = Readonly<Record<string, PlanShape>>;
export type PlanOf<P> = P extends PlanShape<string, infer T, any> ? Frozen<T> : never;
export type AboutOf<P> = P extends PlanShape<string, any, infer About> ? Frozen<About> : never;

export const planShape = <Name extends string, T, About>(
  name: Name,
  plan: Shape<T>,
  about: Shape<About>,
): PlanShape<Name, T, About> => ({ name, plan, about });

/** The plans of a rule set under their own names. */
export function byName<P extends readonly PlanShape[]>(...all: P): ByName<P[number]> {
  return Object.fromEntries(all.map((each) => [each.name, each])) as ByName<P[number]>;
}
type ByName<P extends PlanShape> = { readonly [Each in P as Each['name']]: Each };

interface Planning<T, About> {
  readonly seat: Seat;
  readonly rule: string;
  readonly ask: Text;
  readonly secret?: true;
  /** Worked out only for somebody who looks: simulation does not. */
  about(): Frozen<About>;
  /** Only what can be read comes here. */
  check(plan: Frozen<T>): Refusal | null;
  sample(roll: Roll): Frozen<T>;
  fallback(): Frozen<T>;
}

/** A question that is answered with a plan of this shape. */
export const askForPlan = <T, About>(shape: PlanShape<string, T, About>, planning: Planning<T, About>): Plan =>
  new Asking(shape, planning);

/** What is costly is worked out when somebody looks. */
class Asking<T, About> implements Plan {
  readonly kind = 'plan';
  readonly seat: Seat;
  readonly rule: string;
  readonly ask: Text;
  readonly secret: boolean;
  readonly shape: string;
  readonly check: Plan['check'];
  readonly sample: Plan['sample'];
  readonly #planning: Planning<T, About>;
  constructor({ name, plan }: PlanShape<string, T, About>, planning: Planning<T, About>) {
    this.seat = planning.seat;
    this.rule = planning.rule;
    this.ask = planning.ask;
    this.secret = planning.secret === true;
    this.shape = name;
    this.check = (given) =>
      reads(plan, given) ? planning.check(given as Frozen<T>) : refuseReading(plan, given, planning.rule);
    this.sample = (roll) => planning.sample(roll) as Json;
    this.#planning = planning;
  }
  get about(): Json {
    return this.#planning.about() as Json;
  }
  get fallback(): Json {
    return this.#planning.fallback() as Json;
  }
}

/** What a seat has planned; nothing when it was not asked. An answer is accepted only when it can be read. */
export const planned = <T>(shape: PlanShape<string, T, any>, got: Got, seat: Seat): Frozen<T> | undefined =>
  planIn(shape, got[seat]);

export const planIn = <T>(_: PlanShape<string, T, any>, answer: Json | undefined): Frozen<T> | undefined =>
  answer as Frozen<T> | undefined;

/** A free action that is done by a plan of this shape. */
export function freelyPlanned<T extends Terms, P>(
  shape: PlanShape<string, P, any>,
  action: FreeAction<T, Frozen<P>>,
): FreeAction<T> {
  const { check, sample } = action;
  return {
    // It runs with nothing but what could be read.
    ...(action as unknown as FreeAction<T>),
    shape: shape.name,
    check: (g, seat, given) =>
      reads(shape.plan, given) ? check(g, seat, given as Frozen<P>) : refuseReading(shape.plan, given, action.rule),
    sample: (g, seat, roll) => sample(g, seat, roll) as Json,
  };
}

/** Why an answer cannot be read: the place, and what should be there. */
function refuseReading(shape: Shape<unknown>, given: Json, rule: string): Refusal {
  const { place, wanted } = misread(shape, given) as { place: string; wanted: Wanted };
  return {
    rule,
    text: { key: 'kernel.unread', with: { place: place || { key: 'kernel.the whole' }, wanted: named(wanted) } },
  };
}

function named(wanted: Wanted): Text {
  const key = `kernel.wanted.${wanted.kind}`;
  if (wanted.kind === 'least') return { key, with: { least: wanted.least } };
  return wanted.kind === 'choice' ? { key, with: { names: wanted.of } } : { key };
}

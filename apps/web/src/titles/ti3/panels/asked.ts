// Telling by its name what a question is about.
import type { PlanView } from '@custodian/protocol';
import type { PlanName, Plans } from '@custodian/ti3/plans';
import type { PlanAsked as AnyPlanAsked } from '../../../shell/title/title-page.ts';

export type PlanAsked<Name extends PlanName> = AnyPlanAsked<Plans, Name>;

/** The question as the rules declare it, when it is one of this name. */
export const askedFor = <Name extends PlanName>(decision: PlanView, name: Name): PlanAsked<Name> | null =>
  decision.shape === name ? (decision as unknown as PlanAsked<Name>) : null;

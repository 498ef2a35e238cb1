// What leaders ask for at any time.
import { int, object, planShape } from '@custodian/kernel';

/** Whose commodities may be spent as trade goods. */
export const lendingPlan = planShape('lending', object({ player: int }), object({}));

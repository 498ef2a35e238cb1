// Plans of transactions and promises.
import type { Frozen, Infer, PlanOf } from '@custodian/kernel';
import { choice, count, id, int, list, object, optional, planShape, some, text } from '@custodian/kernel';
import type { PlanetId, UnitTypeId } from '../facts/index.ts';

/** What one side gives: goods, at most one promissory note, where the Hacan are a party action cards, a planet that may be traded, and
 *  relic fragments. */
const side = object({
  tradeGoods: count,
  commodities: count,
  note: text,
  actionCards: list(text),
  planet: optional(id<PlanetId>()),
  /** Captured ships and mechs of the other that go home. */
  captured: optional(list(object({ unit: id<UnitTypeId>(), count: some }))),
  fragments: optional(list(text)),
});
export type Side = Frozen<Infer<typeof side>>;

/** What is exchanged at once, and what each promises beyond it. */
const terms = object({ give: side, take: side, promise: text, wanted: text });

/** Offered to another player; `partners`: with whom this seat may trade now. */
export const offerPlan = planShape(
  'offer',
  object({ partner: int, give: side, take: side, promise: text, wanted: text }),
  object({}),
);
export type OfferPlan = PlanOf<typeof offerPlan>;

/** Another offer in answer to one, seen from whoever makes it; accepted or declined as it is without terms. */
export const replyPlan = planShape(
  'reply',
  object({ answer: choice('accept', 'decline', 'counter'), give: side, take: side, promise: text, wanted: text }),
  object({ partner: int, terms }),
);
export type ReplyPlan = PlanOf<typeof replyPlan>;

/** How a promise stands, as whoever it was given to sees it. */
export const promisePlan = planShape(
  'promise',
  object({ promise: some, standing: choice('kept', 'broken') }),
  object({}),
);

// Every plan that is asked for, by its name.
import type { AboutOf, PlanOf } from '@custodian/kernel';
import { byName } from '@custodian/kernel';
import { bombardmentPlan, hitPlan, landingPlan, rerollPlan, retreatPlan } from './combat.ts';
import { agendasPlan, votePlan } from './council.ts';
import { growthPlan } from './factions.ts';
import { lendingPlan } from './leaders.ts';
import { movementPlan, removalPlan, transitPlan } from './movement.ts';
import { paymentPlan } from './payment.ts';
import { productionPlan } from './production.ts';
import { infantryPlan, tokensPlan } from './rounds.ts';
import { startingUnitsPlan, tilePlan } from './setup.ts';
import { offerPlan, promisePlan, replyPlan } from './trade.ts';

export type { LandingPlan } from './combat.ts';
export type { VotePlan } from './council.ts';
export type { Move, MovementPlan } from './movement.ts';
export type { Payment } from './payment.ts';
export type { ProductionPlan } from './production.ts';

export const plans = byName(
  tokensPlan,
  infantryPlan,
  hitPlan,
  retreatPlan,
  bombardmentPlan,
  landingPlan,
  growthPlan,
  lendingPlan,
  rerollPlan,
  agendasPlan,
  votePlan,
  startingUnitsPlan,
  tilePlan,
  offerPlan,
  promisePlan,
  replyPlan,
  movementPlan,
  removalPlan,
  transitPlan,
  paymentPlan,
  productionPlan,
);

export type Plans = typeof plans;
export type PlanName = keyof Plans;
/** What a player decides by a plan of this name. */
export type PlanNamed<Name extends PlanName> = PlanOf<Plans[Name]>;
/** What is asked by it. */
export type AboutNamed<Name extends PlanName> = AboutOf<Plans[Name]>;

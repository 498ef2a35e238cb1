// Every plan that a player makes, by the name of its shape: what it holds, and what its question is about.
import type { AboutOf, PlanOf } from '@custodian/kernel';
import { byName } from '@custodian/kernel';
import { captivesPlan, excessPlan, hitPlan, pdsPlan, sabotagePlan } from './battle.ts';
import { breakingPlan, exchangePlan, giftPlan, refreshingPlan, scuttlingPlan, trucePlan } from './dealing.ts';
import { bombardmentPlan, fightersPlan, landingPlan, razingPlan } from './invasion.ts';
import { movementPlan, patrolPlan } from './movement.ts';
import { annexationPlan, cardCopyPlan, counterPurchasePlan, paymentPlan, technologyPlan } from './payment.ts';
import { productionPlan } from './production.ts';
import { countersPlan, mobilizationPlan, returnPlan, startingUnitsPlan, tilePlan, transitPlan } from './sharing.ts';

export type { Bombarding, Landing, LandingPlan, Reloading } from './invasion.ts';
export type { DockMove, Move, MovementPlan, PatrolPlan, PickUp, Reached } from './movement.ts';
export type { Payment } from './payment.ts';
export type { Build, ProductionPlan } from './production.ts';

export const plans = byName(
  tilePlan,
  startingUnitsPlan,
  countersPlan,
  counterPurchasePlan,
  movementPlan,
  patrolPlan,
  pdsPlan,
  hitPlan,
  sabotagePlan,
  excessPlan,
  captivesPlan,
  landingPlan,
  bombardmentPlan,
  razingPlan,
  fightersPlan,
  productionPlan,
  technologyPlan,
  paymentPlan,
  annexationPlan,
  cardCopyPlan,
  mobilizationPlan,
  returnPlan,
  transitPlan,
  refreshingPlan,
  exchangePlan,
  giftPlan,
  breakingPlan,
  scuttlingPlan,
  trucePlan,
);

export type Plans = typeof plans;
export type PlanName = keyof Plans;
/** What a player decides by a plan of this name. */
export type PlanNamed<Name extends PlanName> = PlanOf<Plans[Name]>;
/** What is asked by it. */
export type AboutNamed<Name extends PlanName> = AboutOf<Plans[Name]>;

// Every plan that is asked for, by its name.
import { byName } from '@custodian/kernel';
import { agendasPlan, votePlan } from './council.ts';
import { offerPlan, promisePlan, replyPlan } from './trade.ts';

export const plans = byName(votePlan, agendasPlan, offerPlan, replyPlan, promisePlan);

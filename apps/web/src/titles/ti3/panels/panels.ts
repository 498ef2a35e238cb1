// Which panel draws a question: a plan by its shape, options by what is asked. A shape without a panel is drawn by GenericPlan.
import type { ChooseView } from '@custodian/protocol';
import type { Game } from '@custodian/ti3/game';
import type { PlanName, Plans } from '@custodian/ti3/plans';
import type { Component } from 'svelte';
import { later } from '../../../kit/later.ts';
import type { ChoosePanelProps as AnyChoosePanelProps, DeclaredPanelProps } from '../../../shell/title/title-page.ts';
import { declaredPanels } from '../../../shell/title/title-page.ts';

// Each is loaded when it is first asked for.
const Activation = later(() => import('../activation/Activation.svelte'));
const Placement = later(() => import('./building/Placement.svelte'));
const Production = later(() => import('./building/Production.svelte'));
const StartingUnits = later(() => import('./building/StartingUnits.svelte'));
const BuyCounters = later(() => import('./counters/BuyCounters.svelte'));
const Counters = later(() => import('./counters/Counters.svelte'));
const Refreshing = later(() => import('./counters/Refreshing.svelte'));
const Captives = later(() => import('./fighting/Captives.svelte'));
const Directing = later(() => import('./fighting/Directing.svelte'));
const Excess = later(() => import('./fighting/Excess.svelte'));
const Hits = later(() => import('./fighting/Hits.svelte'));
const PdsFire = later(() => import('./fighting/PdsFire.svelte'));
const Fighters = later(() => import('./landing/Fighters.svelte'));
const Landings = later(() => import('./landing/Landings.svelte'));
const Shares = later(() => import('./landing/Shares.svelte'));
const Movement = later(() => import('./moving/Movement.svelte'));
const Transit = later(() => import('./moving/Transit.svelte'));
const PayOnly = later(() => import('./paying/PayOnly.svelte'));
const Purchase = later(() => import('./paying/Purchase.svelte'));
const BuyTechnology = later(() => import('./research/BuyTechnology.svelte'));
const TakeTechnology = later(() => import('./research/TakeTechnology.svelte'));
const Exchange = later(() => import('./trading/Exchange.svelte'));
const Trading = later(() => import('./trading/Trading.svelte'));

export type PanelProps<Name extends PlanName> = DeclaredPanelProps<Game, Plans, Name>;
export type ChoosePanelProps = AnyChoosePanelProps<Game>;

/** Which panel draws a question with options, by what is asked. The others are drawn by Choose. */
const choosePanels: Readonly<Record<string, Component<ChoosePanelProps>>> = {
  'ask.propose agreement': Trading,
  'ask.take technology': TakeTechnology,
};

export const choosePanel = (decision: ChooseView): Component<ChoosePanelProps> | null =>
  isActivation(decision) ? Activation : (choosePanels[decision.ask.key] ?? null);

export const isActivation = ({ rule, pick }: Pick<ChooseView, 'rule' | 'pick'>): boolean =>
  rule === 'tactical.activate' && pick[1] === 1;

export const panels = declaredPanels<Game, Plans>({
  annexation: Purchase,
  bombardment: Directing,
  'buy counters': BuyCounters,
  captives: Captives,
  'card copy': Purchase,
  'card exchange': Exchange,
  counters: Counters,
  excess: Excess,
  fighters: Fighters,
  'ground forces': Transit,
  'ground forces return': Shares,
  hits: Hits,
  landings: Landings,
  mobilization: Shares,
  movement: Movement,
  patrols: Directing,
  payment: PayOnly,
  'pds fire': PdsFire,
  production: Production,
  razing: Directing,
  refreshing: Refreshing,
  'sabotage run': Fighters,
  'starting units': StartingUnits,
  'system placement': Placement,
  technology: BuyTechnology,
});

// Which panel draws a question: a plan by its shape, options by what is asked. A shape without a panel is drawn by GenericPlan.
import type { ChooseView } from '@custodian/protocol';
import type { Game } from '@custodian/ti3/game';
import type { PlanName, Plans } from '@custodian/ti3/plans';
import type { Component } from 'svelte';
import type { ChoosePanelProps as AnyChoosePanelProps, DeclaredPanelProps } from '../../../shell/title/title-page.ts';
import { declaredPanels } from '../../../shell/title/title-page.ts';
import Activation from '../activation/Activation.svelte';
import Placement from './building/Placement.svelte';
import Production from './building/Production.svelte';
import StartingUnits from './building/StartingUnits.svelte';
import BuyCounters from './counters/BuyCounters.svelte';
import Counters from './counters/Counters.svelte';
import Refreshing from './counters/Refreshing.svelte';
import Captives from './fighting/Captives.svelte';
import Directing from './fighting/Directing.svelte';
import Excess from './fighting/Excess.svelte';
import Hits from './fighting/Hits.svelte';
import PdsFire from './fighting/PdsFire.svelte';
import Fighters from './landing/Fighters.svelte';
import Landings from './landing/Landings.svelte';
import Shares from './landing/Shares.svelte';
import Movement from './moving/Movement.svelte';
import Transit from './moving/Transit.svelte';
import PayOnly from './paying/PayOnly.svelte';
import Purchase from './paying/Purchase.svelte';
import BuyTechnology from './research/BuyTechnology.svelte';
import TakeTechnology from './research/TakeTechnology.svelte';
import Exchange from './trading/Exchange.svelte';
import Trading from './trading/Trading.svelte';

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

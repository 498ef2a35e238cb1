// Which panel draws a question: a plan by its shape, options by what is asked. A shape without a panel is drawn by GenericPlan.
import type { Json } from '@custodian/kernel';
import type { ChooseView, PlanView } from '@custodian/protocol';
import type { Component } from 'svelte';
import type { Table } from '../../../shell/table/table.svelte.ts';
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

/** A panel edits the plan; asking the server, confirming and taking back are done around it by Decision. */
export interface PanelProps {
  readonly table: Table;
  readonly decision: PlanView;
  readonly value: Json;
  readonly onchange: (value: Json) => void;
}

/** A panel for a question with options edits the picks. */
export interface ChoosePanelProps {
  readonly table: Table;
  readonly decision: ChooseView;
  readonly picks: readonly string[];
  readonly onchange: (picks: readonly string[]) => void;
}

/** Which panel draws a question with options, by what is asked. The others are drawn by Choose. */
export const choosePanels: Readonly<Record<string, Component<ChoosePanelProps>>> = {
  'ask.propose agreement': Trading,
  'ask.take technology': TakeTechnology,
};

export const panels: Readonly<Record<string, Component<PanelProps>>> = {
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
};

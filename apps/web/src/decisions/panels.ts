// Which panel draws a question: a plan by its shape, options by what is asked. A shape without a panel is drawn by GenericPlan.
import type { Json } from '@custodian/kernel';
import type { ChooseView, PlanView } from '@custodian/protocol';
import type { Component } from 'svelte';
import type { Table } from '../table/table.svelte.ts';
import BuyCounters from './panels/BuyCounters.svelte';
import BuyTechnology from './panels/BuyTechnology.svelte';
import Captives from './panels/Captives.svelte';
import Counters from './panels/Counters.svelte';
import Directing from './panels/Directing.svelte';
import Excess from './panels/Excess.svelte';
import Exchange from './panels/Exchange.svelte';
import Fighters from './panels/Fighters.svelte';
import Hits from './panels/Hits.svelte';
import Landings from './panels/Landings.svelte';
import Movement from './panels/Movement.svelte';
import PayOnly from './panels/PayOnly.svelte';
import PdsFire from './panels/PdsFire.svelte';
import Placement from './panels/Placement.svelte';
import Production from './panels/Production.svelte';
import Purchase from './panels/Purchase.svelte';
import Refreshing from './panels/Refreshing.svelte';
import Shares from './panels/Shares.svelte';
import StartingUnits from './panels/StartingUnits.svelte';
import TakeTechnology from './panels/TakeTechnology.svelte';
import Trading from './panels/Trading.svelte';
import Transit from './panels/Transit.svelte';

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

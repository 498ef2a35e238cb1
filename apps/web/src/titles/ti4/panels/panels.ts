// Which panel draws a question: a plan by its shape, options by what is asked. A shape without a panel is drawn by GenericPlan.
import type { ChooseView } from '@custodian/protocol';
import type { Game } from '@custodian/ti4/game';
import type { PlanName, Plans } from '@custodian/ti4/plans';
import type { Component } from 'svelte';
import type { ChoosePanelProps as AnyChoosePanelProps, DeclaredPanelProps } from '../../../shell/title/title-page.ts';
import { declaredPanels } from '../../../shell/title/title-page.ts';
import Activation from '../activation/Activation.svelte';
import DraftPick from '../draft/DraftPick.svelte';
import { isDraft } from '../draft/draft.ts';
import { researchIn } from '../technologies/asked.ts';
import TakeTechnology from '../technologies/TakeTechnology.svelte';
import Production from './building/Production.svelte';
import StartingUnits from './building/StartingUnits.svelte';
import TilePlacement from './building/TilePlacement.svelte';
import Agendas from './council/Agendas.svelte';
import Vote from './council/Vote.svelte';
import Bombardment from './fighting/Bombardment.svelte';
import Hits from './fighting/Hits.svelte';
import Landings from './fighting/Landings.svelte';
import Removal from './fighting/Removal.svelte';
import Rerolls from './fighting/Rerolls.svelte';
import Retreat from './fighting/Retreat.svelte';
import Movement from './moving/Movement.svelte';
import Transit from './moving/Transit.svelte';
import PayOnly from './paying/PayOnly.svelte';
import Growth from './rounds/Growth.svelte';
import InfantryReturn from './rounds/InfantryReturn.svelte';
import Tokens from './rounds/Tokens.svelte';
import Reply from './trade/Reply.svelte';

export type PanelProps<Name extends PlanName> = DeclaredPanelProps<Game, Plans, Name>;
export type ChoosePanelProps = AnyChoosePanelProps<Game>;

export const choosePanel = (decision: ChooseView): Component<ChoosePanelProps> | null =>
  isActivation(decision)
    ? Activation
    : isDraft(decision)
      ? DraftPick
      : researchIn(decision) === null
        ? null
        : TakeTechnology;

export const isActivation = ({ ask, pick }: Pick<ChooseView, 'ask' | 'pick'>): boolean =>
  ask.key === 'ask.activate' && pick[1] === 1;

export const panels = declaredPanels<Game, Plans>({
  agendas: Agendas,
  bombardment: Bombardment,
  growth: Growth,
  hits: Hits,
  'infantry return': InfantryReturn,
  landings: Landings,
  movement: Movement,
  payment: PayOnly,
  production: Production,
  removal: Removal,
  reply: Reply,
  rerolls: Rerolls,
  retreat: Retreat,
  'starting units': StartingUnits,
  'system placement': TilePlacement,
  tokens: Tokens,
  transit: Transit,
  vote: Vote,
});

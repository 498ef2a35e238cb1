// Which panel draws a question: a plan by its shape, options by what is asked. A shape without a panel is drawn by GenericPlan.
import type { ChooseView } from '@custodian/protocol';
import type { Game } from '@custodian/ti4/game';
import type { PlanName, Plans } from '@custodian/ti4/plans';
import type { Component } from 'svelte';
import { later } from '../../../kit/later.ts';
import type { ChoosePanelProps as AnyChoosePanelProps, DeclaredPanelProps } from '../../../shell/title/title-page.ts';
import { declaredPanels } from '../../../shell/title/title-page.ts';
import { isDraft } from '../draft/draft.ts';
import { researchIn } from '../technologies/asked.ts';

// Each is loaded when it is first asked for.
const Activation = later(() => import('../activation/Activation.svelte'));
const DraftPick = later(() => import('../draft/DraftPick.svelte'));
const TakeTechnology = later(() => import('../technologies/TakeTechnology.svelte'));
const Production = later(() => import('./building/Production.svelte'));
const StartingUnits = later(() => import('./building/StartingUnits.svelte'));
const TilePlacement = later(() => import('./building/TilePlacement.svelte'));
const Agendas = later(() => import('./council/Agendas.svelte'));
const Vote = later(() => import('./council/Vote.svelte'));
const Bombardment = later(() => import('./fighting/Bombardment.svelte'));
const Hits = later(() => import('./fighting/Hits.svelte'));
const Landings = later(() => import('./fighting/Landings.svelte'));
const Removal = later(() => import('./fighting/Removal.svelte'));
const Rerolls = later(() => import('./fighting/Rerolls.svelte'));
const Retreat = later(() => import('./fighting/Retreat.svelte'));
const Movement = later(() => import('./moving/Movement.svelte'));
const Transit = later(() => import('./moving/Transit.svelte'));
const PayOnly = later(() => import('./paying/PayOnly.svelte'));
const Growth = later(() => import('./rounds/Growth.svelte'));
const InfantryReturn = later(() => import('./rounds/InfantryReturn.svelte'));
const Tokens = later(() => import('./rounds/Tokens.svelte'));
const Reply = later(() => import('./trade/Reply.svelte'));

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

// Which panel draws a question: a plan by its shape, options by what is asked.
import type { Game } from '@custodian/inscription/game';
import type { plans } from '@custodian/inscription/plans';
import type { ChooseView } from '@custodian/protocol';
import type { Component } from 'svelte';
import type { ChoosePanelProps as AnyChoosePanelProps, DeclaredPanelProps } from '../../../shell/title/title-page.ts';
import { declaredPanels } from '../../../shell/title/title-page.ts';
import Ballot from '../council/Ballot.svelte';
import Votes from '../council/Votes.svelte';
import Turn from '../marking/Turn.svelte';
import FactionChoice from './FactionChoice.svelte';

type Plans = typeof plans;
export type PanelProps<Name extends keyof Plans & string> = DeclaredPanelProps<Game, Plans, Name>;
export type ChoosePanelProps = AnyChoosePanelProps<Game>;

export const panels = declaredPanels<Game, Plans>({ turn: Turn, ballot: Ballot, votes: Votes });

const choosePanels: Readonly<Record<string, Component<ChoosePanelProps>>> = { 'ask.faction': FactionChoice };

export const choosePanel = ({ ask }: ChooseView): Component<ChoosePanelProps> | null => choosePanels[ask.key] ?? null;

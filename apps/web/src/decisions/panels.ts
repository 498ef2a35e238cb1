// Which panel draws a plan, by its shape. A shape without a panel is drawn by GenericPlan.
import type { Json } from '@custodian/kernel';
import type { PlanView } from '@custodian/protocol';
import type { Component } from 'svelte';
import type { Table } from '../table/table.svelte.ts';

/** A panel edits the plan; asking the server, confirming and taking back are done around it by Decision. */
export interface PanelProps {
  readonly table: Table;
  readonly decision: PlanView;
  readonly value: Json;
  readonly onchange: (value: Json) => void;
}

export const panels: Readonly<Record<string, Component<PanelProps>>> = {};

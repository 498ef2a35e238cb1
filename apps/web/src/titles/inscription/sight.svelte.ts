// What the middle of the table shows: one of one's own sheets, everybody's, or the rival.

import { SHEETS, type SheetName } from '@custodian/inscription/facts/vocabulary';
import type { Seat } from '@custodian/kernel';
import { markingAt } from './marking/marking.svelte.ts';
import type { Table } from './table.ts';

export type Shown =
  | { readonly what: 'sheet'; readonly seat: Seat; readonly sheet: SheetName }
  | { readonly what: 'round' }
  | { readonly what: 'rival' };

export class Sight {
  /** What somebody wanted to see, as long as the same question is open and goes on on the same sheet. */
  private wish = $state.raw<{ readonly of: string; readonly shown: Shown } | null>(null);
  /** The sheet of one's own that was looked at last. */
  private last = $state.raw<SheetName>('navigation');

  shown: Shown = $derived.by(() => {
    const { wish, table } = this;
    return wish !== null && wish.of === this.moment ? wish.shown : this.usual(table);
  });
  /** A new one brings back what is usual. */
  private moment: string = $derived.by(() => {
    const { question, view } = this.table;
    if (question === '') return `${view?.stack.map(({ run }) => run).join(' ')}`;
    return `${question} ${markingAt(this.table).sheet ?? ''}`;
  });

  constructor(private readonly table: Table) {}

  /** The sheet of one's own that one would go back to. */
  get own(): SheetName {
    return markingAt(this.table).sheet ?? this.last;
  }

  show(shown: Shown): void {
    if (shown.what === 'sheet' && shown.seat === this.table.seat) this.last = shown.sheet;
    this.wish = { of: this.moment, shown };
  }

  /** One of one's own sheets aside: -1 to the left. */
  step(by: 1 | -1): void {
    const { shown } = this;
    if (shown.what !== 'sheet') return;
    const at = SHEETS.indexOf(shown.sheet);
    const sheet = SHEETS[(at + by + SHEETS.length) % SHEETS.length];
    if (sheet !== undefined) this.show({ ...shown, sheet });
  }

  private usual({ decision, seat, game }: Table): Shown {
    if (seat === null) return { what: 'round' };
    const marking = markingAt(this.table);
    if (decision?.kind === 'plan' && decision.shape === 'turn')
      return { what: 'sheet', seat, sheet: marking.sheet ?? this.last };
    if (decision?.kind === 'plan' && decision.shape === 'votes') return { what: 'rival' };
    if (game?.council != null || game?.winner != null)
      return game.rival === null ? { what: 'round' } : { what: 'rival' };
    return { what: 'sheet', seat, sheet: game?.players[seat]?.active ?? this.last };
  }
}

const sights = new WeakMap<Table, Sight>();

export function sightAt(table: Table): Sight {
  const known = sights.get(table) ?? new Sight(table);
  sights.set(table, known);
  return known;
}

// How the questions of this game are drawn and worded.
import type { Game } from '@custodian/inscription/game';
import type { Json } from '@custodian/kernel';
import type { DecisionView } from '@custodian/protocol';
import type { Questions } from '../../../shell/title/title-page.ts';
import { markingAt } from '../marking/marking.svelte.ts';
import type { Table } from '../table.ts';
import { t } from '../words/words.ts';
import { askedNow } from './asked.ts';
import { choosePanel, panels } from './panels.ts';

export const questions: Questions<Game> = {
  panels,
  drafted: ['turn'],
  choosePanel,
  now: askedNow,
  lacks: (decision, _, table) => (decision.kind === 'plan' && decision.shape === 'turn' ? lacking(table) : null),
  isBrief: (decision, table) => decision.kind === 'plan' && decision.shape === 'turn' && needsTheSheet(table),
  confirm: (decision, value, _, table) => confirm(decision, value, table),
};

/** What sends a plan is called by what it does, or by what is still missing. */
function confirm(decision: DecisionView, value: Json, table: Table): string | null {
  if (decision.kind !== 'plan') return null;
  const plan = value as { readonly votes?: number; readonly outcome?: string };
  switch (decision.shape) {
    case 'turn':
      return markersDown(table);
    case 'votes':
      return t('votes.cast', { count: plan.votes ?? 0 });
    case 'ballot':
      return plan.outcome === 'abstain' ? t('votes.abstain') : t('votes.cast', { count: plan.votes ?? 0 });
    default:
      return null;
  }
}

function markersDown(table: Table): string {
  const { desk } = markingAt(table);
  if (desk?.draws != null) return t('markers.relic');
  return desk?.rerolls != null ? t('dice.roll again') : t('markers.down');
}

/** While a sheet is marked or a shape drawn. Which sheet, and what effects are about, is told in words. */
function needsTheSheet(table: Table): boolean {
  const { desk, placing } = markingAt(table);
  return desk !== null && (placing.unit !== null || (desk.active !== null && desk.owed.length === 0));
}

/** What must be done before the marker may go down. */
function lacking(table: Table): string | null {
  const { desk, unspent, mayStop } = markingAt(table);
  if (desk === null || mayStop || desk.draws !== null || desk.rerolls !== null) return null;
  if (desk.owed.length > 0) return t('markers.owed');
  return unspent.length > 0 ? t('markers.unspent', { count: unspent.length }) : t('active.title');
}

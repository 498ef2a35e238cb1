// How the questions of this game are drawn and worded.
import type { Game } from '@custodian/inscription/game';
import type { Json } from '@custodian/kernel';
import type { DecisionView } from '@custodian/protocol';
import type { Questions } from '../../../shell/title/title-page.ts';
import { markingAt } from '../marking/marking.svelte.ts';
import { effectsInWords } from '../marking/wording.ts';
import { sheetName, unitName } from '../names.ts';
import type { Table } from '../table.ts';
import { t } from '../words/words.ts';
import { choosePanel, panels } from './panels.ts';

export const questions: Questions<Game> = {
  panels,
  choosePanel,
  title: titleOf,
  isBrief: (decision) => decision.kind === 'plan' && decision.shape === 'turn',
  confirm: (decision, value, _, table) => confirm(decision, value, table),
};

/** While sheets are marked: what is at hand just now. */
function titleOf(decision: DecisionView, table: Table): string | null {
  if (decision.kind !== 'plan' || decision.shape !== 'turn') return null;
  const { desk, placing } = markingAt(table);
  if (desk === null) return null;
  if (placing.unit !== null) return t('ask.place', { unit: unitName(placing.unit) });
  const [owed] = desk.owed;
  if (owed !== undefined) return effectsInWords([owed]);
  if (desk.step === 'effects') return null;
  return desk.active === null ? t('active.title') : t('ask.mark', { sheet: sheetName(desk.active) });
}

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
  const { desk, unspent, mayStop } = markingAt(table);
  if (desk?.draws != null) return t('markers.relic');
  if (desk?.rerolls != null) return t('dice.roll again');
  if (mayStop) return t('markers.down');
  if (desk !== null && desk.owed.length > 0) return t('markers.owed');
  return unspent.length > 0 ? t('markers.unspent', { count: unspent.length }) : t('active.title');
}

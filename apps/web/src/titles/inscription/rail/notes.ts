// A word about each of one's sheets, for its small picture.
import type { SheetName } from '@custodian/inscription/facts/vocabulary';
import { tradeLeft, votesLeft } from '@custodian/inscription/marks';
import type { Paper } from '@custodian/inscription/paper';
import { forecastOf } from '../sheets/forecast.ts';
import { t } from '../words/words.ts';

export function noteOn(sheet: SheetName, paper: Paper, faction: string): string {
  switch (sheet) {
    case 'navigation':
      return t('note.navigation', { count: paper.navigation.claimed.length });
    case 'expansion':
      return t('note.expansion', { count: paper.expansion.unlocked.length });
    case 'industry':
      return t('note.industry', { votes: votesLeft(paper), goods: tradeLeft(paper) });
    case 'warfare': {
      const next = forecastOf(paper, faction);
      return next === null ? '' : t('note.warfare', { left: next.left, right: next.right });
    }
  }
}

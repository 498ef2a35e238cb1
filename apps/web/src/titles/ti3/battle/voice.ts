// A battle in the words of this game.
import type { Forecast as Shown } from '../../../stage/battle/odds.ts';
import type { BattleVoice } from '../../../stage/battle/scene.ts';
import { gameWord, speak } from '../../../words/words.svelte.ts';
import { t } from '../words/words.ts';
import type { Forecast } from './forecasts.ts';

export const battleVoice: BattleVoice = {
  unit: (unit, count) => gameWord(count === 1 ? `unit.${unit}` : `unit.${unit}.many`) ?? unit,
  source: (component) =>
    gameWord(component.replace(':', '.')) ?? gameWord(component.replace(':', '.ability.')) ?? component,
  roll: (kind, round) => (round > 0 ? t('battle.round', { round }) : speak({ key: `kind.${kind}` })),
};

/** A forecast with what it assumes in words. */
export function forecastShown({ kind, odds, leftOut, pds }: Forecast): Shown {
  const assumed = t(kind === 'space' ? 'odds.space assumption' : 'odds.ground assumption');
  return {
    odds,
    leftOut,
    assumed: pds ? `${assumed} ${t('odds.pds')}` : assumed,
    counts: kind === 'space' ? 'ships' : 'units',
  };
}

// A combat in the words of this game.
import type { Forecast as Shown } from '../../../stage/battle/odds.ts';
import type { BattleVoice } from '../../../stage/battle/scene.ts';
import { gameWord, speak } from '../../../words/words.svelte.ts';
import { sourceName } from '../naming.ts';
import { t } from '../words/words.ts';
import type { Forecast } from './forecasts.ts';

export const battleVoice: BattleVoice = {
  unit: (unit, count) => gameWord(count === 1 ? `unit.${unit}` : `unit.${unit}.many`) ?? unit,
  source: sourceName,
  roll: (kind, round) =>
    round > 0 && kind !== 'anti-fighter barrage' ? t('battle.round', { round }) : speak({ key: `kind.${kind}` }),
};

/** A forecast with what it assumes in words. */
export const forecastShown = ({ kind, odds, leftOut, cannons }: Forecast): Shown => ({
  odds,
  leftOut,
  assumed: [
    t(kind === 'space' ? 'odds.space assumption' : 'odds.ground assumption'),
    ...(cannons ? [t('odds.cannons')] : []),
    t('odds.notes'),
  ].join(' '),
  counts: kind === 'space' ? 'ships' : 'units',
});

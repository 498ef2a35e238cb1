// The galaxy speaks with the page's words.
import type { BoardVoice } from '../../../board/drawn.ts';
import { planetInWords, systemInWords, systemName } from '../../../galaxy/map/labels.ts';
import { pageVoice } from '../../../galaxy/map/voice.ts';
import { t } from '../words/words.ts';
import type { DrawnPlanet, DrawnSystem } from './drawing.ts';

const planetTold = (planet: DrawnPlanet): string =>
  planetInWords(pageVoice, planet, planet.ward === null ? [] : [t('galaxy.custodians')]);

/** What the board asks to be said. */
export const boardVoice: BoardVoice<DrawnSystem> = {
  system: (hex, isLit) => systemInWords(pageVoice, hex, isLit, planetTold),
  planet: planetTold,
  name: (hex) => systemName(pageVoice, hex),
  exhausted: () => pageVoice.say('galaxy.exhausted'),
};

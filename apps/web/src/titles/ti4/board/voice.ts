// The galaxy speaks with the page's words.
import type { BoardVoice } from '../../../board/drawn.ts';
import { planetInWords, systemInWords, systemName } from '../../../galaxy/map/labels.ts';
import { pageVoice } from '../../../galaxy/map/voice.ts';
import { gameWord } from '../../../words/words.svelte.ts';
import { t } from '../words/words.ts';
import type { DrawnPlanet, DrawnSystem } from './drawing.ts';

const planetTold = (planet: DrawnPlanet): string =>
  planetInWords(pageVoice, planet, [
    ...(planet.isLegendary === true ? [t('planet.legendary')] : []),
    ...(planet.sleeper === undefined ? [] : [gameWord('token.sleeper') ?? '']),
    ...planet.attachments.map((id) => gameWord(`attachment.${id}`) ?? id),
    ...(planet.ward === null ? [] : [t('galaxy.custodians')]),
  ]);

/** What only this game has to say of a system. */
const alsoTold = ({ isFrontier, dock }: DrawnSystem): string =>
  `${isFrontier === true ? ` ${t('system.frontier')}` : ''}${dock === undefined ? '' : ` ${dock.caption.join(', ')}.`}`;

/** What the board asks to be said. */
export const boardVoice: BoardVoice<DrawnSystem> = {
  system: (hex, isLit) => `${systemInWords(pageVoice, hex, isLit, planetTold)}${alsoTold(hex)}`,
  planet: planetTold,
  // A hex has no room for more than what makes it dangerous: its gate is drawn.
  name: (hex) => (hex.special === null ? undefined : gameWord(`anomaly.${hex.special}`)) ?? systemName(pageVoice, hex),
  exhausted: () => pageVoice.say('galaxy.exhausted'),
};

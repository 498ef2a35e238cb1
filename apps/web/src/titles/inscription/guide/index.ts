// The guided first event of this game.
import type { Game } from '@custodian/inscription/game';
import { guidance } from '../../../shell/title/title-page.ts';
import { gameWord, pageWord } from '../../../words/words.svelte.ts';
import { t } from '../words/words.ts';
import { topicOf } from './topics.ts';

/** Where a beginner does best to begin: what is claimed there helps everywhere. */
const FIRST = 'sheet navigation';

export const guide = guidance<Game>({
  tour: [
    { text: () => gameWord('title.aim') ?? '', at: [] },
    { text: () => t('guide.tour.sheet'), at: ['.map'] },
    { text: () => t('guide.tour.rail'), at: ['.sheet', 'nav.tabs'] },
    { text: () => t('guide.tour.tray'), at: ['.decision-tray'] },
  ],
  topicOf,
  explain: (topic, part) => pageWord(`guide.${topic}.${part}`) ?? '',
  advise: (_, __, ___, topic) => (topic === 'card' ? [FIRST] : []),
});

// The guided first round of this game.
import type { Game } from '@custodian/ti3/game';
import { guidance } from '../../../shell/title/title-page.ts';
import { gameWord, pageWord } from '../../../words/words.svelte.ts';
import { t } from '../words/words.ts';
import { advise } from './advice.ts';
import type { Topic } from './questions.ts';
import { topicOf } from './questions.ts';

export const guide = guidance<Game>({
  tour: [
    { text: () => gameWord('title.aim') ?? '', at: [] },
    { text: () => t('guide.tour.map'), at: ['.map'] },
    { text: () => t('guide.tour.sheet'), at: ['.sheet', 'nav.tabs'] },
    { text: () => t('guide.tour.players'), at: ['.plates'] },
    { text: () => t('guide.tour.tray'), at: ['.decision-tray'] },
  ],
  topicOf,
  explain: (topic, part) => pageWord(`guide.${topic}.${part}`) ?? '',
  advise: (game, seat, decision, topic) => advise(game, seat, decision, topic as Topic),
});

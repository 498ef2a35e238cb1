// A clock in one sentence.
import type { Clock } from '@custodian/protocol';
import { t } from '../../words/words.svelte.ts';

export const clockText = (clock: Clock | null): string =>
  clock === null
    ? t('clock.none.text')
    : clock.kind === 'live'
      ? t('clock.live.text', { ...clock })
      : t('clock.days.text', { ...clock });

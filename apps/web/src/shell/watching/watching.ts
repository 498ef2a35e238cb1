// What is said about those who look on.
import { duration, t } from '../../words/words.svelte.ts';

export const MINUTE = 60_000;

/** Who may watch, and how much later; null: nobody. */
export const watchingText = (delay: number | null): string =>
  delay === null
    ? t('watching.text.nobody')
    : delay === 0
      ? t('watching.text.at once')
      : t('watching.text.later', { time: duration(delay * MINUTE) });

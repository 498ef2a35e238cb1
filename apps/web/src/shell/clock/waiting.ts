// For whom a table waits, in a few words.
import type { Pace, Still, Waited } from '@custodian/protocol';
import { ago, duration, list, t } from '../../words/words.svelte.ts';

/** Waiting is worth telling of from here on. */
const SHORTLY = 60_000;

export function leftText({ due }: Pick<Waited, 'due'>, now: number): string {
  if (due === null) return '';
  return due <= now ? t('clock.overdue') : t('clock.left', { time: duration(due - now) });
}

/** Since when, and for how long still: of whoever has to hurry most. */
export function waitingText({ waits, pause, clock }: Pace, now: number): string {
  if (pause?.since != null) return t('clock.paused');
  const wait = [...waits].sort((a, b) => (a.due ?? Infinity) - (b.due ?? Infinity) || a.since - b.since)[0];
  if (wait === undefined || (clock === null && now - wait.since < SHORTLY)) return '';
  const since = now - wait.since < SHORTLY ? '' : t('clock.since', { when: ago(wait.since, now) });
  return [since, leftText(wait, now)].filter((text) => text !== '').join(' · ');
}

export function stillText({ why, seats, since }: Still, now: number, nameOf: (seat: number) => string): string {
  const names = list(seats.map(nameOf));
  const time = duration(Math.max(0, now - since));
  switch (why) {
    case 'open':
      return t('still.open', { names });
    case 'overdue':
      return t('still.overdue', { names });
    case 'away':
      return t('still.away', { names, time });
    case 'paused':
      return t('still.paused', { time });
  }
}

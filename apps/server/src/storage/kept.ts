// How much is kept of each table, wherever it is stored.
import { randomInt } from 'node:crypto';
import type { Json } from '@custodian/kernel';
import type { Clock } from '@custodian/protocol';

/** Saved states: the latest ones, and of the older ones one in so many rows, for those who look back. */
export const SNAPSHOTS = 3;
export const ROWS_PER_OLD_SNAPSHOT = 200;
/** Lines of chat: more than anybody is shown. */
export const CHAT_LINES = 500;

/** Options that cannot be read are none: the table is recognised as damaged when it is opened, and the others are not harmed. */
export function optionsFrom(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return null;
  }
}

/** A clock that cannot be read is none: the game goes on without. */
export function clockFrom(text: string | null): { readonly clock?: Clock } {
  const clock = text === null ? null : (optionsFrom(text) as Clock | null);
  return clock === null ? {} : { clock };
}

/** Tells a job from one of the same key that was put later, also after it had been dropped. */
export const newStamp = (): number => randomInt(2 ** 31);

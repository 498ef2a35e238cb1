// How much is kept of each table, wherever it is stored.
import type { Json } from '@custodian/kernel';

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

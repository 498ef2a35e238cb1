// Things of the chronicle in the words of the reader, who is "you" in them.
import type { Seat } from '@custodian/kernel';
import { gameWord, nameOfSeat, speak, t } from '../../words/words.svelte.ts';
import type { Manner, Told } from './chronicle.ts';
import { sentencesOf, spokenAs } from './chronicle.ts';

/** What a seat is called where it is not the one who acts. */
export const nameFor =
  (viewer: Seat | null) =>
  (seat: Seat): string =>
    seat === viewer ? t('chronicle.you') : nameOfSeat(seat);

/** What happened, then what went with it. */
export const toldTo = (told: Told, viewer: Seat | null, manner: Manner): string[] =>
  sentencesOf(told, viewer, manner).map((text) => {
    const spoken = spokenAs(text, isKnown);
    // Without a sentence of its own for him, whoever reads is named as the others are.
    return speak(spoken, spoken === text ? nameFor(viewer) : nameOfSeat);
  });

/** What happens to the table itself has words of the page. */
export const isKnown = (key: string): boolean => key.startsWith('table.') || gameWord(key) !== undefined;

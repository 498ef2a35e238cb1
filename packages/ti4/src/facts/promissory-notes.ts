// The promissory notes: four of every player, five with Prophecy of Kings, and one of every faction, which stands with it.

import { type FactionId, type FactionNoteId, fromFactions } from './factions/index.ts';
import { type Entry, idsOf, ofSet } from './records.ts';
import type { Timing } from './timings.ts';

export interface NoteFacts {
  readonly timing: Timing;
  /** It lies in its holder's play area until it returns, instead of returning once used. */
  readonly staysInPlay: boolean;
  /** It lies there until the combat is over in which it was played. */
  readonly staysForCombat: boolean;
}

const plain = { staysInPlay: false, staysForCombat: false };

export type PrintedNote = Omit<NoteFacts, keyof typeof plain> & Partial<NoteFacts>;

const base = {
  ceasefire: { timing: 'afterActivation' },
  politicalSecret: { timing: 'whenAgendaRevealed' },
  supportForTheThrone: { timing: 'onReceipt', staysInPlay: true },
  tradeAgreement: { timing: 'whenCommoditiesReplenished' },
} as const satisfies Record<string, PrintedNote>;

const prophecy = {
  alliance: { timing: 'onReceipt', staysInPlay: true },
} as const satisfies Record<string, PrintedNote>;

const general = {
  ...ofSet('base', base, { ...plain, faction: null }),
  ...ofSet('pok', prophecy, { ...plain, faction: null }),
};

export type NoteId = keyof typeof general | FactionNoteId;

export interface PromissoryNote extends NoteFacts, Entry<NoteId> {
  /** Null: every player has one. */
  readonly faction: FactionId | null;
}

export const promissoryNotes: Readonly<Record<NoteId, PromissoryNote>> = {
  ...general,
  ...fromFactions<FactionNoteId, PromissoryNote>('notes', plain),
};
export const noteIds = idsOf(promissoryNotes);

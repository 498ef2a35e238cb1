// The leaders: agents, commanders and heroes. They stand with their factions.

import { type FactionId, type FactionLeaderId, fromFactions } from './factions/index.ts';
import { type Entry, idsOf } from './records.ts';

export const leaderKinds = ['agent', 'commander', 'hero'] as const;
export type LeaderKind = (typeof leaderKinds)[number];

export interface LeaderFacts {
  readonly kind: LeaderKind;
  /** It gives a component action. */
  readonly action: boolean;
}

const plain = { action: false };

export type PrintedLeader = Omit<LeaderFacts, keyof typeof plain> & Partial<LeaderFacts>;

export type LeaderId = FactionLeaderId;

export interface Leader extends LeaderFacts, Entry<LeaderId> {
  readonly faction: FactionId;
}

export const leaders: Readonly<Record<LeaderId, Leader>> = fromFactions<LeaderId, Leader>('leaders', plain);
export const leaderIds = idsOf(leaders);

// The leaders: five types with their abilities, and the three persons of each race.

import type { LeaderId, RaceId, RaceLeader } from './races.ts';
import { raceIds, races } from './races.ts';

export const leaderAbilities = {
  scientist: ['scientist.discount', 'scientist.dock', 'scientist.aim', 'scientist.shield'],
  diplomat: ['diplomat.protection', 'diplomat.passage'],
  general: ['general.reroll', 'general.shelter', 'general.defense'],
  admiral: ['admiral.die', 'admiral.speed', 'admiral.pursuit'],
  agent: ['agent.stealth', 'agent.takeover', 'agent.sabotage'],
} as const;

export type LeaderType = keyof typeof leaderAbilities;
export type LeaderAbilityId = (typeof leaderAbilities)[LeaderType][number];
export const leaderTypes = Object.keys(leaderAbilities) as readonly LeaderType[];

export interface Leader extends RaceLeader {
  readonly race: RaceId;
}

export const leaders = Object.fromEntries(
  raceIds.flatMap((race) => races[race].leaders.map((leader) => [leader.id, { ...leader, race }])),
) as Readonly<Record<LeaderId, Leader>>;
export const leaderIds = Object.keys(leaders) as readonly LeaderId[];

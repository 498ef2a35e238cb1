// The moments of a game that somebody may want to go to: where its rounds begin, and events by their kind.
import { fieldsOf } from '@custodian/kernel';
import type { LogLine } from '@custodian/protocol';
import type { Moments } from '../title/title-page.ts';

/** Every event that tells of one. */
export const momentTypes = ({ round, kinds }: Moments): readonly string[] => [round, ...Object.values(kinds).flat()];

export interface Round {
  readonly number: number;
  /** After how many answers it begins. */
  readonly answers: number;
}

export function roundsIn(log: readonly LogLine[], beginning: string): Round[] {
  const rounds: Round[] = [];
  for (const { answers, event } of log) {
    const { round } = fieldsOf(event);
    if (event.type === beginning && typeof round === 'number' && round > (rounds.at(-1)?.number ?? 0))
      rounds.push({ number: round, answers });
  }
  return rounds;
}

/** After how many answers something of these types happens, each once. */
export const momentsOf = (log: readonly LogLine[], types: readonly string[]): number[] => [
  ...new Set(log.filter(({ event }) => types.includes(event.type)).map(({ answers }) => answers)),
];

export const after = (moments: readonly number[], at: number): number | undefined => moments.find((each) => each > at);
export const before = (moments: readonly number[], at: number): number | undefined =>
  moments.findLast((each) => each < at);

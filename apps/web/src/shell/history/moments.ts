// The moments of a game that somebody may want to go to: where its rounds begin, and events by their kind.
import type { LogLine } from '@custodian/protocol';

/** Which events are of a kind. */
export const kinds = {
  points: ['pointsScored', 'gameWon'],
  battles: ['spaceBattleBegun', 'invasionBegun'],
  planets: ['planetTaken'],
  technologies: ['technologyGained'],
  cards: ['actionCardRevealed'],
  politics: ['agendaDecided', 'lawEnacted'],
  strategies: ['strategyCardUsed'],
} as const satisfies Record<string, readonly string[]>;

export type MomentKind = keyof typeof kinds;
export const momentKinds = Object.keys(kinds) as readonly MomentKind[];

const ROUND = 'phaseBegun';
export const momentTypes: readonly string[] = [ROUND, ...Object.values(kinds).flat()];

export interface Round {
  readonly number: number;
  /** After how many answers it begins. */
  readonly answers: number;
}

export function roundsIn(log: readonly LogLine[]): Round[] {
  const rounds: Round[] = [];
  for (const { answers, event } of log) {
    const { type, round } = event;
    if (type === ROUND && typeof round === 'number' && round > (rounds.at(-1)?.number ?? 0))
      rounds.push({ number: round, answers });
  }
  return rounds;
}

/** After how many answers something of the kind happens, each once. */
export function momentsOf(log: readonly LogLine[], kind: MomentKind): number[] {
  const types: readonly string[] = kinds[kind];
  return [...new Set(log.filter(({ event }) => types.includes(event.type)).map(({ answers }) => answers))];
}

export const after = (moments: readonly number[], at: number): number | undefined => moments.find((each) => each > at);

export const before = (moments: readonly number[], at: number): number | undefined =>
  moments.findLast((each) => each < at);

// What a player expects of the rest of the game: how much is still to come, and how strong the neighbours will be.
import { events, mecatolSlots, objectiveOf } from '../content/index.ts';
import type { Objective } from '../content/types.ts';
import type { Side } from '../facts/vocabulary.ts';

export interface Outlook {
  /** Strategy events to come, this one's rest included. */
  readonly strategies: number;
  readonly productions: number;
  readonly councils: number;
  /** Levels of the wars to come. */
  readonly wars: readonly number[];
  /** The strength that is expected against each side, by level from 1. */
  readonly against: Readonly<Record<Side, readonly number[]>>;
  /** Points of the next open slot of Mecatol Rex. */
  readonly mecatol: number;
  /** Objectives that are in the game, and what they give now. */
  readonly objectives: readonly { readonly objective: Objective; readonly points: number }[];
}

/** The event that ends the game may come before the last strategy event. */
const LAST_STAGE_MET = 0.75;

/** What is known of a game to somebody who looks ahead. */
export interface Known {
  /** Events revealed so far, the present one last. */
  readonly revealed: readonly string[];
  readonly slotsTaken: number;
  readonly objectives: readonly { readonly id: string; readonly flipped: boolean }[];
  /** What the neighbours show at each level, by side: their strength now. */
  readonly shown: Readonly<Record<Side, readonly number[]>>;
}

/** Strength that players reach by the end of a level, as a rule. */
const USUAL = [0, 4, 5, 5, 4] as const;

export function outlookOf({ revealed, slotsTaken, objectives, shown }: Known): Outlook {
  const seen = new Set(revealed.slice(0, -1));
  const left = events.filter(({ id }) => !seen.has(id));
  const count = (type: string): number =>
    left.reduce((sum, card) => sum + (card.type === type ? (card.stage === 5 ? LAST_STAGE_MET : 1) : 0), 0);
  const present = revealed[revealed.length - 1];
  const wars = left.filter(({ type }) => type === 'war').map(({ level = 1 }) => level);
  return {
    strategies: count('strategy') - (present === undefined ? 0 : HALF_OF_THE_PRESENT),
    productions: count('production'),
    councils: count('council'),
    wars,
    against: { left: expected(shown.left), right: expected(shown.right) },
    mecatol: mecatolSlots[Math.min(slotsTaken, mecatolSlots.length - 1)]?.points ?? 0,
    objectives: objectives.map(({ id, flipped }) => {
      const objective = objectiveOf(id);
      return { objective, points: flipped ? objective.later : objective.first };
    }),
  };
}

const HALF_OF_THE_PRESENT = 0.5;

const expected = (shown: readonly number[]): number[] =>
  USUAL.map((usual, level) => Math.max(usual, (shown[level] ?? 0) + (level === 0 ? 0 : 1)));

// Where we are: the frames of the stack as keys of words, and the steps of the sequence that runs.
import type { Landmarks } from '@custodian/title';

export interface PathStep {
  readonly key: string;
  readonly when: 'done' | 'now' | 'to come';
}

export interface Path {
  /** Sequences from the outermost, as keys; the last is the one whose steps follow. */
  readonly frames: readonly string[];
  readonly steps: readonly PathStep[];
}

interface Place {
  readonly run: string;
  readonly at: string;
}

/** Frames that carry the game but say nothing to a player. */
const silent = new Set(['game', 'window']);

/** `isKnown` says whether the catalogue has a key: what has no words is not shown. */
export function pathOf(stack: readonly Place[], landmarks: Landmarks, isKnown: (key: string) => boolean): Path {
  const told = stack.filter(({ run }) => !silent.has(run) && isKnown(`sequence.${run}`));
  const last = told.findLastIndex(({ run }) => Object.hasOwn(landmarks, run));
  const inner = told[last];
  // A sequence deep inside another is named itself; one level below, the row of steps says enough.
  if (inner !== undefined && last >= told.length - 2)
    return { frames: told.slice(0, last + 1).map(sequenceKey), steps: stepsOf(inner, landmarks) };
  const here = told.at(-1);
  const step = here === undefined ? '' : `step.${here.run}.${here.at}`;
  return { frames: told.map(sequenceKey), steps: isKnown(step) ? [{ key: step, when: 'now' }] : [] };
}

/** More sequences within each other than can be read in a row. */
const MOST_FRAMES = 5;

/** The frames to show: of a long way its beginning and its end, and what lies between them as a list. */
export const wayOf = ({ frames }: Path): readonly (string | readonly string[])[] =>
  frames.length <= MOST_FRAMES ? frames : [...frames.slice(0, 2), frames.slice(2, -2), ...frames.slice(-2)];

const sequenceKey = ({ run }: Place): string => `sequence.${run}`;

function stepsOf({ run, at }: Place, landmarks: Landmarks): PathStep[] {
  const groups = landmarks[run] ?? [];
  const now = groups.findIndex((group) => group.includes(at));
  return groups.map(([step], i) => ({
    key: `step.${run}.${step}`,
    when: i < now ? 'done' : i === now ? 'now' : 'to come',
  }));
}

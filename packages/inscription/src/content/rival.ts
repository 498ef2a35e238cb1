// The faction that nobody plays, in games for one or two: six tracks, one for each kind of face of the focus dice.
import type { Difficulty, Resource } from '../facts/vocabulary.ts';
import type { HeadStart, RivalTrack } from './types.ts';

export const rivalTracks: readonly RivalTrack[] = [
  {
    id: 'M1',
    face: 'M',
    kind: 'strength',
    sections: [
      { stage: 2, base: 1, values: [2, 3, 5, 6] },
      { stage: 3, base: 2, values: [3, 4, 6] },
      { stage: 4, base: 3, values: [4, 6, 7] },
      { stage: 5, base: 4, values: [6, 8] },
    ],
  },
  {
    id: 'I1',
    face: 'I',
    kind: 'vote',
    sections: [
      { stage: 2, base: 0, values: [1, 1, 2, 2] },
      { stage: 3, base: 1, values: [2, 2, 3] },
      { stage: 4, base: 1, values: [2, 3, 4] },
    ],
  },
  { id: 'M2', face: 'M', double: true, kind: 'goal', icons: 5, goals: [{ after: 4, goal: 'warfare' }], then: 'M1' },
  { id: 'I2', face: 'I', double: true, kind: 'goal', icons: 5, goals: [{ after: 4, goal: 'industry' }], then: 'I1' },
  { id: 'R2', face: 'R', double: true, kind: 'goal', icons: 5, goals: [{ after: 4, goal: 'expansion' }], then: 'M1' },
  {
    id: 'R1',
    face: 'R',
    double: false,
    kind: 'goal',
    icons: 10,
    goals: [
      { after: 5, goal: 'mecatol' },
      { after: 9, goal: 'navigation' },
    ],
    then: 'I1',
  },
];

/** What is crossed out before the game begins. */
export const headStarts: Readonly<Record<Difficulty, HeadStart>> = {
  easy: { goals: 0, strength: [], votes: [] },
  medium: { goals: 1, strength: [2, 3], votes: [] },
  hard: { goals: 2, strength: [2, 3], votes: [2, 3] },
};

/** Votes that the black die adds to those of the track. */
export const votesByDie: Readonly<Record<Resource, number>> = { M: 0, I: 1, R: 2 };

// The hyperlane tiles, both sides: which edges of the hex they join. Edges run clockwise from the north, 0 to 5; a tile that is
// turned by a step clockwise joins the next ones.

import { type Entry, idsOf, ofSet } from './records.ts';

interface PrintedHyperlane {
  readonly lanes: readonly (readonly [number, number])[];
}

const prophecy = {
  '83a': { lanes: [[1, 4]] },
  '83b': {
    lanes: [
      [0, 2],
      [0, 3],
      [3, 5],
    ],
  },
  '84a': { lanes: [[2, 5]] },
  '84b': {
    lanes: [
      [0, 3],
      [0, 4],
      [1, 3],
    ],
  },
  '85a': { lanes: [[1, 5]] },
  '85b': {
    lanes: [
      [0, 2],
      [0, 3],
      [3, 5],
    ],
  },
  '86a': { lanes: [[1, 5]] },
  '86b': {
    lanes: [
      [0, 3],
      [0, 4],
      [1, 3],
    ],
  },
  '87a': {
    lanes: [
      [0, 2],
      [2, 4],
      [2, 5],
    ],
  },
  '87b': {
    lanes: [
      [0, 2],
      [0, 3],
    ],
  },
  '88a': {
    lanes: [
      [0, 4],
      [1, 4],
      [2, 4],
    ],
  },
  '88b': {
    lanes: [
      [0, 2],
      [0, 3],
      [3, 5],
    ],
  },
  '89a': {
    lanes: [
      [0, 2],
      [0, 4],
      [2, 4],
    ],
  },
  '89b': {
    lanes: [
      [0, 3],
      [0, 4],
    ],
  },
  '90a': {
    lanes: [
      [1, 5],
      [2, 4],
    ],
  },
  '90b': {
    lanes: [
      [0, 3],
      [0, 4],
    ],
  },
  '91a': {
    lanes: [
      [0, 3],
      [0, 4],
      [1, 3],
    ],
  },
  '91b': {
    lanes: [
      [0, 2],
      [0, 3],
    ],
  },
} as const satisfies Record<string, PrintedHyperlane>;

const printed = { ...ofSet('pok', prophecy) };

export type HyperlaneId = keyof typeof printed;

export interface Hyperlane extends PrintedHyperlane, Entry<HyperlaneId> {}

export const hyperlanes: Readonly<Record<HyperlaneId, Hyperlane>> = printed;
export const hyperlaneIds = idsOf(hyperlanes);

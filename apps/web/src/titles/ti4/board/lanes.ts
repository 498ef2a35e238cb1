// The hyperlanes of a game as the board draws them.
import { hyperlanes } from '@custodian/ti4/facts';
import type { Game } from '@custodian/ti4/game';
import type { LaneTile } from '../../../board/lanes.ts';

const SIDES = 6;

export const lanesOf = ({ hyperlanes: laid = [] }: Game): readonly LaneTile[] =>
  laid.map(({ id, turned, q, r }) => ({
    q,
    r,
    lanes: hyperlanes[id].lanes.map(([a, b]) => [(a + turned) % SIDES, (b + turned) % SIDES] as const),
  }));

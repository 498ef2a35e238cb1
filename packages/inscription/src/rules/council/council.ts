// A council event: votes are claimed, then the agenda of the stage is voted on.
import { takeUpFor, tellClaims } from '../../atoms/markers.ts';
import { voteIcons } from '../../marks/index.ts';
import { gainsOn } from '../../queries/factions.ts';
import { paperOf } from '../../queries/players.ts';
import type { Sequence } from '../../terms.ts';

export const council: Sequence<'council'> = {
  rule: 'council',
  steps: {
    'claim votes': {
      do: (x) => {
        const dues = x.g.players.map(({ faction }, seat) => [
          { op: 'gain', asset: { kind: 'vote' }, n: voteIcons(paperOf(x.g, seat)) } as const,
          ...gainsOn(faction, 'councilClaim'),
        ]);
        takeUpFor(x, dues);
        tellClaims(x, 'votes');
      },
    },
    'markers down': { call: 'marking', with: () => ({}) },
    vote: { call: 'vote', with: (x) => (x.g.rival === null ? {} : null) },
    'vote against the rival': {
      rule: 'rival.council',
      call: 'vote against the rival',
      with: (x) => (x.g.rival === null ? null : {}),
    },
  },
};

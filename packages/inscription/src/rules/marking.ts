// Marking: everybody marks his sheets unseen, until all markers are down. Whoever comes upon something that nobody knows (a relic, dice
// rolled again) marks on afterwards. Then goals are declared, so that they affect nobody's marks.
import { planned } from '@custodian/kernel';
import { claimMecatol, completeObjective, countPoints } from '../atoms/declaring.ts';
import { drawRelic, putMarkersDown, rollAgain, writeMarks } from '../atoms/markers.ts';
import { objectiveOf } from '../content/index.ts';
import type { G, Seat } from '../game.ts';
import { isCompleted } from '../marks/index.ts';
import { turnPlan } from '../plans/index.ts';
import { fromTheLeft, paperOf, playerOf, seatsIn } from '../queries/players.ts';
import type { Sequence } from '../terms.ts';
import { turnQuestion } from './turn.ts';

export interface Marked {
  /** Who has claimed Mecatol Rex. */
  claimed?: Seat[];
}

export const marking: Sequence<'marking'> = {
  rule: 'markers',
  steps: {
    'what nobody knew': {
      do: (x) => {
        for (const seat of fromTheLeft(x.g)) {
          while (playerOf(x.g, seat).desk?.draws != null) drawRelic(x, seat);
          if (playerOf(x.g, seat).desk?.rerolls != null) rollAgain(x, seat);
        }
      },
    },
    mark: {
      ask: (x) => seatsIn(x.g).flatMap((seat) => (playerOf(x.g, seat).busy ? [turnQuestion(x.g, seat)] : [])),
      then: (x, got) => {
        const marking = seatsIn(x.g).filter((seat) => got[seat] !== undefined);
        for (const seat of marking) writeMarks(x, seat, planned(turnPlan, got, seat)?.marks ?? []);
        return marking.length > 0 ? { goto: 'what nobody knew' } : undefined;
      },
    },
    'markers down': {
      do: (x) => {
        const claimed = putMarkersDown(x);
        x.v.claimed = fromTheLeft(x.g).filter((seat) => claimed.includes(seat));
      },
    },
    'declare Mecatol Rex': {
      rule: 'mecatol',
      do: (x) => claimMecatol(x, x.v.claimed ?? []),
    },
    'declare objectives': {
      rule: 'objectives',
      do: (x) => {
        for (const { id } of x.g.objectives) {
          const seats = fromTheLeft(x.g).filter((seat) => isNew(x.g, seat, id));
          if (seats.length > 0) completeObjective(x, id, seats);
        }
        countPoints(x);
      },
    },
  },
};

/** Completed just now: nothing is written in its box yet. */
function isNew(g: G, seat: Seat, id: string): boolean {
  const paper = paperOf(g, seat);
  return paper.objectives[objectiveOf(id).sheet] === 0 && isCompleted(paper, id);
}

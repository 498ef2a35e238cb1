// The end: everybody adds up his sheets. With one or two players the score must rank above a loss.
import { isAblated } from '@custodian/kernel';
import { win, writeScores } from '../atoms/table.ts';
import { lossBelow, rankOf } from '../content/index.ts';
import type { G, Game, Scores, Seat } from '../game.ts';
import { scoreOf, votesLeft } from '../marks/index.ts';
import { paperOf, playerOf, seatsIn } from '../queries/players.ts';
import type { Sequence } from '../terms.ts';

export const scoring: Sequence<'scoring'> = {
  rule: 'scoring',
  steps: {
    'add up the sheets': {
      do: (x) => {
        const scores = seatsIn(x.g).map((seat) => scoresOf(x.g, seat));
        writeScores(x, scores);
        win(x, winnerOf(x.g, scores));
      },
    },
  },
};

function scoresOf(g: G, seat: Seat): Scores {
  const paper = paperOf(g, seat);
  const score = scoreOf(paper, playerOf(g, seat).faction);
  const rank = g.rival === null || isAblated('rival', 'rank') ? null : rankOf(score.total, g.options.difficulty).id;
  return { ...score, votes: votesLeft(paper), rank };
}

/** Most points, then most votes that are left; whoever is still tied shares the victory. */
function winnerOf(g: G, scores: readonly Scores[]): NonNullable<Game['winner']> {
  const all = scores.map((score, seat) => ({ ...score, seat }));
  const most = best(all, ({ total }) => total);
  const ahead = best(most, ({ votes }) => votes);
  const why = most.length === 1 ? 'points' : ahead.length === 1 ? 'votes' : 'coalition';
  const isLost = g.rival !== null && (most[0]?.total ?? 0) < lossBelow[g.options.difficulty];
  return {
    why: isLost ? 'loss' : why,
    seats: isLost ? [] : ahead.map(({ seat }) => seat),
    scores: [...scores],
  };
}

function best<S>(all: readonly S[], worth: (one: S) => number): S[] {
  const most = Math.max(...all.map(worth));
  return all.filter((one) => worth(one) === most);
}

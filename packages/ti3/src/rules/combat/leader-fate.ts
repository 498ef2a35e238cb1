// What becomes of leaders whose ship or planet is lost: killed, captured, or escaped to a planet of their owner's choice.
// The die is rolled at once; who escapes is put on a planet by the sequence 'leaders escape' as soon as it is called.
import { captureLeader, killLeader, landLeaders, releaseLeader, showLeaderDie } from '../../atoms/leaders.ts';
import type { LeaderId, PlanetId } from '../../content/facts/index.ts';
import type { Seat, Ti3 } from '../../game.ts';
import { NOBODY } from '../../game.ts';
import { leadersAboard, leadersOn, nextEscaping, refugesOf } from '../../queries/leaders.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';

/** Ships are gone. `opponent`: in a space battle against him, which gives leaders a chance; else they are killed. */
export function loseLeadersAboard(x: Ti3, ships: readonly number[], opponent?: Seat): void {
  if (x.g.leaders.length === 0) return;
  for (const ship of ships)
    for (const { id } of leadersAboard(x.g, ship)) {
      if (opponent === undefined) killLeader(x, id);
      else {
        const die = rollFor(x, id);
        if (die <= 5) killLeader(x, id);
        else if (die <= 8) releaseLeader(x, id, false);
        else captureLeader(x, id, opponent);
      }
    }
}

/** A planet of `former` has fallen to an invasion by `invader`. */
export function loseInvadedLeaders(x: Ti3, planet: PlanetId, former: Seat, invader: Seat): void {
  for (const { id } of leadersOn(x.g, former, planet)) {
    const die = rollFor(x, id);
    if (die <= 5) captureLeader(x, id, invader);
    else if (die <= 9) releaseLeader(x, id, false);
    else killLeader(x, id);
  }
}

/** A planet changes hands in another way, or turns neutral: its leaders escape, to any planet of their owner. */
export function leadersFlee(x: Ti3, planet: PlanetId, former: Seat): void {
  for (const { id } of leadersOn(x.g, former, planet)) releaseLeader(x, id, true);
}

/** A landing has failed: against another player, who captures its leaders, or on a neutral planet (NOBODY). */
export function loseLandedLeaders(x: Ti3, planet: PlanetId, invader: Seat, defender: Seat): void {
  for (const { id } of leadersOn(x.g, invader, planet)) {
    if (defender === NOBODY) killLeader(x, id);
    else captureLeader(x, id, defender);
  }
}

/** The variables of a call of 'leaders escape'; null when there is nobody to be put anywhere. */
export const ifAnyEscape = (x: Ti3): object | null => (nextEscaping(x.g) === undefined ? null : {});

/** Leaders who have escaped or were freed are put on planets; without one to go to they are killed. */
export const leadersEscape: Sequence<'leaders escape'> = {
  rule: 'leaders.killed or captured',
  steps: {
    'choose a refuge': {
      ask: (x) => {
        const leader = nextEscaping(x.g);
        if (leader === undefined) return [];
        const refuges = refugesOf(x.g, leader);
        if (refuges.length < 2) return [];
        return [
          {
            kind: 'choose',
            seat: leader.seat,
            rule: 'leaders.killed or captured',
            ask: say('ask.refuge', { leader: leader.id }),
            options: refuges.map((planet) => ({ id: planet, text: say('option.planet', { planet }), on: [planet] })),
            pick: [1, 1],
          },
        ];
      },
      then: (x, got) => {
        const leader = nextEscaping(x.g);
        if (leader === undefined) return 'end';
        const { id, seat } = leader;
        const [planet] = (got[seat] as PlanetId[] | undefined) ?? refugesOf(x.g, leader);
        if (planet === undefined) killLeader(x, id);
        else landLeaders(x, [id], planet);
        return { goto: 'choose a refuge' };
      },
    },
  },
};

function rollFor(x: Ti3, id: LeaderId): number {
  const die = x.roll('dice', 10);
  showLeaderDie(x, id, die);
  return die;
}

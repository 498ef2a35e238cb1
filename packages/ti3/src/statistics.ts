// What a finished game was for each race: battles, luck of dice, points by round.
import { luckIn, pointsAtRoundEnds } from '@custodian/galaxy';
import type { Statistics } from '@custodian/title';
import type { Ti3Event } from './events.ts';
import type { Game } from './game.ts';

export const statistics: Statistics<Game> = {
  figures: ['objectives', 'technologies'],
  of: ({ game, events }) => {
    const seats = game.players.length;
    const told = events as readonly Ti3Event[];
    const battles = battlesIn(seats, told);
    const luck = luckIn(seats, events);
    const curves = pointsAtRoundEnds(seats, game.round, totalsIn(told));
    const count = (type: 'objectiveClaimed' | 'technologyGained', seat: number): number =>
      told.filter((event) => event.type === type && event.seat === seat).length;
    return game.players.map(({ race }, seat) => ({
      with: `race.${race}`,
      points: curves[seat] ?? [],
      battles: battles[seat] ?? null,
      dice: luck[seat] ?? null,
      figures: { objectives: count('objectiveClaimed', seat), technologies: count('technologyGained', seat) },
    }));
  },
};

function totalsIn(told: readonly Ti3Event[]): { seat: number; round: number; total: number }[] {
  let round = 1;
  return told.flatMap((event) => {
    if (event.type === 'phaseBegun') round = Math.max(1, event.round);
    return event.type === 'pointsScored' ? [{ seat: event.seat, round, total: event.total }] : [];
  });
}

/** Between players; whoever holds the planet at the end has won an invasion. */
function battlesIn(seats: number, told: readonly Ti3Event[]): { fought: number; won: number }[] {
  const battles = Array.from({ length: seats }, () => ({ fought: 0, won: 0 }));
  const fight = (...both: readonly number[]): void => {
    for (const seat of both) if (battles[seat] !== undefined) battles[seat].fought++;
  };
  const win = (seat: number): void => {
    if (battles[seat] !== undefined) battles[seat].won++;
  };
  let invaded: Extract<Ti3Event, { type: 'invasionBegun' }> | null = null;
  for (const event of told) {
    if (event.type === 'spaceBattleBegun') fight(event.seat, event.player);
    if (event.type === 'spaceBattleWon') win(event.seat);
    if (event.type === 'invasionBegun') {
      invaded = event.player >= 0 ? event : null;
      if (invaded !== null) fight(event.seat, event.player);
    }
    if (invaded === null) continue;
    const isOver = event.type === 'invasionFailed' || event.type === 'planetTaken';
    if (!isOver || event.planet !== invaded.planet) continue;
    win(event.type === 'invasionFailed' ? event.player : event.seat);
    invaded = null;
  }
  return battles;
}

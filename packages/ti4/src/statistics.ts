// What a finished game was for each faction: combats, luck of dice, points by round.
import { luckIn, pointsAtRoundEnds } from '@custodian/galaxy';
import type { Statistics } from '@custodian/title';
import type { Ti4Event } from './events/index.ts';
import type { Game } from './game.ts';

export const statistics: Statistics<Game> = {
  figures: ['objectives', 'technologies'],
  of: ({ game, events }) => {
    const seats = game.players.length;
    const told = events as readonly Ti4Event[];
    const combats = combatsIn(seats, told);
    const luck = luckIn(seats, events);
    const curves = pointsAtRoundEnds(seats, game.round, totalsIn(told));
    const count = (type: 'objectiveScored' | 'technologyResearched', seat: number): number =>
      told.filter((event) => event.type === type && event.seat === seat).length;
    return game.players.map(({ faction }, seat) => ({
      with: `faction.${faction}`,
      points: curves[seat] ?? [],
      battles: combats[seat] ?? null,
      dice: luck[seat] ?? null,
      figures: { objectives: count('objectiveScored', seat), technologies: count('technologyResearched', seat) },
    }));
  },
};

function totalsIn(told: readonly Ti4Event[]): { seat: number; round: number; total: number }[] {
  const totals: number[] = [];
  let round = 1;
  return told.flatMap((event) => {
    if (event.type === 'roundBegan') round = Math.max(1, event.round);
    if (event.type !== 'pointsGained' && event.type !== 'pointsLost') return [];
    const { seat, count } = event;
    const total = (totals[seat] ?? 0) + (event.type === 'pointsGained' ? count : -count);
    totals[seat] = total;
    return [{ seat, round, total }];
  });
}

/** Of two players; a combat that is drawn has no winner. */
function combatsIn(seats: number, told: readonly Ti4Event[]): { fought: number; won: number }[] {
  const combats = Array.from({ length: seats }, () => ({ fought: 0, won: 0 }));
  for (const event of told) {
    if (event.type === 'spaceCombatBegan' || event.type === 'groundCombatBegan')
      for (const seat of [event.seat, event.player]) if (combats[seat] !== undefined) combats[seat].fought++;
    if (event.type !== 'spaceCombatEnded' && event.type !== 'groundCombatEnded') continue;
    const winner = combats[event.winner];
    if (winner !== undefined) winner.won++;
  }
  return combats;
}

// What a finished game was for each faction: its wars, and what each sheet brought. No die hits here, and points are counted at the end.
import type { Statistics } from '@custodian/title';
import type { InscriptionEvent } from './events.ts';
import type { Game } from './game.ts';

const sheets = ['navigation', 'expansion', 'industry', 'warfare'] as const;
const wars: readonly string[] = ['warWon', 'warLost', 'warSpared', 'warTied'];

export const statistics: Statistics<Game> = {
  figures: sheets,
  of: ({ game, events }) => {
    const told = events as readonly InscriptionEvent[];
    return game.players.map(({ faction }, seat) => {
      const own = told.filter((event) => 'seat' in event && event.seat === seat);
      const scored = own.find((event) => event.type === 'scored');
      return {
        with: `faction.${faction}`,
        points: [],
        battles: {
          fought: own.filter(({ type }) => wars.includes(type)).length,
          won: own.filter(({ type }) => type === 'warWon').length,
        },
        dice: null,
        figures: Object.fromEntries(sheets.map((sheet) => [sheet, scored === undefined ? 0 : scored[sheet]])),
      };
    });
  },
};

// From a saved game of revision n to one of n + 1.
import type { State } from '@custodian/kernel';
import type { Game } from './game.ts';

type Migration = (state: State<Game>) => State<Game>;

export const migrations: Readonly<Record<number, Migration>> = {
  // What somebody had marked last is told by its event alone.
  1: (state) => ({
    ...state,
    game: {
      ...state.game,
      players: state.game.players.map((player) => {
        const { marked: _, ...rest } = player as typeof player & { marked: unknown };
        return rest;
      }),
    },
  }),
};

// A Fourth Edition game from its first step: options in, then answers for the players, as at a real table.
//
//   const t = newGame(6, { galaxy: 'built' });
//   t.answer(t.awaited()[0], …);
import type { Json, Seat } from '@custodian/kernel';
import { isRefusal } from '@custodian/kernel';
import { sequence } from '@custodian/testkit';
import type { Game, Options } from '../../src/game.ts';
import { defaultOptions } from '../../src/options.ts';
import { emptyTable, layTable } from '../../src/table.ts';
import type { FourthEdition } from '../../src/terms.ts';
import { ti4 } from '../../src/ti4.ts';

/** A table with these options, set up as far as its first question. The game is over when setup is. */
export function newGame(seats: number, options: Json = {}, seed = 'new game') {
  const laid = layTable(seats, options);
  if (isRefusal(laid)) throw new Error(`refused: ${JSON.stringify(laid)}`);
  return played(laid, seed);
}

/** The same with sets that need not be offered yet. Nobody asks whether these options fit. */
export const newGameWith = (seats: number, options: Partial<Options>, seed = 'new game') =>
  played(emptyTable(seats, { ...defaultOptions, ...options }), seed);

function played(laid: Game, seed: string) {
  const t = sequence<Game, Seat, FourthEdition>({ rules: ti4, seat: (n) => n });
  t.beginOn(laid, 'setup', {}, false, seed);
  return { ...t, game: (): Game => t.state().game };
}

export type NewGame = ReturnType<typeof newGame>;

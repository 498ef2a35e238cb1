// The whole table of the toy as plain data.
import type { Infer, X } from '@custodian/kernel';
import { bool, choice, int, json, list, nullable, object, text } from '@custodian/kernel';
import type { ToyTerms } from './terms.ts';

export const toyShape = object({
  options: object({ length: choice('usual', 'short'), crowns: bool }),
  round: int,
  players: list(object({ hand: list(text), coins: int, points: int, crowned: bool })),
  deck: list(text),
  discard: list(text),
  /** Cards being played just now. */
  table: list(text),
  weather: choice('fair', 'foul'),
  notes: json,
  winner: nullable(int),
});

export type Toy = Infer<typeof toyShape>;
export type T = X<ToyTerms>;

/** Six of each: 'no.1' … 'boon.6'. */
export const allCards = ['no', 'boon', 'feast'].flatMap((kind) => [1, 2, 3, 4, 5, 6].map((n) => `${kind}.${n}`));
export const kindOf = (card: string): string => card.slice(0, card.indexOf('.'));

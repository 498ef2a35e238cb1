// The games that can be played.
import type { Json, Rules } from '@custodian/kernel';
import { titles } from './titles.ts';

export const games: Readonly<Record<string, Rules<unknown>>> = Object.fromEntries(
  [...titles.values()].map(({ id, rules }) => [id, rules]),
);

/** The options of a game that was set up: complete, and always in the same order. */
export const optionsOf: Readonly<Record<string, (game: unknown) => Json>> = Object.fromEntries(
  [...titles.values()].map(({ id, optionsOf }) => [id, optionsOf]),
);

// What a new table can be: the seats, the galaxy and the options of the rulebook.
import type { NewTable } from '@custodian/protocol';
import { defaultOptions } from '@custodian/ti3/options';

export type SeatWish = 'me' | 'open' | 'sensible' | 'random';
export type OptionName = Exclude<keyof typeof defaultOptions, 'galaxy' | 'map' | 'races' | 'given'>;

export const MOST_SEATS = 6;
export const LEAST_SEATS = 3;
export const seatWishes: readonly SeatWish[] = ['me', 'open', 'sensible', 'random'];

/** Every option that is on or off. */
export const switches = (Object.keys(defaultOptions) as (keyof typeof defaultOptions)[]).filter(
  (name): name is OptionName => typeof defaultOptions[name] === 'boolean',
);

/** An option that means something only together with another. */
export const needs: Readonly<Partial<Record<OptionName, OptionName>>> = { noGameOver: 'longWar' };

/** One click: you against five bots. */
export const quickTable = (name: string): NewTable => ({
  game: 'ti3',
  name,
  seats: ['me', 'sensible', 'sensible', 'sensible', 'sensible', 'sensible'],
  options: { galaxy: 'random', races: 'random' },
});

/** The same seats in another number: new ones are bots. */
export const resize = (seats: readonly SeatWish[], count: number): SeatWish[] =>
  Array.from({ length: count }, (_, i) => seats[i] ?? 'sensible');

// What a new table can be: how many seats, who sits there, and the options that its title declares.
import type { NewTable, TitleInfo } from '@custodian/protocol';
import type { Choice, Declaration, Field, Options, Switch } from '@custodian/title';
import { asked, isNeeded, usualOptions } from '@custodian/title';

/** 'me', 'open', or the level of a bot. */
export type SeatWish = string;

/** What each seat may be. */
export const seatWishes = ({ levels }: Pick<TitleInfo, 'levels'>): readonly SeatWish[] => ['me', 'open', ...levels];

const usualBot = ({ levels }: Pick<TitleInfo, 'levels'>): SeatWish => levels[0] ?? 'random';

/** As many as usually play: you, some who are still to come, and bots. */
export function usualSeats(title: Pick<TitleInfo, 'levels' | 'usualSeats'>): SeatWish[] {
  const { usualSeats: count } = title;
  return Array.from({ length: count }, (_, i) => (i === 0 ? 'me' : i < count / 2 ? 'open' : usualBot(title)));
}

/** It can be played by one alone. */
export const isForOne = ({ seats: [least] }: Pick<TitleInfo, 'seats'>): boolean => least === 1;

/** One click: you alone where that is a game, else against as many bots as usually play. */
export const quickTable = (title: TitleInfo, name: string): NewTable => ({
  game: title.id,
  name,
  seats: Array.from({ length: isForOne(title) ? 1 : title.usualSeats }, (_, i) => (i === 0 ? 'me' : usualBot(title))),
  options: {},
});

/** The same seats in another number: new ones are bots. */
export const resize = (title: Pick<TitleInfo, 'levels'>, seats: readonly SeatWish[], count: number): SeatWish[] =>
  Array.from({ length: count }, (_, i) => seats[i] ?? usualBot(title));

/** The options to ask for, by how they are asked. */
export interface Asked {
  readonly choices: readonly (readonly [name: string, option: Choice, values: readonly string[]])[];
  readonly fields: readonly (readonly [name: string, option: Field])[];
  readonly switches: readonly (readonly [name: string, option: Switch])[];
}

export function askedFor({ options }: Pick<TitleInfo, 'options'>, chosen: Options, seats: number): Asked {
  const all = asked(options, completed(options, chosen, seats), seats).flatMap((name) => {
    const option = options[name];
    return option === undefined ? [] : [[name, option] as const];
  });
  return {
    choices: all
      .flatMap(([name, option]) =>
        option.kind === 'choice'
          ? [[name, option, option.of.filter((value) => !option.quiet?.includes(value))] as const]
          : [],
      )
      // Where there is only one, there is nothing to choose.
      .filter(([, , values]) => values.length > 1),
    fields: all.flatMap(([name, option]) => (option.kind === 'text' ? [[name, option] as const] : [])),
    switches: all.flatMap(([name, option]) => (option.kind === 'switch' ? [[name, option] as const] : [])),
  };
}

/** With what so many seats cannot do without. */
export const completed = (options: Declaration, chosen: Options, seats: number): Options => ({
  ...chosen,
  ...Object.fromEntries(
    Object.entries(options).flatMap(([name, option]) => (isNeeded(option, seats) ? [[name, true]] : [])),
  ),
});

/** What is sent: what is not asked for stays as it usually is. */
export function optionsFor(title: Pick<TitleInfo, 'options'>, picked: Options, seats: number): Options {
  const usual = usualOptions(title.options, seats);
  const chosen = completed(title.options, picked, seats);
  const wanted = asked(title.options, chosen, seats);
  return Object.fromEntries(
    Object.entries(chosen).map(([name, value]) => [name, wanted.includes(name) ? value : (usual[name] ?? value)]),
  );
}

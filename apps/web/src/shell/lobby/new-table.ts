// What a new table can be: how many seats, who sits there, and the options that its title declares.
import type { NewTable, TitleInfo } from '@custodian/protocol';
import type { Choice, Field, Options, Switch } from '@custodian/title';
import { asked, usualOptions } from '@custodian/title';

/** 'me', 'open', or the level of a bot. */
export type SeatWish = string;

/** What each seat may be. */
export const seatWishes = ({ levels }: Pick<TitleInfo, 'levels'>): readonly SeatWish[] => ['me', 'open', ...levels];

const usualBot = ({ levels }: Pick<TitleInfo, 'levels'>): SeatWish => levels[0] ?? 'random';

/** As many as may play: you, some who are still to come, and bots. */
export function usualSeats(title: Pick<TitleInfo, 'levels' | 'seats'>): SeatWish[] {
  const [, most] = title.seats;
  return Array.from({ length: most }, (_, i) => (i === 0 ? 'me' : i < most / 2 ? 'open' : usualBot(title)));
}

/** It can be played by one alone. */
export const isForOne = ({ seats: [least] }: Pick<TitleInfo, 'seats'>): boolean => least === 1;

/** One click: you alone where that is a game, else against as many bots as may play. */
export const quickTable = (title: TitleInfo, name: string): NewTable => ({
  game: title.id,
  name,
  seats: Array.from({ length: isForOne(title) ? 1 : title.seats[1] }, (_, i) => (i === 0 ? 'me' : usualBot(title))),
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

export function askedFor({ options }: Pick<TitleInfo, 'options'>, chosen: Options): Asked {
  const all = asked(options, chosen).flatMap((name) => {
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

/** What is sent: what is not asked for stays as it usually is. */
export function optionsFor(title: Pick<TitleInfo, 'options'>, chosen: Options): Options {
  const usual = usualOptions(title.options);
  const wanted = asked(title.options, chosen);
  return Object.fromEntries(
    Object.entries(chosen).map(([name, value]) => [name, wanted.includes(name) ? value : (usual[name] ?? value)]),
  );
}

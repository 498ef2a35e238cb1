import { existsSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { levelsForTools, levelsOf } from '@custodian/title';
import type { Command } from '../command.ts';
import { Misuse } from '../command.ts';
import { gameOptions, oneOf, seatsOf, titleAmong, wholeNumber } from '../input.ts';
import type { LadderReport, Rung, Standing } from '../laddering.ts';
import { ranked } from '../laddering.ts';
import { pictureOf } from '../picture.ts';
import { progress } from '../progress.ts';
import { share } from '../sharing.ts';

export const ladder: Command = {
  name: 'ladder',
  summary: 'let bots of several levels play each other, and say which win how often',
  usage: `Usage: custodian ladder <game> [options]

  --games N        how many games (default 20); a turn around the table is as many games as levels are named
  --seats N        how many sit at the table (default: the most)
  --levels LIST    which bots, as normal,random (default: all that can be invited); one may be named several times, to sit so often
                   around the table: one among five others
  --seed N         the seed of the first turn; the next one has the next number (default 1)
  --time N         milliseconds that the usual bot may think, where it looks at the clock (default 50); others take more or less
  --tries N        so many tries instead, where it tries things out: such games can be repeated
  --NAME VALUE     an option of the game that is chosen, --NAME one that is turned on
  --options JSON   options of the game as one object
  --workers N      games at the same time, each in a thread of its own; all: one for each processor (default 1)
  --picture FILE   the outcome as a picture too (SVG)
  --json           the outcome as one JSON object

Levels sit around the table in turn, and one seat further in the next game, with the same galaxy and decks, until each has
had every seat. Shares of the victories stand beside what they would be if all were alike, with their intervals (95 %).`,
  async run(args, titles) {
    const [title, flags] = titleAmong(titles, args, OPTIONS);
    const parsed = parseArgs({ args, allowPositionals: true, options: { ...flags, ...OPTIONS } });
    const values = parsed.values as Values;
    if (parsed.positionals.length > 1)
      throw new Misuse(`"${parsed.positionals.find((word) => word !== title.id)}" is one word too many.`);
    const known = levelsForTools(title);
    const levels = values.levels?.split(',').map((level) => oneOf('levels', level, known)) ?? levelsOf(title);
    const seats = seatsOf(title, values.seats ?? String(title.seats[1]));
    if (new Set(levels).size < 2 || levels.length > seats)
      throw new Misuse(
        `--levels is "${levels.join()}", expected from 2 to ${seats} at ${seats} seats, not all the same.`,
      );
    const games = wholeNumber('games', values.games, 1);
    const workers = values.workers === 'all' ? availableParallelism() : wholeNumber('workers', values.workers, 1, 64);
    const named = Object.fromEntries(Object.entries(parsed.values).filter(([name]) => name in flags));
    const options = await gameOptions(title, seats, values.options, named);
    const of = Math.min(workers, games);
    const shares = Array.from({ length: of }, (_, part) => ({
      ladder: {
        ...{ title: title.id, games, part, of, seats, levels, options },
        seed: wholeNumber('seed', values.seed, 0),
        time: wholeNumber('time', values.time, 1),
        tries: values.tries === undefined ? undefined : wholeNumber('tries', values.tries, 1),
      },
    }));
    if (values.picture !== undefined) refuseFolder(values.picture);
    const bar = progress(games);
    const reports: LadderReport[] = [];
    await share<LadderReport>(shares, titles, (report) => {
      reports[report.n] = report;
      bar.step(Object.keys(reports).length);
    });
    bar.end();
    const standing = ranked([...new Set(levels)], reports);
    if (values.picture !== undefined) writeFileSync(values.picture, pictureOf(title.id, seats, standing));
    console.log(values.json ? JSON.stringify({ game: title.id, seats, ...standing }) : inWords(standing));
    return 0;
  },
};

const OPTIONS = {
  games: { type: 'string', default: '20' },
  seats: { type: 'string' },
  levels: { type: 'string' },
  seed: { type: 'string', default: '1' },
  time: { type: 'string', default: '50' },
  tries: { type: 'string' },
  options: { type: 'string' },
  workers: { type: 'string', default: '1' },
  picture: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];

/** Before the games, not after them. */
function refuseFolder(file: string): void {
  if (!existsSync(dirname(file)))
    throw new Misuse(`--picture is "${file}", and there is no folder "${dirname(file)}".`);
}

function inWords({ games, rounds, rungs, endings, kinds }: Standing): string {
  return [
    `${games} games, ${rounds.toFixed(1)} rounds on average`,
    `endings: ${Object.entries(endings)
      .map(([why, n]) => `${why} ${n}`)
      .join(', ')}`,
    '',
    ...rungs.map(line),
    ...Object.entries(kinds).flatMap(([kind, things]) => [
      '',
      kind,
      ...things.map(({ id, seats, times }) => `  ${id.padEnd(24)} ${times.toFixed(2)} times a fair share  of ${seats}`),
    ]),
  ].join('\n');
}

const percent = (share: number): string => (100 * share).toFixed(1);

const line = ({ level, share, interval, fair, times, timesInterval, points }: Rung): string =>
  [
    level.padEnd(12),
    `${percent(share)} % of the victories (${interval.map(percent).join(' to ')}), fair ${percent(fair)} %:`,
    `${times.toFixed(2)} times (${timesInterval.map((each) => each.toFixed(2)).join(' to ')}),`,
    `${points.toFixed(1)} points on average`,
  ].join(' ');

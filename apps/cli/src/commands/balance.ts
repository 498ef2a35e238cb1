import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { levelsForTools } from '@custodian/title';
import type { Balance, BalanceReport, Weighed } from '../balancing.ts';
import { weigh } from '../balancing.ts';
import type { Command } from '../command.ts';
import { Misuse } from '../command.ts';
import { everyNumberOf, gameOptions, oneOf, seatsOf, titleAmong, wholeNumber } from '../input.ts';
import { progress } from '../progress.ts';
import { share } from '../sharing.ts';

export const balance: Command = {
  name: 'balance',
  summary: 'let bots play, and compare how they did with what they played with',
  usage: `Usage: custodian balance <game> [options]

  --games N        how many games (default 100)
  --seats LIST     player counts, in turn, as 3,4,5 (default: all that are possible)
  --seed N         the seed of the first game; the next one has the next number (default 1)
  --level NAME     which bots (default: the usual ones)
  --time N         milliseconds that a bot may think, where it looks at the clock (default 50)
  --within N       how many percent from the mean of its kind something may be (default 15)
  --NAME VALUE     an option of the game that is chosen, --NAME one that is turned on
  --options JSON   options of the game as one object
  --workers N      games at the same time, each in a thread of its own; all: one for each processor (default 1)
  --json           the outcome as one JSON object

Points are compared with those at tables of the same size; ± is the standard error. Exit code 1 when something is farther
from the mean of its kind than it may be, and chance does not explain it: by more than two standard errors.`,
  async run(args, titles) {
    const [title, flags] = titleAmong(titles, args, OPTIONS);
    const parsed = parseArgs({ args, allowPositionals: true, options: { ...flags, ...OPTIONS } });
    const { positionals } = parsed;
    const values = parsed.values as Values;
    if (positionals.length > 1)
      throw new Misuse(`"${positionals.find((word) => word !== title.id)}" is one word too many.`);
    const seats = values.seats?.split(',').map((n) => seatsOf(title, n)) ?? everyNumberOf(title.seats);
    const games = wholeNumber('games', values.games, 1);
    const within = wholeNumber('within', values.within, 1, 100);
    const levels = levelsForTools(title);
    const level = oneOf('level', values.level ?? (levels[0] as string), levels);
    const workers = values.workers === 'all' ? availableParallelism() : wholeNumber('workers', values.workers, 1, 64);
    const named = Object.fromEntries(Object.entries(parsed.values).filter(([name]) => name in flags));
    const options = await gameOptions(title, seats[0] as number, values.options, named);
    const of = Math.min(workers, games);
    const shares = Array.from({ length: of }, (_, part) => ({
      balance: {
        ...{ title: title.id, games, part, of, seats, options, level },
        seed: wholeNumber('seed', values.seed, 0),
        time: wholeNumber('time', values.time, 1),
      },
    }));
    const bar = progress(games);
    const reports: BalanceReport[] = [];
    await share<BalanceReport>(shares, titles, (report) => {
      reports[report.n] = report;
      bar.step(Object.keys(reports).length);
    });
    bar.end();

    const found = weigh(reports);
    const far = Object.entries(found.kinds).flatMap(([kind, things]) =>
      things.filter((thing) => isFar(thing, within)).map(({ id }) => `${kind} ${id}`),
    );
    console.log(
      values.json ? JSON.stringify({ game: title.id, level, games, ...found, far }) : inWords(found, far, within),
    );
    return far.length > 0 ? 1 : 0;
  },
};

const OPTIONS = {
  games: { type: 'string', default: '100' },
  seats: { type: 'string' },
  seed: { type: 'string', default: '1' },
  level: { type: 'string' },
  time: { type: 'string', default: '50' },
  within: { type: 'string', default: '15' },
  options: { type: 'string' },
  workers: { type: 'string', default: '1' },
  json: { type: 'boolean', default: false },
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];

const isFar = ({ off, error }: Weighed, within: number): boolean => Math.abs(off) - 2 * error > within;

function inWords({ means, kinds, endings }: Balance, far: readonly string[], within: number): string {
  return [
    ...means.map(({ seats, games, points }) => `${games} games with ${seats}: ${points.toFixed(1)} points on average`),
    `endings: ${Object.entries(endings)
      .map(([why, n]) => `${why} ${n}`)
      .join(', ')}`,
    ...Object.entries(kinds).flatMap(([kind, things]) => ['', kind, ...things.map(line)]),
    '',
    far.length === 0 ? `nothing is farther than ${within} % from the mean of its kind` : `too far: ${far.join(', ')}`,
  ].join('\n');
}

const line = ({ id, seats, off, error }: Weighed): string =>
  `  ${id.padEnd(24)} ${`${off < 0 ? '' : '+'}${off.toFixed(1)} %`.padStart(8)}  ± ${error.toFixed(1)}  of ${seats}`;

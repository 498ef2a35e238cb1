import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import type { Answer } from '@custodian/kernel';
import { brokenPromises } from '@custodian/testkit/laws';
import type { Title } from '@custodian/title';
import type { Command } from '../command.ts';
import { Misuse } from '../command.ts';
import { gameOptions, seatsOf, titleAmong, wholeNumber } from '../input.ts';
import { progress } from '../progress.ts';
import type { GameSetting } from '../random-game.ts';
import { playRandomly } from '../random-game.ts';
import type { Recording } from '../recording.ts';
import { hashOf } from '../recording.ts';
import { share, worthStarting } from '../sharing.ts';
import type { SimReport } from '../simulating.ts';
import { warmSpeed } from '../simulating.ts';
import { count, emptyTally, summary, summaryText } from '../tally.ts';

export const sim: Command = {
  name: 'sim',
  summary: 'play games with players that choose at random',
  usage: `Usage: custodian sim <game> [options]

  --seats N        players (default: as many as usual)
  --games N        how many games (default 10)
  --seed N         the seed of the first game; the next one has the next number (default 1)
  --NAME VALUE     an option of the game that is chosen, --NAME one that is turned on
  --options JSON   options of the game as one object
  --laws           check the laws of the engine on the way: slower
  --every N        with --laws, how many positions from one that is examined to the next (default 60)
  --spirited       players who do as much as they can, rather than anything
  --workers N      games at the same time, each in a thread of its own; all: as many as the processors are good for (default 1)
  --record FILE    write the first game, for custodian replay
  --json           the outcome as one JSON object

The speed once warm is that of the latter half of the games. What is counted does not depend on the number of workers.
Exit code 1 when a game could not be played to its end or broke a law.`,
  async run(args, titles) {
    const [title, flags] = titleAmong(titles, args, OPTIONS);
    const parsed = parseArgs({ args, allowPositionals: true, options: { ...flags, ...OPTIONS } });
    const { positionals } = parsed;
    const values = parsed.values as Values;
    if (positionals.length > 1)
      throw new Misuse(`"${positionals.find((word) => word !== title.id) ?? title.id}" is one word too many.`);
    const seats = seatsOf(title, values.seats ?? String(title.usualSeats ?? title.seats[1]));
    const games = wholeNumber('games', values.games, 1);
    const seed = wholeNumber('seed', values.seed, 0);
    const every = wholeNumber('every', values.every, 1);
    const processors = availableParallelism();
    const most = values.laws ? processors : worthStarting(games, processors);
    const workers = values.workers === 'all' ? most : wholeNumber('workers', values.workers, 1, 64);
    const named = Object.fromEntries(Object.entries(parsed.values).filter(([name]) => name in flags));
    const options = await gameOptions(title, seats, values.options, named);
    const first = { seats, options, seed, spirited: values.spirited };
    if (values.record !== undefined) record(title, first, values.record);

    const tally = emptyTally();
    if (values.laws) tally.violations.push(...(await brokenPromises(title)));
    const bar = progress(games);
    const began = performance.now();
    const of = Math.min(workers, games);
    const shares = Array.from({ length: of }, (_, part) => ({
      sim: { title: title.id, games, part, of, first, every: values.laws ? every : null },
    }));
    const reports: SimReport[] = [];
    await share<SimReport>(shares, titles, (report) => {
      reports[report.n] = report;
      bar.step(Object.keys(reports).length);
    });
    bar.end();
    // In the order of the games, whoever played them.
    for (const { played } of reports) count(tally, played);
    const warm = warmSpeed(reports);
    const outcome = {
      game: title.id,
      seats,
      workers: of,
      ...summary(tally, (performance.now() - began) / 1000),
      warmDecisionsPerSecond: warm,
    };
    console.log(values.json ? JSON.stringify(outcome) : summaryText(outcome, warm));
    return tally.violations.length > 0 ? 1 : 0;
  },
};

const OPTIONS = {
  seats: { type: 'string' },
  games: { type: 'string', default: '10' },
  seed: { type: 'string', default: '1' },
  options: { type: 'string' },
  laws: { type: 'boolean', default: false },
  every: { type: 'string', default: '60' },
  spirited: { type: 'boolean', default: false },
  workers: { type: 'string', default: '1' },
  record: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];

function record(title: Title, setting: GameSetting, file: string): void {
  const answers: Answer[] = [];
  const { state } = playRandomly(title, setting, (answer) => answers.push(structuredClone(answer)));
  const { seats, options, seed } = setting;
  const recording: Recording = {
    rules: title.id,
    seats,
    options,
    seed: String(seed),
    answers,
    ...(state !== null && state.stack.length === 0 && { final: hashOf(title, state) }),
  };
  try {
    writeFileSync(file, `${JSON.stringify(recording)}\n`);
  } catch (error) {
    throw new Misuse(`${file} cannot be written: ${(error as NodeJS.ErrnoException).code}.`);
  }
}

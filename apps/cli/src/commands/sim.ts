import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Answer } from '@custodian/kernel';
import { wordless } from '@custodian/testkit/laws';
import type { Command } from '../command.ts';
import { Misuse } from '../command.ts';
import { gameOptions, seatsOf, titleNamed, wholeNumber } from '../input.ts';
import { progress } from '../progress.ts';
import type { GameSetting } from '../random-game.ts';
import { playByTheLaws, playRandomly } from '../random-game.ts';
import type { Recording } from '../recording.ts';
import { hashOf } from '../recording.ts';
import { count, emptyTally, summary, summaryText } from '../tally.ts';
import type { Title } from '../titles.ts';

export const sim: Command = {
  name: 'sim',
  summary: 'play games with players that choose at random',
  usage: `Usage: custodian sim <game> [options]

  --seats N        players (default: as many as fit)
  --games N        how many games (default 10)
  --seed N         the seed of the first game; the next one has the next number (default 1)
  --galaxy HOW     played or random: shorthand for --options '{"galaxy": "…"}'
  --options JSON   options of the game, such as '{"longWar": true}'
  --laws           check the laws of the engine on the way: slower
  --every N        with --laws, how many positions from one that is examined to the next (default 60)
  --spirited       players who do as much as they can, rather than anything
  --record FILE    write the first game, for custodian replay
  --json           the outcome as one JSON object

Exit code 1 when a game could not be played to its end or broke a law.`,
  async run(args) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        seats: { type: 'string' },
        games: { type: 'string', default: '10' },
        seed: { type: 'string', default: '1' },
        galaxy: { type: 'string' },
        options: { type: 'string' },
        laws: { type: 'boolean', default: false },
        every: { type: 'string', default: '60' },
        spirited: { type: 'boolean', default: false },
        record: { type: 'string' },
        json: { type: 'boolean', default: false },
      },
    });
    const [name, ...more] = positionals;
    const title = titleNamed(name);
    if (more.length > 0) throw new Misuse(`"${more[0]}" is one word too many.`);
    const seats = seatsOf(title, values.seats ?? String(title.seats[1]));
    const games = wholeNumber('games', values.games, 1);
    const seed = wholeNumber('seed', values.seed, 0);
    const every = wholeNumber('every', values.every, 1);
    const options = gameOptions(title, seats, values.options, values.galaxy);
    if (values.record !== undefined) record(title, { seats, options, seed }, values.record);

    const tally = emptyTally();
    if (values.laws) tally.violations.push(...wordless(title.rules, title.hasWords));
    const bar = progress(games);
    const began = performance.now();
    for (let n = 0; n < games; n++) {
      const setting = { seats, options, seed: seed + n, spirited: values.spirited };
      count(tally, values.laws ? playByTheLaws(title, setting, every) : playRandomly(title, setting));
      bar.step(n + 1, `${tally.violations.length} violations`);
    }
    bar.end();
    const outcome = { game: title.id, seats, ...summary(tally, (performance.now() - began) / 1000) };
    console.log(values.json ? JSON.stringify(outcome) : summaryText(outcome));
    return tally.violations.length > 0 ? 1 : 0;
  },
};

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

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import type { Json } from '@custodian/kernel';
import type { Options } from '@custodian/title';
import { soakFile } from '../checkout.ts';
import type { Command } from '../command.ts';
import { Company, companyText } from '../company.ts';
import { everyNumberOf, gameOptions, seatsOf, titleNamed, wholeNumber } from '../input.ts';
import { progress } from '../progress.ts';
import { share } from '../sharing.ts';
import type { SoakReport, SoakShare } from '../soaking.ts';
import { Pairs } from '../soaking.ts';
import { emptyTally, merge, summary, summaryText } from '../tally.ts';

export const soak: Command = {
  name: 'soak',
  summary: 'play thousands of random games by the laws, and count what was used',
  usage: `Usage: custodian soak [options]

  --game NAME      which game (default: the first there is)
  --games N        how many games (default 2000)
  --seats LIST     player counts, in turn, as 3,4,5 (default: all that are possible)
  --minutes N      stop after so long, even with games left
  --seed N         the seed of the first game (default 1)
  --options JSON   options of the game that are the same in every game, as one object; the others change from game to game
  --every N        how many positions from one that is examined to the next, on average (default 400)
  --threads N      games at the same time (default 2; 1 stays in this process)
  --json           the outcome as one JSON object

What was played with (a race, a faction, a sheet) is told with how many seats had it, how often they won and with how many others
of its kind it met. Leaves .cache/soak-<game>.json for custodian ledger. Exit code 1 when a law was broken; each violation names its seed, and
custodian sim <game> --laws --games 1 --seed N plays near it again.`,
  async run(args, titles) {
    const { values } = parseArgs({
      args,
      options: {
        game: { type: 'string' },
        games: { type: 'string', default: '2000' },
        seats: { type: 'string' },
        minutes: { type: 'string' },
        seed: { type: 'string', default: '1' },
        options: { type: 'string' },
        every: { type: 'string', default: '400' },
        threads: { type: 'string', default: '2' },
        json: { type: 'boolean', default: false },
      },
    });
    const title = titleNamed(titles, values.game, true);
    const games = wholeNumber('games', values.games, 1);
    const threads = Math.min(games, wholeNumber('threads', values.threads, 1, 64));
    const seats = values.seats?.split(',').map((n) => seatsOf(title, n)) ?? everyNumberOf(title.seats);
    let held: Json = {};
    for (const n of new Set(seats)) held = await gameOptions(title, n, values.options, {});
    const began = Date.now();
    const shares = Array.from(
      { length: threads },
      (_, part): SoakShare => ({
        title: title.id,
        games,
        part,
        of: threads,
        ...{ seats, held: held as Options },
        seed: wholeNumber('seed', values.seed, 0),
        every: wholeNumber('every', values.every, 1),
        until: values.minutes === undefined ? null : began + wholeNumber('minutes', values.minutes, 1) * 60_000,
      }),
    );

    const tally = emptyTally();
    const used: Record<string, number> = {};
    const pairs = new Pairs();
    const company = new Company();
    const bar = progress(games);
    const take = (report: SoakReport): void => {
      merge(tally, report.tally);
      pairs.add(report.setting);
      company.add(report.seats);
      for (const [component, n] of Object.entries(report.used)) used[component] = (used[component] ?? 0) + n;
      bar.step(tally.games, `${tally.violations.length} violations`);
    };
    await share(
      shares.map((soak) => ({ soak })),
      titles,
      take,
    );
    bar.end();

    const outcome = {
      game: title.id,
      ...summary(tally, (Date.now() - began) / 1000),
      pairs: pairs.told(title.options, { seats, held: held as Options }),
      company: company.told(),
    };
    const file = soakFile(title.id);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify({ ...outcome, failures: tally.failures, used }, null, 1)}\n`);
    const { seen, of } = outcome.pairs;
    console.log(
      values.json
        ? JSON.stringify(outcome)
        : [summaryText(outcome), `pairs       ${seen} of ${of} pairs of options`, ...companyText(outcome.company)].join(
            '\n',
          ),
    );
    return tally.violations.length > 0 ? 1 : 0;
  },
};

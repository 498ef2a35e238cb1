import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { soakFile } from '../checkout.ts';
import type { Command } from '../command.ts';
import { seatsOf, titleNamed, wholeNumber } from '../input.ts';
import { progress } from '../progress.ts';
import type { Share, ShareReport } from '../soaking.ts';
import { Pairs, soakShare } from '../soaking.ts';
import { emptyTally, merge, summary, summaryText } from '../tally.ts';

export const soak: Command = {
  name: 'soak',
  summary: 'play thousands of random games by the laws, and count what was used',
  usage: `Usage: custodian soak [options]

  --game NAME      which game (default ti3)
  --games N        how many games (default 2000)
  --seats LIST     player counts, in turn (default 3,4,5,6)
  --minutes N      stop after so long, even with games left
  --seed N         the seed of the first game (default 1)
  --threads N      games at the same time (default 2; 1 stays in this process)
  --json           the outcome as one JSON object

Leaves .cache/soak.json for custodian ledger. Exit code 1 when a law was broken; each violation names its seed, and
custodian sim <game> --laws --games 1 --seed N plays near it again.`,
  async run(args) {
    const { values } = parseArgs({
      args,
      options: {
        game: { type: 'string', default: 'ti3' },
        games: { type: 'string', default: '2000' },
        seats: { type: 'string', default: '3,4,5,6' },
        minutes: { type: 'string' },
        seed: { type: 'string', default: '1' },
        threads: { type: 'string', default: '2' },
        json: { type: 'boolean', default: false },
      },
    });
    const title = titleNamed(values.game);
    const games = wholeNumber('games', values.games, 1);
    const threads = Math.min(games, wholeNumber('threads', values.threads, 1, 64));
    const began = Date.now();
    const shares = Array.from(
      { length: threads },
      (_, part): Share => ({
        title: title.id,
        games,
        part,
        of: threads,
        seats: values.seats.split(',').map((n) => seatsOf(title, n)),
        seed: wholeNumber('seed', values.seed, 0),
        until: values.minutes === undefined ? null : began + wholeNumber('minutes', values.minutes, 1) * 60_000,
      }),
    );

    const tally = emptyTally();
    const used: Record<string, number> = {};
    const pairs = new Pairs();
    const bar = progress(games);
    const take = (report: ShareReport): void => {
      merge(tally, report.tally);
      pairs.add(report.setting);
      for (const [component, n] of Object.entries(report.used)) used[component] = (used[component] ?? 0) + n;
      bar.step(tally.games, `${tally.violations.length} violations`);
    };
    if (threads === 1) soakShare(shares[0] as Share, take);
    else await Promise.all(shares.map((share) => inWorker(share, take)));
    bar.end();

    const seats = new Set(shares[0]?.seats);
    const outcome = { game: title.id, ...summary(tally, (Date.now() - began) / 1000), pairs: pairs.told(seats.size) };
    const file = soakFile();
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify({ ...outcome, failures: tally.failures, used }, null, 1)}\n`);
    const { seen, of } = outcome.pairs;
    console.log(
      values.json ? JSON.stringify(outcome) : `${summaryText(outcome)}\npairs       ${seen} of ${of} pairs of options`,
    );
    return tally.violations.length > 0 ? 1 : 0;
  },
};

function inWorker(share: Share, take: (report: ShareReport) => void): Promise<void> {
  return new Promise((done, failed) => {
    const worker = new Worker(new URL('./soak-worker.js', import.meta.url), { workerData: share });
    worker.on('message', take);
    worker.on('error', failed);
    worker.on('exit', (code) => (code === 0 ? done() : failed(new Error(`a soak thread ended with code ${code}`))));
  });
}

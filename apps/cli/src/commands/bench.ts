import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Event, Json, State } from '@custodian/kernel';
import { apply, copy, guessState, hideState, quickRoll, randomAnswer, save, start, view } from '@custodian/kernel';
import { diff } from '@custodian/protocol';
import type { Largest, Title } from '@custodian/title';
import type { Command } from '../command.ts';
import { Misuse } from '../command.ts';
import { titleNamed, wholeNumber } from '../input.ts';
import { playRandomly } from '../random-game.ts';

export const bench: Command = {
  name: 'bench',
  summary: 'measure the engine: speed of play, of copies and views, size of a game',
  usage: `Usage: custodian bench [options]

  --game NAME    which game (default: the first there is)
  --largest      the largest game there is, instead of the usual one
  --seconds N    how long each measurement runs (default 2)
  --json         the measurements as one JSON object

Everything in one thread, with as many seats as usually play, once warm; each figure is that of the best of five stretches.
Times are by the clock, or of the processor where that is less. Machines differ, and a busy one is slower: compare ratios of one run,
and look at how many programs wanted a processor meanwhile.
Exit code 1 when the game cannot be played to its end.`,
  async run(args, titles) {
    const { values } = parseArgs({
      args,
      options: {
        game: { type: 'string' },
        largest: { type: 'boolean', default: false },
        seconds: { type: 'string', default: '2' },
        json: { type: 'boolean' },
      },
    });
    const title = titleNamed(titles, values.game, true);
    const seconds = wholeNumber('seconds', values.seconds, 1, 600);
    const size = sizeOf(title, values.largest);
    const { violations } = playRandomly(title, { ...size, seed: 1 });
    if (violations.length > 0) {
      console.error(`custodian bench: the game cannot be played to its end: ${violations[0]}`);
      return 1;
    }
    const measures = await measure(title, size, seconds);
    const [load = 0] = loadavg();
    console.log(
      values.json
        ? JSON.stringify({ game: title.id, seats: size.seats, load, measures })
        : `${table(measures)}\nmeanwhile ${load.toFixed(1)} programs at a time wanted the ${availableParallelism()} processors`,
    );
    return 0;
  },
};

/** The game that is measured: how many play it, with which options, and what it should reach. */
type Size = Largest;

function sizeOf({ id, seats, usualSeats = seats[1], targets, largest }: Title, isLargest: boolean): Size {
  if (!isLargest) return { seats: usualSeats, options: null, targets };
  if (largest === undefined) throw new Misuse(`the usual game of ${id} is the largest there is`);
  return largest;
}

interface Measure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly target: string | null;
  /** null where there is no target. */
  readonly reached: boolean | null;
}

async function measure(title: Title, size: Size, seconds: number): Promise<Measure[]> {
  const { rules, seats } = title;
  const { targets } = size;
  const speed = decisionsPerSecond(title, size, seconds);
  const state = midGame(title, size);
  const copying = microseconds(seconds / 4, () => copy(rules, state));
  const cloning = microseconds(seconds / 4, () => structuredClone(state));
  const json = microseconds(seconds / 4, () => JSON.parse(JSON.stringify(state)));
  const hiding = microseconds(seconds / 4, () => hideState(rules, state, 0));
  const hidden = hideState(rules, state, 0);
  const roll = quickRoll(1);
  const guessing = microseconds(seconds / 4, () => guessState(rules, hidden, 0, roll));
  const viewing = microseconds(seconds / 4, () => view(rules, copy(rules, state), 0)) - copying;
  const updates = updatesOf(title, size);
  const own = (await targets.own?.()) ?? [];
  return [
    atLeast('random play', speed, 'decisions/s', targets.decisionsPerSecond),
    atMost(`whole game with ${seats[0]}`, shortestGame(title, seconds), 'ms', targets.shortestGame),
    atMost('copy of a live game', copying, 'µs', targets.copy),
    plainly('structuredClone, against that copy', cloning / copying, 'times'),
    plainly('JSON there and back, against that copy', json / copying, 'times'),
    plainly('hiding a game from a seat', hiding, 'µs'),
    atMost('guessed world for a bot', guessing, 'µs', targets.guess),
    plainly('whole view of a seat', viewing, 'µs'),
    atMost('saved game', save(state).length / 1000, 'kB', targets.saved),
    atMost('live game in memory', heapPerGame(title, state) / 1000, 'kB', targets.live),
    atMost('what a seat is told at a time, the median', updates.median / 1000, 'kB', targets.update),
    atMost('what a seat is told at a time, 19 of 20', updates.most / 1000, 'kB', targets.update),
    ...own.map(({ name, most, times = 1, run }) => atMost(name, microseconds(seconds / 4, run) * times, 'µs', most)),
  ];
}

/** Milliseconds for a random game with the fewest seats, once warm. */
function shortestGame(title: Title, seconds: number): number {
  let seed = 1;
  const [seats] = title.seats;
  return microseconds(seconds / 2, () => playRandomly(title, { seats, options: null, seed: seed++ })) / 1000;
}

/** Bytes of what the first seat is told from one answer to the next, in the first game of seed 1: what has changed of its view, its
 *  questions among it, and what has happened. */
function updatesOf(title: Title, size: Size): { readonly median: number; readonly most: number } {
  const sizes: number[] = [];
  const seen = ({ rules }: Title, state: State<unknown>): Json => {
    const { state: shown, ...asked } = view(rules, state, 0);
    return JSON.parse(JSON.stringify({ game: shown.game, stack: shown.stack, ...asked })) as Json;
  };
  let before: Json | undefined;
  throughGame(title, size, Number.POSITIVE_INFINITY, (state, events) => {
    const now = seen(title, state);
    const change = before === undefined ? undefined : diff(before, now);
    const told = events.filter(({ to }) => to === undefined || to.includes(0));
    if (change !== undefined) sizes.push(JSON.stringify({ change, told }).length);
    before = now;
  });
  sizes.sort((a, b) => a - b);
  const at = (share: number): number => sizes[Math.floor(sizes.length * share)] ?? 0;
  return { median: at(0.5), most: at(0.95) };
}

/** The best of a few stretches, once the just-in-time compiler has seen what a game is made of. */
function decisionsPerSecond(title: Title, size: Size, seconds: number): number {
  let seed = 1;
  const stretch = (length: number): number => {
    let decisions = 0;
    const elapsed = stopwatch();
    while (elapsed() < length) decisions += playRandomly(title, { ...size, seed: seed++ }).decisions;
    return decisions / elapsed();
  };
  stretch(seconds * 3);
  return Math.max(...Array.from({ length: STRETCHES }, () => stretch(seconds)));
}

const STRETCHES = 5;
/** Runs after which even what takes long is compiled. */
const COMPILED = 100;

/** Seconds since it was made: by the clock, or of the processor where that is less. What else the machine does is not counted by the
 *  one, nor what runs beside on the other core, such as collecting garbage, by the other. */
function stopwatch(): () => number {
  const began = process.cpuUsage();
  const start = performance.now();
  return () => {
    const { user, system } = process.cpuUsage(began);
    return Math.min((user + system) / 1e6, (performance.now() - start) / 1e3);
  };
}

/** The first game of seed 1, stopped half way. */
function midGame(title: Title, size: Size): State<unknown> {
  const half = playRandomly(title, { ...size, seed: 1 }).decisions / 2;
  return throughGame(title, size, half);
}

/** The first game of seed 1 for so many answers, looked at before each, with what the last one has brought. */
function throughGame(
  title: Title,
  { seats, options }: Size,
  answers: number,
  look?: (state: State<unknown>, events: readonly Event[]) => void,
): State<unknown> {
  const begun = start(title.rules, seats, options, '1');
  if ('refused' in begun) throw new Error('the game does not start');
  let { state, events } = begun;
  const roll = quickRoll(1);
  for (let n = 0; n < answers; n++) {
    look?.(state, events);
    const answer = randomAnswer(title.rules, state, roll);
    if (answer === null) break;
    const next = apply(title.rules, state, answer);
    if ('refused' in next) throw new Error(JSON.stringify(next.refused));
    ({ state, events } = next);
  }
  return state;
}

/** The mean of many runs, the first ones not counted, in the best of a few stretches. */
function microseconds(seconds: number, run: () => unknown): number {
  const warm = stopwatch();
  let warmed = 0;
  const isCold = (): boolean => warm() < (warmed < COMPILED ? seconds * 4 : seconds / 4);
  // Twice as many each time: reading the time of the processor costs more than most of what is timed.
  for (let more = 1; isCold(); more *= 2) for (let n = 0; n < more; n++, warmed++) run();
  const runs = Math.ceil((warmed * seconds) / STRETCHES / warm());
  const stretch = (): number => {
    const elapsed = stopwatch();
    for (let n = 0; n < runs; n++) run();
    return (elapsed() * 1e6) / runs;
  };
  return Math.min(...Array.from({ length: STRETCHES }, stretch));
}

function heapPerGame(title: Title, state: State<unknown>): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const games = new Array<State<unknown>>(500);
  collect();
  const before = process.memoryUsage().heapUsed;
  for (let n = 0; n < games.length; n++) games[n] = copy(title.rules, state);
  collect();
  return (process.memoryUsage().heapUsed - before) / games.length;
}

const rounded = (value: number): number => Number(value.toPrecision(3));
const atLeast = (name: string, value: number, unit: string, target: number | undefined): Measure =>
  target === undefined
    ? plainly(name, value, unit)
    : { name, value: rounded(value), unit, target: `at least ${target}`, reached: value >= target };
const atMost = (name: string, value: number, unit: string, target: number | undefined): Measure =>
  target === undefined
    ? plainly(name, value, unit)
    : { name, value: rounded(value), unit, target: `at most ${target}`, reached: value <= target };
const plainly = (name: string, value: number, unit: string): Measure => ({
  name,
  value: rounded(value),
  unit,
  target: null,
  reached: null,
});

function table(measures: readonly Measure[]): string {
  const width = Math.max(...measures.map(({ name }) => name.length));
  return measures
    .map(({ name, value, unit, target, reached }) => {
      const verdict = target === null ? '' : `${reached ? 'reached' : 'MISSED'}: ${target}`;
      return `${name.padEnd(width)}  ${String(value).padStart(8)} ${unit.padEnd(12)} ${verdict}`.trimEnd();
    })
    .join('\n');
}

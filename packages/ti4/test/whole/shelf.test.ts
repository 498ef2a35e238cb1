// Recorded games, replayed answer by answer to the same end: what is only rearranged must not change one byte of them. Where a rule
// was mended on purpose, they are played and recorded anew: CUSTODIAN_SHELF=write npx vitest run packages/ti4/test/whole
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Answer, Json, State } from '@custodian/kernel';
import { copy, decisionId, load, pending, play, quickRoll, refuse, save, start } from '@custodian/kernel';
import { expect, test } from 'vitest';
import { spiritedPolicy } from '../../src/bots/spirited.ts';
import { factionIds } from '../../src/facts/index.ts';
import type { Game } from '../../src/game.ts';
import { NOBODY } from '../../src/game.ts';
import { exportMap } from '../../src/map.ts';
import { ti4 } from '../../src/ti4.ts';

interface Recording {
  readonly options: Json;
  readonly seed: string;
  /** The saved game that it begins with, for an ending that hardly ever comes about; its beginning where there is none. */
  readonly from?: string;
  readonly answers: readonly Answer[];
  readonly final: string;
}

const everything = { prophecy: true, codexI: true, codexII: true, codexIII: true };

interface Kind {
  readonly seats: number;
  readonly options: { readonly [name: string]: Json };
  readonly ending: 'objectives' | 'points' | 'last player';
  /** With which box; the base game where none is named. */
  readonly box?: 'prophecy';
}

/** Every number of players, every option, and every way to end. */
const baseGames: readonly Kind[] = [
  { seats: 3, options: {}, ending: 'objectives' },
  { seats: 4, options: { galaxy: 'built', factions: 'drafted' }, ending: 'objectives' },
  { seats: 5, options: { galaxy: 'sample', factions: 'chosen', points: '14' }, ending: 'objectives' },
  { seats: 6, options: { galaxy: 'map' }, ending: 'objectives' },
  { seats: 6, options: { galaxy: 'built', factions: 'chosen' }, ending: 'points' },
  { seats: 3, options: {}, ending: 'last player' },
];

/** Between them every faction plays, the Council Keleres too, in each kind of galaxy. */
const laterGames: readonly Kind[] = [
  { seats: 3, options: { factions: 'given', given: ['keleres', 'vuilraith', 'nomad'] } },
  { seats: 4, options: { galaxy: 'built', factions: 'given', given: ['jolnar', 'l1z1x', 'saar', 'yssaril'] } },
  { seats: 5, options: { factions: 'given', given: ['arborec', 'creuss', 'letnev', 'mentak', 'nekro'] } },
  {
    seats: 6,
    options: { galaxy: 'slices', factions: 'given', given: ['argent', 'naaz', 'yin', 'naalu', 'sol', 'titans'] },
  },
  {
    seats: 7,
    options: {
      otherLayout: true,
      factions: 'given',
      given: ['empyrean', 'mahact', 'hacan', 'muaat', 'norr', 'winnu', 'xxcha'],
    },
  },
  { seats: 8, options: { galaxy: 'slices', factions: 'drafted' } },
].map(({ seats, options }) => ({
  seats,
  options: { ...everything, ...options },
  ending: 'objectives',
  box: 'prophecy',
}));

const fileOf = ({ seats, ending, box }: Kind): URL => {
  const name = ['game', seats, ending.replaceAll(' ', '-'), ...(box === undefined ? [] : [box])].join('-');
  return new URL(`./shelf/${name}.json.gz`, import.meta.url);
};
const read = (kind: Kind): Recording => JSON.parse(gunzipSync(readFileSync(fileOf(kind))).toString());

function begin(seats: number, { options, seed, from }: Omit<Recording, 'answers' | 'final'>): State<Game> {
  const begun = from === undefined ? start(ti4, seats, options, seed) : load(ti4, from);
  if (!('state' in begun)) throw new Error(JSON.stringify(begun));
  return begun.state;
}

const finalOf = (state: State<Game>): string =>
  createHash('sha256')
    .update(JSON.stringify(copy(ti4, state).game))
    .digest('hex');

/** Played by those who do as much as they can, until the game is over or has come this far. */
function playOn(state: State<Game>, n: number, isFar: () => boolean = () => false): Answer[] {
  const answers: Answer[] = [];
  const roll = quickRoll(n);
  while (state.stack.length > 0 && !isFar()) {
    const asked = pending(ti4, state);
    const decision = asked[roll(asked.length) - 1];
    if (decision === undefined) throw new Error('nobody is asked');
    const value = spiritedPolicy({ rules: ti4, state, seat: decision.seat, decision, roll });
    const answer = { seat: decision.seat, decision: decisionId(state), value };
    answers.push(structuredClone(answer));
    play(ti4, state, answer);
  }
  return answers;
}

/** In the middle of the first action phase only the first player still has anything on the board. */
function forsaken(state: State<Game>, n: number): string {
  playOn(state, n, () => state.game.phase === 'action');
  for (const system of state.game.systems) {
    system.space = system.space.filter((u) => u.owner === 0);
    system.tokens &= 1;
    for (const planet of system.planets) {
      planet.units = planet.units.filter((u) => u.owner === 0);
      if (planet.owner !== 0) planet.owner = NOBODY;
    }
  }
  return save(state);
}

/** A map is written as that of another game came out. */
function optionsOf({ seats, options }: Kind): Json {
  if (options['galaxy'] !== 'map') return options;
  return { ...options, map: exportMap(begin(seats, { options: {}, seed: 'map' }).game) };
}

/** The first game that ends like this, from the one that is on the shelf. */
function recorded(kind: Kind): Recording {
  const options = optionsOf(kind);
  const first = existsSync(fileOf(kind)) ? Number(read(kind).seed.split(' ')[1]) : 1;
  for (let n = first; n < first + 3000; n++) {
    const fresh = { options, seed: `shelf ${n}` };
    const beginning = kind.ending === 'last player' ? { ...fresh, from: forsaken(begin(kind.seats, fresh), n) } : fresh;
    const state = begin(kind.seats, beginning);
    const answers = playOn(state, n);
    if (state.game.winner?.why === kind.ending) return { ...beginning, answers, final: finalOf(state) };
  }
  throw new Error(`no game of ${kind.seats} ends by ${kind.ending}`);
}

const isRecording = process.env.CUSTODIAN_SHELF === 'write';

function replay(kind: Kind): void {
  if (isRecording) writeFileSync(fileOf(kind), gzipSync(JSON.stringify(recorded(kind)), { level: 9 }));
  const recording = read(kind);
  const state = begin(kind.seats, recording);
  for (const [n, answer] of recording.answers.entries()) {
    const refused = n % 20 === 0 ? refuse(ti4, state, answer) : null;
    if (refused !== null) throw new Error(`answer ${n} is refused: ${JSON.stringify(refused)}`);
    play(ti4, state, answer);
  }
  expect(state.game.winner?.why).toBe(kind.ending);
  expect(finalOf(state)).toBe(recording.final);
}

const TIME = isRecording ? 600_000 : 30_000;

test.each(baseGames)('a game of $seats ends by $ending', replay, TIME);
test.each(laterGames)('a game of $seats with Prophecy of Kings and the Codices ends by $ending', replay, TIME);

test('between them every faction has played', () => {
  const given = laterGames.flatMap(({ options }) => (options['given'] as string[] | undefined) ?? []);
  expect(new Set(given)).toEqual(new Set(factionIds));
});

import type { Toy } from '@custodian/toy';
import { toy } from '@custodian/toy';
import { expect, test } from 'vitest';
import type { State } from '../src/index.ts';
import { apply, commitmentOf, decisionId, load, pending, randomAnswer, save, start } from '../src/index.ts';
import { quickRoll } from '../src/random.ts';

/** A save as its tamperer sees it: anything may be put anywhere. */
type Saved = ReturnType<typeof JSON.parse>;

function played(answers: number): State<Toy> {
  const begun = start(toy, 3, null, 'seed');
  if ('refused' in begun) throw new Error('refused');
  let { state } = begun;
  const roll = quickRoll(3);
  for (let n = 0; n < answers; n++) {
    const next = randomAnswer(toy, state, roll);
    if (next === null) break;
    const result = apply(toy, state, next);
    if ('refused' in result) throw new Error(JSON.stringify(result.refused));
    state = result.state;
  }
  return state;
}

function problem(change: (saved: Saved) => void, answers = 8): string {
  const saved = JSON.parse(save(played(answers)));
  change(saved);
  const loaded = load(toy, JSON.stringify(saved));
  return 'problem' in loaded ? loaded.problem : 'loaded';
}

test('a saved game comes back as it was', () => {
  for (const answers of [0, 1, 7, 20, 1000]) {
    const state = played(answers);
    expect(load(toy, save(state))).toEqual({ state });
  }
});

test.each<[string, (saved: Saved) => void, string]>([
  ['another game', (s) => (s.rules = 'chess'), 'a game of "chess", expected "toy"'],
  ['no revision', (s) => (s.revision = '4'), 'revision is not a whole number'],
  ['a later revision', (s) => (s.revision = 5), 'saved by a newer revision (5) than this one (4)'],
  ['a revision nobody migrates', (s) => (s.revision = 0), 'no migration of toy from revision 0'],
  ['a strange field', (s) => (s.cheat = 1), 'the saved game has an unknown field "cheat"'],
  ['no seed', (s) => delete s.seed, 'seed or commitment is missing'],
  ['another seed', (s) => (s.seed = 'mine'), 'seed is not the one that was promised'],
  ['another commitment', (s) => (s.commitment = commitmentOf('mine')), 'seed is not the one that was promised'],
  ['negative answers', (s) => (s.answers = -1), 'answers is not a whole number'],
  ['live of another kind', (s) => (s.live = 'yes'), 'live is not true or false'],
  ['counters as a list', (s) => (s.rng = []), 'rng is not a table of whole numbers'],
  ['a broken counter', (s) => (s.rng.deck = 1.5), 'rng is not a table of whole numbers'],
  ['no stack', (s) => (s.stack = {}), 'stack is not a list'],
  ['a frame that is none', (s) => (s.stack[0] = 'game'), 'stack[0] is not an object'],
  [
    'an unknown procedure',
    (s) => (s.stack[1].run = 'fight'),
    'stack[1] names the procedure "fight", which does not exist',
  ],
  ['a prototype as procedure', (s) => (s.stack[1].run = '__proto__'), 'stack[1] names the procedure "__proto__"'],
  ['an unknown step', (s) => (s.stack[1].at = 'sleep'), 'stack[1] names the step "round/sleep", which does not exist'],
  ['no variables', (s) => (s.stack[1].v = null), 'stack[1] has no variables'],
  [
    'a frame that waits for nothing',
    (s) => (s.stack[0].at = 'deal'),
    'stack[0] stands at "game/deal", which calls nothing',
  ],
  ['a top that asks nothing', (s) => s.stack.splice(1), 'stack[0] stands at "game/play a round", which asks nothing'],
  ['answers in the wrong place', (s) => (s.stack[0].got = {}), 'stack[0] has answers that fit no question'],
  ['answers of the wrong kind', (s) => (s.stack.at(-1).got = 5), 'has answers that fit no question'],
  [
    'a missing part',
    (s) => delete s.game.players[1].coins,
    'game.players[1].coins is missing, expected a whole number',
  ],
  ['half a coin', (s) => (s.game.players[0].coins = 0.5), 'game.players[0].coins is 0.5, expected a whole number'],
  ['unknown weather', (s) => (s.game.weather = 'snow'), 'game.weather is "snow", expected one of fair, foul'],
  ['a card of the wrong kind', (s) => (s.game.deck[0] = 7), 'game.deck[0] is 7, expected a text'],
  ['no game', (s) => (s.game = null), 'game is null, expected an object'],
  ['a winner too early', (s) => (s.game.winner = 0), 'stack is not empty, but the game is over'],
])('a save with %s is refused, and the place is named', (_, change, expected) => {
  expect(problem(change)).toContain(expected);
});

test('a save that points at nobody is refused, with the place where it cannot go on', () => {
  const nobody = problem((s) => {
    s.game.players = [];
  }, 0);
  expect(nobody).toBe('nobody is asked anything at game/play a round > round/bid in secret');
  const crash = problem((s) => {
    s.stack = [{ run: 'window', at: 'react', v: {} }];
  });
  expect(crash).toMatch(/^cannot be played on at window\/react: /);
});

test.each(['', '{', 'null', '[]', '7', '"game"'])('%j is not a saved game', (text) => {
  const loaded = load(toy, text);
  expect('problem' in loaded && loaded.problem).toMatch(/^not a saved game/);
});

test('a game of an early revision is migrated step by step', () => {
  const state = played(8);
  const early = JSON.parse(save(state));
  early.revision = 1;
  delete early.game.options;
  for (const p of early.game.players) {
    p.gold = p.coins;
    delete p.coins;
    delete p.crowned;
  }
  expect(load(toy, JSON.stringify(early))).toEqual({ state });
  delete early.game.players;
  const broken = load(toy, JSON.stringify(early));
  expect('problem' in broken && broken.problem).toMatch(/^cannot be migrated from revision 1/);
});

test('where an earlier revision waited for somebody who is no longer asked, the game goes on', () => {
  const bids = start(toy, 3, null, 'earlier');
  if ('refused' in bids) throw new Error('no game');
  const earlier = JSON.parse(save(bids.state));
  // Two have bid; the third is not asked by these rules, as if he had left the game.
  earlier.game.players.pop();
  earlier.stack[1].got = { 0: 1, 1: 0 };
  const now = load(toy, JSON.stringify(earlier));
  expect('problem' in now && now.problem).toMatch(/^nobody is asked anything at .*bid in secret/);
  earlier.revision = toy.revision - 1;
  delete earlier.game.options;
  const loaded = load(toy, JSON.stringify(earlier));
  if ('problem' in loaded) throw new Error(loaded.problem);
  expect(pending(toy, loaded.state).map((d) => [decisionId(loaded.state), d.seat])).toEqual([['turn/act', 0]]);
});

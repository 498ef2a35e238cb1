import type { Judge } from '@custodian/bots';
import { decide, searching } from '@custodian/bots';
import type { Answer, Decision, Json, State } from '@custodian/kernel';
import { hideState, pending, play, quickRoll, randomValue, start } from '@custodian/kernel';
import type { Toy } from '@custodian/toy';
import { toy } from '@custodian/toy';
import { expect, test } from 'vitest';
import { isPossible } from '../src/candidates.ts';

const richest: Judge<Toy> = {
  value: ({ game }, seat) => 10 * (game.players[seat]?.points ?? 0) + (game.players[seat]?.coins ?? 0),
  settled: (state, began) => state.game.round !== began.game.round,
  worthwhile: () => null,
};

/** The same, with a look at every position that it judges. */
const watched = (look: (state: State<Toy>) => void): Judge<Toy> => ({
  ...richest,
  value: (state, seat) => {
    look(state);
    return richest.value(state, seat);
  },
});

const noClock = (): number => {
  throw new Error('the clock was looked at');
};

const begun = (): State<Toy> => {
  const game = start(toy, 3, null, 'search');
  if ('refused' in game) throw new Error('refused');
  return game.state;
};

/** All answers of a game in which every seat has so many tries. */
function answersOf(tries: number, seed: number): Answer[] {
  const state = begun();
  const roll = quickRoll(seed);
  let judged = 0;
  const judge = watched(() => judged++);
  const policy = searching(judge, { time: 0, tries, plans: 6, depth: 10 }, noClock);
  const answers: Answer[] = [];
  while (state.stack.length > 0) {
    const seat = pending(toy, state)[0]?.seat as number;
    const answer = decide(toy, hideState(toy, state, seat), seat, policy, roll) as Answer;
    answers.push(answer);
    play(toy, state, answer);
  }
  expect(judged).toBeGreaterThan(tries);
  return answers;
}

test('the same dice and the same number of tries lead to the same answers, whatever the clock says', () => {
  const once = answersOf(40, 5);
  expect(answersOf(40, 5)).toEqual(once);
  expect(answersOf(40, 6)).not.toEqual(once);
});

test('so many tries are made, and no more than everything a second time where that is more', () => {
  const count = (tries: number): number => {
    let judged = 0;
    const judge = watched(() => judged++);
    const state = begun();
    const seat = pending(toy, state)[0]?.seat as number;
    const policy = searching(judge, { time: 0, tries, plans: 6, depth: 10 }, noClock);
    decide(toy, hideState(toy, state, seat), seat, policy, quickRoll(1));
    return judged;
  };
  expect(count(100)).toBe(100);
  expect(count(57)).toBe(57);
  // Few answers are possible at the beginning, and each is tried twice at least.
  const fewest = count(0);
  expect(fewest % 2).toBe(0);
  expect(fewest).toBeGreaterThan(2);
});

test('worlds are guessed anew: other dice, decks and hands, and all answers in the same ones', () => {
  const seeds = new Map<string, number>();
  const hands = new Set<string>();
  const judge = watched(({ seed, game }) => {
    seeds.set(seed, (seeds.get(seed) ?? 0) + 1);
    hands.add(game.players.map(({ hand }) => hand.join()).join(' / '));
  });
  const state = begun();
  const seat = pending(toy, state)[0]?.seat as number;
  decide(
    toy,
    hideState(toy, state, seat),
    seat,
    searching(judge, { time: 0, tries: 60, plans: 6, depth: 10 }, noClock),
    quickRoll(1),
  );
  expect(seeds.size).toBeGreaterThan(10);
  expect(hands.size).toBeGreaterThan(10);
  expect(Math.min(...[...seeds.values()].slice(0, -1))).toBeGreaterThan(1);
});

test('all the time that is given is used', () => {
  // Every look at the clock takes a tick.
  let tick = 0;
  let judged = 0;
  const judge = watched(() => judged++);
  const state = begun();
  const seat = pending(toy, state)[0]?.seat as number;
  const policy = searching(judge, { time: 1000, plans: 6, depth: 10 }, () => tick++);
  decide(toy, hideState(toy, state, seat), seat, policy, quickRoll(1));
  expect(judged).toBeGreaterThan(600);
  expect(tick).toBeGreaterThanOrEqual(1000);
  expect(tick).toBeLessThan(1010);
});

test('of what is proposed one is answered, and nothing that is no answer', () => {
  const state = begun();
  const [decision] = pending(toy, state) as [Decision];
  const proposing = (values: readonly Json[]): Json => {
    const proposals = (_: State<Toy>, asked: Decision) =>
      asked.seat === decision.seat ? values.map((value) => ({ value })) : null;
    const policy = searching({ ...richest, proposals }, { time: 0, tries: 30, plans: 6, depth: 10 }, noClock);
    return (decide(toy, hideState(toy, state, decision.seat), decision.seat, policy, quickRoll(1)) as Answer).value;
  };
  const roll = quickRoll(7);
  const possible = Array.from({ length: 5 }, () => randomValue(decision, roll));
  expect(new Set(possible.map((value) => JSON.stringify(value))).size).toBeGreaterThan(1);
  for (const value of possible) expect(proposing(['no such thing', value])).toEqual(value);
  expect(isPossible(decision, proposing(['no such thing']))).toBe(true);
});

test('whoever asks why is told the purpose, or what the tries came to that those of others did not', () => {
  const state = begun();
  const { seat } = pending(toy, state)[0] as Decision;
  const whyOf = (judge: Judge<Toy>): string[] => {
    const policy = searching(judge, { time: 0, tries: 30, plans: 6, depth: 10 }, noClock);
    const told: string[] = [];
    decide(toy, hideState(toy, state, seat), seat, policy, quickRoll(1), ({ key }) => told.push(key));
    return told;
  };
  const aspects: Judge<Toy>['aspects'] = (after, of) => ({
    coins: 100 * (after.game.players[of]?.coins ?? 0),
    luck: 0,
  });
  // Only what is rich in coins is taken, so that coins are the reason.
  const greedy: Judge<Toy> = { ...richest, value: ({ game }, of) => game.players[of]?.coins ?? 0 };
  expect(whyOf({ ...greedy, aspects })).toEqual(['advice.coins']);
  expect(whyOf({ ...greedy, aspects: () => ({ luck: 0 }) })).toEqual(['advice.little difference']);
  const why = { key: 'advice.purpose' };
  const proposals = (_: State<Toy>, asked: Decision): { value: Json; why: { key: string } }[] =>
    [1, 2, 3, 4, 5].map((n) => ({ value: randomValue(asked, quickRoll(n)), why }));
  expect(whyOf({ ...greedy, aspects, proposals })).toEqual(['advice.purpose']);
  expect(whyOf({ ...greedy, proposals: (s, asked) => proposals(s, asked).slice(0, 1) })).toEqual(['advice.purpose']);
});

import { checkLaws, wordless } from '@custodian/testkit/laws';
import type { Toy, ToyTerms } from '@custodian/toy';
import { toy, toyBook } from '@custodian/toy';
import { toyLaws } from '@custodian/toy/title';
import { en } from '@custodian/toy/words';
import { describe, expect, test } from 'vitest';
import type { Json, ProcedureName, X } from '../src/index.ts';
import { defineRules } from '../src/index.ts';
import { emit, open } from '../src/write.ts';
import { unchecked } from './changed-toy.ts';

const hasWords = (key: string): boolean => Object.hasOwn(en, key);

test('everything the toy shows has words', () => {
  expect(wordless(toy, hasWords)).toEqual([]);
});

test.each([2, 3, 4])('the toy keeps the laws with %i seats', (seats) => {
  for (let seed = 1; seed <= 2; seed++)
    for (const live of [false, true]) {
      const report = checkLaws(toy, { seats, seed, every: 3, live, hasWords, ...toyLaws });
      expect(report.violations).toEqual([]);
      expect(report.finished).toBe(true);
    }
});

describe('a broken law is found', () => {
  const found = (change: Partial<typeof toyBook>, hasThem = hasWords): string => {
    const rules = defineRules({ ...toyBook, ...change });
    const all: string[] = [];
    for (let seed = 1; seed <= 2; seed++)
      all.push(...checkLaws(rules, { seats: 3, seed, every: 1, most: 150, hasWords: hasThem, ...toyLaws }).violations);
    return all.join('\n');
  };
  const { procedures } = toyBook;
  const withStep = (
    name: ProcedureName<ToyTerms>,
    step: string,
    changed: object,
  ): Pick<typeof toyBook, 'procedures'> => {
    const procedure = procedures[name];
    const steps = { ...procedure?.steps, [step]: { ...procedure?.steps[step], ...changed } };
    return unchecked({ procedures: { ...procedures, [name]: { ...procedure, steps } } });
  };

  test('a refused sample', () => {
    const wrong = withStep('round', 'bid in secret', {
      ask: () => [
        {
          kind: 'plan',
          seat: 0,
          rule: 'r',
          ask: { key: 'ask.bid' },
          shape: 'x',
          about: {},
          check: () => ({ rule: 'r', text: { key: 'why.bid' } }),
          sample: () => 1,
          fallback: 0,
        },
      ],
      then: () => 'end',
    });
    expect(found(wrong)).toMatch(/the fallback of "ask.bid" is refused/);
    expect(found(wrong)).toMatch(/the plan 1 of "ask.bid" is refused/);
  });
  /** Spending that is asked for otherwise. */
  const spending = (change: object) =>
    withStep('turn', 'spend', {
      ask: () => [
        {
          kind: 'plan',
          seat: 0,
          rule: 'r',
          ask: { key: 'ask.spend' },
          shape: 'spending',
          about: { have: 9, price: 2 },
          check: () => null,
          sample: () => ({ points: 0 }),
          fallback: { points: 0 },
          ...change,
        },
      ],
      then: () => undefined,
    });
  test('a checker that throws', () => {
    const check = (p: { points: number }) => (p.points >= 0 ? null : { rule: 'r', text: { key: 'why.bid' } });
    expect(found(spending({ check }))).toMatch(/"ask.spend" throws at the plan null/);
  });
  /** A bid of which the question says one thing and the checker another. */
  const bidding = (check: (bid: number) => boolean): Pick<typeof toyBook, 'procedures'> =>
    withStep('round', 'bid in secret', {
      ask: () => [
        {
          kind: 'plan',
          seat: 0,
          rule: 'r',
          ask: { key: 'ask.bid' },
          shape: 'number',
          about: { most: 5 },
          check: (bid: Json) =>
            typeof bid === 'number' && check(bid) ? null : { rule: 'r', text: { key: 'why.bid' } },
          sample: () => 1,
          fallback: 0,
        },
      ],
      then: () => 'end',
    });
  test('a plan accepted that the question does not offer, and one refused that it does', () => {
    expect(found(bidding((bid) => bid >= 0 && bid <= 7))).toMatch(/"ask.bid" accepts what it does not offer: 7/);
    expect(found(bidding((bid) => bid >= 0 && bid <= 4))).toMatch(/"ask.bid" refuses what it offers: 5/);
  });
  test('a plan that may repeat itself for ever', () => {
    const wrong = spending({ sample: () => ({ points: 0, names: ['a', 'b'] }) });
    expect(found({ ...wrong, pieces: () => 1_000_000 })).toMatch(/"ask.spend" accepts a plan that repeats itself/);
  });
  test('a plan that is not as declared, and damage that a checker passes over', () => {
    const careless = found(spending({ about: { have: 9 } }));
    expect(careless).toMatch(/"ask.spend" is no "spending" as declared: about.price is missing/);
    expect(careless).toMatch(/"ask.spend" accepts the damaged plan {"points":"a word"}/);
    expect(found(spending({ check: () => ({ rule: 'r', text: { key: 'why.bid' } }) }))).toMatch(
      /"ask.spend" does not say where {} is damaged: why.bid/,
    );
  });
  test('an event that nobody has declared, or with other fields', () => {
    const telling = (event: { readonly type: string }) =>
      found(withStep('play card', 'discard', { do: (x: X<ToyTerms>) => emit(x, event) }));
    expect(telling({ type: 'burnt' })).toMatch(/the event "burnt" is not as declared: it is not declared/);
    expect(telling({ type: 'discarded' })).toMatch(/"discarded" is not as declared: discarded.card is missing/);
  });
  test('a game that never ends', () => {
    expect(
      found({ over: () => false, ...withStep('game', 'again or end', { do: () => ({ goto: 'play a round' }) }) }),
    ).toMatch(/not over after 150 answers/);
  });
  test('lost cards', () => {
    expect(
      found(
        withStep('play card', 'discard', { do: (x: Parameters<typeof open>[0]) => void (open(x) as Toy).table.pop() }),
      ),
    ).toMatch(/miscounted.* is missing/);
  });
  test('a secret that shows', () => {
    const telling = withStep('turn', 'act', {
      ask: (x: { g: Toy; v: { seat: number } }) => [
        {
          kind: 'choose',
          seat: x.v.seat,
          rule: 'r',
          ask: { key: 'ask.act' },
          options: x.g.players.flatMap((p) => p.hand).map((id) => ({ id, text: { key: 'option.card' } })),
          pick: [0, 0],
        },
      ],
    });
    expect(found(telling)).toMatch(/the view of seat \d depends on what others hold: .*options/);
    expect(found({ guess: (hidden) => ({ ...structuredClone(hidden), weather: 'foul' }) })).toMatch(
      /could tell a guess from the game: .game.weather/,
    );
  });
  test('a question that is only put to who holds a certain card', () => {
    const spend = procedures.turn?.steps.spend as unknown as { ask: (x: object) => readonly { seat: number }[] };
    const telling = withStep('turn', 'spend', {
      ask: (x: { g: Toy }) =>
        spend.ask(x).filter(({ seat }) => x.g.players[seat]?.hand.some((card) => card.startsWith('boon'))),
    });
    expect(found(telling)).toMatch(/who is asked tells what a hand holds: .*turn\/spend asks/);
  });
  test('an event, or a variable, that tells a hidden card', () => {
    const tell = (x: X<ToyTerms>): void => {
      const g = open(x);
      const discarded = { type: 'discarded', card: g.players[0]?.hand[0] ?? '' };
      emit(x, discarded);
    };
    expect(found(withStep('play card', 'discard', { do: tell }))).toMatch(
      /the event "discarded" tells (a spectator|seat \d) of \w+\.\d/,
    );
    const peeking = withStep('round', 'a turn', {
      with: (x: { g: Toy; v: { first: number; done: number } }) => ({
        seat: (x.v.first + x.v.done) % 3,
        card: '',
        top: x.g.deck.at(-1),
      }),
    });
    expect(found(peeking)).toMatch(/the variables of turn\/\w+ tell a spectator of \w+\.\d/);
  });
  test('a stack that holds a piece of the game', () => {
    expect(
      found(
        withStep('turn', 'play the card', {
          with: (x: { g: Toy; v: { seat: number; card: string } }) => ({
            seat: x.v.seat,
            card: x.v.card,
            hand: x.g.players[x.v.seat]?.hand,
          }),
        }),
      ),
    ).toMatch(/shares an object with the game: .*hand/);
  });
  test('a refused start, a missing word, a crash', () => {
    expect(checkLaws(toy, { seats: 9, seed: 1 }).violations).toEqual([
      expect.stringContaining('the game does not start'),
    ]);
    expect(found({}, (key) => key !== 'ask.act' && hasWords(key))).toMatch(/no words for "ask.act"/);
    expect(
      found(
        withStep('play card', 'effect', {
          do: () => {
            throw new Error('bang');
          },
        }),
      ),
    ).toMatch(/seed 1, 3 seats, answer \d+ at game\/.*throws: bang/);
  });
});

// One game of players that choose at random among what is allowed.
import type { Answer, Json, Roll, State } from '@custodian/kernel';
import { decisionId, pending, play, quickRoll, randomAnswer, start } from '@custodian/kernel';
import { checkLaws } from '@custodian/testkit/laws';
import type { Laws, Title } from '@custodian/title';
import { seatsPlayed } from './company.ts';
import { wordsOf } from './speaking.ts';
import type { Played } from './tally.ts';

export interface GameSetting {
  readonly seats: number;
  readonly options: Json;
  readonly seed: number;
  readonly live?: boolean;
  /** Players who do as much as they can, rather than anything. */
  readonly spirited?: boolean;
}

/** A game that takes longer than this never ends. */
const MOST_ANSWERS = 200_000;

export function playRandomly(
  title: Title,
  { seats, options, seed, live = false, spirited = false }: GameSetting,
  record?: (answer: Answer) => void,
): Played & { readonly state: State<unknown> | null } {
  let state: State<unknown> | null = null;
  let decisions = 0;
  try {
    const begun = start(title.rules, seats, options, String(seed), live);
    if ('refused' in begun) throw new Error(JSON.stringify(begun.refused));
    state = begun.state;
    const roll = quickRoll(seed);
    for (; state.stack.length > 0; decisions++) {
      const answer = spirited ? spiritedAnswer(title, state, roll) : randomAnswer(title.rules, state, roll);
      if (answer === null) throw new Error('nobody is asked, but the game is not over');
      if (decisions >= MOST_ANSWERS) throw new Error(`not over after ${MOST_ANSWERS} answers`);
      record?.(answer);
      play(title.rules, state, answer);
    }
  } catch (error) {
    const where = state === null ? '' : ` at ${decisionId(state)}`;
    const lines = (error as Error).stack?.split('\n').slice(1, 3) ?? [];
    const violation = `seed ${seed}, ${seats} seats, answer ${decisions}${where}: ${(error as Error).message} (${lines.join('').trim()})`;
    return { ...played(title, state, decisions), violations: [violation], state };
  }
  return { ...played(title, state, decisions), violations: [], state };
}

function spiritedAnswer(title: Title, state: State<unknown>, roll: Roll): Answer | null {
  const asked = pending(title.rules, state);
  const decision = asked[roll(asked.length) - 1];
  if (decision === undefined) return null;
  const { seat } = decision;
  return {
    seat,
    decision: decisionId(state),
    value: title.spirited({ rules: title.rules, state, seat, decision, roll }),
  };
}

/** What is looked at when a game of a title is played by the laws. */
export interface Court {
  readonly title: Title;
  readonly laws: Laws<unknown>;
  hasWords(key: string): boolean;
}

export const courtOf = async (title: Title): Promise<Court> => ({
  title,
  laws: await title.laws(),
  hasWords: await wordsOf(title),
});

/** The same, with the laws of every game and those of this one checked on the way. */
export function playByTheLaws({ title, laws, hasWords }: Court, setting: GameSetting, every: number): Played {
  const { rules } = title;
  const { spirited = false, ...game } = setting;
  const report = checkLaws(rules, {
    ...game,
    ...(spirited && {
      player: (state, decision, roll) => title.spirited({ rules, state, seat: decision.seat, decision, roll }),
    }),
    every,
    most: MOST_ANSWERS,
    hasWords,
    ...laws,
  });
  return { ...played(title, report.state, report.answers), violations: report.violations };
}

function played(title: Title, state: State<unknown> | null, decisions: number): Omit<Played, 'violations'> {
  const summary = state === null ? null : title.summary(state.game);
  return {
    decisions,
    finished: state !== null && state.stack.length === 0,
    rounds: summary?.round ?? 0,
    ending: summary?.ending?.why ?? null,
    seats: state === null ? [] : seatsPlayed(title, state.game),
  };
}

// One game of players that choose at random among what is allowed.
import type { Answer, Json, Roll, State } from '@custodian/kernel';
import { decisionId, pending, play, quickRoll, randomAnswer, start } from '@custodian/kernel';
import { checkLaws } from '@custodian/testkit/laws';
import type { Game } from '@custodian/ti3';
import type { Played } from './tally.ts';
import type { Title } from './titles.ts';

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
): Played & { readonly state: State<Game> | null } {
  let state: State<Game> | null = null;
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

function spiritedAnswer(title: Title, state: State<Game>, roll: Roll): Answer | null {
  const asked = pending(title.rules, state);
  const decision = asked[roll(asked.length) - 1];
  if (decision === undefined) return null;
  return { seat: decision.seat, decision: decisionId(state), value: title.spirited(state, decision, roll) };
}

/** The same, with the laws of every game and those of this one checked on the way. */
export function playByTheLaws(title: Title, setting: GameSetting, every: number): Played {
  const { spirited = false, ...game } = setting;
  const report = checkLaws(title.rules, {
    ...game,
    ...(spirited ? { player: title.spirited } : {}),
    every,
    most: MOST_ANSWERS,
    hasWords: title.hasWords,
    ...title.laws,
  });
  return { ...played(title, report.state, report.answers), violations: report.violations };
}

function played(title: Title, state: State<Game> | null, decisions: number): Omit<Played, 'violations'> {
  return {
    decisions,
    finished: state !== null && state.stack.length === 0,
    rounds: state === null ? 0 : title.rounds(state.game),
    ending: state === null ? null : title.ending(state.game),
  };
}

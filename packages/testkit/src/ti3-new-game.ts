// A Third Edition game from its first step: options in, then answers for the players, as at a real table.
//
//   const t = newGame(6, { galaxy: 'played' });
//   t.answer(t.awaited()[0], …);
import type { Decision, Event, Json, Seat, State } from '@custodian/kernel';
import { apply, begin, copy, decisionId, isRefusal, pending, quickRoll, randomAnswer, refuse } from '@custodian/kernel';
import type { Game } from '@custodian/ti3';
import { layTable, ti3 } from '@custodian/ti3';

/** A table with these options, set up as far as its first question. The game is over when setup is. */
export function newGame(seats: number, options: Json = {}, seed = 'new game') {
  const laid = layTable(seats, options);
  if (isRefusal(laid)) throw new Error(`refused: ${JSON.stringify(laid)}`);
  const begun = begin(ti3, laid, 'setup', {}, seed);
  let state: State<Game> = begun.state;
  const log: Event[] = [...begun.events];

  const t = {
    game: (): Game => state.game,
    state: (): State<Game> => state,
    where: (): string => decisionId(state),
    isOver: (): boolean => state.stack.length === 0,
    events: (type: string): Event[] => log.filter((e) => e.type === type),
    awaited: (): Seat[] => pending(ti3, state).map((d) => d.seat),
    asked: (seat: Seat): Decision | undefined => pending(ti3, state).find((d) => d.seat === seat),
    options(seat: Seat): string[] {
      const decision = t.asked(seat);
      return decision?.kind === 'choose' ? decision.options.map((o) => o.id) : [];
    },
    /** Rearranges the table by hand; questions are put anew. */
    change(by: (g: Game) => void): void {
      state = copy(ti3, state);
      by(state.game);
    },
    answer(seat: Seat, value: Json): void {
      const result = apply(ti3, state, {
        seat,
        decision: t.where(),
        value: typeof value === 'string' ? [value] : value,
      });
      if ('refused' in result) throw new Error(`seat ${seat} at ${t.where()}: ${JSON.stringify(result.refused)}`);
      state = result.state;
      log.push(...result.events);
    },
    /** The text key of the refusal, or null when the answer would be accepted. */
    refusal(seat: Seat, value: Json): string | null {
      const answer = { seat, decision: t.where(), value: typeof value === 'string' ? [value] : value };
      return refuse(ti3, state, answer)?.text.key ?? null;
    },
    /** Answers at random until the sequence is over, or until somewhere. */
    playOn(until: (where: string) => boolean = () => false, randomness = 1): void {
      const roll = quickRoll(randomness);
      while (!t.isOver() && !until(t.where())) {
        const answer = randomAnswer(ti3, state, roll);
        if (answer === null) return;
        t.answer(answer.seat, answer.value);
      }
    },
  };
  return t;
}

export type NewGame = ReturnType<typeof newGame>;

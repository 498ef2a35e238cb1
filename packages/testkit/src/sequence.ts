// A sequence of any rulebook, played by hand: begin it, see what is asked, answer for the players, look at what has happened.
//
// Dice: `dice(7, 3)` sets the next dice of the stream 'dice', in the order in which steps ask for them: one group of a volley
// after the other as the rulebook lists them, attacker before defender where both roll in one step, rerolls after all first
// rolls. Other streams (decks, galaxies) are not touched. What was set and not rolled is in `diceLeft()`.
import type {
  Answer,
  Decision,
  EventOf,
  EventsIn,
  GivenTo,
  Json,
  ProcedureName,
  Refusal,
  Rules,
  Seat,
  State,
  Terms,
} from '@custodian/kernel';
import { apply, begin, copy, decisionId, pending, quickRoll, randomAnswer, refuse } from '@custodian/kernel';
import { diceLeft, loadDice } from '@custodian/kernel/testing';
import { eventsIn } from './events.ts';

/** What a table needs to know of its title: the rules, who sits where, and what cannot be on a table. */
export interface Setting<G, W, T> {
  readonly rules: Rules<G, T>;
  seat(who: W): Seat;
  /** What no game could have brought about, in words; nothing is checked where it is absent. */
  impossible?(g: G): readonly string[];
}

/** What a procedure is given, which may be left out where that is nothing, and whether it is played as at a real table. */
export type Beginning<T extends Terms, N extends ProcedureName<T>> =
  object extends GivenTo<T, N> ? [given?: object, live?: boolean] : [given: GivenTo<T, N>, live?: boolean];

export function sequence<G, W, T>({ rules, seat, impossible }: Setting<G, W, T>) {
  type Happened = EventOf<EventsIn<T>>;
  let state: State<G> | null = null;
  let isChecked = impossible !== undefined;
  const log: Happened[] = [];

  const running = (): State<G> => {
    if (state === null) throw new Error('no sequence is running: call begin first');
    return state;
  };
  const going = (): State<G> => {
    if (running().stack.length === 0) throw new Error('the sequence is over');
    return running();
  };
  const take = (answer: Answer): Refusal | null => {
    const result = apply(rules, going(), answer);
    if ('refused' in result) return result.refused;
    state = result.state;
    log.push(...result.events);
    return null;
  };
  const toAnswer = (w: W, value: Json): Answer => ({
    seat: seat(w),
    decision: decisionId(going()),
    value: typeof value === 'string' ? [value] : value,
  });

  const s = {
    /** The next table may be one that no game could have brought about. */
    anyhow(): void {
      isChecked = false;
    },
    /** Starts a sequence and runs to its first question; `live`: as at a real table, where hands are secret. */
    beginOn(game: G, run: string, v: object, live = false, seed = 'scenario'): void {
      const wrong = isChecked ? (impossible?.(game) ?? []) : [];
      if (wrong.length > 0)
        throw new Error(`no game comes to this: ${wrong.join('; ')}. If it is meant, call anyhow() before begin`);
      const begun = begin(rules as Rules<G>, game, run, v, seed, live);
      state = begun.state;
      log.push(...(begun.events as readonly Happened[]));
    },
    /** Rearranges the game by hand; questions are put anew. */
    change(by: (g: G) => void): void {
      state = copy(rules, running());
      by(state.game);
    },
    hasBegun: (): boolean => state !== null,
    state: running,
    isOver: (): boolean => running().stack.length === 0,
    /** The next dice, in the order in which they are rolled: see above. */
    dice(...values: number[]): void {
      loadDice(values);
    },
    diceLeft,
    /** Where in the rulebook we are: 'space battle/roll combat dice'; nothing when the sequence is over. */
    where: (): string => (state === null ? '' : decisionId(state)),
    /** Who is asked just now. */
    awaited: (): Seat[] => (state === null ? [] : pending(rules, state).map((d) => d.seat)),
    /** What a seat is asked just now; undefined when nothing. */
    asked: (w: W): Decision | undefined =>
      state === null ? undefined : pending(rules, state).find((d) => d.seat === seat(w)),
    options(w: W): string[] {
      const decision = s.asked(w);
      return decision?.kind === 'choose' ? decision.options.map((o) => o.id) : [];
    },
    /** What is picked when a player only confirms. */
    proposal(w: W): readonly string[] | undefined {
      const decision = s.asked(w);
      return decision?.kind === 'choose' ? decision.proposal : undefined;
    },
    /** Why an option is greyed: the text key. */
    barred(w: W, option: string): string | undefined {
      const decision = s.asked(w);
      const barred = decision?.kind === 'choose' ? decision.barred : undefined;
      return barred?.find((b) => b.option.id === option)?.why.text.key;
    },
    /** Answers the pending question of a seat; a single option may be given without its list. Throws on a refusal. */
    answer(w: W, value: Json): void {
      const where = s.where();
      const refused = take(toAnswer(w, value));
      if (refused !== null)
        throw new Error(`${w} at ${where}: refused, ${JSON.stringify(refused)}; options ${s.options(w).join(', ')}`);
    },
    /** Confirms the plan as proposed. */
    confirm(w: W): void {
      going();
      const decision = s.asked(w);
      if (decision?.kind !== 'plan') throw new Error(`${w} is not asked for a plan at ${s.where()}`);
      s.answer(w, decision.fallback);
    },
    /** Picks nothing. */
    pass(w: W): void {
      s.answer(w, []);
    },
    /** The text key of the refusal, or null when the answer would be accepted. */
    refusal: (w: W, value: Json): string | null => s.refusalOf(w, value)?.text.key ?? null,
    refusalOf: (w: W, value: Json): Refusal | null => refuse(rules, going(), toAnswer(w, value)),
    free(w: W, name: string, value: Json): void {
      const refused = take({ seat: seat(w), decision: `free/${name}`, value });
      if (refused !== null) throw new Error(`free ${name}: ${JSON.stringify(refused)}`);
    },
    /** Answers at random until the sequence is over, or until somewhere. */
    playOn(until: (where: string) => boolean = () => false, randomness = 1): void {
      const roll = quickRoll(randomness);
      while (!s.isOver() && !until(s.where())) {
        const answer = randomAnswer(rules, running(), roll);
        if (answer === null) return;
        const refused = take(answer);
        if (refused !== null) throw new Error(`a random answer at ${s.where()} is refused: ${JSON.stringify(refused)}`);
      }
    },
    /** Everything that has happened, or all that is of a kind. */
    events: eventsIn(log),
  };
  return s;
}

/** What must be there; a fault of the test otherwise. */
export function found<T>(value: T | undefined | null, what: string): T {
  if (value === undefined || value === null) throw new Error(`no ${what}`);
  return value;
}

// One position of a game, looked at closely by the laws of every rule set.
import type { Answer, Decision, Event, Frozen, Json, Refusal, Roll, Rules, State } from '@custodian/kernel';
import {
  apply,
  copy,
  decisionId,
  eventsFor,
  freeActions,
  guessState,
  hideState,
  load,
  mismatch,
  pending,
  play,
  randomAnswer,
  randomValue,
  refuse,
  save,
  view,
} from '@custodian/kernel';
import { uncounted } from '@custodian/kernel/testing';
import type { Asked } from '@custodian/title';
import { brokenAnswers, forged, garbage } from './laws-battery.ts';
import { builtByHand, repeated } from './laws-by-hand.ts';
import { difference, impurity, plain, shared, texts } from './laws-compare.ts';
import { carelessly, undeclared } from './laws-damage.ts';
import type { LawsOptions } from './laws-options.ts';
import { shortly, told } from './laws-telling.ts';
import { apartFromTwins } from './laws-twins.ts';
import { keysOf } from './laws-words.ts';

export function moved<G>(rules: Rules<G>, state: State<G>, answer: Answer): State<G> {
  play(rules, state, answer);
  return state;
}

/** One position looked at closely. */
export class Examination<G> {
  constructor(
    readonly rules: Rules<G>,
    readonly how: LawsOptions<G>,
    readonly roll: Roll,
    readonly broken: (law: string) => void,
  ) {}

  position(state: State<G>): void {
    const before = save(state);
    this.frames(state);
    this.counts(state);
    const asked = pending(this.rules, state);
    if (asked.length === 0) this.broken('nobody is asked, but the game is not over');
    for (const decision of asked) this.decision(state, decision);
    for (const answer of brokenAnswers(asked[0]?.seat ?? 0, decisionId(state)))
      this.refused(state, answer, 'a broken answer');
    const strangers = this.rules.order(state.game as Frozen<G>).filter((seat) => !asked.some((d) => d.seat === seat));
    for (const seat of strangers)
      this.refused(
        state,
        { seat, decision: decisionId(state), value: [] },
        `an answer of seat ${seat}, who is not asked,`,
      );
    this.freeActions(state);
    this.copies(state);
    this.saved(state);
    this.secrets(state);
    this.twins(state);
    if (save(state) !== before) this.broken('looking at a position changed it');
  }

  /** Carries out the answer both ways; the state to go on with. */
  move(state: State<G>, answer: Answer): State<G> | null {
    const before = save(state);
    const applied = apply(this.rules, state, answer);
    if ('refused' in applied) {
      this.broken(`a sampled answer is refused: ${shortly(answer)}: ${JSON.stringify(applied.refused)}`);
      return null;
    }
    if (save(state) !== before) this.broken('apply changed the old state');
    const inPlace = copy(this.rules, state);
    uncounted(() => play(this.rules, inPlace, answer));
    const differs = difference(applied.state, inPlace);
    if (differs !== null) this.broken(`apply and play disagree after ${shortly(answer)}: ${differs}`);
    this.events(applied.events);
    this.telling(state, applied.state, applied.events);
    return applied.state;
  }

  events(events: readonly Event[]): void {
    for (const event of events) {
      this.words(`event.${event.type}`);
      const { type, to, ...fields } = event;
      const wrong = impurity(to === undefined ? fields : event);
      if (wrong !== null) this.broken(`the event "${type}" is no plain data: ${wrong}`);
      const declared = this.rules.events[type];
      const differs = declared === undefined ? 'it is not declared' : mismatch(declared, fields, type);
      if (differs !== null) this.broken(`the event "${type}" is not as declared: ${differs}`);
    }
  }

  /** Neither an event nor the stack names a card to somebody who knew it neither before nor after. What has been laid open on the way is
   *  known too, also when it is shuffled into a deck since. */
  telling(before: State<G>, after: State<G>, events: readonly Event[]): void {
    if (after.stack.length === 0) return;
    const all = texts([before.game, after.game]);
    const discloses = ({ type }: Event): boolean => this.how.disclosing?.includes(type) ?? false;
    for (const seat of [null, ...this.rules.order(after.game as Frozen<G>)]) {
      const [old, now] = [hideState(this.rules, before, seat), hideState(this.rules, after, seat)];
      const seen = eventsFor(events, seat);
      const known = texts([old.game, now.game, old.stack.map(({ v }) => v), seen.filter(discloses)]);
      const secret = (value: unknown): string | undefined =>
        [...texts(value)].find((t) => all.has(t) && !known.has(t) && !this.how.ambiguous?.(t));
      const who = seat === null ? 'a spectator' : `seat ${seat}`;
      for (const event of seen) {
        const told = secret(event);
        if (told !== undefined) this.broken(`the event "${event.type}" tells ${who} of ${told}`);
      }
      for (const frame of now.stack) {
        const told = secret(frame.v);
        if (told !== undefined) this.broken(`the variables of ${frame.run}/${frame.at} tell ${who} of ${told}`);
      }
    }
  }

  counts(state: State<G>): void {
    for (const wrong of this.rules.miscounted(state.game as Frozen<G>)) this.broken(`miscounted: ${wrong}`);
  }

  frames(state: State<G>): void {
    for (const { run, at } of state.stack)
      if (!this.rules.compiled.get(run)?.places.has(at)) this.broken(`no step "${run}/${at}"`);
    const wrong = impurity(state);
    if (wrong !== null) this.broken(`the game is no plain data: ${wrong}`);
    const both = shared(state.game, state.stack);
    if (both !== null) this.broken(`the stack shares an object with the game: ${both}`);
  }

  decision(state: State<G>, decision: Decision): void {
    const { rules, roll } = this;
    const answer = (value: Json): Answer => ({ seat: decision.seat, decision: decisionId(state), value });
    this.text(decision.ask.key, decision.ask);
    if (decision.rule === '') this.broken(`"${decision.ask.key}" names no rule`);
    const wrong = impurity(plain(decision));
    if (wrong !== null) this.broken(`"${decision.ask.key}" is no plain data: ${wrong}`);
    if (decision.kind === 'choose') {
      const [min, max] = decision.pick;
      const ids = decision.options.map((o) => o.id);
      if (new Set(ids).size < ids.length) this.broken(`"${decision.ask.key}" lists an option twice: ${ids.join(', ')}`);
      if (min > max || min > ids.length)
        this.broken(`"${decision.ask.key}" wants ${min} to ${max} of ${ids.length} options`);
      for (const option of decision.options) this.text(decision.ask.key, option.text);
      for (const { option, why } of decision.barred ?? []) {
        this.text(decision.ask.key, option.text);
        this.refusal(why);
        this.refused(state, answer([option.id]), `the barred option "${option.id}"`);
      }
      const single = min <= 1 && max >= 1 && decision.check === undefined;
      for (const id of single ? ids : []) this.accepted(state, answer([id]), `the listed option "${id}"`);
      if (decision.proposal !== undefined) this.accepted(state, answer([...decision.proposal]), 'the proposal');
      for (let n = 0; n < 3; n++) this.accepted(state, answer(randomValue(decision, roll)), 'a random pick');
      for (const value of garbage) this.refused(state, answer(value), 'garbage');
      return;
    }
    this.accepted(state, answer(decision.fallback), 'the fallback');
    this.plan(
      state,
      decision.ask.key,
      decision,
      decision.shape,
      (value) => refuse(rules, state, answer(value)),
      decision.sample,
      (value) => this.accepted(state, answer(value), `the plan ${shortly(value)}`),
    );
  }

  /** Samples are accepted; whatever else the checker lets through must be offered, and playable too. */
  plan(
    state: State<G>,
    name: string,
    asked: Asked,
    shape: string | undefined,
    check: (value: Json) => Refusal | null,
    sample: (roll: Roll) => Json,
    accepted: (value: Json) => void,
  ): void {
    const kinds = this.how.kinds?.(state.game as Frozen<G>) ?? [];
    const passes = (value: Json): boolean => {
      if (this.checked(name, value, check) !== null) return false;
      if (this.how.offers?.(state.game as Frozen<G>, asked, value) === false)
        this.broken(`"${name}" accepts what it does not offer: ${shortly(value)}`);
      return true;
    };
    for (let n = 0; n < 4; n++) {
      const value = sample(this.roll);
      accepted(value);
      passes(value);
      if (n === 0 && shape !== undefined) this.declared(name, shape, asked.about, value, check);
      for (let m = 0; m < 3; m++) {
        const forgery = forged(value, this.roll);
        if (passes(forgery)) accepted(forgery);
      }
      for (const byHand of builtByHand(value, kinds, this.roll))
        if (passes(byHand) && this.roll(20) === 1) accepted(byHand);
      for (const long of repeated(value))
        if (this.checked(name, long, check) === null)
          this.broken(`"${name}" accepts a plan that repeats itself: ${shortly(long)}`);
    }
    for (const value of garbage) passes(value);
    for (const { plan, unless } of this.how.alone?.(state.game as Frozen<G>, asked) ?? []) {
      const why = this.checked(name, plan, check);
      if (why !== null && why !== undefined && !unless.includes(why.rule))
        this.broken(`"${name}" refuses what it offers: ${shortly(plan)}: ${JSON.stringify(why)}`);
    }
  }

  /** A plan is as declared, and what is damaged in it is found when it is read. */
  declared(name: string, shape: string, about: Json, plan: Json, check: (value: Json) => Refusal | null): void {
    const known = this.rules.plans[shape];
    const differs = undeclared(known, about, plan);
    if (differs !== null) this.broken(`"${name}" is no "${shape}" as declared: ${differs}`);
    if (known === undefined) return;
    for (const wrong of carelessly(known, plan, (value) => this.checked(name, value, check) ?? null))
      this.broken(`"${name}" ${wrong}`);
  }

  checked(name: string, value: Json, check: (value: Json) => Refusal | null): Refusal | null | undefined {
    try {
      const why = check(value);
      if (why !== null) this.refusal(why);
      return why;
    } catch (error) {
      this.broken(`"${name}" throws at the plan ${shortly(value)}: ${told(error)}`);
      return undefined;
    }
  }

  accepted(state: State<G>, answer: Answer, what: string): void {
    const { ask } = pending(this.rules, state).find((d) => d.seat === answer.seat) ?? {};
    const name = `${what} of "${ask?.key ?? answer.decision}"`;
    try {
      const applied = apply(this.rules, state, answer);
      if ('refused' in applied) this.broken(`${name} is refused: ${JSON.stringify(applied.refused)}`);
      else {
        this.events(applied.events);
        for (const wrong of this.rules.miscounted(applied.state.game as Frozen<G>))
          this.broken(`miscounted after ${name}: ${wrong}`);
      }
    } catch (error) {
      this.broken(`${name} throws: ${told(error)}`);
    }
  }

  refused(state: State<G>, answer: unknown, what: string): void {
    const name = decisionId(state);
    try {
      const applied = apply(this.rules, state, answer as Answer);
      if ('refused' in applied) this.refusal(applied.refused);
      else this.broken(`${what} is accepted by "${name}": ${shortly(answer)}`);
    } catch (error) {
      this.broken(`${what} makes "${name}" throw: ${shortly(answer)}: ${told(error)}`);
    }
  }

  freeActions(state: State<G>): void {
    const g = state.game as Frozen<G>;
    for (const seat of this.rules.order(g))
      for (const name of freeActions(this.rules, state, seat)) {
        const action = this.rules.free[name] as Rules<G>['free'][string];
        const decision = `free/${name}`;
        this.plan(
          state,
          decision,
          { seat, shape: decision, about: {} },
          action.shape,
          (value) => refuse(this.rules, state, { seat, decision, value }),
          (roll) => action.sample(g, seat, roll),
          (value) =>
            this.accepted(state, { seat, decision, value }, `the free action ${shortly(value)} of seat ${seat}:`),
        );
      }
  }

  copies(state: State<G>): void {
    const other = copy(this.rules, state);
    const differs = difference(state, other);
    if (differs !== null) this.broken(`a copy differs: ${differs}`);
    const both = shared(state, other);
    if (both !== null) this.broken(`a copy shares ${both} with its original`);
    const asked = difference(plain(pending(this.rules, state)), plain(pending(this.rules, other)));
    if (asked !== null) this.broken(`a copy is asked something else: ${asked}`);
  }

  saved(state: State<G>): void {
    const loaded = load(this.rules, save(state));
    if ('problem' in loaded) {
      this.broken(`its own save is refused: ${loaded.problem}`);
      return;
    }
    const differs = difference(state, loaded.state);
    if (differs !== null) this.broken(`a loaded game differs: ${differs}`);
    // The original goes on in place, the loaded game through copies: neither may remember more than the other.
    let mine = copy(this.rules, state);
    let theirs = loaded.state;
    for (let n = 0; n < 6 && theirs.stack.length > 0; n++) {
      const answer = randomAnswer(this.rules, theirs, this.roll);
      if (answer === null) return;
      mine = moved(this.rules, mine, answer);
      const next = apply(this.rules, theirs, answer);
      if ('refused' in next) {
        this.broken(`a sampled answer is refused: ${shortly(answer)}: ${JSON.stringify(next.refused)}`);
        return;
      }
      theirs = next.state;
      const apart = difference(mine, theirs);
      if (apart !== null) {
        this.broken(`a loaded game plays on differently after ${shortly(answer)}: ${apart}`);
        return;
      }
    }
  }

  /** What a seat sees is the same in every world that fits what it knows. */
  secrets(state: State<G>): void {
    for (const seat of this.rules.order(state.game as Frozen<G>)) {
      const hidden = hideState(this.rules, state, seat);
      const guess = guessState(this.rules, hidden, seat, this.roll);
      const apart = difference(hidden, hideState(this.rules, guess, seat));
      if (apart !== null) this.broken(`seat ${seat} could tell a guess from the game: ${apart}`);
      for (const wrong of this.rules.miscounted(guess.game as Frozen<G>))
        this.broken(`miscounted in a guess of seat ${seat}: ${wrong}`);
      const real = view(this.rules, state, seat);
      const other = view(this.rules, guess, seat);
      const differs = difference(plain([real.decisions, real.free]), plain([other.decisions, other.free]));
      if (differs !== null) this.broken(`the view of seat ${seat} depends on what others hold: ${differs}`);
      // Who has answered already is not part of a guess.
      const untouched = state.stack[state.stack.length - 1]?.got === undefined;
      if (state.live && untouched && difference(real.awaiting, other.awaiting) !== null)
        this.broken(`who is awaited tells seat ${seat} what others hold`);
      for (let n = 0; n < 3; n++) {
        const answer = randomAnswer(this.rules, guess, this.roll);
        if (answer !== null) play(this.rules, guess, answer);
      }
    }
  }

  /** Who is asked does not depend on what anybody hides. */
  twins(state: State<G>): void {
    const apart = apartFromTwins(this.rules, state, this.roll);
    if (apart !== null) this.broken(`who is asked tells what a hand holds: ${apart}`);
  }

  refusal(why: Refusal): void {
    if (typeof why !== 'object' || typeof why?.rule !== 'string' || typeof why.text?.key !== 'string')
      this.broken(`a refusal without rule or text: ${shortly(why)}`);
    else this.text(`the refusal of ${why.rule}`, why.text);
  }

  text(where: string, text: Decision['ask']): void {
    if (typeof text?.key !== 'string') this.broken(`${where}: no text: ${shortly(text)}`);
    else for (const key of keysOf(text)) this.words(key);
  }

  words(key: string): void {
    if (this.how.hasWords !== undefined && !this.how.hasWords(key)) this.broken(`no words for "${key}"`);
  }
}

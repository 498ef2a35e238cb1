// A window lets components react. What happens by itself comes first; then everybody with a possible answer is asked at once
// and in secret. How answers are carried out is the rulebook's choice: announced together, or one at a time in turn. Either
// way everybody may answer again, until nobody does.
import type { Listener, Listeners, Possible, Reaction, Rules, Timing } from './rules.ts';
import { copyJson } from './shape.ts';
import type { Got, Procedure, X } from './steps.ts';
import { oneOf } from './steps.ts';
import type { Announced, Untyped } from './terms.ts';
import { isAblated } from './testing.ts';
import type { Barred, Choose, Frozen, Option, Seat } from './types.ts';
import { used } from './usage.ts';

interface WindowVars {
  name: string;
  about: any;
  timing: Timing;
  /** 'seat component#copy', each once unless the reaction says otherwise. */
  used: string[];
  /** What was announced. Who announced is public, what is not until it is revealed: see hideFrame in view.ts. */
  queue: Announced[];
  /** Who was carried out last: in turn, the go passes on from here. */
  last: Seat | null;
  /** The procedure of the reaction carried out now. */
  run: string;
}

interface Reacted extends Announced {
  readonly window: string;
  readonly about: any;
  [added: string]: unknown;
}

export const WINDOW_PROCEDURE = 'window';

/** The question of every window. */
export const WINDOW = `${WINDOW_PROCEDURE}/react`;

/** What others see of an announcement. */
export const UNREVEALED = '?';

/** Reactions name existing procedures. */
const REACTIONS = (): string[] => [];

const NO_COPY: readonly string[] = [''];
const NOTHING_HELD: readonly string[] = [];

/** Is there anything to ask or to do? Most windows pass without a frame. */
export function opens<G>(
  rules: Rules<G>,
  g: Frozen<G>,
  name: string,
  listeners: Listeners<G>,
  about: any,
  live: boolean,
): boolean {
  for (const seat of rules.seats(g)) {
    if (live && rules.believed(g, seat, name, about)) return true;
    for (const listener of listeners.open) if (mayReact(listener, g, seat, about)) return true;
    if (listeners.held.length === 0) continue;
    for (const copy of rules.holding?.(g, seat) ?? NOTHING_HELD) {
      const listener = listenerOf(rules, listeners, copy);
      if (listener !== undefined && mayReact(listener, g, seat, about)) return true;
    }
  }
  return false;
}

/** The variables of a window that is just opening. */
export function openingOf<G>(rules: Rules<G>, g: Frozen<G>, name: string, about: any): object {
  return {
    name,
    about,
    timing: listenersTo(rules, g, name)?.begins ?? 'after',
    used: [],
    queue: [],
    last: null,
    run: '',
  } satisfies WindowVars;
}

/** Who listens to a window in this game. */
const listenersTo = <G>(rules: Rules<G>, g: Frozen<G>, name: string): Listeners<G> | null =>
  rules.listeners.get(name)?.(rules.boxOf(g)) ?? null;

/** What a seat could answer a window with, usable or not: what happens by itself is no answer. */
export function reactionsOf<G>(
  rules: Rules<G>,
  g: Frozen<G>,
  name: string,
  seat: Seat,
  about: any,
): Possible<Untyped<G>>[] {
  const listeners = listenersTo(rules, g, name);
  const found: Possible<Untyped<G>>[] = [];
  if (listeners === null) return found;
  for (const listener of listeners.asked) look(listener, g, seat, about, found);
  if (listeners.held.length === 0) return found;
  for (const copy of rules.holding?.(g, seat) ?? NOTHING_HELD) {
    const listener = listenerOf(rules, listeners, copy);
    if (listener !== undefined && !found.some((f) => f.component === listener.component))
      look(listener, g, seat, about, found);
  }
  return found;
}

function look<G>(
  { id, component, reaction }: Listener<G>,
  g: Frozen<G>,
  seat: Seat,
  about: any,
  found: Possible<Untyped<G>>[],
): void {
  if (isAblated(id)) return;
  for (const copy of copiesOf(reaction, g, seat, about)) {
    const why = reaction.may(g, seat, about, copy);
    if (why !== false) found.push({ component, reaction, copy, why });
  }
}

const copiesOf = <G>(reaction: Reaction<Untyped<G>>, g: Frozen<G>, seat: Seat, about: any): readonly string[] =>
  reaction.copies === undefined ? NO_COPY : reaction.copies(g, seat, about);

function mayReact<G>({ id, reaction }: Listener<G>, g: Frozen<G>, seat: Seat, about: any): boolean {
  for (const copy of copiesOf(reaction, g, seat, about))
    if (reaction.may(g, seat, about, copy) === null && !isAblated(id)) return true;
  return false;
}

/** Who listens for a copy of a component in a hand. */
function listenerOf<G>(rules: Rules<G>, { held, heldAt }: Listeners<G>, copy: string): Listener<G> | undefined {
  const number = rules.heldNumber(copy);
  const at = number < 0 ? 0 : (heldAt[number] as number);
  return at === 0 ? undefined : held[at - 1];
}

/** An option's id: a component, and the copy where there are several. */
const idOf = (component: string, copy: string): string => (copy === '' ? component : `${component}#${copy}`);

function announced(seat: Seat, id: string): Announced {
  const at = id.indexOf('#');
  return at < 0 ? { seat, component: id, copy: '' } : { seat, component: id.slice(0, at), copy: id.slice(at + 1) };
}

const hasAnswer = (got: Got): boolean => {
  for (const seat in got) if ((got[seat] as readonly string[]).length > 0) return true;
  return false;
};

export function windowProcedure<G>(rules: Rules<G>): Procedure<Untyped<G>, WindowVars, any> {
  const inTurn = rules.answering === 'in turn';
  const timingOf = ({ timing = 'after' }: Reaction<Untyped<G>>): Timing => timing;
  const isUsed = (
    v: WindowVars,
    seat: Seat,
    { component, reaction, copy }: Omit<Possible<Untyped<G>>, 'why'>,
  ): boolean => reaction.again !== true && v.used.includes(`${seat} ${idOf(component.id, copy)}`);
  const start = (x: X<Untyped<G>, WindowVars>, next: Announced): object => {
    x.v.used.push(`${next.seat} ${idOf(next.component, next.copy)}`);
    x.v.run = listenerIn(x, next.component).reaction.run;
    used(next.component);
    const { seat, component, copy } = next;
    const given: Reacted = { seat, component, copy, window: x.v.name, about: copyJson(x.v.about) };
    // What others have added to the announcement.
    for (const key in next) if (!(key in given)) given[key] = next[key as keyof Announced];
    return given;
  };
  const merge = (x: X<Untyped<G>, WindowVars>, result: unknown): void => {
    if (typeof result === 'object' && result !== null) x.v.about = { ...x.v.about, ...result };
  };
  /** The first of these that this seat has to use now. */
  const compulsory = (
    x: X<Untyped<G>, WindowVars>,
    listeners: readonly Listener<G>[],
    seat: Seat,
  ): Announced | null => {
    for (const { component, reaction } of listeners) {
      if (timingOf(reaction) !== x.v.timing || isAblated(component.id)) continue;
      for (const copy of copiesOf(reaction, x.g, seat, x.v.about))
        if (!isUsed(x.v, seat, { component, reaction, copy }) && reaction.may(x.g, seat, x.v.about, copy) === null)
          return { seat, component: component.id, copy };
    }
    return null;
  };
  const nextForced = (x: X<Untyped<G>, WindowVars>): Announced | null => {
    const forced = listenersTo(rules, x.g, x.v.name)?.forced;
    if (forced === undefined || forced.length === 0) return null;
    for (const seat of rules.order(x.g)) {
      const next = compulsory(x, forced, seat);
      if (next !== null) return next;
    }
    return null;
  };
  /** What is compulsory in turn, where nobody who comes before has anything to say, its owner neither. */
  const nextDue = (x: X<Untyped<G>, WindowVars>): Announced | null => {
    const due = listenersTo(rules, x.g, x.v.name)?.due;
    if (due === undefined || due.length === 0) return null;
    for (const seat of order(x)) {
      if (question(x, seat) !== null) return null;
      const next = compulsory(x, due, seat);
      if (next === null) continue;
      x.v.last = seat;
      return next;
    }
    return null;
  };
  const hasAnnounced = (v: WindowVars, seat: Seat): boolean => v.queue.some((entry) => entry.seat === seat);
  const listenerIn = (x: X<Untyped<G>, WindowVars>, component: string): Listener<G> => {
    const { open, held } = listenersTo(rules, x.g, x.v.name) as Listeners<G>;
    const isIts = ({ id }: Listener<G>): boolean => id === component;
    return held.find(isIts) ?? (open.find(isIts) as Listener<G>);
  };
  /** Cards out of a hand lie on the table by now, and their own procedure decides. */
  const isStillPossible = (x: X<Untyped<G>, WindowVars>): boolean => {
    const { seat, component, copy } = x.v.queue[0] as Announced;
    const { reaction } = listenerIn(x, component);
    return reaction.held === true || reaction.may(x.g, seat, x.v.about, copy) === null;
  };
  /** In turn, the one after whoever was carried out last comes first. */
  const order = (x: X<Untyped<G>, WindowVars>): readonly Seat[] => {
    const seats = rules.order(x.g);
    const next = x.v.last === null ? 0 : seats.indexOf(x.v.last) + 1;
    return inTurn ? [...seats.slice(next), ...seats.slice(0, next)] : seats;
  };

  return {
    rule: 'window',
    steps: {
      'by itself': oneOf(REACTIONS, {
        call: (x) => x.v.run,
        with: (x) => {
          const next = nextForced(x) ?? nextDue(x);
          return next && start(x, next);
        },
        then: (x, result) => {
          merge(x, result);
          return { goto: 'by itself' };
        },
      }),
      react: {
        ask: (x) => {
          const asked: Choose[] = [];
          for (const seat of rules.order(x.g)) {
            const choice = hasAnnounced(x.v, seat) ? null : question(x, seat);
            if (choice !== null) asked.push(choice);
          }
          return asked;
        },
        then: (x, got) => {
          const before = x.v.queue.length;
          const due = listenersTo(rules, x.g, x.v.name)?.due ?? [];
          for (const seat of hasAnswer(got) || due.length > 0 ? order(x) : []) {
            for (const id of (got[seat] as string[] | undefined) ?? []) x.v.queue.push(announced(seat, id));
            if (inTurn && x.v.queue.length > 0) return { goto: 'announced' };
            const own = compulsory(x, due, seat);
            if (own === null) continue;
            x.v.queue.push(own);
            return { goto: 'announced' };
          }
          if (x.v.queue.length > before) return { goto: 'react' };
          if (x.v.queue.length > 0) return undefined;
          if (x.v.timing === 'after') return 'end';
          x.v.timing = 'after';
          x.v.last = null;
          return { goto: 'by itself' };
        },
      },
      announced: oneOf(() => (rules.announce === undefined ? [] : [rules.announce]), {
        call: () => rules.announce as string,
        with: (x) => {
          const seats = rules.order(x.g);
          // In a world guessed by a bot, what others announced stays unknown and comes to nothing.
          x.v.queue = x.v.queue.filter((entry) => entry.component !== UNREVEALED);
          x.v.queue.sort((a, b) => seats.indexOf(a.seat) - seats.indexOf(b.seat));
          return rules.announce === undefined ? null : copyJson({ queue: x.v.queue, about: x.v.about });
        },
        then: (x, queue) => {
          x.v.queue = queue as WindowVars['queue'];
        },
      }),
      // Between announcing and carrying out, others may have changed what it rests on.
      'anything left': {
        do: (x) => {
          while (x.v.queue.length > 0 && !isStillPossible(x)) x.v.queue.shift();
          return x.v.queue.length === 0 ? { goto: 'by itself' } : undefined;
        },
      },
      resolve: oneOf(REACTIONS, {
        call: (x) => x.v.run,
        with: (x) => {
          const next = x.v.queue[0] as Announced;
          x.v.last = next.seat;
          return start(x, next);
        },
        then: (x, result) => {
          x.v.queue.shift();
          merge(x, result);
          return { goto: 'anything left' };
        },
      }),
    },
    gives: (x) => x.v.about,
  };

  function question(x: X<Untyped<G>, WindowVars>, seat: Seat): Choose | null {
    const options: Option[] = [];
    const barred: Barred[] = [];
    for (const possible of x.reactionsTo(x.v.name, seat, x.v.about)) {
      const { component, reaction, copy, why } = possible;
      if (reaction.forced || timingOf(reaction) !== x.v.timing || isUsed(x.v, seat, possible)) continue;
      const option: Option = { id: idOf(component.id, copy), text: reaction.text?.(copy) ?? component.name };
      if (why === null) options.push(option);
      else barred.push({ option, why });
    }
    const live = (x as unknown as { state: { live: boolean } }).state.live;
    if (options.length === 0 && !(live && rules.believed(x.g, seat, x.v.name, x.v.about, x.v.timing))) return null;
    return {
      kind: 'choose',
      seat,
      rule: rules.windows[x.v.name] as string,
      ask: { key: `window.${x.v.name}` },
      options,
      barred,
      pick: [0, Math.min(1, options.length)],
      secret: true,
    };
  }
}

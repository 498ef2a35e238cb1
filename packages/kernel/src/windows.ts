// A window lets components react. Everybody with a possible answer is asked at once and in secret; when somebody announces
// something, the others may join in; then what was announced is resolved in the rule set's order, and everybody may answer
// again, until nobody does.
import type { Listener, Listeners, Possible, Procedure, Rules, X } from './rules.ts';
import { copyJson } from './shape.ts';
import { isAblated } from './testing.ts';
import type { Barred, Choose, Frozen, Option, Seat } from './types.ts';
import { used } from './usage.ts';

interface WindowVars {
  name: string;
  about: any;
  /** 'seat component', each once unless the reaction says otherwise. */
  used: string[];
  /** What was announced. Who announced is public, what is not until it is revealed: see hideFrame in view.ts. */
  queue: { seat: Seat; component: string }[];
  /** The procedure of the reaction carried out now. */
  run: string;
}

/** The question of every window. */
export const WINDOW = 'window/react';

/** What others see of an announcement. */
export const UNREVEALED = '?';

/** Is there anything to ask or to do? Most windows pass without a frame. */
export function opens<G>(rules: Rules<G>, g: Frozen<G>, name: string, about: any, live: boolean): boolean {
  const listeners = rules.listeners.get(name);
  if (listeners === undefined) return false;
  const seats = rules.seats(g);
  for (const seat of seats) {
    if (live && rules.believed(g, seat, name)) return true;
    for (const { component, reaction } of listeners.open)
      if (reaction.may(g, seat, about) === null && !isAblated(component.id)) return true;
    if (listeners.held.size === 0) continue;
    for (const copy of rules.holding?.(g, seat) ?? []) {
      const listener = listenerOf(rules, listeners, copy);
      if (listener === null || listener.reaction.may(g, seat, about) !== null) continue;
      if (!isAblated(listener.component.id)) return true;
    }
  }
  return false;
}

/** What a seat has for a window, usable or not. */
export function reactionsOf<G>(rules: Rules<G>, g: Frozen<G>, name: string, seat: Seat, about: any): Possible<G>[] {
  const listeners = rules.listeners.get(name);
  const found: Possible<G>[] = [];
  if (listeners === undefined) return found;
  const look = ({ component, reaction }: Listener<G>): void => {
    const why = isAblated(component.id) ? false : reaction.may(g, seat, about);
    if (why !== false) found.push({ component, reaction, why });
  };
  for (const listener of listeners.open) look(listener);
  if (listeners.held.size === 0) return found;
  for (const copy of rules.holding?.(g, seat) ?? []) {
    const listener = listenerOf(rules, listeners, copy);
    if (listener !== null && !found.some((f) => f.component === listener.component)) look(listener);
  }
  return found;
}

/** Who listens for a copy of a component in a hand. */
function listenerOf<G>(rules: Rules<G>, { held, byCopy }: Listeners<G>, copy: string): Listener<G> | null {
  let known = byCopy.get(copy);
  if (known === undefined) {
    known = held.get(rules.held?.(copy) ?? copy) ?? null;
    byCopy.set(copy, known);
  }
  return known;
}

export function windowProcedure<G>(rules: Rules<G>): Procedure<G, WindowVars> {
  const isUsed = (v: WindowVars, seat: Seat, { component, reaction }: Listener<G>): boolean =>
    reaction.again !== true && v.used.includes(`${seat} ${component.id}`);
  const start = (x: X<G, WindowVars>, next: { seat: Seat; component: string }): object => {
    x.v.used.push(`${next.seat} ${next.component}`);
    x.v.run = procedureOf(x.v, next.component);
    used(next.component);
    return { ...next, window: x.v.name, about: copyJson(x.v.about) };
  };
  const merge = (x: X<G, WindowVars>, result: unknown): void => {
    if (typeof result === 'object' && result !== null) x.v.about = { ...x.v.about, ...result };
  };
  const forced = new Map<string, readonly Listener<G>[]>();
  for (const [name, listeners] of rules.listeners) {
    const some = [...listeners.open, ...listeners.held.values()].filter(({ reaction }) => reaction.forced);
    if (some.length > 0) forced.set(name, some);
  }
  const nextForced = (x: X<G, WindowVars>): { seat: Seat; listener: Listener<G> } | null => {
    const listeners = forced.get(x.v.name);
    if (listeners === undefined) return null;
    for (const seat of rules.order(x.g))
      for (const listener of listeners)
        if (
          !isAblated(listener.component.id) &&
          !isUsed(x.v, seat, listener) &&
          listener.reaction.may(x.g, seat, x.v.about) === null
        )
          return { seat, listener };
    return null;
  };
  const hasAnnounced = (v: WindowVars, seat: Seat): boolean => v.queue.some((entry) => entry.seat === seat);
  /** Cards out of a hand lie on the table by now, and their own procedure decides. */
  const isStillPossible = (x: X<G, WindowVars>): boolean => {
    const { seat, component } = x.v.queue[0] as { seat: Seat; component: string };
    const listener = rules.listeners.get(x.v.name)?.open.find((l) => l.component.id === component);
    return listener === undefined || listener.reaction.may(x.g, seat, x.v.about) === null;
  };
  const procedureOf = (v: WindowVars, component: string): string => {
    const { open, held } = rules.listeners.get(v.name) as Listeners<G>;
    return (held.get(component) ?? (open.find((l) => l.component.id === component) as Listener<G>)).reaction.run;
  };

  return {
    rule: 'window',
    steps: {
      'by itself': {
        call: (x) => x.v.run,
        with: (x) => {
          const next = nextForced(x);
          return next && start(x, { seat: next.seat, component: next.listener.component.id });
        },
        then: (x, result) => {
          merge(x, result);
          return { goto: 'by itself' };
        },
      },
      react: {
        ask: (x) => rules.order(x.g).flatMap((seat) => (hasAnnounced(x.v, seat) ? [] : question(x, seat))),
        then: (x, got) => {
          const before = x.v.queue.length;
          for (const seat of rules.order(x.g))
            for (const component of (got[seat] as string[] | undefined) ?? []) x.v.queue.push({ seat, component });
          if (x.v.queue.length === 0) return 'end';
          return x.v.queue.length > before ? { goto: 'react' } : undefined;
        },
      },
      announced: {
        call: () => rules.announce as string,
        with: (x) => {
          const order = rules.order(x.g);
          // In a world guessed by a bot, what others announced stays unknown and comes to nothing.
          x.v.queue = x.v.queue.filter((entry) => entry.component !== UNREVEALED);
          x.v.queue.sort((a, b) => order.indexOf(a.seat) - order.indexOf(b.seat));
          return rules.announce === undefined ? null : copyJson({ queue: x.v.queue, about: x.v.about });
        },
        then: (x, queue) => {
          x.v.queue = queue as WindowVars['queue'];
        },
      },
      // Between announcing and carrying out, others may have changed what it rests on.
      'anything left': {
        do: (x) => {
          while (x.v.queue.length > 0 && !isStillPossible(x)) x.v.queue.shift();
          return x.v.queue.length === 0 ? { goto: 'by itself' } : undefined;
        },
      },
      resolve: {
        call: (x) => x.v.run,
        with: (x) => start(x, x.v.queue[0] as { seat: Seat; component: string }),
        then: (x, result) => {
          x.v.queue.shift();
          merge(x, result);
          return { goto: 'anything left' };
        },
      },
    },
    gives: (x) => x.v.about,
  };

  function question(x: X<G, WindowVars>, seat: Seat): Choose[] {
    const options: Option[] = [];
    const barred: Barred[] = [];
    for (const { component, reaction, why } of x.reactionsTo(x.v.name, seat, x.v.about)) {
      if (reaction.forced || isUsed(x.v, seat, { component, reaction })) continue;
      const option: Option = { id: component.id, text: component.name };
      if (why === null) options.push(option);
      else barred.push({ option, why });
    }
    const live = (x as unknown as { state: { live: boolean } }).state.live;
    if (options.length === 0 && !(live && rules.believed(x.g, seat, x.v.name))) return [];
    return [
      {
        kind: 'choose',
        seat,
        rule: rules.windows[x.v.name] as string,
        ask: { key: `window.${x.v.name}` },
        options,
        barred,
        pick: [0, Math.min(1, options.length)],
        secret: true,
      },
    ];
  }
}

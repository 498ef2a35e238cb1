// What has happened since a player's last turn, step by step. All of it comes from the log, so that it is the same after a reload.
import type { Event, Seat } from '@custodian/kernel';
import { fieldsOf } from '@custodian/kernel';
import type { LogLine } from '@custodian/protocol';
import type { Manner, Told } from '../../shell/history/chronicle.ts';
import { tell } from '../../shell/history/chronicle.ts';

/** What a game is made of, for whoever was away. */
export interface Worth<E extends Event> {
  /** What a turn is made of, or what takes its place. */
  readonly deeds: readonly E['type'][];
  /** What is worth stopping at. */
  readonly notable: readonly E['type'][];
  /** Of one's own: what was lost. */
  readonly losses: readonly E['type'][];
  /** With this a part of the game begins, and nobody's turn goes on. */
  readonly phase: E['type'];
}

export interface Since<E extends Event> {
  readonly steps: readonly Told<E>[];
  /** Everything that has happened, the small things too. */
  readonly events: readonly LogLine<E>['event'][];
  /** After how many answers the last of it happened. */
  readonly until: number;
}

/** Null before one's first turn, and as long as it goes on. */
export function since<E extends Event>(
  log: readonly LogLine<E>[],
  seat: Seat,
  isKnown: (key: string) => boolean,
  manner: Manner<E>,
  worth: Worth<E>,
): Since<E> | null {
  const start = startOf(log, seat, worth);
  const last = log.at(-1);
  if (start < 0 || last === undefined) return null;
  const lines = log.slice(start);
  const isNotable = (event: Event): boolean =>
    (seatOf(event) === seat ? worth.losses : worth.notable).includes(event.type as E['type']);
  const steps = tell(lines, isKnown, lines.length, manner)
    .filter(({ events: [first] }) => first !== undefined && isNotable(first))
    .map((told) => ({ ...told, index: told.index + start }));
  return steps.length === 0 ? null : { steps, events: lines.map((line) => line.event), until: last.answers };
}

/** Where others begin to act after one's own last deed; -1 when nobody has. */
function startOf<E extends Event>(log: readonly LogLine<E>[], seat: Seat, { deeds, phase }: Worth<E>): number {
  const isDeed = (event: Event): boolean => (deeds as readonly string[]).includes(event.type);
  const own = log.findLastIndex(({ event }) => seatOf(event) === seat && isDeed(event));
  if (own < 0) return -1;
  return log.findIndex(
    ({ event }, i) => i > own && (event.type === phase || (seatOf(event) !== seat && isDeed(event))),
  );
}

const seatOf = (event: Event): Seat | null => {
  const { seat } = fieldsOf(event);
  return typeof seat === 'number' && seat >= 0 ? seat : null;
};

// How the log of this game is told: which events are one thing, and what that says.
import type { InscriptionEvent } from '@custodian/inscription/events';
import type { Json, Seat, Text } from '@custodian/kernel';
import type { Told as AnyTold, Manner } from '../../../shell/history/chronicle.ts';
import { spokenTo } from '../../../shell/history/chronicle.ts';
import { read } from '../marking/grammar.ts';
import type { EventType, Happened } from './log.ts';

type Told = AnyTold<InscriptionEvent>;

export const manner: Required<Manner<InscriptionEvent>> = {
  isHeading: ({ type }) => type === 'eventRevealed',
  join,
  sentence,
};

/** Several of a kind in a row are one thing. */
const together: readonly EventType[] = ['rivalAdvanced', 'objectiveLaid'];

/** What only its owner hears, and what everybody hears of it. */
const heard: Readonly<Partial<Record<EventType, EventType>>> = {
  factionsDealt: 'factionsReceived',
  relicDrawn: 'relicReceived',
};

function join(last: Told, next: Told): Told | null {
  const [before] = last.events as [Happened];
  const [after] = next.events as [Happened];
  if (heard[before.type] === after.type && last.seat === next.seat) return next;
  if (before.type === after.type && together.includes(after.type)) return { ...last, events: [...last.events, after] };
  return null;
}

/** What is told otherwise than event by event. */
function sentence(events: readonly Happened[], viewer: Seat | null): Text | null {
  const [first] = events;
  if (first?.type === 'marked') return markedInWords(first.seat, first.marks, viewer);
  if (events.length < 2) return null;
  if (first?.type === 'rivalAdvanced')
    return {
      key: 'told.rival advances',
      with: {
        tracks: events.flatMap((event): Json[] =>
          event.type === 'rivalAdvanced' ? [{ key: `term.track.${event.track}` }] : [],
        ),
      },
    };
  if (first?.type !== 'objectiveLaid') return null;
  return {
    key: 'told.objectives',
    with: { objectives: events.flatMap((event) => (event.type === 'objectiveLaid' ? [event.objective] : [])) },
  };
}

/** What each kind of mark is counted as. */
const kinds: Readonly<Record<string, string>> = {
  explore: 'explored',
  warp: 'explored',
  claim: 'claimed',
  icon: 'researched',
  unlock: 'opened',
  develop: 'developed',
  dock: 'docked',
  scrap: 'scrapped',
  space: 'spaces',
  build: 'built',
  lay: 'drawn',
  node: 'nodes',
  focus: 'focused',
  die: 'focused',
  trade: 'traded',
  cross: 'crossed',
};

/** Choices on the way to a mark, and what is told by itself. */
const silent = new Set(['sheet', 'on', 'pick', 'no', 'side', 'com', 'spec', 'keep', 'relic', 'use', 'turn', 'legend']);

function markedInWords(seat: Seat, marks: readonly string[], viewer: Seat | null): Text | null {
  const counts = new Map<string, number>();
  let sheet: string | null = null;
  for (const mark of marks) {
    const { payer, verb, target } = read(mark);
    if (verb === 'sheet') sheet = target;
    if (silent.has(verb)) continue;
    const kind = verb === 'tech' ? (payer === 'R' ? 'researched' : 'unlocked') : (kinds[verb] ?? 'other');
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const said: Json[] = [...counts].map(([kind, count]) => ({ key: `told.mark.${kind}`, with: { count } }));
  if (said.length === 0) return sheet === null ? null : spokenTo(viewer, 'told.active', { seat, sheet });
  if (sheet === null) return spokenTo(viewer, 'told.marked', { seat, marks: said });
  return spokenTo(viewer, 'told.marked on', { seat, sheet, marks: said });
}

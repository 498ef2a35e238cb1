// What has happened since a player's last turn, step by step, and what it has cost him. All of it comes from the log, so that it
// is the same after a reload.
import type { Seat } from '@custodian/kernel';
import type { Ti3Event } from '@custodian/ti3/events';
import type { PlanetId, UnitId } from '@custodian/ti3/facts';
import type { Told } from '../../../shell/history/chronicle.ts';
import { tell } from '../../../shell/history/chronicle.ts';
import type { EventType, Happened, Line } from './log.ts';
import { seatOf } from './log.ts';
import { manner } from './manner.ts';

export interface Recap {
  readonly steps: readonly Told<Ti3Event>[];
  readonly lost: Lost;
  /** After how many answers the last of it happened. */
  readonly until: number;
}

export interface Lost {
  readonly planets: readonly PlanetId[];
  readonly units: readonly UnitId[];
}

/** What a turn is made of, or what takes its place. */
const deeds: readonly EventType[] = [
  'systemActivated',
  'strategyCardUsed',
  'strategyCardTaken',
  'playerPassed',
  'turnSkipped',
];

/** What is worth stopping at. */
const notable: readonly EventType[] = [
  'systemActivated',
  'strategyCardUsed',
  'actionCardRevealed',
  'spaceBattleWon',
  'spaceBattleUndecided',
  'invasionFailed',
  'planetTaken',
  'planetFreed',
  'planetRazed',
  'dockPlaced',
  'technologyGained',
  'agendaDecided',
  'lawEnacted',
  'lawRepealed',
  'objectiveRevealed',
  'objectiveClaimed',
  'speakerTaken',
  'agreementBroken',
  'playerPassed',
  'playerEliminated',
];

/** Of one's own: what was lost. */
const losses: readonly EventType[] = [
  'shipDestroyed',
  'groundForcesLost',
  'pdsDestroyed',
  'dockDestroyed',
  'technologyLost',
  'secretLost',
  'leaderKilled',
];

/** Null before one's first turn, and as long as it goes on. */
export function recapFor(log: readonly Line[], seat: Seat, isKnown: (key: string) => boolean): Recap | null {
  const start = startOf(log, seat);
  const last = log.at(-1);
  if (start < 0 || last === undefined) return null;
  const since = log.slice(start);
  const steps = tell(since, isKnown, since.length, manner)
    .filter(({ events: [first] }) => first !== undefined && isNotable(first, seat))
    .map((told) => ({ ...told, index: told.index + start }));
  const events = since.map((line) => line.event);
  return steps.length === 0 ? null : { steps, lost: lostIn(events, seat), until: last.answers };
}

/** Where others begin to act after one's own last deed; -1 when nobody has. */
function startOf(log: readonly Line[], seat: Seat): number {
  const own = log.findLastIndex(({ event }) => seatOf(event) === seat && deeds.includes(event.type));
  if (own < 0) return -1;
  return log.findIndex(
    ({ event }, i) =>
      i > own && (event.type === 'phaseBegun' || (seatOf(event) !== seat && deeds.includes(event.type))),
  );
}

const isNotable = (event: Happened, seat: Seat): boolean =>
  seatOf(event) === seat ? losses.includes(event.type) : notable.includes(event.type);

function lostIn(events: readonly Happened[], seat: Seat): Lost {
  const planets: PlanetId[] = [];
  const units: UnitId[] = [];
  const add = (unit: UnitId, count: number): void => {
    for (let i = 0; i < count; i++) units.push(unit);
  };
  for (const event of events) {
    if ((event.type === 'planetTaken' || event.type === 'planetFreed') && event.from === seat)
      planets.push(event.planet);
    if (seatOf(event) !== seat) continue;
    if (event.type === 'shipDestroyed') add(event.unit, 1);
    if (event.type === 'groundForcesLost') add('groundForce', event.count);
    if (event.type === 'pdsDestroyed') add('pds', event.count);
    if (event.type === 'dockDestroyed') add('spaceDock', 1);
  }
  return { planets: [...new Set(planets)], units };
}

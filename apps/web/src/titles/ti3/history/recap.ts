// What has happened since a player's last turn, step by step, and what it has cost him. All of it comes from the log, so that it
// is the same after a reload.
import type { Seat } from '@custodian/kernel';
import type { Ti3Event } from '@custodian/ti3/events';
import type { PlanetId, UnitId } from '@custodian/ti3/facts';
import type { Worth } from '../../../galaxy/history/recap.ts';
import { since } from '../../../galaxy/history/recap.ts';
import type { Told } from '../../../shell/history/chronicle.ts';
import type { Happened, Line } from './log.ts';
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

const worth: Worth<Ti3Event> = {
  deeds: ['systemActivated', 'strategyCardUsed', 'strategyCardTaken', 'playerPassed', 'turnSkipped'],
  notable: [
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
  ],
  losses: [
    'shipDestroyed',
    'groundForcesLost',
    'pdsDestroyed',
    'dockDestroyed',
    'technologyLost',
    'secretLost',
    'leaderKilled',
  ],
  phase: 'phaseBegun',
};

/** Null before one's first turn, and as long as it goes on. */
export function recapFor(log: readonly Line[], seat: Seat, isKnown: (key: string) => boolean): Recap | null {
  const found = since(log, seat, isKnown, manner, worth);
  if (found === null) return null;
  const { steps, events, until } = found;
  return { steps, lost: lostIn(events, seat), until };
}

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

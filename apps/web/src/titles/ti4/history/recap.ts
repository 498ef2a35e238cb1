// What has happened since a player's last turn, and what it has cost him.
import type { Seat } from '@custodian/kernel';
import type { Ti4Event } from '@custodian/ti4/events';
import type { PlanetId, UnitTypeId } from '@custodian/ti4/facts';
import type { Worth } from '../../../galaxy/history/recap.ts';
import { since } from '../../../galaxy/history/recap.ts';
import type { Told } from '../../../shell/history/chronicle.ts';
import type { Happened, Line } from './log.ts';
import { manner } from './manner.ts';

export interface Recap {
  readonly steps: readonly Told<Ti4Event>[];
  readonly lost: Lost;
  /** After how many answers the last of it happened. */
  readonly until: number;
}

export interface Lost {
  readonly planets: readonly PlanetId[];
  readonly units: readonly UnitTypeId[];
}

const worth: Worth<Ti4Event> = {
  deeds: ['systemActivated', 'strategicAction', 'strategyCardTaken', 'passed'],
  notable: [
    'systemActivated',
    'strategicAction',
    'actionCardPlayed',
    'notePlayed',
    'spaceCombatEnded',
    'groundCombatEnded',
    'controlGained',
    'custodiansRemoved',
    'technologyResearched',
    'technologyGained',
    'transactionMade',
    'promiseBroken',
    'outcomeDecided',
    'lawEnacted',
    'lawRepealed',
    'objectiveRevealed',
    'objectiveScored',
    'speakerChosen',
    'passed',
    'playerEliminated',
  ],
  losses: ['unitDestroyed', 'controlLost', 'technologyLost', 'pointsLost'],
  phase: 'phaseBegan',
};

/** Null before one's first turn, and as long as it goes on. */
export function recapFor(log: readonly Line[], seat: Seat, isKnown: (key: string) => boolean): Recap | null {
  const found = since(log, seat, isKnown, manner, worth);
  if (found === null) return null;
  const { steps, events, until } = found;
  return { steps, lost: lostIn(events, seat), until };
}

function lostIn(events: readonly Happened[], seat: Seat): Lost {
  const planets = new Set<PlanetId>();
  const units: UnitTypeId[] = [];
  for (const event of events) {
    if (event.type === 'controlLost' && event.seat === seat) planets.add(event.planet);
    if (event.type === 'unitDestroyed' && event.seat === seat) units.push(event.unit);
  }
  return { planets: [...planets], units };
}

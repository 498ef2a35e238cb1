// Agendas about planets: who may invade them, and who holds them.
import { add, forbid, set } from '@custodian/kernel';
import { placeGroundForces } from '../../atoms/units.ts';
import type { G, Seat } from '../../game.ts';
import { NOBODY } from '../../game.ts';
import { isHome, planetOf, systemOfPlanet } from '../../queries/board.ts';
import { mayElectTogether, nominees } from '../../queries/council.ts';
import { hasGroundForceFigure } from '../../queries/fleet.ts';
import { mayInvade } from '../../queries/permissions.ts';
import {
  hasEffect,
  hasLaw,
  opponentsOf,
  planetsOf,
  planetsOutsideHome,
  playerOf,
  seatsIn,
} from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import { landingCost, resources } from '../../queries/values.ts';
import { loseGroundForces } from '../../rules/combat/losses.ts';
import type { Decided } from '../../rules/council/agenda-effects.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import type { Ti3Component } from '../define.ts';
import { withLaw } from '../define.ts';
import type { PlanetId } from '../facts/index.ts';
import {
  agenda,
  exhausting,
  lasting,
  lastingForElected,
  or,
  pickOne,
  planetOption,
  playerOption,
  whileLasting,
} from './vocabulary.ts';

const isNeutral = (g: G, planet: PlanetId): boolean => planetOf(g, planet).owner === NOBODY;

// Planetary Conscription

const conscript: Sequence<'planetary conscription'> = {
  rule: 'ground force',
  steps: { 'place a ground force': { do: (x) => placeGroundForces(x, x.v.seat, x.v.about.planet, 1) } },
};

// Planetary Security

/** Planets outside home systems on which their owner has no ground force. */
const unguarded = (g: G, seat: Seat): PlanetId[] =>
  planetsOf(g, seat)
    .filter((p) => p.groundForces === 0 && !isHome(systemOfPlanet(g, p.id)))
    .map((p) => p.id);

const loseUnguarded: Sequence<'unguarded planets turn neutral'> = {
  rule: 'controlling planets',
  steps: {
    'planets turn neutral': { call: 'turn neutral', with: (x) => ({ planets: unguarded(x.g, x.v.seat) }) },
  },
};

const loseAllUnguarded: Sequence<'planetary security'> = {
  rule: 'controlling planets',
  steps: {
    'planets turn neutral': {
      call: 'turn neutral',
      with: (x) => ({ planets: seatsIn(x.g).flatMap((seat) => unguarded(x.g, seat)) }),
    },
  },
};

const isUnguarded = (g: G, seat: Seat) =>
  hasLaw(g, 'planetarySecurity') && unguarded(g, seat).length > 0 ? null : false;

// Colonial Redistribution

export interface Redistribution extends Decided {
  leader: Seat;
  planet: PlanetId;
  heir: Seat;
}

/** A planet of the player with most points goes to one with fewest. */
const redistribute: Sequence<'colonial redistribution'> = {
  rule: 'controlling planets',
  steps: {
    'the player with most points': {
      do: (x) => {
        const most = Math.max(...seatsIn(x.g).map((s) => playerOf(x.g, s).points));
        const leaders = seatsIn(x.g).filter((s) => playerOf(x.g, s).points === most && planetsOf(x.g, s).length > 0);
        const [leader] = x.shuffle('player at random', leaders);
        if (leader === undefined) return 'end';
        x.v.leader = leader;
        return undefined;
      },
    },
    'choose a planet': {
      ask: (x) => {
        const leader = x.v.leader as Seat;
        const own = planetsOf(x.g, leader);
        if (own.length < 2) return [];
        const ask = say('ask.give up planet');
        return [
          pickOne(
            leader,
            'controlling planets',
            ask,
            own.map((p) => planetOption(p.id)),
            1,
          ),
        ];
      },
      then: (x, got) => {
        const leader = x.v.leader as Seat;
        const [planet] = (got[leader] as PlanetId[] | undefined) ?? planetsOf(x.g, leader).map((p) => p.id);
        x.v.planet = planet as PlanetId;
        loseGroundForces(x, x.v.planet, planetOf(x.g, x.v.planet).groundForces);
      },
    },
    'choose a player with fewest points': {
      ask: (x) => {
        const heirs = heirsOf(x.g, x.v.leader as Seat);
        if (heirs.length < 2) return [];
        const ask = say('ask.choose heir', { planet: x.v.planet as PlanetId });
        return [pickOne(x.v.leader as Seat, 'controlling planets', ask, heirs.map(playerOption), 1)];
      },
      then: (x, got) => {
        const leader = x.v.leader as Seat;
        const [heir] = (got[leader] as string[] | undefined) ?? heirsOf(x.g, leader).map(String);
        if (heir === undefined) return 'end';
        x.v.heir = Number(heir);
        return undefined;
      },
    },
    'settle it?': {
      ask: (x) => {
        const { heir, planet } = x.v;
        if (!hasGroundForceFigure(x.g, heir, planet)) return [];
        const yes = { id: 'yes', text: say('option.yes') };
        return [pickOne(heir, 'controlling planets', say('ask.settle planet', { planet }), [yes])];
      },
      then: (x, got) => ((got[x.v.heir] as string[] | undefined)?.length === 1 ? undefined : 'end'),
    },
    'take control': {
      call: 'take control',
      with: (x) => ({ seat: x.v.heir, planet: x.v.planet, how: 'card', groundForces: 3, pds: 0 }),
    },
  },
};

function heirsOf(g: G, leader: Seat): Seat[] {
  const fewest = Math.min(...seatsIn(g).map((s) => playerOf(g, s).points));
  return opponentsOf(g, leader).filter((s) => playerOf(g, s).points === fewest);
}

// Dispute Resolution

const resolveDispute: Sequence<'dispute resolution'> = {
  rule: 'controlling planets',
  steps: {
    'planets turn neutral': { call: 'turn neutral', with: (x) => ({ planets: x.v.outcome.slice() as PlanetId[] }) },
  },
};

export const planetAgendas: readonly Ti3Component[] = [
  agenda('imperialPeace', {
    against: lasting('imperialPeace'),
    modifies: [
      withLaw('imperialPeace', forbid, mayInvade, (_, { planet }, now) =>
        planet === 'mecatolRex' ? or(now, why('tactical.landings', 'why.imperial peace')) : now,
      ),
      whileLasting('imperialPeace', forbid, mayInvade, (_, { planet }, now) =>
        planet === 'mecatolRex' ? now : or(now, why('tactical.landings', 'why.only Mecatol Rex')),
      ),
    ],
  }),
  agenda('officialSanction', {
    elected: lastingForElected('officialSanction'),
    modifies: [
      forbid(mayInvade, (g, { seat }, now) =>
        hasEffect(g, 'agenda:officialSanction', seat) ? or(now, why('tactical.landings', 'why.sanctioned')) : now,
      ),
    ],
  }),
  agenda('planetaryConscription', {
    against: lasting('planetaryConscription'),
    modifies: [
      whileLasting('planetaryConscription', forbid, mayInvade, (g, { planet }, now) =>
        isNeutral(g, planet) ? or(now, why('tactical.landings', 'why.no neutral landings')) : now,
      ),
    ],
    reacts: [
      {
        window: 'neutral planet taken',
        may: (g, seat, about) =>
          hasLaw(g, 'planetaryConscription') && about.seat === seat && hasGroundForceFigure(g, seat, about.planet)
            ? null
            : false,
        run: 'planetary conscription',
      },
    ],
    procedures: { 'planetary conscription': conscript },
  }),
  agenda('planetarySecurity', {
    for: { run: 'planetary security' },
    reacts: [
      { window: 'any time', may: isUnguarded, run: 'unguarded planets turn neutral', forced: true },
      { window: 'status phase begins', may: isUnguarded, run: 'unguarded planets turn neutral', forced: true },
    ],
    procedures: { 'unguarded planets turn neutral': loseUnguarded, 'planetary security': loseAllUnguarded },
  }),
  agenda('colonizationLicensing', {
    against: exhausting((g, seat) => Math.floor(planetsOutsideHome(g, seat).length / 3)),
    modifies: [
      withLaw('colonizationLicensing', add, landingCost, (g, { planet }, now) =>
        isNeutral(g, planet) ? now + resources(g, planet) : now,
      ),
    ],
  }),
  agenda('colonialRedistribution', {
    for: { run: 'colonial redistribution' },
    procedures: { 'colonial redistribution': redistribute },
  }),
  agenda('disputeResolution', {
    elected: { run: 'dispute resolution' },
    procedures: { 'dispute resolution': resolveDispute },
    modifies: [
      set(nominees, (g, id, now) =>
        id === 'disputeResolution' ? now.filter((planet) => isDisputable(g, planet as PlanetId)) : now,
      ),
      forbid(mayElectTogether, (g, { agenda: id, picked }, now) => {
        if (id !== 'disputeResolution') return now;
        const owners = new Set(picked.map((planet) => planetOf(g, planet).owner));
        return owners.size < picked.length ? or(now, why('council.elect', 'why.two owners')) : now;
      }),
    ],
  }),
];

const isDisputable = (g: G, planet: PlanetId): boolean =>
  planet !== 'mecatolRex' && !isNeutral(g, planet) && !isHome(systemOfPlanet(g, planet));

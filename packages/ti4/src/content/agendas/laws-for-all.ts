// Laws that are adopted or rejected, and hold for everybody.
import type { Choose, Reaction } from '@custodian/kernel';
import { forbid, limit, set } from '@custodian/kernel';
import { discardActionCard } from '../../atoms/action-cards.ts';
import { gainTokens, placeToken } from '../../atoms/board.ts';
import { loseFleetTokens } from '../../atoms/tokens-of-others.ts';
import type { AgendaId } from '../../facts/index.ts';
import { wormholes as wormholeKinds } from '../../facts/index.ts';
import type { G, Seat } from '../../game.ts';
import {
  gates,
  hasOthersShips,
  hasShips,
  hasToken,
  homeSystem,
  neighbours,
  shipGates,
  systemOf,
  unitsWhere,
  wormholesOf,
} from '../../queries/board.ts';
import { flatVotes } from '../../queries/council.ts';
import { hasTrait } from '../../queries/exploration.ts';
import { hasSustainDamage } from '../../queries/hits.ts';
import { mayBombard, mayPassThrough, maySustain } from '../../queries/permissions.ts';
import {
  fleetTokens,
  hasAbility,
  hasEffect,
  hasLaw,
  hasTechnology,
  playerOf,
  seatsIn,
  tokensLeft,
  tokensOnSheet,
} from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import { isNonFighterShip } from '../../queries/units.ts';
import { fleetPoolLimit, handLimit, prerequisitesWaived, structureLimit, unitsPerCost } from '../../queries/values.ts';
import type { FourthEdition, Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import type { Ti4Component } from '../define.ts';
import { withLaw } from '../define.ts';
import { councilDestroys, exhaustByAgenda } from './destroying.ts';
import {
  agenda,
  destroying,
  discardHand,
  exhaustedNextRound,
  handsOfVoters,
  votersOf,
  whichUnits,
} from './vocabulary.ts';

/** When the next strategy phase begins. */
export const exhaustsLater = (id: AgendaId): Reaction<FourthEdition> => ({
  window: 'strategy phase begins',
  forced: true,
  may: (g, seat) => (hasEffect(g, `agenda:${id}`, seat, 'exhaust') ? null : false),
  run: 'exhaust planets by agenda',
});

const ownShips = (g: G, seat: Seat) => unitsWhere(g, (u) => u.owner === seat && isNonFighterShip(u)).map((f) => f.unit);

const payWithShip: Sequence<'pay for research with a ship'> = {
  rule: 'agenda cards',
  steps: {
    'choose a ship': {
      ask: (x) => whichUnits(x.g, x.v.seat, ownShips(x.g, x.v.seat), 1, say('ask.destroy a ship'), 'agenda cards'),
      then: (x, got) => {
        const [picked] = (got[x.v.seat] as readonly string[] | undefined) ?? [];
        x.v.ship = picked === undefined ? (ownShips(x.g, x.v.seat)[0]?.id ?? -1) : Number(picked);
      },
    },
    'it is destroyed': {
      call: 'the council destroys',
      with: (x) => ({ destroying: destroying(x.g, (f) => f.unit.id === x.v.ship) }),
    },
  },
};

const antiIntellectualRevolution = agenda('antiIntellectualRevolution', {
  against: exhaustedNextRound('antiIntellectualRevolution', (g) => seatsIn(g)),
  reacts: [
    {
      window: 'technology researched',
      forced: true,
      may: (g, seat, about) =>
        about.seat === seat && hasLaw(g, 'antiIntellectualRevolution') && ownShips(g, seat).length > 0 ? null : false,
      run: 'pay for research with a ship',
    },
    exhaustsLater('antiIntellectualRevolution'),
  ],
  procedures: {
    'pay for research with a ship': payWithShip,
    'exhaust planets by agenda': exhaustByAgenda,
    'the council destroys': councilDestroys,
  },
});

const conventionsOfWar = agenda('conventionsOfWar', {
  against: handsOfVoters('against'),
  modifies: [
    withLaw('conventionsOfWar', forbid, mayBombard, (g, { planet }) =>
      hasTrait(g, planet, 'cultural') ? why('agenda cards', 'why.conventions of war', { planet }) : null,
    ),
  ],
});

const hasWormhole = (g: G, system: string): boolean => wormholesOf(g, systemOf(g, system)).length > 0;

const loseDefenses: Sequence<'lose wormhole defenses'> = {
  rule: 'agenda cards',
  steps: {
    destroy: {
      call: 'the council destroys',
      with: (x) => {
        const near = (id: string): boolean =>
          hasWormhole(x.g, id) || neighbours(x.g, id).some((next) => hasWormhole(x.g, next));
        return { destroying: destroying(x.g, ({ unit, system }) => unit.type === 'pds' && near(system.id)) };
      },
    },
  },
};

/** Of gates, kind by kind. */
export const isAlphaOrBeta = (kind: number): boolean =>
  wormholeKinds[kind] === 'alpha' || wormholeKinds[kind] === 'beta';

const enforcedTravelBan = agenda('enforcedTravelBan', {
  against: { run: 'lose wormhole defenses' },
  procedures: { 'lose wormhole defenses': loseDefenses },
  // Only what alpha and beta wormholes print is closed: not what a law or card opens, and never for the Creuss.
  modifies: [
    withLaw('enforcedTravelBan', set, shipGates, (g, seat, now) => {
      if (hasLaw(g, 'wormholeReconstruction') || hasEffect(g, 'action:lostStarChart')) return now;
      if (seat >= 0 && hasAbility(g, seat, 'quantumEntanglement')) return now;
      return now.map((gate, kind) => (isAlphaOrBeta(kind) ? [] : gate));
    }),
  ],
});

const executiveSanctions = agenda('executiveSanctions', {
  against: {
    atOnce: (x) => {
      for (const seat of seatsIn(x.g)) {
        const { hand } = playerOf(x.g, seat);
        const card = hand.length === 0 ? undefined : hand[x.roll('random card', hand.length) - 1];
        if (card !== undefined) discardActionCard(x, seat, card);
      }
    },
  },
  modifies: [
    withLaw('executiveSanctions', limit, handLimit, (_, __, now) => (Number.isFinite(now) ? Math.min(now, 3) : now)),
  ],
});

const fleetRegulations = agenda('fleetRegulations', {
  for: {
    atOnce: (x) => {
      for (const seat of seatsIn(x.g)) loseFleetTokens(x, seat, Math.max(0, fleetTokens(x.g, seat) - 4));
    },
  },
  against: {
    atOnce: (x) => {
      for (const seat of seatsIn(x.g)) if (tokensLeft(x.g, seat) > 0) gainTokens(x, seat, 'fleet', 1);
    },
  },
  modifies: [withLaw('fleetRegulations', limit, fleetPoolLimit, (_, __, now) => Math.min(now, 4))],
});

const ownPds = (g: G, seat: Seat) => unitsWhere(g, (u) => u.owner === seat && u.type === 'pds').map((f) => f.unit);

const loseDefense: Sequence<'lose a defense'> = {
  rule: 'agenda cards',
  steps: {
    'choose a PDS': {
      ask: (x) => whichUnits(x.g, x.v.seat, ownPds(x.g, x.v.seat), 1, say('ask.destroy a PDS'), 'agenda cards'),
      then: (x, got) => {
        const [picked] = (got[x.v.seat] as readonly string[] | undefined) ?? [];
        const id = picked === undefined ? ownPds(x.g, x.v.seat)[0]?.id : Number(picked);
        x.v.destroying = destroying(x.g, (f) => f.unit.id === id);
      },
    },
    'it is destroyed': {
      call: 'the council destroys',
      with: (x) => ((x.v.destroying?.length ?? 0) > 0 ? { destroying: x.v.destroying ?? [] } : null),
    },
  },
};

const homelandDefenseAct = agenda('homelandDefenseAct', {
  against: { eachRuns: 'lose a defense' },
  procedures: { 'lose a defense': loseDefense },
  modifies: [
    withLaw('homelandDefenseAct', set, structureLimit, (_, { type }, now) =>
      type === 'pds' ? Number.POSITIVE_INFINITY : now,
    ),
  ],
});

const ownsWarSun = (g: G, seat: Seat): boolean =>
  hasTechnology(g, seat, 'warSun') || hasTechnology(g, seat, 'prototypeWarSunII');

const publicizeWeaponSchematics = agenda('publicizeWeaponSchematics', {
  against: {
    atOnce: (x) => {
      for (const seat of seatsIn(x.g)) if (ownsWarSun(x.g, seat)) discardHand(x, seat);
    },
  },
  modifies: [
    withLaw('publicizeWeaponSchematics', set, prerequisitesWaived, (g, { technology }, now) =>
      (technology === 'warSun' || technology === 'prototypeWarSunII') && seatsIn(g).some((s) => ownsWarSun(g, s))
        ? 99
        : now,
    ),
    withLaw('publicizeWeaponSchematics', set, hasSustainDamage, (_, { type }, now) => now && type !== 'warSun'),
    withLaw('publicizeWeaponSchematics', forbid, maySustain, (_, { unit }) =>
      unit === 'warSun' ? why('agenda cards', 'why.cannot sustain', { unit }) : null,
    ),
  ],
});

const regulatedConscription = agenda('regulatedConscription', {
  modifies: [
    withLaw('regulatedConscription', set, unitsPerCost, (_, { type }, now) =>
      type === 'fighter' || type === 'infantry' ? 1 : now,
    ),
  ],
});

const representativeGovernment = agenda('representativeGovernment', {
  against: exhaustedNextRound('representativeGovernment', votersOf('against')),
  reacts: [exhaustsLater('representativeGovernment')],
  modifies: [withLaw('representativeGovernment', set, flatVotes, () => 1)],
});

const sharedResearch = agenda('sharedResearch', {
  against: {
    atOnce: (x) => {
      for (const seat of seatsIn(x.g)) {
        const home = homeSystem(x.g, seat);
        if (home !== undefined && !hasToken(home, seat) && tokensLeft(x.g, seat) > 0)
          placeToken(x, seat, home.id, 'reinforcements');
      }
    },
  },
  // Entering one still needs it to be the active system.
  modifies: [
    withLaw('sharedResearch', set, mayPassThrough, (g, { seat, system, to }, now) => {
      if (now?.rule !== 'nebula') return now;
      return system !== to && hasOthersShips(systemOf(g, system), seat)
        ? why('movement', 'why.others ships', { system })
        : null;
    }),
  ],
});

/** Where a seat has ships at a wormhole and no token yet. */
const atWormholes = (g: G, seat: Seat): string[] =>
  g.systems.filter((s) => hasWormhole(g, s.id) && hasShips(s, seat) && !hasToken(s, seat)).map((s) => s.id);

/** From the reinforcements, then from pools; where even those are too few the seat chooses the systems. */
const tokensAtWormholes: Sequence<'tokens at wormholes'> = {
  rule: 'command tokens',
  steps: {
    'which systems': {
      ask: ({ g, v: { seat } }): Choose[] => {
        const systems = atWormholes(g, seat);
        const count = tokensLeft(g, seat) + tokensOnSheet(g, seat);
        if (count === 0 || systems.length <= count) return [];
        const options = systems.map((id) => ({ id, text: say('option.system', { system: id }), on: [id] }));
        const ask = say('ask.tokens at wormholes', { count });
        return [{ kind: 'choose', seat, rule: 'agenda cards', ask, options, pick: [count, count] }];
      },
      then: (x, got) => {
        const { seat } = x.v;
        x.v.systems = [...((got[seat] as readonly string[] | undefined) ?? atWormholes(x.g, seat))];
      },
    },
    'place tokens': {
      call: 'place token',
      with: (x) => {
        const system = x.v.systems?.shift();
        return system === undefined ? null : { seat: x.v.seat, system };
      },
      then: () => ({ goto: 'place tokens' }),
    },
  },
};

const wormholeReconstruction = agenda('wormholeReconstruction', {
  against: { eachRuns: 'tokens at wormholes' },
  procedures: { 'tokens at wormholes': tokensAtWormholes },
  modifies: [
    withLaw('wormholeReconstruction', set, gates, (_, __, now) => [
      [...new Set([...(now[0] ?? []), ...(now[1] ?? [])])],
      [],
      ...now.slice(2),
    ]),
  ],
});

export const lawsForAll: readonly Ti4Component[] = [
  antiIntellectualRevolution,
  conventionsOfWar,
  enforcedTravelBan,
  executiveSanctions,
  fleetRegulations,
  homelandDefenseAct,
  publicizeWeaponSchematics,
  regulatedConscription,
  representativeGovernment,
  sharedResearch,
  wormholeReconstruction,
];

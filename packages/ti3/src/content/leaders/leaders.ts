// Leaders: what each type can do, on a planet or aboard a ship, and the persons themselves. A leader on a planet that is
// not his owner's has landed there with an invasion.
import { add, forbid, set } from '@custodian/kernel';
import { planetOf, systemOf } from '../../queries/board.ts';
import { fleetHasLeader, freeLeaders, hasLeaderAboard, hasLeaderOn } from '../../queries/leaders.ts';
import { mayBombard, mayFirePds, mayPassThrough, mayRetreat } from '../../queries/permissions.ts';
import { hasEffect } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import { combatBonus, extraDice, movement, specialtyDiscount, unitCost } from '../../queries/values.ts';
import type { Ti3Component } from '../define.ts';
import { leaderAbility, leaderPerson } from '../define.ts';
import type { LeaderId } from '../facts/index.ts';
import { leaderIds, leaders } from '../facts/index.ts';
import {
  generalReroll,
  missedDice,
  PROTECTION,
  sacrificeAgent,
  takeableStructures,
  takeOver,
  turnBackInvaders,
} from './sequences.ts';

const SPECIALTY_DISCOUNT = 2;
const DOCK_DISCOUNT = 2;
const SHELTER = 4;

const scientist: readonly Ti3Component[] = [
  leaderAbility('scientist.discount', {
    modifies: [
      set(specialtyDiscount, (g, { seat, planet }, now) =>
        now > 0 && hasLeaderOn(g, seat, planet, 'scientist') ? Math.max(now, SPECIALTY_DISCOUNT) : now,
      ),
    ],
  }),
  leaderAbility('scientist.dock', {
    modifies: [
      add(unitCost, (g, { seat, unit, dock }, now) =>
        unit === 'spaceDock' && hasLeaderOn(g, seat, dock, 'scientist') ? Math.max(0, now - DOCK_DISCOUNT) : now,
      ),
    ],
  }),
  leaderAbility('scientist.aim', {
    modifies: [
      add(combatBonus, (g, { seat, unit, planet }, now) =>
        unit === 'pds' && planet !== undefined && hasLeaderOn(g, seat, planet, 'scientist') ? now + 1 : now,
      ),
    ],
  }),
  leaderAbility('scientist.shield', {
    modifies: [
      forbid(mayBombard, (g, { seat, unit, planet }, now) => {
        if (now !== null || unit !== 'warSun' || g.leaders.length === 0) return now;
        const { owner, pds } = planetOf(g, planet);
        return owner !== seat && pds > 0 && hasLeaderOn(g, owner, planet, 'scientist')
          ? why('leaders.abilities', 'why.scientist shield', { planet })
          : null;
      }),
    ],
  }),
];

const diplomat: readonly Ti3Component[] = [
  leaderAbility('diplomat.protection', {
    reacts: [
      {
        window: 'about to be invaded',
        may: (g, seat, { enemy, planet }) => {
          if (enemy !== seat || !hasLeaderOn(g, seat, planet, 'diplomat') || planetOf(g, planet).invaders === null)
            return false;
          return hasEffect(g, PROTECTION, undefined, planet)
            ? why('leaders.abilities', 'why.protected lately', { planet })
            : null;
        },
        run: 'turn back invaders',
      },
    ],
    procedures: { 'turn back invaders': turnBackInvaders },
  }),
  leaderAbility('diplomat.passage', {
    modifies: [
      // What bars the way by its nature (asteroids, nebula, supernova) still does. Who is asked: rules/movement/passage.ts.
      set(mayPassThrough, (_, { diplomat = false }, now) =>
        diplomat && now?.rule === 'tactical.movement' ? null : now,
      ),
    ],
  }),
];

const general: readonly Ti3Component[] = [
  leaderAbility('general.reroll', {
    reacts: [
      {
        window: 'dice rolled',
        may: (g, seat, about) => {
          const { kind, attacker, planet } = about;
          if (g.leaders.length === 0 || kind !== 'invasion combat' || attacker !== seat || planet === undefined)
            return false;
          return hasLeaderOn(g, seat, planet, 'general') && missedDice(seat, about).length > 0 ? null : false;
        },
        run: 'general re-roll',
      },
    ],
    procedures: { 'general re-roll': generalReroll },
  }),
  leaderAbility('general.shelter', {
    modifies: [
      add(combatBonus, (g, { enemy, kind, planet }, now) =>
        kind === 'bombardment' && planet !== undefined && hasLeaderOn(g, enemy, planet, 'general')
          ? now - SHELTER
          : now,
      ),
    ],
  }),
  leaderAbility('general.defense', {
    modifies: [
      add(combatBonus, (g, { seat, unit, kind, role, planet }, now) =>
        kind === 'invasion combat' &&
        role === 'defender' &&
        unit === 'groundForce' &&
        planet !== undefined &&
        hasLeaderOn(g, seat, planet, 'general')
          ? now + 1
          : now,
      ),
    ],
  }),
];

const admiral: readonly Ti3Component[] = [
  leaderAbility('admiral.die', {
    modifies: [add(extraDice, (g, { ship }, now) => (hasLeaderAboard(g, ship.id, 'admiral') ? now + 1 : now))],
  }),
  leaderAbility('admiral.speed', {
    modifies: [
      add(movement, (g, { ship, boarding = [] }, now) =>
        ship.type === 'dreadnought' && (hasLeaderAboard(g, ship.id, 'admiral') || boarding.some(isAdmiral))
          ? now + 1
          : now,
      ),
    ],
  }),
  leaderAbility('admiral.pursuit', {
    modifies: [
      forbid(mayRetreat, (g, { seat, enemy, system, role, byCard }, now) => {
        if (now !== null || g.leaders.length === 0 || role !== 'defender' || byCard === true) return now;
        const { ships } = systemOf(g, system);
        return fleetHasLeader(g, enemy, ships, 'admiral') && !fleetHasLeader(g, seat, ships, 'admiral')
          ? why('leaders.abilities', 'why.admiral pursues')
          : null;
      }),
    ],
  }),
];

const isAdmiral = (id: LeaderId): boolean => leaders[id]?.type === 'admiral';

const agent: readonly Ti3Component[] = [
  leaderAbility('agent.stealth', {
    modifies: [
      forbid(mayFirePds, (g, { planet, target, invasion }, now) =>
        now === null && invasion && planet !== undefined && hasLeaderOn(g, target, planet, 'agent')
          ? why('leaders.abilities', 'why.agent silences PDS', { planet })
          : now,
      ),
    ],
  }),
  leaderAbility('agent.takeover', {
    reacts: [
      {
        window: 'structures fall',
        may: (g, seat, about) => {
          if (about.seat !== seat || !hasLeaderOn(g, seat, about.planet, 'agent')) return false;
          return takeableStructures(g, about).length > 0 ? null : why('unit limits', 'why.no structure left');
        },
        run: 'take over structures',
      },
    ],
    procedures: { 'take over structures': takeOver },
  }),
  leaderAbility('agent.sabotage', {
    reacts: [
      {
        window: 'action card played',
        may: (g, seat, about) => {
          if (g.leaders.length === 0 || about.seat === seat || about.cancelled === true) return false;
          return freeLeaders(g, seat, 'agent').length > 0 ? null : false;
        },
        run: 'sacrifice an agent',
      },
    ],
    procedures: { 'sacrifice an agent': sacrificeAgent },
  }),
];

export const leaderComponents: readonly Ti3Component[] = [
  ...scientist,
  ...diplomat,
  ...general,
  ...admiral,
  ...agent,
  ...leaderIds.map(leaderPerson),
];

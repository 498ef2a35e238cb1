// The leaders of the Clan of Saar.
import { add, limit } from '@custodian/kernel';
import { addEffect } from '../../atoms/table.ts';
import type { UnitTypeId } from '../../facts/index.ts';
import type { G, Seat } from '../../game.ts';
import type { Located } from '../../queries/board.ts';
import { hasOthersShips, hasShips, hasSystem, neighbours, systemOf, unitsWhere } from '../../queries/board.ts';
import { mayStandOn } from '../../queries/permissions.ts';
import { hasEffect, unitsOnBoard } from '../../queries/players.ts';
import { SPACE } from '../../queries/production.ts';
import { why } from '../../queries/refusals.ts';
import { cardOf, isShipUnit } from '../../queries/units.ts';
import { moveValue, placesElsewhere } from '../../queries/values.ts';
import type { Aiming } from '../../rules/cards/playing.ts';
import { say } from '../../words/index.ts';
import { systemOption, unitOption } from '../action-cards/vocabulary.ts';
import type { Ti4Component } from '../define.ts';
import { agent, commander, hero, withCommander } from './define.ts';
import { choosing, pickedOf } from './vocabulary.ts';

const MENDOSA = 'leader:captainMendosa';

const shipsOfPlayer = (g: G, seat: Seat): string[] =>
  unitsWhere(g, (u) => u.owner === seat && isShipUnit(u)).map(({ unit }) => String(unit.id));

const fastest = (g: G): number =>
  unitsWhere(g, isShipUnit).reduce((most, { unit }) => Math.max(most, cardOf(g, unit).move ?? 0), 0);

const captainMendosa = agent<'system activated'>('captainMendosa', {
  on: ['system activated'],
  may: (g, _, about) => (about.ended !== true && shipsOfPlayer(g, about.seat).length > 0 ? null : false),
  effect: {
    rule: 'leaders',
    steps: {
      'choose a ship': {
        ask: ({ g, v: { seat, about } }) =>
          choosing(
            seat,
            say('ask.leader target', { leader: 'captainMendosa' }),
            shipsOfPlayer(g, about.seat).map((id) => unitOption(g, id)),
          ),
        then: (x, got) => {
          const { seat, about } = x.v;
          const target = pickedOf(got, seat, shipsOfPlayer(x.g, about.seat));
          if (target === undefined) return;
          addEffect(x, { source: MENDOSA, seat, target, amount: fastest(x.g), until: 'action' });
        },
      },
    },
    gives: () => undefined,
  },
  modifies: [
    limit(moveValue, (g, { unit }, now) => {
      const effect = g.effects.find((e) => e.source === MENDOSA && e.target === String(unit.id));
      return effect === undefined || !hasEffect(g, MENDOSA) ? now : Math.max(now, effect.amount);
    }),
  ],
});

/** Systems next to a space dock of the seat. */
const relays = (g: G, seat: Seat): string[] => [
  ...new Set(
    unitsWhere(g, (u) => u.owner === seat && u.type === 'spaceDock').flatMap(({ system }) =>
      neighbours(g, system.id, seat).filter((id) => hasSystem(g, id)),
    ),
  ),
];

interface Strike {
  readonly seat: Seat;
  readonly planet?: string;
  readonly ids: number[];
}

/** Infantry and fighters of others in a system, by owner and place. */
function doomed(g: G, seat: Seat, id: string): Strike[] {
  const system = systemOf(g, id);
  const strikes: Strike[] = [];
  const spots = [{ units: system.space }, ...system.planets.map((p) => ({ planet: p.id, units: p.units }))];
  for (const { units, ...at } of spots)
    for (const u of units) {
      if (u.owner === seat || (u.type !== 'infantry' && u.type !== 'fighter')) continue;
      const planet = 'planet' in at ? (at.planet as string) : undefined;
      const known = strikes.find((s) => s.seat === u.owner && s.planet === planet);
      if (known === undefined)
        strikes.push({ seat: u.owner, ids: [u.id], ...(planet === undefined ? {} : { planet }) });
      else known.ids.push(u.id);
    }
  return strikes;
}

const gurnoAggero = hero<'component action', Aiming<'component action'> & { system?: string }>('gurnoAggero', {
  on: ['component action'],
  may: (g, seat) =>
    relays(g, seat).some((id) => doomed(g, seat, id).length > 0) ? null : why('leaders', 'why.no target'),
  effect: {
    rule: 'leaders',
    steps: {
      'choose a system': {
        ask: ({ g, v: { seat } }) =>
          choosing(
            seat,
            say('ask.leader target', { leader: 'gurnoAggero' }),
            relays(g, seat).map((id) => systemOption(g, id)),
          ),
        then: (x, got) => {
          const system = pickedOf(got, x.v.seat, relays(x.g, x.v.seat));
          if (system !== undefined) x.v.system = system;
        },
      },
      'destroy infantry and fighters': {
        rule: 'destroyed',
        call: 'destroy units',
        with: ({ g, v: { seat, system } }) => {
          const [next] = system === undefined ? [] : doomed(g, seat, system);
          if (next === undefined || system === undefined) return null;
          const { planet, ids } = next;
          const on = planet === undefined ? {} : { planet: planet as never };
          return { seat: next.seat, enemy: seat, system, ids, kind: null, ...on };
        },
        then: () => ({ goto: 'destroy infantry and fighters' }),
      },
    },
    gives: () => undefined,
  },
});

/** Docks of the seat that others' ships do not cut off. */
const openDocks = (g: G, seat: Seat): Located[] =>
  unitsWhere(g, (u) => u.owner === seat && u.type === 'spaceDock').filter(
    ({ system }) => hasShips(system, seat) || !hasOthersShips(system, seat),
  );

/** Where a dock lets fighters or ground forces stand: with it, and by one in space on own planets there too. */
function berths(g: G, seat: Seat, type: UnitTypeId): string[] {
  const places = openDocks(g, seat).flatMap(({ system, planet }) => {
    if (type === 'fighter') return [`${SPACE} ${system.id}`];
    if (planet !== null) return mayStandOn(g, { seat, planet: planet.id }) === null ? [planet.id] : [];
    const own = system.planets.filter((p) => p.owner === seat && mayStandOn(g, { seat, planet: p.id }) === null);
    return [`${SPACE} ${system.id}`, ...own.map((p) => p.id)];
  });
  return [...new Set(places)];
}

const rowlSarrig = commander('rowlSarrig', {
  goal: (g, seat) => ({ have: unitsOnBoard(g, seat, 'spaceDock'), need: 3 }),
  modifies: [
    withCommander('rowlSarrig', add, placesElsewhere, (g, { seat, type }, now) =>
      type === 'fighter' || type === 'infantry' ? [...now, ...berths(g, seat, type)] : now,
    ),
  ],
});

export const saar: readonly Ti4Component[] = [captainMendosa, rowlSarrig, gurnoAggero];

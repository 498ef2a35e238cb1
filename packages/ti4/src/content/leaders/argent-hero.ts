// Mirik Aun Sissiri: ships go straight to systems that hold a command token of theirs.
import type { Choose, Refusal } from '@custodian/kernel';
import { showRift } from '../../atoms/battle.ts';
import { liftUnits, moveUnits, removeUnits } from '../../atoms/units.ts';
import type { G, Seat, Ti4 } from '../../game.ts';
import type { FrozenUnit, Located } from '../../queries/board.ts';
import { hasOthersShips, hasToken, isNebulaFor, locate, unitsWhere } from '../../queries/board.ts';
import { rollsForRift } from '../../queries/movement.ts';
import { mayEnter } from '../../queries/permissions.ts';
import { why } from '../../queries/refusals.ts';
import { isGroundForce, isShipUnit } from '../../queries/units.ts';
import { capacity, load } from '../../queries/values.ts';
import type { Aiming } from '../../rules/cards/playing.ts';
import { say } from '../../words/index.ts';
import { systemOption, unitOption } from '../action-cards/vocabulary.ts';
import { hero } from './define.ts';
import { choosing } from './vocabulary.ts';

interface Helix extends Aiming<'component action'> {
  /** Units that have moved, and where they are going now. */
  gone?: readonly number[];
  to?: string;
  ships?: readonly number[];
  moved?: readonly number[];
}

/** Where its ships may go: a token of the seat, nobody else's ships, and no anomaly that keeps them out. */
const goals = (g: G, seat: Seat): string[] =>
  g.systems
    .filter(
      (system) =>
        hasToken(system, seat) &&
        !hasOthersShips(system, seat) &&
        mayEnter(g, { seat, system: system.id, from: system.id }) === null &&
        !isNebulaFor(g, { seat, system: system.id }),
    )
    .map((system) => system.id);

/** Ships that have not moved yet and are elsewhere. */
const movable = (g: G, { seat, gone = [] }: Helix, to: string): Located[] =>
  unitsWhere(g, (u) => u.owner === seat && isShipUnit(u) && !gone.includes(u.id)).filter(
    ({ system }) => system.id !== to,
  );

const openGoals = (g: G, v: Helix): string[] => goals(g, v.seat).filter((to) => movable(g, v, to).length > 0);

/** Ground forces where a ship with room starts, but nothing is taken up where a token of the seat lies. */
function loadable(g: G, { seat, ships = [], gone = [] }: Helix): Located[] {
  const origins = new Set(
    ships
      .map((id) => locate(g, id) as Located)
      .filter(({ unit, system }) => capacity(g, { seat, type: unit.type }) > 0 && !hasToken(system, seat))
      .map(({ system }) => system.id),
  );
  return unitsWhere(g, (u) => u.owner === seat && isGroundForce(u) && !gone.includes(u.id)).filter(({ system }) =>
    origins.has(system.id),
  );
}

const roomOf = (g: G, seat: Seat, units: readonly FrozenUnit[]): number =>
  units.reduce((sum, { type }) => sum + capacity(g, { seat, type }), 0);

function refuseLoad(g: G, { seat, ships = [] }: Helix, cargo: readonly number[]): Refusal | null {
  const aboard = cargo.map((id) => locate(g, id) as Located);
  const going = ships.map((id) => locate(g, id) as Located);
  for (const origin of new Set(aboard.map(({ system }) => system.id))) {
    const units = going.filter(({ system }) => system.id === origin).map(({ unit }) => unit);
    const full = aboard
      .filter(({ system }) => system.id === origin)
      .reduce((sum, { unit }) => sum + load(g, { seat, type: unit.type }), 0);
    if (full > roomOf(g, seat, units)) return why('capacity', 'why.no room in the system', { system: origin });
  }
  return null;
}

/** A die for each ship that leaves a rift; what it has room for is lost with it. */
function crossRifts(x: Ti4, { seat, ships = [] }: Helix, cargo: readonly number[]): { lost: number[] } {
  const lost: number[] = [];
  const waiting = [...cargo];
  for (const id of ships) {
    const { unit, system } = locate(x.g, id) as Located;
    if (!rollsForRift(x.g, { seat, system: system.id })) continue;
    const aboard = waiting
      .filter((other) => locate(x.g, other)?.system.id === system.id)
      .slice(0, capacity(x.g, { seat, type: unit.type }));
    for (const other of aboard) waiting.splice(waiting.indexOf(other), 1);
    const roll = x.roll('dice', 10);
    showRift(x, seat, unit.type, roll, roll <= 3);
    if (roll <= 3) lost.push(id, ...aboard);
  }
  return { lost };
}

function carryOut(x: Ti4, v: Helix, cargo: readonly number[]): number[] {
  const to = v.to as string;
  const { lost } = crossRifts(x, v, cargo);
  const all = [...(v.ships ?? []), ...cargo];
  const moved: number[] = [];
  for (const id of all) {
    const { system, planet } = locate(x.g, id) as Located;
    if (lost.includes(id)) removeUnits(x, { system: system.id, planet: planet?.id }, [id]);
    else moved.push(id);
  }
  const origins = new Map<string, number[]>();
  for (const id of moved) {
    const { system, planet } = locate(x.g, id) as Located;
    if (planet !== null) liftUnits(x, planet.id, [id], to);
    else origins.set(system.id, [...(origins.get(system.id) ?? []), id]);
  }
  for (const [from, ids] of origins) moveUnits(x, from, to, ids);
  return moved;
}

const picking = (seat: Seat, ask: Choose['ask'], options: Choose['options']): Choose[] =>
  choosing(seat, ask, options, [0, options.length]);

export const helixProtocol = hero<'component action', Helix>('mirikAunSissiri', {
  on: ['component action'],
  may: (g, seat) =>
    openGoals(g, { seat, about: { seat }, window: 'component action' }).length > 0
      ? null
      : why('leaders', 'why.no target'),
  effect: {
    rule: 'leaders',
    steps: {
      'choose a system': {
        rule: 'movement',
        ask: ({ g, v }) =>
          choosing(
            v.seat,
            say('ask.helix system'),
            openGoals(g, v).map((id) => systemOption(g, id)),
            [0, 1],
          ),
        then: (x, got) => {
          const [to] = (got[x.v.seat] as readonly string[] | undefined) ?? [];
          if (to === undefined) return { goto: 'limits' };
          x.v.to = to;
          return undefined;
        },
      },
      'choose ships': {
        rule: 'movement',
        ask: ({ g, v }) => {
          const options = movable(g, v, v.to as string).map(({ unit }) => unitOption(g, String(unit.id)));
          return picking(v.seat, say('ask.helix ships', { system: v.to as string }), options);
        },
        then: (x, got) => {
          x.v.ships = ((got[x.v.seat] as readonly string[] | undefined) ?? []).map(Number);
        },
      },
      'choose cargo': {
        rule: 'transport',
        ask: ({ g, v }) => {
          const options = loadable(g, v).map(({ unit }) => unitOption(g, String(unit.id)));
          const check = (picked: readonly string[]): Refusal | null => refuseLoad(g, v, picked.map(Number));
          return picking(v.seat, say('ask.take along', { system: v.to as string }), options).map((choose) => ({
            ...choose,
            check,
          }));
        },
        then: (x, got) => {
          const cargo = ((got[x.v.seat] as readonly string[] | undefined) ?? []).map(Number);
          x.v.moved = carryOut(x, x.v, cargo);
          x.v.gone = [...(x.v.gone ?? []), ...x.v.moved];
        },
      },
      'ships moved': {
        rule: 'movement',
        window: 'ships moved',
        about: ({ v: { seat, to, moved = [] } }) =>
          moved.length === 0 ? null : { seat, system: to as string, moved, otherwise: true },
      },
      'go on': { do: () => ({ goto: 'choose a system' }) },
      limits: { rule: 'fleet pool', call: 'limits', with: () => ({}) },
    },
    gives: () => undefined,
  },
});

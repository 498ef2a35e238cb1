// What players may do at any time of the Status Phase without being asked: scuttle units, and end trade agreements.
import type { FreeAction, Refusal } from '@custodian/kernel';
import { freelyPlanned } from '@custodian/kernel';
import { breakAgreement } from '../../atoms/table.ts';
import {
  destroyCargo,
  destroyDock,
  destroyDockInSpace,
  destroyPds,
  destroyShips,
  removeGroundForces,
} from '../../atoms/units.ts';
import { units } from '../../content/facts/index.ts';
import type { G, Seat } from '../../game.ts';
import type { Scuttling } from '../../plans/dealing.ts';
import { breakingPlan, scuttlingPlan } from '../../plans/dealing.ts';
import type { FrozenSystem } from '../../queries/board.ts';
import { countFleet, isCapital, refuseFleet, roomOn } from '../../queries/fleet.ts';
import { mayBreakAgreement } from '../../queries/permissions.ts';
import { agreementsOf } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import type { ThirdEdition } from '../../terms.ts';
import { say } from '../../words/index.ts';
import { loseLeadersAboard } from '../combat/leader-fate.ts';
import type { RuleId } from '../rulebook.ts';

const refuseOutsideStatus = (g: G, seat: Seat, rule: RuleId): Refusal | null => {
  const player = g.players[seat];
  if (player === undefined || player.eliminated) return why(rule, 'why.not at the table');
  return g.phase === 'status' ? null : why(rule, 'why.only in the status phase');
};

/** Either partner may end an agreement on his own. */
export const breakingAgreements: FreeAction<ThirdEdition> = freelyPlanned(breakingPlan, {
  rule: 'trade.breaking',
  text: say('free.break trade agreement'),
  may: (g, seat) => {
    const refused = refuseOutsideStatus(g, seat, 'trade.breaking');
    if (refused !== null) return refused;
    const partners = agreementsOf(g, seat).map((a) => a.partner);
    if (partners.length === 0) return why('trade.breaking', 'why.no agreement');
    const barred = partners.map((partner) => mayBreakAgreement(g, { seat, partner }));
    return barred.includes(null) ? null : (barred[0] as Refusal);
  },
  check: (g, seat, { partner }) =>
    agreementsOf(g, seat).some((a) => a.partner === partner)
      ? mayBreakAgreement(g, { seat, partner })
      : why('trade.breaking', 'why.no agreement'),
  sample: (g, seat, roll) => {
    const open = agreementsOf(g, seat).filter(({ partner }) => mayBreakAgreement(g, { seat, partner }) === null);
    return { partner: open[roll(open.length) - 1]?.partner ?? -1 };
  },
  run: (x, seat, { partner }) => breakAgreement(x, seat, partner),
});

/** Units go back to reinforcements. What is left must be able to stay: fighters are not left without support. */
export const scuttling: FreeAction<ThirdEdition> = freelyPlanned(scuttlingPlan, {
  rule: 'scuttling',
  text: say('free.scuttle units'),
  may: (g, seat) =>
    refuseOutsideStatus(g, seat, 'scuttling') ??
    (smallest(g, seat).next().done === true ? why('scuttling', 'why.no such unit') : null),
  check: refuseScuttling,
  sample: (g, seat, roll) => {
    const choices = [...smallest(g, seat)];
    const start = roll(choices.length);
    // In a system with fighters a fighter can always go, so one of the choices is accepted.
    for (let i = 0; i < choices.length; i++) {
      const choice = choices[(start + i) % choices.length] as Scuttling;
      if (refuseScuttling(g, seat, choice) === null) return choice;
    }
    throw new Error('nothing can be scuttled');
  },
  run: (x, seat, { ships, planets, docks = [], cargo = [] }) => {
    for (const system of x.g.systems) {
      for (const { ship, groundForces, pds } of cargo)
        if (system.ships.some((s) => s.id === ship)) destroyCargo(x, system.id, ship, groundForces, pds);
      for (const { id } of system.docks.filter((d) => docks.includes(d.id))) destroyDockInSpace(x, system.id, id);
      const here = system.ships.filter((s) => s.owner === seat && ships.includes(s.id)).map((s) => s.id);
      if (here.length > 0) destroyShips(x, system.id, here);
      loseLeadersAboard(x, here);
    }
    for (const { planet, groundForces, pds, dock } of planets) {
      removeGroundForces(x, planet, groundForces);
      destroyPds(x, planet, pds);
      if (dock) destroyDock(x, planet);
    }
  },
});

/** Every single unit that the seat could scuttle. */
function* smallest(g: G, seat: Seat): Generator<Scuttling> {
  for (const system of g.systems) {
    for (const { id: ship, owner, groundForces, pds } of system.ships) {
      if (owner !== seat) continue;
      yield { ships: [ship], planets: [] };
      if (groundForces > 0) yield { ships: [], planets: [], cargo: [{ ship, groundForces: 1, pds: 0 }] };
      if (pds > 0) yield { ships: [], planets: [], cargo: [{ ship, groundForces: 0, pds: 1 }] };
    }
    for (const dock of system.docks) if (dock.owner === seat) yield { ships: [], planets: [], docks: [dock.id] };
    for (const { id, owner, groundForces, pds, dock } of system.planets) {
      if (owner !== seat) continue;
      if (groundForces > 0) yield { ships: [], planets: [{ planet: id, groundForces: 1, pds: 0, dock: false }] };
      if (pds > 0) yield { ships: [], planets: [{ planet: id, groundForces: 0, pds: 1, dock: false }] };
      if (dock >= 0) yield { ships: [], planets: [{ planet: id, groundForces: 0, pds: 0, dock: true }] };
    }
  }
}

function refuseScuttling(g: G, seat: Seat, plan: Scuttling): Refusal | null {
  const none = why('scuttling', 'why.no such unit');
  const { docks: inSpace = [], cargo = [] } = plan;
  if (plan.ships.length + plan.planets.length + inSpace.length + cargo.length === 0) return none;
  if (hasDoubles(plan.ships) || hasDoubles(inSpace) || hasDoubles(plan.planets.map((p) => p.planet))) return none;
  if (hasDoubles([...plan.ships, ...cargo.map((c) => c.ship)])) return none;
  let shipsLeft = plan.ships.length;
  let planetsLeft = plan.planets.length;
  let docksLeft = inSpace.length;
  let cargoLeft = cargo.length;
  for (const system of g.systems) {
    for (const { ship, groundForces, pds } of cargo) {
      const from = system.ships.find((s) => s.id === ship && s.owner === seat);
      if (from === undefined) continue;
      if (groundForces > from.groundForces || pds > from.pds || groundForces + pds === 0) return none;
      cargoLeft--;
    }
    const ships = system.ships.filter((s) => s.owner === seat && plan.ships.includes(s.id)).length;
    let docks = 0;
    for (const dock of system.docks) if (dock.owner === seat && inSpace.includes(dock.id)) docks++;
    docksLeft -= docks;
    let here = 0;
    for (const at of system.planets) {
      const gone = plan.planets.find((p) => p.planet === at.id);
      if (gone === undefined) continue;
      here++;
      if (at.owner !== seat || gone.groundForces > at.groundForces || gone.pds > at.pds) return none;
      if (gone.dock && at.dock < 0) return none;
      if (gone.groundForces + gone.pds === 0 && !gone.dock) return none;
      if (gone.dock) docks++;
    }
    const refused = ships + docks > 0 ? refuseRest(g, seat, system, plan, docks) : null;
    if (refused !== null) return refused;
    shipsLeft -= ships;
    planetsLeft -= here;
  }
  return shipsLeft === 0 && planetsLeft === 0 && docksLeft === 0 && cargoLeft === 0 ? null : none;
}

/** What is left in the system must have room for its fighters. */
function refuseRest(g: G, seat: Seat, system: FrozenSystem, plan: Scuttling, docks: number): Refusal | null {
  const before = countFleet(g, system, seat);
  const after = { ...before, capacity: before.capacity - docks * (units.spaceDock.fighterCapacity ?? 0) };
  for (const ship of system.ships) {
    if (ship.owner !== seat || !plan.ships.includes(ship.id)) continue;
    after.capacity -= Math.max(0, roomOn(g, ship));
    after[isCapital(ship) ? 'capital' : 'fighters']--;
  }
  return refuseFleet(g, seat, system.id, after, before);
}

const hasDoubles = (items: readonly unknown[]): boolean => new Set(items).size !== items.length;

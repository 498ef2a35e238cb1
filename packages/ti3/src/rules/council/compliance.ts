// Whatever has happened on the board, fleets keep to Fleet Supply, fighters to their capacity, ships to what they can carry
// and planets to two PDS; and ground forces and leaders that come back by themselves arrive. Called after every change that can matter.
import type { Choose } from '@custodian/kernel';
import { planIn, planned } from '@custodian/kernel';
import { noteDeed } from '../../atoms/table.ts';
import { destroyDockInSpace, destroyPds, placeGroundForces, settleGroundForces } from '../../atoms/units.ts';
import { units } from '../../content/facts/index.ts';
import type { G, Seat, Ti3 } from '../../game.ts';
import { excessPlan } from '../../plans/battle.ts';
import { returnPlan } from '../../plans/sharing.ts';
import type { FrozenShip, FrozenSystem } from '../../queries/board.ts';
import { isForsaken } from '../../queries/docks.ts';
import {
  countFleet,
  fighterCapacity,
  fightersIn,
  fleetSize,
  roomOn,
  unsupportedFighters,
} from '../../queries/fleet.ts';
import { leadersLast, nextEscaping } from '../../queries/leaders.ts';
import { unitsOnBoard } from '../../queries/players.ts';
import { fleetLimit } from '../../queries/values.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import { ifAnyEscape } from '../combat/leader-fate.ts';
import { loseCargo, loseShips } from '../combat/losses.ts';
import { askReturn, homesFor } from '../movement/returning.ts';
import { askExcess } from '../production/excess.ts';

/** For the steps that call it: nearly always nothing is wrong. */
export const ifAnyBreach = (x: Ti3): object | null => (x.known(complies) ? null : {});

export const compliance: Sequence<'compliance'> = {
  rule: 'fleet supply',
  steps: {
    'look over the board': { do: (x) => (x.known(complies) ? 'end' : undefined) },
    'PDS beyond two': {
      rule: 'pds.limit',
      do: (x) => {
        for (const { planets } of x.g.systems)
          for (const p of planets) destroyPds(x, p.id, Math.max(0, p.pds - pdsLimit));
      },
    },
    'docks without an escort': {
      rule: 'space dock',
      do: (x) => {
        for (const system of x.g.systems)
          for (const { id, owner } of system.docks.filter((d) => isForsaken(system, d.owner))) {
            const enemy = (system.ships[0] as FrozenShip).owner;
            if (unitsOnBoard(x.g, owner, 'spaceDock') === 1) noteDeed(x, 'took last dock', enemy, String(owner));
            noteDeed(x, 'destroyed dock', enemy, String(owner));
            destroyDockInSpace(x, system.id, id);
          }
      },
    },
    'units beyond what a ship carries': {
      rule: 'carrier',
      ask: (x) => askCargo(x.g),
      then: (x, got) => {
        const decided = new Set<Seat>();
        for (const { system, ship } of overladen(x.g)) {
          const excess = -roomOn(x.g, ship);
          const pds = Math.min(excess, ship.pds);
          if (!isChoice(x.g, ship)) loseCargo(x, system.id, ship, excess - pds, pds);
          // One unit of one ship at a time: the next look over the board asks again.
          else if (!decided.has(ship.owner)) {
            decided.add(ship.owner);
            const isPds = (got[ship.owner] as readonly string[])[0] === 'pds';
            loseCargo(x, system.id, ship, isPds ? 0 : 1, isPds ? 1 : 0);
          }
        }
      },
    },
    'ships beyond Fleet Supply': {
      ask: (x) => askExcess(x.g, fleetsBeyond(x.g)),
      then: (x, got) => {
        for (const answer of Object.values(got))
          for (const id of planIn(excessPlan, answer)?.ships ?? []) {
            const system = x.g.systems.find((s) => s.ships.some((ship) => ship.id === id)) as FrozenSystem;
            loseShips(x, system.id, [id]);
          }
      },
    },
    'fighters beyond capacity': {
      rule: 'fighter.capacity',
      do: (x) => {
        for (const system of x.g.systems)
          for (const seat of ownersIn(system)) {
            const excess = unsupportedFighters(x.g, seat, countFleet(x.g, system, seat));
            const fighters = leadersLast(x.g, fightersIn(system, seat));
            loseShips(
              x,
              system.id,
              fighters.slice(0, excess).map((s) => s.id),
            );
          }
      },
    },
    'ground forces return': {
      rule: 'technology',
      ask: (x) => askReturn(x.g),
      then: (x, got) => {
        const owed = x.g.returning[0];
        if (owed === undefined) return;
        const plan = planned(returnPlan, got, owed.seat);
        const homes = homesFor(x.g, owed.seat);
        settleGroundForces(x);
        if (plan !== undefined)
          for (const { planet, count } of plan.planets) placeGroundForces(x, owed.seat, planet, count);
        // Without a planet at home they are lost.
        else if (homes[0] !== undefined) placeGroundForces(x, owed.seat, homes[0].id, owed.groundForces);
      },
    },
    'leaders escape': { rule: 'leaders.killed or captured', call: 'leaders escape', with: ifAnyEscape },
    'look again': { do: () => ({ goto: 'look over the board' }) },
  },
};

const pdsLimit = units.pds.maxPerPlanet ?? 0;

/** One look at everything. */
function complies(g: G): boolean {
  if (g.returning.length > 0 || nextEscaping(g) !== undefined) return false;
  for (const system of g.systems) {
    for (const planet of system.planets) if (planet.pds > pdsLimit) return false;
    if (system.ships.length > 0 && !fleetsComply(g, system)) return false;
    for (const dock of system.docks) if (isForsaken(system, dock.owner)) return false;
  }
  return true;
}

/** Looked at several times a turn, so it makes no lists. */
function fleetsComply(g: G, system: FrozenSystem): boolean {
  let seen = 0;
  for (const { owner } of system.ships) {
    if ((seen & (1 << owner)) !== 0) continue;
    seen |= 1 << owner;
    if (!fleetComplies(g, system, owner)) return false;
  }
  return true;
}

function fleetComplies(g: G, system: FrozenSystem, seat: Seat): boolean {
  let ships = 0;
  let fighters = 0;
  for (const ship of system.ships) {
    if (ship.owner !== seat) continue;
    if (ship.type === 'fighter') fighters++;
    else ships++;
    if (ship.groundForces + ship.pds > 0 && roomOn(g, ship) < 0) return false;
  }
  if (ships > 0 && ships > fleetLimit(g, { seat, system: system.id })) return false;
  if (fighters === 0 || fighters <= fighterCapacity(g, system, seat)) return true;
  const fleet = countFleet(g, system, seat);
  if (unsupportedFighters(g, seat, fleet) > 0) return false;
  return fleetSize(g, seat, fleet) <= fleetLimit(g, { seat, system: system.id });
}

function ownersIn({ ships }: FrozenSystem): Seat[] {
  const owners: Seat[] = [];
  for (const { owner } of ships) if (!owners.includes(owner)) owners.push(owner);
  return owners;
}

function fleetsBeyond(g: G): { system: FrozenSystem; seat: Seat; excess: number }[] {
  const beyond: { system: FrozenSystem; seat: Seat; excess: number }[] = [];
  for (const system of g.systems)
    for (const seat of ownersIn(system)) {
      const excess = fleetSize(g, seat, countFleet(g, system, seat)) - fleetLimit(g, { seat, system: system.id });
      if (excess > 0) beyond.push({ system, seat, excess });
    }
  return beyond;
}

function overladen(g: G): { system: FrozenSystem; ship: FrozenShip }[] {
  const found: { system: FrozenSystem; ship: FrozenShip }[] = [];
  for (const system of g.systems)
    for (const ship of system.ships)
      if (ship.groundForces + ship.pds > 0 && roomOn(g, ship) < 0) found.push({ system, ship });
  return found;
}

/** Ground forces or PDS: only where both are aboard and not all must go. */
const isChoice = (g: G, ship: FrozenShip): boolean =>
  ship.groundForces > 0 && ship.pds > 0 && -roomOn(g, ship) < ship.groundForces + ship.pds;

function askCargo(g: G): Choose[] {
  const asked: Choose[] = [];
  for (const { system, ship } of overladen(g)) {
    const seat = ship.owner;
    if (!isChoice(g, ship) || asked.some((d) => d.seat === seat)) continue;
    asked.push({
      kind: 'choose',
      seat,
      rule: 'carrier',
      ask: say('ask.cargo beyond capacity', { unit: ship.type, system: system.id }),
      options: [
        { id: 'groundForce', text: say('unit.groundForce'), on: [system.id] },
        { id: 'pds', text: say('unit.pds'), on: [system.id] },
      ],
      pick: [1, 1],
    });
  }
  return asked;
}

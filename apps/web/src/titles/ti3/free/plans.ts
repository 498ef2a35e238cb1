// The plans of free actions as their forms make them.
import type { Seat } from '@custodian/kernel';
import type { PlanetId } from '@custodian/ti3/facts';
import { truceEndPrice } from '@custodian/ti3/facts';
import type { Game } from '@custodian/ti3/game';
import type { PlanNamed } from '@custodian/ti3/plans';
import { inOrder } from '../panels/fighting/hits.ts';
import type { Ship, Sight } from '../panels/numbers.ts';
import { meansOf, usualPayment } from '../panels/paying/paying.ts';

/** Where a player or a partner is still to be chosen. */
export const NOT_CHOSEN = -1;

export type Gift = PlanNamed<'gift'>;
export type Breaking = PlanNamed<'broken agreement'>;
export type TruceEnd = PlanNamed<'truce'>;
/** Here all of it is said, what is not touched too. */
export type Scuttling = Required<PlanNamed<'scuttling'>>;
export type Garrison = Scuttling['planets'][number];
/** Units that go from aboard a ship that stays. */
type Cargo = Scuttling['cargo'][number];

export const firstGift = (): Gift => ({ receiver: NOT_CHOSEN, count: 1 });

export const firstTruceEnd = (sight: Sight): TruceEnd => ({
  pay: usualPayment(truceEndPrice, meansOf(sight, 'influence')),
});

export const receiversOf = ({ g, seat }: Sight): Seat[] =>
  g.players.flatMap((player, other) => (other === seat || player.eliminated ? [] : [other]));

export const nothingScuttled: Scuttling = { ships: [], planets: [], docks: [], cargo: [] };

/** A system in which a seat has units. */
export interface Place {
  readonly system: string;
  readonly ships: readonly Ship[];
  readonly planets: readonly Game['systems'][number]['planets'][number][];
  /** Space docks that lie in space. */
  readonly docks: readonly number[];
}

export function placesOf({ g, seat }: Sight): Place[] {
  return g.systems
    .map(({ id, ships, planets, docks }) => ({
      system: id,
      ships: inOrder(ships.filter((ship) => ship.owner === seat)),
      planets: planets.filter((p) => p.owner === seat && (p.groundForces > 0 || p.pds > 0 || p.dock >= 0)),
      docks: docks.filter((dock) => dock.owner === seat).map((dock) => dock.id),
    }))
    .filter(({ ships, planets, docks }) => ships.length + planets.length + docks.length > 0);
}

export const garrisonOf = ({ planets }: Scuttling, planet: PlanetId): Garrison =>
  planets.find((p) => p.planet === planet) ?? { planet, groundForces: 0, pds: 0, dock: false };

/** A planet from which nothing is taken is not in the plan. */
export function takeFrom(plan: Scuttling, planet: PlanetId, change: Partial<Omit<Garrison, 'planet'>>): Scuttling {
  const next = { ...garrisonOf(plan, planet), ...change };
  const others = plan.planets.filter((p) => p.planet !== planet);
  const isEmpty = next.groundForces + next.pds === 0 && !next.dock;
  return { ...plan, planets: isEmpty ? others : [...others, next] };
}

export const cargoOf = ({ cargo }: Scuttling, ship: number): Cargo =>
  cargo.find((c) => c.ship === ship) ?? { ship, groundForces: 0, pds: 0 };

/** A ship from which nothing is taken is not in the plan. */
export function unload(plan: Scuttling, ship: number, change: Partial<Omit<Cargo, 'ship'>>): Scuttling {
  const next = { ...cargoOf(plan, ship), ...change };
  const others = plan.cargo.filter((c) => c.ship !== ship);
  return { ...plan, cargo: next.groundForces + next.pds === 0 ? others : [...others, next] };
}

/** A ship goes with everything aboard. */
export const toggleShip = (plan: Scuttling, ship: number): Scuttling => ({
  ...unload(plan, ship, { groundForces: 0, pds: 0 }),
  ships: toggleId(plan.ships, ship),
});

export const toggleId = (ids: readonly number[], id: number): readonly number[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];

export function scuttledIn({ ships, planets, docks, cargo }: Scuttling): number {
  const aboard = cargo.reduce((sum, c) => sum + c.groundForces + c.pds, 0);
  return planets.reduce(
    (sum, p) => sum + p.groundForces + p.pds + Number(p.dock),
    ships.length + docks.length + aboard,
  );
}

// Technologies of docks and of the Status Phase.
import { add, set } from '@custodian/kernel';
import type { G, Seat } from '../../game.ts';
import type { FrozenSystem } from '../../queries/board.ts';
import { neighbours, systemOf } from '../../queries/board.ts';
import { findDock } from '../../queries/docks.ts';
import { hasEnemyShips } from '../../queries/fleet.ts';
import { hasUnits, isEmptySystem } from '../../queries/occupation.ts';
import { mayProduceUnit } from '../../queries/permissions.ts';
import { hasCounter, hasTechnology } from '../../queries/players.ts';
import { buildingPlaces, productionBonus, productionLimit, statusCards } from '../../queries/values.ts';
import type { Ti3Component } from '../define.ts';
import { technology, withTechnology } from '../define.ts';
import { isShip } from '../facts/index.ts';

/** No enemy ship, and at least one unit or planet of the seat. */
const isFriendlySystem = (system: FrozenSystem, seat: Seat): boolean =>
  !hasEnemyShips(system, seat) && (hasUnits(system, seat) || system.planets.some((p) => p.owner === seat));

/** Systems next to the dock that its player has activated and that are empty or friendly. */
const reach = (g: G, seat: Seat, from: string): FrozenSystem[] =>
  neighbours(g, from)
    .map((id) => systemOf(g, id))
    .filter((s) => hasCounter(s, seat) && (isEmptySystem(s) || isFriendlySystem(s, seat)));

export const economyTechnologies: readonly Ti3Component[] = [
  technology('enviroCompensator', {
    modifies: [withTechnology('enviroCompensator', add, productionLimit, (_g, _about, now) => now + 1)],
  }),
  technology('sarweenTools', {
    modifies: [withTechnology('sarweenTools', add, productionBonus, (_g, _about, now) => now + 1)],
  }),
  technology('integratedEconomy', {
    modifies: [
      withTechnology('integratedEconomy', add, buildingPlaces, (g, { seat, dock, unit }, now) => {
        const at = findDock(g, dock);
        if (at === undefined) return now;
        const near = reach(g, seat, at.system);
        if (isShip(unit)) return near.length === 0 ? now : [...now, ...near.map((s) => s.id)];
        const planets = [systemOf(g, at.system), ...near]
          .flatMap((s) => s.planets)
          .filter((p) => p.owner === seat && !now.includes(p.id));
        return planets.length === 0 ? now : [...now, ...planets.map((p) => p.id)];
      }),
    ],
  }),
  technology('warSun', {
    modifies: [
      withTechnology('warSun', set, mayProduceUnit, (_g, _about, now) =>
        now?.text.key === 'why.war sun needs technology' ? null : now,
      ),
    ],
  }),
  technology('neuralMotivator', {
    modifies: [add(statusCards, (g, seat, now) => (hasTechnology(g, seat, 'neuralMotivator') ? now + 1 : now))],
  }),
];

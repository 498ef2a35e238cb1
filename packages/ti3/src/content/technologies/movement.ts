// Technologies that move fleets, and fleets larger than others may have.
import { add, set } from '@custodian/kernel';
import { blocksPassage, mayPassThrough } from '../../queries/permissions.ts';
import { combatBonus, fleetLimit, movement, needsCapacity, troopCapacity } from '../../queries/values.ts';
import type { Ti3Component } from '../define.ts';
import { ability, technology, withAbility, withTechnology } from '../define.ts';

export const movementTechnologies: readonly Ti3Component[] = [
  technology('antimassDeflectors', {
    modifies: [
      withTechnology('antimassDeflectors', set, mayPassThrough, (_, _about, now) =>
        now?.rule === 'system.asteroid field' ? null : now,
      ),
    ],
  }),
  technology('xrdTransporters', {
    modifies: [
      withTechnology('xrdTransporters', add, movement, (_, { ship }, now) => (ship.type === 'carrier' ? now + 1 : now)),
    ],
  }),
  technology('typeIVDrive', {
    modifies: [
      withTechnology('typeIVDrive', add, movement, (_, { ship }, now) =>
        ship.type === 'cruiser' || ship.type === 'dreadnought' ? now + 1 : now,
      ),
    ],
  }),
  technology('advancedFighters', {
    modifies: [
      withTechnology('advancedFighters', add, movement, (_, { ship }, now) =>
        ship.type === 'fighter' ? now + 2 : now,
      ),
      withTechnology('advancedFighters', set, needsCapacity, (_, { type }, now) => (type === 'fighter' ? 0 : now)),
      withTechnology('advancedFighters', set, blocksPassage, (_, { unit }, now) => (unit === 'fighter' ? 1 : now)),
      withTechnology('advancedFighters', add, combatBonus, (_, { unit }, now) => (unit === 'fighter' ? now + 1 : now)),
    ],
  }),
  technology('lightWaveDeflector', {
    modifies: [
      // What bars the way by its nature (asteroids, nebula, supernova) still does.
      withTechnology('lightWaveDeflector', set, mayPassThrough, (_, _about, now) =>
        now?.rule === 'tactical.movement' ? null : now,
      ),
    ],
  }),
  technology('fleetLogistics', { inRules: 'rules/action/tactical-action.ts' }),
  technology('stasisCapsules', {
    modifies: [
      withTechnology('stasisCapsules', add, troopCapacity, (_, { type }, now) =>
        type === 'cruiser' || type === 'dreadnought' ? now + 1 : now,
      ),
    ],
  }),
  ability('letnev.armada', { modifies: [withAbility('letnev.armada', add, fleetLimit, (_, _about, now) => now + 1)] }),
];

// Mechs that change what dice and hits do where they fight.
import { add, forbid } from '@custodian/kernel';
import { isCombatRoll } from '../../queries/dice.ts';
import { fragmentsOf } from '../../queries/exploration.ts';
import { hasMech, isMechOn } from '../../queries/mechs.ts';
import { maySustain } from '../../queries/permissions.ts';
import { hasAbility, othersThan } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import { isGroundForce } from '../../queries/units.ts';
import { combatBonus } from '../../queries/values.ts';
import type { Ti4Component } from '../define.ts';
import { mech } from './define.ts';

/** Infantry beside it are not fragile; it is. */
const shieldPaling = mech('shieldPaling', {
  modifies: [
    add(combatBonus, (g, { seat, unit, kind, planet }, now) =>
      unit === 'infantry' &&
      planet !== undefined &&
      isCombatRoll(kind) &&
      hasAbility(g, seat, 'fragile') &&
      isMechOn(g, seat, 'shieldPaling', planet)
        ? now + 1
        : now,
    ),
  ],
});

/** Whatever hits them on its planet: ground forces of others do not sustain damage. */
const mollTerminus = mech('mollTerminus', {
  modifies: [
    forbid(maySustain, (g, { seat, unit, planet }, now) =>
      planet !== undefined &&
      isGroundForce({ type: unit }) &&
      othersThan(g, seat).some((other) => isMechOn(g, other, 'mollTerminus', planet))
        ? why('sustain damage', 'why.moll terminus')
        : now,
    ),
  ],
});

/** +2 against whoever has a relic fragment. */
const iconoclast = mech('iconoclast', {
  modifies: [
    add(combatBonus, (g, { seat, enemy, unit, kind }, now) =>
      unit === 'mech' && isCombatRoll(kind) && hasMech(g, seat, 'iconoclast') && fragmentsOf(g, enemy).length > 0
        ? now + 2
        : now,
    ),
  ],
});

export const inCombat: readonly Ti4Component[] = [shieldPaling, mollTerminus, iconoclast];

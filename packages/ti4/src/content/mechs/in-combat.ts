// Mechs that change what dice and hits do where they fight.
import { add, forbid, limit, set } from '@custodian/kernel';
import { NOBODY } from '../../game.ts';
import { hasUnit, systemOf } from '../../queries/board.ts';
import { bombardsFromGround } from '../../queries/combat.ts';
import { isCombatRoll } from '../../queries/dice.ts';
import { fragmentsOf } from '../../queries/exploration.ts';
import { hasMech, isMechOn } from '../../queries/mechs.ts';
import { maySustain } from '../../queries/permissions.ts';
import { hasAbility, othersThan } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import { isTroop } from '../../queries/units.ts';
import { combatBonus, combatDice } from '../../queries/values.ts';
import type { Ti4Component } from '../define.ts';
import { isAssimilated } from '../factions/nekro.ts';
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
      isTroop(g, { type: unit, owner: seat }) &&
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

/** Nobody else's barrage hits anything where it is, in space or on a planet. */
const iconoclastOmega = mech('iconoclastOmega', {
  modifies: [
    limit(combatDice, (g, { enemy, kind, system }, now) =>
      kind === 'anti-fighter barrage' &&
      enemy !== NOBODY &&
      hasMech(g, enemy, 'iconoclastOmega') &&
      hasUnit(systemOf(g, system), enemy, (u) => u.type === 'mech')
        ? 0
        : now,
    ),
  ],
});

/** +2 against whoever has a technology that an assimilator lies on. */
const mordred = mech('mordred', {
  modifies: [
    add(combatBonus, (g, { seat, enemy, unit, kind }, now) =>
      unit === 'mech' && isCombatRoll(kind) && hasMech(g, seat, 'mordred') && isAssimilated(g, enemy) ? now + 2 : now,
    ),
  ],
});

/** In ground combat each use of Sustain Damage is a hit as well. */
const valkyrieExoskeleton = mech('valkyrieExoskeleton', {
  reacts: [
    {
      window: 'sustain damage used',
      forced: true,
      may: (g, seat, about) =>
        about.seat === seat &&
        about.unit.type === 'mech' &&
        g.combat?.kind === 'ground combat' &&
        g.combat.planet === about.planet &&
        hasMech(g, seat, 'valkyrieExoskeleton')
          ? null
          : false,
      run: 'the exoskeleton strikes',
    },
  ],
  procedures: {
    'the exoskeleton strikes': {
      rule: 'mechs',
      steps: { strike: { do: () => undefined } },
      gives: ({ v: { about } }) => ({ struck: (about.struck ?? 0) + 1 }),
    },
  },
});

/** Bombards from where it stands, unless it is in a ground combat there. */
const annihilator = mech('annihilator', {
  modifies: [
    set(
      bombardsFromGround,
      (g, { seat, unit, planet }, now) =>
        now ||
        (unit === 'mech' &&
          hasMech(g, seat, 'annihilator') &&
          !(g.combat?.kind === 'ground combat' && g.combat.planet === planet)),
    ),
  ],
});

export const inCombat: readonly Ti4Component[] = [
  shieldPaling,
  mollTerminus,
  iconoclast,
  iconoclastOmega,
  mordred,
  valkyrieExoskeleton,
  annihilator,
  mech('indomitus', { inRules: 'queries/cannons.ts' }),
];

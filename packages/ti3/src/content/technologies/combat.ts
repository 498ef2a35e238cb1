// Technologies that work in battles.

import { misses } from '@custodian/galaxy';
import { add, limit, set } from '@custodian/kernel';
import { discardActionCard } from '../../atoms/cards.ts';
import type { Seat, Ti3 } from '../../game.ts';
import { planetOf } from '../../queries/board.ts';
import { mayBombard } from '../../queries/permissions.ts';
import { hasTechnology, playerOf } from '../../queries/players.ts';
import { combatBonus, pdsRange } from '../../queries/values.ts';
import { reroll } from '../../rules/combat/dice.ts';
import { loseGroundForces } from '../../rules/combat/losses.ts';
import type { DiceRolled } from '../../rules/windows.ts';
import type { Sequence } from '../../terms.ts';
import type { Ti3Component } from '../define.ts';
import { technology, withTechnology } from '../define.ts';

/** Graviton Laser System: every missed PDS die is rolled again, once. It costs nothing, so it is always done. */
const focusLasers: Sequence<'focus lasers'> = {
  rule: 'technology',
  steps: {
    'roll misses again': {
      do: (x) => {
        x.v.about = { ...x.v.about, groups: rerollMisses(x, x.v.about) };
      },
    },
  },
  gives: (x) => ({ groups: x.v.about.groups }),
};

function rerollMisses(x: Ti3<{ seat: Seat }>, { groups }: DiceRolled): DiceRolled['groups'] {
  let now = groups;
  groups.forEach((group, i) => {
    if (group.seat !== x.v.seat || group.unit !== 'pds') return;
    group.rolls.forEach((roll, die) => {
      if (roll + group.bonus < group.need) now = reroll(x, now, i, die);
    });
  });
  return now;
}

/** X-89 instead of bombarding: every enemy ground force on the planet, for the whole hand. */
const releaseBacteria: Sequence<'release bacteria'> = {
  rule: 'technology',
  steps: {
    'release the weapon': {
      do: (x) => {
        const { planet } = x.v.about;
        loseGroundForces(x, planet, planetOf(x.g, planet).groundForces);
        for (const card of [...playerOf(x.g, x.v.seat).hand]) discardActionCard(x, x.v.seat, card);
      },
    },
  },
  gives: () => ({ cancelled: true }),
};

export const combatTechnologies: readonly Ti3Component[] = [
  technology('hylarVAssaultLaser', {
    modifies: [
      withTechnology('hylarVAssaultLaser', add, combatBonus, (_, { unit }, now) =>
        unit === 'cruiser' || unit === 'destroyer' ? now + 1 : now,
      ),
    ],
  }),
  technology('deepSpaceCannon', {
    modifies: [withTechnology('deepSpaceCannon', limit, pdsRange, (_, __, now) => Math.max(1, now))],
  }),
  technology('magenDefenseGrid', {
    modifies: [
      withTechnology('magenDefenseGrid', add, combatBonus, (g, { seat, unit, kind, role, planet }, now) => {
        if (unit === 'pds') return now + 1;
        if (unit !== 'groundForce' || kind !== 'invasion combat' || role !== 'defender' || planet === undefined)
          return now;
        const at = planetOf(g, planet);
        return at.owner === seat && at.pds > 0 ? now + 1 : now;
      }),
    ],
  }),
  technology('assaultCannon', { inRules: 'rules/combat/before-battle.ts' }),
  technology('gravitonNegator', {
    // Fighters that join an invasion: rules/invasion/fight-for-a-planet.ts.
    modifies: [
      withTechnology('gravitonNegator', set, mayBombard, (_, __, refused) =>
        refused?.rule === 'pds.shield' ? null : refused,
      ),
    ],
  }),
  technology('cybernetics', {
    modifies: [
      withTechnology('cybernetics', add, combatBonus, (_, { unit }, now) => (unit === 'fighter' ? now + 1 : now)),
    ],
  }),
  technology('dacxiveAnimators', { inRules: 'rules/invasion/fight-for-a-planet.ts' }),
  technology('genSynthesis', {
    // The return of the fallen: rules/combat/losses.ts.
    modifies: [
      withTechnology('genSynthesis', add, combatBonus, (_, { unit, kind }, now) =>
        unit === 'groundForce' && kind === 'invasion combat' ? now + 1 : now,
      ),
    ],
  }),
  technology('x89BacterialWeapon', {
    reacts: [
      {
        window: 'before bombardment',
        may: (g, seat, about) => (about.seat === seat && hasTechnology(g, seat, 'x89BacterialWeapon') ? null : false),
        run: 'release bacteria',
      },
    ],
    procedures: { 'release bacteria': releaseBacteria },
  }),
  technology('gravitonLaserSystem', {
    reacts: [
      {
        window: 'dice rolled',
        may: (g, seat, about) =>
          about.kind === 'pds' &&
          hasTechnology(g, seat, 'gravitonLaserSystem') &&
          about.groups.some((group) => group.seat === seat && misses(group) > 0)
            ? null
            : false,
        run: 'focus lasers',
        forced: true,
      },
    ],
    procedures: { 'focus lasers': focusLasers },
  }),
];

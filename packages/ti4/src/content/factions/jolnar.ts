// The Universities of Jol-Nar.
import type { Called } from '@custodian/kernel';
import { add, set } from '@custodian/kernel';
import { addEffect, exhaustTechnology } from '../../atoms/table.ts';
import { technologies } from '../../facts/index.ts';
import type { G, Seat } from '../../game.ts';
import { gates, shipsOf, systemOf, unitsIn } from '../../queries/board.ts';
import { isCombatRoll } from '../../queries/dice.ts';
import { hasAbility, hasEffect, hasReadyTechnology, hasTechnology, playerOf } from '../../queries/players.ts';
import { isInDeck } from '../../queries/technologies.ts';
import { unitCardId } from '../../queries/units.ts';
import { combatBonus, dieHits, prerequisitesWaived, secondaryUses } from '../../queries/values.ts';
import type { Ti4Component } from '../define.ts';
import { ability, technology, unitAbility, withAbility } from '../define.ts';
import { note } from '../promissory-notes/define.ts';
import type { To } from '../sequences.ts';

export interface JolnarSequences {
  'open the conduit': Called<To<'system activated'>>;
  'siphon energy': Called<To<'system activated'>>;
}

const fragile = ability('fragile', {
  modifies: [withAbility('fragile', add, combatBonus, (_, { kind }, now) => (isCombatRoll(kind) ? now - 1 : now))],
});

const brilliant = ability('brilliant', {
  modifies: [
    withAbility('brilliant', set, secondaryUses, (_, { card }, now) =>
      card === 'technology' ? [...new Set([...now, 'primary' as const])] : now,
    ),
  ],
});

const analytical = ability('analytical', {
  modifies: [
    add(prerequisitesWaived, (g, { seat, technology: id }, now) =>
      hasAbility(g, seat, 'analytical') && !technologies[id].unitUpgrade ? now + 1 : now,
    ),
  ],
});

const CONDUIT = 'technology:spacialConduitCylinder';

/** The active system, and every other with units of the seat. */
function conduit(g: G): readonly string[] {
  const effect = g.effects.find((e) => e.source === CONDUIT);
  if (effect === undefined) return [];
  const { seat, target } = effect;
  return [target, ...g.systems.filter((s) => s.id !== target && unitsIn(s, seat).length > 0).map((s) => s.id)];
}

const spacialConduitCylinder = technology('spacialConduitCylinder', {
  reacts: [
    {
      window: 'system activated',
      may: (g, seat, about) =>
        about.seat === seat &&
        about.ended !== true &&
        hasReadyTechnology(g, seat, 'spacialConduitCylinder') &&
        unitsIn(systemOf(g, about.system), seat).length > 0
          ? null
          : false,
      run: 'open the conduit',
    },
  ],
  procedures: {
    'open the conduit': {
      rule: 'technology',
      steps: {
        exhaust: {
          do: (x) => {
            const { seat, about } = x.v;
            exhaustTechnology(x, seat, 'spacialConduitCylinder');
            addEffect(x, { source: CONDUIT, seat, target: about.system, until: 'action' });
          },
        },
      },
    },
  },
  // The active system alone is next to the others: a pair for each of them.
  modifies: [
    add(gates, (g, _, now) => {
      if (!hasEffect(g, CONDUIT)) return now;
      const [active, ...others] = conduit(g);
      return active === undefined ? now : [...now, ...others.map((other) => [active, other])];
    }),
  ],
});

const eResSiphons = technology('eResSiphons', {
  reacts: [
    {
      window: 'system activated',
      forced: 'in turn',
      may: (g, seat, about) =>
        about.seat !== seat &&
        about.ended !== true &&
        hasTechnology(g, seat, 'eResSiphons') &&
        shipsOf(systemOf(g, about.system), seat).length > 0
          ? null
          : false,
      run: 'siphon energy',
    },
  ],
  procedures: {
    'siphon energy': {
      rule: 'trade goods',
      steps: { gain: { call: 'gain trade goods', with: (x) => ({ seat: x.v.seat, amount: 4 }) } },
    },
  },
});

/** Each of its dice that shows 9 or 10 scores two more hits. */
const jnsHylarim = unitAbility('jnsHylarim', {
  modifies: [
    add(dieHits, (g, { seat, unit, kind, result }, now) =>
      unit === 'flagship' &&
      isCombatRoll(kind) &&
      result >= 9 &&
      unitCardId(g, { seat, type: 'flagship' }) === 'jnsHylarim'
        ? now + 2
        : now,
    ),
  ],
});

const mayGain = (g: G, seat: Seat, id: keyof typeof technologies): boolean =>
  technologies[id].faction === null && !playerOf(g, seat).technologies.includes(id) && isInDeck(g, seat, id);

const researchAgreement = note<'technology researched'>({
  id: 'researchAgreement',
  on: ['technology researched'],
  may: (g, seat, owner, about) => (about.seat === owner && mayGain(g, seat, about.technology) ? null : false),
  effect: {
    rule: 'promissory notes',
    steps: {
      gain: {
        call: 'gain technology',
        with: ({ v: { seat, about } }) => ({ seat, technology: about.technology }),
      },
    },
    gives: () => undefined,
  },
});

export const jolnar: readonly Ti4Component[] = [
  fragile,
  brilliant,
  analytical,
  spacialConduitCylinder,
  eResSiphons,
  jnsHylarim,
  researchAgreement,
];

// The Vuil'raith Cabal.
import type { Called, Choose } from '@custodian/kernel';
import { add, forbid, set } from '@custodian/kernel';
import { captureUnit, returnCaptured } from '../../atoms/capture.ts';
import { addEffect, exhaustTechnology } from '../../atoms/table.ts';
import type { Anomaly, TechnologyId, UnitTypeId } from '../../facts/index.ts';
import { technologies, unitCards } from '../../facts/index.ts';
import type { G, Seat } from '../../game.ts';
import { NOBODY } from '../../game.ts';
import type { FrozenUnit } from '../../queries/board.ts';
import { anomaliesOf, neighbours, systemOf, unitsIn, unitsWhere } from '../../queries/board.ts';
import { mayCapture } from '../../queries/capture.ts';
import { isMechOn } from '../../queries/mechs.ts';
import { riftBonus, rollsForRift } from '../../queries/movement.ts';
import { canPay } from '../../queries/payment.ts';
import { mayResearch } from '../../queries/permissions.ts';
import { hasAbility, hasEffect, hasTechnology, playerOf, unitsLeft } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import { mayIgnoreAll, technologyDeck } from '../../queries/technologies.ts';
import { isStructure, unitCardId } from '../../queries/units.ts';
import { prerequisitesWaived, returnsForProduction } from '../../queries/values.ts';
import type { LostUnit, Windows } from '../../rules/windows.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import type { Ti4Component } from '../define.ts';
import { ability, technology, unitAbility } from '../define.ts';
import { note } from '../promissory-notes/define.ts';
import type { To } from '../sequences.ts';
import { flagshipIn, readied } from './vocabulary.ts';

type Destroyed = Windows['units destroyed'];

const RIFTMELD = 'ability:riftmeld';
const CRUCIBLE = 'note:crucible';

export interface VuilraithSequences {
  'devour the fallen': Called<To<'units destroyed'>>;
  'terror takes the fallen': Called<To<'units destroyed'>>;
  'reanimate infantry': Called<To<'units destroyed'>>;
  'meld with the rift': Called<To<'about to research'>, { readonly must: true }>;
  'open the vortex': Called<To<'component action'>>;
}

const capturable = ({ units }: Destroyed): LostUnit[] => units.filter((unit) => !isStructure(unit));

/** Units of the opponent in a combat of the seat's own. */
function devoured(g: G, seat: Seat, about: Destroyed): LostUnit[] {
  const { combat } = g;
  if (!hasAbility(g, seat, 'devour') || combat === null || combat.system !== about.system) return [];
  const opponent = combat.attacker === seat ? combat.defender : combat.defender === seat ? combat.attacker : NOBODY;
  if (opponent !== about.seat || !mayCapture(g, seat, about.seat)) return [];
  return capturable(about);
}

const devour = ability('devour', {
  reacts: [
    {
      window: 'units destroyed',
      timing: 'when',
      forced: true,
      may: (g, seat, about) => (devoured(g, seat, about).length > 0 ? null : false),
      run: 'devour the fallen',
    },
  ],
  procedures: {
    'devour the fallen': {
      rule: 'capture',
      steps: {
        capture: {
          do: (x) => {
            const { seat, about } = x.v;
            for (const { type } of devoured(x.g, seat, about)) captureUnit(x, seat, about.seat, type);
          },
        },
      },
    },
  },
});

/** What the flagship takes: everything else destroyed in its system, also what falls with it, that is not devoured anyway. */
function terrified(g: G, seat: Seat, about: Destroyed): LostUnit[] {
  const falls = about.seat === seat ? about.units.find((unit) => unit.type === 'flagship') : undefined;
  const isThere =
    flagshipIn(g, seat, 'theTerrorBetween', about.system) !== undefined ||
    (falls !== undefined && unitCardId(g, { seat, type: 'flagship' }) === 'theTerrorBetween');
  if (!isThere || !mayCapture(g, seat, about.seat) || devoured(g, seat, about).length > 0) return [];
  return capturable(about).filter((unit) => unit.id !== falls?.id);
}

const theTerrorBetween = unitAbility('theTerrorBetween', {
  reacts: [
    {
      window: 'units destroyed',
      timing: 'when',
      forced: true,
      may: (g, seat, about) => (terrified(g, seat, about).length > 0 ? null : false),
      run: 'terror takes the fallen',
    },
  ],
  procedures: {
    'terror takes the fallen': {
      rule: 'capture',
      steps: {
        capture: {
          do: (x) => {
            const { seat, about } = x.v;
            for (const { type } of terrified(x.g, seat, about)) captureUnit(x, seat, about.seat, type);
          },
        },
      },
    },
  },
});

/** Own infantry on the planet of a mech, unless the flagship takes them. */
function reanimated(g: G, seat: Seat, about: Destroyed): LostUnit[] {
  const { planet, units } = about;
  if (about.seat !== seat || planet === undefined || terrified(g, seat, about).length > 0) return [];
  const fellWithThem =
    units.some((unit) => unit.type === 'mech') && unitCardId(g, { seat, type: 'mech' }) === 'reanimator';
  if (!isMechOn(g, seat, 'reanimator', planet) && !fellWithThem) return [];
  return units.filter((unit) => unit.type === 'infantry');
}

const reanimator = unitAbility('reanimator', {
  reacts: [
    {
      window: 'units destroyed',
      timing: 'when',
      forced: true,
      may: (g, seat, about) => (reanimated(g, seat, about).length > 0 ? null : false),
      run: 'reanimate infantry',
    },
  ],
  procedures: {
    'reanimate infantry': {
      rule: 'capture',
      steps: {
        capture: {
          do: (x) => {
            for (const { type } of reanimated(x.g, x.v.seat, x.v.about)) captureUnit(x, x.v.seat, x.v.seat, type);
          },
        },
      },
    },
  },
});

const amalgamation = ability('amalgamation', {
  modifies: [set(returnsForProduction, (g, seat, now) => now || hasAbility(g, seat, 'amalgamation'))],
});

/** The type of units that a technology improves; null: it is no upgrade. */
const upgradedBy = (id: TechnologyId): UnitTypeId | null =>
  technologies[id].unitUpgrade ? unitCards[id as keyof typeof unitCards].type : null;

/** 'type owner': the captured units of these types, one of each owner. */
const captives = (g: G, seat: Seat, types: readonly UnitTypeId[]): string[] => [
  ...new Set(
    (playerOf(g, seat).captured ?? [])
      .filter(({ type }) => types.includes(type))
      .map(({ type, owner }) => `${type} ${owner}`),
  ),
];

/** Types of captured units for which the seat could research an upgrade. */
const meldable = (g: G, seat: Seat, among?: readonly TechnologyId[]): UnitTypeId[] => {
  const types = new Set((playerOf(g, seat).captured ?? []).map((unit) => unit.type));
  return [...types].filter((type) =>
    technologyDeck(g, seat).some(
      (technology) =>
        upgradedBy(technology) === type &&
        among?.includes(technology) !== false &&
        !playerOf(g, seat).technologies.includes(technology) &&
        mayResearch(g, { seat, technology }) === null,
    ),
  );
};

const meld: Sequence<'meld with the rift'> = {
  rule: 'technology',
  steps: {
    'return a captured unit': {
      ask: ({ g, v: { seat, about } }): Choose[] => {
        const found = captives(g, seat, meldable(g, seat, about.among));
        if (found.length < 2) return [];
        const options = found.map((id) => {
          const [unit, player] = id.split(' ') as [UnitTypeId, string];
          const isToken = Number(player) === NOBODY;
          const text = isToken
            ? say('option.unit', { unit })
            : say('option.unit of player', { unit, player: Number(player) });
          return { id, text };
        });
        return [{ kind: 'choose', seat, rule: 'technology', ask: say('ask.riftmeld'), options, pick: [1, 1] }];
      },
      then: (x, got) => {
        const { seat, about } = x.v;
        const [picked = captives(x.g, seat, meldable(x.g, seat, about.among))[0]] =
          (got[seat] as readonly string[] | undefined) ?? [];
        if (picked === undefined) return;
        const [type, owner] = picked.split(' ') as [UnitTypeId, string];
        returnCaptured(x, seat, { type, owner: Number(owner) });
        addEffect(x, { source: RIFTMELD, seat, target: type, until: 'research' });
      },
    },
  },
  // The unit is the price of a research, which takes place.
  gives: () => ({ must: true }),
};

const riftmeld = ability('riftmeld', {
  reacts: [
    {
      window: 'about to research',
      timing: 'when',
      may: (g, seat, about) =>
        about.seat === seat &&
        about.instead !== true &&
        hasAbility(g, seat, 'riftmeld') &&
        canPay(g, seat, 'resources', about.cost) &&
        meldable(g, seat, about.among).length > 0
          ? null
          : false,
      run: 'meld with the rift',
    },
  ],
  procedures: { 'meld with the rift': meld },
  modifies: [
    set(prerequisitesWaived, (g, { seat, technology }, now) => {
      const type = upgradedBy(technology);
      return type !== null && hasEffect(g, RIFTMELD, seat, type) ? 99 : now;
    }),
    forbid(mayResearch, (g, { seat, technology }, now) =>
      now === null && hasEffect(g, RIFTMELD, seat) && !hasEffect(g, RIFTMELD, seat, upgradedBy(technology) ?? '')
        ? why('technology', 'why.not what was returned for')
        : now,
    ),
    set(mayIgnoreAll, (g, { seat }, now) => now || (hasAbility(g, seat, 'riftmeld') && meldable(g, seat).length > 0)),
  ],
});

const RIFT: Anomaly = 'gravityRift';
type Tear = 'dimensionalTear' | 'dimensionalTearII';

/** A dock of this kind of the seat, or of anybody, in the system. */
function hasTear(g: G, system: string, card: Tear, seat?: Seat): boolean {
  const { space, planets } = systemOf(g, system);
  if (isTearAmong(g, space, card, seat)) return true;
  for (const { units } of planets) if (isTearAmong(g, units, card, seat)) return true;
  return false;
}

function isTearAmong(g: G, units: readonly FrozenUnit[], card: Tear, seat: Seat | undefined): boolean {
  for (const { type, owner } of units)
    if (type === 'spaceDock' && (seat === undefined || owner === seat) && unitCardId(g, { seat: owner, type }) === card)
      return true;
  return false;
}

/** Its system is a gravity rift for everybody; ships of its owner do not roll. */
const dimensionalTear = (card: Tear): Ti4Component =>
  unitAbility(card, {
    modifies: [
      add(anomaliesOf, (g, { system }, now) =>
        g.options.prophecy === true && !now.includes('gravityRift') && hasTear(g, system, card) ? [...now, RIFT] : now,
      ),
      set(rollsForRift, (g, { seat, system }, now) => now && !hasTear(g, system, card, seat)),
    ],
  });

/** Whose units of which types lie next to a dock of the seat and could be captured: 'seat type'. */
function vortexTargets(g: G, seat: Seat): string[] {
  const near = new Set(
    unitsWhere(g, (u) => u.owner === seat && u.type === 'spaceDock').flatMap(({ system }) =>
      neighbours(g, system.id, seat),
    ),
  );
  const targets = new Set<string>();
  for (const id of near)
    for (const other of g.players.keys()) {
      if (other === seat || !mayCapture(g, seat, other)) continue;
      for (const unit of unitsIn(systemOf(g, id), other))
        if (!isStructure(unit) && unitsLeft(g, other, unit.type) > 0) targets.add(`${other} ${unit.type}`);
    }
  return [...targets];
}

const openVortex: Sequence<'open the vortex'> = {
  rule: 'capture',
  steps: {
    'choose a unit': {
      ask: ({ g, v: { seat } }): Choose[] => {
        const targets = vortexTargets(g, seat);
        if (targets.length < 2) return [];
        const options = targets.map((id) => {
          const [player, unit] = id.split(' ') as [string, UnitTypeId];
          return { id, text: say('option.unit of player', { unit, player: Number(player) }) };
        });
        return [{ kind: 'choose', seat, rule: 'capture', ask: say('ask.vortex'), options, pick: [1, 1] }];
      },
      then: (x, got) => {
        const { seat } = x.v;
        const [picked = vortexTargets(x.g, seat)[0]] = (got[seat] as readonly string[] | undefined) ?? [];
        exhaustTechnology(x, seat, 'vortex');
        if (picked === undefined) return;
        const [player, unit] = picked.split(' ') as [string, UnitTypeId];
        captureUnit(x, seat, Number(player), unit);
      },
    },
  },
};

const vortex = technology('vortex', {
  reacts: [
    {
      window: 'component action',
      may: (g, seat) => {
        const now = hasTechnology(g, seat, 'vortex') ? readied(g, seat, 'vortex') : false;
        if (now !== null) return now;
        return vortexTargets(g, seat).length > 0 ? null : why('capture', 'why.no target');
      },
      run: 'open the vortex',
    },
  ],
  procedures: { 'open the vortex': openVortex },
});

/** No dice for rifts in this movement, and one move more for whoever leaves one. */
const crucible = note<'system activated'>({
  id: 'crucible',
  on: ['system activated'],
  may: (_, seat, __, about) => (about.seat === seat && about.ended !== true ? null : false),
  effect: {
    rule: 'promissory notes',
    steps: {
      'the rifts are calm': { do: (x) => addEffect(x, { source: CRUCIBLE, seat: x.v.seat, until: 'movement' }) },
    },
    gives: () => undefined,
  },
  modifies: [
    set(rollsForRift, (g, { seat }, now) => now && !hasEffect(g, CRUCIBLE, seat)),
    add(riftBonus, (g, seat, now) => (hasEffect(g, CRUCIBLE, seat) ? now + 1 : now)),
  ],
});

export const vuilraith: readonly Ti4Component[] = [
  devour,
  amalgamation,
  riftmeld,
  theTerrorBetween,
  reanimator,
  dimensionalTear('dimensionalTear'),
  dimensionalTear('dimensionalTearII'),
  technology('dimensionalTearII', { inRules: 'queries/units.ts' }),
  vortex,
  crucible,
];

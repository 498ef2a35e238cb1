// Technologies that work in combats, bombardments and where space cannons fire.
import type { Choose } from '@custodian/kernel';
import { limit } from '@custodian/kernel';
import { addEffect, exhaustTechnology } from '../../atoms/table.ts';
import { repairUnit } from '../../atoms/units.ts';
import type { PlanetId, UnitTypeId } from '../../facts/index.ts';
import { shipTypeIds } from '../../facts/index.ts';
import type { G, Seat } from '../../game.ts';
import type { FrozenUnit } from '../../queries/board.ts';
import { locate, planetOf, shipsOf, systemOf } from '../../queries/board.ts';
import { forcesAt, isFoughtBy, opponent } from '../../queries/combat.ts';
import type { DiceGroup } from '../../queries/dice.ts';
import { hasShield } from '../../queries/permissions.ts';
import { hasEffect, hasReadyTechnology, hasTechnology } from '../../queries/players.ts';
import { cardOf, isNonFighterShip } from '../../queries/units.ts';
import { combatDice } from '../../queries/values.ts';
import type { CombatRound } from '../../rules/windows.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import type { Ti4Component } from '../define.ts';
import { technology } from '../define.ts';

const MAGEN = 'technology:magenDefenseGrid';

/** The combat is this seat's. */
const isIn = ({ attacker, defender }: CombatRound, seat: Seat): boolean => seat === attacker || seat === defender;

/** Dacxive Animators: whoever won a ground combat gets one infantry more. */
const dacxiveAnimators: Sequence<'technology dacxiveAnimators'> = {
  rule: 'technology',
  steps: {
    'place an infantry': {
      rule: 'reinforcements',
      call: 'place units',
      with: (x) => ({
        seat: x.v.seat,
        type: 'infantry',
        count: 1,
        places: [x.v.about.planet as PlanetId],
        why: say('technology.dacxiveAnimators'),
      }),
    },
  },
};

/** Plasma Scoring: one die more for one of the units, in the whole roll, for whoever wants it. */
const plasmaScoring: Sequence<'technology plasmaScoring'> = {
  rule: 'technology',
  steps: {
    'who rolls it': {
      ask: (x) => [chooseGroup(x.v.seat, x.v.about.groups)],
      then: (x, got) => {
        const [picked] = (got[x.v.seat] as readonly string[] | undefined) ?? [];
        if (picked !== undefined) x.v.group = Number(picked);
      },
    },
  },
  gives: (x) => ({
    groups: x.v.about.groups.map((group, at) => (at === x.v.group ? { ...group, dice: group.dice + 1 } : group)),
  }),
};

const easeOf = ({ need, bonus }: DiceGroup): number => need - bonus;

/** Of the dice against each planet those that hit most easily. */
function bestGroups(groups: readonly DiceGroup[]): number[] {
  const best = new Map<string, number>();
  groups.forEach((group, at) => {
    const known = groups[best.get(group.planet ?? '') ?? -1];
    if (known === undefined || easeOf(group) < easeOf(known)) best.set(group.planet ?? '', at);
  });
  return [...best.values()];
}

/** The unit that hits most easily, at each planet where a bombardment is aimed at several; or none. */
function chooseGroup(seat: Seat, groups: readonly DiceGroup[]): Choose {
  const best = bestGroups(groups);
  const options = best.map((at) => {
    const { unit, planet } = groups[at] as DiceGroup;
    return {
      id: String(at),
      text: planet === undefined ? say('option.unit', { unit }) : say('option.unit against planet', { unit, planet }),
      on: planet === undefined ? [] : [planet],
    };
  });
  const proposal = options.slice(0, 1).map(({ id }) => id);
  return { kind: 'choose', seat, rule: 'technology', ask: say('ask.plasmaScoring'), options, pick: [0, 1], proposal };
}

/** Magen Defense Grid: the opponent makes no combat rolls in this round. */
const magenDefenseGrid: Sequence<'technology magenDefenseGrid'> = {
  rule: 'technology',
  steps: {
    'raise the grid': {
      do: (x) => {
        const { seat, about } = x.v;
        exhaustTechnology(x, seat, 'magenDefenseGrid');
        addEffect(x, { source: MAGEN, seat: opponent(about, seat), target: about.planet ?? '', until: 'combat round' });
      },
    },
  },
};

/** Is there a unit of the seat on the planet that has Planetary Shield, and still has it? */
function isShielded(g: G, seat: Seat, { planet, system }: CombatRound): boolean {
  if (planet === undefined) return false;
  if (!planetOf(g, planet).units.some((unit) => unit.owner === seat && hasShield(g, { unit }))) return false;
  return !systemOf(g, system).space.some((u) => u.owner !== seat && cardOf(g, u).stripsShields);
}

/** Duranium Armor: one damaged unit that has not sustained damage in this round is repaired. */
const duraniumArmor: Sequence<'technology duraniumArmor'> = {
  rule: 'technology',
  steps: {
    'repair a unit': {
      ask: (x) => chooseUnit(x.v.seat, 'ask.duraniumArmor', repairable(x.g, x.v.seat, x.v.about)),
      then: (x, got) => {
        const { seat, about } = x.v;
        const [picked] = (got[seat] as readonly string[] | undefined) ?? [];
        const id = picked === undefined ? repairable(x.g, seat, about)[0]?.id : Number(picked);
        const found = id === undefined ? undefined : locate(x.g, id);
        if (found !== undefined) repairUnit(x, { system: found.system.id, planet: found.planet?.id }, found.unit.id);
      },
    },
  },
};

const repairable = (g: G, seat: Seat, { system, planet }: CombatRound): FrozenUnit[] =>
  forcesAt(g, system, planet, seat).filter((u) => u.damaged && g.combat?.sustained.includes(u.id) !== true);

/** Asked only where the units are not alike. */
function chooseUnit(
  seat: Seat,
  ask: 'ask.duraniumArmor' | 'ask.assaultCannon',
  units: readonly FrozenUnit[],
): Choose[] {
  const alike = units.filter((unit, at) => units.findIndex((u) => isAlike(u, unit)) === at);
  if (alike.length < 2) return [];
  return [
    {
      kind: 'choose',
      seat,
      rule: 'technology',
      ask: say(ask),
      options: alike.map(({ id, type, damaged }) => ({
        id: String(id),
        text: damaged ? say('option.damaged unit', { unit: type }) : say('option.unit', { unit: type }),
        on: [`unit ${id}`],
      })),
      pick: [1, 1],
    },
  ];
}

const isAlike = (a: FrozenUnit, b: FrozenUnit): boolean => a.type === b.type && a.damaged === b.damaged;

/** Assault Cannon: the opponent destroys one of his ships that are no fighters. */
const assaultCannon: Sequence<'technology assaultCannon'> = {
  rule: 'technology',
  steps: {
    'choose a ship': {
      ask: (x) =>
        chooseUnit(opponent(x.v.about, x.v.seat), 'ask.assaultCannon', shipsAgainst(x.g, x.v.seat, x.v.about)),
      then: (x, got) => {
        const { seat, about } = x.v;
        const [picked] = (got[opponent(about, seat)] as readonly string[] | undefined) ?? [];
        const id = picked === undefined ? shipsAgainst(x.g, seat, about)[0]?.id : Number(picked);
        if (id === undefined) return 'end';
        x.v.ship = id;
        return undefined;
      },
    },
    'destroy it': {
      rule: 'destroyed',
      call: 'destroy units',
      with: (x) => ({
        seat: opponent(x.v.about, x.v.seat),
        enemy: x.v.seat,
        system: x.v.about.system,
        ids: [x.v.ship as number],
        kind: null,
      }),
    },
  },
};

const ASSAULT_SHIPS = 3;

const bigShips = (g: G, seat: Seat, { system, planet }: CombatRound): FrozenUnit[] =>
  forcesAt(g, system, planet, seat).filter((u) => u.type !== 'fighter');

const shipsAgainst = (g: G, seat: Seat, about: CombatRound): FrozenUnit[] => bigShips(g, opponent(about, seat), about);

/** Graviton Laser System: hits go to ships other than fighters. */
const gravitonLaserSystem: Sequence<'technology gravitonLaserSystem'> = {
  rule: 'technology',
  steps: {
    'focus the lasers': { do: (x) => exhaustTechnology(x, x.v.seat, 'gravitonLaserSystem') },
  },
  gives: () => ({ only: NON_FIGHTERS }),
};
const NON_FIGHTERS: readonly UnitTypeId[] = shipTypeIds.filter((type) => type !== 'fighter');

export const combatTechnologies: readonly Ti4Component[] = [
  technology('dacxiveAnimators', {
    reacts: [
      {
        window: 'combat won',
        may: (g, seat, { kind, seat: winner }) =>
          kind === 'ground combat' && winner === seat && hasTechnology(g, seat, 'dacxiveAnimators') ? null : false,
        run: 'technology dacxiveAnimators',
      },
    ],
    procedures: { 'technology dacxiveAnimators': dacxiveAnimators },
  }),
  technology('plasmaScoring', {
    reacts: [
      {
        window: 'before dice',
        may: (g, seat, { seat: by, kind, groups }) =>
          by === seat &&
          (kind === 'bombardment' || kind === 'space cannon offense' || kind === 'space cannon defense') &&
          groups.length > 0 &&
          hasTechnology(g, seat, 'plasmaScoring')
            ? null
            : false,
        run: 'technology plasmaScoring',
        forced: true,
      },
    ],
    procedures: { 'technology plasmaScoring': plasmaScoring },
  }),
  technology('magenDefenseGrid', {
    reacts: [
      {
        window: 'combat round begins',
        may: (g, seat, about) =>
          about.kind === 'ground combat' &&
          isFoughtBy(g, seat, about) &&
          hasReadyTechnology(g, seat, 'magenDefenseGrid') &&
          isShielded(g, seat, about)
            ? null
            : false,
        run: 'technology magenDefenseGrid',
      },
    ],
    modifies: [
      limit(combatDice, (g, { kind, seat, planet }, now) =>
        kind === 'ground combat' && now > 0 && g.effects.length > 0 && hasEffect(g, MAGEN, seat, planet) ? 0 : now,
      ),
    ],
    procedures: { 'technology magenDefenseGrid': magenDefenseGrid },
  }),
  technology('duraniumArmor', {
    reacts: [
      {
        window: 'hits assigned',
        may: (g, seat, about) =>
          isIn(about, seat) && hasTechnology(g, seat, 'duraniumArmor') && repairable(g, seat, about).length > 0
            ? null
            : false,
        run: 'technology duraniumArmor',
        forced: true,
      },
    ],
    procedures: { 'technology duraniumArmor': duraniumArmor },
  }),
  technology('assaultCannon', {
    reacts: [
      {
        window: 'combat round begins',
        may: (g, seat, about) =>
          about.kind === 'space combat' &&
          about.round === 1 &&
          isIn(about, seat) &&
          hasTechnology(g, seat, 'assaultCannon') &&
          bigShips(g, seat, about).length >= ASSAULT_SHIPS &&
          shipsAgainst(g, seat, about).length > 0
            ? null
            : false,
        run: 'technology assaultCannon',
        // What others lose or gain before counts.
        forced: 'in turn',
      },
    ],
    procedures: { 'technology assaultCannon': assaultCannon },
  }),
  technology('gravitonLaserSystem', {
    reacts: [
      {
        window: 'before space cannon',
        may: (g, seat, about) =>
          about.seat === seat &&
          about.planet === undefined &&
          hasReadyTechnology(g, seat, 'gravitonLaserSystem') &&
          shipsOf(systemOf(g, about.system), about.enemy).some(isNonFighterShip)
            ? null
            : false,
        run: 'technology gravitonLaserSystem',
      },
    ],
    procedures: { 'technology gravitonLaserSystem': gravitonLaserSystem },
  }),
];

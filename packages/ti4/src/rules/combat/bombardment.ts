// Bombardment: before ground forces are committed, the active player's units that can may bombard planets of the system. All of them
// or none, each at one planet.
import type { Plan, Refusal } from '@custodian/kernel';
import { askForPlan, planned } from '@custodian/kernel';
import { showBombardment } from '../../atoms/battle.ts';
import type { PlanetId } from '../../facts/index.ts';
import type { G, Seat } from '../../game.ts';
import { NOBODY } from '../../game.ts';
import type { Bombarding } from '../../plans/combat.ts';
import { bombardmentPlan } from '../../plans/combat.ts';
import type { FrozenPlanet, FrozenUnit } from '../../queries/board.ts';
import { planetOf, systemOf } from '../../queries/board.ts';
import type { Engagement } from '../../queries/combat.ts';
import { aboutUnit, bombardersIn, diceOf, garrisonOn } from '../../queries/combat.ts';
import type { DiceGroup } from '../../queries/dice.ts';
import { mayBombard } from '../../queries/permissions.ts';
import { why } from '../../queries/refusals.ts';
import { combatDice } from '../../queries/values.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import type { DiceRolled, LostUnit } from '../windows.ts';
import { hitsOfGroup } from './dice.ts';

export interface Bombardment {
  readonly seat: Seat;
  readonly system: string;
  targets?: readonly Bombarding[];
}

export const bombardment: Sequence<'bombardment'> = {
  rule: 'bombardment',
  steps: {
    'choose targets': {
      ask: (x) => {
        const open = bombardmentsOpen(x.g, x.v.seat, x.v.system);
        const isWorth = open.some(({ planet }) => garrisonOn(x.g, planetOf(x.g, planet), x.v.seat) !== NOBODY);
        return isWorth ? [askForTargets(x.g, x.v, open)] : [];
      },
      then: (x, got) => {
        x.v.targets = planned(bombardmentPlan, got, x.v.seat)?.targets ?? [];
      },
    },
    bombard: {
      call: 'bombard',
      with: ({ v: { seat, system, targets = [] } }) => (targets.length === 0 ? null : { seat, system, targets }),
    },
  },
};

export interface Bombarded extends Bombardment {
  readonly targets: readonly Bombarding[];
  /** The dice as they lie. */
  groups?: readonly DiceGroup[];
  /** The planets whose turn is still to come. */
  waiting?: readonly PlanetId[];
  lost?: readonly LostUnit[];
}

export const bombard: Sequence<'bombard'> = {
  rule: 'bombardment',
  steps: {
    'roll dice': {
      call: 'roll dice',
      with: (x) => {
        const { seat, targets } = x.v;
        x.v.waiting = [...new Set(targets.map((t) => t.planet))];
        for (const planet of x.v.waiting) showBombardment(x, seat, planet);
        const groups = x.v.waiting.flatMap((planet) => diceAt(x.g, x.v, planet));
        if (groups.length === 0) return null;
        const [only] = x.v.waiting.length === 1 ? x.v.waiting : [];
        return { ...rolledAt(x.g, x.v, only), groups };
      },
      then: (x, { groups }) => {
        x.v.groups = groups;
      },
    },
    'assign hits': {
      call: 'take hits',
      with: (x) => {
        const planet = x.v.waiting?.[0];
        if (planet === undefined) return null;
        const { seat, system, groups = [] } = x.v;
        const victim = garrisonOn(x.g, planetOf(x.g, planet), seat);
        let hits = 0;
        for (const group of groups)
          if (group.planet === planet) hits += hitsOfGroup(x.g, rolledAt(x.g, x.v, planet), group);
        return { seat: victim, by: seat, system, planet, hits: victim === NOBODY ? 0 : hits, kind: 'bombardment' };
      },
      then: (x, { destroyed }) => {
        x.v.lost = destroyed;
      },
    },
    'planet bombarded': {
      window: 'planet bombarded',
      about: (x) => {
        const planet = x.v.waiting?.[0];
        if (planet === undefined) return null;
        const { seat, system, lost = [] } = x.v;
        const { owner } = planetOf(x.g, planet);
        return { seat, enemy: owner, system, planet, units: lost };
      },
    },
    'next planet': {
      do: (x) => {
        x.v.waiting = x.v.waiting?.slice(1) ?? [];
        return x.v.waiting.length > 0 ? { goto: 'assign hits' } : undefined;
      },
    },
  },
};

function engagementAt(g: G, { seat, system }: Bombardment, planet: PlanetId): Engagement {
  const at = planetOf(g, planet);
  const garrison = garrisonOn(g, at, seat);
  const defender = garrison === NOBODY ? at.owner : garrison;
  return { kind: 'bombardment', attacker: seat, defender, system, planet, round: 0 };
}

/** What a roll at a planet, or (without one) at several, is about. */
function rolledAt(g: G, v: Bombardment, planet: PlanetId | undefined): Omit<DiceRolled, 'groups'> {
  const { seat, system } = v;
  const about = { seat, kind: 'bombardment', round: 0, system } as const;
  return planet === undefined
    ? { ...about, enemy: NOBODY }
    : { ...about, planet, enemy: engagementAt(g, v, planet).defender };
}

/** The dice of the units that bombard a planet. */
function diceAt(g: G, v: Bombarded, planet: PlanetId): DiceGroup[] {
  const ids = v.targets.filter((t) => t.planet === planet).map((t) => t.unit);
  const units = bombardersIn(g, v.seat, v.system).filter((u) => ids.includes(u.id));
  return diceOf(g, engagementAt(g, v, planet), v.seat, units).map((group) => ({ ...group, planet }));
}

/** Does the unit have Bombardment against the planet just now? */
export const bombards = (g: G, v: Bombardment, unit: FrozenUnit, planet: PlanetId): boolean =>
  combatDice(g, aboutUnit(engagementAt(g, v, planet), v.seat, unit.type)) > 0;

/** Which units of the seat may bombard which planets of the system: those of others that nothing protects. */
export function bombardmentsOpen(g: G, seat: Seat, system: string): Bombarding[] {
  const at = systemOf(g, system);
  const open: Bombarding[] = [];
  if (!at.planets.some((p) => p.owner !== seat)) return open;
  for (const unit of bombardersIn(g, seat, system)) {
    for (const planet of at.planets)
      if (refuseTarget(g, { seat, system }, unit, planet) === null) open.push({ unit: unit.id, planet: planet.id });
  }
  return open;
}

function refuseTarget(g: G, v: Bombardment, unit: FrozenUnit, planet: FrozenPlanet): Refusal | null {
  if (planet.owner === v.seat) return why('bombardment', 'why.bombards own planet', { planet: planet.id });
  if (!bombards(g, v, unit, planet.id)) return why('bombardment', 'why.no bombardment', { unit: unit.type });
  return mayBombard(g, { seat: v.seat, planet: planet.id, unit: unit.type });
}

function askForTargets(g: G, v: Bombardment, open: readonly Bombarding[]): Plan {
  const { seat, system } = v;
  return askForPlan(bombardmentPlan, {
    seat,
    rule: 'bombardment',
    ask: say('ask.bombardment', { system }),
    about: () => ({ system, open }),
    check: ({ targets }) => refuseTargets(g, v, open, targets),
    sample: (roll) => ({
      targets: roll(6) === 1 ? [] : oneEach(open, (few) => few[roll(few.length) - 1] as Bombarding),
    }),
    fallback: () => ({ targets: oneEach(open, (few) => strongest(g, seat, few)) }),
  });
}

function refuseTargets(
  g: G,
  v: Bombardment,
  open: readonly Bombarding[],
  targets: readonly Bombarding[],
): Refusal | null {
  if (targets.length === 0) return null;
  const at = systemOf(g, v.system);
  const bombarders = bombardersIn(g, v.seat, v.system);
  const named = new Set<number>();
  for (const target of targets) {
    const unit = bombarders.find((u) => u.id === target.unit);
    const planet = at.planets.find((p) => p.id === target.planet);
    if (unit === undefined || planet === undefined) return why('bombardment', 'why.not in the system');
    if (named.has(unit.id)) return why('bombardment', 'why.unit named twice');
    named.add(unit.id);
    const refused = refuseTarget(g, v, unit, planet);
    if (refused !== null) return refused;
  }
  return open.every(({ unit }) => named.has(unit)) ? null : why('bombardment', 'why.all bombard or none');
}

/** For each unit one of its targets. */
function oneEach(open: readonly Bombarding[], pick: (few: readonly Bombarding[]) => Bombarding): Bombarding[] {
  const chosen: Bombarding[] = [];
  for (let i = 0; i < open.length; ) {
    let end = i;
    while (open[end]?.unit === open[i]?.unit) end++;
    chosen.push(pick(open.slice(i, end)));
    i = end;
  }
  return chosen;
}

/** The planet with most ground forces of others. */
function strongest(g: G, seat: Seat, few: readonly Bombarding[]): Bombarding {
  const garrison = ({ planet }: Bombarding): number =>
    planetOf(g, planet).units.filter((u) => u.owner !== seat && u.owner === garrisonOn(g, planetOf(g, planet), seat))
      .length;
  return few.reduce((best, each) => (garrison(each) > garrison(best) ? each : best));
}

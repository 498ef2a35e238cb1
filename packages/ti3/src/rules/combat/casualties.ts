// Casualties: whoever is hit decides what is lost. A ship that sustains damage takes its first hit by being damaged.
import type { Bound } from '@custodian/galaxy';
import { hitAssignment } from '@custodian/galaxy';
import type { Plan, Refusal } from '@custodian/kernel';
import { askForPlan, planned } from '@custodian/kernel';
import { damageShip } from '../../atoms/units.ts';
import type { PlanetId, UnitId } from '../../content/facts/index.ts';
import type { G, Seat, Ti3 } from '../../game.ts';
import type { HitPlan } from '../../plans/battle.ts';
import { hitPlan } from '../../plans/battle.ts';
import { inOrderOfLoss } from '../../queries/battle.ts';
import type { FrozenShip } from '../../queries/board.ts';
import { planetOf, shipsOf, systemOf } from '../../queries/board.ts';
import { sustains } from '../../queries/fleet.ts';
import { leadersLast } from '../../queries/leaders.ts';
import { why } from '../../queries/refusals.ts';
import { boundHits } from '../../queries/values.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import { ifAnyEscape } from './leader-fate.ts';
import { loseGroundForces, loseInvaders, loseShips } from './losses.ts';

export interface TakingHits {
  seat: Seat;
  enemy: Seat;
  system: string;
  hits: number;
  /** In a space battle, shots before it included; PDS fire is not. */
  battle: boolean;
  /** Damaged just now, for each of which a window opens. */
  damaged?: readonly number[];
  waiting?: readonly number[];
  destroy?: readonly number[];
  units?: readonly UnitId[];
}

/** A fleet takes hits; gives the number of ships destroyed. */
export const takeHits: Sequence<'take hits'> = {
  rule: 'space battle.casualties',
  steps: {
    'assign hits': {
      ask: (x) => {
        const fleet = leadersLast(x.g, shipsOf(systemOf(x.g, x.v.system), x.v.seat));
        const bound = bindingHits(x.g, x.v, fleet);
        return withoutChoice(x.g, fleet, x.v.hits, bound) === null ? [hitDecision(x.v, fleet, bound)] : [];
      },
      then: (x, got) => {
        const fleet = shipsOf(systemOf(x.g, x.v.system), x.v.seat);
        const plan =
          planned(hitPlan, got, x.v.seat) ?? withoutChoice(x.g, fleet, x.v.hits, bindingHits(x.g, x.v, fleet));
        const { destroy, damage } = plan ?? { destroy: [], damage: [] };
        for (const id of damage) damageShip(x, x.v.system, id);
        x.v.hits = fleet.filter((s) => destroy.includes(s.id)).reduce((sum, s) => sum + endurance(s), 0);
        x.v.destroy = destroy;
        x.v.damaged = damage;
        x.v.waiting = damage;
      },
    },
    'ship damaged': {
      rule: 'sustaining damage',
      window: 'ship damaged',
      about: (x) => {
        const { seat, enemy, system, battle, waiting: [ship] = [] } = x.v;
        return ship === undefined ? null : { seat, enemy, system, battle, ship };
      },
      then: (x) => {
        x.v.waiting = x.v.waiting?.slice(1) ?? [];
        return { goto: 'ship damaged' };
      },
    },
    'repaired in between': {
      // A ship repaired at once may sustain again: the hits that are left are assigned anew.
      do: (x) => {
        const repaired = (s: FrozenShip): boolean => (x.v.damaged ?? []).includes(s.id) && !s.damaged;
        if (x.v.hits > 0 && systemOf(x.g, x.v.system).ships.some(repaired)) return { goto: 'assign hits' };
        return undefined;
      },
    },
    'remove casualties': {
      do: (x) => {
        const destroy = x.v.destroy ?? [];
        x.v.units = systemOf(x.g, x.v.system)
          .ships.filter((s) => destroy.includes(s.id))
          .map((s) => s.type);
        loseShips(x, x.v.system, destroy, x.v.battle ? x.v.enemy : undefined);
      },
    },
    'ships destroyed': {
      window: 'ships destroyed',
      about: (x) => {
        const { seat, enemy, system, battle, units = [] } = x.v;
        return units.length === 0 ? null : { seat, enemy, system, battle, units };
      },
    },
    'leaders escape': { rule: 'leaders.killed or captured', call: 'leaders escape', with: ifAnyEscape },
  },
  gives: (x) => x.v.units?.length ?? 0,
};

export interface TakingGroundHits {
  seat: Seat;
  planet: PlanetId;
  hits: number;
  killed?: number;
}

/** Ground forces of one side on a planet take hits; an invader may give up fighters that fight beside them.
 *  Gives the number of ground forces killed. */
export const takeGroundHits: Sequence<'take ground hits'> = {
  rule: 'invasion.casualties',
  steps: {
    'remove casualties': {
      ask: (x) => {
        const { least, most } = fightersLost(x);
        if (least === most) return [];
        const options = Array.from({ length: most - least + 1 }, (_, i) => {
          const fighters = least + i;
          const groundForces = x.v.hits - fighters;
          return { id: String(fighters), text: say('option.lose ground forces', { groundForces, fighters }) };
        });
        const ask = say('ask.ground hits', { hits: x.v.hits, planet: x.v.planet });
        return [{ kind: 'choose', seat: x.v.seat, rule: 'invasion.casualties', ask, options, pick: [1, 1] }];
      },
      then: (x, got) => {
        const at = planetOf(x.g, x.v.planet);
        if (at.owner === x.v.seat) {
          x.v.killed = Math.min(x.v.hits, at.groundForces);
          loseGroundForces(x, x.v.planet, x.v.killed);
          return;
        }
        const picked = (got[x.v.seat] as readonly string[] | undefined)?.[0];
        const fighters = picked === undefined ? fightersLost(x).least : Number(picked);
        x.v.killed = Math.min(x.v.hits - fighters, at.invaders?.groundForces ?? 0);
        loseInvaders(x, x.v.planet, x.v.killed, fighters);
      },
    },
  },
  gives: (x) => x.v.killed ?? 0,
};

/** How many fighters the seat may give up for the hits, ground forces taking the rest. */
function fightersLost(x: Ti3<TakingGroundHits>): { least: number; most: number } {
  const at = planetOf(x.g, x.v.planet);
  if (at.owner === x.v.seat || at.invaders === null) return { least: 0, most: 0 };
  const { groundForces, fighters } = at.invaders;
  const most = Math.min(x.v.hits, fighters);
  return { least: Math.min(most, Math.max(0, x.v.hits - groundForces)), most };
}

/** Hits it takes to destroy a ship. */
const endurance = (ship: FrozenShip): number => (sustains(ship) ? 2 : 1);

const assigning = hitAssignment<FrozenShip>({ endurance, damaged: (ship) => ({ ...ship, damaged: true }) });

/** The hits that ships must take before others do, as far as they can. */
function bindingHits(g: G, { seat, system, hits, battle }: TakingHits, fleet: readonly FrozenShip[]): Bound[] {
  if (!battle) return [];
  const wanted = boundHits(g, { seat, system }).map(({ ship, hits: first }) => ({ id: ship, hits: first }));
  return wanted.length === 0 ? [] : assigning.binding(fleet, hits, wanted);
}

/** What happens when there is nothing to decide: all ships go, or all are alike. Null: the owner decides. */
const withoutChoice = (g: G, fleet: readonly FrozenShip[], hits: number, bound: readonly Bound[]): HitPlan | null =>
  assigning.afterBound(fleet, hits, bound, (left, free) =>
    assigning.withoutChoice(left, free, (ships) => areAlike(g, ships)),
  );

function areAlike(g: G, fleet: readonly FrozenShip[]): boolean {
  const first = fleet[0] as FrozenShip;
  return fleet.every(
    (s) =>
      s.type === first.type &&
      s.damaged === first.damaged &&
      s.groundForces === first.groundForces &&
      s.pds === first.pds &&
      !g.leaders.some((leader) => leader.place === 'ship' && leader.at === String(s.id)),
  );
}

function hitDecision(
  { seat, enemy, system, hits }: TakingHits,
  fleet: readonly FrozenShip[],
  bound: readonly Bound[],
): Plan {
  const { afterBound, random, usual } = assigning;
  return askForPlan(hitPlan, {
    seat,
    rule: 'space battle.casualties',
    ask: say('ask.hits', { hits, system }),
    about: () => ({ system, enemy, hits, bound: bound.map((b) => ({ ship: b.id, hits: b.hits })) }),
    check: (plan) => refuseHits(plan, fleet, hits, bound),
    sample: (roll) => afterBound(fleet, hits, bound, (left, free) => random(left, free, roll)),
    fallback: () => afterBound(fleet, hits, bound, (left, free) => usual(left, free, inOrderOfLoss(left))),
  });
}

function refuseHits(
  plan: HitPlan,
  fleet: readonly FrozenShip[],
  hits: number,
  bound: readonly Bound[],
): Refusal | null {
  const wrong = assigning.fault(plan, fleet, hits, bound);
  switch (wrong?.fault) {
    case undefined:
      return null;
    case 'hit twice':
      return why('space battle.casualties', 'why.ship hit twice');
    case 'not there':
      return why('space battle.casualties', 'why.ship not in fleet');
    case 'cannot sustain':
      return why('sustaining damage', 'why.cannot sustain', { unit: wrong.unit.type });
    case 'other number':
      return why('space battle.casualties', 'why.hits assigned', { hits, given: wrong.given });
    case 'bound elsewhere':
      return why('action cards.playing', 'why.hits bound', { hits: wrong.due });
  }
}

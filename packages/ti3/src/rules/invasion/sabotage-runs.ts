// Sabotage runs: before a space battle fighters fly against enemy war suns, the attacker's first.
import type { Plan, Refusal, Roll } from '@custodian/kernel';
import { askForPlan, planned, used } from '@custodian/kernel';
import { showSabotageRun } from '../../atoms/battle.ts';
import type { G, Seat, Ti3 } from '../../game.ts';
import type { Pool } from '../../plans/battle.ts';
import { sabotagePlan } from '../../plans/battle.ts';
import type { DiceGroup, Engagement } from '../../queries/battle.ts';
import { shipsOf, systemOf } from '../../queries/board.ts';
import { fightersIn } from '../../queries/fleet.ts';
import { leadersLast } from '../../queries/leaders.ts';
import { why } from '../../queries/refusals.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import type { Rolling } from '../combat/dice.ts';
import { loseShips } from '../combat/losses.ts';
import type { Meeting } from '../windows.ts';

/** Neither result is ever modified. */
const OUTER_DEFENSES = 9;
const INNER_DEFENSES = 10;

/** Both sides may send their fighters, the attacker first. */
export const sabotageRuns: Sequence<'sabotage runs'> = {
  rule: 'sabotage runs',
  steps: {
    "the attacker's run": { call: 'sabotage run', with: ({ v }) => runOf(v, v.attacker, v.defender) },
    "the defender's run": { call: 'sabotage run', with: ({ v }) => runOf(v, v.defender, v.attacker) },
  },
};

/** Is there a war sun that enemy fighters could fly against? */
export function isSabotagePossible(g: G, { attacker, defender, system }: Meeting): boolean {
  if (!g.options.sabotageRuns) return false;
  return canRun(g, attacker, defender, system) || canRun(g, defender, attacker, system);
}

export interface Run extends Meeting {
  seat: Seat;
  enemy: Seat;
  /** Still to fly. */
  pools?: readonly Pool[];
  /** Fighters of the first pool, and those of them that have come through the outer defenses. */
  flying?: number;
  through?: number;
  lost?: number;
  succeeded?: boolean;
}

/** One player's fighters, divided among the enemy's war suns; each pool flies by itself. */
export const sabotageRun: Sequence<'sabotage run'> = {
  rule: 'sabotage runs',
  steps: {
    'commit fighters': {
      ask: (x) => (canRun(x.g, x.v.seat, x.v.enemy, x.v.system) ? [commitment(x.g, x.v)] : []),
      then: (x, got) => {
        x.v.pools = planned(sabotagePlan, got, x.v.seat)?.pools ?? [];
      },
    },
    'next pool': {
      do: (x) => {
        const pool = x.v.pools?.[0];
        if (pool === undefined) return 'end';
        // What an earlier pool has set in motion may have changed either fleet.
        const fighters = Math.min(pool.fighters, fightersIn(systemOf(x.g, x.v.system), x.v.seat).length);
        const isThere = warSunsOf(x.g, x.v.enemy, x.v.system).includes(pool.target);
        if (fighters === 0 || !isThere) return { goto: 'another pool' };
        used('option:sabotageRuns');
        x.v.flying = fighters;
        x.v.lost = 0;
        x.v.succeeded = false;
        showSabotageRun(x, x.v.seat, x.v.system, fighters);
        return undefined;
      },
    },
    'outer defenses': {
      call: 'roll dice',
      with: (x) => rolling(x.v, x.v.flying ?? 0, OUTER_DEFENSES),
      then: (x, hits) => {
        x.v.through = hits[x.v.seat] ?? 0;
        loseFighters(x, (x.v.flying ?? 0) - x.v.through);
      },
    },
    'inner defenses': {
      call: 'roll dice',
      with: (x) => ((x.v.through ?? 0) > 0 ? rolling(x.v, 1, INNER_DEFENSES) : null),
      then: (x, hits) => {
        x.v.through = (x.v.through ?? 0) - 1;
        if ((hits[x.v.seat] ?? 0) > 0) {
          x.v.succeeded = true;
          loseShips(x, x.v.system, [x.v.pools?.[0]?.target as number], x.v.seat);
          return undefined;
        }
        loseFighters(x, 1);
        return { goto: 'inner defenses' };
      },
    },
    'war sun destroyed': {
      window: 'ships destroyed',
      about: ({ v }) =>
        v.succeeded === true
          ? { seat: v.enemy, enemy: v.seat, system: v.system, units: ['warSun'], battle: true }
          : null,
    },
    'fighters destroyed': {
      window: 'ships destroyed',
      about: ({ v }) => {
        const units = Array.from({ length: v.lost ?? 0 }, () => 'fighter' as const);
        return units.length === 0 ? null : { seat: v.seat, enemy: v.enemy, system: v.system, units, battle: true };
      },
    },
    'another pool': {
      do: (x) => {
        x.v.pools = x.v.pools?.slice(1) ?? [];
        return { goto: 'next pool' };
      },
    },
  },
};

const runOf = ({ attacker, defender, system }: Meeting, seat: Seat, enemy: Seat) => ({
  attacker,
  defender,
  system,
  seat,
  enemy,
});

const warSunsOf = (g: G, seat: Seat, system: string): number[] =>
  shipsOf(systemOf(g, system), seat)
    .filter((ship) => ship.type === 'warSun')
    .map((ship) => ship.id);

const canRun = (g: G, seat: Seat, enemy: Seat, system: string): boolean =>
  warSunsOf(g, enemy, system).length > 0 && fightersIn(systemOf(g, system), seat).length > 0;

function rolling({ attacker, defender, system, seat }: Run, dice: number, need: number): Rolling {
  const at: Engagement = { kind: 'sabotage run', attacker, defender, system, round: 0 };
  const group: DiceGroup = { seat, unit: 'fighter', dice, need, bonus: 0, rolls: [] };
  return { ...at, groups: [group] };
}

function loseFighters(x: Ti3<Run>, count: number): void {
  const fighters = leadersLast(x.g, fightersIn(systemOf(x.g, x.v.system), x.v.seat)).slice(0, count);
  loseShips(
    x,
    x.v.system,
    fighters.map((f) => f.id),
    x.v.enemy,
  );
  x.v.lost = (x.v.lost ?? 0) + fighters.length;
}

function commitment(g: G, { seat, enemy, system }: Run): Plan {
  const targets = warSunsOf(g, enemy, system);
  const most = fightersIn(systemOf(g, system), seat).length;
  return askForPlan(sabotagePlan, {
    seat,
    rule: 'sabotage runs',
    ask: say('ask.sabotage run', { player: enemy, system }),
    about: () => ({ system, targets, most }),
    check: ({ pools }) => refusePools(pools, targets, most),
    sample: (roll) => ({ pools: randomPools(targets, most, roll) }),
    fallback: () => ({ pools: [] }),
  });
}

function refusePools(pools: readonly Pool[], targets: readonly number[], most: number): Refusal | null {
  if (new Set(pools.map((p) => p.target)).size !== pools.length) return why('sabotage runs', 'why.plan malformed');
  if (pools.some((p) => !targets.includes(p.target))) return why('sabotage runs', 'why.no war sun to sabotage');
  const committed = pools.reduce((sum, p) => sum + p.fighters, 0);
  return committed > most ? why('sabotage runs', 'why.too few fighters to commit', { most }) : null;
}

/** Against each war sun, in half of the cases, some of the fighters that are left. */
function randomPools(targets: readonly number[], most: number, roll: Roll): Pool[] {
  const pools: Pool[] = [];
  let left = most;
  for (const target of targets) {
    if (left === 0 || roll(2) === 1) continue;
    const fighters = roll(left);
    pools.push({ target, fighters });
    left -= fighters;
  }
  return pools;
}

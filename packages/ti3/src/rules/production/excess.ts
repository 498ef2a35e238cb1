// Fleets larger than Fleet Supply allows: the owner removes ships until they comply.
import type { Plan, Refusal, Roll } from '@custodian/kernel';
import { askForPlan } from '@custodian/kernel';
import { units } from '../../content/facts/index.ts';
import type { G, Seat } from '../../game.ts';
import type { ExcessPlan } from '../../plans/battle.ts';
import { excessPlan } from '../../plans/battle.ts';
import type { FrozenShip, FrozenSystem } from '../../queries/board.ts';
import { shipsOf } from '../../queries/board.ts';
import { countFleet, isCapital } from '../../queries/fleet.ts';
import { leadersLast } from '../../queries/leaders.ts';
import { why } from '../../queries/refusals.ts';
import { say } from '../../words/index.ts';

/** A fleet that must lose ships. */
export interface Excess {
  readonly system: FrozenSystem;
  readonly seat: Seat;
  readonly excess: number;
}

/** One question a seat, about all its fleets at once. */
export function askExcess(g: G, fleets: readonly Excess[]): Plan[] {
  return [...new Set(fleets.map((f) => f.seat))].map((seat) => {
    const own = fleets.filter((f) => f.seat === seat);
    return askForPlan(excessPlan, {
      seat,
      rule: 'fleet supply',
      ask: say('ask.excess'),
      about: () => ({ fleets: own.map(({ system, excess }) => ({ system: system.id, excess })) }),
      check: (plan) => refuseExcess(g, own, plan),
      sample: (roll) => ({ ships: own.flatMap((fleet) => pickShips(g, fleet, roll)) }),
      fallback: () => ({ ships: own.flatMap((fleet) => pickShips(g, fleet, null)) }),
    });
  });
}

function refuseExcess(g: G, fleets: readonly Excess[], { ships }: ExcessPlan): Refusal | null {
  if (new Set(ships).size !== ships.length) return why('fleet supply', 'why.ship twice');
  let known = 0;
  for (const fleet of fleets) {
    const picked = shipsOf(fleet.system, fleet.seat).filter((s) => ships.includes(s.id));
    known += picked.length;
    if (picked.length !== fleet.excess)
      return why('fleet supply', 'why.remove so many', { count: fleet.excess, system: fleet.system.id });
    if (picked.filter((s) => !isCapital(s)).length > countedFighters(g, fleet))
      return why('fleet supply', 'why.fighters do not count', { system: fleet.system.id });
  }
  return known === ships.length ? null : why('fleet supply', 'why.not your ship there');
}

/** Fighters that count against Fleet Supply, being more than the system supports. */
function countedFighters(g: G, { system, seat }: Excess): number {
  const fleet = countFleet(g, system, seat);
  return Math.max(0, fleet.fighters - fleet.capacity);
}

/** Random ships; without dice the cheapest, those that carry nothing first. */
function pickShips(g: G, fleet: Excess, roll: Roll | null): number[] {
  const all = leadersLast(g, shipsOf(fleet.system, fleet.seat));
  const fighters = all.filter((s) => !isCapital(s)).slice(0, countedFighters(g, fleet));
  const pool: FrozenShip[] = [...fighters, ...all.filter(isCapital)];
  if (roll === null)
    pool.sort((a, b) => a.groundForces + a.pds - b.groundForces - b.pds || units[a.type].cost - units[b.type].cost);
  const picked: number[] = [];
  while (picked.length < fleet.excess)
    picked.push((pool.splice(roll === null ? 0 : roll(pool.length) - 1, 1)[0] as FrozenShip).id);
  return picked;
}

// PDS fire after movement: enemies of the active player first, then the active player himself. Each PDS fires once.
import type { Choose, Decision, Json, Plan, Refusal, Roll } from '@custodian/kernel';
import { askForPlan, planIn } from '@custodian/kernel';
import type { PlanetId } from '../../content/facts/index.ts';
import type { G, Seat } from '../../game.ts';
import type { Shot } from '../../plans/battle.ts';
import { pdsPlan } from '../../plans/battle.ts';
import type { DiceGroup, Engagement } from '../../queries/battle.ts';
import { diceOf, pdsInRange } from '../../queries/battle.ts';
import { systemOf } from '../../queries/board.ts';
import { orderOfPlay } from '../../queries/order.ts';
import { why } from '../../queries/refusals.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import type { Rolling } from './dice.ts';

interface Target {
  readonly system: string;
  /** Whose fleet. */
  readonly target: Seat;
}

/** A fleet that PDS of a planet can reach. */
interface Reach extends Target {
  readonly planet: PlanetId;
  readonly pds: number;
}

export interface PdsFire {
  /** The active player. */
  seat: Seat;
  /** The activated systems: two in a transfer. */
  systems: readonly string[];
  /** The active player's own PDS fire too. */
  ownToo: boolean;
  /** Who has yet to fire. */
  owners: readonly Seat[];
  shots?: readonly Shot[];
  hits?: number;
  /** Ships that the PDS of this player have destroyed. */
  lost?: number;
}

export const pdsFire: Sequence<'pds fire'> = {
  rule: 'tactical.pds fire',
  steps: {
    'who may fire': {
      rule: 'pds.cannon',
      do: (x) => {
        const armed = armedSeats(x.g).filter((seat) => reachOf(x.g, x.v, seat).length > 0);
        if (armed.length === 0) return 'end';
        const enemies = orderOfPlay(x.g).filter((s) => s !== x.v.seat && armed.includes(s));
        x.v.owners = x.v.ownToo && armed.includes(x.v.seat) ? [...enemies, x.v.seat] : enemies;
        return x.v.owners.length === 0 ? 'end' : undefined;
      },
    },
    fire: {
      rule: 'pds.cannon',
      ask: (x) => {
        const owner = x.v.owners?.[0];
        return owner === undefined ? [] : question(owner, reachOf(x.g, x.v, owner));
      },
      then: (x, got) => {
        const owner = x.v.owners?.[0];
        if (owner === undefined) return 'end';
        x.v.shots = shotsOf(got[owner], () => reachOf(x.g, x.v, owner));
        return undefined;
      },
    },
    'roll for one target': {
      rule: 'pds.cannon',
      call: 'roll dice',
      with: (x) => volley(x.g, x.v),
      then: (x, hits) => {
        x.v.hits = hits[x.v.owners[0] as Seat] ?? 0;
      },
    },
    'remove casualties': {
      rule: 'pds.cannon',
      call: 'take hits',
      with: ({ v }) => {
        const {
          shots: [shot] = [],
          owners: [enemy],
          hits = 0,
        } = v;
        if (shot === undefined || enemy === undefined || hits === 0) return null;
        return { seat: shot.target, enemy, system: shot.system, hits, battle: false };
      },
      then: (x, destroyed) => {
        x.v.lost = (x.v.lost ?? 0) + destroyed;
      },
    },
    'next target': {
      do: (x) => {
        const done = x.v.shots?.[0];
        x.v.hits = 0;
        x.v.shots = x.v.shots?.filter((s) => s.system !== done?.system || s.target !== done.target) ?? [];
        return x.v.shots.length > 0 ? { goto: 'roll for one target' } : undefined;
      },
    },
    compliance: {
      // Fighters need capacity at all times but in a space battle, which has not begun: not even the next player's fire
      // meets fighters that have lost theirs.
      rule: 'fighter.capacity',
      call: 'compliance',
      with: (x) => ((x.v.lost ?? 0) > 0 ? {} : null),
    },
    'next to fire': {
      do: (x) => {
        x.v.lost = 0;
        x.v.owners = x.v.owners.slice(1);
        return x.v.owners.length > 0 ? { goto: 'fire' } : undefined;
      },
    },
  },
};

function armedSeats(g: G): Seat[] {
  const seats: Seat[] = [];
  for (const system of g.systems)
    for (const planet of system.planets) if (planet.pds > 0 && !seats.includes(planet.owner)) seats.push(planet.owner);
  return seats;
}

/** Enemies fire at the active player only; he fires at every other fleet in the activated systems. */
function targets(g: G, v: PdsFire, owner: Seat): Target[] {
  const found: Target[] = [];
  for (const system of v.systems)
    for (const { owner: target } of systemOf(g, system).ships)
      if ((owner === v.seat ? target !== v.seat : target === v.seat) && !has(found, { system, target }))
        found.push({ system, target });
  return found;
}

const has = (list: readonly Target[], { system, target }: Target): boolean =>
  list.some((t) => t.system === system && t.target === target);

const reachOf = (g: G, v: PdsFire, owner: Seat): Reach[] =>
  targets(g, v, owner).flatMap((target) =>
    pdsInRange(g, owner, target.system, target.target).map((battery) => ({ ...target, ...battery })),
  );

/** One PDS with one target: fire or not. Else each for itself: which fire, and at which fleet. */
function question(seat: Seat, reach: readonly Reach[]): Decision[] {
  const [first, second] = reach;
  if (first === undefined) return [];
  return second === undefined && first.pds === 1 ? [fireOrNot(seat, first)] : [firePlan(seat, reach)];
}

function fireOrNot(seat: Seat, { system, target, planet }: Reach): Choose {
  return {
    kind: 'choose',
    seat,
    rule: 'pds.cannon',
    ask: say('ask.pds fire', { system, player: target }),
    options: [{ id: 'fire', text: say('option.fire'), on: [planet] }],
    pick: [0, 1],
    proposal: ['fire'],
  };
}

function firePlan(seat: Seat, reach: readonly Reach[]): Plan {
  const { system, target } = reach[0] as Reach;
  const isOne = reach.every((r) => r.system === system && r.target === target);
  return askForPlan(pdsPlan, {
    seat,
    rule: 'pds.cannon',
    ask: isOne ? say('ask.pds at one fleet', { system, player: target }) : say('ask.pds targets'),
    about: () => ({ reach }),
    check: ({ shots }) => refuseShots(shots, reach),
    sample: (roll) => ({ shots: randomShots(reach, roll) }),
    fallback: () => ({ shots: allAtFirst(reach) }),
  });
}

/** The answer as shots: everything at the only target, the plan, or nothing. */
function shotsOf(answer: Json | undefined, reach: () => readonly Reach[]): readonly Shot[] {
  if (answer === undefined) return [];
  if (Array.isArray(answer)) return answer.length === 0 ? [] : reach();
  return planIn(pdsPlan, answer)?.shots ?? [];
}

/** The dice of the first target's shots; PDS of one planet together. */
function volley(g: G, v: PdsFire): Rolling | null {
  const owner = v.owners?.[0];
  const first = v.shots?.[0];
  if (owner === undefined || first === undefined) return null;
  const at: Engagement = {
    kind: 'pds',
    attacker: v.seat,
    defender: owner === v.seat ? first.target : owner,
    system: first.system,
    round: 0,
  };
  const groups: DiceGroup[] = (v.shots ?? [])
    .filter((s) => s.system === first.system && s.target === first.target)
    .flatMap(({ planet, pds }) => diceOf(g, { ...at, planet }, owner, { pds }));
  return { ...at, groups };
}

function refuseShots(shots: readonly Shot[], reach: readonly Reach[]): Refusal | null {
  const fired = new Map<PlanetId, number>();
  for (const { planet, system, target, pds } of shots) {
    const found = reach.find((r) => r.planet === planet && r.system === system && r.target === target);
    if (found === undefined) return why('pds.cannon', 'why.out of range', { planet });
    const sum = (fired.get(planet) ?? 0) + pds;
    if (sum > found.pds) return why('pds.cannon', 'why.pds fire once', { planet, pds: found.pds });
    fired.set(planet, sum);
  }
  return null;
}

const byPlanet = (reach: readonly Reach[]): Map<PlanetId, Reach[]> => {
  const planets = new Map<PlanetId, Reach[]>();
  for (const r of reach) planets.set(r.planet, [...(planets.get(r.planet) ?? []), r]);
  return planets;
};

/** Each PDS for itself: at one of its targets, now and then not at all. */
function randomShots(reach: readonly Reach[], roll: Roll): Shot[] {
  const fired = new Map<Reach, number>();
  for (const choices of byPlanet(reach).values())
    for (let i = 0; i < (choices[0] as Reach).pds; i++) {
      const pick = choices[roll(choices.length + 1) - 1];
      if (pick !== undefined) fired.set(pick, (fired.get(pick) ?? 0) + 1);
    }
  return [...fired].map(([at, pds]) => ({ ...at, pds }));
}

const allAtFirst = (reach: readonly Reach[]): Shot[] =>
  [...byPlanet(reach).values()].map((choices) => ({ ...(choices[0] as Reach) }));

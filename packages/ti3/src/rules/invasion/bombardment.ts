// Planetary bombardment: each dreadnought and war sun bombards one planet at most, once an activation.
import type { Hits } from '@custodian/galaxy';
import type { Plan, Refusal, Roll } from '@custodian/kernel';
import { askForPlan } from '@custodian/kernel';
import { showBombardment } from '../../atoms/battle.ts';
import type { PlanetId } from '../../content/facts/index.ts';
import type { G, Seat } from '../../game.ts';
import { NOBODY } from '../../game.ts';
import type { Bombarding } from '../../plans/invasion.ts';
import { bombardmentPlan } from '../../plans/invasion.ts';
import type { Engagement } from '../../queries/battle.ts';
import { bombards, diceOf } from '../../queries/battle.ts';
import type { FrozenPlanet, FrozenShip } from '../../queries/board.ts';
import { planetOf, shipsOf, systemOf } from '../../queries/board.ts';
import { mayBombard, mayDestroyByBombarding } from '../../queries/permissions.ts';
import { why } from '../../queries/refusals.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import { loseGroundForces } from '../combat/losses.ts';

export interface Bombardment {
  seat: Seat;
  enemy: Seat;
  system: string;
  planet: PlanetId;
  ships: readonly number[];
}

/** The ships bombard the planet. */
export const bombardment: Sequence<'bombardment'> = {
  rule: 'invasion.bombardment',
  steps: {
    'before bombardment': {
      window: 'before bombardment',
      about: ({ v }) => ({ seat: v.seat, enemy: v.enemy, system: v.system, planet: v.planet, ships: v.ships }),
      then: (x, about: { cancelled?: boolean }) => {
        if (about.cancelled === true || planetOf(x.g, x.v.planet).groundForces === 0) return 'end';
        showBombardment(x, x.v.seat, x.v.planet, x.v.ships.length);
        return undefined;
      },
    },
    bombard: {
      call: 'roll dice',
      with: (x) => {
        const { seat, enemy, system, planet, ships } = x.v;
        if (mayDestroyByBombarding(x.g, { seat, planet }) !== null) return null;
        const at: Engagement = { kind: 'bombardment', attacker: seat, defender: enemy, system, planet, round: 0 };
        const counts = { dreadnought: 0, warSun: 0 };
        for (const ship of systemOf(x.g, system).ships)
          if (ships.includes(ship.id) && bombards(ship)) counts[ship.type as keyof typeof counts]++;
        return { ...at, groups: diceOf(x.g, at, seat, counts) };
      },
      then: (x, hits: Hits) => {
        const { groundForces } = planetOf(x.g, x.v.planet);
        loseGroundForces(x, x.v.planet, Math.min(groundForces, hits[x.v.seat] ?? 0));
      },
    },
  },
};

/** Which ships may bombard which planets: those of enemies with ground forces on them. */
export function bombardmentsOpen(g: G, seat: Seat, system: string): Bombarding[] {
  const at = systemOf(g, system);
  const defended = at.planets.filter((p) => refusePlanet(seat, p) === null);
  if (defended.length === 0) return [];
  const open: Bombarding[] = [];
  for (const ship of shipsOf(at, seat)) {
    if (!bombards(ship)) continue;
    for (const planet of defended)
      if (refuseOne(g, seat, ship, planet) === null) open.push({ ship: ship.id, planet: planet.id });
  }
  return open;
}

/** How the ships are divided among the planets. */
export function askBombardment(g: G, seat: Seat, system: string, open: readonly Bombarding[]): Plan {
  return askForPlan(bombardmentPlan, {
    seat,
    rule: 'invasion.bombardment',
    ask: say('ask.bombardment', { system }),
    about: () => ({ system, open }),
    check: ({ ships }) => refuseBombardment(g, seat, system, ships),
    sample: (roll) => ({ ships: randomBombardment(open, roll) }),
    fallback: () => ({ ships: supporting(g, seat, open) }),
  });
}

function refuseBombardment(g: G, seat: Seat, system: string, ships: readonly Bombarding[]): Refusal | null {
  const at = systemOf(g, system);
  const seen = new Set<number>();
  for (const { ship: id, planet: target } of ships) {
    const ship = at.ships.find((s) => s.id === id && s.owner === seat);
    if (ship === undefined) return why('invasion.bombardment', 'why.ship not in fleet');
    if (!bombards(ship)) return why('bombardment', 'why.does not bombard', { unit: ship.type });
    if (seen.has(id)) return why('bombardment', 'why.bombards once');
    seen.add(id);
    const planet = at.planets.find((p) => p.id === target);
    if (planet === undefined) return why('invasion.bombardment', 'why.not in the system');
    const refused = refusePlanet(seat, planet) ?? refuseOne(g, seat, ship, planet);
    if (refused !== null) return refused;
  }
  return null;
}

/** Why nobody may bombard the planet for this seat, whatever the ship. */
function refusePlanet(seat: Seat, { owner, groundForces }: FrozenPlanet): Refusal | null {
  if (owner === seat || groundForces === 0) return why('invasion.bombardment', 'why.nothing to bombard');
  return owner === NOBODY ? why('distant suns', 'why.locals not bombarded') : null;
}

function refuseOne(g: G, seat: Seat, ship: FrozenShip, planet: FrozenPlanet): Refusal | null {
  const landed = planet.invaders?.owner === seat && planet.invaders.groundForces > 0;
  return mayBombard(g, { seat, ship: ship.id, unit: ship.type, planet: planet.id, landed });
}

/** Each ship at one of its planets, now and then at none. */
function randomBombardment(open: readonly Bombarding[], roll: Roll): Bombarding[] {
  const chosen: Bombarding[] = [];
  let i = 0;
  while (i < open.length) {
    const ship = (open[i] as Bombarding).ship;
    let end = i;
    while (end < open.length && open[end]?.ship === ship) end++;
    if (roll(6) > 1) chosen.push(open[i + roll(end - i) - 1] as Bombarding);
    i = end;
  }
  return chosen;
}

/** Every ship where own ground forces have landed, the strongest garrison first. */
function supporting(g: G, seat: Seat, open: readonly Bombarding[]): Bombarding[] {
  const best = new Map<number, Bombarding>();
  const garrison = (b: Bombarding): number => planetOf(g, b.planet).groundForces;
  for (const entry of open) {
    if (planetOf(g, entry.planet).invaders?.owner !== seat) continue;
    const known = best.get(entry.ship);
    if (known === undefined || garrison(entry) > garrison(known)) best.set(entry.ship, entry);
  }
  return [...best.values()];
}

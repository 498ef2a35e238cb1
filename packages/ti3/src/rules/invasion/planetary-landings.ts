// Step 5 of the Activation Sequence: ground forces and PDS go from ships to planets. Neutral planets are taken at once; what
// has landed on an enemy planet, or met hostile locals, waits for invasion combat.
import type { Plan } from '@custodian/kernel';
import { askForPlan, planned } from '@custodian/kernel';
import { boardLeaders, landLeaders } from '../../atoms/leaders.ts';
import { endInvasion, land, transfer } from '../../atoms/units.ts';
import type { PlanetId } from '../../content/facts/index.ts';
import type { G } from '../../game.ts';
import { NOBODY } from '../../game.ts';
import type { Landing } from '../../plans/invasion.ts';
import { landingPlan } from '../../plans/invasion.ts';
import { systemOf } from '../../queries/board.ts';
import type { Cargo } from '../../queries/fleet.ts';
import { leadersAboard } from '../../queries/leaders.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import { loseLandedLeaders } from '../combat/leader-fate.ts';
import { counterPlanets } from '../domain-counters.ts';
import { pay } from '../production/spending.ts';
import type { Landings } from './landing-plan.ts';
import { costOfLandings, refuseLandings, refusePlanet, sampleLandings } from './landing-plan.ts';

export interface Landed extends Landings {
  landings: readonly Landing[];
  planet: PlanetId;
  survivors: Cargo;
}

export const planetaryLandings: Sequence<'planetary landings'> = {
  rule: 'tactical.landings',
  steps: {
    'land units': {
      ask: (x) => askLandings(x.g, x.v),
      then: (x, got) => {
        const { seat, system } = x.v;
        const plan = planned(landingPlan, got, seat);
        if (plan === undefined) return 'end';
        if (plan.pay !== undefined && costOfLandings(x.g, seat, plan.landings) > 0) pay(x, seat, plan.pay);
        for (const { ship, into, groundForces, pds, leaders = [] } of plan.reloadings ?? []) {
          if (groundForces + pds > 0) transfer(x, system, ship, into, groundForces, pds);
          boardLeaders(x, leaders, into);
        }
        for (const { ship, planet, groundForces, pds, leaders = [] } of plan.landings) {
          if (groundForces + pds > 0) land(x, system, ship, planet, groundForces, pds);
          landLeaders(x, leaders, planet);
        }
        x.v.landings = plan.landings;
        return undefined;
      },
    },
    'reveal domain counters': {
      rule: 'domain counters',
      call: 'domain counters',
      with: ({ g, v }) =>
        counterPlanets(g, v.landings).length === 0 ? null : { seat: v.seat, system: v.system, landings: v.landings },
    },
    'next neutral planet': {
      do: (x) => {
        const { planets } = systemOf(x.g, x.v.system);
        const planet = planets.find(
          (p) => p.owner === NOBODY && p.groundForces === 0 && p.invaders?.owner === x.v.seat,
        );
        if (planet === undefined) return 'end';
        x.v.planet = planet.id;
        return undefined;
      },
    },
    'neutral landing': {
      window: 'neutral landing',
      about: (x) => ({ seat: x.v.seat, system: x.v.system, planet: x.v.planet }),
    },
    'count survivors': {
      do: (x) => {
        const left = endInvasion(x, x.v.planet);
        if (left === null || left.groundForces === 0) {
          loseLandedLeaders(x, x.v.planet, x.v.seat, NOBODY);
          return { goto: 'next neutral planet' };
        }
        x.v.survivors = { groundForces: left.groundForces, pds: left.pds };
        return undefined;
      },
    },
    'take control': {
      rule: 'controlling planets',
      call: 'take control',
      with: (x) => ({ seat: x.v.seat, planet: x.v.planet, how: 'landing', ...x.v.survivors }),
      then: () => ({ goto: 'next neutral planet' }),
    },
  },
};

/** Asks what lands where; nothing when nothing is aboard or nowhere to go. */
function askLandings(g: G, about: Landings): Plan[] {
  const { seat, system: id, friendlyOnly } = about;
  const system = systemOf(g, id);
  const ships = system.ships.filter((s) => s.owner === seat);
  const hasCargo = ships.some((s) => s.groundForces + s.pds > 0);
  if (!hasCargo && ships.every((s) => leadersAboard(g, s.id).length === 0)) return [];
  const planets = system.planets.filter((p) => refusePlanet(g, about, p) === null);
  const canLand = hasCargo ? planets.length > 0 : planets.some((p) => p.owner === seat);
  if (!canLand && ships.length < 2) return [];
  return [
    askForPlan(landingPlan, {
      seat,
      rule: friendlyOnly ? 'transfer.landings' : 'tactical.landings',
      ask: say('ask.landings', { system: id }),
      about: () => ({ system: id, friendlyOnly, planets: planets.map((p) => p.id) }),
      check: (plan) => refuseLandings(g, about, plan),
      sample: (roll) => sampleLandings(g, about, planets, roll),
      fallback: () => ({ landings: [] }),
    }),
  ];
}

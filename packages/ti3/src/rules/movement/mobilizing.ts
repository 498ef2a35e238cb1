// Free ground forces that a player places on planets he controls: as many as given, or fewer.
import type { Plan, Refusal, Roll } from '@custodian/kernel';
import { askForPlan } from '@custodian/kernel';
import { units } from '../../content/facts/index.ts';
import type { G, Seat } from '../../game.ts';
import type { MobilizationPlan } from '../../plans/sharing.ts';
import { mobilizationPlan } from '../../plans/sharing.ts';
import type { FrozenPlanet } from '../../queries/board.ts';
import { groundForcePlaces } from '../../queries/fleet.ts';
import { planetsOf } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import { say } from '../../words/index.ts';

/** The question where to place up to `most`; null when nothing can be placed. */
export function askMobilization(g: G, seat: Seat, most: number): Plan | null {
  const own = planetsOf(g, seat);
  if (most < 1 || own.length === 0) return null;
  return askForPlan(mobilizationPlan, {
    seat,
    rule: 'ground force',
    ask: say('ask.mobilize', { count: most }),
    about: () => ({ most, planets: own.map((p) => p.id) }),
    check: (plan) => refuseMobilization(g, seat, most, plan),
    sample: (roll) => randomMobilization(g, seat, most, own, roll),
    fallback: () => whereFewest(g, seat, most, own),
  });
}

function refuseMobilization(g: G, seat: Seat, most: number, { planets: shares }: MobilizationPlan): Refusal | null {
  if (new Set(shares.map((s) => s.planet)).size !== shares.length) return why('ground force', 'why.plan malformed');
  const own = planetsOf(g, seat);
  const foreign = shares.find((s) => !own.some((p) => p.id === s.planet));
  if (foreign !== undefined) return why('ground force', 'why.not your planet', { planet: foreign.planet });
  const count = shares.reduce((sum, s) => sum + s.count, 0);
  if (count > most) return why('ground force', 'why.too many ground forces', { most });
  const fresh = shares.filter((s) => own.some((p) => p.id === s.planet && p.groundForces === 0)).length;
  return fresh > 0 && fresh > figures(g, seat) ? why('supplement counters', 'why.no ground force figure') : null;
}

/** All of them where ground forces are fewest, if there is a figure for them. */
function whereFewest(g: G, seat: Seat, most: number, own: readonly FrozenPlanet[]): MobilizationPlan {
  const possible = own.filter((p) => p.groundForces > 0 || figures(g, seat) > 0);
  const [weakest] = possible.sort((a, b) => a.groundForces - b.groundForces);
  return { planets: weakest === undefined ? [] : [{ planet: weakest.id, count: most }] };
}

/** All of them on one planet that can take them, or none. */
function randomMobilization(
  g: G,
  seat: Seat,
  most: number,
  own: readonly FrozenPlanet[],
  roll: Roll,
): MobilizationPlan {
  const { id, groundForces } = own[roll(own.length) - 1] as FrozenPlanet;
  if (groundForces === 0 && figures(g, seat) < 1) return { planets: [] };
  return { planets: [{ planet: id, count: roll(most) }] };
}

const figures = (g: G, seat: Seat): number => units.groundForce.limit - groundForcePlaces(g, seat);

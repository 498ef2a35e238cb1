// Infantry that rest on their card come back at the start of their owner's turn, to planets of the home system.
import type { Plan, Refusal, Roll } from '@custodian/kernel';
import { askForPlan, planned } from '@custodian/kernel';
import { placeUnits, wakeInfantry } from '../../atoms/units.ts';
import type { PlanetId } from '../../facts/index.ts';
import type { G, Seat } from '../../game.ts';
import type { InfantryPlan } from '../../plans/rounds.ts';
import { infantryPlan } from '../../plans/rounds.ts';
import { systemOfPlanet } from '../../queries/board.ts';
import { homePlanets, playerOf } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';

export const infantryReturn: Sequence<'infantry return'> = {
  rule: 'infantry',
  steps: {
    'come back': {
      ask: ({ g, v: { seat } }) => {
        const planets = ownHomePlanets(g, seat);
        return planets.length < 2 ? [] : [returning(seat, playerOf(g, seat).resting, planets)];
      },
      then: (x, got) => {
        const { seat } = x.v;
        const [only] = ownHomePlanets(x.g, seat);
        const count = wakeInfantry(x, seat);
        // Without a planet there they go back to the reinforcements.
        const all = only === undefined ? [] : [{ planet: only, count }];
        for (const { planet, count: some } of planned(infantryPlan, got, seat)?.planets ?? all)
          placeUnits(x, seat, { system: systemOfPlanet(x.g, planet).id, planet }, 'infantry', some);
      },
    },
    limits: { rule: 'component limitations', call: 'limits', with: () => ({}) },
  },
};

const ownHomePlanets = (g: G, seat: Seat): PlanetId[] =>
  homePlanets(g, seat)
    .filter((planet) => planet.owner === seat)
    .map((planet) => planet.id);

const returning = (seat: Seat, count: number, planets: readonly PlanetId[]): Plan =>
  askForPlan(infantryPlan, {
    seat,
    rule: 'infantry',
    ask: say('ask.infantry return', { count }),
    about: () => ({ count, planets: [...planets] }),
    check: (plan) => refuse(plan, count, planets),
    sample: (roll) => scatter(count, planets, roll),
    fallback: () => ({ planets: [{ planet: planets[0] as PlanetId, count }] }),
  });

function refuse({ planets }: InfantryPlan, count: number, home: readonly PlanetId[]): Refusal | null {
  let given = 0;
  for (const [at, { planet, count: some }] of planets.entries()) {
    if (!home.includes(planet)) return why('infantry', 'why.no home planet', { planet });
    if (planets.findIndex((p) => p.planet === planet) !== at) return why('infantry', 'why.named twice', { planet });
    given += some;
  }
  return given === count ? null : why('infantry', 'why.infantry do not add up', { given, count });
}

function scatter(count: number, planets: readonly PlanetId[], roll: Roll): InfantryPlan {
  const shares = planets.map((planet) => ({ planet, count: 0 }));
  for (let i = 0; i < count; i++) (shares[roll(shares.length) - 1] as { count: number }).count++;
  return { planets: shares.filter((share) => share.count > 0) };
}

// A planet that changes hands in a transaction: whoever gives it takes all units from it to another planet of his.
import type { Choose } from '@custodian/kernel';
import { showRift } from '../../atoms/battle.ts';
import { relocateUnits, removeUnits } from '../../atoms/units.ts';
import type { PlanetId } from '../../facts/index.ts';
import type { G, Seat, Ti4 } from '../../game.ts';
import { planetOf, systemOfPlanet, unitsOn } from '../../queries/board.ts';
import { rollsForRift } from '../../queries/movement.ts';
import { mayStandOn } from '../../queries/permissions.ts';
import { planetsOf } from '../../queries/players.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';

export interface HandedOver {
  readonly planet: PlanetId;
  readonly from: Seat;
  readonly to: Seat;
}

/** Where units of a planet go that is traded away. */
export const otherPlanets = (g: G, seat: Seat, planet: PlanetId): PlanetId[] =>
  planetsOf(g, seat)
    .map((p) => p.id)
    .filter((id) => id !== planet && mayStandOn(g, { seat, planet: id }) === null);

export const handOverPlanet: Sequence<'hand over a planet'> = {
  rule: 'transactions',
  steps: {
    'units leave': {
      ask: ({ g, v: { planet, from } }): Choose[] => {
        const goals = otherPlanets(g, from, planet);
        if (goals.length < 2 || unitsOn(planetOf(g, planet), from).length === 0) return [];
        const options = goals.map((id) => ({ id, text: say('option.planet', { planet: id }), on: [id] }));
        const ask = say('ask.leave a traded planet', { planet });
        return [{ kind: 'choose', seat: from, rule: 'transactions', ask, options, pick: [1, 1] }];
      },
      then: (x, got) => {
        const { planet, from } = x.v;
        const [goal = otherPlanets(x.g, from, planet)[0]] = (got[from] as readonly PlanetId[] | undefined) ?? [];
        if (goal === undefined) return;
        const start = systemOfPlanet(x.g, planet).id;
        if (start !== systemOfPlanet(x.g, goal).id && rollsForRift(x.g, { seat: from, system: start }))
          rollForRift(x, from, start, planet);
        relocateUnits(
          x,
          planet,
          goal,
          unitsOn(planetOf(x.g, planet), from).map((u) => u.id),
        );
      },
    },
    'the card is taken': {
      rule: 'control',
      call: 'gain control',
      with: ({ v: { planet, to } }) => ({ seat: to, planet, how: 'otherwise' }),
    },
    limits: { rule: 'capacity', call: 'limits', with: () => ({}) },
  },
};

/** A die for each unit that leaves a gravity rift. */
function rollForRift(x: Ti4, seat: Seat, system: string, planet: PlanetId): void {
  for (const unit of unitsOn(planetOf(x.g, planet), seat)) {
    const roll = x.roll('dice', 10);
    showRift(x, seat, unit.type, roll, roll <= 3);
    if (roll <= 3) removeUnits(x, { system, planet }, [unit.id]);
  }
}

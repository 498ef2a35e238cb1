// Deploy: a mech comes by what its card says, without being produced. Only out of the reinforcements: none is taken off the board.
import type { Choose } from '@custodian/kernel';
import { placeUnits, removeUnits } from '../../atoms/units.ts';
import type { PlanetId } from '../../facts/index.ts';
import type { G } from '../../game.ts';
import { locate, systemOfPlanet } from '../../queries/board.ts';
import { mayStandOn } from '../../queries/permissions.ts';
import { unitsLeft } from '../../queries/players.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import type { Deploying } from './sequences.ts';

export const deployMech: Sequence<'deploy mech'> = {
  rule: 'mechs',
  steps: {
    where: {
      ask: (x) => askWhere(x.g, x.v),
      then: (x, got) => {
        if (x.v.replaces !== undefined) return unitsLeft(x.g, x.v.seat, 'mech') > 0 ? undefined : 'end';
        const [picked = openTo(x.g, x.v)[0]] = (got[x.v.seat] as readonly PlanetId[] | undefined) ?? [];
        if (picked === undefined) return 'end';
        x.v.planet = picked;
        return undefined;
      },
    },
    deploy: {
      do: (x) => {
        const { seat, replaces, planet } = x.v;
        const gone = replaces === undefined ? undefined : locate(x.g, replaces);
        if (gone === undefined) {
          if (planet !== undefined) placeUnits(x, seat, { system: systemOfPlanet(x.g, planet).id, planet }, 'mech', 1);
          return;
        }
        const on = gone.planet?.id;
        const spot = on === undefined ? { system: gone.system.id } : { system: gone.system.id, planet: on };
        // What is replaced is removed, which is not destroying.
        removeUnits(x, spot, [gone.unit.id]);
        placeUnits(x, seat, spot, 'mech', 1);
        if (on !== undefined) x.v.planet = on;
      },
    },
  },
  gives: (x) => ({ planet: x.v.planet ?? null }),
};

const openTo = (g: G, { seat, places = [] }: Deploying): PlanetId[] =>
  unitsLeft(g, seat, 'mech') > 0 ? places.filter((planet) => mayStandOn(g, { seat, planet }) === null) : [];

function askWhere(g: G, deploying: Deploying): Choose[] {
  if (deploying.replaces !== undefined) return [];
  const places = openTo(g, deploying);
  if (places.length < 2) return [];
  const options = places.map((planet) => ({ id: planet, text: say('option.planet', { planet }), on: [planet] }));
  return [{ kind: 'choose', seat: deploying.seat, rule: 'mechs', ask: say('ask.deploy'), options, pick: [1, 1] }];
}

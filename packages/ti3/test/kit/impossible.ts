// What no game of the Third Edition comes to: a test that builds it by mistake shows nothing.
import { units } from '../../src/content/facts/index.ts';
import type { Game } from '../../src/game.ts';
import { countFleet, fleetSize, roomOn, unsupportedFighters } from '../../src/queries/fleet.ts';
import { unitsOnBoard } from '../../src/queries/players.ts';
import { fleetLimit } from '../../src/queries/values.ts';

export function impossible(g: Game): string[] {
  const wrong: string[] = [];
  for (const system of g.systems) {
    for (const seat of new Set(system.ships.map((s) => s.owner))) {
      const who = `${g.players[seat]?.race} at ${system.id}`;
      const fleet = countFleet(g, system, seat);
      const most = fleetLimit(g, { seat, system: system.id });
      if (fleetSize(g, seat, fleet) > most)
        wrong.push(`${who} has ${fleetSize(g, seat, fleet)} ships, Fleet Supply ${most}`);
      const fighters = unsupportedFighters(g, seat, fleet);
      if (fighters > 0) wrong.push(`${who} has ${fighters} fighters more than can be supported`);
    }
    for (const ship of system.ships)
      if (ship.groundForces + ship.pds > 0 && roomOn(g, ship) < 0)
        wrong.push(`the ${ship.type} ${ship.id} at ${system.id} carries too much`);
    for (const planet of system.planets)
      if (planet.pds > (units.pds.maxPerPlanet ?? 0)) wrong.push(`${planet.id} has ${planet.pds} PDS`);
  }
  g.players.forEach(({ race }, seat) => {
    for (const [type, { limit, limitless }] of Object.entries(units)) {
      const there = unitsOnBoard(g, seat, type as keyof typeof units);
      if (!limitless && there > limit) wrong.push(`${race} has ${there} ${type}, and ${limit} pieces`);
    }
  });
  return wrong;
}

// What no game of the Fourth Edition comes to: a test that builds it by mistake shows nothing.
import { isShip, unitTypeIds, unitTypes } from '../../src/facts/index.ts';
import type { Game } from '../../src/game.ts';
import { unitsOnBoard } from '../../src/queries/players.ts';
import { unitCard } from '../../src/queries/units.ts';
import { bulk, capacity, fighterSupport, fleetLimit, load } from '../../src/queries/values.ts';

export function impossible(g: Game): string[] {
  const wrong: string[] = [];
  for (const { id: system, space } of g.systems)
    for (const seat of new Set(space.map((u) => u.owner))) {
      const own = space.filter((u) => u.owner === seat);
      const who = `${g.players[seat]?.faction} at ${system}`;
      const ships = own.filter((u) => isShip(u.type) && u.type !== 'fighter').length;
      const most = fleetLimit(g, { seat, system });
      if (ships > most) wrong.push(`${who} has ${ships} ships, fleet pool ${most}`);
      const room = own.reduce((sum, u) => sum + capacity(g, { seat, type: u.type }), 0);
      const fighters = own.filter((u) => u.type === 'fighter').length;
      const size = room > 0 ? load : bulk;
      const cargo = own.reduce((sum, u) => sum + size(g, { seat, type: u.type }), 0);
      const supported = Math.min(fighters, fighterSupport(g, { seat, system }));
      const each = unitCard(g, seat, 'fighter')?.excessInFleetPool ?? null;
      const inPool = each === null ? 0 : (most - ships) / each;
      if (cargo - supported - inPool > room) wrong.push(`${who} has ${cargo} aboard, capacity ${room}`);
    }
  g.players.forEach(({ faction }, seat) => {
    for (const type of unitTypeIds) {
      const there = unitsOnBoard(g, seat, type);
      const { figures, tokens } = unitTypes[type];
      if (!tokens && there > figures) wrong.push(`${faction} has ${there} ${type}, and ${figures} figures`);
      if (there > 0 && unitCard(g, seat, type) === null) wrong.push(`${faction} cannot have a ${type}`);
    }
  });
  return wrong;
}

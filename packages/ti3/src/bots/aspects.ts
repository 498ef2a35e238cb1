// What a player would name when asked why: what a seat has, weighed about as its judge does, and how far the others are.
import type { Aspects } from '@custodian/bots';
import { planets, units } from '../content/facts/index.ts';
import type { Game, Player } from '../game.ts';
import { progress } from './progress.ts';
import { ownObjectives, pointsFor } from './prospects.ts';

export function aspectsOf(game: Game, seat: number): Aspects {
  const player = game.players[seat] as Player;
  const others = game.players.filter((_, each) => each !== seat);
  const { commandPool, fleetSupply, strategyAllocation } = player;
  return {
    points: 100 * player.points,
    rivals: (-25 * others.reduce((sum, { points }) => sum + points, 0)) / Math.max(1, others.length),
    objectives: nearness(game, seat),
    ...onTheMap(game, seat),
    technology: 7 * player.technologies.length,
    goods: 1.2 * player.tradeGoods + 4 * player.contracts.filter(({ partner }) => partner >= 0).length,
    cards: 1.5 * player.hand.length,
    actions: 5 * Math.sqrt(commandPool) + 6 * Math.sqrt(fleetSupply) + 3 * Math.sqrt(strategyAllocation),
  };
}

function onTheMap(game: Game, seat: number): Record<'planets' | 'forces', number> {
  const found = { planets: 0, forces: 0 };
  for (const system of game.systems) {
    for (const ship of system.ships) {
      if (ship.owner !== seat) continue;
      const { cost, unitsPerCost } = units[ship.type];
      found.forces += cost / unitsPerCost + 0.5 * ship.groundForces + 1.5 * ship.pds;
    }
    for (const planet of system.planets) {
      if (planet.owner !== seat) continue;
      const { resources, influence } = planets[planet.id];
      found.planets += 2 + 2.2 * resources + 1.6 * influence;
      found.forces += planet.groundForces + 1.8 * planet.pds + (planet.dock >= 0 ? 7 : 0);
    }
  }
  return found;
}

/** How near the objectives are that may still be claimed. */
function nearness(game: Game, seat: number): number {
  const { open, secret } = ownObjectives(game, seat);
  return [...open, ...secret].reduce((sum, id) => {
    const { have, need } = progress(game, seat, id);
    return sum + 45 * Math.min(3, pointsFor(id)) * Math.min(1, have / need) ** 3;
  }, 0);
}

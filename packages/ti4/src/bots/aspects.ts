// What a player would name when asked why: what a seat has, weighed about as its judge does, and how far the others are.
import type { Aspects } from '@custodian/bots';
import type { ObjectiveId } from '../facts/index.ts';
import { objectives, planets, pointsOf } from '../facts/index.ts';
import type { Game, Player } from '../game.ts';
import { progress } from '../queries/objectives.ts';
import { unitCard } from '../queries/units.ts';

export function aspectsOf(game: Game, seat: number): Aspects {
  const player = game.players[seat] as Player;
  const others = game.players.filter((_, each) => each !== seat);
  const { tactic, fleet, strategy } = player;
  return {
    points: 100 * player.points,
    rivals: (-25 * others.reduce((sum, { points }) => sum + points, 0)) / Math.max(1, others.length),
    objectives: nearness(game, seat, player),
    ...onTheMap(game, seat),
    technology: 6 * player.technologies.length,
    goods: 1.3 * player.tradeGoods + 0.7 * player.commodities,
    cards: 2 * player.hand.length,
    actions: 5 * Math.sqrt(tactic) + 5 * Math.sqrt(fleet) + 3.5 * Math.sqrt(strategy),
  };
}

function onTheMap(game: Game, seat: number): Record<'planets' | 'forces', number> {
  const found = { planets: 0, forces: 0 };
  const force = (unit: { readonly owner: number; readonly type: Parameters<typeof unitCard>[2] }): void => {
    if (unit.owner !== seat) return;
    const card = unitCard(game, seat, unit.type);
    found.forces += card === null || card.cost === null ? 4 : card.cost / card.unitsPerCost;
  };
  for (const system of game.systems) {
    system.space.forEach(force);
    for (const planet of system.planets) {
      planet.units.forEach(force);
      if (planet.owner !== seat) continue;
      const { resources, influence } = planets[planet.id];
      found.planets += 4 + 2.2 * resources + 1.8 * influence;
    }
  }
  return found;
}

/** How near the objectives are that may still be scored. */
function nearness(game: Game, seat: number, player: Player): number {
  const open = game.objectives.filter(({ open: isOpen }) => isOpen).map(({ id }) => id as ObjectiveId);
  const own = player.secrets.filter((id) => !id.startsWith('?')) as ObjectiveId[];
  return [...open, ...own]
    .filter((id) => !player.scored.includes(id))
    .reduce((sum, id) => {
      const { have, need } = progress(game, seat, id);
      const near = need <= 0 ? 0 : Math.min(1, have / need);
      return sum + 45 * pointsOf[objectives[id].stage] * near ** 3;
    }, 0);
}

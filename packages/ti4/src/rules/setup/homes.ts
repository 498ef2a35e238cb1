// A faction that takes the home of another: which it may be.
import type { Choose } from '@custodian/kernel';
import type { FactionId, TileId } from '../../facts/index.ts';
import { factions } from '../../facts/index.ts';
import type { G, Seat } from '../../game.ts';
import { hasAbility, playerOf } from '../../queries/players.ts';
import { say } from '../../words/index.ts';

/** Homes that the seat may take: those of factions that are not played. None where it has no choice, or no faction yet. */
export function homesOpen(g: G, seat: Seat): TileId[] {
  const { faction } = playerOf(g, seat);
  if (faction === '' || !hasAbility(g, seat, 'theTribunii')) return [];
  const { home, otherHomes = [], choices } = factions[faction];
  return [home, ...otherHomes].filter((tile) => !g.players.some((p) => p.faction === choices?.[tile]?.of));
}

export function homeQuestion(g: G, seat: Seat): Choose[] {
  const open = homesOpen(g, seat);
  if (open.length < 2) return [];
  const { choices } = factions[playerOf(g, seat).faction as FactionId];
  const options = open.map((tile) => ({ id: tile, text: say(`faction.${choices?.[tile]?.of as FactionId}`) }));
  return [{ kind: 'choose', seat, rule: 'setup', ask: say('ask.home'), options, pick: [1, 1] }];
}

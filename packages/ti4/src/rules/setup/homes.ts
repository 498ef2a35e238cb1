// A faction that takes the home of another: which it may be.
import type { Choose, Json } from '@custodian/kernel';
import { takeHome } from '../../atoms/setup.ts';
import type { FactionId, TileId } from '../../facts/index.ts';
import { factions } from '../../facts/index.ts';
import type { G, Seat, Ti4 } from '../../game.ts';
import { hasAbility, playerOf, seatsIn } from '../../queries/players.ts';
import { say } from '../../words/index.ts';

/** Homes that the seat may take: those of factions that are not played. None where it has no choice, has chosen, or has no faction
 *  yet. */
export function homesOpen(g: G, seat: Seat): TileId[] {
  const { faction } = playerOf(g, seat);
  if (faction === '' || !hasAbility(g, seat, 'theTribunii')) return [];
  if (playerOf(g, seat).home !== undefined) return [];
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

/** As they were answered; whoever was not asked takes the only one that is left. */
export function takeHomes(x: Ti4, got: Readonly<Record<Seat, Json>>): void {
  for (const seat of seatsIn(x.g)) {
    const [home = homesOpen(x.g, seat)[0]] = (got[seat] as readonly TileId[] | undefined) ?? [];
    if (home !== undefined) takeHome(x, seat, home);
  }
}

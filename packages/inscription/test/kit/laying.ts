// A table as it is after setup, with nothing left to chance: cards lie in the order in which they are written down.
import { isRefusal } from '@custodian/kernel';
import { relicIds } from '../../src/content/index.ts';
import type { Game } from '../../src/game.ts';
import { RIVAL } from '../../src/game.ts';
import { AGENDA_STAGES, agendaPile, eventBacks, eventPile, pileOf } from '../../src/queries/decks.ts';
import { layTable } from '../../src/table.ts';

export function laidTable(factions: readonly string[]): Game {
  const laid = layTable(factions.length, { sheets: 'B', factions: 'given', given: [...factions] });
  if (isRefusal(laid)) throw new Error(JSON.stringify(laid));
  laid.players.forEach((player, seat) => {
    player.faction = factions[seat] as string;
  });
  const piles = new Map(eventBacks.map((back) => [pileOf(back), eventPile(back)]));
  laid.deck = eventBacks.map((back) => piles.get(pileOf(back))?.shift() as string);
  laid.relics = [...relicIds];
  laid.agendas = AGENDA_STAGES.map((stage) => ({
    stage,
    cards: factions.length > 2 ? agendaPile(stage).slice(0, 1) : agendaPile(stage),
  }));
  laid.round = 5;
  laid.stage = 2;
  laid.neighbours = neighbours(factions.length);
  return laid;
}

/** With two players the Speaker sits to the other's left. */
function neighbours(seats: number): Game['neighbours'] {
  if (seats === 1) return [{ left: RIVAL, right: RIVAL }];
  if (seats === 2)
    return [
      { left: RIVAL, right: 1 },
      { left: 0, right: RIVAL },
    ];
  return Array.from({ length: seats }, (_, seat) => ({ left: (seat + 1) % seats, right: (seat + seats - 1) % seats }));
}

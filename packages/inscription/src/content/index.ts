// Every card of the game, by its id.
import { agendas } from './agendas.ts';
import { events } from './events.ts';
import { factions } from './factions.ts';
import { objectives } from './objectives.ts';
import { relics } from './relics.ts';
import { rivalTracks } from './rival.ts';
import { technologies } from './technologies.ts';

export { deckOrder } from './events.ts';
export { mecatolSlots } from './mecatol.ts';
export { lossBelow, rankOf, ranks } from './ranks.ts';
export { headStarts, votesByDie } from './rival.ts';
export { agendas, events, factions, objectives, relics, rivalTracks, technologies };

export const factionIds: readonly string[] = factions.map(({ id }) => id);
export const relicIds: readonly string[] = relics.map(({ id }) => id);

export const eventOf = byId('event', events);
export const factionOf = byId('faction', factions);
export const technologyOf = byId('technology', technologies);
export const objectiveOf = byId('objective', objectives);
export const relicOf = byId('relic', relics);
export const agendaOf = byId('agenda', agendas);
export const rivalTrackOf = byId('track', rivalTracks);

function byId<Card extends { readonly id: string }>(kind: string, cards: readonly Card[]): (id: string) => Card {
  const known = new Map(cards.map((card) => [card.id, card]));
  return (id) => {
    const card = known.get(id);
    if (card === undefined) throw new Error(`There is no ${kind} '${id}'`);
    return card;
  };
}

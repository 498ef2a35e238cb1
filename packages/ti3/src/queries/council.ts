// What the Galactic Council may decide: whom or what an agenda can elect, and how many votes a seat has.
import type { Refusal } from '@custodian/kernel';
import { defineValue } from '@custodian/kernel';
import type { PoliticalCardId } from '../content/facts/index.ts';
import { politicalCards, technologyColors } from '../content/facts/index.ts';
import type { G, Game, Seat } from '../game.ts';
import { hasLaw, seatsIn } from './players.ts';
import { votes } from './values.ts';

/** Votes of a seat with all his ready planets: never less than 1. */
export const votesOf = (g: G, seat: Seat): number => Math.max(1, votes(g, seat));

/** Laws in play. A card that merely stays with a player is not one. */
export const lawsInPlay = (g: G): PoliticalCardId[] => g.laws.map((l) => l.id).filter((id) => politicalCards[id].law);

/** Does the card stay in play when it is adopted? Laws do, and a card that is kept by whom it elected. */
export const staysInPlay = defineValue<Game, PoliticalCardId, boolean>(
  'stays in play',
  (_, id) => politicalCards[id].law,
);

/** Whom or what was elected by an agenda that is in play: seats as numbers in text. */
export function electedBy(g: G, id: PoliticalCardId): readonly string[] {
  return hasLaw(g, id) ? (g.laws.find((l) => l.id === id)?.elected ?? []) : [];
}

export const isElected = (g: G, id: PoliticalCardId, who: Seat | string): boolean =>
  g.laws.length > 0 && electedBy(g, id).includes(String(who));

/** Everybody or everything that the agenda may elect: seats, planets, laws, colors or objectives by their ids. */
export const nominees = defineValue<Game, PoliticalCardId, readonly string[]>('nominees', (g, agenda) => {
  switch (politicalCards[agenda].elect?.what) {
    case 'player':
      return seatsIn(g).map(String);
    case 'planet':
      return g.systems.flatMap((s) => s.planets.map((p) => p.id));
    case 'law':
      return lawsInPlay(g);
    case 'technologyColor':
      return technologyColors;
    case 'publicObjective':
      return g.objectives;
    case undefined:
      return [];
  }
});

/** May the agenda elect these together? For agendas that elect two. */
export const mayElectTogether = defineValue<
  Game,
  { readonly agenda: PoliticalCardId; readonly picked: readonly string[] },
  Refusal | null
>('may elect together', () => null);

/** May the agenda still elect whom or what a vote named? A vote for or against needs nobody. */
export const canBeElected = (g: G, agenda: PoliticalCardId, choice: readonly string[]): boolean => {
  if (politicalCards[agenda].elect === null) return true;
  const all = nominees(g, agenda);
  return choice.every((id) => all.includes(id)) && mayElectTogether(g, { agenda, picked: choice }) === null;
};

/** Is there anything to vote on? An election needs somebody, or a pair, that it may elect. */
export function canBeVotedOn(g: G, agenda: PoliticalCardId): boolean {
  const elect = politicalCards[agenda].elect;
  if (elect === null) return true;
  const all = nominees(g, agenda);
  if (elect.count === 1) return all.length > 0;
  return all.some((a, i) => all.slice(i + 1).some((b) => mayElectTogether(g, { agenda, picked: [a, b] }) === null));
}

// What a seat may know. The one definition of hidden information, and a world that fits what a seat knows.
// A card that is not known shows its back: '?'. Objective cards have a back for each kind: '?stageI', '?stageII', '?secret'.
import type { Pile } from '@custodian/galaxy';
import { draw, piles, see, seeOne, turn } from '@custodian/galaxy';
import type { Roll } from '@custodian/kernel';
import { copier } from '@custodian/kernel';
import type { DomainCounterId, ObjectiveId } from './content/facts/index.ts';
import { objectives } from './content/facts/index.ts';
import type { DomainCounter, Game, PlanetState, Player, Seat, System } from './game.ts';
import { gameShape } from './game.ts';
import {
  endsTheGame,
  fullActionDeck,
  fullObjectives,
  fullPoliticalDeck,
  fullTiles,
  isGameOverUsed,
  unknownDomainCounters,
} from './inventory.ts';

const BACK = '?';

/** Own hands, what everybody sees, and what this seat has looked at. A spectator knows what every seat has seen. */
export function hide(g: Game, seat: Seat | null): Game {
  const eyes = seat === null ? (1 << g.players.length) - 1 : 1 << seat;
  const seen: Record<string, number> = {};
  for (const card in g.seen) if (((g.seen[card] as number) & eyes) === eyes) seen[card] = eyes;
  // Decks are long, and hardly anything has been seen of them.
  const known = new Set(Object.keys(seen));
  const isSeen = (card: string): boolean => known.has(card);
  const cover = <T extends string>(cards: readonly T[], back: (card: T) => string = () => BACK): T[] =>
    cards.map((card) => (isSeen(card) ? card : (back(card) as T)));
  const coverPlayer = (p: Player): Player => ({
    ...p,
    hand: cover(p.hand),
    politicalHand: cover(p.politicalHand),
    tiles: cover(p.tiles),
    secret: p.secret === '' ? '' : BACK,
  });
  const coverDomain = (p: PlanetState): PlanetState =>
    p.domain === null || isSeen(domainKey(p.id)) ? p : { ...p, domain: counterFromAbove(p.domain) };
  const coverSystem = (s: System): System =>
    s.planets.some((p) => p.domain !== null) ? { ...s, planets: s.planets.map(coverDomain) } : s;
  return {
    ...g,
    players: g.players.map((p, s) => (s === seat ? p : coverPlayer(p))),
    systems: g.systems.map(coverSystem),
    actionDeck: cover(g.actionDeck),
    politicalDeck: cover(g.politicalDeck),
    objectiveDeck: cover(g.objectiveDeck, objectiveBack),
    box: {
      objectives: cover(g.box.objectives, objectiveBack),
      tiles: cover(g.box.tiles),
      faceDown: g.box.faceDown === '' ? '' : BACK,
      domains: g.box.domains.map(counterFromAbove),
    },
    seen,
  };
}

/** The key by which a face-down domain counter is remembered. */
export const domainKey = (planet: string): string => `domain ${planet}`;

const counterFromAbove = (counter: DomainCounter): DomainCounter =>
  counter.faceUp ? counter : { id: BACK as DomainCounterId, faceUp: false };

/** The kind of an objective card can be told from behind. */
const objectiveBack = (card: string): string =>
  card.startsWith(BACK) ? card : `${BACK}${objectives[card as ObjectiveId].stage}`;

const copyGame = copier(gameShape);
const pile = piles();

/** Turns every back into a card at random, so that the seat could not tell the difference. */
export function guess(hidden: Game, _: Seat, roll: Roll): Game {
  const g = copyGame(hidden);
  const { players, options, table } = g;

  const action = pile('action', () => fullActionDeck(options));
  see(action, g.actionDeck);
  see(action, g.actionDiscard);
  see(action, table.actionCards);
  for (const p of players) see(action, p.hand);
  turn(action, g.actionDeck, BACK, roll);
  for (const p of players) turn(action, p.hand, BACK, roll);

  const political = pile('political', () => fullPoliticalDeck(options));
  see(political, g.politicalDeck);
  see(political, g.politicalDiscard);
  see(political, table.agendas);
  for (const { id } of g.laws) seeOne(political, id);
  for (const p of players) see(political, p.politicalHand);
  turn(political, g.politicalDeck, BACK, roll);
  for (const p of players) turn(political, p.politicalHand, BACK, roll);

  guessTiles(g, roll);
  guessObjectives(g, roll);
  guessDomains(g, roll);
  return g;
}

function guessTiles(g: Game, roll: Roll): void {
  const tiles = pile('tiles', () => fullTiles(g.options));
  for (const { id } of g.systems) seeOne(tiles, id);
  see(tiles, g.box.tiles);
  for (const p of g.players) see(tiles, p.tiles);
  turn(tiles, g.box.tiles, BACK, roll);
  if (g.box.faceDown === BACK) g.box.faceDown = draw(tiles, roll);
  for (const p of g.players) turn(tiles, p.tiles, BACK, roll);
}

/** Every back is filled from its own kind. Imperium Rex, while nobody has seen it, is always in the deck. */
function guessObjectives(g: Game, roll: Roll): void {
  for (const stage of ['secret', 'stageI', 'stageII'] as const) {
    const back = `${BACK}${stage}`;
    const cards = pile(stage, () => fullObjectives(g.options, stage));
    see(cards, g.objectiveDeck);
    see(cards, g.box.objectives);
    see(cards, g.objectives);
    for (const p of g.players) {
      see(cards, p.claimed);
      seeOne(cards, p.secret);
    }
    if (stage === 'stageII' && isGameOverUsed(g.options)) guessTheEnd(g, cards, back, roll);
    turn(cards, g.objectiveDeck, back, roll);
    turn(cards, g.box.objectives, back, roll);
    if (stage === 'secret')
      for (const p of g.players) if (p.secret === BACK) p.secret = draw(cards, roll) as ObjectiveId;
  }
}

/** Imperium Rex, unless it lies open somewhere, is one of the backs in the deck. */
function guessTheEnd({ objectiveDeck }: Game, cards: Pile, back: string, roll: Roll): void {
  const end = cards.all.findIndex((card) => endsTheGame(card as ObjectiveId));
  let backs = 0;
  for (const card of objectiveDeck) if ((card as string) === back) backs++;
  if (end < 0 || cards.seen[end] === 1 || backs === 0) return;
  let before = roll(backs) - 1;
  const at = objectiveDeck.findIndex((card) => (card as string) === back && before-- === 0);
  objectiveDeck[at] = cards.all[end] as ObjectiveId;
  cards.seen[end] = 1;
}

function guessDomains(g: Game, roll: Roll): void {
  const hidden: DomainCounter[] = [];
  const look = (counter: DomainCounter | null): void => {
    if (counter?.id.startsWith(BACK)) hidden.push(counter);
  };
  for (const { planets } of g.systems) for (const { domain } of planets) look(domain);
  g.box.domains.forEach(look);
  if (hidden.length === 0) return;
  const unknown = shuffled(roll, unknownDomainCounters(g, hidden.length));
  for (const counter of hidden) counter.id = unknown.pop() as DomainCounterId;
}

function shuffled<T>(roll: Roll, items: readonly T[]): T[] {
  const out = items.slice();
  for (let i = out.length - 1; i > 0; i--) {
    const j = roll(i + 1) - 1;
    [out[i], out[j]] = [out[j] as T, out[i] as T];
  }
  return out;
}

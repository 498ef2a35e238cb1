// What a seat may know. The one definition of hidden information, and a world that fits what a seat knows.
// A card that is not known shows its back: '?'. Objective cards have a back for each kind: '?stageI', '?stageII', '?secret'.
import type { Roll } from '@custodian/kernel';
import type { DomainCounterId, ObjectiveId } from './content/facts/index.ts';
import { objectives } from './content/facts/index.ts';
import type { DomainCounter, Game, PlanetState, Player, Seat, System } from './game.ts';
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
  const isSeen = (card: string): boolean => ((g.seen[card] ?? 0) & eyes) === eyes;
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
    seen: Object.fromEntries(Object.keys(g.seen).flatMap((card) => (isSeen(card) ? [[card, eyes]] : []))),
  };
}

/** The key by which a face-down domain counter is remembered. */
export const domainKey = (planet: string): string => `domain ${planet}`;

const counterFromAbove = (counter: DomainCounter): DomainCounter =>
  counter.faceUp ? counter : { id: BACK as DomainCounterId, faceUp: false };

/** The kind of an objective card can be told from behind. */
const objectiveBack = (card: string): string =>
  card.startsWith(BACK) ? card : `${BACK}${objectives[card as ObjectiveId].stage}`;

/** Turns every back into a card at random, so that the seat could not tell the difference. */
export function guess(hidden: Game, _: Seat, roll: Roll): Game {
  const g = structuredClone(hidden);
  const hands = g.players.map((p) => p.hand);
  deal(roll, fullActionDeck(g.options), [g.actionDeck, g.actionDiscard, g.table.actionCards, ...hands]);
  const politicalHands = g.players.map((p) => p.politicalHand);
  const laws = g.laws.map((law) => law.id);
  deal(roll, fullPoliticalDeck(g.options), [
    g.politicalDeck,
    g.politicalDiscard,
    g.table.agendas,
    laws,
    ...politicalHands,
  ]);
  guessTiles(g, roll);
  guessObjectives(g, roll);
  guessDomains(g, roll);
  return g;
}

function guessTiles(g: Game, roll: Roll): void {
  const faceDown = [g.box.faceDown];
  const board = g.systems.map((s) => s.id);
  deal(roll, fullTiles(g.options), [board, g.box.tiles, faceDown, ...g.players.map((p) => p.tiles)]);
  g.box.faceDown = faceDown[0] as string;
}

/** Every back is filled from its own kind. Imperium Rex, while nobody has seen it, is always in the deck. */
function guessObjectives(g: Game, roll: Roll): void {
  const secrets: string[] = g.players.map((p) => (p.secret === BACK ? `${BACK}secret` : p.secret));
  const claimed = g.players.flatMap((p) => p.claimed);
  const deck: string[] = g.objectiveDeck;
  const places = [deck, g.box.objectives, g.objectives, secrets, claimed];
  const secondStage = fullObjectives(g.options, 'stageII');
  if (isGameOverUsed(g.options)) dealOne(roll, secondStage.filter(endsTheGame), places, deck, `${BACK}stageII`);
  deal(roll, secondStage, places, `${BACK}stageII`);
  deal(roll, fullObjectives(g.options, 'stageI'), places, `${BACK}stageI`);
  deal(roll, fullObjectives(g.options, 'secret'), places, `${BACK}secret`);
  g.players.forEach((p, seat) => {
    p.secret = secrets[seat] as ObjectiveId | '';
  });
}

function guessDomains(g: Game, roll: Roll): void {
  const laid = [...g.systems.flatMap((s) => s.planets.flatMap((p) => p.domain ?? [])), ...g.box.domains];
  const hidden = laid.filter((counter) => counter.id.startsWith(BACK));
  if (hidden.length === 0) return;
  const unknown = shuffled(roll, unknownDomainCounters(g, hidden.length));
  for (const counter of hidden) counter.id = unknown.pop() as DomainCounterId;
}

/** Puts the cards that lie in none of the places where a back lies, at random. */
function deal(roll: Roll, all: readonly string[], places: readonly string[][], back = BACK): void {
  const known = new Set(places.flat());
  const unknown = shuffled(
    roll,
    all.filter((card) => !known.has(card)),
  );
  for (const cards of places)
    for (let i = 0; i < cards.length; i++) if (cards[i] === back) cards[i] = unknown.pop() as string;
}

/** Puts one card, unless it lies open somewhere, at the place of one of the backs in the pile. */
function dealOne(
  roll: Roll,
  [card]: readonly string[],
  places: readonly string[][],
  pile: string[],
  back: string,
): void {
  if (card === undefined || places.some((cards) => cards.includes(card))) return;
  const hidden = pile.flatMap((c, i) => (c === back ? [i] : []));
  if (hidden.length > 0) pile[hidden[roll(hidden.length) - 1] as number] = card;
}

function shuffled<T>(roll: Roll, items: readonly T[]): T[] {
  const out = items.slice();
  for (let i = out.length - 1; i > 0; i--) {
    const j = roll(i + 1) - 1;
    [out[i], out[j]] = [out[j] as T, out[i] as T];
  }
  return out;
}

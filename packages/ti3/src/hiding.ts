// What a seat may know. The one definition of hidden information, and a world that fits what a seat knows.
import type { Roll } from '@custodian/kernel';
import { fullActionDeck, fullObjectives, fullPoliticalDeck, fullTiles } from './components.ts';
import type { ObjectiveId } from './content/facts/index.ts';
import { objectives } from './content/facts/index.ts';
import type { Game, Player, Seat } from './game.ts';

const UNKNOWN = '?';

export function hide(g: Game, seat: Seat | null): Game {
  const bit = seat === null ? 0 : 1 << seat;
  const mask = <T extends string>(cards: readonly T[]): T[] =>
    cards.map((card) => (((g.seen[card] ?? 0) & bit) !== 0 ? card : (UNKNOWN as T)));
  const blank = (cards: readonly string[]): string[] => cards.map(() => UNKNOWN);
  const hidePlayer = (p: Player): Player => ({
    ...p,
    hand: mask(p.hand),
    politicalHand: mask(p.politicalHand),
    tiles: blank(p.tiles),
    secret: p.secret === '' ? '' : UNKNOWN,
  });
  return {
    ...g,
    players: g.players.map((p, s) => (s === seat ? p : hidePlayer(p))),
    systems: g.systems.map((system) =>
      system.planets.some((p) => p.domain !== null && !p.domain.faceUp)
        ? { ...system, planets: system.planets.map((p) => ({ ...p, domain: hideDomain(g, p, bit) })) }
        : system,
    ),
    actionDeck: mask(g.actionDeck),
    politicalDeck: mask(g.politicalDeck),
    objectiveDeck: mask(g.objectiveDeck),
    box: {
      objectives: blank(g.box.objectives),
      tiles: blank(g.box.tiles),
      faceDown: g.box.faceDown === '' ? '' : UNKNOWN,
    },
    seen: Object.fromEntries(
      Object.entries(g.seen)
        .filter(([, seats]) => (seats & bit) !== 0)
        .map(([card]) => [card, bit]),
    ),
  };
}

/** The key by which a face-down domain counter is remembered. */
export const domainKey = (planet: string): string => `domain ${planet}`;

function hideDomain(g: Game, planet: Game['systems'][number]['planets'][number], bit: number): typeof planet.domain {
  if (planet.domain === null || planet.domain.faceUp || ((g.seen[domainKey(planet.id)] ?? 0) & bit) !== 0)
    return planet.domain;
  return { id: UNKNOWN as typeof planet.domain.id, faceUp: false };
}

/** Fills what is unknown at random, so that the seat could not tell the difference. */
export function guess(hidden: Game, seat: Seat, roll: Roll): Game {
  const g = structuredClone(hidden);
  const others = g.players.filter((_, s) => s !== seat);
  fill(roll, fullActionDeck(g.options), [
    [g.actionDeck, g.actionDiscard, g.table.actionCards, ...g.players.map((p) => p.hand)],
  ]);
  fill(roll, fullPoliticalDeck(g.options), [
    [
      g.politicalDeck,
      g.politicalDiscard,
      g.table.agendas,
      g.laws.map((l) => l.id),
      ...g.players.map((p) => p.politicalHand),
    ],
  ]);
  guessObjectives(g, others, roll);
  const placed = g.systems.map((s) => s.id);
  const faceDown = g.box.faceDown === '' ? [] : [g.box.faceDown];
  fill(roll, fullTiles(g.options), [[placed, g.box.tiles, faceDown, ...g.players.map((p) => p.tiles)]]);
  if (faceDown[0] !== undefined) g.box.faceDown = faceDown[0];
  return g;
}

/** Secrets come from the secret pool; the deck keeps its Stage I over its Stage II with Imperium Rex among them. */
function guessObjectives(g: Game, others: readonly Player[], roll: Roll): void {
  const secrets = g.players.map((p) => (p.secret === '' ? [] : [p.secret as string]));
  const claimed = g.players.flatMap((p) => p.claimed as string[]);
  const pool = (stage: 'stageI' | 'stageII' | 'secret'): ObjectiveId[] =>
    shuffled(
      roll,
      fullObjectives(g.options, stage).filter((id) => !isVisible(g, id, secrets, claimed)),
    );
  const hiddenSecrets = pool('secret');
  for (const p of others) if (p.secret === UNKNOWN) p.secret = hiddenSecrets.pop() as ObjectiveId;
  const one = pool('stageI');
  const two = pool('stageII').filter((id) => objectives[id].points !== 'gameOver');
  const rex = pool('stageII').filter((id) => objectives[id].points === 'gameOver');
  const unknownAt = g.objectiveDeck.flatMap((card, i) => (card === UNKNOWN ? [i] : []));
  // The box holds what was left over: so many Stage I as the full set has beyond the deck.
  const spareOne = one.length - unknownOf('stageI', g, one.length, unknownAt.length);
  const deck: ObjectiveId[] = [];
  const stageOneInDeck = one.splice(0, one.length - spareOne);
  const stageTwoInDeck = shuffled(roll, [
    ...rex,
    ...two.splice(0, unknownAt.length - stageOneInDeck.length - rex.length),
  ]);
  deck.push(...stageTwoInDeck, ...stageOneInDeck);
  unknownAt.forEach((at, i) => {
    g.objectiveDeck[at] = deck[i] as ObjectiveId;
  });
  const box = shuffled(roll, [...one, ...two, ...hiddenSecrets]);
  g.box.objectives = g.box.objectives.map((_, i) => box[i] as string);
}

/** How many unknown cards of the deck are Stage I: what is not yet face up of those put in. */
function unknownOf(_: 'stageI', g: Game, available: number, unknown: number): number {
  const put = g.options.longWar ? 8 : 6;
  const faceUp = g.objectives.filter((id) => objectives[id].stage === 'stageI').length;
  return Math.max(0, Math.min(put - faceUp, available, unknown));
}

function isVisible(g: Game, id: ObjectiveId, secrets: readonly string[][], claimed: readonly string[]): boolean {
  return (
    g.objectives.includes(id) ||
    g.objectiveDeck.includes(id) ||
    claimed.includes(id) ||
    secrets.some((s) => s.includes(id))
  );
}

/** Puts the cards that are nowhere to be seen where a '?' lies, at random. */
function fill(roll: Roll, all: readonly string[], zones: readonly (readonly string[][])[]): void {
  const lists = zones.flat();
  const seen = new Set(lists.flat());
  const hiddenCards = shuffled(
    roll,
    all.filter((c) => !seen.has(c)),
  );
  for (const cards of lists)
    for (let i = 0; i < cards.length; i++) if (cards[i] === UNKNOWN) cards[i] = hiddenCards.pop() as string;
}

function shuffled<T>(roll: Roll, items: readonly T[]): T[] {
  const out = items.slice();
  for (let i = out.length - 1; i > 0; i--) {
    const j = roll(i + 1) - 1;
    [out[i], out[j]] = [out[j] as T, out[i] as T];
  }
  return out;
}

// Everything printed that must be somewhere: the full decks of a game with given options, and what is miscounted.
import type {
  ActionCardId,
  DomainCounterId,
  ObjectiveId,
  PoliticalCardId,
  StrategyCardId,
} from './content/facts/index.ts';
import {
  actionCards,
  domainCounterIds,
  domainCounters,
  idsIn,
  objectiveIds,
  objectives,
  politicalCards,
  strategyCardIds,
  strategyCards,
  tileInstances,
  tileOf,
  tradeGoodSupply,
  unitIds,
  units,
} from './content/facts/index.ts';
import type { G, Seat } from './game.ts';
import { FACE_DOWN } from './game.ts';
import { homeSystem } from './queries/board.ts';
import { fighterPlaces, groundForcePlaces } from './queries/fleet.ts';
import { hasAgreement, playerOf, reinforcementCounters, unitsLeft } from './queries/players.ts';

type Options = G['options'];
type Stage = 'secret' | 'stageI' | 'stageII';

/** Every action card of the game as a numbered copy. */
export function fullActionDeck(_: Options): string[] {
  return idsIn(actionCards, ['base']).flatMap((id: ActionCardId) =>
    Array.from({ length: actionCards[id].copies }, (_, i) => `${id}.${i + 1}`),
  );
}

export function fullPoliticalDeck(_: Options): PoliticalCardId[] {
  return idsIn(politicalCards, ['base']);
}

/** In numerical order. */
export function fullStrategyCards(_: Options): StrategyCardId[] {
  return strategyCardIds.filter((id) => strategyCards[id].expansion === 'base');
}

export function fullObjectives(_: Options, stage: Stage): ObjectiveId[] {
  return objectiveIds.filter((id) => objectives[id].stage === stage && objectives[id].expansion === 'base');
}

/** Imperium Rex, the "Game Over" card. */
export const endsTheGame = (card: ObjectiveId): boolean => objectives[card].points === 'gameOver';

/** A variant of the Long War leaves the "Game Over" card in the box. */
export const isGameOverUsed = (options: Options): boolean => !(options.longWar && options.noGameOver);

/** The tiles that are shuffled and dealt: all but homes and Mecatol Rex. */
export function fullTiles(_: Options): string[] {
  return tileInstances(['base']).filter((t) => ['regular', 'special'].includes(tileOf(t).kind));
}

export function fullDomainCounters(_: Options): DomainCounterId[] {
  return domainCounterIds.flatMap((id) => Array.from({ length: domainCounters[id].copies.base }, () => id));
}

/** In words, every count that is off. What setup has not laid out yet is not counted. */
export function miscounted(g: G): string[] {
  const wrong = [
    ...astray(g, 'action cards', actionCardsOf(g), fullActionDeck(g.options)),
    ...astray(g, 'political cards', politicalCardsOf(g), fullPoliticalDeck(g.options)),
    ...astray(
      g,
      'strategy cards',
      g.strategyCards.map((c) => c.id),
      fullStrategyCards(g.options),
    ),
    ...astray(g, 'objectives', objectivesOf(g), allObjectives(g.options)),
    ...astray(g, 'tiles', tilesOf(g), fullTiles(g.options)),
  ];
  const goods = g.players.reduce((sum, p) => sum + p.tradeGoods, g.tradeSupply);
  if (goods !== tradeGoodsInBox(g.options) || g.tradeSupply < 0)
    wrong.push(`${goods} trade goods instead of ${tradeGoodsInBox(g.options)}, ${g.tradeSupply} in the supply`);
  for (let seat = 0; seat < g.players.length; seat++) wrong.push(...miscountedPlayer(g, seat));
  return [...wrong, ...miscountedBoard(g)];
}

/** Trade goods in the boxes of the game. */
export const tradeGoodsInBox = (options: Options): number =>
  tradeGoodSupply.base + (options.seStrategyCards || options.seRaces ? tradeGoodSupply.shatteredEmpire : 0);

function actionCardsOf(g: G): string[] {
  return [...g.actionDeck, ...g.actionDiscard, ...g.table.actionCards, ...g.players.flatMap((p) => p.hand)];
}

function politicalCardsOf(g: G): string[] {
  const inPlay = [...g.table.agendas, ...g.laws.map((law) => law.id), ...g.players.flatMap((p) => p.politicalHand)];
  return [...g.politicalDeck, ...g.politicalDiscard, ...inPlay];
}

/** A public objective stays face up when it is claimed; a secret one goes to what its owner has claimed. */
function objectivesOf(g: G): string[] {
  const secrets = g.players.flatMap((p) => [
    ...(p.secret === '' ? [] : [p.secret]),
    ...p.claimed.filter((card) => objectives[card].stage === 'secret'),
  ]);
  return [...g.objectiveDeck, ...g.objectives, ...g.box.objectives, ...secrets];
}

const allObjectives = (options: Options): ObjectiveId[] =>
  (['secret', 'stageI', 'stageII'] as const).flatMap((stage) => fullObjectives(options, stage));

/** On the board, in hands, face down and in the box, without homes and Mecatol Rex. */
function tilesOf(g: G): string[] {
  const onBoard = g.systems.map((s) => s.id).filter((id) => id !== FACE_DOWN);
  const dealt = onBoard.filter((id) => ['regular', 'special'].includes(tileOf(id).kind));
  const faceDown = g.box.faceDown === '' ? [] : [g.box.faceDown];
  return [...dealt, ...g.players.flatMap((p) => p.tiles), ...faceDown, ...g.box.tiles];
}

/** What is missing, and what is there twice or does not belong here. */
function astray(g: G, what: string, found: readonly string[], all: readonly string[]): string[] {
  if (g.phase === 'setup' && found.length === 0) return [];
  const missing = new Set(all);
  const tooMany = found.filter((card) => !missing.delete(card));
  return [
    ...(missing.size > 0 ? [`${what} missing: ${[...missing].join(', ')}`] : []),
    ...(tooMany.length > 0 ? [`${what} too many: ${tooMany.join(', ')}`] : []),
  ];
}

function miscountedPlayer(g: G, seat: Seat): string[] {
  const wrong: string[] = [];
  const p = playerOf(g, seat);
  const areas = [p.commandPool, p.fleetSupply, p.strategyAllocation, p.tradeGoods, reinforcementCounters(g, seat)];
  if (p.race !== '' && areas.some((n) => n < 0)) wrong.push(`seat ${seat} has negative counters: ${areas.join('/')}`);
  if (g.phase !== 'setup' && homeSystem(g, seat) === undefined) wrong.push(`seat ${seat} has no home system`);
  for (const unit of unitIds)
    if (!units[unit].limitless && unitsLeft(g, seat, unit) < 0) wrong.push(`seat ${seat} has too many of ${unit}`);
  if (groundForcePlaces(g, seat) > units.groundForce.limit) wrong.push(`seat ${seat}: ground forces without a figure`);
  if (fighterPlaces(g, seat) > units.fighter.limit) wrong.push(`seat ${seat}: fighters without a figure`);
  for (const card of p.contracts)
    if (card.partner >= 0 && !hasAgreement(g, card.partner, seat)) wrong.push(`seat ${seat}: one-sided agreement`);
  return wrong;
}

function miscountedBoard(g: G): string[] {
  const wrong: string[] = [];
  for (const system of g.systems) {
    for (const s of system.ships)
      if (s.groundForces < 0 || s.pds < 0) wrong.push(`ship ${s.id} carries ${s.groundForces}/${s.pds}`);
    for (const p of system.planets)
      if (p.groundForces < 0 || p.pds < 0 || p.pds > 2 || (p.owner < 0 && p.groundForces + p.pds > 0))
        wrong.push(`${p.id} holds ${p.groundForces} ground forces and ${p.pds} PDS of ${p.owner}`);
  }
  return wrong;
}

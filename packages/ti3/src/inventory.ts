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
  races,
  strategyCardIds,
  strategyCards,
  tileInstances,
  tileOf,
  tradeGoodSupply,
  unitIds,
  units,
} from './content/facts/index.ts';
import type { DomainCounter, G, Seat } from './game.ts';
import { FACE_DOWN, KEPT } from './game.ts';
import { homeSystem } from './queries/board.ts';
import { fighterPlaces, groundForcePlaces } from './queries/fleet.ts';
import { hasAgreement, playerOf, reinforcementCounters, unitsLeft } from './queries/players.ts';

type Options = G['options'];
type Stage = 'secret' | 'stageI' | 'stageII';

// Names of copies are made once: two that are one text are compared at a glance, others letter by letter.
const actionDeck: readonly string[] = idsIn(actionCards, ['base']).flatMap((id: ActionCardId) =>
  Array.from({ length: actionCards[id].copies }, (_, i) => `${id}.${i + 1}`),
);
const politicalDeck: readonly PoliticalCardId[] = idsIn(politicalCards, ['base']);
const dealtTiles: readonly string[] = tileInstances(['base']).filter((t) =>
  ['regular', 'special'].includes(tileOf(t).kind),
);
const objectivesOfStage = (stage: Stage): readonly ObjectiveId[] =>
  objectiveIds.filter((id) => objectives[id].stage === stage && objectives[id].expansion === 'base');
const objectiveCards = {
  secret: objectivesOfStage('secret'),
  stageI: objectivesOfStage('stageI'),
  stageII: objectivesOfStage('stageII'),
};

/** Every action card of the game as a numbered copy. */
export const fullActionDeck = (_: Options): readonly string[] => actionDeck;

export const fullPoliticalDeck = (_: Options): readonly PoliticalCardId[] => politicalDeck;

/** In numerical order. Of the two cards with the number 8 in Shattered Empire, Imperial II is for the Age of Empire. */
export function fullStrategyCards(options: Options): StrategyCardId[] {
  if (!options.seStrategyCards) return strategyCardIds.filter((id) => strategyCards[id].expansion === 'base');
  const unused: StrategyCardId = options.ageOfEmpire ? 'bureaucracy' : 'imperialII';
  return strategyCardIds.filter((id) => strategyCards[id].expansion === 'shatteredEmpire' && id !== unused);
}

export const fullObjectives = (_: Options, stage: Stage): readonly ObjectiveId[] => objectiveCards[stage];

/** Imperium Rex, the "Game Over" card. */
export const endsTheGame = (card: ObjectiveId): boolean => objectives[card].points === 'gameOver';

/** A variant of the Long War leaves the "Game Over" card in the box. */
export const isGameOverUsed = (options: Options): boolean => !(options.longWar && options.noGameOver);

/** The tiles that are shuffled and dealt: all but homes and Mecatol Rex. */
export const fullTiles = (_: Options): readonly string[] => dealtTiles;

export function fullDomainCounters(_: Options): DomainCounterId[] {
  return domainCounterIds.flatMap((id) => Array.from({ length: domainCounters[id].copies.base }, () => id));
}

/** Every domain counter that lies open: on a planet or in the box, in space as a wormhole, with a player who keeps it. */
function knownDomainCounters(g: G): DomainCounterId[] {
  const found = domainCountersLaid(g).map((counter) => counter.id);
  for (const { wormholes } of g.systems)
    for (const kind of wormholes) found.push(kind === 'alpha' ? 'wormholeAlpha' : 'wormholeBeta');
  for (const { source, target } of g.effects)
    if (source === 'domain:lazaxSurvivors' && target === KEPT) found.push('lazaxSurvivors');
  return found.filter((id) => Object.hasOwn(domainCounters, id));
}

/** On planets and in the box. */
const domainCountersLaid = (g: G): readonly DomainCounter[] => [
  ...g.systems.flatMap((s) => s.planets.flatMap((p) => p.domain ?? [])),
  ...g.box.domains,
];

/** What the counters can be that show their backs. Star of Death brings further Radiation counters into the game. */
export function unknownDomainCounters(g: G, backs: number): DomainCounterId[] {
  const left = fullDomainCounters(g.options);
  for (const id of knownDomainCounters(g)) if (left.includes(id)) left.splice(left.indexOf(id), 1);
  while (left.length < backs) left.push('radiation');
  return left;
}

function miscountedDomainCounters(g: G): string[] {
  if (!g.options.distantSuns || g.phase === 'setup') return [];
  const left = fullDomainCounters(g.options);
  const tooMany: string[] = [];
  for (const id of knownDomainCounters(g)) {
    if (left.includes(id)) left.splice(left.indexOf(id), 1);
    else if (id !== 'radiation') tooMany.push(id);
  }
  return [
    ...(left.length > 0 ? [`domain counters missing: ${left.join(', ')}`] : []),
    ...(tooMany.length > 0 ? [`domain counters too many: ${tooMany.join(', ')}`] : []),
  ];
}

/** Every race has its three leaders, each aboard a ship of its own, on a planet, captive or dead. */
function miscountedLeaders(g: G): string[] {
  if (!g.options.leaders || g.phase === 'setup') return [];
  const printed = g.players.flatMap((p) => (p.race === '' ? [] : races[p.race].leaders.map((leader) => leader.id)));
  const wrong = astray(
    g,
    'leaders',
    g.leaders.map((l) => l.id),
    printed,
  );
  for (const { id, seat, place, at } of g.leaders) {
    const isAboard = (s: { readonly id: number; readonly owner: Seat }): boolean =>
      String(s.id) === at && s.owner === seat;
    if (place === 'ship' && !g.systems.some((s) => s.ships.some(isAboard))) wrong.push(`${id} is aboard no ship`);
    if (place === 'planet' && !g.systems.some((s) => s.planets.some((p) => p.id === at)))
      wrong.push(`${id} is on no planet`);
    if (place === 'captive' && at === String(seat)) wrong.push(`${id} is captive of his own race`);
  }
  return wrong;
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
    ...miscountedDomainCounters(g),
    ...miscountedLeaders(g),
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

const allObjectives = (options: Options): readonly ObjectiveId[] =>
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

/** How many locals may be in arms on the planet. */
function localsOf({ domain }: { readonly domain: DomainCounter | null }): number {
  if (domain === null || !domain.faceUp) return 0;
  const { kind, value } = domainCounters[domain.id];
  return kind === 'hostileLocals' ? (value ?? 0) : 0;
}

function miscountedBoard(g: G): string[] {
  const wrong: string[] = [];
  for (const system of g.systems) {
    for (const s of system.ships)
      if (s.groundForces < 0 || s.pds < 0) wrong.push(`ship ${s.id} carries ${s.groundForces}/${s.pds}`);
    for (const p of system.planets)
      if (p.groundForces < 0 || p.pds < 0 || p.pds > 2 || (p.owner < 0 && p.groundForces + p.pds > localsOf(p)))
        wrong.push(`${p.id} holds ${p.groundForces} ground forces and ${p.pds} PDS of ${p.owner}`);
  }
  return wrong;
}

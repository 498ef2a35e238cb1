// Everything printed that must be somewhere: the full decks of a game, and what is miscounted.
import type {
  AgendaId,
  ComponentSet,
  ExplorationDeck,
  ObjectiveId,
  ObjectiveStage,
  RelicId,
  StrategyCardId,
  TileId,
} from './facts/index.ts';
import {
  actionCards,
  agendas,
  explorationDecks,
  explorations,
  factions,
  objectives,
  relics,
  strategyCards,
  tiles,
  unitTypeIds,
  unitTypes,
} from './facts/index.ts';
import type { CapturedUnit, G, Seat } from './game.ts';
import { NOBODY } from './game.ts';
import { homeSystem } from './queries/board.ts';
import { idsInPlay, setsOf } from './queries/box.ts';
import { ownNotes } from './queries/notes.ts';
import { playerOf, tokensLeft, unitsLeft } from './queries/players.ts';
import { SLEEPERS, sleepingPlanets } from './queries/sleepers.ts';

type Sets = readonly ComponentSet[];

/** Every action card of the game as a numbered copy. */
export const fullActionDeck = (sets: Sets): string[] =>
  idsInPlay(actionCards, sets).flatMap((id) =>
    Array.from({ length: actionCards[id].copies }, (_, i) => `${id}.${i + 1}`),
  );

export const fullAgendaDeck = (sets: Sets): readonly AgendaId[] => idsInPlay(agendas, sets);

export const fullStrategyCards = (sets: Sets): readonly StrategyCardId[] => idsInPlay(strategyCards, sets);

export const fullObjectives = (stage: ObjectiveStage, sets: Sets): ObjectiveId[] =>
  idsInPlay(objectives, sets).filter((id) => objectives[id].stage === stage);

/** Every card of an exploration deck as a numbered copy. */
export const fullExplorationDeck = (deck: ExplorationDeck, sets: Sets): string[] =>
  idsInPlay(explorations, sets)
    .filter((id) => explorations[id].deck === deck)
    .flatMap((id) => Array.from({ length: explorations[id].copies }, (_, i) => `${id}.${i + 1}`));

export const fullRelicDeck = (sets: Sets): readonly RelicId[] => idsInPlay(relics, sets);

/** Where exploration cards lie open. One that is attached is the only copy of its name. */
export function openExplorations(g: G): string[] {
  const { explorationDiscards: discards } = g;
  return [
    ...(discards === undefined ? [] : explorationDecks.flatMap((deck) => discards[deck])),
    ...(g.table.explorations ?? []),
    ...g.players.flatMap((p) => p.found ?? []),
    ...g.systems.flatMap((s) => s.planets.flatMap((p) => (p.attachments ?? []).map((id) => `${id}.1`))),
    ...(g.purged ?? []),
  ];
}

/** Relics that lie open: with players, on a planet, or out of the game. */
export const openRelics = (g: G): string[] => [
  ...g.players.flatMap((p) => (p.relics ?? []).map((relic) => relic.id)),
  ...g.systems.flatMap((s) => s.planets.flatMap((p) => p.attachments ?? [])),
  ...(g.purged ?? []),
];

/** The tiles that are shuffled and dealt. */
export const fullTiles = (back: 'blue' | 'red', sets: Sets): TileId[] =>
  idsInPlay(tiles, sets).filter((id) => tiles[id].back === back);

/** The notes of everybody who is in the game. */
const fullNotes = (g: G): string[] =>
  g.players.flatMap(({ eliminated }, seat) => (eliminated ? [] : ownNotes(g, seat)));

/** In words, every count that is off. What setup has not laid out yet is not counted. */
export function miscounted(g: G): string[] {
  const sets = setsOf(g);
  const wrong = [
    ...astray(g, 'action cards', actionCardsOf(g), fullActionDeck(sets)),
    ...astray(g, 'agendas', agendasOf(g), fullAgendaDeck(sets)),
    ...astray(
      g,
      'strategy cards',
      g.strategyCards.map((c) => c.id),
      fullStrategyCards(sets),
    ),
    ...astray(g, 'secret objectives', secretsOf(g), fullObjectives('secret', sets)),
    ...astray(g, 'public objectives', publicsOf(g), [
      ...fullObjectives('stageI', sets),
      ...fullObjectives('stageII', sets),
    ]),
    ...astray(g, 'tiles', tilesOf(g), [...fullTiles('blue', sets), ...fullTiles('red', sets)]),
    ...astray(
      g,
      'promissory notes',
      g.players.flatMap((p) => [...p.notes, ...p.notesInPlay]),
      fullNotes(g),
    ),
  ];
  if (g.explorationDecks !== undefined) wrong.push(...explorationAstray(g, sets));
  for (let seat = 0; seat < g.players.length; seat++) wrong.push(...miscountedPlayer(g, seat));
  if (sleepingPlanets(g).length > SLEEPERS) wrong.push('too many sleeper tokens');
  return [...wrong, ...unitsTwice(g)];
}

function explorationAstray(g: G, sets: Sets): string[] {
  const { explorationDecks: decks, relicDeck = [] } = g;
  const all = explorationDecks.flatMap((deck) => fullExplorationDeck(deck, sets));
  const known = new Set(all);
  const allRelics = fullRelicDeck(sets);
  const found = [
    ...explorationDecks.flatMap((deck) => decks?.[deck] ?? []),
    ...openExplorations(g).filter((card) => known.has(card)),
  ];
  const foundRelics = [...relicDeck, ...openRelics(g).filter((id) => allRelics.includes(id as RelicId))];
  return [...astray(g, 'exploration cards', found, all), ...astray(g, 'relics', foundRelics, allRelics)];
}

const actionCardsOf = (g: G): string[] => [
  ...g.actionDeck,
  ...g.actionDiscard,
  ...g.table.actionCards,
  ...g.players.flatMap((p) => p.hand),
];

const agendasOf = (g: G): string[] => [
  ...g.agendaDeck,
  ...g.agendaDiscard,
  ...g.table.agendas,
  ...(g.table.covert === undefined ? [] : [g.table.covert.agenda]),
  ...g.laws.map((law) => law.id),
  ...purgedAgendas(g),
];

/** A law that was attached to a planet leaves the game with it. */
export const purgedAgendas = (g: G): string[] =>
  (g.purged ?? []).filter((card) => card.startsWith('agenda:')).map((card) => card.slice('agenda:'.length));

const isSecret = (id: string): boolean => objectives[id as ObjectiveId]?.stage === 'secret';

/** A secret objective that everybody may score lies among the public ones, and is scored by several. */
const secretsOf = (g: G): string[] => [
  ...g.secretDeck,
  ...g.players.flatMap((p) => p.secrets),
  ...new Set([...g.objectives.map((o) => o.id), ...g.players.flatMap((p) => p.scored)].filter(isSecret)),
];

const publicsOf = (g: G): string[] => [
  ...g.objectives.map((o) => o.id).filter((id) => !isSecret(id)),
  ...g.box.objectives,
];

/** On the board, in hands and in the box, without homes and Mecatol Rex. */
const tilesOf = (g: G): string[] => {
  const isDrawn = (id: string): boolean => ['blue', 'red'].includes(tiles[id as TileId]?.back ?? '');
  return [
    ...g.systems.map((s) => s.id).filter(isDrawn),
    ...g.players.flatMap((p) => p.tiles),
    ...g.box.tiles,
    ...(g.purged ?? []).filter(isDrawn),
  ];
};

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
  const p = playerOf(g, seat);
  if (p.faction === '') return [];
  const wrong: string[] = [];
  const amounts = [p.tactic, p.fleet, p.strategy, p.tradeGoods, p.commodities, p.points, p.resting, p.received];
  if (amounts.some((n) => n < 0)) wrong.push(`seat ${seat} has less than nothing: ${amounts.join('/')}`);
  if (tokensLeft(g, seat) < 0) wrong.push(`seat ${seat} has too many command tokens`);
  if (g.phase !== 'setup' && homeSystem(g, seat) === undefined) wrong.push(`seat ${seat} has no home system`);
  if (
    g.phase !== 'setup' &&
    factions[p.faction].gate !== undefined &&
    ![...g.systems.map((s) => s.id), ...(g.purged ?? [])].includes(factions[p.faction].gate as string)
  )
    wrong.push(`seat ${seat} has no gate`);
  for (const type of unitTypeIds) if (unitsLeft(g, seat, type) < 0) wrong.push(`seat ${seat} has too many of ${type}`);
  const isStray = ({ type, owner }: CapturedUnit): boolean => unitTypes[type].tokens !== (owner === NOBODY);
  if (p.captured?.some(isStray) === true) wrong.push(`seat ${seat} has captured what is not there`);
  if (new Set(p.technologies).size !== p.technologies.length) wrong.push(`seat ${seat} has a technology twice`);
  if (p.exhausted.some((id) => !p.technologies.includes(id))) wrong.push(`seat ${seat} exhausted what it has not`);
  if (new Set(p.scored).size !== p.scored.length) wrong.push(`seat ${seat} has scored an objective twice`);
  return wrong;
}

function unitsTwice(g: G): string[] {
  const ids = g.systems.flatMap((s) => [...s.space, ...s.planets.flatMap((p) => p.units)]).map((u) => u.id);
  return new Set(ids).size === ids.length ? [] : ['a unit is in two places'];
}

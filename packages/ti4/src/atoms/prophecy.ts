// Writing what Prophecy of Kings brings: exploration decks, attachments, fragments, relics, leaders, captured units.
import { used } from '@custodian/kernel';
import type {
  AttachmentId,
  ExplorationDeck,
  ExplorationId,
  LeaderId,
  PlanetId,
  RelicId,
  UnitTypeId,
} from '../facts/index.ts';
import { explorations } from '../facts/index.ts';
import type { Game, LeaderState, Seat, Ti4 } from '../game.ts';
import { explorationOf } from '../queries/exploration.ts';
import { planetAt, playerAt, systemAt, takeOut } from './finding.ts';
import { emit, open } from './pen.ts';

type Decks = NonNullable<Game['explorationDecks']>;

/** As they are laid out in setup: shuffled cards by deck, and relics; the last one of each is on top. */
export function layProphecyDecks(x: Ti4, decks: Decks, relicDeck: RelicId[]): void {
  const g = open(x);
  g.explorationDecks = decks;
  g.explorationDiscards = { cultural: [], hazardous: [], industrial: [], frontier: [] };
  g.relicDeck = relicDeck;
}

/** The top card of a deck, laid open on the table. An empty deck is made of its discards; null: there are none either. */
export function drawExploration(
  x: Ti4,
  seat: Seat,
  deck: ExplorationDeck,
  at: { readonly system: string; readonly planet?: PlanetId },
): string | null {
  const g = open(x);
  const [decks, discards] = [g.explorationDecks, g.explorationDiscards];
  if (decks === undefined || discards === undefined) return null;
  if (decks[deck].length === 0) {
    decks[deck] = x.shuffle(`${deck} exploration`, discards[deck]);
    discards[deck] = [];
  }
  const card = decks[deck].pop();
  if (card === undefined) return null;
  g.table.explorations = [...(g.table.explorations ?? []), card];
  const exploration = explorationOf(card);
  used('exploration', exploration);
  if (at.planet === undefined) emit(x, { type: 'frontierExplored', seat, system: at.system, exploration });
  else emit(x, { type: 'planetExplored', seat, planet: at.planet, exploration });
  return card;
}

function leaveTable(x: Ti4, card: string): void {
  const { table } = open(x);
  const left = (table.explorations ?? []).filter((each) => each !== card);
  if (left.length > 0) table.explorations = left;
  else delete table.explorations;
}

/** To its discards, or out of the game where its facts say so. */
export function discardExploration(x: Ti4, card: string): void {
  const g = open(x);
  const { deck, purged } = explorations[explorationOf(card)];
  leaveTable(x, card);
  if (purged) g.purged = [...(g.purged ?? []), card];
  else g.explorationDiscards?.[deck].push(card);
}

/** Into the play area: a fragment, or a card that is kept. */
export function keepExploration(x: Ti4, seat: Seat, card: string): void {
  leaveTable(x, card);
  const player = playerAt(x, seat);
  player.found = [...(player.found ?? []), card];
  emit(x, { type: 'fragmentGained', seat, exploration: explorationOf(card) });
}

export function attach(x: Ti4, seat: Seat, planet: PlanetId, attachment: AttachmentId): void {
  const at = planetAt(x, planet);
  at.attachments = [...(at.attachments ?? []), attachment];
  emit(x, { type: 'attachmentPlaced', seat, planet, attachment });
}

/** An exploration card that is attached lies on the planet: it is neither in the deck nor among the discards. */
export function attachExploration(x: Ti4, seat: Seat, planet: PlanetId, card: string): void {
  leaveTable(x, card);
  attach(x, seat, planet, explorationOf(card) as ExplorationId & AttachmentId);
}

export function takeFrontierToken(x: Ti4, system: string): void {
  delete systemAt(x, system).frontier;
}

/** Fragments that are purged leave the game. */
export function purgeFragments(x: Ti4, seat: Seat, cards: readonly string[]): void {
  const player = playerAt(x, seat);
  player.found = (player.found ?? []).filter((card) => !cards.includes(card));
  const g = open(x);
  g.purged = [...(g.purged ?? []), ...cards];
  emit(x, { type: 'fragmentsPurged', seat, count: cards.length });
}

/** The top relic; null: the deck is empty. */
export function gainRelic(x: Ti4, seat: Seat): RelicId | null {
  const relic = open(x).relicDeck?.pop();
  if (relic === undefined || relic === '?') return null;
  const player = playerAt(x, seat);
  player.relics = [...(player.relics ?? []), { id: relic, exhausted: false }];
  emit(x, { type: 'relicGained', seat, relic });
  return relic;
}

export function exhaustRelic(x: Ti4, seat: Seat, relic: RelicId): void {
  for (const each of playerAt(x, seat).relics ?? []) if (each.id === relic) each.exhausted = true;
  used('relic', relic);
  emit(x, { type: 'relicExhausted', seat, relic });
}

export function purgeRelic(x: Ti4, seat: Seat, relic: RelicId): void {
  const player = playerAt(x, seat);
  player.relics = (player.relics ?? []).filter((each) => each.id !== relic);
  const g = open(x);
  g.purged = [...(g.purged ?? []), relic];
  used('relic', relic);
  emit(x, { type: 'relicPurged', seat, relic });
}

const told = {
  readied: 'leaderReadied',
  exhausted: 'leaderExhausted',
  unlocked: 'leaderUnlocked',
  purged: 'leaderPurged',
} as const;

/** Readies, exhausts, unlocks or purges a leader. */
export function turnLeader(x: Ti4, seat: Seat, leader: LeaderId, to: Exclude<LeaderState['is'], 'locked'>): void {
  for (const each of playerAt(x, seat).leaders ?? []) if (each.id === leader) each.is = to;
  if (to !== 'readied') used('leader', leader);
  emit(x, { type: told[to], seat, leader });
}

/** The unit has been taken off the board before. */
export function captureUnit(x: Ti4, seat: Seat, owner: Seat, unit: UnitTypeId): void {
  const player = playerAt(x, seat);
  player.captured = [...(player.captured ?? []), { type: unit, owner }];
  emit(x, { type: 'unitCaptured', seat, player: owner, unit });
}

/** Back into its owner’s reinforcements. */
export function returnUnit(x: Ti4, seat: Seat, owner: Seat, unit: UnitTypeId): void {
  const { captured = [] } = playerAt(x, seat);
  const found = captured.find((each) => each.type === unit && each.owner === owner);
  if (found === undefined || !takeOut(captured, found)) return;
  emit(x, { type: 'unitReturned', seat, player: owner, unit });
}

// Writing the board: tiles, command tokens, planets and their cards.
import { used } from '@custodian/kernel';
import type { LaidHyperlane, PlanetId, TileId, Wormhole } from '../facts/index.ts';
import { legendaries, tiles, wormholeNexus } from '../facts/index.ts';
import type { Pool, Seat, System, Ti4 } from '../game.ts';
import { NOBODY } from '../game.ts';
import { hasToken, isNexusEntered } from '../queries/board.ts';
import { planetAt, playerAt, purgeAttached, systemAt, takeOut } from './finding.ts';
import { emit, open } from './pen.ts';

/** A system as its tile comes out of the box. */
export const newSystem = (tile: TileId, q: number, r: number): System => ({
  id: tile,
  q,
  r,
  tokens: 0,
  space: [],
  planets: tiles[tile].planets.map((id) => ({ id, owner: NOBODY, exhausted: true, units: [] })),
  wormholes: [],
});

export function placeTile(x: Ti4, seat: Seat, tile: TileId, q: number, r: number): void {
  const g = open(x);
  g.systems.push(newSystem(tile, q, r));
  used('tile', tile);
  g.galaxy += `${g.galaxy === '' ? '' : ' '}${tile}@${q},${r}`;
  emit(x, { type: 'tilePlaced', system: tile, q, r, seat });
}

/** Hyperlanes are part of the map and no systems. */
export function layHyperlanes(x: Ti4, laid: readonly LaidHyperlane[]): void {
  if (laid.length === 0) return;
  const g = open(x);
  for (const { id } of laid) used('hyperlane', id);
  g.hyperlanes = laid.map(({ id, turned, hex }) => ({ id, turned, q: hex.q, r: hex.r }));
  g.galaxy += laid.map(({ id, turned, hex }) => ` ${id}${turned}@${hex.q},${hex.r}`).join('');
}

/** Two tiles change places, with everything on them. */
export function swapSystems(x: Ti4, seat: Seat, one: string, other: string): void {
  const [a, b] = [systemAt(x, one), systemAt(x, other)];
  [a.q, a.r, b.q, b.r] = [b.q, b.r, a.q, a.r];
  open(x).galaxy += ` ${one}~${other}`;
  emit(x, { type: 'systemsSwapped', seat, system1: one, system2: other });
}

/**
 * A tile gives way to another. Command and frontier tokens and what the seat has in space stay; the planets, their cards and all that
 * lies on them leave the game, as do tokens of other kinds.
 */
export function replaceTile(x: Ti4, seat: Seat, from: string, tile: TileId): void {
  const g = open(x);
  const at = g.systems.findIndex((system) => system.id === from);
  const old = g.systems[at] as System;
  const gone: string[] = old.planets.map((planet) => planet.id);
  const { tokens, space, frontier } = old;
  g.systems[at] = { ...newSystem(tile, old.q, old.r), tokens, space, ...(frontier !== undefined && { frontier }) };
  g.purged = [...(g.purged ?? []), from, ...gone];
  for (const planet of old.planets) purgeAttached(g, planet);
  g.effects = g.effects.filter(({ target }) => target !== from && !gone.includes(target));
  if (g.legendaryExhausted !== undefined)
    g.legendaryExhausted = g.legendaryExhausted.filter((id) => !gone.includes(legendaries[id].planet));
  if (g.activeSystem === from) g.activeSystem = tile;
  used('tile', tile);
  g.galaxy += ` ${from}>${tile}`;
  emit(x, { type: 'tileReplaced', seat, system1: from, system2: tile });
}

/** The wormhole nexus shows its other side, once and for good, when something of a player is there. */
export function activateNexus(x: Ti4): void {
  if (!isNexusEntered(x.g)) return;
  const g = open(x);
  g.nexusActive = true;
  g.galaxy += ' active';
  emit(x, { type: 'nexusActivated', system: wormholeNexus });
}

export function placeFrontierTokens(x: Ti4, systems: readonly string[]): void {
  for (const system of systems) systemAt(x, system).frontier = true;
}

/** A tactical action: a token from the tactic pool. */
export function activateSystem(x: Ti4, seat: Seat, system: string): void {
  playerAt(x, seat).tactic -= 1;
  systemAt(x, system).tokens |= 1 << seat;
  open(x).activeSystem = system;
  emit(x, { type: 'systemActivated', seat, system });
}

/** A system counts as the active one without having been activated. */
export function makeActive(x: Ti4, system: string): void {
  open(x).activeSystem = system;
}

/** The system is active, and no token is placed. */
export function activateFreely(x: Ti4, seat: Seat, system: string): void {
  makeActive(x, system);
  emit(x, { type: 'systemActivated', seat, system });
}

export function endActivation(x: Ti4): void {
  open(x).activeSystem = '';
}

/** Puts a token of the seat into a system, unless one lies there: then it goes to the reinforcements. */
export function placeToken(x: Ti4, seat: Seat, system: string, from: Pool | 'reinforcements'): void {
  if (from !== 'reinforcements') playerAt(x, seat)[from] -= 1;
  const at = systemAt(x, system);
  if (hasToken(at, seat)) return;
  at.tokens |= 1 << seat;
  emit(x, { type: 'tokenPlaced', seat, system, from });
}

/** A token leaves the board for the reinforcements. */
export function liftToken(x: Ti4, seat: Seat, system: string): void {
  const at = systemAt(x, system);
  if (!hasToken(at, seat)) return;
  at.tokens &= ~(1 << seat);
  emit(x, { type: 'tokenLifted', seat, system });
}

/** All tokens of everybody leave the board. */
export function liftAllTokens(x: Ti4): void {
  for (const system of open(x).systems) system.tokens = 0;
  emit(x, { type: 'tokensLifted' });
}

export function gainTokens(x: Ti4, seat: Seat, pool: Pool, count: number): void {
  if (count === 0) return;
  playerAt(x, seat)[pool] += count;
  emit(x, { type: 'tokensGained', seat, pool, count });
}

export function spendTokens(x: Ti4, seat: Seat, pool: Pool, count: number): void {
  if (count === 0) return;
  playerAt(x, seat)[pool] -= count;
  emit(x, { type: 'tokensSpent', seat, pool, count });
}

export function redistributeTokens(x: Ti4, seat: Seat, to: Readonly<Record<Pool, number>>): void {
  const player = playerAt(x, seat);
  if (player.tactic === to.tactic && player.fleet === to.fleet && player.strategy === to.strategy) return;
  player.tactic = to.tactic;
  player.fleet = to.fleet;
  player.strategy = to.strategy;
  emit(x, { type: 'tokensRedistributed', seat, tactic: to.tactic, fleet: to.fleet, strategy: to.strategy });
}

/** Whose the planet is, and its card: it comes exhausted, unless said otherwise. */
export function takePlanet(x: Ti4, seat: Seat, planet: PlanetId, exhausted = true): void {
  const at = planetAt(x, planet);
  if (at.owner !== NOBODY && at.owner !== seat) emit(x, { type: 'controlLost', seat: at.owner, planet });
  at.owner = seat;
  at.exhausted = exhausted;
  used('planet', planet);
  emit(x, { type: 'controlGained', seat, planet });
  activateNexus(x);
}

/** Nobody's any more. */
export function losePlanet(x: Ti4, planet: PlanetId): void {
  const at = planetAt(x, planet);
  emit(x, { type: 'controlLost', seat: at.owner, planet });
  at.owner = NOBODY;
}

export function exhaustPlanets(x: Ti4, seat: Seat, planets: readonly PlanetId[]): void {
  if (planets.length === 0) return;
  for (const planet of planets) planetAt(x, planet).exhausted = true;
  emit(x, { type: 'planetsExhausted', seat, planets: [...planets] });
}

export function readyPlanets(x: Ti4, seat: Seat, planets: readonly PlanetId[]): void {
  if (planets.length === 0) return;
  for (const planet of planets) planetAt(x, planet).exhausted = false;
  emit(x, { type: 'planetsReadied', seat, planets: [...planets] });
}

export function removeCustodians(x: Ti4, seat: Seat): void {
  open(x).custodians = false;
  emit(x, { type: 'custodiansRemoved', seat });
}

export function openWormhole(x: Ti4, system: string, kind: Wormhole): void {
  systemAt(x, system).wormholes.push(kind);
  emit(x, { type: 'wormholeOpened', system, kind });
}

export function closeWormhole(x: Ti4, system: string, kind: Wormhole): void {
  if (takeOut(systemAt(x, system).wormholes, kind)) emit(x, { type: 'wormholeClosed', system, kind });
}

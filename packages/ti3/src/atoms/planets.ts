// Writing planets: who holds them, and whether they are exhausted.
import { used } from '@custodian/kernel';
import type { PlanetId } from '../content/facts/index.ts';
import type { PlanetState, Seat, System, Ti3 } from '../game.ts';
import { NOBODY } from '../game.ts';
import { planetIndex } from '../queries/board.ts';
import { emit, open } from './pen.ts';

/** The seat takes the planet card, exhausted unless said otherwise. Everything of the former owner's must be gone. */
export function takePlanet(x: Ti3, seat: Seat, planet: PlanetId, exhausted = true): void {
  const at = planetAt(x, planet);
  const from = at.owner;
  at.owner = seat;
  at.exhausted = exhausted;
  at.since = x.g.phase === 'setup' ? 0 : x.g.round;
  used('planet', planet);
  emit(x, { type: 'planetTaken', seat, planet, from });
}

/** The planet belongs to nobody again. */
export function freePlanet(x: Ti3, planet: PlanetId): void {
  const at = planetAt(x, planet);
  const from = at.owner;
  at.owner = NOBODY;
  at.exhausted = false;
  at.since = 0;
  emit(x, { type: 'planetFreed', planet, from });
}

export function exhaustPlanets(x: Ti3, planets: readonly PlanetId[]): void {
  if (planets.length === 0) return;
  for (const id of planets) planetAt(x, id).exhausted = true;
  emit(x, { type: 'planetsExhausted', seat: planetAt(x, planets[0] as PlanetId).owner, planets: [...planets] });
}

export function refreshPlanets(x: Ti3, planets: readonly PlanetId[]): void {
  if (planets.length === 0) return;
  for (const id of planets) planetAt(x, id).exhausted = false;
  emit(x, { type: 'planetsRefreshed', seat: planetAt(x, planets[0] as PlanetId).owner, planets: [...planets] });
}

function planetAt(x: Ti3, id: PlanetId): PlanetState {
  const [system, planet] = planetIndex(x.g, id);
  return (open(x).systems[system] as System).planets[planet] as PlanetState;
}

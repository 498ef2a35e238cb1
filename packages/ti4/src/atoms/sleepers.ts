// Writing sleeper tokens on planets.
import type { PlanetId } from '../facts/index.ts';
import type { Seat, Ti4 } from '../game.ts';
import { planetAt } from './finding.ts';
import { clear, emit } from './pen.ts';

export function layDownSleeper(x: Ti4, seat: Seat, planet: PlanetId): void {
  planetAt(x, planet).sleeper = true;
  emit(x, { type: 'sleeperLaid', seat, planet });
}

export function takeUpSleeper(x: Ti4, seat: Seat, planet: PlanetId): void {
  clear(planetAt(x, planet), 'sleeper');
  emit(x, { type: 'sleeperTaken', seat, planet });
}

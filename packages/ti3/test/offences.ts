// An independent judge of the creation of a galaxy.
import { type Hex, hexDistance, hexKey } from '@custodian/galaxy';
import type { Seat } from '@custodian/kernel';
import type { Game, System } from '@custodian/ti3';
import { layouts, type PlayerCount, tileOf } from '../src/content/facts/index.ts';

/** Replays the order in which the systems were placed and names every placement that was against the rules. */
export function offences(g: Game): string[] {
  const seats = g.players.length;
  const order = g.systems.filter((s) => ['regular', 'special'].includes(tileOf(s.id).kind));
  // With five players the first to lie is the one that lay face down.
  const dealtOnes = seats === 5 ? order.slice(1) : order;
  const placer = (turn: number): Seat => {
    const round = Math.floor(turn / seats);
    return (g.speaker + (round % 2 === 0 ? turn % seats : seats - 1 - (turn % seats))) % seats;
  };
  const handAt = (turn: number) => dealtOnes.filter((_, later) => later >= turn && placer(later) === placer(turn));
  const isSpecial = (s: System) => tileOf(s.id).kind === 'special';
  const wrong: string[] = [];
  const lastOf: Record<Seat, System> = {};
  for (const [turn, system] of dealtOnes.entries()) {
    const hand = handAt(turn);
    const last = lastOf[placer(turn)];
    const mustHavePlanet = last?.planets.length === 0 && hand.some((s) => s.planets.length > 0);
    if (mustHavePlanet && system.planets.length === 0) wrong.push(`${system.id} has no planet`);
    const earlier = dealtOnes.slice(0, turn);
    const taken = [...g.systems.slice(0, g.systems.indexOf(system))].map(hexKey);
    const open = layouts[seats as PlayerCount].rings.find((ring) => ring.some((hex) => !taken.includes(hexKey(hex))));
    const free = open?.filter((hex) => !taken.includes(hexKey(hex))) ?? [];
    if (!free.some((hex) => hexKey(hex) === hexKey(system))) wrong.push(`${system.id} is out of its ring`);
    const touches = (hex: Hex) => earlier.some((s) => isSpecial(s) && hexDistance(s, hex) === 1);
    const allowed = hand.filter((s) => !mustHavePlanet || s.planets.length > 0);
    const hadChoice = allowed.some((s) => free.some((hex) => !isSpecial(s) || !touches(hex)));
    if (isSpecial(system) && touches(system) && hadChoice) wrong.push(`${system.id} touches a special system`);
    lastOf[placer(turn)] = system;
  }
  return wrong;
}

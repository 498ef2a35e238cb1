// Writing relics that somebody has: exhausted, readied, purged, handed over, attached; and a planet that one of them destroys.
import { used } from '@custodian/kernel';
import type { AttachmentId, PlanetId, RelicId } from '../facts/index.ts';
import type { Player, Seat, System, Ti4 } from '../game.ts';
import { planetIndex } from '../queries/board.ts';
import { playerAt, purgeAttached } from './finding.ts';
import { clear, emit, open } from './pen.ts';
import { attach } from './prophecy.ts';

function leave(player: Player, relic: RelicId): boolean {
  const left = (player.relics ?? []).filter(({ id }) => id !== relic);
  const had = left.length < (player.relics?.length ?? 0);
  if (left.length > 0) player.relics = left;
  else clear(player, 'relics');
  return had;
}

export function exhaustRelic(x: Ti4, seat: Seat, relic: RelicId): void {
  for (const each of playerAt(x, seat).relics ?? []) if (each.id === relic) each.exhausted = true;
  used('relic', relic);
  emit(x, { type: 'relicExhausted', seat, relic });
}

export function readyRelic(x: Ti4, seat: Seat, relic: RelicId): void {
  for (const each of playerAt(x, seat).relics ?? []) if (each.id === relic) each.exhausted = false;
  emit(x, { type: 'relicReadied', seat, relic });
}

/** Out of the game for good. */
export function purgeRelic(x: Ti4, seat: Seat, relic: RelicId): void {
  const g = open(x);
  if (!leave(playerAt(x, seat), relic)) return;
  g.purged = [...(g.purged ?? []), relic];
  used('relic', relic);
  emit(x, { type: 'relicPurged', seat, relic });
}

/** From one play area to another. */
export function handOverRelic(x: Ti4, from: Seat, to: Seat, relic: RelicId): void {
  if (!leave(playerAt(x, from), relic)) return;
  const player = playerAt(x, to);
  player.relics = [...(player.relics ?? []), { id: relic, exhausted: false }];
  used('relic', relic);
  emit(x, { type: 'relicHandedOver', seat: from, seat2: to, relic });
}

/** It lies on the planet from now on, whoever controls that. */
export function attachRelic(x: Ti4, seat: Seat, planet: PlanetId, relic: RelicId & AttachmentId): void {
  if (!leave(playerAt(x, seat), relic)) return;
  used('relic', relic);
  attach(x, seat, planet, relic);
}

/** The planet is no more: its card, what is attached to it and laws about it leave the game. Units have been seen to. */
export function destroyPlanet(x: Ti4, seat: Seat, planet: PlanetId): void {
  const g = open(x);
  const [system, at] = planetIndex(x.g, planet);
  const [gone] = (g.systems[system] as System).planets.splice(at, 1);
  const laws = g.laws.filter((law) => law.elected === planet).map((law) => `agenda:${law.id}`);
  g.laws = g.laws.filter((law) => law.elected !== planet);
  g.purged = [...(g.purged ?? []), planet];
  if (gone !== undefined) purgeAttached(g, gone);
  g.purged.push(...laws);
  g.galaxy += ` -${planet}`;
  emit(x, { type: 'planetDestroyed', seat, planet });
}

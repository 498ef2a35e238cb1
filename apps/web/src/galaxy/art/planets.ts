// What each planet looks like.
import type { PlanetId } from '@custodian/ti3/facts';
import { planets, tiles } from '@custodian/ti3/facts';
import { hash } from './noise.ts';
import type { WorldKind } from './worlds.ts';

/** Worlds whose look is told by who lives there. */
const known: Readonly<Partial<Record<PlanetId, WorldKind>>> = {
  mecatolRex: 'city',
  zeroZeroZero: 'city',
  muaat: 'lava',
  jord: 'ocean',
  jol: 'ocean',
  nar: 'teal',
  arretze: 'desert',
  hercant: 'rust',
  kamdorn: 'ice',
  quinarra: 'lava',
  trenlak: 'barren',
  archonRen: 'forest',
  arcPrime: 'violet',
  retillion: 'toxic',
  mollPrimus: 'rust',
};

const usual: readonly WorldKind[] = [
  'ocean',
  'rust',
  'ice',
  'toxic',
  'tan',
  'violet',
  'barren',
  'forest',
  'desert',
  'teal',
  'rose',
  'lava',
];

/** What a planet looks like. Those of one system never look alike. */
export function worldKind(planet: PlanetId): WorldKind {
  const tile = planets[planet].system as keyof typeof tiles;
  const place = (tiles[tile].planets as readonly PlanetId[]).indexOf(planet);
  return known[planet] ?? (usual[(hash(tile) + place * 5) % usual.length] as WorldKind);
}

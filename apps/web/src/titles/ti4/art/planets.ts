// What each planet looks like.
import type { PlanetId } from '@custodian/ti4/facts';
import { planets, tiles } from '@custodian/ti4/facts';
import { lookAmong } from '../../../board/art/looks.ts';
import type { WorldKind } from '../../../board/art/worlds.ts';

/** Worlds whose look is told by who lives there, and those that are alone in their system. */
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
  shalloq: 'teal',
  mollPrimus: 'rust',
  darien: 'rose',
  winnu: 'forest',
  nestphar: 'forest',
  mordaiII: 'barren',
  creuss: 'violet',
  lodor: 'toxic',
  meharXull: 'rose',
  quann: 'barren',
  saudor: 'ocean',
  tarmann: 'forest',
  thibah: 'teal',
  vefutII: 'desert',
  wellon: 'ice',
};

/** What a planet looks like. Those of one system never look alike. */
export function worldKind(planet: PlanetId): WorldKind {
  const { tile } = planets[planet];
  return lookAmong(known, `tile ${tile}`, tile === null ? [planet] : tiles[tile].planets, planet);
}

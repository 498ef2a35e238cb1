// The painted picture of a planet.
import type { PlanetId } from '@custodian/ti4/facts';
import { worldPicture } from '../../../board/art/pictures.svelte.ts';
import { worldKind } from './planets.ts';

export const planetPicture = (planet: PlanetId): string | undefined => worldPicture(planet, worldKind(planet));

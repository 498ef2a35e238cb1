// What technologies are worth to whoever has no plan of his own for them. Objectives that ask for some come on top.
import type { RacialTechnologyId, TechnologyId } from '../content/facts/index.ts';

const WORTHS: Readonly<Partial<Record<TechnologyId | RacialTechnologyId, number>>> = {
  hylarVAssaultLaser: 9,
  deepSpaceCannon: 7,
  magenDefenseGrid: 5,
  warSun: 10,
  assaultCannon: 7,
  gravitonNegator: 5,
  antimassDeflectors: 7,
  xrdTransporters: 13,
  typeIVDrive: 10,
  advancedFighters: 8,
  lightWaveDeflector: 8,
  fleetLogistics: 10,
  stasisCapsules: 6,
  cybernetics: 9,
  neuralMotivator: 8,
  dacxiveAnimators: 6,
  genSynthesis: 7,
  x89BacterialWeapon: 4,
  enviroCompensator: 8,
  sarweenTools: 11,
  microTechnology: 8,
  gravitonLaserSystem: 5,
  integratedEconomy: 8,
  transitDiodes: 5,
};

/** One that nothing is said about: of a race, or of the expansion. */
const OTHER = 7;

export const worthOfTechnology = (id: TechnologyId | RacialTechnologyId): number => WORTHS[id] ?? OTHER;

export function technologyWorth(owned: readonly (TechnologyId | RacialTechnologyId)[]): number {
  let worth = 0;
  for (const id of owned) worth += worthOfTechnology(id);
  return worth;
}

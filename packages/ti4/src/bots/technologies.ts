// What technologies are worth to whoever has no plan of his own for them. Objectives that ask for some come on top.
import type { TechnologyId } from '../facts/index.ts';
import { technologies } from '../facts/index.ts';

const WORTHS: Readonly<Partial<Record<TechnologyId, number>>> = {
  neuralMotivator: 6,
  dacxiveAnimators: 5,
  hyperMetabolism: 12,
  x89BacterialWeapon: 4,
  psychoarchaeology: 5,
  bioStims: 7,
  antimassDeflectors: 6,
  gravityDrive: 10,
  fleetLogistics: 12,
  lightWaveDeflector: 8,
  darkEnergyTap: 5,
  slingRelay: 6,
  sarweenTools: 9,
  gravitonLaserSystem: 5,
  transitDiodes: 6,
  integratedEconomy: 8,
  scanlinkDroneNetwork: 5,
  aiDevelopmentAlgorithm: 7,
  selfAssemblyRoutines: 5,
  plasmaScoring: 5,
  magenDefenseGrid: 4,
  duraniumArmor: 6,
  assaultCannon: 7,
  predictiveIntelligence: 6,
};

/** A technology that nothing is said about: an upgrade, or one of a faction. */
const UPGRADE = 9;
const OTHER = 7;

export const worthOfTechnology = (id: TechnologyId): number =>
  WORTHS[id] ?? (technologies[id].unitUpgrade ? UPGRADE : OTHER);

export function technologyWorth(owned: readonly TechnologyId[]): number {
  let worth = 0;
  for (const id of owned) worth += worthOfTechnology(id);
  return worth;
}

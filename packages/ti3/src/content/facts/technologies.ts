// The technology cards. `needs` lists the prerequisites: all of them, or any one of them.

import type { RaceId } from './races.ts';
import type { Expansion } from './records.ts';
import { withIds } from './records.ts';

export const technologyColors = ['red', 'green', 'blue', 'yellow'] as const;
export type TechnologyColor = (typeof technologyColors)[number];

export type Needs<Id extends string = TechnologyId> = { readonly all: readonly Id[] } | { readonly any: readonly Id[] };

interface PrintedTechnology {
  readonly expansion: Expansion;
  readonly color: TechnologyColor;
  readonly needs: Needs<string>;
  /** The prerequisites of the Shattered Empire reprint, where they differ. */
  readonly needsInShatteredEmpire?: Needs<string>;
}

interface PrintedRacialTechnology {
  readonly expansion: Expansion;
  readonly race: RaceId;
  /** Resources. Racial technologies have a price of their own and no prerequisites. */
  readonly cost: number;
}

const printed = {
  hylarVAssaultLaser: { expansion: 'base', color: 'red', needs: { all: [] } },
  deepSpaceCannon: { expansion: 'base', color: 'red', needs: { all: ['hylarVAssaultLaser'] } },
  magenDefenseGrid: { expansion: 'base', color: 'red', needs: { all: ['deepSpaceCannon'] } },
  warSun: { expansion: 'base', color: 'red', needs: { all: ['deepSpaceCannon', 'sarweenTools'] } },
  assaultCannon: {
    expansion: 'base',
    color: 'red',
    needs: { all: ['deepSpaceCannon', 'cybernetics'] },
    needsInShatteredEmpire: { all: ['cybernetics', 'automatedDefenseTurrets'] },
  },
  gravitonNegator: { expansion: 'base', color: 'red', needs: { any: ['assaultCannon', 'dacxiveAnimators'] } },
  antimassDeflectors: { expansion: 'base', color: 'blue', needs: { all: [] } },
  xrdTransporters: { expansion: 'base', color: 'blue', needs: { all: ['antimassDeflectors'] } },
  typeIVDrive: { expansion: 'base', color: 'blue', needs: { all: ['xrdTransporters', 'neuralMotivator'] } },
  advancedFighters: { expansion: 'base', color: 'blue', needs: { all: ['typeIVDrive'] } },
  lightWaveDeflector: { expansion: 'base', color: 'blue', needs: { all: ['xrdTransporters', 'magenDefenseGrid'] } },
  fleetLogistics: { expansion: 'base', color: 'blue', needs: { all: ['gravitonNegator'] } },
  stasisCapsules: { expansion: 'base', color: 'green', needs: { all: ['enviroCompensator'] } },
  cybernetics: { expansion: 'base', color: 'green', needs: { any: ['stasisCapsules', 'antimassDeflectors'] } },
  neuralMotivator: { expansion: 'base', color: 'green', needs: { any: ['stasisCapsules', 'microTechnology'] } },
  dacxiveAnimators: { expansion: 'base', color: 'green', needs: { all: ['neuralMotivator'] } },
  genSynthesis: { expansion: 'base', color: 'green', needs: { all: ['cybernetics'] } },
  x89BacterialWeapon: { expansion: 'base', color: 'green', needs: { any: ['transitDiodes', 'assaultCannon'] } },
  enviroCompensator: { expansion: 'base', color: 'yellow', needs: { all: [] } },
  sarweenTools: { expansion: 'base', color: 'yellow', needs: { all: ['enviroCompensator'] } },
  microTechnology: { expansion: 'base', color: 'yellow', needs: { any: ['stasisCapsules', 'sarweenTools'] } },
  gravitonLaserSystem: { expansion: 'base', color: 'yellow', needs: { all: ['deepSpaceCannon'] } },
  integratedEconomy: { expansion: 'base', color: 'yellow', needs: { all: ['microTechnology', 'cybernetics'] } },
  transitDiodes: { expansion: 'base', color: 'yellow', needs: { any: ['lightWaveDeflector', 'dacxiveAnimators'] } },
  automatedDefenseTurrets: { expansion: 'shatteredEmpire', color: 'red', needs: { all: ['hylarVAssaultLaser'] } },
  maneuveringJets: { expansion: 'shatteredEmpire', color: 'blue', needs: { all: ['xrdTransporters'] } },
  hyperMetabolism: { expansion: 'shatteredEmpire', color: 'green', needs: { all: ['genSynthesis'] } },
  nanoTechnology: { expansion: 'shatteredEmpire', color: 'yellow', needs: { all: ['microTechnology'] } },
} as const satisfies Record<string, PrintedTechnology>;

const printedRacial = {
  biopticRecyclers: { expansion: 'shatteredEmpire', race: 'winnu', cost: 3 },
  floatingFactory: { expansion: 'shatteredEmpire', race: 'saar', cost: 3 },
  diplomats: { expansion: 'shatteredEmpire', race: 'xxcha', cost: 5 },
  dreadnoughtInvasionPod: { expansion: 'shatteredEmpire', race: 'l1z1x', cost: 2 },
  spatialConduitNetwork: { expansion: 'shatteredEmpire', race: 'jolnar', cost: 6 },
  berserkerGenome: { expansion: 'shatteredEmpire', race: 'norr', cost: 5 },
  fanaticism: { expansion: 'shatteredEmpire', race: 'yin', cost: 4 },
  telepathicMindWeapon: { expansion: 'shatteredEmpire', race: 'naalu', cost: 5 },
  l4Disruptors: { expansion: 'shatteredEmpire', race: 'letnev', cost: 6 },
  shuttleLogistics: { expansion: 'shatteredEmpire', race: 'yssaril', cost: 3 },
  magmusReactor: { expansion: 'shatteredEmpire', race: 'muaat', cost: 5 },
  markIIAdvancedCarriers: { expansion: 'shatteredEmpire', race: 'sol', cost: 4 },
  salvageOperations: { expansion: 'shatteredEmpire', race: 'mentak', cost: 4 },
  productionCenters: { expansion: 'shatteredEmpire', race: 'hacan', cost: 3 },
} as const satisfies Record<string, PrintedRacialTechnology>;

export type TechnologyId = keyof typeof printed;
export type RacialTechnologyId = keyof typeof printedRacial;

export interface Technology extends PrintedTechnology {
  readonly id: TechnologyId;
  readonly needs: Needs;
  readonly needsInShatteredEmpire?: Needs;
}

export interface RacialTechnology extends PrintedRacialTechnology {
  readonly id: RacialTechnologyId;
}

export const technologies: Readonly<Record<TechnologyId, Technology>> = withIds(printed);
export const technologyIds = Object.keys(printed) as readonly TechnologyId[];
export const racialTechnologies: Readonly<Record<RacialTechnologyId, RacialTechnology>> = withIds(printedRacial);
export const racialTechnologyIds = Object.keys(printedRacial) as readonly RacialTechnologyId[];

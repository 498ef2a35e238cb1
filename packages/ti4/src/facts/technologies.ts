// The technology cards. Those of a faction stand with the faction; a unit upgrade has the id of the unit card it is.

import { type FactionId, type FactionTechnologyId, fromFactions } from './factions/index.ts';
import { type Entry, idsOf, ofSet } from './records.ts';

export const technologyColors = ['blue', 'green', 'yellow', 'red'] as const;
export type TechnologyColor = (typeof technologyColors)[number];

/** How many technologies of each color one must own. */
export type Prerequisites = Readonly<Partial<Record<TechnologyColor, number>>>;

export interface TechnologyFacts {
  /** Null: satisfies no prerequisite. */
  readonly color: TechnologyColor | null;
  readonly needs: Prerequisites;
  readonly unitUpgrade: boolean;
  /** Its ability, or one of them, exhausts the card. */
  readonly exhausts: boolean;
  /** It gives a component action. */
  readonly action: boolean;
}

const plain = { color: null, unitUpgrade: false, exhausts: false, action: false };

export type PrintedTechnology = Omit<TechnologyFacts, keyof typeof plain> & Partial<TechnologyFacts>;

const base = {
  antimassDeflectors: { color: 'blue', needs: {} },
  gravityDrive: { color: 'blue', needs: { blue: 1 } },
  fleetLogistics: { color: 'blue', needs: { blue: 2 } },
  lightWaveDeflector: { color: 'blue', needs: { blue: 3 } },
  neuralMotivator: { color: 'green', needs: {} },
  dacxiveAnimators: { color: 'green', needs: { green: 1 } },
  hyperMetabolism: { color: 'green', needs: { green: 2 } },
  x89BacterialWeapon: { color: 'green', needs: { green: 3 }, exhausts: true, action: true },
  plasmaScoring: { color: 'red', needs: {} },
  magenDefenseGrid: { color: 'red', needs: { red: 1 }, exhausts: true },
  duraniumArmor: { color: 'red', needs: { red: 2 } },
  assaultCannon: { color: 'red', needs: { red: 3 } },
  sarweenTools: { color: 'yellow', needs: {} },
  gravitonLaserSystem: { color: 'yellow', needs: { yellow: 1 }, exhausts: true },
  transitDiodes: { color: 'yellow', needs: { yellow: 2 }, exhausts: true },
  integratedEconomy: { color: 'yellow', needs: { yellow: 3 } },
  warSun: { unitUpgrade: true, needs: { yellow: 1, red: 3 } },
  spaceDockII: { unitUpgrade: true, needs: { yellow: 2 } },
  cruiserII: { unitUpgrade: true, needs: { green: 1, yellow: 1, red: 1 } },
  dreadnoughtII: { unitUpgrade: true, needs: { blue: 2, yellow: 1 } },
  destroyerII: { unitUpgrade: true, needs: { red: 2 } },
  pdsII: { unitUpgrade: true, needs: { yellow: 1, red: 1 } },
  carrierII: { unitUpgrade: true, needs: { blue: 2 } },
  fighterII: { unitUpgrade: true, needs: { blue: 1, green: 1 } },
  infantryII: { unitUpgrade: true, needs: { green: 2 } },
} as const satisfies Record<string, PrintedTechnology>;

const prophecy = {
  darkEnergyTap: { color: 'blue', needs: {} },
  slingRelay: { color: 'blue', needs: { blue: 1 }, exhausts: true, action: true },
  psychoarchaeology: { color: 'green', needs: {} },
  bioStims: { color: 'green', needs: { green: 1 }, exhausts: true },
  aiDevelopmentAlgorithm: { color: 'red', needs: {}, exhausts: true },
  selfAssemblyRoutines: { color: 'red', needs: { red: 1 }, exhausts: true },
  scanlinkDroneNetwork: { color: 'yellow', needs: {} },
  predictiveIntelligence: { color: 'yellow', needs: { yellow: 1 }, exhausts: true },
} as const satisfies Record<string, PrintedTechnology>;

const codexI = {
  x89BacterialWeaponOmega: { color: 'green', needs: { green: 3 }, replaces: 'x89BacterialWeapon' },
  magenDefenseGridOmega: { color: 'red', needs: { red: 1 }, replaces: 'magenDefenseGrid' },
} as const satisfies Record<string, PrintedTechnology & { readonly replaces: string }>;

const general = {
  ...ofSet('base', base, { ...plain, faction: null }),
  ...ofSet('pok', prophecy, { ...plain, faction: null }),
  ...ofSet('codex1', codexI, { ...plain, faction: null }),
};

export type TechnologyId = keyof typeof general | FactionTechnologyId;

export interface Technology extends TechnologyFacts, Entry<TechnologyId> {
  readonly faction: FactionId | null;
}

export const technologies: Readonly<Record<TechnologyId, Technology>> = {
  ...general,
  ...fromFactions<FactionTechnologyId, Technology>('technologies', plain),
};
export const technologyIds = idsOf(technologies);

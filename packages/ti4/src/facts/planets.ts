// The planets. Where each lies is printed on the tiles.

import type { FactionId } from './factions/index.ts';
import type { LegendaryId } from './legendary.ts';
import { type Entry, idsOf, ofSet } from './records.ts';
import { type TileId, tileIds, tiles } from './systems.ts';
import type { TechnologyColor } from './technologies.ts';

export const planetTraits = ['cultural', 'hazardous', 'industrial'] as const;
export type PlanetTrait = (typeof planetTraits)[number];

interface PrintedPlanet {
  readonly resources: number;
  readonly influence: number;
  readonly trait: PlanetTrait | null;
  readonly specialty: TechnologyColor | null;
  /** The card that goes with a legendary planet. */
  readonly legendary: LegendaryId | null;
  /** It is a card alone, in no system and next to nothing. */
  readonly nowhere: boolean;
}

const plain = { trait: null, specialty: null, legendary: null, nowhere: false };

const base = {
  jord: { resources: 4, influence: 2 },
  mollPrimus: { resources: 4, influence: 1 },
  darien: { resources: 4, influence: 4 },
  muaat: { resources: 4, influence: 1 },
  nestphar: { resources: 3, influence: 2 },
  zeroZeroZero: { resources: 5, influence: 0 },
  winnu: { resources: 3, influence: 4 },
  mordaiII: { resources: 4, influence: 0 },
  druaa: { resources: 3, influence: 1 },
  maaluuk: { resources: 0, influence: 2 },
  arcPrime: { resources: 4, influence: 0 },
  wrenTerra: { resources: 2, influence: 1 },
  lisisII: { resources: 1, influence: 0 },
  ragh: { resources: 2, influence: 1 },
  jol: { resources: 1, influence: 2 },
  nar: { resources: 2, influence: 3 },
  quinarra: { resources: 3, influence: 1 },
  trenlak: { resources: 1, influence: 0 },
  archonRen: { resources: 2, influence: 3 },
  archonTau: { resources: 1, influence: 1 },
  retillion: { resources: 2, influence: 3 },
  shalloq: { resources: 1, influence: 2 },
  arretze: { resources: 2, influence: 0 },
  hercant: { resources: 1, influence: 1 },
  kamdorn: { resources: 0, influence: 1 },
  mecatolRex: { resources: 1, influence: 6 },
  wellon: { resources: 1, influence: 2, trait: 'industrial', specialty: 'yellow' },
  vefutII: { resources: 2, influence: 2, trait: 'hazardous' },
  thibah: { resources: 1, influence: 1, trait: 'industrial', specialty: 'blue' },
  tarmann: { resources: 1, influence: 1, trait: 'industrial', specialty: 'green' },
  saudor: { resources: 2, influence: 2, trait: 'industrial' },
  meharXull: { resources: 1, influence: 3, trait: 'hazardous', specialty: 'red' },
  quann: { resources: 2, influence: 1, trait: 'cultural' },
  lodor: { resources: 3, influence: 1, trait: 'cultural' },
  newAlbion: { resources: 1, influence: 1, trait: 'industrial', specialty: 'green' },
  starpoint: { resources: 3, influence: 1, trait: 'hazardous' },
  tequran: { resources: 2, influence: 0, trait: 'hazardous' },
  torkan: { resources: 0, influence: 3, trait: 'cultural' },
  qucenn: { resources: 1, influence: 2, trait: 'industrial' },
  rarron: { resources: 0, influence: 3, trait: 'cultural' },
  mellon: { resources: 0, influence: 2, trait: 'cultural' },
  zohbat: { resources: 3, influence: 1, trait: 'hazardous' },
  lazar: { resources: 1, influence: 0, trait: 'industrial', specialty: 'yellow' },
  sakulag: { resources: 2, influence: 1, trait: 'hazardous' },
  dalBootha: { resources: 0, influence: 2, trait: 'cultural' },
  xxehan: { resources: 1, influence: 1, trait: 'cultural' },
  corneeq: { resources: 1, influence: 2, trait: 'cultural' },
  resculon: { resources: 2, influence: 0, trait: 'cultural' },
  centauri: { resources: 1, influence: 3, trait: 'cultural' },
  gral: { resources: 1, influence: 1, trait: 'industrial', specialty: 'blue' },
  bereg: { resources: 3, influence: 1, trait: 'hazardous' },
  lirtaIV: { resources: 2, influence: 3, trait: 'hazardous' },
  arnor: { resources: 2, influence: 1, trait: 'industrial' },
  lor: { resources: 1, influence: 2, trait: 'industrial' },
  arinam: { resources: 1, influence: 2, trait: 'industrial' },
  meer: { resources: 0, influence: 4, trait: 'hazardous', specialty: 'red' },
  abyz: { resources: 3, influence: 0, trait: 'hazardous' },
  fria: { resources: 2, influence: 0, trait: 'hazardous' },
  creuss: { resources: 4, influence: 2 },
} as const satisfies Record<string, Omit<PrintedPlanet, keyof typeof plain> & Partial<PrintedPlanet>>;

const prophecy = {
  ixth: { resources: 3, influence: 5 },
  arcturus: { resources: 4, influence: 4 },
  acheron: { resources: 4, influence: 0 },
  elysium: { resources: 4, influence: 1 },
  theDark: { resources: 3, influence: 4 },
  naazir: { resources: 2, influence: 1 },
  rokha: { resources: 1, influence: 2 },
  avar: { resources: 1, influence: 1 },
  valk: { resources: 2, influence: 0 },
  ylir: { resources: 0, influence: 2 },
  archonVail: { resources: 1, influence: 3, trait: 'hazardous', specialty: 'blue' },
  perimeter: { resources: 2, influence: 1, trait: 'industrial' },
  ang: { resources: 2, influence: 0, trait: 'industrial', specialty: 'red' },
  semLore: { resources: 3, influence: 2, trait: 'cultural', specialty: 'yellow' },
  vorhal: { resources: 0, influence: 2, trait: 'cultural', specialty: 'green' },
  atlas: { resources: 3, influence: 1, trait: 'hazardous' },
  primor: { resources: 2, influence: 1, trait: 'cultural', legendary: 'theAtrament' },
  hopesEnd: { resources: 3, influence: 0, trait: 'hazardous', legendary: 'imperialArmsVault' },
  cormund: { resources: 2, influence: 0, trait: 'hazardous' },
  everra: { resources: 3, influence: 1, trait: 'cultural' },
  accoen: { resources: 2, influence: 3, trait: 'industrial' },
  jeolIr: { resources: 2, influence: 3, trait: 'industrial' },
  kraag: { resources: 2, influence: 1, trait: 'hazardous' },
  siig: { resources: 0, influence: 2, trait: 'hazardous' },
  alioPrima: { resources: 1, influence: 1, trait: 'cultural' },
  bakal: { resources: 3, influence: 2, trait: 'industrial' },
  lisis: { resources: 2, influence: 2, trait: 'industrial' },
  velnor: { resources: 2, influence: 1, trait: 'industrial', specialty: 'red' },
  cealdri: { resources: 0, influence: 2, trait: 'cultural', specialty: 'yellow' },
  xanhact: { resources: 0, influence: 1, trait: 'hazardous' },
  vegaMajor: { resources: 2, influence: 1, trait: 'cultural' },
  vegaMinor: { resources: 1, influence: 2, trait: 'cultural', specialty: 'blue' },
  abaddon: { resources: 1, influence: 0, trait: 'cultural' },
  ashtroth: { resources: 2, influence: 0, trait: 'hazardous' },
  loki: { resources: 1, influence: 2, trait: 'cultural' },
  rigelI: { resources: 0, influence: 1, trait: 'hazardous' },
  rigelII: { resources: 1, influence: 2, trait: 'industrial' },
  rigelIII: { resources: 1, influence: 1, trait: 'industrial', specialty: 'green' },
  mallice: { resources: 0, influence: 3, trait: 'cultural', legendary: 'exterrixHeadquarters' },
  mirage: { resources: 1, influence: 2, trait: 'cultural', legendary: 'mirageFlightAcademy' },
} as const satisfies Record<string, Omit<PrintedPlanet, keyof typeof plain> & Partial<PrintedPlanet>>;

const codexIII = {
  archonRenKeleres: { resources: 2, influence: 3 },
  archonTauKeleres: { resources: 1, influence: 1 },
  avarKeleres: { resources: 1, influence: 1 },
  valkKeleres: { resources: 2, influence: 0 },
  ylirKeleres: { resources: 0, influence: 2 },
  mollPrimusKeleres: { resources: 4, influence: 1 },
  custodiaVigilia: { resources: 2, influence: 3, legendary: 'custodiaVigilia', nowhere: true },
} as const satisfies Record<string, Omit<PrintedPlanet, keyof typeof plain> & Partial<PrintedPlanet>>;

const printed = {
  ...ofSet('base', base, plain),
  ...ofSet('pok', prophecy, plain),
  ...ofSet('codex3', codexIII, plain),
};

export type PlanetId = keyof typeof printed;

export interface Planet extends PrintedPlanet, Entry<PlanetId> {
  /** Null: a token or a card; it is on no tile. */
  readonly tile: TileId | null;
  readonly homeOf: FactionId | null;
}

export const planetIds = idsOf(printed);
export const planets = Object.fromEntries(planetIds.map((id) => [id, lying(id)])) as Readonly<Record<PlanetId, Planet>>;

function lying(id: PlanetId): Planet {
  const tile = tileIds.find((each) => tiles[each].planets.includes(id)) ?? null;
  return { ...printed[id], tile, homeOf: tile === null ? null : tiles[tile].homeOf };
}

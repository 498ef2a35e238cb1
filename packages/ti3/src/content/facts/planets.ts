// The planet cards.

import type { Expansion } from './records.ts';
import { withIds } from './records.ts';
import type { TileId } from './systems.ts';
import { tiles } from './systems.ts';
import type { TechnologyColor } from './technologies.ts';

interface PrintedPlanet {
  readonly system: string;
  readonly name: string;
  readonly resources: number;
  readonly influence: number;
  readonly specialty: TechnologyColor | null;
  /** What the card gives when it is exhausted for that purpose instead of its values. */
  readonly exhaustFor?: Readonly<Partial<Record<'tradeGood' | 'shockTroop' | 'fighter' | 'groundForce', number>>>;
  readonly tradeStation?: true;
}

const printed = {
  jol: { system: 'home-jolnar', name: 'Jol', resources: 1, influence: 2, specialty: null },
  nar: { system: 'home-jolnar', name: 'Nar', resources: 2, influence: 3, specialty: null },
  druaa: { system: 'home-naalu', name: 'Druaa', resources: 3, influence: 1, specialty: null },
  maaluuk: { system: 'home-naalu', name: 'Maaluuk', resources: 0, influence: 2, specialty: null },
  zeroZeroZero: { system: 'home-l1z1x', name: '[0.0.0]', resources: 5, influence: 0, specialty: null },
  mollPrimus: { system: 'home-mentak', name: 'Moll Primus', resources: 4, influence: 1, specialty: null },
  arcPrime: { system: 'home-letnev', name: 'Arc Prime', resources: 4, influence: 0, specialty: null },
  wrenTerra: { system: 'home-letnev', name: 'Wren Terra', resources: 2, influence: 1, specialty: null },
  archonRen: { system: 'home-xxcha', name: 'Archon Ren', resources: 2, influence: 3, specialty: null },
  archonTau: { system: 'home-xxcha', name: 'Archon Tau', resources: 1, influence: 1, specialty: null },
  retillion: { system: 'home-yssaril', name: 'Retillion', resources: 2, influence: 3, specialty: null },
  shalloq: { system: 'home-yssaril', name: 'Shalloq', resources: 1, influence: 2, specialty: null },
  arretze: { system: 'home-hacan', name: 'Arretze', resources: 2, influence: 0, specialty: null },
  hercant: { system: 'home-hacan', name: 'Hercant', resources: 1, influence: 1, specialty: null },
  kamdorn: { system: 'home-hacan', name: 'Kamdorn', resources: 0, influence: 1, specialty: null },
  quinarra: { system: 'home-norr', name: 'Quinarra', resources: 3, influence: 1, specialty: null },
  trenlak: { system: 'home-norr', name: "Tren'lak", resources: 1, influence: 0, specialty: null },
  jord: { system: 'home-sol', name: 'Jord', resources: 4, influence: 2, specialty: null },
  mecatolRex: { system: 'mecatolRex', name: 'Mecatol Rex', resources: 1, influence: 6, specialty: null },
  abyz: { system: 'abyz-fria', name: 'Abyz', resources: 3, influence: 0, specialty: null },
  fria: { system: 'abyz-fria', name: 'Fria', resources: 2, influence: 0, specialty: 'blue' },
  arinam: { system: 'arinam-meer', name: 'Arinam', resources: 1, influence: 2, specialty: 'blue' },
  meer: { system: 'arinam-meer', name: 'Meer', resources: 0, influence: 4, specialty: null },
  arnor: { system: 'arnor-lor', name: 'Arnor', resources: 2, influence: 1, specialty: null },
  lor: { system: 'arnor-lor', name: 'Lor', resources: 1, influence: 2, specialty: 'red' },
  bereg: { system: 'bereg-lirtaIV', name: 'Bereg', resources: 3, influence: 1, specialty: 'red' },
  lirtaIV: { system: 'bereg-lirtaIV', name: 'Lirta IV', resources: 2, influence: 3, specialty: 'green' },
  centauri: { system: 'centauri-gral', name: 'Centauri', resources: 1, influence: 3, specialty: null },
  gral: { system: 'centauri-gral', name: 'Gral', resources: 1, influence: 1, specialty: 'blue' },
  coorneeq: { system: 'coorneeq-resculon', name: 'Coorneeq', resources: 1, influence: 2, specialty: 'red' },
  resculon: { system: 'coorneeq-resculon', name: 'Resculon', resources: 2, influence: 0, specialty: null },
  dalBootha: { system: 'dalBootha-xxehan', name: 'Dal Bootha', resources: 0, influence: 2, specialty: 'red' },
  xxehan: { system: 'dalBootha-xxehan', name: 'Xxehan', resources: 1, influence: 1, specialty: 'green' },
  lazar: { system: 'lazar-sakulag', name: 'Lazar', resources: 1, influence: 0, specialty: null },
  sakulag: { system: 'lazar-sakulag', name: 'Sakulag', resources: 2, influence: 1, specialty: null },
  lodor: { system: 'lodor', name: 'Lodor', resources: 3, influence: 1, specialty: 'green' },
  meharXull: { system: 'meharXull', name: 'Mehar Xull', resources: 1, influence: 3, specialty: 'blue' },
  mellon: { system: 'mellon-zohbat', name: 'Mellon', resources: 0, influence: 2, specialty: null },
  zohbat: { system: 'mellon-zohbat', name: 'Zohbat', resources: 3, influence: 1, specialty: 'blue' },
  newAlbion: { system: 'newAlbion-starpoint', name: 'New Albion', resources: 1, influence: 1, specialty: 'green' },
  starpoint: { system: 'newAlbion-starpoint', name: 'Starpoint', resources: 3, influence: 1, specialty: null },
  quann: { system: 'quann', name: 'Quann', resources: 2, influence: 1, specialty: 'green' },
  qucenn: { system: 'qucenn-rarron', name: "Qucen'n", resources: 1, influence: 2, specialty: null },
  rarron: { system: 'qucenn-rarron', name: 'Rarron', resources: 0, influence: 3, specialty: 'green' },
  saudor: { system: 'saudor', name: 'Saudor', resources: 2, influence: 2, specialty: null },
  tarmann: { system: 'tarmann', name: "Tar'Mann", resources: 1, influence: 1, specialty: null },
  tequran: { system: 'tequran-torkan', name: "Tequ'ran", resources: 2, influence: 0, specialty: 'red' },
  torkan: { system: 'tequran-torkan', name: 'Torkan', resources: 0, influence: 3, specialty: 'blue' },
  thibah: { system: 'thibah', name: 'Thibah', resources: 1, influence: 1, specialty: null },
  vefutII: { system: 'vefutII', name: 'Vefut II', resources: 2, influence: 0, specialty: 'red' },
  wellon: { system: 'wellon', name: 'Wellon', resources: 1, influence: 2, specialty: null },
  lisisII: { system: 'home-saar', name: 'Lisis II', resources: 1, influence: 0, specialty: null },
  ragh: { system: 'home-saar', name: 'Ragh', resources: 2, influence: 1, specialty: null },
  muaat: { system: 'home-muaat', name: 'Muaat', resources: 4, influence: 1, specialty: null },
  winnu: { system: 'home-winnu', name: 'Winnu', resources: 3, influence: 4, specialty: 'yellow' },
  darien: { system: 'home-yin', name: 'Darien', resources: 2, influence: 4, specialty: null },
  abaddon: { system: 'abaddon-ashtroth-loki', name: 'Abaddon', resources: 1, influence: 0, specialty: 'red' },
  ashtroth: { system: 'abaddon-ashtroth-loki', name: 'Ashtroth', resources: 2, influence: 0, specialty: null },
  loki: { system: 'abaddon-ashtroth-loki', name: 'Loki', resources: 1, influence: 2, specialty: null },
  arcturus: { system: 'arcturus-sumerian', name: 'Arcturus', resources: 1, influence: 1, specialty: null },
  sumerian: {
    system: 'arcturus-sumerian',
    name: 'Sumerian',
    resources: 2,
    influence: 2,
    specialty: null,
    exhaustFor: { tradeGood: 2 },
    tradeStation: true,
  },
  bellatrix: { system: 'bellatrix-tsion', name: 'Bellatrix', resources: 0, influence: 1, specialty: 'red' },
  tsion: {
    system: 'bellatrix-tsion',
    name: 'Tsion',
    resources: 2,
    influence: 2,
    specialty: null,
    exhaustFor: { tradeGood: 2 },
    tradeStation: true,
  },
  capha: { system: 'capha', name: 'Capha', resources: 3, influence: 0, specialty: null },
  elnath: { system: 'elnath', name: "El'nath", resources: 2, influence: 0, specialty: 'blue' },
  garbozia: { system: 'garbozia', name: 'Garbozia', resources: 2, influence: 1, specialty: 'green' },
  hopesEnd: {
    system: 'hopesEnd',
    name: "Hope's End",
    resources: 3,
    influence: 0,
    specialty: null,
    exhaustFor: { shockTroop: 2 },
  },
  lesab: { system: 'lesab', name: 'Lesab', resources: 2, influence: 1, specialty: 'green' },
  lisis: { system: 'lisis-velnor', name: 'Lisis', resources: 2, influence: 2, specialty: null },
  velnor: { system: 'lisis-velnor', name: 'Velnor', resources: 2, influence: 0, specialty: 'red' },
  mirage: { system: 'mirage', name: 'Mirage', resources: 1, influence: 2, specialty: null, exhaustFor: { fighter: 2 } },
  perimeter: { system: 'perimeter', name: 'Perimeter', resources: 2, influence: 2, specialty: null },
  primor: {
    system: 'primor',
    name: 'Primor',
    resources: 2,
    influence: 1,
    specialty: null,
    exhaustFor: { groundForce: 2 },
  },
  rigelI: { system: 'rigel', name: 'Rigel I', resources: 0, influence: 1, specialty: 'green' },
  rigelII: { system: 'rigel', name: 'Rigel II', resources: 1, influence: 2, specialty: null },
  rigelIII: { system: 'rigel', name: 'Rigel III', resources: 1, influence: 1, specialty: 'blue' },
  vegaMajor: { system: 'vega', name: 'Vega Major', resources: 2, influence: 1, specialty: null },
  vegaMinor: { system: 'vega', name: 'Vega Minor', resources: 1, influence: 2, specialty: 'blue' },
  mallice: { system: 'wormholeNexus', name: 'Mallice', resources: 0, influence: 3, specialty: null },
} as const satisfies Record<string, PrintedPlanet>;

export type PlanetId = keyof typeof printed;

export interface Planet extends PrintedPlanet {
  readonly id: PlanetId;
  readonly system: TileId;
}

export const planets: Readonly<Record<PlanetId, Planet>> = withIds(printed);
export const planetIds = Object.keys(printed) as readonly PlanetId[];

export const expansionOfPlanet = (planet: PlanetId): Expansion => tiles[planets[planet].system].expansion;

// The cards of legendary planets: whoever controls the planet has its card.

import type { PlanetId } from './planets.ts';
import { type Entry, idsOf, ofSet } from './records.ts';

interface PrintedLegendary {
  readonly planet: string;
  readonly exhausts: boolean;
}

const plain = { exhausts: false };

type Printed = Omit<PrintedLegendary, keyof typeof plain> & Partial<PrintedLegendary>;

const prophecy = {
  theAtrament: { planet: 'primor', exhausts: true },
  imperialArmsVault: { planet: 'hopesEnd', exhausts: true },
  exterrixHeadquarters: { planet: 'mallice', exhausts: true },
  mirageFlightAcademy: { planet: 'mirage', exhausts: true },
} as const satisfies Record<string, Printed>;

const codexIII = {
  custodiaVigilia: { planet: 'custodiaVigilia' },
} as const satisfies Record<string, Printed>;

const printed = { ...ofSet('pok', prophecy, plain), ...ofSet('codex3', codexIII, plain) };

export type LegendaryId = keyof typeof printed;

export interface Legendary extends PrintedLegendary, Entry<LegendaryId> {
  readonly planet: PlanetId;
}

export const legendaries: Readonly<Record<LegendaryId, Legendary>> = printed;
export const legendaryIds = idsOf(legendaries);

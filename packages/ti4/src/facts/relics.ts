// The relics.

import { type Entry, idsOf, ofSet } from './records.ts';

interface PrintedRelic {
  /** Its ability, or one of them, exhausts the card. */
  readonly exhausts: boolean;
  /** Its ability, or one of them, purges the card. */
  readonly purges: boolean;
  /** It gives a component action. */
  readonly action: boolean;
}

const plain = { exhausts: false, purges: false, action: false };

const prophecy = {
  dominusOrb: { purges: true },
  mawOfWorlds: { purges: true },
  scepterOfEmelpar: { exhausts: true },
  shardOfTheThrone: {},
  stellarConverter: { purges: true, action: true },
  theCodex: { purges: true, action: true },
  theCrownOfEmphidia: { exhausts: true, purges: true },
  theCrownOfThalnos: {},
  theObsidian: {},
  theProphetsTears: { exhausts: true },
} as const satisfies Record<string, Partial<PrintedRelic>>;

const codexII = {
  dynamisCore: { purges: true, action: true },
  jrXs455O: { exhausts: true, action: true },
  nanoForge: { action: true },
} as const satisfies Record<string, Partial<PrintedRelic>>;

const printed = { ...ofSet('pok', prophecy, plain), ...ofSet('codex2', codexII, plain) };

export type RelicId = keyof typeof printed;

export interface Relic extends PrintedRelic, Entry<RelicId> {}

export const relics: Readonly<Record<RelicId, Relic>> = printed;
export const relicIds = idsOf(relics);

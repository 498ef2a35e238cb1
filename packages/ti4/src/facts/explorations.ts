// The exploration cards: three decks for planets, by trait, and one for frontier tokens.

import { type Entry, idsOf, ofSet } from './records.ts';

export const explorationDecks = ['cultural', 'hazardous', 'industrial', 'frontier'] as const;
export type ExplorationDeck = (typeof explorationDecks)[number];

interface PrintedExploration {
  readonly deck: ExplorationDeck;
  readonly copies: number;
  /** What becomes of it: carried out at once, attached to the planet, laid down as a token, or kept in the play area. */
  readonly kind: 'atOnce' | 'attached' | 'token' | 'fragment' | 'kept';
  /** It leaves the game once it is carried out, instead of being discarded. */
  readonly purged: boolean;
}

const plain = { copies: 1, kind: 'atOnce', purged: false } as const;

type Printed = Omit<PrintedExploration, keyof typeof plain> & Partial<PrintedExploration>;

const prophecy = {
  freelancers: { deck: 'cultural', copies: 3 },
  mercenaryOutfit: { deck: 'cultural', copies: 3 },
  gammaWormhole: { deck: 'cultural', kind: 'token', purged: true },
  demilitarizedZone: { deck: 'cultural', kind: 'attached' },
  dysonSphere: { deck: 'cultural', kind: 'attached' },
  paradiseWorld: { deck: 'cultural', kind: 'attached' },
  tombOfEmphidia: { deck: 'cultural', kind: 'attached' },
  culturalRelicFragment: { deck: 'cultural', copies: 9, kind: 'fragment' },
  volatileFuelSource: { deck: 'hazardous', copies: 3 },
  expedition: { deck: 'hazardous', copies: 3 },
  coreMine: { deck: 'hazardous', copies: 3 },
  lazaxSurvivors: { deck: 'hazardous', kind: 'attached' },
  miningWorld: { deck: 'hazardous', kind: 'attached' },
  richWorld: { deck: 'hazardous', kind: 'attached' },
  warfareResearchFacility: { deck: 'hazardous', kind: 'attached' },
  hazardousRelicFragment: { deck: 'hazardous', copies: 7, kind: 'fragment' },
  abandonedWarehouses: { deck: 'industrial', copies: 4 },
  functioningBase: { deck: 'industrial', copies: 4 },
  localFabricators: { deck: 'industrial', copies: 4 },
  bioticResearchFacility: { deck: 'industrial', kind: 'attached' },
  cyberneticResearchFacility: { deck: 'industrial', kind: 'attached' },
  propulsionResearchFacility: { deck: 'industrial', kind: 'attached' },
  industrialRelicFragment: { deck: 'industrial', copies: 5, kind: 'fragment' },
  derelictVessel: { deck: 'frontier', copies: 2 },
  enigmaticDevice: { deck: 'frontier', copies: 2, kind: 'kept' },
  gammaRelay: { deck: 'frontier', kind: 'token', purged: true },
  ionStorm: { deck: 'frontier', kind: 'token' },
  lostCrew: { deck: 'frontier', copies: 2 },
  merchantStation: { deck: 'frontier', copies: 2 },
  mirage: { deck: 'frontier', kind: 'token', purged: true },
  unknownRelicFragment: { deck: 'frontier', copies: 3, kind: 'fragment' },
} as const satisfies Record<string, Printed>;

const codexIII = {
  minorEntropicField: { deck: 'frontier' },
  entropicField: { deck: 'frontier' },
  majorEntropicField: { deck: 'frontier' },
  keleresShip: { deck: 'frontier', copies: 2 },
  deadWorld: { deck: 'frontier' },
} as const satisfies Record<string, Printed>;

const printed = { ...ofSet('pok', prophecy, plain), ...ofSet('codex3', codexIII, plain) };

export type ExplorationId = keyof typeof printed;

export interface Exploration extends PrintedExploration, Entry<ExplorationId> {}

export const explorations: Readonly<Record<ExplorationId, Exploration>> = printed;
export const explorationIds = idsOf(explorations);

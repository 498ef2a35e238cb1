// What lies on planets beside laws: attachments of exploration cards, notes, relics and leaders, and what they change.

import type { PlanetTrait } from './planets.ts';
import { type Entry, idsOf, ofSet } from './records.ts';
import type { TechnologyColor } from './technologies.ts';
import { type PrintedDice, rolls } from './unit-types.ts';

interface PrintedAttachment {
  readonly resources: number;
  readonly influence: number;
  /** A technology specialty that the planet gets; where it has one already, it gets this much of each instead. */
  readonly specialty: TechnologyColor | null;
  readonly ifSpecialty: { readonly resources: number; readonly influence: number } | null;
  /** Traits that the planet gets. */
  readonly traits: readonly PlanetTrait[];
  readonly legendary: boolean;
  /** The planet itself fires. */
  readonly spaceCannon: PrintedDice | null;
}

const plain = {
  resources: 0,
  influence: 0,
  specialty: null,
  ifSpecialty: null,
  traits: [],
  legendary: false,
  spaceCannon: null,
} as const;

const prophecy = {
  bioticResearchFacility: { specialty: 'green', ifSpecialty: { resources: 1, influence: 1 } },
  cyberneticResearchFacility: { specialty: 'yellow', ifSpecialty: { resources: 1, influence: 1 } },
  propulsionResearchFacility: { specialty: 'blue', ifSpecialty: { resources: 1, influence: 1 } },
  warfareResearchFacility: { specialty: 'red', ifSpecialty: { resources: 1, influence: 1 } },
  demilitarizedZone: {},
  dysonSphere: { resources: 2, influence: 1 },
  lazaxSurvivors: { resources: 1, influence: 2 },
  miningWorld: { resources: 2 },
  paradiseWorld: { influence: 2 },
  richWorld: { resources: 1 },
  tombOfEmphidia: { influence: 1 },
  terraform: { resources: 1, influence: 1, traits: ['cultural', 'hazardous', 'industrial'] },
  geoform: { resources: 3, influence: 3, spaceCannon: rolls(5, 3) },
} as const satisfies Record<string, Partial<PrintedAttachment>>;

const codexII = {
  nanoForge: { resources: 2, influence: 2, legendary: true },
} as const satisfies Record<string, Partial<PrintedAttachment>>;

const printed = { ...ofSet('pok', prophecy, plain), ...ofSet('codex2', codexII, plain) };

export type AttachmentId = keyof typeof printed;

export interface AttachmentCard extends PrintedAttachment, Entry<AttachmentId> {}

export const attachments: Readonly<Record<AttachmentId, AttachmentCard>> = printed;
export const attachmentIds = idsOf(attachments);

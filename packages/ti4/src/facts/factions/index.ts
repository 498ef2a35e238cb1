// The factions, each in a file of its own.

import { type Entry, idsOf, ofSet } from '../records.ts';
import type { TileId } from '../systems.ts';
import type { TechnologyId } from '../technologies.ts';
import type { UnitTypeId } from '../unit-types.ts';
import { arborec } from './arborec.ts';
import { argent } from './argent.ts';
import { creuss } from './creuss.ts';
import { empyrean } from './empyrean.ts';
import { hacan } from './hacan.ts';
import { jolnar } from './jolnar.ts';
import { keleres } from './keleres.ts';
import { l1z1x } from './l1z1x.ts';
import { letnev } from './letnev.ts';
import { mahact } from './mahact.ts';
import { mentak } from './mentak.ts';
import { muaat } from './muaat.ts';
import { naalu } from './naalu.ts';
import { naaz } from './naaz.ts';
import { nekro } from './nekro.ts';
import { nomad } from './nomad.ts';
import { norr } from './norr.ts';
import { saar } from './saar.ts';
import type { PrintedFaction } from './shape.ts';
import { sol } from './sol.ts';
import { titans } from './titans.ts';
import { vuilraith } from './vuilraith.ts';
import { winnu } from './winnu.ts';
import { xxcha } from './xxcha.ts';
import { yin } from './yin.ts';
import { yssaril } from './yssaril.ts';

const printed = {
  ...ofSet('base', {
    arborec,
    creuss,
    hacan,
    jolnar,
    l1z1x,
    letnev,
    mentak,
    muaat,
    naalu,
    nekro,
    norr,
    saar,
    sol,
    winnu,
    xxcha,
    yin,
    yssaril,
  }),
  ...ofSet('pok', { argent, empyrean, mahact, naaz, nomad, titans, vuilraith }),
  ...ofSet('codex3', { keleres }),
};

export type FactionId = keyof typeof printed;
type Part = 'units' | 'technologies' | 'notes' | 'leaders';
type PartId<P extends Part> = {
  [Id in FactionId]: keyof (typeof printed)[Id][P];
}[FactionId];
export type FactionUnitCardId = PartId<'units'>;
export type FactionTechnologyId = PartId<'technologies'>;
export type FactionNoteId = PartId<'notes'>;
export type FactionLeaderId = PartId<'leaders'>;
export type AbilityId = (typeof printed)[FactionId]['abilities'][number];
export type FactionTokenId = Extract<(typeof printed)[FactionId], { readonly tokens: unknown }>['tokens'][number];

export interface Faction extends Entry<FactionId>, Omit<PrintedFaction, Part> {
  readonly home: TileId;
  readonly otherHomes?: readonly TileId[];
  readonly choices?: Readonly<Partial<Record<TileId, { readonly of: FactionId; readonly hero: FactionLeaderId }>>>;
  readonly gate?: TileId;
  readonly startingTechnologies: readonly TechnologyId[];
  readonly abilities: readonly AbilityId[];
  readonly tokens?: readonly FactionTokenId[];
  readonly flagship: FactionUnitCardId;
  readonly units: readonly FactionUnitCardId[];
  readonly technologies: readonly FactionTechnologyId[];
  readonly notes: readonly FactionNoteId[];
  readonly leaders: readonly FactionLeaderId[];
}

export const factionIds = idsOf(printed);
export const factions = Object.fromEntries(factionIds.map((id) => [id, factionOf(id)])) as Readonly<
  Record<FactionId, Faction>
>;
export const abilityIds: readonly AbilityId[] = factionIds.flatMap((id) => factions[id].abilities);

/** What all factions print of one part, each entry knowing its faction. */
export function fromFactions<Id extends string, Whole>(part: Part, plain: object): Readonly<Record<Id, Whole>> {
  const parts = factionIds.map((faction) =>
    ofSet<Readonly<Record<string, object>>>(
      part === 'leaders' && printed[faction].set === 'base' ? 'pok' : printed[faction].set,
      printed[faction][part],
      { ...plain, faction },
    ),
  );
  return Object.assign({}, ...parts);
}

function factionOf(id: FactionId): Faction {
  const { units, technologies, notes, leaders, ...rest } = printed[id];
  const cards: Readonly<Record<string, { readonly type: UnitTypeId }>> = units;
  const own = Object.keys(units) as FactionUnitCardId[];
  const flagship = own.find((card) => cards[card]?.type === 'flagship');
  if (flagship === undefined) throw new Error(`${id} has no flagship`);
  return {
    ...rest,
    flagship,
    units: own,
    technologies: Object.keys(technologies) as FactionTechnologyId[],
    notes: Object.keys(notes) as FactionNoteId[],
    leaders: Object.keys(leaders) as FactionLeaderId[],
  };
}

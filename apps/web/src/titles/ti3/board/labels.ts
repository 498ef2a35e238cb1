// A system of this game in words: as all galaxies are told, and with its domain counters.
import type { Json, Text } from '@custodian/kernel';
import { domainCounters, planets as planetFacts } from '@custodian/ti3/facts';
import type { ParametersOf } from '@custodian/words';
import type { Voice as GalaxyVoice } from '../../../galaxy/map/labels.ts';
import { planetInWords as planetShown, systemInWords as systemShown } from '../../../galaxy/map/labels.ts';
import type { galaxy } from '../words/en/galaxy.ts';
import type { DrawnPlanet, DrawnSystem } from './drawing.ts';

export { capital, sourceName, systemName, unitName } from '../../../galaxy/map/labels.ts';

export type OwnKey = keyof typeof galaxy;
type ParametersFor<Key extends OwnKey> = ParametersOf<(typeof galaxy)[Key]>;

export interface Voice extends GalaxyVoice {
  /** What only this game says of its galaxy. */
  own<Key extends OwnKey>(
    key: Key,
    ...parameters: [ParametersFor<Key>] extends [never] ? [] : [{ readonly [Name in ParametersFor<Key>]: Json }]
  ): string;
  /** A text of the game, as a sentence. */
  speak(text: Text): string;
}

/** Names of planets are the same in every language. */
export const planetName = (planet: DrawnPlanet['id']): string => planetFacts[planet].name;

export function domainInWords(voice: Voice, domain: NonNullable<DrawnPlanet['domain']>): string {
  const facts = domainCounters[domain.id as keyof typeof domainCounters];
  if (facts === undefined) return voice.own('galaxy.domain hidden');
  const name = `${voice.word(`domain.${facts.kind}`)}${facts.value === null ? '' : ` ${facts.value}`}`;
  return domain.isFaceUp ? voice.own('galaxy.domain', { name }) : voice.own('galaxy.domain seen', { name });
}

export const planetInWords = (voice: Voice, planet: DrawnPlanet): string =>
  planetShown(voice, planet, planet.domain === null ? [] : [domainInWords(voice, planet.domain)]);

export const systemInWords = (voice: Voice, hex: DrawnSystem, isLit: boolean): string =>
  systemShown(voice, hex, isLit, (planet) => planetInWords(voice, planet));

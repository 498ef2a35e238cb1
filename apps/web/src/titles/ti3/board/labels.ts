// A system in words: everything that is drawn, for those who hear the map instead of seeing it.
import type { Json, Text } from '@custodian/kernel';
import { domainCounters, planets as planetFacts } from '@custodian/ti3/facts';
import { type Language, lists, type ParametersOf } from '@custodian/words';
import type { Counted, HexDrawn } from '../../../board/drawn.ts';
import type { UnitArt } from '../../../board/pieces/units.ts';
import type { galaxy } from '../words/en/galaxy.ts';
import type { DrawnPlanet, DrawnSystem } from './drawing.ts';

export type GalaxyKey = keyof typeof galaxy;
type ParametersFor<Key extends GalaxyKey> = ParametersOf<(typeof galaxy)[Key]>;

/** Who words the galaxy: in the page its catalogues, in tests any. */
export interface Voice {
  readonly language: Language;
  say<Key extends GalaxyKey>(
    key: Key,
    ...parameters: [ParametersFor<Key>] extends [never] ? [] : [{ readonly [Name in ParametersFor<Key>]: Json }]
  ): string;
  /** A text of the game, as a sentence. */
  speak(text: Text): string;
  /** A word of the game, as it stands inside a sentence. */
  word(key: string): string;
  seat(seat: number): string;
}

export const listed = (voice: Voice, items: readonly string[]): string => lists(voice.language).format(items);

const wordOf = (voice: Voice, kind: UnitArt, count: number): string =>
  voice.word(`${kind === 'leader' ? 'term.leader' : `unit.${kind}`}${count === 1 ? '' : '.many'}`);

export const unitName = (voice: Voice, kind: UnitArt, count = 1): string => capital(wordOf(voice, kind, count), voice);

export function unitsInWords(voice: Voice, units: readonly Counted[]): string {
  const told: string[] = [];
  for (const { kind, count, damaged } of units) {
    const words = `${count} ${wordOf(voice, kind, count)}`;
    told.push(damaged ? `${words} (${voice.say('galaxy.damaged', { count })})` : words);
  }
  return listed(voice, told);
}

/** Numbered copies of a tile share its name. */
export const systemName = (voice: Voice, hex: Pick<HexDrawn, 'id' | 'isFaceDown'>): string =>
  hex.isFaceDown ? voice.say('galaxy.face down') : voice.word(`system.${hex.id.replace(/-\d+$/, '')}`);

/** The name of the component that changes a value: 'technology:cybernetics', 'ability:norr.fury', 'norr:fury'. */
export const sourceName = (voice: Voice, source: string): string =>
  voice.word(source.replace(':', '.')) || voice.word(source.replace(':', '.ability.')) || source;

/** Names of planets are the same in every language. */
export const planetName = (planet: DrawnPlanet['id']): string => planetFacts[planet].name;

export function domainInWords(voice: Voice, domain: NonNullable<DrawnPlanet['domain']>): string {
  const facts = domainCounters[domain.id as keyof typeof domainCounters];
  if (facts === undefined) return voice.say('galaxy.domain hidden');
  const name = `${voice.word(`domain.${facts.kind}`)}${facts.value === null ? '' : ` ${facts.value}`}`;
  return domain.isFaceUp ? voice.say('galaxy.domain', { name }) : voice.say('galaxy.domain seen', { name });
}

export function planetInWords(voice: Voice, planet: DrawnPlanet): string {
  const parts = [
    voice.say('galaxy.resources', { count: planet.resources }),
    voice.say('galaxy.influence', { count: planet.influence }),
  ];
  if (planet.specialty !== null)
    parts.push(voice.say('galaxy.specialty', { color: voice.word(`term.color.${planet.specialty}`) }));
  parts.push(
    planet.owner === null ? voice.say('galaxy.neutral') : voice.say('galaxy.held', { name: voice.seat(planet.owner) }),
  );
  if (planet.isExhausted) parts.push(voice.say('galaxy.exhausted'));
  if (planet.units.length > 0) parts.push(unitsInWords(voice, planet.units));
  if (planet.domain !== null) parts.push(domainInWords(voice, planet.domain));
  if (planet.landed !== null)
    parts.push(
      voice.say('galaxy.landed', {
        name: voice.seat(planet.landed.seat),
        units: unitsInWords(voice, planet.landed.units),
      }),
    );
  if (planet.isLit) parts.push(voice.say('galaxy.may choose'));
  if (planet.isPicked) parts.push(voice.say('galaxy.picked'));
  return `${planetName(planet.id)}: ${parts.join(', ')}`;
}

export function systemInWords(voice: Voice, hex: DrawnSystem, isLit: boolean): string {
  const sentences = [systemName(voice, hex)];
  if (isLit) sentences.push(voice.say('galaxy.may choose'));
  if (hex.home !== null) sentences.push(voice.say('galaxy.home', { name: voice.seat(hex.home) }));
  for (const wormhole of hex.wormholes)
    if (hex.id !== `empty-${wormhole}`) sentences.push(voice.word(`term.wormhole.${wormhole}`));
  for (const planet of hex.planets) sentences.push(planetInWords(voice, planet));
  for (const { seat, ships, cargo } of hex.fleets) {
    const aboard = cargo.length > 0 ? `, ${voice.say('galaxy.carrying', { units: unitsInWords(voice, cargo) })}` : '';
    sentences.push(`${voice.seat(seat)}: ${unitsInWords(voice, ships)}${aboard}`);
  }
  if (hex.counters.length > 0)
    sentences.push(voice.say('galaxy.activated', { names: listed(voice, hex.counters.map(voice.seat)) }));
  return `${sentences.map((sentence) => capital(sentence, voice)).join('. ')}.`;
}

export const capital = (text: string, { language }: Voice): string =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1);

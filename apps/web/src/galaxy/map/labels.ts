// A system in words: everything that is drawn, for those who hear the map instead of seeing it.
import type { Json } from '@custodian/kernel';
import { type Language, lists, type ParametersOf } from '@custodian/words';
import type { Counted, HexDrawn, PlanetDrawn } from '../../board/drawn.ts';
import type { UnitArt } from '../../board/pieces/units.ts';
import type { galaxy } from '../words/en/galaxy.ts';

export type GalaxyKey = keyof typeof galaxy;
type ParametersFor<Key extends GalaxyKey> = ParametersOf<(typeof galaxy)[Key]>;

/** Who words the galaxy: in the page its catalogues, in tests any. */
export interface Voice {
  readonly language: Language;
  say<Key extends GalaxyKey>(
    key: Key,
    ...parameters: [ParametersFor<Key>] extends [never] ? [] : [{ readonly [Name in ParametersFor<Key>]: Json }]
  ): string;
  /** A word of the game, as it stands inside a sentence. */
  word(key: string): string;
  seat(seat: number): string;
}

export const listed = (voice: Voice, items: readonly string[]): string => lists(voice.language).format(items);

export const capital = (text: string, { language }: Voice): string =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1);

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

/** `more`: what only one game has to say of it. */
export function planetInWords(voice: Voice, planet: PlanetDrawn, more: readonly string[] = []): string {
  const parts = [
    voice.say('galaxy.resources', { count: planet.resources }),
    voice.say('galaxy.influence', { count: planet.influence }),
  ];
  if (planet.trait !== null) parts.push(voice.word(`term.trait.${planet.trait}`));
  if (planet.specialty !== null)
    parts.push(voice.say('galaxy.specialty', { color: voice.word(`term.color.${planet.specialty}`) }));
  parts.push(
    planet.owner === null ? voice.say('galaxy.neutral') : voice.say('galaxy.held', { name: voice.seat(planet.owner) }),
  );
  if (planet.isExhausted) parts.push(voice.say('galaxy.exhausted'));
  if (planet.units.length > 0) parts.push(unitsInWords(voice, planet.units));
  parts.push(...more);
  if (planet.landed !== null)
    parts.push(
      voice.say('galaxy.landed', {
        name: voice.seat(planet.landed.seat),
        units: unitsInWords(voice, planet.landed.units),
      }),
    );
  if (planet.isLit) parts.push(voice.say('galaxy.may choose'));
  if (planet.isPicked) parts.push(voice.say('galaxy.picked'));
  return `${planet.name}: ${parts.join(', ')}`;
}

/** Wormholes that the name of the system does not tell of. */
export const wormholesInWords = (voice: Voice, hex: HexDrawn): string[] => {
  const name = systemName(voice, hex).toLocaleLowerCase(voice.language);
  return hex.wormholes
    .map((kind) => voice.word(`term.wormhole.${kind}`) || voice.word(`wormhole.${kind}`))
    .filter((wormhole) => wormhole.toLocaleLowerCase(voice.language) !== name);
};

/** `inWords`: how a game tells of its planets. */
export function systemInWords<System extends HexDrawn>(
  voice: Voice,
  hex: System,
  isLit: boolean,
  inWords: (planet: System['planets'][number]) => string,
): string {
  const sentences = [systemName(voice, hex)];
  if (isLit) sentences.push(voice.say('galaxy.may choose'));
  if (hex.home !== null) sentences.push(voice.say('galaxy.home', { name: voice.seat(hex.home) }));
  for (const wormhole of wormholesInWords(voice, hex)) sentences.push(wormhole);
  for (const planet of hex.planets) sentences.push(inWords(planet));
  for (const { seat, ships, cargo } of hex.fleets) {
    const aboard = cargo.length > 0 ? `, ${voice.say('galaxy.carrying', { units: unitsInWords(voice, cargo) })}` : '';
    sentences.push(`${voice.seat(seat)}: ${unitsInWords(voice, ships)}${aboard}`);
  }
  if (hex.counters.length > 0)
    sentences.push(voice.say('galaxy.activated', { names: listed(voice, hex.counters.map(voice.seat)) }));
  return `${sentences
    .filter((sentence) => sentence !== '')
    .map((sentence) => capital(sentence, voice))
    .join('. ')}.`;
}

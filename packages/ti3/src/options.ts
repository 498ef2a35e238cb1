// The choices made before a game: checked here, so that a wrong one is refused by name.
import type { Json, Refusal } from '@custodian/kernel';
import { isRefusal } from '@custodian/kernel';
import type { PlayerCount, RaceId } from './content/facts/index.ts';
import { raceIds, races } from './content/facts/index.ts';
import type { Options } from './game.ts';
import { readMap } from './map.ts';
import { why } from './queries/refusals.ts';

export const defaultOptions: Options = {
  galaxy: 'random',
  map: '',
  races: 'random',
  given: [],
  longWar: false,
  noGameOver: false,
  ageOfEmpire: false,
  distantSuns: false,
  leaders: false,
  sabotageRuns: false,
  seStrategyCards: false,
  seRaces: false,
  wormholeNexus: false,
};

const choices: Readonly<Record<string, readonly string[]>> = {
  galaxy: ['played', 'random', 'map'],
  races: ['random', 'chosen', 'given'],
};

/** The races that may be drawn or chosen. */
export const racesInPlay = (options: Pick<Options, 'seRaces'>): RaceId[] =>
  raceIds.filter((race) => races[race].expansion === 'base' || options.seRaces);

/** Complete options from a partial object, or what is wrong with it. A map or races that are not asked for are dropped. */
export function readOptions(seats: PlayerCount, given: Json): Options | Refusal {
  if (given === null || given === undefined) return { ...defaultOptions, given: [] };
  if (typeof given !== 'object' || Array.isArray(given)) return why('setup', 'why.options malformed');
  for (const [name, value] of Object.entries(given)) {
    const refused = refuseOption(name, value);
    if (refused !== null) return refused;
  }
  const options = { ...defaultOptions, ...(given as Partial<Options>) };
  options.given = options.races === 'given' ? [...options.given] : [];
  options.map = options.galaxy === 'map' ? options.map.split(/\s+/).join(' ').trim() : '';
  return refuseRaces(seats, options) ?? refuseMap(seats, options) ?? options;
}

function refuseOption(name: string, value: Json): Refusal | null {
  if (!Object.hasOwn(defaultOptions, name))
    return why('setup', 'why.unknown option', { option: name, known: Object.keys(defaultOptions).join(', ') });
  const known = choices[name];
  if (known !== undefined && !known.includes(value as string))
    return why('setup', 'why.option value', { option: name, value: shown(value), known: known.join(', ') });
  if (typeof defaultOptions[name as keyof Options] === 'boolean' && typeof value !== 'boolean')
    return why('setup', 'why.option value', { option: name, value: shown(value), known: 'true, false' });
  if (name === 'map' && typeof value !== 'string') return why('setup', 'why.options malformed');
  if (name === 'given' && !Array.isArray(value)) return why('setup', 'why.options malformed');
  return null;
}

function refuseRaces(seats: number, options: Options): Refusal | null {
  if (options.races !== 'given') return null;
  const allowed = racesInPlay(options);
  const unknown = options.given.find((race) => !allowed.includes(race));
  if (unknown !== undefined)
    return why('setup', 'why.unknown race', { race: shown(unknown), known: allowed.join(', ') });
  if (new Set(options.given).size !== options.given.length) return why('setup', 'why.race twice');
  if (options.given.length !== seats)
    return why('setup', 'why.races for seats', { given: options.given.length, seats });
  return null;
}

function refuseMap(seats: PlayerCount, options: Options): Refusal | null {
  if (options.galaxy !== 'map') return null;
  const read = readMap(seats, options.map);
  return isRefusal(read) ? read : null;
}

const shown = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));

// The choices made before a game: declared here, so that a wrong one is refused by name.
import type { Json, Refusal } from '@custodian/kernel';
import { isRefusal } from '@custodian/kernel';
import type { Declaration } from '@custodian/title';
import { readOptions as read, usualOptions } from '@custodian/title';
import type { PlayerCount, RaceId } from './content/facts/index.ts';
import { raceIds, races } from './content/facts/index.ts';
import type { Options } from './game.ts';
import { readMap } from './map.ts';
import { why } from './queries/refusals.ts';

export const options: Declaration<Options> = {
  galaxy: { kind: 'choice', of: ['random', 'played', 'map'], usual: 'random' },
  map: { kind: 'text', usual: '', only: { option: 'galaxy', is: 'map' } },
  // Given races are for programs: a lobby would have to ask for one after the other.
  races: { kind: 'choice', of: ['random', 'chosen', 'given'], usual: 'random', quiet: ['given'] },
  given: { kind: 'list', of: raceIds, usual: [], only: { option: 'races', is: 'given' } },
  longWar: { kind: 'switch', usual: false },
  noGameOver: { kind: 'switch', usual: false, only: { option: 'longWar', is: true } },
  ageOfEmpire: { kind: 'switch', usual: false },
  distantSuns: { kind: 'switch', usual: false },
  leaders: { kind: 'switch', usual: false },
  sabotageRuns: { kind: 'switch', usual: false },
  seStrategyCards: { kind: 'switch', usual: false },
  seRaces: { kind: 'switch', usual: false },
  wormholeNexus: { kind: 'switch', usual: false },
};

export const defaultOptions: Options = usualOptions<Options>(options);

/** The races that may be drawn or chosen. */
export const racesInPlay = (options: Pick<Options, 'seRaces'>): RaceId[] =>
  raceIds.filter((race) => races[race].expansion === 'base' || options.seRaces);

/** Complete options from a partial object, or what is wrong with it. A map or races that are not asked for are dropped. */
export function readOptions(seats: PlayerCount, given: Json): Options | Refusal {
  const chosen = read<Options>(options, given, 'setup');
  if (isRefusal(chosen)) return chosen;
  chosen.map = chosen.map.split(/\s+/).join(' ').trim();
  return refuseRaces(seats, chosen) ?? refuseMap(seats, chosen) ?? chosen;
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
  const laid = readMap(seats, options.map);
  return isRefusal(laid) ? laid : null;
}

const shown = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));

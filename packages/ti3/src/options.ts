// The choices made before a game: checked here, so that a wrong one is refused by name.
import type { Json, Refusal } from '@custodian/kernel';
import type { RaceId } from './content/facts/index.ts';
import { races } from './content/facts/index.ts';
import type { Options } from './game.ts';
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

/** Complete options from a partial object, or what is wrong with it. */
export function readOptions(seats: number, given: Json): Options | Refusal {
  if (given === null || given === undefined) return defaultOptions;
  if (typeof given !== 'object' || Array.isArray(given)) return why('setup', 'why.options malformed');
  for (const [name, value] of Object.entries(given)) {
    if (!Object.hasOwn(defaultOptions, name))
      return why('setup', 'why.unknown option', { option: name, known: Object.keys(defaultOptions).join(', ') });
    const known = choices[name];
    if (known !== undefined && !known.includes(value as string))
      return why('setup', 'why.option value', { option: name, value: String(value), known: known.join(', ') });
    if (typeof defaultOptions[name as keyof Options] === 'boolean' && typeof value !== 'boolean')
      return why('setup', 'why.option value', { option: name, value: String(value), known: 'true, false' });
  }
  const options = { ...defaultOptions, ...(given as Partial<Options>) };
  if (typeof options.map !== 'string') return why('setup', 'why.options malformed');
  return refuseRaces(seats, options) ?? options;
}

function refuseRaces(seats: number, options: Options): Refusal | null {
  if (!Array.isArray(options.given)) return why('setup', 'why.options malformed');
  const allowed = Object.values(races)
    .filter((r) => r.expansion === 'base' || options.seRaces)
    .map((r) => r.id);
  const unknown = options.given.find((r) => !allowed.includes(r as RaceId));
  if (unknown !== undefined)
    return why('setup', 'why.unknown race', { race: String(unknown), known: allowed.join(', ') });
  if (new Set(options.given).size !== options.given.length) return why('setup', 'why.race twice');
  if (options.races === 'given' && options.given.length !== seats)
    return why('setup', 'why.races for seats', { given: options.given.length, seats });
  return null;
}

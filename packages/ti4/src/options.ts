// The choices made before a game: declared here, so that a wrong one is refused by name.
import type { Json, Refusal } from '@custodian/kernel';
import { isRefusal } from '@custodian/kernel';
import type { Declaration } from '@custodian/title';
import { readOptions as read, usualOptions } from '@custodian/title';
import type { FactionId } from './facts/index.ts';
import { factionIds, idsIn, factions as printed } from './facts/index.ts';
import type { Options } from './game.ts';
import { readMap } from './map.ts';
import { why } from './queries/refusals.ts';

export const options: Declaration<Options> = {
  galaxy: { kind: 'choice', of: ['random', 'built', 'sample', 'map'], usual: 'random' },
  map: { kind: 'text', usual: '', only: { option: 'galaxy', is: 'map' } },
  // Given factions are for programs: a lobby would have to ask for one after the other.
  factions: { kind: 'choice', of: ['random', 'chosen', 'drafted', 'given'], usual: 'random', quiet: ['given'] },
  given: { kind: 'list', of: factionIds, usual: [], only: { option: 'factions', is: 'given' } },
  points: { kind: 'choice', of: ['10', '14'], usual: '10' },
};

export const defaultOptions: Options = usualOptions<Options>(options);

/** The factions that may be dealt or chosen. */
export const factionsInPlay = (): FactionId[] => idsIn(printed, ['base']);

/** Complete options from a partial object, or what is wrong with it. A map or factions that are not asked for are dropped. */
export function readOptions(seats: number, given: Json): Options | Refusal {
  const chosen = read<Options>(options, given, 'setup');
  if (isRefusal(chosen)) return chosen;
  chosen.map = chosen.map.split(/\s+/).join(' ').trim();
  return refuseFactions(seats, chosen) ?? refuseMap(seats, chosen) ?? chosen;
}

function refuseFactions(seats: number, { factions, given }: Options): Refusal | null {
  if (factions !== 'given') return null;
  const allowed = factionsInPlay();
  const unknown = given.find((faction) => !allowed.includes(faction));
  if (unknown !== undefined)
    return why('setup', 'why.unknown faction', { faction: shown(unknown), known: allowed.join(', ') });
  if (new Set(given).size !== given.length) return why('setup', 'why.faction twice');
  return given.length === seats ? null : why('setup', 'why.factions for seats', { given: given.length, seats });
}

function refuseMap(seats: number, { galaxy, map }: Options): Refusal | null {
  if (galaxy !== 'map') return null;
  const laid = readMap(seats, map);
  return isRefusal(laid) ? laid : null;
}

const shown = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));

// The choices made before a game: declared here, so that a wrong one is refused by name.
import type { Json, Refusal } from '@custodian/kernel';
import { isRefusal } from '@custodian/kernel';
import type { Declaration } from '@custodian/title';
import { readOptions as read } from '@custodian/title';
import { factions } from './content/factions.ts';
import { DIFFICULTIES } from './facts/vocabulary.ts';
import type { Options } from './game.ts';
import { why } from './queries/refusals.ts';

const factionIds = factions.map(({ id }) => id);

export const options: Declaration<Options> = {
  sheets: { kind: 'choice', of: ['dealt', 'B'], usual: 'dealt' },
  // Given factions are for programs: a lobby would have to ask for one after the other.
  factions: { kind: 'choice', of: ['dealt', 'given'], usual: 'dealt', quiet: ['given'] },
  given: { kind: 'list', of: factionIds, usual: [], only: { option: 'factions', is: 'given' } },
  difficulty: { kind: 'choice', of: DIFFICULTIES, usual: 'easy' },
};

/** Complete options from a partial object, or what is wrong with it. Factions that are not asked for are dropped. */
export function readOptions(seats: number, given: Json): Options | Refusal {
  const chosen = read<Options>(options, given, 'setup');
  return isRefusal(chosen) ? chosen : (refuseFactions(seats, chosen) ?? chosen);
}

function refuseFactions(seats: number, { factions, given }: Options): Refusal | null {
  if (factions !== 'given') return null;
  const unknown = given.find((faction) => !factionIds.includes(faction));
  if (unknown !== undefined)
    return why('setup', 'why.unknown faction', { name: shown(unknown), known: factionIds.join(', ') });
  if (new Set(given).size !== given.length) return why('setup', 'why.faction twice');
  return given.length === seats ? null : why('setup', 'why.factions for seats', { given: given.length, seats });
}

const shown = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));

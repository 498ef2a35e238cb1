// The choices made before a game: declared here, so that a wrong one is refused by name.
import type { Json, Refusal } from '@custodian/kernel';
import { isRefusal } from '@custodian/kernel';
import type { Declaration, Switch } from '@custodian/title';
import { readOptions as read, usualOptions } from '@custodian/title';
import type { FactionId } from './facts/index.ts';
import { componentSets, factions as everyFaction, idsIn } from './facts/index.ts';
import type { Options } from './game.ts';
import { readMap } from './map.ts';
import { idsInPlay, type PlayedWith, setsWith } from './queries/box.ts';
import { why } from './queries/refusals.ts';

/** The later sets; seven and eight cannot play without Prophecy of Kings, and two Codices change what it brings. */
const laterSets: Readonly<Record<keyof PlayedWith, Switch>> = {
  prophecy: { kind: 'switch', usual: false, from: 7 },
  codexI: { kind: 'switch', usual: false },
  codexII: { kind: 'switch', usual: false, only: { option: 'prophecy', is: true } },
  codexIII: { kind: 'switch', usual: false, only: { option: 'prophecy', is: true } },
};

type Addition = keyof PlayedWith | 'otherLayout';
type Chosen = Omit<Options, Addition>;

export const options: Declaration<Chosen> & Readonly<Record<Addition, Switch>> = {
  galaxy: { kind: 'choice', of: ['random', 'built', 'slices', 'sample', 'map'], usual: 'random' },
  map: { kind: 'text', usual: '', only: { option: 'galaxy', is: 'map' } },
  // Given factions are for programs: a lobby would have to ask for one after the other.
  factions: { kind: 'choice', of: ['random', 'chosen', 'drafted', 'given'], usual: 'random', quiet: ['given'] },
  given: { kind: 'list', of: idsIn(everyFaction, componentSets), usual: [], only: { option: 'factions', is: 'given' } },
  points: { kind: 'choice', of: ['10', '14'], usual: '10' },
  ...laterSets,
  // Six, seven and eight have another galaxy to choose.
  otherLayout: { kind: 'switch', usual: false, seats: [6, 7, 8], only: { option: 'prophecy', is: true } },
};

const additions: readonly Addition[] = ['prophecy', 'codexI', 'codexII', 'codexIII', 'otherLayout'];
/** Without Prophecy of Kings nobody is asked for these. */
const additionsToProphecy: readonly Addition[] = ['codexII', 'codexIII', 'otherLayout'];

/** What is not played with is not written down: a base game is what it was before there was more. */
function written(chosen: Options): Options {
  const isPlayed = (name: Addition): boolean =>
    chosen[name] === true && (chosen.prophecy === true || !additionsToProphecy.includes(name));
  for (const name of additions) if (!isPlayed(name)) delete chosen[name];
  return chosen;
}

export const defaultOptions: Options = written(usualOptions<Chosen>(options));

/** The factions that may be dealt or chosen. */
export const factionsInPlay = (played: PlayedWith): readonly FactionId[] => idsInPlay(everyFaction, setsWith(played));

/** Is there a home for each of these factions? One that takes the home of another needs one that nobody plays. */
export const haveHomes = (played: readonly FactionId[]): boolean =>
  played.every((id) => {
    const { choices } = everyFaction[id];
    return choices === undefined || Object.values(choices).some(({ of }) => !played.includes(of));
  });

/** Complete options from a partial object, or what is wrong with it. A map or factions that are not asked for are dropped. */
export function readOptions(seats: number, given: Json): Options | Refusal {
  const chosen: Options | Refusal = read<Chosen>(options, given, 'setup', seats);
  if (isRefusal(chosen)) return chosen;
  chosen.map = chosen.map.split(/\s+/).join(' ').trim();
  return refuseFactions(seats, chosen) ?? refuseMap(seats, chosen) ?? written(chosen);
}

function refuseFactions(seats: number, chosen: Options): Refusal | null {
  const { factions, given } = chosen;
  if (factions !== 'given') return null;
  const allowed = factionsInPlay(chosen);
  const unknown = given.find((faction) => !allowed.includes(faction));
  if (unknown !== undefined)
    return why('setup', 'why.unknown faction', { faction: shown(unknown), known: allowed.join(', ') });
  if (new Set(given).size !== given.length) return why('setup', 'why.faction twice');
  if (!haveHomes(given)) return why('setup', 'why.home taken');
  return given.length === seats ? null : why('setup', 'why.factions for seats', { given: given.length, seats });
}

function refuseMap(seats: number, { galaxy, map, ...played }: Options): Refusal | null {
  if (galaxy !== 'map') return null;
  const laid = readMap(seats, map, setsWith(played));
  return isRefusal(laid) ? laid : null;
}

const shown = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));

// The table before the first step: nothing is dealt yet.
import type { Json, Refusal } from '@custodian/kernel';
import { isRefusal } from '@custodian/kernel';
import type { Game, Player } from './game.ts';
import { newPaper } from './marks/index.ts';
import { readOptions } from './options.ts';
import { why } from './queries/refusals.ts';
import { newTracks } from './queries/rival.ts';

export const SEATS = [1, 8] as const;

/** So many play with a rival. */
export const WITH_RIVAL = 2;

export function layTable(seats: number, given: Json): Game | Refusal {
  const [least, most] = SEATS;
  if (!Number.isInteger(seats) || seats < least || seats > most) return why('setup', 'why.seats', { seats });
  const options = readOptions(seats, given);
  if (isRefusal(options)) return options;
  return {
    options,
    round: 0,
    stage: 1,
    deck: [],
    event: null,
    discard: [],
    players: Array.from({ length: seats }, newPlayer),
    objectives: [],
    mecatol: [],
    agendas: [],
    agendasSeen: [],
    relics: [],
    speaker: 0,
    neighbours: [],
    marking: null,
    dice: null,
    council: null,
    rival: seats <= WITH_RIVAL ? { tracks: newTracks() } : null,
    winner: null,
  };
}

const newPlayer = (): Player => ({
  dealt: [],
  faction: '',
  paper: newPaper({ navigation: 'B', expansion: 'B', industry: 'B', warfare: 'B' }),
  points: 0,
  desk: null,
  busy: false,
  due: [],
  marks: [],
  active: null,
  used: [],
  hand: [],
  played: [],
});

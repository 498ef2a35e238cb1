// An empty table with players around it, before anything is dealt.
import type { Json, Refusal } from '@custodian/kernel';
import { isRefusal } from '@custodian/kernel';
import type { Game, Options, Player } from './game.ts';
import { NOBODY } from './game.ts';
import { readOptions } from './options.ts';
import { setsWith } from './queries/box.ts';
import { layoutFor, seatsWith } from './queries/layout.ts';
import { why } from './queries/refusals.ts';

export function layTable(seats: number, given: Json): Game | Refusal {
  if (!Number.isInteger(seats)) return refuseSeats(seats);
  const options = readOptions(seats, given);
  if (isRefusal(options)) return options;
  const sets = setsWith(options);
  if (layoutFor(seats, sets) === undefined) return refuseSeats(seats);
  const isMissing = options.otherLayout === true && layoutFor(seats, sets, true) === undefined;
  return isMissing ? why('galaxy', 'why.no other layout', { seats }) : emptyTable(seats, options);
}

function refuseSeats(seats: number): Refusal {
  const [least, most] = seatsWith(setsWith({ prophecy: true }));
  return why('setup', 'why.seats', { seats, least, most });
}

/** Nobody asks whether so many could play with these options. */
export function emptyTable(seats: number, options: Options): Game {
  return {
    options,
    round: 0,
    phase: 'setup',
    speaker: 0,
    active: NOBODY,
    activeSystem: '',
    players: Array.from({ length: seats }, newPlayer),
    systems: [],
    galaxy: '',
    custodians: true,
    strategyCards: [],
    actionDeck: [],
    actionDiscard: [],
    agendaDeck: [],
    agendaDiscard: [],
    laws: [],
    objectives: [],
    secretDeck: [],
    table: { agendas: [], actionCards: [] },
    box: { objectives: [], tiles: [] },
    effects: [],
    combat: null,
    traded: [],
    offers: [],
    promises: [],
    seen: {},
    nextUnit: 1,
    nextPromise: 1,
    winner: null,
  };
}

function newPlayer(): Player {
  return {
    faction: '',
    position: NOBODY,
    tactic: 0,
    fleet: 0,
    strategy: 0,
    tradeGoods: 0,
    commodities: 0,
    points: 0,
    technologies: [],
    exhausted: [],
    hand: [],
    notes: [],
    received: 0,
    notesInPlay: [],
    secrets: [],
    scored: [],
    tiles: [],
    resting: 0,
    passed: false,
    eliminated: false,
  };
}

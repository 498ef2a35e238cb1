// An empty table with players around it, before anything is dealt.
import type { Json, Refusal } from '@custodian/kernel';
import { isRefusal } from '@custodian/kernel';
import type { PlayerCount } from './content/facts/index.ts';
import type { Game, Player } from './game.ts';
import { NOBODY } from './game.ts';
import { tradeGoodsInBox } from './inventory.ts';
import { readOptions } from './options.ts';
import { why } from './queries/refusals.ts';

export function layTable(seats: number, given: Json): Game | Refusal {
  if (!Number.isInteger(seats) || seats < 3 || seats > 6) return why('setup', 'why.seats', { seats });
  const options = readOptions(seats as PlayerCount, given);
  if (isRefusal(options)) return options;
  return {
    options,
    round: 0,
    phase: 'setup',
    speaker: 0,
    players: Array.from({ length: seats }, newPlayer),
    systems: [],
    galaxy: '',
    strategyCards: [],
    lastInitiative: NOBODY,
    tradeSupply: tradeGoodsInBox(options),
    actionDeck: [],
    actionDiscard: [],
    politicalDeck: [],
    politicalDiscard: [],
    laws: [],
    objectiveDeck: [],
    objectives: [],
    table: { agendas: [], actionCards: [] },
    box: { objectives: [], tiles: [], faceDown: '', domains: [] },
    leaders: [],
    effects: [],
    deeds: [],
    returning: [],
    seen: {},
    nextShip: 1,
    winner: null,
  };
}

function newPlayer(): Player {
  return {
    race: '',
    position: NOBODY,
    commandPool: 0,
    fleetSupply: 0,
    strategyAllocation: 0,
    tradeGoods: 0,
    points: 0,
    technologies: [],
    hand: [],
    politicalHand: [],
    tiles: [],
    secret: '',
    claimed: [],
    contracts: [],
    passed: false,
    skipped: false,
    eliminated: false,
  };
}

// What happens at the table: phases, turns, council, the end.
import { bool, int, list, text } from '@custodian/kernel';
import { agenda, said, seat, strategy } from './fields.ts';

export const tableEvents = {
  roundBegan: { round: int },
  phaseBegan: { phase: text },
  turnBegan: { seat },
  turnEnded: { seat },
  passed: { seat },
  speakerChosen: { seat },
  strategicAction: { seat, strategy },
  secondaryUsed: { seat, strategy },
  abilityUsed: { seat, text: said },
  effectBegan: { seat, text: said },
  playerEliminated: { seat },

  // The council
  agendaDrawn: { agenda },
  covertAgendaDrawn: { seat },
  agendaReplaced: { agenda },
  agendaDiscarded: { agenda },
  agendasArranged: { seat },
  outcomePredicted: { seat, agenda, outcome: said },
  votesCast: { seat, agenda, outcome: said, votes: int },
  abstained: { seat, agenda },
  tieBroken: { seat, outcome: said },
  outcomeDecided: { agenda, outcome: said },
  lawEnacted: { agenda, elected: said },
  lawRepealed: { agenda },
  lawExhausted: { agenda },
  lawPassedOn: { agenda, seat },
  agendaDieRolled: { seat, agenda, roll: int },

  gameEnded: { seats: list(seat), why: text, early: bool },
} as const;

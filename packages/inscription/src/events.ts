// Everything that can happen, with its fields: declared once for those who report it, word it, draw it and count it.
import type { EventOf, Shape, Text } from '@custodian/kernel';
import { choice, count, defineEvents, id, int, json, list, nullable, text } from '@custodian/kernel';
import type { SheetSide } from './facts/sheets/types.ts';
import type { Resource, Side } from './facts/vocabulary.ts';

const seat = int;
const faction = text;
const relic = text;
const agenda = text;
const objective = text;
const die = id<Resource>();
const side = id<Side>();
const sheet = id<SheetSide>();
const outcome = choice('pass', 'fail');
/** What is said in words of the rules. */
const said: Shape<Text> = json;

const war = { seat, side, foe: said, strength: int, against: int };

export const events = defineEvents({
  // Setup
  sheetsDealt: { seat, navigation: sheet, expansion: sheet, industry: sheet, warfare: sheet },
  factionsDealt: { seat },
  factionsReceived: { seat, factions: list(faction) },
  factionChosen: { seat, faction },
  objectiveLaid: { objective },
  speakerChosen: { seat },
  neighbourFound: { seat, player: seat, side, die },
  rivalPrepared: { difficulty: text },

  // A round
  eventRevealed: { event: text, card: said, round: count, stage: count },
  diceRolled: { black: list(die), focus: list(text) },
  diceRolledAgain: { seat, black: list(die), focus: list(text) },
  /** What somebody has marked, told when all markers are down. */
  marked: { seat, marks: list(text) },
  relicDrawn: { seat },
  relicReceived: { seat, relic },
  relicPlayed: { seat, relic },
  mecatolClaimed: { seat, slot: count, votes: count, points: count },
  objectiveCompleted: { seat, objective, points: count },

  // War
  lineAdvanced: { level: count },
  strengthWritten: { seat, left: int, right: int },
  warWon: war,
  warLost: { ...war, points: int },
  warSpared: war,
  warTied: war,

  // Production and council
  goodsProduced: { seat, count },
  votesClaimed: { seat, count },
  agendaRevealed: { agenda },
  agendaPassedOver: { agenda },
  agendasPaired: { agenda1: agenda, agenda2: agenda },
  voteCast: { seat, outcome, votes: count },
  voteAbstained: { seat },
  votesCast: { seat, votes: count },
  tieRolled: { die, outcome },
  outcomeDecided: { agenda, outcome, pass: count, fail: count },
  namingRolled: { seat, die },
  named: { seat, what: said },
  rivalVoted: { votes: count, die, total: count },
  rivalOutvoted: { seat },
  rivalPrevailed: { seat },
  votesSpent: { seat, count },
  votesKept: { seat, count },

  // The rival
  rivalAdvanced: { track: text, icons: count },
  rivalOnMecatol: { slot: count },
  rivalCompleted: { objective },
  rivalLinedOut: { track: text, stage: count },

  // The end
  scored: { seat, navigation: int, expansion: int, industry: int, warfare: int, total: int, rank: nullable(text) },
  gameWon: { seats: list(seat), why: choice('points', 'votes', 'coalition') },
  gameLost: {},
});

export type Events = typeof events;
/** A sentence for each of them: what every language has to have. */
export type EventWords = { readonly [Type in keyof Events as `event.${Type}`]: string };
export type InscriptionEvent = EventOf<Events>;

// The whole table as plain data: everybody's sheets, the cards, the rival. Where in an event the game stands is on the stack.
import type { Frozen, Infer, X } from '@custodian/kernel';
import { bool, choice, count, id, int, json, list, nullable, object, text } from '@custodian/kernel';
import { deskShape } from './desk.ts';
import type { Resource, SheetName } from './facts/vocabulary.ts';
import { DIFFICULTIES } from './facts/vocabulary.ts';
import { paperShape } from './paper.ts';
import type { Inscription } from './terms.ts';

export type Seat = number;

/** The rival's name, where a seat could stand: on the Mecatol Rex sheet, beside a player, beside an objective. */
export const RIVAL = -1;

const options = object({
  sheets: choice('dealt', 'B'),
  factions: choice('dealt', 'given'),
  /** One for each seat, in order; empty unless factions are given. */
  given: list(text),
  /** Matters with one or two players. */
  difficulty: choice(...DIFFICULTIES),
});

const player = object({
  /** The factions that one of which is chosen. */
  dealt: list(text),
  /** Empty until it is chosen. */
  faction: text,
  /** As everybody saw it when all markers were down. */
  paper: paperShape,
  /** What it is worth. */
  points: int,
  /** His marking in progress: nobody else sees it. null as long as it is what the table makes of it (queries/desks.ts). */
  desk: nullable(deskShape),
  /** His marker is up: something is still to be marked. */
  busy: bool,
  /** The effects that he carries out, while nothing is spent. */
  due: json,
  /** What he has marked since the markers were taken up. */
  marks: list(text),
  /** His active sheet in this event. */
  active: nullable(id<SheetName>()),
  /** Abilities used that are used once a round or once a stage. */
  used: list(text),
  /** Relics, the played ones face up. */
  hand: list(text),
  played: list(text),
});

const objective = object({
  id: text,
  sheet: id<SheetName>(),
  /** It was flipped over: in this round, by these (RIVAL among them); 0 as long as it was not. */
  flipped: count,
  first: list(int),
});

/** A name on the Mecatol Rex sheet, and the round in which it was written. */
const slot = object({ who: int, round: count });

const ballot = object({
  seat: int,
  outcome: choice('pass', 'fail', 'abstain'),
  /** Of those claimed; a relic adds more. */
  votes: count,
  free: count,
});

const council = object({
  /** Whose 'Pass' and whose 'Fail' is visible: the same card with three players or more. */
  pass: text,
  fail: text,
  /** As far as they were announced. */
  ballots: list(ballot),
  /** null with the rival, where everybody has an outcome of his own. */
  outcome: nullable(choice('pass', 'fail')),
  /** How many votes the rival cast. */
  rival: nullable(count),
});

/** Icons by their place on the track, from 0. */
const track = object({ id: text, struck: list(int), lined: list(int) });

const rival = object({ tracks: list(track) });

const subtotals = object({
  navigation: int,
  expansion: int,
  industry: int,
  warfare: int,
  total: int,
  /** Claimed and not spent: the first tie breaker. */
  votes: count,
  /** With one or two players. */
  rank: nullable(text),
});

export const gameShape = object({
  options,
  /** Events revealed so far. */
  round: count,
  stage: count,
  /** Face down, the top card first. */
  deck: list(text),
  event: nullable(text),
  discard: list(text),
  players: list(player),
  objectives: list(objective),
  mecatol: list(slot),
  /** Face down, by stage, the top card first; with three players or more one card each. */
  agendas: list(object({ stage: count, cards: list(text) })),
  /** Agendas that lay open. */
  agendasSeen: list(text),
  relics: list(text),
  speaker: int,
  /** Who sits to whose left and right, by seat. */
  neighbours: list(object({ left: int, right: int })),
  /** What is being marked, while markers are up. */
  marking: nullable(choice('card', 'dice', 'effects')),
  /** The roll of this event: a face for each black die, and how much the focus dice M, I, R show. */
  dice: nullable(object({ black: list(id<Resource>()), focus: list(count) })),
  council: nullable(council),
  /** With one or two players. */
  rival: nullable(rival),
  winner: nullable(
    object({ why: choice('points', 'votes', 'coalition', 'loss'), seats: list(int), scores: list(subtotals) }),
  ),
});

export type Game = Infer<typeof gameShape>;
export type G = Frozen<Game>;
export type Options = Game['options'];
export type Player = Game['players'][number];
export type P = G['players'][number];
export type Council = NonNullable<Game['council']>;
export type Ballot = Council['ballots'][number];
export type Scores = NonNullable<Game['winner']>['scores'][number];

/** The context of a step. */
export type T = X<Inscription>;

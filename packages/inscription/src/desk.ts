// A seat's marking in progress: its sheets, what it has to spend, what it owes. The marks (marks/) change nothing else.
import type { Infer } from '@custodian/kernel';
import { bool, choice, count, id, json, list, nullable, object, text } from '@custodian/kernel';
import type { Op, Resource, SheetName } from './facts/vocabulary.ts';
import { paperShape } from './paper.ts';

export const deskShape = object({
  /** card and dice: the two steps of a strategy event. effects: something that happened is carried out, nothing is spent. */
  step: choice('card', 'dice', 'effects'),
  paper: paperShape,
  faction: text,
  stage: count,
  /** null until it is chosen, and outside strategy events. */
  active: nullable(id<SheetName>()),
  /** Resources still to be spent on the active sheet. */
  purse: object({ M: count, I: count, R: count }),
  /** The roll of this event, by the face of each black die; empty before. */
  black: list(id<Resource>()),
  /** How much the focus dice M, I, R show; empty before the roll. */
  focus: list(count),
  /** Focus dice whose resources were taken into the purse. */
  taken: list(id<Resource>()),
  /** Nothing of the roll was spent or claimed yet. */
  fresh: bool,
  /** What must be carried out before anything else, the first one now. */
  owed: json,
  /** Abilities used that are used once a round ('use …') or once a stage ('stage 2 …'). */
  used: list(text),
  /** Relics in hand that may be played. */
  hand: list(text),
  played: list(text),
  /** Mecatol Rex was claimed in this step. */
  mecatol: bool,
  /** Something that nobody knows comes next: the marks end here and the rest is asked anew. A relic to be drawn for this
   *  system, or dice to be rolled again (0 to 2 black, 3 to 5 focus). */
  draws: nullable(text),
  rerolls: nullable(list(count)),
});

type Stored = Infer<typeof deskShape>;

export interface Desk extends Stored {
  owed: Op[];
}

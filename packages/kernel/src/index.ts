// The kernel plays any rulebook. It knows no game.

export { decisionId, FREE, RETRACT } from './answers.ts';
export type { Box, Boxes } from './boxes.ts';
export { boxOf } from './boxes.ts';
export type { Applied } from './engine.ts';
export { apply, begin, copy, isRefusal, pending, play, refuse, start } from './engine.ts';
export type { EventOf, EventShapes } from './events.ts';
export { defineEvents, fieldsOf } from './events.ts';
export type { AboutOf, PlanOf, PlanShape, PlanShapes } from './plans.ts';
export { askForPlan, byName, freelyPlanned, planIn, planned, planShape } from './plans.ts';
export { isPass, onlyPass, randomAnswer, randomValue } from './players.ts';
export { commitmentOf, die, quickRoll, whole } from './random.ts';
export type {
  Announcing,
  Component,
  FreeAction,
  Possible,
  Reaction,
  ReactionTo,
  Rulebook,
  Rules,
  Timing,
} from './rules.ts';
export { defineRules } from './rules.ts';
export { load, save } from './save.ts';
export type { Infer, Shape } from './shape.ts';
export {
  bool,
  choice,
  copier,
  count,
  either,
  emptyList,
  filled,
  id,
  int,
  json,
  list,
  mismatch,
  nullable,
  object,
  optional,
  record,
  some,
  text,
} from './shape.ts';
export type { Declared, Got, Next, Procedure, Procedures, Step, X } from './steps.ts';
export { oneOf } from './steps.ts';
export type {
  About,
  Announced,
  Called,
  CalledWith,
  EventsIn,
  GivenTo,
  ProcedureName,
  Reacting,
  Running,
  Terms,
  WindowName,
} from './terms.ts';
export { isAblated } from './testing.ts';
export type {
  Answer,
  Barred,
  Choose,
  Decision,
  Event,
  Frame,
  Frozen,
  Json,
  Option,
  Plan,
  Refusal,
  Roll,
  Seat,
  State,
  Text,
} from './types.ts';
export type { Trace, UndoClass } from './undo.ts';
export { concerned, undoClass } from './undo.ts';
export { used } from './usage.ts';
export type { Explained, Layer, Modifier, Value } from './values.ts';
export { add, defineValue, forbid, installModifiers, limit, set } from './values.ts';
export type { View } from './view.ts';
export { eventsFor, freeActions, guessState, hideState, isSeedHonest, view } from './view.ts';
export { kernelEnglish, kernelItalian } from './words.ts';

// The fields that events share.
import type { Shape, Text } from '@custodian/kernel';
import { choice, id, int, json, list, object, optional, text } from '@custodian/kernel';
import type {
  ActionCardId,
  AgendaId,
  AttachmentId,
  ExplorationId,
  FactionId,
  LeaderId,
  LegendaryId,
  NoteId,
  ObjectiveId,
  PlanetId,
  RelicId,
  StrategyCardId,
  TechnologyId,
  UnitTypeId,
} from '../facts/index.ts';
import type { RollKind } from '../queries/dice.ts';

export const seat = int;
export const system = text;
export const planet = id<PlanetId>();
export const unit = id<UnitTypeId>();
export const units = list(unit);
export const action = id<ActionCardId>();
export const agenda = id<AgendaId>();
export const objective = id<ObjectiveId>();
export const technology = id<TechnologyId>();
export const strategy = id<StrategyCardId>();
export const note = id<NoteId>();
export const faction = id<FactionId>();
export const exploration = id<ExplorationId>();
export const attachment = id<AttachmentId>();
export const relic = id<RelicId>();
export const leader = id<LeaderId>();
export const legendary = id<LegendaryId>();
export const kind = id<RollKind>();
export const pool = choice('tactic', 'fleet', 'strategy');
/** What is said in words of the rules. */
export const said: Shape<Text> = json;
export const dice = object({
  seat,
  unit,
  planet: optional(planet),
  dice: int,
  need: int,
  bonus: int,
  rolls: list(int),
});

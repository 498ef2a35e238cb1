// What a game is to the house: everything that server, command line, tools and lobby need to know of one.
export type { Ahead, AskedAhead, Breaking, OrderField, OrderKind, Position, Said } from './ahead.ts';
export { askingFrame } from './ahead.ts';
export type { Alone, Asked, Kinds, Laws } from './laws.ts';
export type { Titles } from './list.ts';
export { listed } from './list.ts';
export type {
  FightAsked,
  FightEnding,
  FightOdds,
  OddsDesk,
  Offered,
  Place,
  Role,
  SideAsked,
  TechnologyOffered,
  UnitCounts,
  UnitOffered,
  UnitsAsked,
} from './odds.ts';
export { nobody, places, roles } from './odds.ts';
export type { Choice, Condition, Declaration, Field, Listing, Option, Options, Switch } from './options.ts';
export { asked, isNeeded, optionKey, possibleValues, readOptions, shuffledOptions, usualOptions } from './options.ts';
export type { Known, UnitsFault, Unknown } from './reading.ts';
export { isFault, unitsRead, wordRead } from './reading.ts';
export type { Finished, SeatStatistics, Statistics } from './statistics.ts';
export type {
  Bot,
  Cover,
  Ending,
  Guided,
  Landmarks,
  Largest,
  ListedComponent,
  Summary,
  Targets,
  Thinking,
  Timed,
  Title,
} from './title.ts';
export { defineTitle, levelNamed, levelsForTools, levelsOf, policyOf } from './title.ts';
export { titleEnglish, titleItalian } from './words.ts';

// The behaviour of these components.
import type { ObjectiveId } from '../../facts/index.ts';
import { objectiveIds, objectives } from '../../facts/index.ts';
import type { Ti4Component } from '../define.ts';
import { deedsComponents } from './deeds.ts';
import { deedsOfProphecyComponents } from './deeds-of-prophecy.ts';
import { met } from './define.ts';

/** What must happen stands with the deeds, and what is looked at in the agenda phase. */
const isMetByNumbers = (id: ObjectiveId): boolean =>
  objectives[id].phase === 'status' && !('event' in objectives[id].requirement);

export const objectivesComponents: readonly Ti4Component[] = [
  ...objectiveIds.filter(isMetByNumbers).map(met),
  ...deedsComponents,
  ...deedsOfProphecyComponents,
];

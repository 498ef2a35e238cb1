// The behaviour of these components.
import type { ObjectiveId } from '../../facts/index.ts';
import { objectiveIds, objectives } from '../../facts/index.ts';
import type { Ti4Component } from '../define.ts';
import { deedsComponents } from './deeds.ts';
import { met } from './define.ts';

/** Those of later sets are declared where they are built. */
const isMetByNumbers = (id: ObjectiveId): boolean =>
  objectives[id].set === 'base' && !('event' in objectives[id].requirement);

export const objectivesComponents: readonly Ti4Component[] = [
  ...objectiveIds.filter(isMetByNumbers).map(met),
  ...deedsComponents,
];

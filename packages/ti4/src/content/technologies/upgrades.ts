// Unit upgrades: the card of the unit is another from then on.
import type { TechnologyId } from '../../facts/index.ts';
import { technologies, technologyIds } from '../../facts/index.ts';
import type { Ti4Component } from '../define.ts';
import { technology } from '../define.ts';

const general: readonly TechnologyId[] = technologyIds.filter(
  (id) => technologies[id].unitUpgrade && technologies[id].faction === null,
);

export const upgrades: readonly Ti4Component[] = general.map((id) => technology(id, { inRules: 'queries/units.ts' }));

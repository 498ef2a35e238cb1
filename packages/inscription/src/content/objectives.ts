// Three objectives for each sheet; one of each lies on the table.
import type { Counter, Goal, SheetName } from '../facts/vocabulary.ts';
import type { Objective } from './types.ts';

const atLeast = (gte: number, count: Counter): Goal => ({ count, gte });

const objective = (sheet: SheetName, id: string, first: number, later: number, goal: Goal): Objective => ({
  id,
  sheet,
  goal,
  first,
  later,
});

export const objectives: readonly Objective[] = [
  objective('navigation', 'collector', 8, 5, atLeast(8, 'nav.claimedKinds')),
  objective('navigation', 'mercantilist', 7, 4, atLeast(3, 'nav.claimed:com')),
  objective('navigation', 'prospector', 9, 5, atLeast(5, 'nav.claimed:planet')),
  objective('expansion', 'core_cracker', 9, 5, atLeast(3, 'exp.planetsDeveloped')),
  objective('expansion', 'expansionist', 8, 5, {
    all: [atLeast(4, 'exp.planetsUnlocked'), atLeast(1, 'exp.docksBuilt')],
  }),
  objective('expansion', 'technocrat', 8, 5, atLeast(4, 'tech.unlocked')),
  objective('industry', 'diversified_production', 8, 5, {
    all: [atLeast(4, 'ind.com:tri'), atLeast(4, 'ind.com:dia'), atLeast(4, 'ind.com:sqr')],
  }),
  objective('industry', 'maximum_efficiency', 9, 5, {
    all: [atLeast(12, 'ind.claimed'), atLeast(1, 'ind.claimedMinusScrapped')],
  }),
  objective('industry', 'sourcing_expert', 7, 4, {
    any: [atLeast(8, 'ind.comMax'), atLeast(2, 'ind.taggedScrapped')],
  }),
  objective('warfare', 'armada', 9, 5, {
    all: [atLeast(7, 'war.unitsBuilt:nonInfantry'), atLeast(4, 'war.unitTypesBuilt')],
  }),
  objective('warfare', 'secured_assets', 8, 5, atLeast(12, 'war.assetNodes')),
  objective('warfare', 'united_front', 8, 5, atLeast(2, 'war.levelsBothSides:5')),
];

// What the rules make of a position: values with everything that changes them, odds, what an objective lacks. It brings
// along what every component changes, so it is loaded only once a table is open; see reckoning.ts.
export { leaderProgress } from '@custodian/ti4/queries/leaders';
export { progress, refuseScoring } from '@custodian/ti4/queries/objectives';
export { abilities } from '@custodian/ti4/queries/players';
export { commodityLimit, fleetLimit, goal, handLimit, influence, resources } from '@custodian/ti4/queries/values';
export { prospectsOf } from '../activation/prospects.ts';
export { fromHere, ofArrival, ofLanding } from '../battle/forecasts.ts';
export { modifiersOf } from '../battle/modifiers.ts';
export { sharedCommanders } from './commanders.ts';
export { arrivalsInto, changesOf, figuresOf, gunsReaching, yardsIn } from './systems.ts';

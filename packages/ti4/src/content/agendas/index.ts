// The behaviour of agendas.
import type { Ti4Component } from '../define.ts';
import { directives } from './directives.ts';
import { directivesOfProphecy } from './directives-of-prophecy.ts';
import { directivesOfWar } from './directives-of-war.ts';
import { lawsForAll } from './laws-for-all.ts';
import { lawsOfPlanets } from './laws-of-planets.ts';
import { lawsOfPlayers } from './laws-of-players.ts';
import { lawsOfProphecy } from './laws-of-prophecy.ts';

export const agendasComponents: readonly Ti4Component[] = [
  ...lawsForAll,
  ...lawsOfPlayers,
  ...lawsOfPlanets,
  ...directives,
  ...directivesOfWar,
  ...lawsOfProphecy,
  ...directivesOfProphecy,
];

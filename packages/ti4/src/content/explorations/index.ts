// The exploration cards.
import type { Ti4Component } from '../define.ts';
import { attachedComponents } from './attached.ts';
import { keptComponents } from './fragments.ts';
import { freelancers } from './freelancers.ts';
import { frontierComponents } from './frontier.ts';
import { ionStorm } from './ion-storm.ts';
import { planetComponents } from './planets.ts';

export const explorationsComponents: readonly Ti4Component[] = [
  ...attachedComponents,
  ...planetComponents,
  ...keptComponents,
  ...frontierComponents,
  freelancers,
  ionStorm,
];

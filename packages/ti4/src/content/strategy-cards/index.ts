// The behaviour of these components.
import type { Ti4Component } from '../define.ts';
import { construction, constructionRevised } from './construction.ts';
import { diplomacy, diplomacyRevised } from './diplomacy.ts';
import { imperial } from './imperial.ts';
import { leadership } from './leadership.ts';
import { politics } from './politics.ts';
import { technology } from './technology.ts';
import { trade } from './trade.ts';
import { warfare } from './warfare.ts';

export const strategyCardsComponents: readonly Ti4Component[] = [
  leadership,
  diplomacy,
  diplomacyRevised,
  politics,
  construction,
  constructionRevised,
  trade,
  warfare,
  technology,
  imperial,
];

// What is found at the frontier.
import type { Ti4Component } from '../define.ts';
import { exploration } from './define.ts';

const lostCrew = exploration('lostCrew', {
  effect: {
    rule: 'exploration',
    steps: {
      'draw action cards': { call: 'draw action cards', with: (x) => ({ seat: x.v.seat, count: 2 }) },
    },
  },
});

const derelictVessel = exploration('derelictVessel', {
  effect: {
    rule: 'exploration',
    steps: {
      'draw a secret objective': { call: 'draw secret objective', with: (x) => ({ seat: x.v.seat }) },
    },
  },
});

export const frontierComponents: readonly Ti4Component[] = [lostCrew, derelictVessel];

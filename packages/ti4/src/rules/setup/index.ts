// The sequences of this area by name.
import type { Procedures } from '@custodian/kernel';
import type { FourthEdition } from '../../terms.ts';
import { galaxyCreation } from './galaxy-creation.ts';
import { game } from './game.ts';
import { setup } from './setup.ts';
import { sliceDraft } from './slice-draft.ts';

export const setupProcedures: Procedures<FourthEdition> = {
  game,
  setup,
  'galaxy creation': galaxyCreation,
  'slice draft': sliceDraft,
};

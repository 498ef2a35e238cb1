import type { Procedure } from '@custodian/kernel';
import type { Game, Seat } from '../game.ts';

export const pdsFire: Procedure<Game, { seat: Seat; systems: string[]; ownToo: boolean }> = {
  rule: 'tactical.pds fire',
  steps: { 'not written': { do: () => 'end' } },
};

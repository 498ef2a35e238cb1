import type { Procedure } from '@custodian/kernel';
import type { Game, Seat } from '../game.ts';

export const produceUnits: Procedure<Game, { seat: Seat; system: string; extra?: number; most?: number }> = {
  rule: 'tactical.production',
  steps: { 'not written': { do: () => 'end' } },
};

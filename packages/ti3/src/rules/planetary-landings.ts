import type { Procedure } from '@custodian/kernel';
import type { Game, Seat } from '../game.ts';

export const planetaryLandings: Procedure<Game, { seat: Seat; system: string; friendlyOnly: boolean }> = {
  rule: 'tactical.landings',
  steps: { 'not written': { do: () => 'end' } },
};

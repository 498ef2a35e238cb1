import type { Procedure } from '@custodian/kernel';
import type { Game, Seat } from '../game.ts';

export const spaceBattle: Procedure<Game, { attacker: Seat; defender: Seat; system: string }> = {
  rule: 'space battle',
  steps: { 'not written': { do: () => 'end' } },
};

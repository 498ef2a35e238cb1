import type { Procedure } from '@custodian/kernel';
import type { StrategyCardId } from '../content/facts/index.ts';
import type { Game, Seat } from '../game.ts';

export const strategicAction: Procedure<Game, { seat: Seat; card: StrategyCardId }> = {
  rule: 'strategic action',
  steps: { 'not written': { do: () => 'end' } },
};

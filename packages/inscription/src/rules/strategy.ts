// A strategy event: everybody spends the card's resources on the sheet he makes active, then what the dice show.
import { takeUpMarkers } from '../atoms/markers.ts';
import { advanceRival } from '../atoms/rival.ts';
import { layDice } from '../atoms/table.ts';
import { RESOURCES } from '../facts/vocabulary.ts';
import type { T } from '../game.ts';
import { BLACK_DICE, blackFace, focusFace } from '../queries/dice.ts';
import { trackFor } from '../queries/rival.ts';
import type { Sequence } from '../terms.ts';

export const strategy: Sequence<'strategy'> = {
  rule: 'strategy',
  steps: {
    'take the card': { rule: 'strategy.card', do: (x) => takeUpMarkers(x, 'card') },
    'spend card resources': { rule: 'strategy.card', call: 'marking', with: () => ({}) },
    'roll the dice': { rule: 'strategy.dice', do: rollDice },
    'the rival advances': { rule: 'rival', do: advanceByFocusDice },
    'take the dice': { rule: 'strategy.dice', do: (x) => takeUpMarkers(x, 'dice') },
    'spend dice resources': { rule: 'strategy.dice', call: 'marking', with: () => ({}) },
  },
};

function rollDice(x: T): void {
  const black = Array.from({ length: BLACK_DICE }, () => blackFace(x.roll('dice', 6)));
  const focus = RESOURCES.map(() => focusFace(x.roll('dice', 6)));
  layDice(x, black, focus);
}

function advanceByFocusDice(x: T): void {
  if (x.g.rival === null) return;
  RESOURCES.forEach((face, die) => {
    advanceRival(x, trackFor(face, x.g.dice?.focus[die] ?? 0).id);
  });
}

// Writing captured units: they lie on the sheet of whoever captured them. Fighters and infantry are tokens of the supply there.
import type { UnitTypeId } from '../facts/index.ts';
import { unitTypes } from '../facts/index.ts';
import type { CapturedUnit, Seat, Ti4 } from '../game.ts';
import { NOBODY } from '../game.ts';
import { playerAt } from './finding.ts';
import { clear, emit } from './pen.ts';

/** A unit that has left the board, or was in its owner's reinforcements. */
export function captureUnit(x: Ti4, seat: Seat, owner: Seat, type: UnitTypeId): void {
  const player = playerAt(x, seat);
  player.captured = [...(player.captured ?? []), { type, owner: unitTypes[type].tokens ? NOBODY : owner }];
  emit(x, { type: 'unitCaptured', seat, player: owner, unit: type });
}

/** Back to the reinforcements of its owner, or to the supply. */
export function returnCaptured(x: Ti4, seat: Seat, { type, owner }: CapturedUnit): void {
  const player = playerAt(x, seat);
  const left = [...(player.captured ?? [])];
  const at = left.findIndex((unit) => unit.type === type && unit.owner === owner);
  if (at < 0) return;
  left.splice(at, 1);
  if (left.length > 0) player.captured = left;
  else clear(player, 'captured');
  if (owner === NOBODY) emit(x, { type: 'tokenReturned', seat, unit: type });
  else emit(x, { type: 'unitReturned', seat, player: owner, unit: type });
}

// Whose mechs are which, and where they stand.
import type { Refusal } from '@custodian/kernel';
import { isAblated } from '@custodian/kernel';
import type { PlanetId, UnitCardId } from '../facts/index.ts';
import type { G, Seat } from '../game.ts';
import { planetOf } from './board.ts';
import { unitsLeft } from './players.ts';
import { why } from './refusals.ts';
import { mechsAreAble, unitCardId } from './units.ts';

/** The mechs of the seat are these, and have their abilities. */
export const hasMech = (g: G, seat: Seat, card: UnitCardId): boolean =>
  unitCardId(g, { seat, type: 'mech' }) === card && mechsAreAble(g, null) && !isAblated('unit-card', card);

/** The seat has this mech on the planet. */
export const isMechOn = (g: G, seat: Seat, card: UnitCardId, planet: PlanetId): boolean =>
  planetOf(g, planet).units.some((u) => u.owner === seat && u.type === 'mech') && hasMech(g, seat, card);

/** False: not the seat's mech; a refusal: none is left in the reinforcements. */
export function mayDeploy(g: G, seat: Seat, card: UnitCardId): Refusal | null | false {
  if (!hasMech(g, seat, card)) return false;
  return unitsLeft(g, seat, 'mech') > 0 ? null : why('mechs', 'why.no mech left');
}

// Which ships fire before a space battle, one kind of shot after the other, in the order of the rules.
import type { ShipType } from '../content/facts/index.ts';
import type { G, Seat } from '../game.ts';
import type { UnitCounts } from './battle.ts';
import { hasAbility, hasTechnology } from './players.ts';
import type { RollKind } from './values.ts';

export type FleetCounts = Readonly<Partial<Record<ShipType, number>>>;

/** The kinds of shot, called as the steps that fire them. */
export const shotsBeforeBattle = ['ambush', 'assault cannons', 'anti-fighter barrage'] as const;
export type ShotBeforeBattle = (typeof shotsBeforeBattle)[number];

/** What its dice are rolled for. */
export const kindOfShot = (shot: ShotBeforeBattle): RollKind => (shot === 'anti-fighter barrage' ? 'barrage' : 'shot');

/** The ships of a seat that fire at the enemy. */
export function firing(g: G, shot: ShotBeforeBattle, seat: Seat, own: FleetCounts, enemy: FleetCounts): UnitCounts {
  const { cruiser = 0, destroyer = 0, dreadnought = 0 } = own;
  switch (shot) {
    // Mentak: one shot each of up to two cruisers or destroyers; cruisers shoot better.
    case 'ambush': {
      if (cruiser + destroyer === 0 || !hasAbility(g, seat, 'mentak.ambush')) return {};
      const cruisers = Math.min(2, cruiser);
      return { cruiser: cruisers, destroyer: Math.min(2 - cruisers, destroyer) };
    }
    // One shot of each dreadnought.
    case 'assault cannons':
      return dreadnought > 0 && hasTechnology(g, seat, 'assaultCannon') ? { dreadnought } : {};
    case 'anti-fighter barrage':
      return destroyer > 0 && (enemy.fighter ?? 0) > 0 ? { destroyer } : {};
  }
}

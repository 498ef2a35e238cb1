// Who fires space cannons into a system, at whom, and with which dice.
import { defineValue } from '@custodian/kernel';
import type { PlanetId, PrintedDice, UnitTypeId } from '../facts/index.ts';
import type { G, Game, Seat } from '../game.ts';
import type { FrozenPlanet, FrozenUnit } from './board.ts';
import { hasShips, neighbours, systemOf } from './board.ts';
import type { CombatAbout, DiceGroup } from './dice.ts';
import { mayFire } from './permissions.ts';
import { othersThan } from './players.ts';
import { unitCard } from './units.ts';
import { combatBonus, combatDice, combatNeed } from './values.ts';

/** Does the unit, which stands in `from`, fire at ships in the system? From next to it only those that reach so far. */
export const firesInto = defineValue<
  Game,
  { readonly seat: Seat; readonly unit: FrozenUnit; readonly from: string; readonly system: string },
  boolean
>('fires into', (g, { seat, unit, from, system }) => {
  const card = unitCard(g, seat, unit.type);
  return card !== null && card.spaceCannon !== null && (from === system || card.deepFire);
});

/** Space Cannon of a planet itself, which its controller fires. */
export const planetCannon = defineValue<Game, PlanetId, PrintedDice | null>('cannon of a planet', () => null);

/** A planet has a cannon by what is attached to it; Mecatol Rex by the card of another planet. */
const mayHaveCannon = ({ id, attachments }: FrozenPlanet): boolean => attachments !== undefined || id === 'mecatolRex';

/** Planets of the seat in the system that fire themselves. */
export const firingPlanets = (g: G, seat: Seat, system: string): PrintedDice[] =>
  systemOf(g, system).planets.flatMap((p) => {
    const dice = p.owner === seat && mayHaveCannon(p) ? planetCannon(g, p.id) : null;
    return dice === null ? [] : [dice];
  });

/** Does anything of the seat fire at ships in the system? */
export const hasGuns = (g: G, seat: Seat, system: string): boolean =>
  gunsOf(g, seat, system).length > 0 || firingPlanets(g, seat, system).length > 0;

/** Every unit of a seat that can fire at ships in the system. */
export function gunsOf(g: G, seat: Seat, system: string): FrozenUnit[] {
  const guns: FrozenUnit[] = [];
  const look = (from: string): void => {
    const at = systemOf(g, from);
    for (const unit of at.space) if (unit.owner === seat && firesInto(g, { seat, unit, from, system })) guns.push(unit);
    for (const { units } of at.planets)
      for (const unit of units) if (unit.owner === seat && firesInto(g, { seat, unit, from, system })) guns.push(unit);
  };
  look(system);
  for (const from of neighbours(g, system, seat)) look(from);
  return guns;
}

/** Whose ships a seat may fire at: only the active player's; his own shots go at one of the others. */
export const cannonTargets = (g: G, shooter: Seat, system: string, active: Seat): Seat[] =>
  (shooter === active ? othersThan(g, active) : [active]).filter(
    (enemy) =>
      enemy !== shooter &&
      hasShips(systemOf(g, system), enemy) &&
      mayFire(g, { seat: shooter, enemy, system }) === null,
  );

/** All eligible units fire together: one group of dice a type. */
export function cannonDice(
  g: G,
  seat: Seat,
  enemy: Seat,
  system: string,
  active: Seat,
  guns: readonly FrozenUnit[] = gunsOf(g, seat, system),
): DiceGroup[] {
  const groups: DiceGroup[] = [];
  const aboutType = (unit: UnitTypeId): CombatAbout => ({
    seat,
    enemy,
    unit,
    kind: 'space cannon offense',
    role: seat === active ? 'attacker' : 'defender',
    round: 0,
    system,
  });
  for (const { type } of guns) {
    const about = aboutType(type);
    const dice = combatDice(g, about);
    if (dice <= 0) continue;
    const at = groups.findIndex((group) => group.unit === type);
    const known = groups[at];
    if (known !== undefined) groups[at] = { ...known, dice: known.dice + dice };
    else groups.push({ seat, unit: type, dice, need: combatNeed(g, about), bonus: combatBonus(g, about), rolls: [] });
  }
  for (const { dice, need } of firingPlanets(g, seat, system))
    groups.push({ seat, unit: 'pds', dice, need, bonus: combatBonus(g, aboutType('pds')), rolls: [] });
  return groups;
}

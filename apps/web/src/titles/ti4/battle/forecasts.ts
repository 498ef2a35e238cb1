// How a combat will end, as far as it can be reckoned: from where one stands, and of one that a plan would bring about.
import type { BattleOdds } from '@custodian/galaxy';
import type { Frame, Seat, Text } from '@custodian/kernel';
import type { PlanetId } from '@custodian/ti4/facts';
import type { Game } from '@custodian/ti4/game';
import { NOBODY } from '@custodian/ti4/game';
import { planetOf } from '@custodian/ti4/queries/board';
import { cannonTargets, gunsOf } from '@custodian/ti4/queries/cannons';
import { garrisonOn } from '@custodian/ti4/queries/combat';
import type { CombatNow } from '@custodian/ti4/queries/combat-now';
import { combatNow } from '@custodian/ti4/queries/combat-now';
import { beforeCombat, combatOdds } from '@custodian/ti4/queries/odds';
import { seatsIn } from '@custodian/ti4/queries/players';

export interface Forecast {
  readonly kind: 'space' | 'ground';
  readonly odds: BattleOdds;
  /** What could change them and is not counted; empty: they are exact for what is assumed. */
  readonly leftOut: readonly Text[];
}

/** The combat that is being fought, from the present step on; side a attacks. */
export function fromHere(game: Game, stack: readonly Frame[]): Forecast | null {
  const now = combatNow(game, stack);
  return now === null ? null : forecast(now, now.leaving === NOBODY ? [] : [{ key: 'option.retreat' }]);
}

/** What a fleet that comes must expect: `game` as it will be once the ships have moved. */
export function ofArrival(game: Game, system: string, attacker: Seat, defender: Seat): Forecast {
  const isUnderFire = seatsIn(game).some(
    (seat) => gunsOf(game, seat, system).length > 0 && cannonTargets(game, seat, system, attacker).length > 0,
  );
  const meeting = { kind: 'space combat', attacker, defender, system } as const;
  return forecast(beforeCombat(game, meeting), isUnderFire ? [{ key: 'kind.space cannon offense' }] : []);
}

/** A fight for a planet that a landing would bring about: `game` as it will be once the forces have landed. */
export function ofLanding(game: Game, system: string, planet: PlanetId, attacker: Seat): Forecast | null {
  const at = planetOf(game, planet);
  const defender = garrisonOn(game, at, attacker);
  if (defender === NOBODY || !at.units.some((u) => u.owner === attacker)) return null;
  const hasGuns = gunsOf(game, defender, system).length > 0;
  const meeting = { kind: 'ground combat', attacker, defender, system, planet } as const;
  return forecast(beforeCombat(game, meeting), hasGuns ? [{ key: 'kind.space cannon defense' }] : []);
}

const forecast = (now: CombatNow, leftOut: readonly Text[]): Forecast => ({
  kind: now.kind === 'space combat' ? 'space' : 'ground',
  odds: combatOdds(now),
  leftOut,
});

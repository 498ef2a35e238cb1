// The odds of a combat from where it stands, fought to the end without retreats and without cards that nobody has played yet.
import type { BattleOdds, Exchange, Fight, Left, Rolling, SideOf, Volley } from '@custodian/galaxy';
import { condensed, fightOdds, inOrder, withoutEnded } from '@custodian/galaxy';
import type { UnitTypeId } from '../facts/index.ts';
import type { G, Game, Seat } from '../game.ts';
import type { FrozenUnit } from './board.ts';
import type { Engagement } from './combat.ts';
import { aboutUnit, forcesAt, lossOrder, opponent } from './combat.ts';
import type { CombatNow } from './combat-now.ts';
import type { RollKind } from './dice.ts';
import { maySustain } from './permissions.ts';
import { combatBonus, combatDice, combatNeed } from './values.ts';

/** The units of a seat, in the order of the pieces of its side: those that are lost first at the front. */
interface Force {
  readonly seat: Seat;
  readonly units: readonly FrozenUnit[];
  readonly side: SideOf;
}

/** A combat that has not begun. */
export const beforeCombat = (
  game: Game,
  meeting: Pick<CombatNow, 'kind' | 'attacker' | 'defender' | 'system' | 'planet'>,
): CombatNow => ({
  ...meeting,
  round: 1,
  barrage: meeting.kind === 'space combat',
  pending: { attacker: 0, defender: 0 },
  leaving: -1,
  game,
});

/** `a` is the attacker, `b` the defender. */
export function combatOdds(now: CombatNow): BattleOdds {
  const a = forceOf(now, now.attacker);
  const b = forceOf(now, now.defender);
  return fightOdds({
    a: a.side,
    b: b.side,
    pending: { a: now.pending.attacker, b: now.pending.defender },
    stages: now.barrage ? [barrage(now, a, b)] : [],
    rounds: roundsOf(now, a, b),
  });
}

/** The barrage hits fighters alone. */
function barrage(now: CombatNow, a: Force, b: Force): Exchange {
  const fire = ({ seat, units }: Force) => {
    const volleys = volleysOf(now.game, now, 'anti-fighter barrage', seat, units);
    return (left: Left): Volley[] => volleys.filter((_, piece) => (left[piece] as number) > 0);
  };
  const isFighter =
    ({ units }: Force) =>
    (piece: number) =>
      units[piece]?.type === 'fighter';
  return { a: fire(a), b: fire(b), at: { a: isFighter(a), b: isFighter(b) } };
}

/** What holds for the round that goes on is over in the next. */
function roundsOf(now: CombatNow, a: Force, b: Force): Fight['rounds'] {
  const { game, kind, round } = now;
  const rolling = (g: G, { seat, units }: Force): Rolling => ({ volleys: volleysOf(g, now, kind, seat, units) });
  const later: Game = { ...game, effects: withoutEnded(game.effects, 'combat round') };
  const steady = { a: rolling(later, a), b: rolling(later, b) };
  const isUnrolled = game.combat === null || game.combat.round === round;
  return isUnrolled ? condensed([{ a: rolling(game, a), b: rolling(game, b) }, steady]) : [steady];
}

function forceOf({ game, kind, attacker, defender, system, planet }: CombatNow, seat: Seat): Force {
  const enemy = opponent({ attacker, defender }, seat);
  const order = (unit: FrozenUnit): number => lossOrder.indexOf(unit.type);
  const units = [...forcesAt(game, system, planet, seat)].sort((x, y) => order(x) - order(y));
  const canSustain = (unit: UnitTypeId): boolean => {
    const about = { seat, enemy, unit, kind, system };
    return maySustain(game, planet === undefined ? about : { ...about, planet }) === null;
  };
  const pieces = units.map(({ type, damaged }) => {
    const whole = canSustain(type) ? 2 : 1;
    return { kind: type, endures: damaged ? 1 : whole, whole };
  });
  return { seat, units, side: { pieces, takes: inOrder({ losses: units.map((_, piece) => piece) }) } };
}

/** What each unit rolls. */
function volleysOf(
  g: G,
  { attacker, defender, system, planet, round }: CombatNow,
  kind: RollKind,
  seat: Seat,
  units: readonly FrozenUnit[],
): Volley[] {
  const engagement: Engagement = {
    kind,
    attacker,
    defender,
    system,
    round,
    ...(planet === undefined ? {} : { planet }),
  };
  const byType = new Map<UnitTypeId, Volley>();
  return units.map(({ type }) => {
    const about = aboutUnit(engagement, seat, type);
    const volley = byType.get(type) ?? {
      dice: combatDice(g, about),
      hitOn: combatNeed(g, about) - combatBonus(g, about),
    };
    byType.set(type, volley);
    return volley;
  });
}

// The odds of a combat from where it stands, fought to the end without retreats and without cards that nobody has played yet.
import type { BattleOdds, ShipGroup, Volley } from '@custodian/galaxy';
import { battleOdds, hitDistribution, mixOdds, withoutEnded } from '@custodian/galaxy';
import type { UnitTypeId } from '../facts/index.ts';
import { unitTypeIds } from '../facts/index.ts';
import type { G, Game, Seat } from '../game.ts';
import type { FrozenUnit } from './board.ts';
import type { Engagement } from './combat.ts';
import { aboutUnit, forcesAt, lossOrder, opponent } from './combat.ts';
import type { CombatNow } from './combat-now.ts';
import type { RollKind } from './dice.ts';
import { maySustain } from './permissions.ts';
import { combatBonus, combatDice, combatNeed } from './values.ts';

/** Units of one type that are alike, whole or damaged. */
interface Likes {
  readonly type: UnitTypeId;
  readonly count: number;
  readonly sustains: boolean;
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
  const sides = [likes(now, now.attacker), likes(now, now.defender)] as const;
  if (!now.barrage) return oddsOf(now, sides[0], sides[1]);
  const shot = (seat: Seat) =>
    hitDistribution(volleysOf(now.game, now, 'anti-fighter barrage', seat, likes(now, seat)));
  const lost = [fightersLost(sides[0], shot(now.defender)), fightersLost(sides[1], shot(now.attacker))] as const;
  return mixOdds(
    lost[0].flatMap((a) =>
      lost[1].map((b) => ({
        p: a.p * b.p,
        odds: oddsOf(now, withoutFighters(sides[0], a.fighters), withoutFighters(sides[1], b.fighters)),
      })),
    ),
  );
}

function oddsOf(now: CombatNow, a: readonly Likes[], b: readonly Likes[]): BattleOdds {
  const { game, attacker, defender, kind, pending, round } = now;
  const later: Game = { ...game, effects: withoutEnded(game.effects, 'combat round') };
  const groups = (seat: Seat, units: readonly Likes[]): ShipGroup[] =>
    volleysOf(later, now, kind, seat, units).map((volley, i) => {
      const { type, sustains } = units[i] as Likes;
      return { ...volley, hits: sustains ? 2 : 1, priority: lossOrder.indexOf(type) };
    });
  const isUnrolled = game.combat === null || game.combat.round === round;
  const start = [{ a: pending.attacker, b: pending.defender, p: 1 }];
  if (!isUnrolled) return battleOdds(groups(attacker, a), groups(defender, b), { start });
  const firstRound = { a: volleysOf(game, now, kind, attacker, a), b: volleysOf(game, now, kind, defender, b) };
  return battleOdds(groups(attacker, a), groups(defender, b), { start, firstRound });
}

function likes({ game, kind, attacker, defender, system, planet }: CombatNow, seat: Seat): Likes[] {
  const enemy = opponent({ attacker, defender }, seat);
  const found: Likes[] = [];
  const units: readonly FrozenUnit[] = forcesAt(game, system, planet, seat);
  for (const type of unitTypeIds) {
    const about = { seat, enemy, unit: type, kind, system };
    const of = units.filter((u) => u.type === type);
    if (of.length === 0) continue;
    const can = maySustain(game, planet === undefined ? about : { ...about, planet }) === null;
    const whole = can ? of.filter((u) => !u.damaged).length : 0;
    if (whole > 0) found.push({ type, count: whole, sustains: true });
    if (of.length > whole) found.push({ type, count: of.length - whole, sustains: false });
  }
  return found;
}

function volleysOf(
  g: G,
  { attacker, defender, system, planet, round }: CombatNow,
  kind: RollKind,
  seat: Seat,
  units: readonly Likes[],
): (Volley & { readonly count: number })[] {
  const engagement: Engagement = {
    kind,
    attacker,
    defender,
    system,
    round,
    ...(planet === undefined ? {} : { planet }),
  };
  return units.map(({ type, count }) => {
    const about = aboutUnit(engagement, seat, type);
    return { count, dice: combatDice(g, about), hitOn: combatNeed(g, about) - combatBonus(g, about) };
  });
}

/** How many fighters a barrage with these hits takes, with probabilities. */
function fightersLost(units: readonly Likes[], hits: readonly number[]): { fighters: number; p: number }[] {
  const there = units.find((u) => u.type === 'fighter')?.count ?? 0;
  const lost = Array.from({ length: there + 1 }, (_, fighters) => ({ fighters, p: 0 }));
  hits.forEach((p, count) => {
    const at = lost[Math.min(count, there)];
    if (at !== undefined) at.p += p;
  });
  return lost.filter(({ p }) => p > 0);
}

const withoutFighters = (units: readonly Likes[], lost: number): Likes[] =>
  units.map((u) => (u.type === 'fighter' ? { ...u, count: u.count - lost } : u));

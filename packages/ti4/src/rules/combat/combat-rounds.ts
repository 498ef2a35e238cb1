// What rounds of space and ground combat have in common: rolling, and hits that both sides take together.
import { showRound } from '../../atoms/battle.ts';
import { beginCombatRound } from '../../atoms/combat.ts';
import { endEffects } from '../../atoms/table.ts';
import type { PlanetId, UnitTypeId } from '../../facts/index.ts';
import type { Combat, G, Seat, Ti4 } from '../../game.ts';
import { NOBODY } from '../../game.ts';
import { hasCodexI } from '../../queries/box.ts';
import type { Engagement } from '../../queries/combat.ts';
import { isFighting, opponent, sideDice } from '../../queries/combat.ts';
import type { DiceGroup, RollKind } from '../../queries/dice.ts';
import type { First, HitPool } from '../../queries/hits.ts';
import { hitsScored } from '../../queries/values.ts';
import type { CombatRound, DiceRolled, Meeting, RolledDice } from '../windows.ts';
import { boundBy, hitsOf } from './dice.ts';

/** What a roll has come to. */
export interface Score {
  readonly hits: number;
  readonly first?: First;
  /** The dice themselves, where they may still be rolled again. */
  readonly groups?: readonly DiceGroup[];
}

export interface Rounds extends Meeting {
  round?: number;
  /** What each side has rolled in this round. */
  rolled?: { readonly attacker?: Score; readonly defender?: Score };
  winner?: Seat;
  drawn?: true;
}

export const sides = ({ attacker, defender, system, planet }: Meeting): Meeting =>
  planet === undefined ? { attacker, defender, system } : { attacker, defender, system, planet };

/** The round that is being fought. */
export const combatRound = (kind: Combat['kind'], v: Rounds): CombatRound => ({
  kind,
  ...sides(v),
  round: v.round ?? 0,
});

export function nextRound(x: Ti4<Rounds>): void {
  endEffects(x, 'combat round');
  x.v.round = beginCombatRound(x);
  x.v.rolled = {};
  showRound(x, x.v.system, x.v.planet, x.v.round);
}

/** Nothing that was rolled in this round counts. */
export function rollAgain(x: Ti4<Rounds>): { readonly goto: 'attacker rolls dice' } {
  x.v.rolled = {};
  return { goto: 'attacker rolls dice' };
}

export const engagement = (kind: RollKind, v: Rounds): Engagement => ({ kind, ...sides(v), round: v.round ?? 0 });

/** The dice of one side, to be rolled; null where it has none. */
export function diceToRoll(g: G, kind: RollKind, v: Rounds, seat: Seat): DiceRolled | null {
  const about = engagement(kind, v);
  const groups = sideDice(g, about, seat);
  return groups.length === 0 ? null : rolledBy(about, seat, groups);
}

const rolledBy = (about: Engagement, seat: Seat, groups: readonly DiceGroup[]): DiceRolled => ({
  seat,
  enemy: opponent(about, seat),
  kind: about.kind,
  round: about.round,
  system: about.system,
  ...(about.planet === undefined ? {} : { planet: about.planet }),
  groups,
});

/** Keeps what one side has rolled. */
export function keepScore(
  x: Ti4<Rounds>,
  kind: RollKind,
  role: 'attacker' | 'defender',
  { hits, groups }: { readonly hits: number; readonly groups: readonly DiceGroup[] },
): void {
  const first = boundBy(x.g, rolledBy(engagement(kind, x.v), x.v[role], groups), role);
  const dice = kind === 'space combat' && hasCodexI(x.g) ? { groups } : {};
  x.v.rolled = { ...x.v.rolled, [role]: { hits, ...(first === null ? {} : { first }), ...dice } };
}

/** The dice of both sides once they have rolled; nothing where they are not kept. */
export function diceOfBoth({ rolled }: Rounds): { dice?: RolledDice } {
  const { attacker, defender } = rolled ?? {};
  if (attacker?.groups === undefined && defender?.groups === undefined) return {};
  return { dice: { attacker: attacker?.groups ?? [], defender: defender?.groups ?? [] } };
}

/** Dice were rolled again after both had rolled: the hits are counted anew. */
export function scoreAgain(x: Ti4<Rounds>, kind: RollKind, dice: RolledDice | undefined): void {
  for (const role of ['attacker', 'defender'] as const) {
    const groups = dice?.[role];
    if (groups === undefined || groups === x.v.rolled?.[role]?.groups || x.v.rolled?.[role] === undefined) continue;
    const hits = hitsOf(x.g, rolledBy(engagement(kind, x.v), x.v[role], groups), groups);
    keepScore(x, kind, role, { hits, groups });
  }
}

/** What both sides have to take, the attacker first. */
export function hitsOfBoth(
  g: G,
  kind: RollKind,
  v: Rounds,
  only?: (seat: Seat, enemy: Seat) => readonly UnitTypeId[],
): HitPool[] {
  const { attacker, defender, system, planet, rolled = {} } = v;
  const scored = { attacker: rolled.attacker?.hits ?? 0, defender: rolled.defender?.hits ?? 0 };
  const pool = (seat: Seat, by: Seat, role: 'attacker' | 'defender'): HitPool => {
    const enemy = role === 'attacker' ? 'defender' : 'attacker';
    const about = {
      seat: by,
      enemy: seat,
      kind,
      round: v.round ?? 0,
      system,
      hits: scored[role],
      enemyHits: scored[enemy],
    };
    const hits = hitsScored(g, planet === undefined ? about : { ...about, planet });
    const first = rolled[role]?.first;
    return {
      seat,
      by,
      hits,
      kind,
      system,
      ...at(planet),
      ...(only === undefined ? {} : { only: only(seat, by) }),
      ...(first === undefined ? {} : { first }),
    };
  };
  return [pool(attacker, defender, 'defender'), pool(defender, attacker, 'attacker')];
}

const at = (planet: PlanetId | undefined): { planet?: PlanetId } => (planet === undefined ? {} : { planet });

/** Whoever alone has something left; NOBODY where neither has, or both. */
export function winnerOf(g: G, { attacker, defender, system, planet }: Meeting): Seat {
  const own = isFighting(g, system, planet, attacker);
  const other = isFighting(g, system, planet, defender);
  if (own === other) return NOBODY;
  return own ? attacker : defender;
}

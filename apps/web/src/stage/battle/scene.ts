// The battle as its theatre shows it: who stands where, who is called how, what was rolled last.
import type { Seat } from '@custodian/kernel';
import type { UnitId } from '@custodian/ti3/facts';
import { seatMark } from '../../kit/seats.ts';
import type { Table } from '../../shell/table/table.svelte.ts';
import type { Battle, Passage, Rank, Volley } from '../../titles/ti3/battle/battle.ts';
import { hitsRolled } from '../../titles/ti3/battle/battle.ts';
import { gameWord, t } from '../../words/words.svelte.ts';

export interface Side {
  readonly seat: Seat;
  readonly name: string;
  readonly race: string;
  readonly colour: string;
  readonly isYou: boolean;
  readonly isAttacker: boolean;
  readonly ranks: readonly Rank[];
}

/** Yours on the left where you take part, else the attacker. */
export function sidesOf(table: Table, battle: Battle, ranksOf: (seat: Seat) => readonly Rank[]): readonly [Side, Side] {
  const { attacker, defender } = battle;
  const side = (seat: Seat): Side => {
    const race = table.game?.players[seat]?.race ?? '';
    return {
      seat,
      name: seat < 0 ? t('battle.locals') : seat === table.seat ? t('plates.you') : table.nameOf(seat),
      race: race === '' ? '' : (gameWord(`race.${race}.short`) ?? ''),
      colour: seat < 0 ? 'var(--ink-2)' : seatMark(seat).colour,
      isYou: seat === table.seat,
      isAttacker: seat === attacker,
      ranks: ranksOf(seat),
    };
  };
  return defender === table.seat ? [side(defender), side(attacker)] : [side(attacker), side(defender)];
}

export const unitName = (unit: UnitId, count: number): string =>
  gameWord(count === 1 ? `unit.${unit}` : `unit.${unit}.many`) ?? unit;

export const strengthOf = ({ ranks }: Side): number => ranks.reduce((sum, rank) => sum + rank.whole + rank.damaged, 0);

/** A line of a side: units that stand or have stood here, with what they rolled. */
export interface Row {
  readonly unit: UnitId;
  readonly rank: Rank | null;
  readonly volley: Volley | null;
}

/** Ranks first, then dice of what no longer stands and of what fires from elsewhere. */
export function rowsOf({ seat, ranks }: Side, last: Passage | undefined): Row[] {
  const volleys = (last?.volleys ?? []).filter((volley) => volley.seat === seat);
  const standing = ranks.map((rank) => ({
    unit: rank.unit,
    rank,
    volley: volleys.find((volley) => volley.unit === rank.unit) ?? null,
  }));
  const others = volleys.filter((volley) => !ranks.some((rank) => rank.unit === volley.unit));
  return [...standing, ...others.map((volley) => ({ unit: volley.unit, rank: null, volley }))];
}

/** Hits of a side in a passage; null when it rolled nothing. */
export function hitsOf({ seat }: Side, passage: Passage | undefined): number | null {
  if (passage === undefined || !passage.volleys.some((volley) => volley.seat === seat)) return null;
  return passage.hits[seat] ?? hitsRolled(passage, seat);
}

const sizes: Readonly<Partial<Record<UnitId, number>>> = {
  warSun: 124,
  dreadnought: 112,
  carrier: 96,
  cruiser: 90,
  destroyer: 80,
  fighter: 50,
  groundForce: 56,
  pds: 60,
};

/** Pixels for one hull: the more there are, the smaller. */
export function hullSize(unit: UnitId, count: number): number {
  const size = sizes[unit] ?? 48;
  return count > 4 ? size * 0.55 : count > 2 ? size * 0.75 : size;
}

// Destroying units. All destruction comes through here: what is destroyed goes to the reinforcements, infantry may return, and
// others may react. Removing is not destroying.
import { rollAll } from '@custodian/galaxy';
import { showDice } from '../../atoms/battle.ts';
import { noteLosses } from '../../atoms/combat.ts';
import { destroyUnits, restInfantry } from '../../atoms/units.ts';
import type { PlanetId, UnitTypeId } from '../../facts/index.ts';
import { unitTypeIds } from '../../facts/index.ts';
import type { Seat, Ti4, Unit } from '../../game.ts';
import { systemOf } from '../../queries/board.ts';
import type { RollKind } from '../../queries/dice.ts';
import { unitCard } from '../../queries/units.ts';
import type { Sequence } from '../../terms.ts';
import { ifAnyoneIsOut } from '../rounds/elimination.ts';
import type { LostUnit } from '../windows.ts';
import type { Destroying } from './sequences.ts';

export interface Destruction extends Destroying {
  units?: readonly LostUnit[];
}

export interface Losing {
  readonly seat: Seat;
  readonly enemy: Seat;
  readonly system: string;
  readonly planet?: PlanetId;
  readonly kind: RollKind | null;
  readonly during?: RollKind;
  readonly units: readonly LostUnit[];
}

export const destroyingUnits: Sequence<'destroy units'> = {
  rule: 'destroyed',
  steps: {
    destroy: {
      do: (x) => {
        x.v.units = destroy(x, x.v.system, x.v.planet, x.v.ids, x.v.enemy);
      },
    },
    losses: {
      call: 'losses',
      with: (x) => {
        const { ids: _, units = [], ...about } = x.v;
        return units.length === 0 ? null : { ...about, units };
      },
    },
  },
};

/** They have left the board already: together with others, where several sides suffer at once. */
export const losses: Sequence<'losses'> = {
  rule: 'destroyed',
  steps: {
    'infantry may return': { rule: 'infantry', do: (x) => rollForReturn(x, x.v) },
    // Before anybody reacts to it.
    'who is out': { rule: 'elimination', call: 'elimination', with: ifAnyoneIsOut },
    'units destroyed': { window: 'units destroyed', about: (x) => ({ ...x.v }) },
  },
};

/** Destroys units of one seat. Without a planet they may also stand on planets of the system, where they fight beside ships. */
export function destroy(
  x: Ti4,
  system: string,
  planet: PlanetId | undefined,
  ids: readonly number[],
  by: Seat,
): LostUnit[] {
  const gone: Unit[] = destroyUnits(x, planet === undefined ? { system } : { system, planet }, ids);
  if (gone.length < ids.length && planet === undefined)
    for (const each of systemOf(x.g, system).planets) gone.push(...destroyUnits(x, { system, planet: each.id }, ids));
  if (x.g.combat?.system === system) noteLosses(x, gone, by);
  return gone.map(({ id, type }) => ({ id, type }));
}

/** A die for each unit whose card brings it back. */
function rollForReturn(x: Ti4, { seat, system, planet, units }: Losing): void {
  for (const type of unitTypeIds) {
    const need = units.some((u) => u.type === type) ? (unitCard(x.g, seat, type)?.returnsOn ?? null) : null;
    if (need === null) continue;
    const dice = units.filter((u) => u.type === type).length;
    const rolls = rollAll((sides) => x.roll('dice', sides), dice);
    showDice(x, 'other', system, planet, 0, [group(seat, type, need, rolls)]);
    restInfantry(x, seat, rolls.filter((r) => r >= need).length);
  }
}

const group = (seat: Seat, unit: UnitTypeId, need: number, rolls: readonly number[]) => ({
  seat,
  unit,
  dice: rolls.length,
  need,
  bonus: 0,
  rolls,
});

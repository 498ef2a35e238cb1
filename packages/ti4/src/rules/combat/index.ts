// The sequences of this area by name.
import type { Procedures } from '@custodian/kernel';
import type { FourthEdition } from '../../terms.ts';
import { assignHits, takeHits } from './assign-hits.ts';
import { bombard, bombardment } from './bombardment.ts';
import { gainControl, structuresFall } from './control.ts';
import { destroyingUnits, losses } from './destroy.ts';
import { rollDice } from './dice.ts';
import { groundCombat } from './ground-combat.ts';
import { invasion } from './invasion.ts';
import { rerollDice } from './rerolling.ts';
import { retreat } from './retreat.ts';
import { slipAway } from './slipping.ts';
import { spaceCannonDefense } from './space-cannon-defense.ts';
import { spaceCombat } from './space-combat.ts';

export const combatProcedures: Procedures<FourthEdition> = {
  'roll dice': rollDice,
  'reroll dice': rerollDice,
  'take hits': takeHits,
  'assign hits': assignHits,
  'destroy units': destroyingUnits,
  losses,
  'space combat': spaceCombat,
  retreat,
  'slip away': slipAway,
  'ground combat': groundCombat,
  invasion,
  bombardment,
  bombard,
  'space cannon defense': spaceCannonDefense,
  'gain control': gainControl,
  'structures fall': structuresFall,
};

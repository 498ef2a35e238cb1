// Ground combat on one planet: dice and hits, round after round, until at most one side has forces left. Nobody retreats.
import { showGroundCombat, showGroundCombatEnd } from '../../atoms/battle.ts';
import { beginCombat, endCombat } from '../../atoms/combat.ts';
import { endEffects } from '../../atoms/table.ts';
import { liftUnits } from '../../atoms/units.ts';
import type { PlanetId } from '../../facts/index.ts';
import type { Seat, Ti4 } from '../../game.ts';
import { NOBODY } from '../../game.ts';
import { planetOf } from '../../queries/board.ts';
import { isContested, opponent } from '../../queries/combat.ts';
import { isShipUnit } from '../../queries/units.ts';
import type { Sequence } from '../../terms.ts';
import type { Rounds } from './combat-rounds.ts';
import {
  combatRound,
  diceToRoll,
  hitsOfBoth,
  keepScore,
  nextRound,
  rollAgain,
  sides,
  winnerOf,
} from './combat-rounds.ts';

export interface GroundCombat extends Rounds {
  readonly planet: PlanetId;
}

export const groundCombat: Sequence<'ground combat'> = {
  rule: 'ground combat',
  steps: {
    'combat begins': {
      do: (x) => {
        if (!isContested(x.g, x.v)) {
          x.v.winner = winnerOf(x.g, x.v);
          return 'end';
        }
        beginCombat(x, 'ground combat', sides(x.v));
        showGroundCombat(x, x.v.attacker, x.v.defender, x.v.planet);
        return undefined;
      },
    },
    'next round': { do: (x) => nextRound(x) },
    'combat round begins': {
      rule: 'combat',
      window: 'combat round begins',
      about: (x) => combatRound('ground combat', x.v),
      then: (x, { drawn }) => {
        if (drawn === true) x.v.drawn = true;
        return drawn !== true && isContested(x.g, x.v) ? undefined : { goto: 'combat round ends' };
      },
    },
    'attacker rolls dice': {
      call: 'roll dice',
      with: (x) => diceToRoll(x.g, 'ground combat', x.v, x.v.attacker),
      then: (x, got) => keepScore(x, 'ground combat', 'attacker', got),
    },
    'defender rolls dice': {
      call: 'roll dice',
      with: (x) => diceToRoll(x.g, 'ground combat', x.v, x.v.defender),
      then: (x, got) => keepScore(x, 'ground combat', 'defender', got),
    },
    'both have rolled': {
      rule: 'combat',
      window: 'both have rolled',
      about: (x) => combatRound('ground combat', x.v),
      then: (x, { again }) => (again === true ? rollAgain(x) : undefined),
    },
    'assign hits': {
      call: 'assign hits',
      with: (x) => ({ pools: hitsOfBoth(x.g, 'ground combat', x.v) }),
    },
    'hits assigned': {
      rule: 'combat',
      window: 'hits assigned',
      about: (x) => combatRound('ground combat', x.v),
    },
    'combat round ends': {
      rule: 'combat',
      window: 'combat round ends',
      about: (x) => combatRound('ground combat', x.v),
      then: (x) => (x.v.drawn !== true && isContested(x.g, x.v) ? { goto: 'next round' } : undefined),
    },
    'combat ends': {
      do: (x) => {
        x.v.winner = x.v.drawn === true ? NOBODY : winnerOf(x.g, x.v);
        const loser = x.v.winner === NOBODY ? NOBODY : opponent(x.v, x.v.winner);
        showGroundCombatEnd(x, x.v.planet, x.v.winner, loser);
      },
    },
    'combat won': {
      rule: 'combat',
      window: 'combat won',
      about: (x) => {
        const { winner = NOBODY } = x.v;
        if (winner === NOBODY) return null;
        return { ...combatRound('ground combat', x.v), seat: winner, loser: opponent(x.v, winner) };
      },
    },
    'combat over': {
      rule: 'combat',
      window: 'combat over',
      about: (x) => ({ ...combatRound('ground combat', x.v), winner: x.v.winner ?? NOBODY }),
    },
    'clear away': {
      do: (x) => {
        for (const seat of [x.v.attacker, x.v.defender]) returnToSpace(x, seat, x.v.planet);
        endEffects(x, 'combat round');
        endEffects(x, 'combat');
        endCombat(x);
      },
    },
  },
  gives: (x) => ({ winner: x.v.winner ?? NOBODY }),
};

/** Ships that have landed to fight hold no planet: they go back to space. */
export function returnToSpace(x: Ti4, seat: Seat, planet: PlanetId): void {
  const ships = planetOf(x.g, planet).units.filter((u) => u.owner === seat && isShipUnit(u));
  if (ships.length > 0)
    liftUnits(
      x,
      planet,
      ships.map((u) => u.id),
    );
}

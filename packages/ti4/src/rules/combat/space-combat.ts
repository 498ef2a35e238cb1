// Space combat: barrage in the first round, retreats announced, dice, hits, retreat; round after round until at most one side has
// ships left.
import type { Choose } from '@custodian/kernel';
import { showPrevented, showRetreat, showSpaceCombat, showSpaceCombatEnd } from '../../atoms/battle.ts';
import { beginCombat, endCombat } from '../../atoms/combat.ts';
import { endEffects } from '../../atoms/table.ts';
import type { Seat, Ti4 } from '../../game.ts';
import { NOBODY } from '../../game.ts';
import { isContested, opponent, retreatSystems } from '../../queries/combat.ts';
import { barrageTargets } from '../../queries/values.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import type { Rounds } from './combat-rounds.ts';
import {
  combatRound,
  diceOfBoth,
  diceToRoll,
  hitsOfBoth,
  keepScore,
  nextRound,
  rollAgain,
  scoreAgain,
  sides,
  winnerOf,
} from './combat-rounds.ts';

export interface SpaceCombat extends Rounds {
  /** Who has announced a retreat in this round. */
  leaving?: Seat;
  /** It does not take place. */
  prevented?: boolean;
  /** Who has to announce a retreat in this round. */
  must?: Seat;
}

const END = { goto: 'combat round ends' } as const;

export const spaceCombat: Sequence<'space combat'> = {
  rule: 'space combat',
  steps: {
    'combat begins': {
      do: (x) => {
        if (!isContested(x.g, x.v)) {
          x.v.winner = winnerOf(x.g, x.v);
          return 'end';
        }
        beginCombat(x, 'space combat', sides(x.v));
        showSpaceCombat(x, x.v.attacker, x.v.defender, x.v.system);
        return undefined;
      },
    },
    'next round': {
      do: (x) => {
        nextRound(x);
        x.v.leaving = NOBODY;
        x.v.prevented = false;
        x.v.must = NOBODY;
      },
    },
    'combat round begins': {
      rule: 'combat',
      window: 'combat round begins',
      about: (x) => combatRound('space combat', x.v),
      then: (x, { drawn }) => {
        if (drawn === true) x.v.drawn = true;
        return drawn !== true && isContested(x.g, x.v) ? undefined : END;
      },
    },
    'attacker rolls the barrage': {
      rule: 'anti-fighter barrage',
      call: 'roll dice',
      with: (x) => (x.v.round === 1 ? diceToRoll(x.g, 'anti-fighter barrage', x.v, x.v.attacker) : null),
      then: (x, got) => keepScore(x, 'anti-fighter barrage', 'attacker', got),
    },
    'defender rolls the barrage': {
      rule: 'anti-fighter barrage',
      call: 'roll dice',
      with: (x) => (x.v.round === 1 ? diceToRoll(x.g, 'anti-fighter barrage', x.v, x.v.defender) : null),
      then: (x, got) => keepScore(x, 'anti-fighter barrage', 'defender', got),
    },
    'anti-fighter barrage': {
      rule: 'anti-fighter barrage',
      call: 'assign hits',
      with: (x) => {
        if (x.v.rolled?.attacker === undefined && x.v.rolled?.defender === undefined) return null;
        const targets = (seat: Seat, enemy: Seat) => barrageTargets(x.g, { seat: enemy, enemy: seat });
        return { pools: hitsOfBoth(x.g, 'anti-fighter barrage', x.v, targets) };
      },
    },
    'after the barrage': {
      do: (x) => {
        x.v.rolled = {};
        return isContested(x.g, x.v) ? undefined : END;
      },
    },
    'announcing retreats': {
      rule: 'retreat',
      window: 'announcing retreats',
      about: (x) => combatRound('space combat', x.v),
      then: (x, { must }) => {
        if (must !== undefined) x.v.must = must;
      },
    },
    'defender announces a retreat': {
      rule: 'retreat',
      ask: (x) => announcement(x, x.v.defender),
      then: (x, got) => announce(x, x.v.defender, got[x.v.defender]),
    },
    'attacker announces a retreat': {
      rule: 'retreat',
      ask: (x) => (x.v.leaving === NOBODY ? announcement(x, x.v.attacker) : []),
      then: (x, got) => {
        if (x.v.leaving === NOBODY) announce(x, x.v.attacker, got[x.v.attacker]);
      },
    },
    'retreat announced': {
      rule: 'retreat',
      window: 'retreat announced',
      about: (x) => {
        const { leaving = NOBODY } = x.v;
        return leaving === NOBODY ? null : { ...combatRound('space combat', x.v), seat: leaving };
      },
      then: (x, { prevented }) => {
        if (prevented !== true) return;
        x.v.prevented = true;
        showPrevented(x, x.v.leaving ?? NOBODY, x.v.system);
      },
    },
    'attacker rolls dice': {
      call: 'roll dice',
      with: (x) => diceToRoll(x.g, 'space combat', x.v, x.v.attacker),
      then: (x, got) => keepScore(x, 'space combat', 'attacker', got),
    },
    'defender rolls dice': {
      call: 'roll dice',
      with: (x) => diceToRoll(x.g, 'space combat', x.v, x.v.defender),
      then: (x, got) => keepScore(x, 'space combat', 'defender', got),
    },
    'both have rolled': {
      rule: 'combat',
      window: 'both have rolled',
      about: (x) => ({ ...combatRound('space combat', x.v), ...diceOfBoth(x.v) }),
      then: (x, { dice, again }) => {
        if (again === true) return rollAgain(x);
        scoreAgain(x, 'space combat', dice);
        return undefined;
      },
    },
    'assign hits': {
      call: 'assign hits',
      with: (x) => ({ pools: hitsOfBoth(x.g, 'space combat', x.v) }),
    },
    'hits assigned': {
      rule: 'combat',
      window: 'hits assigned',
      about: (x) => combatRound('space combat', x.v),
    },
    retreat: {
      rule: 'retreat',
      call: 'retreat',
      with: (x) => {
        const { leaving = NOBODY, prevented, system } = x.v;
        if (leaving === NOBODY || prevented === true || !isContested(x.g, x.v)) return null;
        return { seat: leaving, enemy: opponent(x.v, leaving), system };
      },
    },
    'combat round ends': {
      rule: 'combat',
      window: 'combat round ends',
      about: (x) => combatRound('space combat', x.v),
      then: (x) => (x.v.drawn !== true && isContested(x.g, x.v) ? { goto: 'next round' } : undefined),
    },
    'combat ends': {
      do: (x) => {
        x.v.winner = x.v.drawn === true ? NOBODY : winnerOf(x.g, x.v);
        const loser = x.v.winner === NOBODY ? NOBODY : opponent(x.v, x.v.winner);
        showSpaceCombatEnd(x, x.v.system, x.v.winner, loser);
      },
    },
    'combat won': {
      rule: 'combat',
      window: 'combat won',
      about: (x) => {
        const { winner = NOBODY } = x.v;
        if (winner === NOBODY) return null;
        return { ...combatRound('space combat', x.v), seat: winner, loser: opponent(x.v, winner) };
      },
    },
    'combat over': {
      rule: 'combat',
      window: 'combat over',
      about: (x) => ({ ...combatRound('space combat', x.v), winner: x.v.winner ?? NOBODY }),
    },
    'clear away': {
      do: (x) => {
        endEffects(x, 'combat round');
        endEffects(x, 'combat');
        endCombat(x);
      },
    },
    limits: { rule: 'capacity', call: 'limits', with: () => ({}) },
  },
  gives: (x) => ({ winner: x.v.winner ?? NOBODY }),
};

/** Asked only where there is a way out. */
function announcement(x: Ti4<SpaceCombat>, seat: Seat): Choose[] {
  const { system, round = 1 } = x.v;
  if (retreatSystems(x.g, seat, opponent(x.v, seat), system).length === 0) return [];
  const option = { id: 'retreat', text: say('option.retreat'), on: [system] };
  const ask = say('ask.retreat', { system, round });
  // Whoever has to retreat is not asked.
  if (x.v.must === seat) return [];
  return [{ kind: 'choose', seat, rule: 'retreat', ask, options: [option], pick: [0, 1], proposal: [] }];
}

function announce(x: Ti4<SpaceCombat>, seat: Seat, answer: unknown): void {
  const isForced = x.v.must === seat && retreatSystems(x.g, seat, opponent(x.v, seat), x.v.system).length > 0;
  if (!isForced && !(Array.isArray(answer) && answer.includes('retreat'))) return;
  x.v.leaving = seat;
  showRetreat(x, seat, x.v.system);
}

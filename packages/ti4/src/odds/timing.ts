// How long odds take, beside combats that the rules fight: what `custodian bench` times.
import { begin, decisionId, isRefusal, pending, play } from '@custodian/kernel';
import type { FightAsked, Timed } from '@custodian/title';
import { nobody } from '@custodian/title';
import { attackOdds, beforeCannons } from '../queries/odds/attack.ts';
import { ti4 } from '../ti4.ts';
import type { Position } from './position.ts';
import { ATTACKER, DEFENDER, positionOf } from './position.ts';

type Fleet = Readonly<Record<string, number>>;

/** 11 ships, one of them a destroyer, with what they carry. */
const squadron: Fleet = { fighter: 3, destroyer: 1, cruiser: 3, carrier: 2, dreadnought: 2, infantry: 4 };
/** 22 ships, many destroyers among them. */
const armada: Fleet = { fighter: 8, destroyer: 4, cruiser: 4, carrier: 3, dreadnought: 2, warSun: 1, infantry: 6 };

/** So many combats tell the chance to win to one in a hundred, 19 times of 20. */
const COMBATS = 9604;

function laid(fleet: Fleet): Position {
  const units = Object.entries(fleet).map(([unit, count]) => ({ unit, count, damaged: 0 }));
  const side = { ...nobody, units, pds: 2 };
  const fight: FightAsked = { place: 'space', attacker: side, defender: side, nebula: false, bombarding: [] };
  const position = positionOf(fight);
  if (isRefusal(position)) throw new Error('the fleets cannot be laid out');
  return position;
}

function timedFor(name: string, fleet: Fleet, most: number): Timed[] {
  const { game, system, planet } = laid(fleet);
  const meeting = { attacker: ATTACKER, defender: DEFENDER, system };
  let seed = 0;
  return [
    { name: `odds of ${name}, cannons to landing`, most, run: () => attackOdds(beforeCannons(game, meeting), planet) },
    {
      name: `${COMBATS} such combats by the rules, in space alone`,
      times: COMBATS,
      run: () => {
        const { state } = begin(ti4, game, 'space combat', meeting, `combat ${seed++}`, false);
        while (state.stack.length > 0) {
          const [decision] = pending(ti4, state);
          if (decision === undefined) throw new Error('nobody is asked');
          const value = decision.kind === 'plan' ? decision.fallback : [];
          play(ti4, state, { seat: decision.seat, decision: decisionId(state), value });
        }
      },
    },
  ];
}

export const timed: readonly Timed[] = [
  ...timedFor('11 against 11', squadron, 1000),
  ...timedFor('22 against 22 with destroyers', armada, 5000),
];

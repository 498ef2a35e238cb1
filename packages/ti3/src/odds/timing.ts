// How long odds take, beside battles that the rules fight: what `custodian bench` times.
import { begin, decisionId, isRefusal, pending, play } from '@custodian/kernel';
import type { FightAsked, Timed } from '@custodian/title';
import { nobody } from '@custodian/title';
import { attackOdds } from '../queries/odds/conquest.ts';
import { ti3 } from '../ti3.ts';
import type { Position } from './position.ts';
import { ATTACKER, DEFENDER, positionOf } from './position.ts';

type Fleet = Readonly<Record<string, number>>;

/** 11 ships, one of them a destroyer, with what they carry. */
const squadron: Fleet = { fighter: 3, destroyer: 1, cruiser: 3, carrier: 2, dreadnought: 2, groundForce: 4 };
/** 22 ships, many destroyers among them. */
const armada: Fleet = { fighter: 8, destroyer: 4, cruiser: 4, carrier: 3, dreadnought: 2, warSun: 1, groundForce: 6 };

/** So many battles tell the chance to win to one in a hundred, 19 times of 20. */
const BATTLES = 9604;

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
    { name: `odds of ${name}, PDS to landing`, most, run: () => attackOdds(game, meeting, [planet]) },
    {
      name: `${BATTLES} such battles by the rules, in space alone`,
      times: BATTLES,
      run: () => {
        const { state } = begin(ti3, game, 'space battle', meeting, `battle ${seed++}`, false);
        while (state.stack.length > 0) {
          const [decision] = pending(ti3, state);
          if (decision === undefined) throw new Error('nobody is asked');
          const value = decision.kind === 'plan' ? decision.fallback : [];
          play(ti3, state, { seat: decision.seat, decision: decisionId(state), value });
        }
      },
    },
  ];
}

export const timed: readonly Timed[] = [
  ...timedFor('11 against 11', squadron, 1000),
  ...timedFor('22 against 22 with destroyers', armada, 5000),
];

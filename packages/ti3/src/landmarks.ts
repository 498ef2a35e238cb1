// The sequences whose steps are worth seeing in a row.
import type { Landmarks } from '@custodian/title';

export const landmarks: Landmarks = {
  'tactical action': [
    ['activate a system', 'system activated'],
    ['move ships into the system', 'ships moved', 'probe'],
    ['PDS fire'],
    ['space battle', 'choose an opponent'],
    ['planetary landings', 'before landings'],
    ['invasion combat'],
    ['produce units', 'compliance', 'conclude the action', 'a second tactical action'],
  ],
  'transfer action': [
    ['activate two systems', 'first system activated', 'second system activated'],
    ['movement between the systems', 'fighters left behind'],
    ['PDS fire'],
    ['landings in the first system'],
    ['landings in the second system'],
    ['production', 'choose where to produce', 'conclude the action'],
  ],
  'space battle': [
    ['before the battle', 'fleet attacked', 'before space battle', 'open war'],
    ['announce withdrawal', 'announce retreat', 'next round', 'before combat round'],
    ['roll combat dice'],
    ['attacker removes casualties'],
    ['defender removes casualties'],
    ['execute retreat', 'once more', 'end of the battle', 'compliance'],
  ],
  'status phase': [
    ['qualify for objectives', 'begin', 'status phase begins'],
    ['repair damaged ships'],
    ['remove command counters'],
    ['refresh planet cards'],
    ['receive action cards', 'before action cards', 'all have their cards'],
    ['receive command counters'],
    ['redistribute command areas', 'fleets in compliance'],
    [
      'return strategy cards',
      'before strategy cards return',
      'end of the round',
      'fleets back to normal',
      'hands back to normal',
      'elimination',
      'last round',
    ],
  ],
};

// The sequences whose steps are worth seeing in a row.
import type { Landmarks } from '@custodian/title';

export const landmarks: Landmarks = {
  'tactical action': [
    ['activate a system', 'system activated', 'limits before movement'],
    ['movement', 'ships moved'],
    ['space cannon offense'],
    ['space combat', 'choose an opponent'],
    ['invasion', 'elimination'],
    ['production', 'tactical action ends', 'the action is over'],
  ],
  'space combat': [
    ['combat begins', 'next round', 'combat round begins'],
    ['anti-fighter barrage', 'attacker rolls the barrage', 'defender rolls the barrage', 'after the barrage'],
    ['defender announces a retreat', 'announcing retreats', 'attacker announces a retreat', 'retreat announced'],
    ['attacker rolls dice', 'defender rolls dice', 'both have rolled'],
    ['assign hits', 'hits assigned'],
    ['retreat', 'combat round ends', 'combat ends', 'combat won', 'combat over', 'clear away', 'limits'],
  ],
  invasion: [
    ['bombardment', 'invasion begins'],
    [
      'commit ground forces',
      'custodians token',
      'spend influence',
      'remove the token',
      'points gained',
      'forces committed',
    ],
    ['space cannon defense'],
    ['ground combat'],
    ['establish control', 'who holds the planets', 'invasion ends', 'limits'],
  ],
  'status phase': [
    ['score objectives', 'begin the phase', 'status phase begins'],
    ['reveal a public objective'],
    ['draw action cards'],
    ['remove command tokens'],
    ['gain command tokens', 'redistribute command tokens'],
    ['ready cards'],
    ['repair units'],
    ['return strategy cards', 'status phase ends', 'end of the phase', 'who is out'],
  ],
  'one agenda': [
    ['reveal an agenda', 'agenda revealed'],
    ['vote', 'before voting', 'next voter', 'votes cast', 'speaker voted', 'all have voted', 'break the tie'],
    ['outcome', 'player elected'],
    [
      'resolve the outcome',
      'show the covert agenda',
      'place or discard the card',
      'limits',
      'whose hands',
      'hand limits',
      'reward predictions',
      'agenda resolved',
      'its effects end',
      'vote again',
    ],
  ],
};

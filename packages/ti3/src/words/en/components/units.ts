// Units: name, plural and a line on what they are for.

export const units = {
  'unit.warSun': 'war sun',
  'unit.warSun.many': 'war suns',
  'unit.warSun.text':
    'Rolls 3 dice, survives its first hit, carries 6 units and bombards even through a planetary shield. Needs the War Sun technology.',
  'unit.dreadnought': 'dreadnought',
  'unit.dreadnought.many': 'dreadnoughts',
  'unit.dreadnought.text':
    'Survives its first hit and bombards planets you landed on, unless an enemy PDS shields them.',
  'unit.cruiser': 'cruiser',
  'unit.cruiser.many': 'cruisers',
  'unit.cruiser.text': 'A fast ship for raids and patrols.',
  'unit.destroyer': 'destroyer',
  'unit.destroyer.many': 'destroyers',
  'unit.destroyer.text': 'Before a space battle it rolls 2 dice against enemy fighters; they do not fire back.',
  'unit.carrier': 'carrier',
  'unit.carrier.many': 'carriers',
  'unit.carrier.text': 'Carries 6 fighters, ground forces and PDS in any mix.',
  'unit.fighter': 'fighter',
  'unit.fighter.many': 'fighters',
  'unit.fighter.text': 'You get 2 for 1 resource. Needs room on a carrier or war sun, or a space dock in its system.',
  'unit.groundForce': 'ground force',
  'unit.groundForce.many': 'ground forces',
  'unit.groundForce.text': 'You get 2 for 1 resource. The only unit that takes and holds planets.',
  'unit.pds': 'PDS',
  'unit.pds.many': 'PDS',
  'unit.pds.text':
    'Fires at enemy fleets in range and at invaders, and shields its planet from dreadnoughts. At most 2 on a planet.',
  'unit.spaceDock': 'space dock',
  'unit.spaceDock.many': 'space docks',
  'unit.spaceDock.text':
    'Builds as many units as its planet’s resources plus 2, from the round after it was placed. Supports 3 fighters.',
} as const;

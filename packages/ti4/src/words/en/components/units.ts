// The types of units: name, plural and a line on what they are for.

export const units = {
  'unit.flagship': 'flagship',
  'unit.flagship.many': 'flagships',
  'unit.flagship.text': 'The one great ship of a faction, with an ability of its own. It survives its first hit.',
  'unit.warSun': 'war sun',
  'unit.warSun.many': 'war suns',
  'unit.warSun.text':
    'Rolls 3 dice, in combat and in bombardment, survives its first hit, carries 6 units and leaves no planetary shield standing. Needs a technology.',
  'unit.dreadnought': 'dreadnought',
  'unit.dreadnought.many': 'dreadnoughts',
  'unit.dreadnought.text': 'Survives its first hit, bombards planets and has a little room for other units.',
  'unit.carrier': 'carrier',
  'unit.carrier.many': 'carriers',
  'unit.carrier.text': 'Carries fighters and ground forces.',
  'unit.cruiser': 'cruiser',
  'unit.cruiser.many': 'cruisers',
  'unit.cruiser.text': 'A fast ship for raids and patrols.',
  'unit.destroyer': 'destroyer',
  'unit.destroyer.many': 'destroyers',
  'unit.destroyer.text': 'Opens a space combat with a barrage at enemy fighters.',
  'unit.fighter': 'fighter',
  'unit.fighter.many': 'fighters',
  'unit.fighter.text': 'You get 2 for 1 resource. Needs room on a ship, or a space dock in its system.',
  'unit.infantry': 'infantry',
  'unit.infantry.many': 'infantry',
  'unit.infantry.text': 'You get 2 for 1 resource. Takes and holds planets.',
  'unit.pds': 'PDS',
  'unit.pds.many': 'PDS',
  'unit.pds.text':
    'Fires at enemy ships in its system and at invaders, and shields its planet from bombardment. At most 2 of yours on a planet.',
  'unit.spaceDock': 'space dock',
  'unit.spaceDock.many': 'space docks',
  'unit.spaceDock.text':
    'Produces units: as many as its planet has resources, and 2 more. Supports 3 fighters. At most 1 of yours on a planet.',
} as const;

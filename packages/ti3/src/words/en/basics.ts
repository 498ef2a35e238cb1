// What paying, choosing and being refused sounds like everywhere.

export const basics = {
  'why.payment malformed': 'This is not a payment.',
  'why.payment too small': '{missing} more {currency} needed.',
  'why.planet not ready': '{planet} is not a ready planet of yours.',
  'why.planet twice': '{planet} can be exhausted only once.',
  'why.too few trade goods': 'You have {have|# trade good|# trade goods}.',
  'why.plan malformed': 'This plan cannot be read.',
  'why.asteroids never activated': 'An asteroid field can never be activated.',
  'why.supernova never activated': 'A supernova can never be activated.',
  'why.already activated': 'Your command counter lies here already.',
  'why.asteroids bar the way': 'Asteroids bar the way without Antimass Deflectors.',
  'why.nebula bars the way': 'Ships cannot move through a nebula.',
  'why.supernova bars the way': 'Nothing moves through a supernova.',
  'why.enemy ships bar the way': 'Enemy ships bar the way.',
  'why.no landing to support': 'Dreadnoughts bombard only where your ground forces have landed.',
  'why.planetary shield': 'A PDS shields the planet.',
  'why.war sun needs technology': 'You need the War Sun technology.',
  'option.yes': 'Yes',
  'option.no': 'No',
  'option.pass': 'Pass',
  'option.done': 'Done',
} as const;

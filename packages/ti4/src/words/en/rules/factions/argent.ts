// What the Argent Flight asks and does beyond its sheet.

export const argentRules = {
  'window.units being placed': 'Units come to the board. Do you do something?',
  'step.production.units being placed': 'Units come to the board',
  'step.produce.units being placed': 'Units come to the board',
  'sequence.leader trilossaAunMirik': 'Trilossa Aun Mirik',
  'step.leader trilossaAunMirik.choose a planet': 'Choosing a planet',
  'step.leader trilossaAunMirik.choose ground forces': 'Choosing ground forces',
  'ask.planet for ground forces':
    'Where do you put ground forces that you have just produced? Choose nothing to leave the rest where they are.',
  'ask.ground forces for planet': 'Which ground forces go to {planet}?',
  'sequence.leader trrakanAunZulok': 'Trrakan Aun Zulok',
  'step.leader trrakanAunZulok.who rolls a die more': 'Who rolls a die more',
  'sequence.leader mirikAunSissiri': 'Mirik Aun Sissiri',
  'step.leader mirikAunSissiri.choose a system': 'Choosing a system',
  'step.leader mirikAunSissiri.choose ships': 'Choosing ships',
  'step.leader mirikAunSissiri.choose cargo': 'Choosing what they carry',
  'step.leader mirikAunSissiri.ships moved': 'The ships have arrived',
  'step.leader mirikAunSissiri.go on': 'The next system',
  'step.leader mirikAunSissiri.limits': 'Looking at the fleet pool',
  'ask.helix system': 'To which of the systems with your command token do you move ships? Choose nothing to end.',
  'ask.helix ships': 'Which ships go to {system}?',
} as const;

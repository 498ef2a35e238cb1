// Che cosa chiedono e fanno le carte dei pianeti leggendari.

import type { Translation } from '@custodian/words';
import type { legendaryRules as english } from '../../en/rules/legendary-planets.ts';

export const legendaryRules = {
  'sequence.legendary theAtrament': 'L’Atramento',
  'step.legendary theAtrament.exhaust': 'La carta viene scaricata',
  'step.legendary theAtrament.place infantry': 'Si collocano fino a 2 fanterie',
  'sequence.legendary imperialArmsVault': 'Armeria Imperiale',
  'step.legendary imperialArmsVault.choose one': 'Scelta di una fra due',
  'step.legendary imperialArmsVault.place a mech': 'Un mech viene collocato',
  'step.legendary imperialArmsVault.draw an action card': 'Si pesca una carta azione',
  'sequence.legendary exterrixHeadquarters': 'Quartier Generale Exterrix',
  'step.legendary exterrixHeadquarters.choose one': 'Scelta di una fra due',
  'step.legendary exterrixHeadquarters.gain trade goods': 'Si guadagnano 2 beni di commercio',
  'sequence.legendary mirageFlightAcademy': 'Accademia di Volo di Mirage',
  'step.legendary mirageFlightAcademy.exhaust': 'La carta viene scaricata',
  'step.legendary mirageFlightAcademy.place fighters': 'Si collocano fino a 2 caccia',
  'sequence.legendary custodiaVigilia': 'Custodia Vigilia',
  'step.legendary custodiaVigilia.gain command tokens': 'Si ottengono 2 segnalini comando',
  'step.place units.how many': 'Quante unità si mettono',
  'option.place so many': 'Metti {count}',
  'option.place a mech': 'Colloca un mech',
  'option.draw an action card': 'Pesca una carta azione',
  'option.gain trade goods': 'Guadagna {count|# bene|# beni} di commercio',
  'event.legendaryExhausted': '{seat} scarica {legendary}.',
  'event.legendaryExhausted.you': 'Scarichi {legendary}.',
  'event.legendariesReadied': 'Le carte dei pianeti leggendari tornano in uso.',
  'sequence.explore freelancers': 'Liberi Professionisti',
  'step.explore freelancers.they may be paid in influence': 'L’influenza vale come risorse',
  'step.explore freelancers.produce a unit': 'Un’unità viene prodotta',
  'sequence.explore ionStorm': 'Tempesta Ionica',
  'step.explore ionStorm.choose a side': 'Scelta di un lato',
  'ask.ionStorm': 'Quale lato della tempesta ionica sta in alto?',
  'sequence.flip the ion storm': 'La tempesta ionica si gira',
  'step.flip the ion storm.turn the token over': 'Il segnalino viene girato',
} as const satisfies Translation<typeof english>;

// Che cosa chiede e fa lo Stormo d’Argento oltre alla sua scheda.
import type { Translation } from '@custodian/words';
import type { argentRules as english } from '../../../en/rules/factions/argent.ts';

export const argentRules = {
  'window.units being placed': 'Arrivano unità sulla mappa. Fai qualcosa?',
  'step.production.units being placed': 'Arrivano le unità',
  'step.produce.units being placed': 'Arrivano le unità',
  'sequence.leader trilossaAunMirik': 'Trilossa Aun Mirik',
  'step.leader trilossaAunMirik.choose a planet': 'Scelta di un pianeta',
  'step.leader trilossaAunMirik.choose ground forces': 'Scelta delle forze di terra',
  'ask.planet for ground forces':
    'Dove metti le forze di terra che hai appena prodotto? Non scegliere nulla per lasciare le altre dove sono.',
  'ask.ground forces for planet': 'Quali forze di terra vanno su {planet}?',
  'sequence.leader trrakanAunZulok': 'Trrakan Aun Zulok',
  'step.leader trrakanAunZulok.who rolls a die more': 'Chi tira un dado in più',
  'sequence.leader mirikAunSissiri': 'Mirik Aun Sissiri',
  'step.leader mirikAunSissiri.choose a system': 'Scelta di un sistema',
  'step.leader mirikAunSissiri.choose ships': 'Scelta delle navi',
  'step.leader mirikAunSissiri.choose cargo': 'Scelta di ciò che trasportano',
  'step.leader mirikAunSissiri.ships moved': 'Le navi sono arrivate',
  'step.leader mirikAunSissiri.go on': 'Il prossimo sistema',
  'step.leader mirikAunSissiri.limits': 'Si guarda il Pool di Flotta',
  'ask.helix system': 'Verso quale sistema con un tuo contatore di comando muovi navi? Non scegliere nulla per finire.',
  'ask.helix ships': 'Quali navi vanno verso {system}?',
} as const satisfies Translation<typeof english>;

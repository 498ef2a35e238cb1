// What can be set for a device.

import type { Translation } from '@custodian/words';
import type { settings as english } from '../en/settings.ts';

export const settings = {
  'settings.title': 'Impostazioni',
  'settings.language': 'Lingua',
  'settings.motion': 'Animazioni',
  'settings.motion.system': 'Come il dispositivo',
  'settings.motion.reduced': 'Ridotte',
  'settings.motion.full': 'Complete',
  'settings.motion.about': 'Le navi scivolano e i dadi rotolano. Se ridotte, tutto appare subito dove finisce.',
  'settings.contrast': 'Contrasto',
  'settings.contrast.normal': 'Normale',
  'settings.contrast.high': 'Alto',
  'settings.contrast.about': 'Alto: testo più chiaro su pannelli scuri uniformi, con bordi netti.',
  'settings.sound': 'Suoni',
  'settings.sound.about':
    'Suoni sommessi: quando tocca a te, per i dadi e le battaglie che ti riguardano, per gli obiettivi e i messaggi. Quando la pagina non è in vista, solo se tocca a te.',
  'settings.layers': 'Sulla mappa',
  'settings.layers.names': 'Nomi',
  'settings.layers.names.about': 'Come si chiamano i pianeti e i sistemi speciali.',
  'settings.layers.values': 'Risorse e influenza',
  'settings.layers.values.about': 'Quanto rende ogni pianeta.',
  'settings.layers.realms': 'Domini',
  'settings.layers.realms.about': 'I sistemi nel colore di chi li controlla.',
  'settings.kept': 'Questo dispositivo ricorda le tue impostazioni; gli altri hanno le loro.',
} as const satisfies Translation<typeof english>;

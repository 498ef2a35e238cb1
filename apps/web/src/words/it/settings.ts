// What can be set for a device.

import type { Translation } from '@custodian/ti3/words/translation';
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
  'settings.kept': 'Questo dispositivo ricorda le tue impostazioni; gli altri hanno le loro.',
} as const satisfies Translation<typeof english>;

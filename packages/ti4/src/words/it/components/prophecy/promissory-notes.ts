// Cambiali di Prophecy of Kings e dei Codex.

import type { Translation } from '@custodian/words';
import type { prophecyNotes as english } from '../../../en/components/prophecy/promissory-notes.ts';

export const prophecyNotes = {
  'note.alliance': 'Alleanza',
  'note.strikeWingAmbuscade': 'Agguato dell’Ala d’Attacco',
  'note.warFundingOmega': 'Finanziamenti di Guerra Ω',
  'note.bloodPact': 'Patto di Sangue',
  'note.cyberneticEnhancementsOmega': 'Innesti Cibernetici Ω',
  'note.scepterOfDominion': 'Scettro del Dominio',
  'note.blackMarketForgery': 'Contraffazione del Mercato Nero',
  'note.theCavalry': 'La Cavalleria',
  'note.terraform': 'Terraformare',
  'note.crucible': 'Crogiolo',
  'note.acquiescenceOmega': 'Acquiescenza Ω',
  'note.greyfireMutagenOmega': 'Mutageno Greyfire Ω',
  'note.stymieOmega': 'Ostacolo Ω',
  'note.darkPact': 'Patto Oscuro',
  'note.keleresRider': 'Postilla dei Keleres',
} as const satisfies Translation<typeof english>;

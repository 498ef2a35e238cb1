// Cambiali di Prophecy of Kings e dei Codex.

import type { Translation } from '@custodian/words';
import type { prophecyNotes as english } from '../../../en/components/prophecy/promissory-notes.ts';

export const prophecyNotes = {
  'note.alliance': 'Alleanza',
  'note.alliance.when': 'Appena la ricevi',
  'note.alliance.text':
    'La metti in gioco. Finché c’è, puoi usare il comandante del suo proprietario, una volta sbloccato. Se attivi un sistema con unità del proprietario, la cambiale torna indietro.',
  'note.strikeWingAmbuscade': 'Agguato dell’Ala d’Attacco',
  'note.warFundingOmega': 'Finanziamenti di Guerra Ω',
  'note.warFundingOmega.when': 'Dopo che tu e l’avversario tirate i dadi in una battaglia spaziale',
  'note.warFundingOmega.text':
    'Puoi far tirare di nuovo tutti i dadi dell’avversario, e quanti vuoi dei tuoi. Poi la cambiale torna indietro.',
  'note.bloodPact': 'Patto di Sangue',
  'note.cyberneticEnhancementsOmega': 'Innesti Cibernetici Ω',
  'note.cyberneticEnhancementsOmega.when': 'Quando guadagni contatori di comando nella Fase di Status',
  'note.cyberneticEnhancementsOmega.text': 'Ne guadagni 1 in più. Poi la cambiale torna indietro.',
  'note.scepterOfDominion': 'Scettro del Dominio',
  'note.blackMarketForgery': 'Contraffazione del Mercato Nero',
  'note.theCavalry': 'La Cavalleria',
  'note.terraform': 'Terraformare',
  'note.crucible': 'Crogiolo',
  'note.acquiescenceOmega': 'Acquiescenza Ω',
  'note.acquiescenceOmega.when': 'Quando i Winnu compiono un’azione strategica',
  'note.acquiescenceOmega.text':
    'Non spendi né metti un contatore di comando per l’abilità secondaria di quella carta strategica. Poi la cambiale torna indietro.',
  'note.greyfireMutagenOmega': 'Mutageno Greyfire Ω',
  'note.greyfireMutagenOmega.when':
    'All’inizio di una battaglia di terra contro almeno 2 forze di terra che non sono di Yin',
  'note.greyfireMutagenOmega.text':
    '1 fanteria dell’avversario è sostituita con 1 dai tuoi rinforzi. Poi la cambiale torna indietro.',
  'note.stymieOmega': 'Ostacolo Ω',
  'note.stymieOmega.when': 'Dopo che un altro giocatore muove navi in un sistema con tue unità',
  'note.stymieOmega.text':
    'Puoi mettere 1 contatore di comando dai rinforzi di quel giocatore in un sistema qualsiasi che non sia nativo. Poi la cambiale torna indietro.',
  'note.darkPact': 'Patto Oscuro',
  'note.keleresRider': 'Postilla dei Keleres',
} as const satisfies Translation<typeof english>;

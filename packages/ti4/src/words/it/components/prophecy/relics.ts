// Reliquie.

import type { Translation } from '@custodian/words';
import type { relics as english } from '../../../en/components/prophecy/relics.ts';

export const relics = {
  'relic.dominusOrb': 'Globo del Dominus',
  'relic.dominusOrb.text':
    'Prima di muovere navi in un’azione tattica puoi eliminarlo: i tuoi contatori di comando non trattengono nulla, e le tue navi con il loro carico possono lasciare i sistemi dove si trovano.',
  'relic.mawOfWorlds': 'Fauci dei Mondi',
  'relic.mawOfWorlds.text':
    'All’inizio della Fase del Consiglio puoi eliminarle ed scaricare tutti i tuoi pianeti per ottenere 1 tecnologia qualsiasi del tuo mazzo.',
  'relic.scepterOfEmelpar': 'Scettro di Emelpar',
  'relic.scepterOfEmelpar.text':
    'Quando dovresti spendere un contatore di comando dal Pool Strategico, puoi scaricarlo per spenderne invece uno dei tuoi rinforzi.',
  'relic.shardOfTheThrone': 'Frammento del Trono',
  'relic.shardOfTheThrone.text':
    'Ti dà 1 punto vittoria, che se ne va con lui. Chi ti toglie un pianeta leggendario o un pianeta del tuo sistema natale prende anche questo.',
  'relic.stellarConverter': 'Convertitore Stellare',
  'relic.stellarConverter.text':
    'Come azione, eliminalo per distruggere un pianeta altrui o di nessuno, adiacente a una tua unità con Bombardamento, con tutto ciò che vi si trova. Sistemi natali, pianeti leggendari e Mecatol Rex sono al sicuro.',
  'relic.theCodex': 'Il Codice',
  'relic.theCodex.text': 'Come azione, eliminalo per prendere dagli scarti fino a 3 carte azione a tua scelta.',
  'relic.theCrownOfEmphidia': 'La Corona di Emphidia',
  'relic.theCrownOfEmphidia.text':
    'Dopo una tua azione tattica puoi scaricarla per esplorare un tuo pianeta. Alla fine della Fase di Status puoi eliminarla per 1 punto vittoria se controlli la Tomba di Emphidia.',
  'relic.theCrownOfThalnos': 'La Corona di Thalnos',
  'relic.theCrownOfThalnos.text':
    'In ogni round di combattimento puoi ritirare quanti vuoi dei tuoi dadi, con +1. Un’unità che ritira e non mette a segno nessun colpo viene distrutta.',
  'relic.theObsidian': 'L’Ossidiana',
  'relic.theObsidian.text': 'Quando la ottieni peschi 1 obiettivo segreto. Puoi averne 1 in più, completato o no.',
  'relic.theProphetsTears': 'Le Lacrime del Profeta',
  'relic.theProphetsTears.text':
    'Quando ricerchi una tecnologia, puoi scaricarle per ignorare 1 prerequisito o per pescare 1 carta azione.',
  'relic.dynamisCore': 'Nucleo Dynamis',
  'relic.dynamisCore.text':
    'Puoi avere 2 merci in più. Come azione, eliminalo per guadagnare tanti beni di commercio quante sono le merci della tua fazione, più 2.',
  'relic.jrXs455O': 'JR-XS455-O',
  'relic.jrXs455O.text':
    'Come azione, scarica questo agente e scegli un giocatore, che spende 3 risorse per collocare una struttura su un proprio pianeta oppure guadagna 1 bene di commercio.',
  'relic.nanoForge': 'Nanoforgia',
  'relic.nanoForge.text':
    'Come azione, assegnala a un tuo pianeta che non sia leggendario né del sistema natale: da allora è leggendario, con 2 in più di risorse e influenza.',
} as const satisfies Translation<typeof english>;

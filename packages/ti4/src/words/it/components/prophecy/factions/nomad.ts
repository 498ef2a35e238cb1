// Che cosa dicono la scheda e le carte del Nomade.
import type { Translation } from '@custodian/words';
import type { nomadTexts as english } from '../../../../en/components/prophecy/factions/nomad.ts';

export const nomadTexts = {
  'ability.theCompany.text': 'Hai 3 agenti.',
  'ability.futureSight.text': 'Dopo che si risolve un esito che hai votato o previsto guadagni 1 bene di commercio.',
  'unitCard.memoria.text': 'Puoi considerarla adiacente ai sistemi con tuoi mech.',
  'unitCard.memoriaII.text': 'Puoi considerarla adiacente ai sistemi con tuoi mech.',
  'unitCard.quantumManipulator.text':
    'Nello spazio, durante una battaglia, può usare Sopporta i Danni per annullare un colpo alle tue navi nel suo sistema.',
  'technology.memoriaII.text':
    'La tua ammiraglia è più veloce e precisa, anche contro i caccia, e trasporta 3 unità in più.',
  'technology.temporalCommandSuite.text':
    'Dopo che un agente è scaricato puoi scaricare questa carta per ricaricarlo. Se è di un altro giocatore, puoi fare una transazione con lui.',
  'note.theCavalry.when': 'All’inizio di una battaglia spaziale contro un giocatore che non sia il Nomade',
  'note.theCavalry.text':
    'In questa battaglia 1 tua nave che non sia un caccia ha Sopporta i Danni, il valore di combattimento e lo Sbarramento Anti-Caccia dell’ammiraglia del Nomade. Alla fine la cambiale torna indietro.',
  'leader.artunoTheBetrayer.text':
    'Quando guadagni beni di commercio dalla riserva, scarica questa carta: altrettanti vi si mettono sopra. Li guadagni quando si ricarica.',
  'leader.fieldMarshalMercer.text':
    'Alla fine del turno di un giocatore, scarica questa carta: può spostare fino a 2 sue forze di terra, ovunque siano, su pianeti che controlla nel sistema attivo.',
  'leader.theThundarian.text':
    'Dopo che si tirano i dadi in una battaglia, scarica questa carta: non si assegnano colpi, e i dadi di questo round si tirano da capo.',
  'leader.navarchFeng.text':
    'Si sblocca con 1 obiettivo segreto reclamato. Puoi produrre la tua ammiraglia senza spendere risorse.',
  'leader.ahkSylSiven.text':
    'Si sblocca con 3 obiettivi reclamati. Come azione, metti questa carta accanto alla mappa: in questo round la tua ammiraglia e ciò che trasporta possono lasciare sistemi con un tuo contatore di comando. Alla sua fine questa carta è eliminata dal gioco.',
} as const satisfies Translation<typeof english>;

// Che cosa dicono la scheda e le carte della Cabala Vuil'raith.
import type { Translation } from '@custodian/words';
import type { vuilraithTexts as english } from '../../../../en/components/prophecy/factions/vuilraith.ts';

export const vuilraithTexts = {
  'token.dimensionalTear': 'segnalino squarcio dimensionale',
  'ability.devour.text': 'Catturi le unità dell’avversario distrutte in una battaglia, escluse le strutture.',
  'ability.amalgamation.text':
    'Quando produci un’unità puoi restituire 1 unità catturata di quel tipo invece di spendere risorse.',
  'ability.riftmeld.text':
    'Quando ricerchi un potenziamento di unità puoi restituire 1 unità catturata di quel tipo per ignorarne tutti i prerequisiti.',
  'unitCard.theTerrorBetween.text':
    'Catturi tutte le altre unità distrutte nel suo sistema, anche le tue, escluse le strutture.',
  'unitCard.reanimator.text': 'Le tue fanterie distrutte sul suo pianeta sono catturate da te.',
  'unitCard.dimensionalTear.text':
    'Il suo sistema è una faglia gravitazionale, per cui le tue navi non tirano. 6 dei tuoi caccia nel sistema non hanno bisogno di capacità.',
  'unitCard.dimensionalTearII.text':
    'Il suo sistema è una faglia gravitazionale, per cui le tue navi non tirano. 12 dei tuoi caccia nel sistema non hanno bisogno di capacità.',
  'technology.dimensionalTearII.text':
    'Le tue basi spaziali producono 2 unità in più, e altri 6 caccia presso ciascuna non hanno bisogno di capacità.',
  'technology.vortex.text':
    'Come azione, scarica questa carta e scegli un’unità di un altro giocatore, ma non una struttura, in un sistema adiacente a una tua base spaziale: ne catturi 1 di quel tipo dai rinforzi del proprietario.',
  'note.crucible.when': 'Dopo che hai attivato un sistema',
  'note.crucible.text':
    'In questo movimento le tue navi non tirano per le faglie gravitazionali, e quelle che ne escono o le attraversano hanno un altro +1 al movimento. Poi la cambiale torna indietro.',
  'leader.theStillnessOfStars.text':
    'Dopo che un altro giocatore si rifornisce di merci, scarica questa carta: diventano beni di commercio, e catturi 1 unità dai suoi rinforzi che non costi più del suo valore di merci.',
  'leader.thatWhichMoldsFlesh.text':
    'Si sblocca con unità in 3 faglie gravitazionali. Quando produci caccia o fanteria, fino a 2 di loro non contano per la tua Produzione.',
  'leader.itFeedsOnCarrion.text':
    'Si sblocca con 3 obiettivi reclamati. Come azione, ogni altro giocatore tira 1 dado per ogni sua nave, esclusi i caccia, in un sistema con uno squarcio dimensionale o adiacente: da 1 a 3 la catturi, e con lei i caccia e le forze di terra che così si perdono. Poi questa carta è eliminata dal gioco.',
} as const satisfies Translation<typeof english>;

// Che cosa dicono la scheda e le carte dell’Alleanza Naaz-Rokha.
import type { Translation } from '@custodian/words';
import type { naazTexts as english } from '../../../../en/components/prophecy/factions/naaz.ts';

export const naazTexts = {
  'ability.distantSuns.text':
    'Quando esplori un pianeta con un tuo mech puoi pescare 1 carta in più: risolvine 1 e scarta l’altra.',
  'ability.fabrication.text':
    'Come azione, elimina 2 frammenti di reliquia di un tipo per 1 reliquia, o 1 frammento per 1 contatore di comando.',
  'unitCard.viszElVir.text': 'I tuoi mech nel suo sistema tirano 1 dado in più in combattimento.',
  'unitCard.eidolon.text':
    'Se è nello spazio del sistema attivo quando comincia una battaglia spaziale, la carta si gira.',
  'unitCard.zGravEidolon.text':
    'Nello spazio del sistema attivo è anche una nave. Quando la battaglia spaziale finisce, la carta si gira di nuovo.',
  'technology.preFabArcologies.text': 'Dopo che hai esplorato un pianeta, si ricarica.',
  'technology.supercharge.text':
    'Quando comincia un round di battaglia puoi scaricare questa carta: le tue unità hanno +1 ai tiri di combattimento in questo round.',
  'note.blackMarketForgery.when': 'Come azione',
  'note.blackMarketForgery.text':
    'Elimina 2 tuoi frammenti di reliquia di un tipo e ottieni 1 reliquia. Poi la cambiale torna indietro.',
  'leader.garvAndGunn.text':
    'Alla fine del turno di un giocatore, scarica questa carta: può esplorare 1 dei suoi pianeti.',
  'leader.dartAndTai.text':
    'Si sblocca con mech in 3 sistemi. Dopo che ottieni il controllo di un pianeta che un altro giocatore controllava, puoi esplorarlo.',
  'leader.heshAndPrit.text':
    'Si sblocca con 3 obiettivi reclamati. Come azione, ottieni 1 reliquia e usa le abilità secondarie di al massimo 2 carte strategiche pronte o non scelte, con contatori di comando dei tuoi rinforzi. Poi questa carta è eliminata dal gioco.',
} as const satisfies Translation<typeof english>;

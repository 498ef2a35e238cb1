import type { Translation } from '@custodian/words';
import type { actionCardsOnYourTurn as english } from '../../en/components/action-cards-on-your-turn.ts';

export const actionCardsOnYourTurn = {
  'action.armistice': 'Armistizio',
  'action.armistice.when': 'Nel tuo turno, come azione',
  'action.armistice.text':
    'Scegli un avversario e un pianeta che controlli. Fino alla fine del round quell’avversario non può sbarcarvi unità.',
  'action.civilDefense': 'Difesa Civile',
  'action.civilDefense.when': 'Nel tuo turno, come azione',
  'action.civilDefense.text': 'Piazza 2 PDS gratuiti su un pianeta che controlli e che non ne ha.',
  'action.diplomaticImmunity': 'Immunità Diplomatica',
  'action.diplomaticImmunity.when': 'Nel tuo turno, come azione',
  'action.diplomaticImmunity.text':
    'Scegli un sistema con almeno 1 tua nave. Fino alla fine del round nessuno tranne te può attivarlo.',
  'action.ghostShip': 'Nave Fantasma',
  'action.ghostShip.when': 'Nel tuo turno, come azione',
  'action.ghostShip.text':
    'Piazza una torpediniera gratuita in un qualsiasi sistema con un tunnel spaziale e senza navi nemiche.',
  'action.goodYear': 'Annata Buona',
  'action.goodYear.when': 'Nel tuo turno, come azione',
  'action.goodYear.text': 'Guadagna 1 bene di commercio per ogni pianeta che controlli fuori dal tuo sistema nativo.',
  'action.influenceInTheMerchantsGuild': 'Influenza nella Gilda Commerciale',
  'action.influenceInTheMerchantsGuild.when': 'Nel tuo turno, come azione',
  'action.influenceInTheMerchantsGuild.text': 'Rompi 1 accordo commerciale in gioco, ma nessuno di Hacan.',
  'action.insubordination': 'Insubordinazione',
  'action.insubordination.when': 'Nel tuo turno, come azione',
  'action.insubordination.text':
    'Riporta 1 contatore di comando dal Pool di Comando di un avversario ai suoi rinforzi.',
  'action.localUnrest': 'Disordini Locali',
  'action.localUnrest.when': 'Nel tuo turno, come azione',
  'action.localUnrest.text':
    'Scegli un pianeta fuori dai sistemi nativi: scaricalo e distruggi 1 forza di terra lì. Se non ne resta nessuna il pianeta diventa neutrale.',
  'action.luckyShot': 'Colpo Fortunato',
  'action.luckyShot.when': 'Nel tuo turno, come azione',
  'action.luckyShot.text':
    'Distruggi 1 corazzata, incrociatore o torpediniera nemica in un sistema in cui controlli un pianeta.',
  'action.massiveTransport': 'Trasporto Imponente',
  'action.massiveTransport.when': 'Nel tuo turno, come azione',
  'action.massiveTransport.text':
    'Sposta 1 tua base spaziale su un altro pianeta che controlli e che non ne ha, lungo una catena di sistemi adiacenti senza navi nemiche.',
  'action.patrol': 'Pattuglia',
  'action.patrol.when': 'Nel tuo turno, come azione',
  'action.patrol.text':
    'Sposta fino a 2 tuoi incrociatori e torpediniere fuori da 1 sistema che hai attivato, ciascuno in un sistema adiacente vuoto. Metti in ognuno un contatore di comando dai rinforzi.',
  'action.plague': 'Pestilenza',
  'action.plague.when': 'Nel tuo turno, come azione',
  'action.plague.text':
    'Scegli un pianeta di un avversario e tira 1 dado per ogni forza di terra lì. Ogni risultato pari ne distrugge una. Il pianeta non cambia padrone.',
  'action.privateers': 'Corsari',
  'action.privateers.when': 'Nel tuo turno, come azione',
  'action.privateers.text':
    'Un avversario perde tutti i beni di commercio. Tu ne prendi metà, arrotondando per difetto.',
  'action.rallyOfThePeople': 'Adunata del Popolo',
  'action.rallyOfThePeople.when': 'Nel tuo turno, come azione',
  'action.rallyOfThePeople.text': 'Piazza una corazzata gratuita nel tuo sistema nativo, se non ci sono navi nemiche.',
  'action.riseOfAMessiah': 'Avvento di un Messia',
  'action.riseOfAMessiah.when': 'Nel tuo turno, come azione',
  'action.riseOfAMessiah.text': 'Piazza 1 forza di terra gratuita su ogni pianeta che controlli.',
  'action.secretIndustrialAgent': 'Agente Industriale Segreto',
  'action.secretIndustrialAgent.when': 'Nel tuo turno, come azione',
  'action.secretIndustrialAgent.text': 'Distruggi 1 base spaziale fuori dai sistemi nativi.',
  'action.spacedockAccident': 'Incidente alla Base Spaziale',
  'action.spacedockAccident.when': 'Nel tuo turno, come azione',
  'action.spacedockAccident.text':
    'Scegli una base spaziale fuori dai sistemi nativi. Non costruisce nulla fino alla fine del round.',
  'action.stellarCriminals': 'Criminali Stellari',
  'action.stellarCriminals.when': 'Nel tuo turno, come azione',
  'action.stellarCriminals.text':
    'Scegli un avversario, che scarica metà dei suoi pianeti carichi, arrotondando per difetto.',
  'action.strategicBombardment': 'Bombardamento Strategico',
  'action.strategicBombardment.when':
    'Nel tuo turno, come azione, con una tua Morte Nera in un sistema con pianeti di avversari',
  'action.strategicBombardment.text':
    'Scarica tutti i pianeti degli avversari in quel sistema. Tira 1 dado: con 6 o più questa carta torna nella tua mano.',
  'action.successfulSpy': 'Spia di Successo',
  'action.successfulSpy.when': 'Nel tuo turno, come azione',
  'action.successfulSpy.text': 'Prendi 2 carte azione a caso a un avversario.',
  'action.transport': 'Trasferimento di Truppe',
  'action.transport.when': 'Nel tuo turno, come azione',
  'action.transport.text':
    'Sposta fino a 3 forze di terra da 1 pianeta che controlli a 1 altro, lungo una catena di sistemi adiacenti senza navi nemiche.',
  'action.unexpectedAction': 'Azione Inattesa',
  'action.unexpectedAction.when': 'Nel tuo turno, come azione',
  'action.unexpectedAction.text': 'Riporta 1 tuo contatore di comando dalla mappa ai tuoi rinforzi.',
  'action.uprising': 'Insurrezione',
  'action.uprising.when': 'Nel tuo turno, come azione',
  'action.uprising.text': 'Scegli un sistema che non sia nativo e scarica tutti i suoi pianeti.',
  'action.voluntaryAnnexation': 'Annessione Volontaria',
  'action.voluntaryAnnexation.when': 'Nel tuo turno, come azione',
  'action.voluntaryAnnexation.text':
    'Scegli un pianeta neutrale in un sistema adiacente a uno in cui controlli un pianeta. Piazza lì 3 forze di terra gratuite e prendilo, scarico.',
  'action.warFooting': 'Piede di Guerra',
  'action.warFooting.when': 'Nel tuo turno, come azione',
  'action.warFooting.text':
    'Scegli un sistema. Fino alla fine della Fase di Status puoi averci 2 navi in più di quante ne consentano i Rifornimenti alla Flotta.',
  'action.advancedReinforcements': 'Rinforzi Avanzati',
  'action.advancedReinforcements.when': 'Nel tuo turno, come azione',
  'action.advancedReinforcements.text':
    'Piazza 2 forze di terra gratuite o 1 truppa d’assalto gratuita su un pianeta che controlli.',
  'action.alienTechnology': 'Tecnologia Aliena',
  'action.alienTechnology.when': 'Nel tuo turno, come azione',
  'action.alienTechnology.text': 'Spendi 4 risorse, senza sconti, per ottenere 1 tecnologia di cui hai i prerequisiti.',
  'action.enhancedArmor': 'Corazza Potenziata',
  'action.enhancedArmor.when': 'Nel tuo turno, come azione',
  'action.enhancedArmor.text': 'Fino alla fine del round i tuoi incrociatori resistono al primo colpo.',
  'action.equipmentSabotage': 'Sabotaggio agli Impianti',
  'action.equipmentSabotage.when': 'Nel tuo turno, come azione',
  'action.equipmentSabotage.text': 'Distruggi fino a 2 PDS su 1 pianeta.',
  'action.flawlessStrategy': 'Strategia Impeccabile',
  'action.flawlessStrategy.when': 'Nel tuo turno, come azione',
  'action.flawlessStrategy.text':
    'Esegui l’abilità primaria di una carta strategica che nessuno ha scelto. Gli altri possono usare la secondaria come al solito. In 4 o 8 giocatori pesca invece un’altra carta.',
} as const satisfies Translation<typeof english>;

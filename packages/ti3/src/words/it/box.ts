// Quello che si legge prima di aprire la scatola: il gioco, chi si può invitare e le opzioni. Poco, perché la sala nomina ogni gioco.

import type { Translation } from '@custodian/words';
import type { box as english } from '../en/box.ts';

export const box = {
  'title.name': 'Twilight Imperium, Terza Edizione',
  'title.about':
    'Twilight Imperium, Terza Edizione, da regolamento, nel browser: con amici, sconosciuti o bot, stasera o in più settimane.',
  'title.quick': 'Tu e 5 bot, galassia casuale, si comincia subito',
  'title.aim':
    'Guidi una razza che vuole il trono vuoto di Mecatol Rex. A ogni round prendi carte strategiche, muovi navi, colonizzi pianeti e commerci. Obiettivi e carte danno punti vittoria: vince chi arriva per primo a 10.',
  'level.easy': 'Bot facile',
  'level.normal': 'Bot normale',
  'level.hard': 'Bot difficile',
  // As tables that were stored earlier call them.
  'level.sensible': 'Bot normale',
  'option-of-game.galaxy': 'Galassia',
  'option-of-game.galaxy.random': 'Casuale',
  'option-of-game.galaxy.played': 'Costruita',
  'option-of-game.galaxy.map': 'Da mappa',
  'option-of-game.galaxy.random.text': 'Disposta dal programma secondo le regole; si comincia subito.',
  'option-of-game.galaxy.played.text': 'I giocatori piazzano i sistemi a turno, come da regolamento.',
  'option-of-game.galaxy.map.text': 'Esattamente i sistemi che elenchi, anello per anello.',
  'option-of-game.map': 'Mappa: i sistemi da Mecatol Rex verso l’esterno',
  'option-of-game.races': 'Razze',
  'option-of-game.races.random': 'A sorte',
  'option-of-game.races.chosen': 'A scelta',
  'option-of-game.races.random.text': 'Ognuno pesca una razza.',
  'option-of-game.races.chosen.text': 'Ognuno sceglie a turno.',
  'option-of-game.longWar': 'La Lunga Guerra',
  'option-of-game.longWar.text':
    'Si vince con 14 punti vittoria invece di 10. Il mazzo degli obiettivi ha 8 carte di parte 1 e 5 di parte 2 oltre a Fine del Gioco.',
  'option-of-game.noGameOver': 'La Lunga Guerra senza Fine del Gioco',
  'option-of-game.noGameOver.text':
    'Con La Lunga Guerra: nessuna carta chiude la partita di colpo. La partita finisce dopo la Fase di Status del round in cui è stato pescato l’ultimo obiettivo.',
  'option-of-game.ageOfEmpire': 'Età degli Imperi',
  'option-of-game.ageOfEmpire.text':
    'Tutti gli obiettivi pubblici sono scoperti dall’inizio, in fila fino a Fine del Gioco. Il gettone di turno avanza di una carta per round; quando raggiunge Fine del Gioco la partita finisce.',
  'option-of-game.distantSuns': 'Soli Distanti',
  'option-of-game.distantSuns.text':
    'Su ogni pianeta neutrale, tranne Mecatol Rex, sta coperto un contatore di dominio: pericoli e ricompense per chi sbarca per primo. I caccia possono sondarli, corazzate e Morti Nere possono annientarli.',
  'option-of-game.leaders': 'Leader',
  'option-of-game.leaders.text':
    'Ogni razza comincia con 3 leader: generali, ammiragli, diplomatici, agenti e scienziati, che aiutano dove si trovano e possono essere catturati.',
  'option-of-game.sabotageRuns': 'La Corsa d’Attacco',
  'option-of-game.sabotageRuns.text':
    'Prima di una battaglia spaziale i caccia possono lanciarsi contro una Morte Nera nemica: con 9 o più superano le difese esterne, poi un 10 la distrugge. Tutti gli altri sono perduti.',
  'option-of-game.seStrategyCards': 'Carte strategiche di Shattered Empire',
  'option-of-game.seStrategyCards.text': 'La seconda serie di carte strategiche, con i suoi obiettivi.',
  'option-of-game.seRaces': 'Razze di Shattered Empire',
  'option-of-game.seRaces.text': 'Si possono sorteggiare o scegliere altre quattro razze.',
  'option-of-game.wormholeNexus': 'Nexus dei Tunnel Spaziali',
  'option-of-game.wormholeNexus.text': 'Un sistema fuori dalla galassia unisce tutti i tunnel spaziali.',
} as const satisfies Translation<typeof english>;

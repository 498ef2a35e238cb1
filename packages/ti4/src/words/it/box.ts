// Quello che si legge prima di aprire la scatola: il gioco, chi si può invitare e le opzioni. Poco, perché la sala nomina ogni gioco.

import type { Translation } from '@custodian/words';
import type { box as english } from '../en/box.ts';

export const box = {
  'title.name': 'Twilight Imperium: Quarta Edizione',
  'title.about':
    'Twilight Imperium, Quarta Edizione, secondo il regolamento, nel browser: con amici, sconosciuti o bot, stasera o in settimane.',
  'title.quick': 'Tu e 5 bot, una galassia casuale, si comincia subito',
  'title.aim':
    'Guidi una fazione che vuole il trono vuoto di Mecatol Rex. Ogni round scegli carte strategiche, muovi navi, occupi pianeti, commerci e voti. Gli obiettivi danno punti vittoria: vince chi arriva per primo a 10.',
  'level.easy': 'Bot facile',
  'level.normal': 'Bot normale',
  'level.hard': 'Bot difficile',
  // As tables that were stored earlier call them.
  'level.sensible': 'Bot normale',
  'level.spirited': 'Bot intraprendente',
  'option-of-game.galaxy': 'Galassia',
  'option-of-game.galaxy.random': 'Casuale',
  'option-of-game.galaxy.random.text': 'La dispone il programma, secondo le regole; si comincia subito.',
  'option-of-game.galaxy.built': 'Costruita',
  'option-of-game.galaxy.built.text': 'I giocatori piazzano i sistemi a turno, come nel regolamento.',
  'option-of-game.galaxy.slices': 'Draft a fette',
  'option-of-game.galaxy.slices.text':
    'Fette di galassia sono scoperte. Ognuno sceglie una fetta, un posto e, se le fazioni non sono distribuite, una fazione: avanti, indietro e di nuovo avanti.',
  'option-of-game.galaxy.sample': 'Già pronta',
  'option-of-game.galaxy.sample.text': 'La mappa che il regolamento propone per questo numero di giocatori.',
  'option-of-game.galaxy.map': 'Da una stringa',
  'option-of-game.galaxy.map.text': 'I sistemi che elenchi per numero, come li scrivono i programmi per le mappe.',
  'option-of-game.map': 'Mappa: numeri dei sistemi anello per anello, 0 per un sistema nativo, -1 per un vuoto',
  'option-of-game.factions': 'Fazioni',
  'option-of-game.factions.random': 'A caso',
  'option-of-game.factions.random.text': 'Ognuno riceve una fazione a caso.',
  'option-of-game.factions.chosen': 'A scelta',
  'option-of-game.factions.chosen.text': 'Si sceglie a turno, in senso orario dal Portavoce, tra tutte le fazioni.',
  'option-of-game.factions.drafted': 'Draft',
  'option-of-game.factions.drafted.text':
    'Si scoprono alcune fazioni, tre più dei giocatori. Ognuno ne prende una, per ultimo il Portavoce.',
  'option-of-game.points': 'Punti vittoria',
  'option-of-game.points.10': '10 punti',
  'option-of-game.points.10.text': 'La durata solita.',
  'option-of-game.points.14': '14 punti',
  'option-of-game.points.14.text': 'Una partita più lunga.',
  'option-of-game.prophecy': 'La Profezia dei Re',
  'option-of-game.prophecy.text':
    'L’espansione: da 3 a 8 giocatori, 24 fazioni, condottieri, mech, esplorazione, reliquie, pianeti leggendari e il Nodo dei Tunnel.',
  'option-of-game.codexI': 'Codex I',
  'option-of-game.codexI.text':
    'Nuove versioni di alcune tecnologie, di cambiali e della carta strategica Diplomazia, e altre carte azione.',
  'option-of-game.codexII': 'Codex II',
  'option-of-game.codexII.text': 'Altre tre reliquie. Richiede La Profezia dei Re.',
  'option-of-game.codexIII': 'Codex III',
  'option-of-game.codexIII.text':
    'Il Consiglio Keleres, nuove versioni di alcuni condottieri, di un mech e di obiettivi segreti, e altre carte di frontiera. Richiede La Profezia dei Re.',
  'option-of-game.otherLayout': 'L’altra galassia',
  'option-of-game.otherLayout.text':
    'In sei si gioca su quattro anelli; in sette e otto sulla galassia più piccola, con più corsie iperspaziali. Per gli altri numeri non c’è.',
} as const satisfies Translation<typeof english>;

// Guardare indietro e andare avanti: la partita rivista, i punti, i posti che cambiano mano, giocare ancora.

import type { Translation } from '@custodian/words';
import type { history as english } from '../en/history.ts';

export const history = {
  'replay.rounds': 'Round',
  'replay.round': 'Round {round}',
  'replay.setup': 'Preparazione',
  'replay.round back': 'All’inizio del round, o di quello precedente',
  'replay.round forth': 'Al round successivo',
  'replay.moments': 'Tipo di evento',
  'replay.moment back': 'Quello prima',
  'replay.moment forth': 'Quello dopo',
  'replay.speed': 'Velocità',
  'replay.link': 'Copia il link',
  'replay.keys':
    'Tasti: ← → una risposta, Pag su e Pag giù un round, virgola e punto un evento, Spazio avvia, + e − cambiano la velocità.',
  'points.graph': 'Punti vittoria per round',
  'points.graph about':
    'Una linea per giocatore con i suoi punti vittoria alla fine di ogni round; le cifre sono nella tabella sotto.',
  'points.table': 'Punti vittoria alla fine di ogni round',
  'points.round': 'Round',
  'points.who': 'Chi ha ottenuto che cosa, e quando',
  'points.none': 'Nessuno ha ottenuto punti.',
  'points.look': 'Guarda',
  'end.again': 'Ancora, con gli stessi giocatori',
  'end.again alone': 'Gioca ancora',
  'end.take your seat': 'Vai al tuo posto al nuovo tavolo',
  'end.again about':
    'Crea un nuovo tavolo con gli stessi posti e le stesse opzioni. Tutti sono invitati al proprio posto.',
  'end.again made': 'Il nuovo tavolo è pronto, e il tuo posto ti aspetta.',
  'seats.away since': 'assente, visto {when}',
  'seats.ask to open': 'Chiedi il posto',
  'seats.ask for a bot': 'Chiedi di lasciarlo a un bot',
  'seats.rule':
    'Il posto di un altro cambia mano se lui è d’accordo, o se è assente da 24 ore. Tutti vengono avvisati.',
  'handing.title': 'Un posto cambia mano',
  'handing.you open': 'Chi ospita il tavolo chiede il tuo posto: un altro giocherebbe al posto tuo.',
  'handing.you bot': 'Chi ospita il tavolo chiede il tuo posto: un bot giocherebbe al posto tuo.',
  'handing.keep': 'Tengo il mio posto',
  'handing.agree': 'Lo cedo',
  'handing.waits': 'Chi ospita il tavolo chiede a {name} di cedere il posto.',
  'table.notice.joined': '{name} si siede al posto {letter}.',
  'table.notice.host': 'Ora è {name} a ospitare il tavolo.',
  'table.notice.asked': '{host} chiede a {name} di cedere il posto {letter}.',
  'table.notice.kept': '{name} tiene il posto {letter}.',
  'table.notice.left to a bot': '{name} lascia il posto {letter} a un bot.',
  'table.notice.left open': '{name} lascia il posto {letter}, che ora è libero.',
  'table.notice.agreed to a bot': '{name} è d’accordo: al posto {letter} continua un bot.',
  'table.notice.agreed open': '{name} è d’accordo: il posto {letter} è libero.',
  'table.notice.away to a bot': '{name} è assente da 24 ore: {host} ha dato il posto {letter} a un bot.',
  'table.notice.away open': '{name} è assente da 24 ore: {host} ha aperto il posto {letter} ad altri.',
  'table.notice.again': '{name} ha creato un nuovo tavolo per gli stessi giocatori. Il tuo posto ti aspetta.',
} as const satisfies Translation<typeof english>;

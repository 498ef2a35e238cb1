// Come qualcuno torna, e dove è connesso.
import type { Translation } from '@custodian/words';
import type { account as english } from '../en/account.ts';

export const account = {
  'ways.title': 'Come torni',
  'ways.none':
    'Per ora ti conosce solo questo dispositivo: se lo perdi, perdi anche i tuoi posti. Imposta una password (dal tuo nome, in alto), aggiungi una passkey o conferma un indirizzo di posta.',
  'ways.some':
    'Puoi tornare da un altro dispositivo: con la password, una passkey o un link al tuo indirizzo confermato, secondo ciò che hai.',
  'passkey.title': 'Passkey',
  'passkey.text':
    'Il tuo dispositivo, o una chiave che inserisci, dimostra che sei tu: con un dito, il viso o un PIN. Niente da ricordare, e niente che qui si possa rubare.',
  'passkey.name': 'Nome della passkey',
  'passkey.name.like': 'per es. il mio telefono',
  'passkey.add': 'Aggiungi una passkey',
  'passkey.used': 'usata {when}',
  'passkey.rename': 'Rinomina',
  'passkey.rename.of': 'Rinomina {name}',
  'passkey.rename.do': 'Salva il nome della passkey',
  'passkey.end': 'Togli',
  'passkey.end.of': 'Togli {name}',
  'passkey.last':
    'È l’ultimo modo che hai per tornare. Senza, il tuo account si perde con questo dispositivo. Meglio impostare prima una password o aggiungere un’altra passkey.',
  'passkey.last.do': 'Toglila lo stesso',
  'passkey.last.keep': 'Tienila',
  'passkey.enter': 'Con una passkey',
  'passkey.nothing': 'Il browser non ha dato nessuna passkey. Riprova o scegli un altro modo.',
  'passkey.wrong page':
    'Le passkey richiedono una pagina https, o http://localhost sulla macchina del server. Con un indirizzo fatto di cifre non funzionano.',
  'passkey.refused': 'Il server non ha accettato questa passkey.',
  'passkey.malformed': 'Un nome ha da 1 a 40 caratteri, nessuno invisibile.',
  'passkey.too late': 'È passato troppo tempo. Ricomincia.',
  'person.title.mail': 'Un link per posta',
  'person.text.mail':
    'Per chi ha confermato un indirizzo di posta, anche se ha dimenticato la password. Il link vale 20 minuti, una volta sola.',
  'person.do.mail': 'Manda il link',
  'enter.sent':
    'Se qualcuno ha confermato questo indirizzo, un link è in viaggio. Aprilo sul dispositivo su cui vuoi giocare.',
  'enter.no mail': 'Questo server non manda posta.',
  'enter.malformed': 'Un indirizzo è come ilaria@example.org; una password ha almeno 8 caratteri.',
  'enter.title': 'Entra con il tuo link',
  'enter.text':
    'Entri su questo dispositivo. Hai dimenticato la password? Impostane una nuova qui; gli altri tuoi dispositivi dovranno entrare di nuovo.',
  'enter.password': 'Nuova password (vuota: resta quella di prima)',
  'enter.used': 'Questo link è già stato usato o è troppo vecchio. Chiedine un altro.',
  'enter.closed': 'I custodi di questo server hanno chiuso questo account.',
  'enter.taken':
    'Sei dentro, ma la password non è stata impostata: ne ha una qualcuno con un nome che somiglia al tuo. Scegli prima un altro nome.',
  'enter.last':
    'Questo indirizzo è l’ultimo modo che hai per tornare. Senza, il tuo account si perde con questo dispositivo. Meglio impostare prima una password o aggiungere una passkey.',
  'device.title': 'I tuoi dispositivi',
  'device.text': 'Qui sei connesso. Da qui esci subito da un dispositivo che non usi più o che non conosci.',
  'device.unknown': 'Dispositivo sconosciuto',
  'device.here': 'questo dispositivo',
  'device.used': 'usato {when}',
  'device.end': 'Esci da lì',
  'device.end.of': 'Esci da lì: {device}',
  'device.end others': 'Esci da tutti gli altri',
} as const satisfies Translation<typeof english>;

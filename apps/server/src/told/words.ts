// What messages say, in both languages. Names of tables and people are put in; nothing secret is.
import type { ToldOf } from '@custodian/protocol';
import type { Language } from '@custodian/words';

/** `soon` and `up` are about somebody's own time, `still` is for the host. */
export type Saying = Exclude<ToldOf, 'reminder'> | 'soon' | 'up' | 'still';

interface Phrases {
  readonly about: Readonly<Record<Saying, string>>;
  readonly open: string;
  readonly stop: string;
  readonly digest: string;
  readonly yourMove: string;
  readonly since: string;
  readonly more: string;
  readonly confirm: string;
  readonly confirmText: string;
  readonly enter: string;
  readonly enterText: string;
  readonly kinds: Readonly<Record<ToldOf, string>>;
}

export const phrases: Readonly<Record<Language, Phrases>> = {
  en: {
    about: {
      turn: 'Your turn at {table}: you are asked.',
      window: 'At {table} there is a moment in which you may react.',
      vote: 'Your vote is awaited at {table}.',
      offer: 'You have an offer at {table}.',
      attacked: 'You are attacked at {table}.',
      mentioned: '{by} mentions you at {table}.',
      over: 'The game at {table} is over.',
      soon: 'Your time at {table} is running out.',
      up: 'Your time at {table} is up.',
      still: '{table} stands still: somebody’s time is up, and the table waits on.',
    },
    open: 'Open the table',
    stop: 'No more messages like this',
    digest: 'Your tables today',
    yourMove: 'your move',
    since: 'Since you looked:',
    more: '… and {count} more',
    confirm: 'Confirm your mail address',
    confirmText:
      'Somebody, probably you, wants to be told at this address about games. If so, confirm it here within a day:',
    enter: 'Come in as {name}',
    enterText:
      'Somebody, probably you, wants to come in as {name}. The link holds for 20 minutes, once, on the device where you open it. If it was not you, do nothing: nobody comes in without it.',
    kinds: {
      turn: 'your turn',
      window: 'moments to react',
      vote: 'votes',
      offer: 'offers',
      attacked: 'attacks on you',
      mentioned: 'mentions',
      over: 'the end of games',
      reminder: 'clocks',
    },
  },
  it: {
    about: {
      turn: 'Tocca a te al tavolo {table}: si aspetta la tua risposta.',
      window: 'Al tavolo {table} c’è un momento in cui puoi reagire.',
      vote: 'Si aspetta il tuo voto al tavolo {table}.',
      offer: 'Hai un’offerta al tavolo {table}.',
      attacked: 'Sei sotto attacco al tavolo {table}.',
      mentioned: '{by} ti nomina al tavolo {table}.',
      over: 'La partita al tavolo {table} è finita.',
      soon: 'Il tuo tempo al tavolo {table} sta per scadere.',
      up: 'Il tuo tempo al tavolo {table} è scaduto.',
      still: 'Il tavolo {table} è fermo: il tempo di qualcuno è scaduto e si continua ad aspettare.',
    },
    open: 'Apri il tavolo',
    stop: 'Niente più messaggi così',
    digest: 'I tuoi tavoli oggi',
    yourMove: 'tocca a te',
    since: 'Da quando hai guardato:',
    more: '… e altri {count}',
    confirm: 'Conferma il tuo indirizzo',
    confirmText:
      'Qualcuno, probabilmente tu, vuole ricevere a questo indirizzo notizie delle partite. Se è così, confermalo qui entro un giorno:',
    enter: 'Entra come {name}',
    enterText:
      'Qualcuno, probabilmente tu, vuole entrare come {name}. Il link vale 20 minuti, una volta sola, sul dispositivo su cui lo apri. Se non sei stato tu, non fare nulla: senza il link non entra nessuno.',
    kinds: {
      turn: 'il tuo turno',
      window: 'i momenti per reagire',
      vote: 'i voti',
      offer: 'le offerte',
      attacked: 'gli attacchi contro di te',
      mentioned: 'quando sei nominato',
      over: 'la fine delle partite',
      reminder: 'gli orologi',
    },
  },
};

export const filled = (text: string, about: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(about[name] ?? ''));

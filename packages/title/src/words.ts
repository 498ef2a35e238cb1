// What is said when options are wrong, and what bots give as their reasons; a title's catalogue holds it, as it holds what the kernel
// says.

export const titleEnglish = {
  'why.options malformed': 'These options cannot be read.',
  'why.unknown option': 'There is no option “{option}”. Known: {known}.',
  'why.option needed': '{seats} seats cannot play without the option “{option}”.',
  'why.option value': 'The option “{option}” cannot be “{value}”. Possible: {known}.',
  'advice.best there is': 'It looks like the best there is.',
  'advice.little difference': 'The others come to much the same.',
  'advice.points': 'It brings victory points.',
  'advice.rivals': 'It keeps others from victory points.',
  'advice.objectives': 'It comes nearer to an objective.',
  'advice.planets': 'It brings planets, or keeps those there are.',
  'advice.forces': 'It leaves the stronger forces.',
  'advice.technology': 'It brings technology.',
  'advice.goods': 'It brings the larger income.',
  'advice.cards': 'It brings cards.',
  'advice.actions': 'It leaves more actions for later.',
  'advice.worth': 'By the end I expect {points|# point|# points} from it.',
} as const;

export const titleItalian = {
  'why.options malformed': 'Queste opzioni non si possono leggere.',
  'why.unknown option': 'Non esiste l’opzione «{option}». Opzioni: {known}.',
  'why.option needed': 'In {seats} non si gioca senza l’opzione «{option}».',
  'why.option value': 'L’opzione «{option}» non può valere «{value}». Valori possibili: {known}.',
  'advice.best there is': 'Mi sembra il meglio che ci sia.',
  'advice.little difference': 'Le altre risposte porterebbero più o meno allo stesso punto.',
  'advice.points': 'Porta punti vittoria.',
  'advice.rivals': 'Toglie agli altri dei punti vittoria.',
  'advice.objectives': 'Avvicina a un obiettivo.',
  'advice.planets': 'Porta pianeti, o conserva quelli che ci sono.',
  'advice.forces': 'Lascia le forze più numerose.',
  'advice.technology': 'Porta tecnologia.',
  'advice.goods': 'Porta le entrate maggiori.',
  'advice.cards': 'Porta carte.',
  'advice.actions': 'Lascia più azioni per dopo.',
  'advice.worth': 'Alla fine me ne aspetto {points|# punto|# punti}.',
} as const satisfies Record<keyof typeof titleEnglish, string>;

// What is said when options are wrong; a title's catalogue holds it, as it holds what the kernel says.

export const titleEnglish = {
  'why.options malformed': 'These options cannot be read.',
  'why.unknown option': 'There is no option “{option}”. Known: {known}.',
  'why.option needed': '{seats} seats cannot play without the option “{option}”.',
  'why.option value': 'The option “{option}” cannot be “{value}”. Possible: {known}.',
} as const;

export const titleItalian = {
  'why.options malformed': 'Queste opzioni non si possono leggere.',
  'why.unknown option': 'Non esiste l’opzione «{option}». Opzioni: {known}.',
  'why.option needed': 'In {seats} non si gioca senza l’opzione «{option}».',
  'why.option value': 'L’opzione «{option}» non può valere «{value}». Valori possibili: {known}.',
} as const satisfies Record<keyof typeof titleEnglish, string>;

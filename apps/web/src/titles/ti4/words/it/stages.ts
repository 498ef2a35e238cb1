// Combats and agendas before the galaxy.
import type { Translation } from '@custodian/words';
import type { stages as english } from '../en/stages.ts';

export const stages = {
  'battle.space': 'Battaglia spaziale',
  'battle.ground': 'Combattimento a terra',
  'battle.space round': 'Battaglia spaziale, round {round}',
  'battle.ground round': 'Combattimento a terra, round {round}',
  'agenda.votes': '{votes} {outcome}',
  'agenda.predicts': 'predice, non vota',
  'agenda.cannot vote': 'non può votare',
  'agenda.abstained': 'astensione',
  'agenda.up to': 'fino a {votes}',
  'agenda.not yet cast': 'non ancora espressi',
  'agenda.tie': 'In parità decide il Portavoce: {name}',
  'agenda.draft': 'Con il tuo piano, {votes|# voto in più|# voti in più}.',
  'agenda.still to vote': 'Devono ancora votare:',
  'agenda.leads': '{outcome}: in testa per {votes|# voto|# voti}.',
  'agenda.even': 'Nessun esito è in testa.',
  'agenda.could turn': 'Può ribaltare da solo: {names}.',
  'tree.no need': 'nessun prerequisito',
  'tree.needs of color': '{count|# del suo colore|# del suo colore}',
  'tree.short': 'Mancano: {colors}.',
  'strategy.initiative': 'Iniziativa',
  'tree.upgrades': 'Unità',
} as const satisfies Translation<typeof english>;

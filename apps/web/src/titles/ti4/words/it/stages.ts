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
  'tree.upgrades': 'Unità',
} as const satisfies Translation<typeof english>;

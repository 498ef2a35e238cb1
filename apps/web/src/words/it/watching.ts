// Chi guarda: che cosa vede e quando, con gli occhi di chi, e la partita finita aperta a tutti.

import type { Translation } from '@custodian/words';
import type { watching as english } from '../en/watching.ts';

export const watching = {
  'watching.title': 'Spettatori',
  'watching.at once': 'Subito',
  'watching.later': 'Più tardi',
  'watching.nobody': 'Nessuno',
  'watching.delay': 'Con un ritardo di',
  'watching.text.at once': 'Chi ha il link per guardare vede quello che vedono tutti al tavolo.',
  'watching.text.later':
    'Chi ha il link per guardare vede tutto con un ritardo di {time}: la partita, la cronaca e quello che si dice.',
  'watching.text.nobody': 'Vede questo tavolo solo chi ha un posto.',
  'watching.you later': 'Vedi questo tavolo con un ritardo di {time}. Quello che dici si legge subito.',
  'watching.my eyes': 'Gli spettatori vedono con i miei occhi',
  'watching.my eyes.text':
    'Vedono le tue carte e tutto quello che sai tu, con lo stesso ritardo di tutto il resto. Puoi ripensarci in ogni momento; tutti al tavolo vengono avvisati.',
  'watching.eyes': 'Guarda con gli occhi di',
  'watching.everybody': 'tutti',
  'watching.eyes of': 'Guardi con gli occhi di {name}',
  'replay.public': 'Partita aperta a tutti',
  'replay.public.text':
    'Chi ha questo link rivede tutta la partita con gli occhi di qualsiasi posto, senza registrarsi.',
  'replay.public.make': 'Crea un link pubblico',
  'replay.public.withdraw': 'Ritira il link',
  'replay.gone': 'Questo link alla partita è stato ritirato.',
  'table.notice.eyes opened': '{name} lascia che gli spettatori guardino con gli occhi del posto {letter}.',
  'table.notice.eyes closed': '{name} non lascia più guardare con gli occhi del posto {letter}.',
  'problem.no spectators': 'Questo tavolo non si può guardare.',
} as const satisfies Translation<typeof english>;
